#pragma once
#include <bit>

#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/law/fast/reaches.hpp>
#include <regelwerk/tock/law/fast/walks.hpp>
#include <regelwerk/tock/law/walk.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// Everything that the steps of a 7 depend on. Marbles of other colours matter only while they are protected, and no
/// step ends their protection.
struct SevenBoard {
  Seat colour;
  Marbles marbles;
  SeatSet guarded;

  /// TK-17, TK-29. Makes one single step; an own marble on the reached field goes to its area.
  constexpr void step(const Layout& layout, Walk walk) noexcept {
    const Place from = marbles[walk.marble];
    const Place to = end_of_walk(layout, colour, from, 1, walk.in_lane);
    if (to.is_ring() && marbles.stands_on(to)) marbles.move(to, Place::area());
    if (from == Place::ring(start_of(layout, colour))) guarded.erase(colour);
    marbles.move(from, to);
  }
};

/// The marbles that can make a single step.
struct SingleSteps {
  MarbleBits ring = 0;  ///< marbles with a step along the ring
  MarbleBits lane = 0;  ///< marbles with a step into or inside the lane

  /// TK-26. All single steps, even those after which the rest of the 7 cannot follow.
  [[nodiscard]] static constexpr SingleSteps all(const Reaches& reaches) noexcept {
    return {reaches.along_ring(1), reaches.into_lane(1)};
  }
  [[nodiscard]] constexpr int count() const noexcept { return count_of(ring) + count_of(lane); }
  /// The single steps as walks in the row of the 7.
  [[nodiscard]] constexpr Walks walks() const noexcept {
    constexpr int seven = static_cast<int>(Rank::seven);
    return {MarbleTable::row_of(seven, ring), MarbleTable::row_of(seven, lane)};
  }
};

/// TK-27. True if `rest` single steps can follow this one. A marble with `rest` free fields ahead decides this at once.
/// A search is needed only in front of walls, where few steps are possible.
constexpr bool leaves_rest_possible(const Layout& layout, OwnStart own_start, SevenBoard board, Walk walk,
                                    int rest) noexcept {
  if (rest == 0) return true;
  board.step(layout, walk);
  const Reaches reaches{layout, walls_against(own_start, board.guarded, board.colour), board.colour, board.marbles};
  if (reaches.along_ring(rest) != 0) return true;
  return !SingleSteps::all(reaches).walks().for_each(
      [&](Walk next) { return !leaves_rest_possible(layout, own_start, board, next, rest - 1); });
}

/// TK-26, TK-27. The legal single steps of a 7 with `steps` left, this one included. A marble with enough free fields
/// for the rest still has them after another marble's step, or its captor has them, so only few steps need a search.
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
