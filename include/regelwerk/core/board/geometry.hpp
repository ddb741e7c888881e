#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/core/board/circle.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/contract.hpp>

namespace regelwerk::inline shared {

/// The side of the square board, in units. All positions are whole units, so they are the same on every platform;
/// convert to float only as the last step.
inline constexpr int board_side = 10'000;

/// A position on the board, in units.
struct Point {
  std::int16_t x = 0;  ///< units to the right of the left side
  std::int16_t y = 0;  ///< units below the upper side

  friend constexpr bool operator==(Point, Point) = default;
};

/// Precondition: both numbers fit 16 bits.
[[nodiscard]] constexpr Point point(int x, int y) noexcept {
  return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
}
/// The point on a circle at part / whole of a turn clockwise from its top.
[[nodiscard]] constexpr Point on_circle(Point centre, int radius, int part, int whole) noexcept {
  return point(centre.x + sine(radius, part, whole), centre.y - cosine(radius, part, whole));
}

/// The distance between two points in units, rounded down.
[[nodiscard]] constexpr int distance(Point a, Point b) noexcept {
  const std::int64_t x = a.x - b.x;
  const std::int64_t y = a.y - b.y;
  return whole_root(x * x + y * y);
}

/// A rectangle on the board, with sides parallel to those of the board.
struct Rectangle {
  Point corner;             ///< the upper left one
  std::int16_t width = 0;   ///< units, not negative
  std::int16_t height = 0;  ///< units, not negative

  [[nodiscard]] constexpr int right() const noexcept { return corner.x + width; }    ///< the x of the right side
  [[nodiscard]] constexpr int bottom() const noexcept { return corner.y + height; }  ///< the y of the lower side
  /// The centre, rounded towards the upper left corner.
  [[nodiscard]] constexpr Point centre() const noexcept { return point(corner.x + width / 2, corner.y + height / 2); }

  /// The distance from the rectangle to a point outside it, in units, rounded down; 0 for a point inside.
  [[nodiscard]] constexpr int distance_to(Point at) const noexcept {
    const auto nearest = [](int value, int low, int high) { return value < low ? low : value > high ? high : value; };
    return distance(at, point(nearest(at.x, corner.x, right()), nearest(at.y, corner.y, bottom())));
  }
  /// True if the rectangles share more than part of a side.
  [[nodiscard]] constexpr bool overlaps(const Rectangle& other) const noexcept {
    return corner.x < other.right() && other.corner.x < right() && corner.y < other.bottom() &&
           other.corner.y < bottom();
  }
  /// True if the other rectangle lies within this one; they may share sides.
  [[nodiscard]] constexpr bool holds(const Rectangle& other) const noexcept {
    return corner.x <= other.corner.x && other.right() <= right() && corner.y <= other.corner.y &&
           other.bottom() <= bottom();
  }

  friend constexpr bool operator==(const Rectangle&, const Rectangle&) = default;
};

/// Precondition: all numbers fit 16 bits.
[[nodiscard]] constexpr Rectangle rectangle(int left, int top, int width, int height) noexcept {
  return {point(left, top), static_cast<std::int16_t>(width), static_cast<std::int16_t>(height)};
}
/// A square around its centre. Precondition: all numbers fit 16 bits.
[[nodiscard]] constexpr Rectangle square_at(Point centre, int side) noexcept {
  return rectangle(centre.x - side / 2, centre.y - side / 2, side, side);
}
/// The whole board.
inline constexpr Rectangle whole_board = rectangle(0, 0, board_side, board_side);

/// The shape of a place: its whole box, or the circle in its box, which must then be a square.
enum class Outline : std::uint8_t { circle, square };

/// A place of a board with its box and the point that stands for it. Two places overlap only if one contains the other.
template <class Place>
struct Located {
  Place place{};                      ///< the game's own value for the place
  Point at;                           ///< the middle of the box; for a place that contains others, a point above them
  Rectangle box;                      ///< the area of the place, see `outline`
  std::int16_t inside = -1;           ///< the index of the smallest place that contains it, or -1
  Outline outline = Outline::circle;  ///< the shape of the place within its box

  friend constexpr bool operator==(const Located&, const Located&) = default;
};

/// True if two places share more than points of their outlines.
template <class Place>
[[nodiscard]] constexpr bool overlap(const Located<Place>& a, const Located<Place>& b) noexcept {
  if (a.outline == Outline::square && b.outline == Outline::square) return a.box.overlaps(b.box);
  const Located<Place>& round = a.outline == Outline::circle ? a : b;
  const Located<Place>& other = a.outline == Outline::circle ? b : a;
  if (other.outline == Outline::square) return 2 * other.box.distance_to(round.box.centre()) < round.box.width;
  return 2 * distance(round.box.centre(), other.box.centre()) < round.box.width + other.box.width;
}

/// One place leads to another.
struct Way {
  std::int16_t from = 0;  ///< index of the first place
  std::int16_t to = 0;    ///< index of the second place
  /// True if no other place lies on the straight line between the two. If false, a drawn arrow may cross other places.
  bool is_step = true;

  friend constexpr bool operator==(const Way&, const Way&) = default;
};

/// Where the places of one board lie, and which place leads to which. A value without pointers; a place is named by its
/// index here or by the game's own value for it. Each game documents the order of its places.
template <class PlaceType, std::size_t MostPlaces, std::size_t MostWays>
class Geometry {
 public:
  using Place = PlaceType;  ///< the game's own value for a place

  static constexpr std::size_t most_places = MostPlaces;  ///< capacity; size() is the number of places in use

  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr const Located<Place>* begin() const noexcept { return places_.data(); }
  [[nodiscard]] constexpr const Located<Place>* end() const noexcept { return places_.data() + size_; }
  /// Precondition: index < size().
  [[nodiscard]] constexpr const Located<Place>& operator[](std::size_t index) const noexcept {
    expects([&] { return index < size_; }, "the board has such a place");
    return places_[index];
  }
  /// The ways between places, as pairs of indexes.
  [[nodiscard]] constexpr const FixedList<Way, MostWays>& ways() const noexcept { return ways_; }

  /// The index of a place; empty if the board has no such place.
  [[nodiscard]] constexpr std::optional<std::size_t> find(const Place& place) const noexcept {
    for (std::size_t i = 0; i < size_; ++i) {
      if (places_[i].place == place) return i;
    }
    return std::nullopt;
  }
  /// Where a place lies. Precondition: the board has it.
  [[nodiscard]] constexpr const Located<Place>& operator[](const Place& place) const noexcept {
    const auto index = find(place);
    expects([&] { return index.has_value(); }, "the board has such a place");
    return places_[*index];
  }

  /// Adds a place and returns its index; for code that lays out a board. Precondition: size() < most_places.
  constexpr std::size_t add(const Place& place, Rectangle box, Outline outline, int inside = -1) noexcept {
    return add(place, box.centre(), box, outline, inside);
  }
  /// Adds a place that contains others, with the point that stands for it.
  constexpr std::size_t add(const Place& place, Point at, Rectangle box, Outline outline, int inside = -1) noexcept {
    expects([&] { return size_ < MostPlaces; }, "the board has room for one more place");
    places_[size_] = {place, at, box, static_cast<std::int16_t>(inside), outline};
    return size_++;
  }
  /// Adds a place without a size; call fit() later to give it one.
  constexpr std::size_t add(const Place& place, Point at) noexcept { return add(place, at, square_at(at, 0), {}); }
  /// Adds a way. Precondition: there is room for one more way.
  constexpr void connect(std::size_t from, std::size_t to, bool is_step = true) noexcept {
    ways_.push_back({static_cast<std::int16_t>(from), static_cast<std::int16_t>(to), is_step});
  }

  /// Turns the places from index `first` on into circles of one diameter: `widest`, or less if they would leave the
  /// board or overlap one another or earlier places.
  constexpr void fit(std::size_t first, int widest) noexcept {
    int side = widest;
    for (std::size_t i = first; i < size_; ++i) {
      const Point at = places_[i].at;
      side = lesser(side, 2 * int{at.x}, 2 * int{at.y}, 2 * (board_side - at.x), 2 * (board_side - at.y));
      for (std::size_t before = 0; before < i; ++before) side = lesser(side, side_beside(i, before, first));
    }
    // The side is even, so the middle is a whole point.
    side -= side % 2;
    for (std::size_t i = first; i < size_; ++i) places_[i].box = square_at(places_[i].at, side);
  }

 private:
  /// The largest diameter of the circle at an index beside an earlier place. From `first` on, the earlier place has the
  /// same diameter; before `first` it has its own size.
  [[nodiscard]] constexpr int side_beside(std::size_t index, std::size_t before, std::size_t first) const noexcept {
    const Located<Place>& other = places_[before];
    const Point at = places_[index].at;
    if (before >= first) return distance(other.at, at);
    if (other.outline == Outline::square) return 2 * other.box.distance_to(at);
    return greater(0, 2 * distance(other.at, at) - other.box.width);
  }

  std::array<Located<Place>, MostPlaces> places_{};
  FixedList<Way, MostWays> ways_;
  std::size_t size_ = 0;
};

/// The point that stands for a place of a game's board. Precondition: the board has the place.
[[nodiscard]] constexpr Point point_of(const auto& game, const auto& place, int board = 0) noexcept
  requires requires { geometry(game, board).find(place); }
{
  return geometry(game, board)[place].at;
}

}  // namespace regelwerk::inline shared
