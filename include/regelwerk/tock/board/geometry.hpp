#pragma once
#include <cstddef>
#include <optional>

#include <regelwerk/core/board/geometry.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/text/words.hpp>

namespace regelwerk::tock {

/// TK-1 to TK-4. A place of the board. Ring fields belong to no seat and have seat 0.
struct BoardPlace {
  Place place = Place::ring(0);  ///< a ring field, a lane field or an area
  Seat seat;                     ///< owner of the lane or area; 0 on the ring

  friend constexpr bool operator==(const BoardPlace&, const BoardPlace&) = default;
};

/// The place on which a marble of this colour stands.
[[nodiscard]] constexpr BoardPlace board_place(Seat colour, Place place) noexcept {
  return {place, place.is_ring() ? Seat{} : colour};
}

/// The seat that a place belongs to; empty for ring fields.
[[nodiscard]] constexpr std::optional<Seat> owner_of(const BoardPlace& at) noexcept {
  return at.place.is_ring() ? std::nullopt : std::make_optional(at.seat);
}

/// Room for six sections, six lanes and areas, and as many steps between them.
using BoardGeometry = Geometry<BoardPlace, max_seats*(max_fields_per_section + lane_length + 1),
                               max_seats*(max_fields_per_section + lane_length + 1)>;

namespace detail {

inline constexpr Point ring_centre = point(board_side / 2, board_side / 2);
inline constexpr int ring_radius = 3'450;
inline constexpr int area_radius = 4'420;
inline constexpr int area_side = 900;
inline constexpr int lane_step = 530;
inline constexpr int widest_field = 460;

/// The ring runs clockwise; the start field of seat 0 is at the bottom, nearest the onlooker.
[[nodiscard]] constexpr Point at_field(const Layout& layout, int field, int radius) noexcept {
  const int turned = 2 * (field - layout.start[0]) + layout.ring;
  return on_circle(ring_centre, radius, turned, 2 * layout.ring);
}

}  // namespace detail

/// A circle of fields; home lanes point inward from their entrances, start areas lie outside their start fields. Order:
/// the ring from field 0 on, then seat by seat the lane from the outside and the area.
[[nodiscard]] constexpr BoardGeometry make_geometry(const Layout& layout) noexcept {
  BoardGeometry board;
  for (int field = 0; field < layout.ring; ++field) {
    board.add({Place::ring(field), {}}, detail::at_field(layout, field, detail::ring_radius));
  }
  board.fit(0, detail::widest_field);
  for (int i = 0; i < layout.seats; ++i) {
    const int entrance = entrance_of(layout, Seat{i});
    for (int field = 0; field < lane_length; ++field) {
      const int radius = detail::ring_radius - (field + 1) * detail::lane_step;
      board.add({Place::lane(field), Seat{i}}, detail::at_field(layout, entrance, radius));
    }
  }
  board.fit(static_cast<std::size_t>(layout.ring), detail::widest_field);
  for (int i = 0; i < layout.seats; ++i) {
    const Point at = detail::at_field(layout, start_of(layout, Seat{i}), detail::area_radius);
    board.add({Place::area(), Seat{i}}, square_at(at, detail::area_side), Outline::circle);
  }
  const auto index = [](int number) { return static_cast<std::size_t>(number); };
  for (int field = 0; field < layout.ring; ++field) board.connect(index(field), index((field + 1) % layout.ring));
  for (int i = 0; i < layout.seats; ++i) {
    const int lane = layout.ring + i * lane_length;
    board.connect(index(entrance_of(layout, Seat{i})), index(lane));
    for (int field = 1; field < lane_length; ++field) board.connect(index(lane + field - 1), index(lane + field));
    board.connect(index(layout.ring + layout.seats * lane_length + i), index(start_of(layout, Seat{i})));
  }
  return board;
}

/// A game of Tock has one board.
[[nodiscard]] constexpr int boards(const auto& /*game*/) noexcept { return 1; }
/// Where the places of the board lie. Precondition: board is 0.
[[nodiscard]] constexpr BoardGeometry geometry(const auto& game, int /*board*/ = 0) noexcept {
  return make_geometry(game.layout());
}

/// A place as move and state texts write it: `17`, `h2`, `-`. Lanes and areas of all seats look alike.
[[nodiscard]] constexpr Text<4> word_of(const auto& /*game*/, BoardPlace at, int /*board*/ = 0) noexcept {
  Text<4> word;
  detail::write_place(word, at.place);
  return word;
}

}  // namespace regelwerk::tock
