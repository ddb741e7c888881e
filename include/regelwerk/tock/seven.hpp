#pragma once
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/visit.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/walk.hpp>

namespace regelwerk::tock {

/// What the steps of a 7 depend on: foreign marbles matter only where they are protected, and those stay so.
struct SevenBoard {
  Seat colour;
  Marbles marbles;
  SeatSet guarded;

  /// TK-17, TK-29. One single step; an own marble that is stepped on goes to the area.
  constexpr void step(const Layout& layout, Place from, Place to) noexcept {
    if (to.is_ring() && marbles.stands_on(to)) marbles.move(to, Place::area());
    if (from == Place::ring(start_of(layout, colour))) guarded.erase(colour);
    marbles.move(from, to);
  }
};

/// TK-26. Visits the places that the marble can reach by a single step, ring before lane.
template <class Visitor>
constexpr bool for_each_single_step(const Layout& layout, const Reach& reach, Visitor&& visitor) noexcept {
  return (!reach.along_ring(1) || visit(visitor, ring_ahead(layout.ring, reach.at.field(), 1))) &&
         (!reach.into_lane(1) || visit(visitor, reach.lane_ahead(1)));
}

/// TK-27. True if `steps` more single steps can be made. A marble with a free run that long decides at once; only in
/// front of walls is there anything to search, and there the steps that can be made at all are few.
constexpr bool can_step_on(const Layout& layout, OwnStart own_start, const SevenBoard& board, int steps) noexcept {
  if (steps == 0) return true;
  const Walls walls{layout, own_start, board.guarded, board.colour};
  for (const Place at : board.marbles) {
    if (at.is_ring() && walls.run_forward(layout.ring, at.field()) >= steps) return true;
  }
  for (const Place at : board.marbles) {
    if (at.is_area()) continue;
    const Reach reach = reach_of(layout, walls, board.marbles, board.colour, at);
    const bool none = for_each_single_step(layout, reach, [&](Place to) {
      SevenBoard after = board;
      after.step(layout, at, to);
      return !can_step_on(layout, own_start, after, steps - 1);
    });
    if (!none) return true;
  }
  return false;
}

/// TK-27. True if `steps` single steps can still be made after a step of this marble to `to`.
constexpr bool leaves_rest_possible(const Layout& layout, OwnStart own_start, const SevenBoard& board,
                                    const Reach& reach, Place to, int steps) noexcept {
  if (to.is_ring() && reach.forward > steps) return true;
  SevenBoard after = board;
  after.step(layout, reach.at, to);
  return can_step_on(layout, own_start, after, steps);
}

}  // namespace regelwerk::tock
