#pragma once
#include <array>
#include <cstddef>
#include <optional>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/text/words.hpp>
#include <regelwerk/core/board/geometry.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// CM-6, CM-7. A field of the board. Only straights and start fields belong to a seat; other fields have seat 0.
struct BoardPlace {
  Space space;  ///< field of a ring, a passage or a straight, the centre or a start field
  Seat seat;    ///< owner of the straight or start field, else seat 0

  friend constexpr bool operator==(const BoardPlace&, const BoardPlace&) = default;
};

/// The board place on which a seat's figure stands.
[[nodiscard]] constexpr BoardPlace board_place(Seat seat, Space space) noexcept {
  return {space, space.is_straight() || space.is_start() ? seat : Seat{}};
}

/// The seat to which a straight or a start belongs; empty for all other fields.
[[nodiscard]] constexpr std::optional<Seat> owner_of(const BoardPlace& at) noexcept {
  return at.space.is_straight() || at.space.is_start() ? std::make_optional(at.seat) : std::nullopt;
}

namespace detail {

inline constexpr int most_fields = ring_fields + passages + 1 + max_seats * (straight_length + 1);
/// The number of ways: those along the rings, two for each passage, and for each seat one from the start field and
/// those from the junction to the centre.
inline constexpr int most_ways = ring_fields + 2 * passages + max_seats * (straight_length + 2);

}  // namespace detail

/// Room for the fields of the largest edition with four seats, and for the ways between them.
using BoardGeometry =
    Geometry<BoardPlace, static_cast<std::size_t>(detail::most_fields), static_cast<std::size_t>(detail::most_ways)>;

namespace detail {

inline constexpr Point board_centre = point(board_side / 2, board_side / 2);
inline constexpr std::array<int, rings> ring_radii{4'250, 3'420, 2'600, 1'830};
inline constexpr std::array<int, straight_length> straight_radii{1'370, 1'010, 650};
inline constexpr int start_radius = 4'720;
inline constexpr int centre_side = 560;
inline constexpr int widest_field = 450;
inline constexpr int widest_passage = 360;

/// The angle of a ring field, clockwise from the top, as a fraction of a turn. The start field of seat 0 is at the
/// bottom, next to the onlooker.
struct Bearing {
  int part = 0;
  int whole = 1;
};
[[nodiscard]] constexpr Bearing bearing_of(const Layout& layout, Space field) noexcept {
  const auto ring = static_cast<std::size_t>(field.ring() - 1);
  const int size = layout.ring_size[ring];
  const int outermost = layout.ring_size[0];
  // The entry of seat 0 is half a turn from the top.
  return {2 * (field.index() * outermost - layout.entry[0].index() * size) + size * outermost, 2 * size * outermost};
}
[[nodiscard]] constexpr Point at_bearing(Bearing bearing, int radius) noexcept {
  return on_circle(board_centre, radius, bearing.part, bearing.whole);
}
[[nodiscard]] constexpr Point at_field(const Layout& layout, Space field) noexcept {
  return at_bearing(bearing_of(layout, field), ring_radii[static_cast<std::size_t>(field.ring() - 1)]);
}

}  // namespace detail

/// Four rings around the centre, the passages between them, the start fields outside and the straights inside. Order:
/// ring 1 from field 0 on, then rings 2 to 4, the centre, for each seat its start field and g1 to g3, the passages.
[[nodiscard]] constexpr BoardGeometry make_geometry(const Layout& layout) noexcept {
  BoardGeometry board;
  if (layout.seats == 0) return board;
  std::array<std::size_t, rings> begins{};
  for (int ring = 1; ring <= rings; ++ring) {
    const auto at = static_cast<std::size_t>(ring - 1);
    begins[at] = board.size();
    for (int i = 0; i < layout.ring_size[at]; ++i) {
      const Space field = Space::ring(ring, i);
      board.add({field, {}}, detail::at_field(layout, field));
    }
    board.fit(begins[at], detail::widest_field);
    for (int i = 0; i < layout.ring_size[at]; ++i) {
      const auto field = static_cast<std::size_t>(i);
      board.connect(begins[at] + field, begins[at] + (field + 1) % layout.ring_size[at]);
    }
  }
  const auto index_of = [&](Space field) {
    return begins[static_cast<std::size_t>(field.ring() - 1)] + static_cast<std::size_t>(field.index());
  };
  const std::size_t centre =
      board.add({Space::centre(), {}}, square_at(detail::board_centre, detail::centre_side), Outline::circle);
  const std::size_t own = board.size();
  for (int i = 0; i < layout.seats; ++i) {
    const Seat seat{i};
    const detail::Bearing junction = detail::bearing_of(layout, junction_of(layout, seat));
    const std::size_t start = board.size();
    board.add({Space::start(), seat},
              detail::at_bearing(detail::bearing_of(layout, entry_of(layout, seat)), detail::start_radius));
    board.connect(start, index_of(entry_of(layout, seat)));
    for (int number = 1; number <= straight_length; ++number) {
      const int radius = detail::straight_radii[static_cast<std::size_t>(number - 1)];
      const std::size_t field = board.add({Space::straight(number), seat}, detail::at_bearing(junction, radius));
      board.connect(number == 1 ? index_of(junction_of(layout, seat)) : field - 1, field);
    }
    board.connect(board.size() - 1, centre);
  }
  board.fit(own, detail::widest_field);
  const std::size_t first_passage = board.size();
  for (int number = 0; number < passages; ++number) {
    const auto at = static_cast<std::size_t>(number);
    const Point outer = detail::at_field(layout, layout.outer[at]);
    const Point inner = detail::at_field(layout, layout.inner[at]);
    const std::size_t passage =
        board.add({Space::passage(number), {}}, point((outer.x + inner.x) / 2, (outer.y + inner.y) / 2));
    board.connect(index_of(layout.outer[at]), passage);
    board.connect(passage, index_of(layout.inner[at]));
  }
  board.fit(first_passage, detail::widest_passage);
  return board;
}

/// A game of Clockman has one board.
[[nodiscard]] constexpr int boards(const auto& /*game*/) noexcept { return 1; }
/// Where the fields of the board lie. Precondition: board is 0.
[[nodiscard]] constexpr BoardGeometry geometry(const auto& game, int /*board*/ = 0) noexcept {
  return make_geometry(game.layout());
}

/// A field as moves and states write it: `1.17`, `p3`, `g2`, `c`, `s`. Straights and start fields of all seats have the
/// same text.
[[nodiscard]] constexpr Text<6> word_of(const auto& /*game*/, const BoardPlace& at, int /*board*/ = 0) noexcept {
  Text<6> word;
  detail::write_field(word, at.space);
  return word;
}

}  // namespace regelwerk::clockman
