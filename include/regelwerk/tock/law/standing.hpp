#pragma once
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/standing.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/law/walk.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// TK-6, TK-7. The team of a seat, 0 to teams - 1; in free for all every seat is a team of its own.
[[nodiscard]] constexpr int team_of(const auto& setup, Seat seat) noexcept {
  const Layout& layout = setup.layout();
  return layout.teams ? seat.index() % (layout.seats / 2) : seat.index();
}

/// TK-38. A winner scores 1, all others 0.
[[nodiscard]] constexpr ScoreRange score_range_of(const auto& /*setup*/) noexcept { return {0, 1}; }

/// TK-20. The number of steps that a marble has made towards the inner end of its lane: 0 in its area, 1 to ring on the
/// ring, one more for every lane field.
[[nodiscard]] constexpr int steps_made(const Layout& layout, Seat colour, Place at) noexcept {
  if (at.is_area()) return 0;
  if (at.is_lane()) return layout.ring + 1 + at.field();
  return layout.ring - distance(layout.ring, at.field(), entrance_of(layout, colour));
}
/// TK-34. The sum of the steps made by all marbles of a colour.
[[nodiscard]] constexpr int steps_made(const Layout& layout, const Table& table, Seat colour) noexcept {
  int sum = 0;
  for (const Place place : table.of(colour)) sum += steps_made(layout, colour, place);
  return sum;
}
/// TK-21, TK-34. The sum of the steps made by four marbles that are all home.
[[nodiscard]] constexpr int steps_home(const Layout& layout) noexcept {
  int sum = 0;
  for (int field = 0; field < marbles_per_seat; ++field) sum += steps_made(layout, Seat{}, Place::lane(field));
  return sum;
}

/// TK-34, TK-35. The steps made by the marbles of a seat, in team games by those of both partners; the range ends at
/// the steps that bring all of them home. Ignores cards, turn, the card needed to bring a marble in (TK-24), and
/// blocked ways.
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
