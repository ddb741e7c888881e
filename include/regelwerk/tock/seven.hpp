#pragma once
#include <bit>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/visit.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/reaches.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/walk.hpp>
#include <regelwerk/tock/walks.hpp>

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

/// TK-27. The same after a step of one marble.
constexpr bool can_step_on_after(const Layout& layout, OwnStart own_start, SevenBoard board, int marble, bool in_lane,
                                 int steps) noexcept {
  const Place from = board.marbles[marble];
  board.step(layout, from, end_of_walk(layout, board.colour, from, 1, in_lane));
  return can_step_on(layout, own_start, board, steps);
}

/// TK-27. Those of `doubts`, walks of one step, after which so many more steps cannot be made.
constexpr Walks dead_ends(const Layout& layout, OwnStart own_start, const SevenBoard& board, const Walks& doubts,
                          int steps) noexcept {
  Walks dead;
  doubts.for_each([&](Walk walk) {
    if (!can_step_on_after(layout, own_start, board, walk.marble, walk.in_lane, steps)) dead.add(walk);
  });
  return dead;
}

/// TK-26, TK-27. The single steps of a 7 of which `steps` are left, this one included; by the rank of the 7. After a
/// step of another marble, one that has a free run for the rest still has it (or who captures it has it), so that only
/// few need to be tried.
constexpr Walks single_steps(const Layout& layout, OwnStart own_start, const Table& table, Seat colour,
                             const Reaches& reaches, int steps) noexcept {
  constexpr int seven = static_cast<int>(Rank::seven);
  MarbleBits ring = reaches.along_ring(1);
  MarbleBits lane = reaches.into_lane(1);
  Walks open{MarbleTable::row_of(seven, ring), MarbleTable::row_of(seven, lane)};
  if (steps == 1) return open;
  const MarbleBits runners = reaches.along_ring(steps - 1);
  if ((runners & (runners - 1)) != 0) return open;
  const MarbleBits doubtful = runners == 0 ? all_marbles : runners;
  ring &= doubtful & ~reaches.along_ring(steps);
  lane &= doubtful;
  if ((ring | lane) == 0) return open;
  open -= dead_ends(layout, own_start, {colour, table.of(colour), table.guarded},
                    {MarbleTable::row_of(seven, ring), MarbleTable::row_of(seven, lane)}, steps - 1);
  return open;
}

}  // namespace regelwerk::tock
