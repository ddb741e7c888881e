#pragma once
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/standing.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/law/walk.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// TK-6, TK-7. The number of a team, 0 to teams - 1; in free for all every seat is its own.
[[nodiscard]] constexpr int team_of(const auto& setup, Seat seat) noexcept {
  const Layout& layout = setup.layout();
  return layout.teams ? seat.index() % (layout.seats / 2) : seat.index();
}

/// TK-38. Who has won has 1, all others 0.
[[nodiscard]] constexpr ScoreRange score_range_of(const auto& /*setup*/) noexcept { return {0, 1}; }

/// TK-20. Steps that a marble has made towards the inner end of its lane: none in its area, 1 to ring on the ring, one
/// more for every field of the lane.
[[nodiscard]] constexpr int steps_made(const Layout& layout, Seat colour, Place at) noexcept {
  if (at.is_area()) return 0;
  if (at.is_lane()) return layout.ring + 1 + at.field();
  return layout.ring - distance(layout.ring, at.field(), entrance_of(layout, colour));
}
/// TK-34. Of all marbles of a colour.
[[nodiscard]] constexpr int steps_made(const Layout& layout, const Table& table, Seat colour) noexcept {
  int sum = 0;
  for (const Place place : table.of(colour)) sum += steps_made(layout, colour, place);
  return sum;
}
/// TK-21, TK-34. Of four marbles that are home.
[[nodiscard]] constexpr int steps_home(const Layout& layout) noexcept {
  int sum = 0;
  for (int field = 0; field < marbles_per_seat; ++field) sum += steps_made(layout, Seat{}, Place::lane(field));
  return sum;
}

/// TK-34, TK-35. Steps that the marbles have made, in team games those of both partners; 0 to the steps that bring all
/// of them home. It leaves out cards, whose turn it is, the card that brings a marble in (TK-24), and who stands in
/// whose way.
[[nodiscard]] constexpr Standing<max_seats> standing_of(const auto& setup, const auto& position) noexcept {
  const Layout& layout = setup.layout();
  Standing<max_seats> standing;
  standing.seats = layout.seats;
  standing.range = {0, steps_home(layout) * (layout.teams ? 2 : 1)};
  for (int i = 0; i < layout.seats; ++i) {
    int steps = steps_made(layout, position.table, Seat{i});
    if (layout.teams) steps += steps_made(layout, position.table, partner_of(Seat{i}, layout.seats));
    standing.set(Seat{i}, steps);
  }
  return standing;
}

}  // namespace regelwerk::tock
