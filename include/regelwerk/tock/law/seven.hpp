#pragma once
#include <bit>

#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/law/fast/reaches.hpp>
#include <regelwerk/tock/law/fast/walks.hpp>
#include <regelwerk/tock/law/walk.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// What the steps of a 7 depend on: foreign marbles matter only where they are protected, and those stay so.
struct SevenBoard {
  Seat colour;
  Marbles marbles;
  SeatSet guarded;

  /// TK-17, TK-29. One single step; an own marble that is stepped on goes to the area.
  constexpr void step(const Layout& layout, Walk walk) noexcept {
    const Place from = marbles[walk.marble];
    const Place to = end_of_walk(layout, colour, from, 1, walk.in_lane);
    if (to.is_ring() && marbles.stands_on(to)) marbles.move(to, Place::area());
    if (from == Place::ring(start_of(layout, colour))) guarded.erase(colour);
    marbles.move(from, to);
  }
};

/// The marbles that make a single step.
struct SingleSteps {
  MarbleBits ring = 0;  ///< along the ring
  MarbleBits lane = 0;  ///< into or inside the lane

  /// TK-26. All that can be made as such.
  [[nodiscard]] static constexpr SingleSteps all(const Reaches& reaches) noexcept {
    return {reaches.along_ring(1), reaches.into_lane(1)};
  }
  [[nodiscard]] constexpr int count() const noexcept { return count_of(ring) + count_of(lane); }
  /// In the row of the 7.
  [[nodiscard]] constexpr Walks walks() const noexcept {
    constexpr int seven = static_cast<int>(Rank::seven);
    return {MarbleTable::row_of(seven, ring), MarbleTable::row_of(seven, lane)};
  }
};

/// TK-27. True if `rest` single steps can be made after this one. A marble with a free run that long decides at once;
/// only in front of walls is there anything to search, and there the steps that can be made at all are few.
constexpr bool leaves_rest_possible(const Layout& layout, OwnStart own_start, SevenBoard board, Walk walk,
                                    int rest) noexcept {
  if (rest == 0) return true;
  board.step(layout, walk);
  const Reaches reaches{layout, walls_against(own_start, board.guarded, board.colour), board.colour, board.marbles};
  if (reaches.along_ring(rest) != 0) return true;
  return !SingleSteps::all(reaches).walks().for_each(
      [&](Walk next) { return !leaves_rest_possible(layout, own_start, board, next, rest - 1); });
}

/// TK-26, TK-27. The single steps of a 7 of which `steps` are left, this one included. After a step of another marble,
/// one that has a free run for the rest still has it (or who captures it has it), so that only few need to be tried.
constexpr SingleSteps single_steps(const Layout& layout, OwnStart own_start, const SevenBoard& board,
                                   const Reaches& reaches, int steps) noexcept {
  SingleSteps open = SingleSteps::all(reaches);
  if (steps == 1) return open;
  const MarbleBits runners = reaches.along_ring(steps - 1);
  if ((runners & wrapping_difference(runners, 1)) != 0) return open;
  const MarbleBits doubtful = runners == 0 ? all_marbles : runners;
  const auto drop_dead_ends = [&](MarbleBits& marbles, MarbleBits doubts, bool in_lane) {
    for (; doubts != 0; doubts &= doubts - 1) {
      const Walk walk{0, std::countr_zero(doubts), in_lane};
      if (!leaves_rest_possible(layout, own_start, board, walk, steps - 1)) marbles &= ~(1U << walk.marble);
    }
  };
  drop_dead_ends(open.ring, open.ring & doubtful & ~reaches.along_ring(steps), false);
  drop_dead_ends(open.lane, open.lane & doubtful, true);
  return open;
}

}  // namespace regelwerk::tock
