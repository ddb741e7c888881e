#pragma once
#include <array>
#include <cstddef>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// CM-6. The number of fields on the rings of a board.
[[nodiscard]] constexpr int ring_fields_of(const Layout& layout) noexcept {
  int sum = 0;
  for (const int size : layout.ring_size) sum += size;
  return sum;
}
/// The number of fields where a figure can stand: ring fields, passages, its own straight, the centre, its own start
/// field.
[[nodiscard]] constexpr int spaces_of(const Layout& layout) noexcept {
  return ring_fields_of(layout) + passages + straight_length + 2;
}

/// CM-7. The board as one seat sees it. Seats are counted from this seat on; ring 1 begins at its entry, each inner
/// ring at the field straight inward from there, the last one at its junction; the passages of a gap are counted
/// clockwise from there.
class SeatPerspective {
 public:
  /// Precondition: a seat of this game.
  constexpr SeatPerspective(const Layout& layout, Seat viewer) noexcept : layout_(layout), viewer_(viewer) {
    Space begin = entry_of(layout, viewer);
    for (std::size_t ring = 0; ring + 1 < begins_.size(); ++ring) {
      begins_[ring] = begin.index();
      begin = layout.lift[begin];
    }
    begins_.back() = junction_of(layout, viewer).index();
  }

  [[nodiscard]] constexpr int seats() const noexcept { return layout_.seats; }
  /// The number of a seat when seats are counted from the viewer on, and the seat with a number.
  [[nodiscard]] constexpr int steps_to(Seat seat) const noexcept { return seats_after(viewer_, seat, seats()); }
  [[nodiscard]] constexpr Seat seat_at(int steps) const noexcept { return seat_after(viewer_, steps, seats()); }

  /// CM-7. The number of quarters of the board from the viewer clockwise to the seat.
  [[nodiscard]] constexpr int quarters_to(Seat seat) const noexcept {
    const auto place = [&](Seat at) { return int{layout_.place[static_cast<std::size_t>(at.index())]}; };
    return (place(seat) - place(viewer_) + places) % places;
  }

  /// The number of a ring field, ring by ring, each from its first field in the viewer's perspective.
  [[nodiscard]] constexpr int ring_field(Space field) const noexcept {
    int before = 0;
    for (int ring = 1; ring < field.ring(); ++ring) before += size_of(ring);
    return before + steps_along(field);
  }
  /// The number of a passage.
  [[nodiscard]] constexpr int passage(int number) const noexcept {
    const Space outer = layout_.outer[static_cast<std::size_t>(number)];
    int before = 0;
    for (const Space other : layout_.outer) {
      const bool nearer = other.ring() == outer.ring() && steps_along(other) < steps_along(outer);
      before += nearer || other.ring() < outer.ring() ? 1 : 0;
    }
    return before;
  }
  /// The number of any space, in the order of spaces_of.
  [[nodiscard]] constexpr int space(Space at) const noexcept {
    const int behind_rings = ring_fields_of(layout_);
    if (at.is_ring()) return ring_field(at);
    if (at.is_passage()) return behind_rings + passage(at.number());
    if (at.is_straight()) return behind_rings + passages + at.number() - 1;
    return behind_rings + passages + straight_length + (at.is_centre() ? 0 : 1);
  }

 private:
  [[nodiscard]] constexpr int size_of(int ring) const noexcept {
    return layout_.ring_size[static_cast<std::size_t>(ring - 1)];
  }
  [[nodiscard]] constexpr int steps_along(Space field) const noexcept {
    const int steps = field.index() - begins_[static_cast<std::size_t>(field.ring() - 1)];
    return steps < 0 ? steps + size_of(field.ring()) : steps;
  }

  const Layout& layout_;
  Seat viewer_;
  std::array<int, rings> begins_{};
};

}  // namespace regelwerk::clockman
