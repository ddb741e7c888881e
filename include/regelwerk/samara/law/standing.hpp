#pragma once
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/standing.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>

namespace regelwerk::samara {

/// SM-1, SM-48. From no prestige to that of the tiles with the most of it, as many as there are spaces.
[[nodiscard]] constexpr ScoreRange score_range_of(const auto& setup) noexcept {
  return {0, setup.layout().most_prestige};
}

/// SM-44, SM-46. Prestige of all tiles built, as it would be scored now. It leaves out tools, training, where the
/// workers stand on the calendar (which decides among equals, SM-45) and permanent tiles (SM-43).
[[nodiscard]] constexpr Standing<max_seats> standing_of(const auto& setup, const auto& position) noexcept {
  const Layout& layout = setup.layout();
  Standing<max_seats> standing;
  standing.seats = layout.seats;
  standing.range = score_range_of(setup);
  for (int i = 0; i < layout.seats; ++i) standing.set(Seat{i}, prestige_of(layout, position.table, Seat{i}));
  return standing;
}

}  // namespace regelwerk::samara
