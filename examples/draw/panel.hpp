#pragma once
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/core/seat.hpp>

#include "../play/terminal.hpp"
#include "svg.hpp"

namespace draw {

/// A card that lies open, or so many backs of one kind.
struct Card {
  std::string text{};  ///< of a back what it shows, often nothing
  bool back = false;
  std::string_view fill = "#fff";
  std::string title;  ///< what it is, for those who cannot see it
};

/// What stands beside a board, from above to below: what everybody has, and whose turn it is.
class Panel {
 public:
  static constexpr int width = 4'700;
  static constexpr int row = 300;

  Panel(Svg& svg, const play::Ink& ink, Spot corner, int bottom)
      : svg_(svg), ink_(ink), corner_(corner), bottom_(bottom), y_(corner.y) {}

  void heading(std::string_view text);
  /// A line for a seat: its piece, some words, and whether it is to act.
  void seat(regelwerk::Seat seat, std::string_view words, bool to_act);
  /// The same for one who has no seat.
  void nobody(regelwerk::Seat seat, std::string_view letter, std::string_view words);
  /// Words, in several lines where they are many.
  void text(std::string_view words, bool dim = false);
  /// Cards side by side, in several rows where they are many. Nothing for none.
  void cards(const std::vector<Card>& cards);
  /// Things of one size side by side, in several rows where they are many: each is drawn by draw(corner, thing).
  template <class Things, class Draw>
  void lay(const Things& things, int thing_width, int thing_height, const Draw& draw) {
    constexpr int apart = 60;
    int x = 0;
    bool any = false;
    for (const auto& thing : things) {
      if (x + thing_width > width) {
        x = 0;
        y_ += thing_height + apart;
      }
      draw(Spot{corner_.x + x, y_}, thing);
      x += thing_width + apart;
      any = true;
    }
    if (any) y_ += thing_height + apart;
  }
  void gap(int height) { y_ += height; }

  /// How much room is left.
  [[nodiscard]] int left() const { return bottom_ - y_; }

 private:
  [[nodiscard]] Spot at(int x, int height) const { return {corner_.x + x, y_ + height / 2}; }

  Svg& svg_;
  const play::Ink& ink_;
  Spot corner_;
  int bottom_;
  int y_;
};

/// One card on the canvas.
void card(Svg& svg, const Frame& frame, const Card& card);

/// So many backs of one kind, as cards.
[[nodiscard]] std::vector<Card> backs(int count, std::string_view title, std::string_view text = {});

}  // namespace draw
