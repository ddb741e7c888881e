#pragma once
// Equal to Reach in law/walk.hpp, as two tables to be counted; tests/tock/law/reaches.cpp asks both.
#include <bit>
#include <cstdint>

#include <regelwerk/core/container/multiset.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/tock/law/fast/marble_table.hpp>
#include <regelwerk/tock/move.hpp>

namespace regelwerk::tock {

/// One walk of one marble; the row is a rank or a number of steps, see MarbleTable.
struct Walk {
  int row = 0;
  int marble = 0;
  bool in_lane = false;  ///< it ends in the lane
};

/// The walks of all marbles of a colour. They are ordered like the codes of moves: by row, then by marble, then ring
/// before lane.
struct Walks {
  MarbleTable ring;  ///< walks that end on the ring
  MarbleTable lane;  ///< walks that end in the lane

  [[nodiscard]] constexpr int count() const noexcept {
    // Few walks end in a lane.
    const std::uint64_t counts = ring.counts() + (lane == MarbleTable{} ? 0 : lane.counts());
    return Multiset<Rank, ranks, 4>::from_word(counts).size();
  }

  /// The walk at this index. Precondition: 0 <= index < count().
  [[nodiscard]] constexpr Walk nth(int index) const noexcept {
    if (lane == MarbleTable{}) return nth_on_ring(index);
    std::uint64_t rest = (ring | lane).word();
    while (rest != 0) {
      const int at = std::countr_zero(rest);
      if (ring.has(at) && index-- == 0) return walk_at(at, false);
      if (lane.has(at) && index-- == 0) return walk_at(at, true);
      rest &= rest - 1;
    }
    return {};
  }

  constexpr bool for_each(auto&& visitor) const noexcept {
    for (std::uint64_t rest = (ring | lane).word(); rest != 0; rest &= rest - 1) {
      const int at = std::countr_zero(rest);
      if (ring.has(at) && !visit(visitor, walk_at(at, false))) return false;
      if (lane.has(at) && !visit(visitor, walk_at(at, true))) return false;
    }
    return true;
  }

  constexpr void remove(Walk walk) noexcept {
    (walk.in_lane ? lane : ring) &= ~MarbleTable::row_of(walk.row, 1U << walk.marble);
  }
  constexpr Walks& operator|=(Walks other) noexcept {
    ring |= other.ring;
    lane |= other.lane;
    return *this;
  }
  constexpr Walks& operator&=(MarbleTable mask) noexcept {
    ring &= mask;
    lane &= mask;
    return *this;
  }

 private:
  /// The common case: no walk ends in the lane.
  [[nodiscard]] constexpr Walk nth_on_ring(int index) const noexcept {
    std::uint64_t rest = ring.word();
    for (; index > 0; --index) rest &= rest - 1;
    // The bit beyond all rows saves a test for a zero word.
    return walk_at(std::countr_zero(rest | std::uint64_t{1} << 63U), false);
  }
  [[nodiscard]] static constexpr Walk walk_at(int at, bool in_lane) noexcept {
    return {at / marbles_per_seat, at % marbles_per_seat, in_lane};
  }
};

}  // namespace regelwerk::tock
