#pragma once
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/core/board/geometry.hpp>
#include <regelwerk/core/seat.hpp>

#include "art/paper.hpp"

namespace draw {

/// Where a picture lies on its canvas, in the units of a board; there is more room than a board takes.
struct Spot {
  int x = 0;
  int y = 0;

  friend constexpr Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
};

[[nodiscard]] constexpr Spot spot(regelwerk::Point at) { return {at.x, at.y}; }

/// The point so far on the way between two.
[[nodiscard]] constexpr Spot between(Spot from, Spot to, int part, int whole) {
  return {from.x + (to.x - from.x) * part / whole, from.y + (to.y - from.y) * part / whole};
}

/// A rectangle of the canvas.
struct Frame {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  [[nodiscard]] constexpr Spot centre() const { return {x + width / 2, y + height / 2}; }
  /// What is left inside of a rim.
  [[nodiscard]] constexpr Frame within(int rim) const { return {x + rim, y + rim, width - 2 * rim, height - 2 * rim}; }
};

[[nodiscard]] constexpr Frame frame(const regelwerk::Rectangle& box) {
  return {box.corner.x, box.corner.y, box.width, box.height};
}
[[nodiscard]] constexpr Frame square(Spot centre, int side) {
  return {centre.x - side / 2, centre.y - side / 2, side, side};
}

struct Line {
  Spot from;
  Spot to;
};

/// How something is painted; a colour is what SVG calls one, empty for none.
struct Paint {
  std::string_view fill{};
  std::string_view stroke{};
  int width = 16;  ///< of the stroke
  bool dashed = false;
  int corner = 0;     ///< the radius of a frame's corners
  int opacity = 100;  ///< in hundredths
};

/// What a drawing calls a part of it, and the attributes that it gets here.
struct Role {
  std::string_view name;
  std::string attributes;
};

enum class Anchor : std::uint8_t { start, middle, end };

struct Lettering {
  int size = 200;
  Anchor anchor = Anchor::middle;
  bool bold = false;
  std::string_view colour = art::ink;
};

/// Writes an SVG: shapes and texts with their descriptions, no script and no font from elsewhere. What it writes
/// depends on nothing but what it is asked to draw.
class Svg {
 public:
  /// A canvas of this size, with a name and a sentence on what is seen, in a language.
  Svg(int width, int height, std::string_view title, std::string_view description, std::string_view language);

  /// What follows belongs together and is called so, until close(); its corner lies here, and its size is in
  /// thousandths.
  void open(std::string_view title, Spot moved = {}, int size = 1'000);
  /// What follows is lettered in this size, where nothing else is said, until close().
  void open_lettering(int size);
  void close();

  void circle(Spot centre, int radius, const Paint& how, std::string_view title = {});
  void rectangle(const Frame& frame, const Paint& how, std::string_view title = {});
  void line(Spot from, Spot to, const Paint& how);
  void lines(const std::vector<Line>& all, const Paint& how);
  void polygon(std::initializer_list<Spot> corners, const Paint& how, std::string_view title = {});
  void polygon(Spot centre, int radius, int corners, const Paint& how, std::string_view title = {});
  void polygons(const std::vector<std::vector<Spot>>& all, const Paint& how);
  /// Closed curves through points; of several, what lies between them is filled.
  void curves(const std::vector<std::vector<Spot>>& all, const Paint& how);
  /// A drawing of art/ around this point, or as it lies, its size in thousandths; what has no role is painted in the
  /// colour.
  void drawing(std::string_view drawing, Spot at, int size, std::string_view colour, const std::vector<Role>& roles);
  void drawing(std::string_view drawing, const std::vector<Role>& roles);
  /// A text around this point, in the middle of its height.
  void text(Spot at, std::string_view text, const Lettering& lettering);
  /// The same, smaller where it would be wider.
  void text_within(Spot at, int width, std::string_view text, Lettering lettering);
  /// A text halfway between two points that runs from one to the other.
  void text_along(Spot from, Spot to, std::string_view text, const Lettering& lettering);
  /// Two lines from corner to corner: what is crossed out.
  void cross(const Frame& frame, std::string_view colour = "#111");
  /// An arrow between two points that stops short of the second one.
  void arrow(Spot from, Spot to, int short_of, const Paint& how);

  /// How much has been written so far.
  [[nodiscard]] std::size_t written() const { return out_.size(); }
  /// Makes all that was written since then smaller, toward a corner: to `part` of `whole`.
  void shrink_since(std::size_t written, Spot corner, int part, int whole);

  /// The whole file.
  [[nodiscard]] std::string done() const;

 private:
  void path(const std::vector<Spot>& corners);
  void lettering(const Lettering& lettering);
  void attribute(std::string_view name, int value);
  void attribute(std::string_view name, std::string_view value);
  void paint(const Paint& paint);
  void end(std::string_view tag, std::string_view title);

  std::string out_;
  int common_size_ = 0;
};

/// The text with letters that mean something in XML written out.
[[nodiscard]] std::string escaped(std::string_view text);

/// How wide a text is at most at this size, roughly.
[[nodiscard]] int width_of(std::string_view text, int size);

/// A colour for each seat that colour-blind people can tell from the others, one that can be written on it, and a
/// pale one for what belongs to it.
[[nodiscard]] std::string_view colour_of(regelwerk::Seat seat);
[[nodiscard]] std::string_view ink_on(regelwerk::Seat seat);
[[nodiscard]] std::string_view pale(regelwerk::Seat seat);
[[nodiscard]] std::string letter_of(regelwerk::Seat seat);

/// A piece of a seat: its colour, its shape and its letter. The title says what it is.
void piece(Svg& svg, Spot at, int side, regelwerk::Seat seat, std::string_view title);
/// The piece of a seat that nobody has.
void piece_of_nobody(Svg& svg, Spot at, int side, regelwerk::Seat seat, std::string_view letter,
                     std::string_view title);

namespace colour {

inline constexpr std::string_view paper = art::paper;
inline constexpr std::string_view ink = art::ink;
inline constexpr std::string_view dim = art::faint;
inline constexpr std::string_view rim = "#999";
inline constexpr std::string_view way = "#cfcabc";
inline constexpr std::string_view back = "#4a5a78";
inline constexpr std::string_view mark = "#f0e442";

}  // namespace colour

}  // namespace draw
