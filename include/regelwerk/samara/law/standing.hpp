#pragma once
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/standing.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>

namespace regelwerk::samara {

/// SM-1, SM-48. From 0 to the total prestige of the 30 tiles with the highest prestige.
[[nodiscard]] constexpr ScoreRange score_range_of(const auto& setup) noexcept {
  return {0, setup.layout().most_prestige};
}

/// SM-44, SM-46. The prestige of all tiles that a seat has built, as it would score now. Ignores tools, training,
/// permanent tiles (SM-43) and the calendar, which breaks ties (SM-45).
[[nodiscard]] constexpr Standing<max_seats> standing_of(const auto& setup, const auto& position) noexcept {
  const Layout& layout = setup.layout();
  Standing<max_seats> standing;
  standing.seats = layout.seats;
  standing.range = score_range_of(setup);
  for (int i = 0; i < layout.seats; ++i) standing.set(Seat{i}, prestige_of(layout, position.table, Seat{i}));
  return standing;
}

}  // namespace regelwerk::samara
