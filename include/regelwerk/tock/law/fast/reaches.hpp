#pragma once
// Equal to Reach in law/walk.hpp, for all marbles of a colour at once; tests/tock/law/reaches.cpp asks both.
#include <array>
#include <bit>
#include <cstddef>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/law/fast/marble_table.hpp>
#include <regelwerk/tock/law/fast/walks.hpp>
#include <regelwerk/tock/law/walk.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// TK-21. Indexed by the set of occupied lane fields: how far the marbles there can move, the outermost one first.
inline constexpr std::array<MarbleTable, 1U << lane_length> lane_walks = [] {
  std::array<MarbleTable, 1U << lane_length> all{};
  all.fill({});  // Written out, since g++ 12 cannot read array elements of a constexpr object that have their default
                 // values.
  for (unsigned occupied = 0; occupied < all.size(); ++occupied) {
    int marble = 0;
    for (unsigned rest = occupied; rest != 0; rest &= rest - 1) {
      const int at = std::countr_zero(rest);
      const int next = std::countr_zero((rest & (rest - 1)) | 1U << lane_length);
      all[occupied] |= MarbleTable::rows_of(0, next - at - 1, marble++);
    }
  }
  return all;
}();

/// How far all marbles of one colour can move: the answers of Reach for every number of steps that a card can have.
class Reaches {
 public:
  static constexpr int longest = MarbleTable::rows;

  constexpr Reaches(const Layout& layout, SeatSet walls, Seat colour, const Marbles& marbles) noexcept {
    const int on_ring = marbles.on_ring();
    const unsigned occupied = marbles.lane_fields();
    walks_.lane = lane_walks[occupied].behind(on_ring);
    const int lane_free = std::countr_zero(occupied | 1U << lane_length);
    // TK-20, TK-22. Few marbles are close enough to their entrance to enter the lane with one card.
    for (int i = 0; i < on_ring; ++i) {
      const int entrance = distance(layout.ring, marbles[i].ring_field(), entrance_of(layout, colour));
      if (entrance < longest) walks_.lane |= MarbleTable::rows_of(entrance, lane_free, i);
    }
    // Without walls every ring marble moves the full count; each wall removes the walks that cross it.
    back_ = (1U << on_ring) - 1;
    walks_.ring = MarbleTable::each(back_);
    for (unsigned bits = walls.bits(); bits != 0; bits &= bits - 1) {
      const int wall = layout.start[static_cast<std::size_t>(std::countr_zero(bits))];
      for (int i = 0; i < on_ring; ++i) {
        stop(layout.ring, distance(layout.ring, marbles[i].ring_field(), wall), i);
      }
    }
  }

  /// TK-20, TK-21. Row n holds the walks of n + 1 steps.
  [[nodiscard]] constexpr Walks walks() const noexcept { return walks_; }
  [[nodiscard]] constexpr MarbleBits along_ring(int steps) const noexcept { return walks_.ring.row(steps - 1); }
  [[nodiscard]] constexpr MarbleBits into_lane(int steps) const noexcept { return walks_.lane.row(steps - 1); }
  /// TK-25. The marbles that a 4 can move.
  [[nodiscard]] constexpr MarbleBits back() const noexcept { return back_; }

 private:
  /// TK-16, TK-19, TK-39. Applies a wall `ahead` fields in front of a marble. A wall does not bar the marble that
  /// stands on it.
  constexpr void stop(int ring, int ahead, int marble) noexcept {
    if (ahead == 0) return;
    if (ahead <= longest) {
      walks_.ring &= ~MarbleTable::rows_of(ahead - 1, longest + 1 - ahead, marble);
      const bool enters_before = (walks_.lane & MarbleTable::rows_of(0, ahead, marble)) != MarbleTable{};
      if (!enters_before) walks_.lane &= ~MarbleTable::each(1U << marble);
    }
    if (ring - ahead <= backward_steps) back_ &= ~(1U << marble);
  }

  Walks walks_;  ///< row n holds the walks of n + 1 steps
  MarbleBits back_ = 0;
};

/// The colours whose start fields bar marbles of this colour: those with a protected marble on their start field
/// (TK-16, TK-19), and the colour itself if starts are closed (TK-39).
[[nodiscard]] constexpr SeatSet walls_against(OwnStart own_start, SeatSet guarded, Seat colour) noexcept {
  if (own_start == OwnStart::closed) guarded.insert(colour);
  return guarded;
}

}  // namespace regelwerk::tock
