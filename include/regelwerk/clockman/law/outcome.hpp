#pragma once
#include <cstddef>
#include <optional>

#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/outcome.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

using Outcome = regelwerk::Outcome<max_seats, Rule>;

/// CM-2, CM-70. Places and scores once the game is over.
[[nodiscard]] constexpr std::optional<Outcome> outcome_of(const Layout& layout, const Table& table) noexcept {
  if (table.phase != Phase::over) return std::nullopt;
  Outcome outcome;
  outcome.seats = layout.seats;
  for (int seat = 0; seat < layout.seats; ++seat) {
    const bool won = table.figure(Seat{seat}).is_centre();
    outcome.places[static_cast<std::size_t>(seat)] = won ? 1 : 2;
    outcome.scores[static_cast<std::size_t>(seat)] = won ? 1 : 0;
  }
  return outcome;
}

/// The outcome of a State or a View; empty before the game is over.
[[nodiscard]] constexpr std::optional<Outcome> outcome_of(const auto& setup, const auto& position) noexcept {
  return outcome_of(setup.layout(), position.table);
}

}  // namespace regelwerk::clockman
