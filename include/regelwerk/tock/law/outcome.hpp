#pragma once
#include <cstddef>
#include <optional>

#include <regelwerk/core/outcome.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

using Outcome = regelwerk::Outcome<max_seats, Rule>;

/// TK-34, TK-35. True if the marbles of `seat`, in team games also those of its partner, are all home.
[[nodiscard]] constexpr bool has_won(const Layout& layout, const Table& table, Seat seat) noexcept {
  return table.of(seat).all_home() && (!layout.teams || table.of(partner_of(seat, layout.seats)).all_home());
}

/// TK-38. Places and scores once the game is over.
[[nodiscard]] constexpr std::optional<Outcome> outcome_of(const Layout& layout, const Table& table) noexcept {
  if (table.phase != Phase::over) return std::nullopt;
  Outcome outcome;
  outcome.seats = layout.seats;
  for (int seat = 0; seat < layout.seats; ++seat) {
    const bool won = has_won(layout, table, Seat{seat});
    outcome.places[static_cast<std::size_t>(seat)] = won ? 1 : layout.teams ? 3 : 2;
    outcome.scores[static_cast<std::size_t>(seat)] = won ? 1 : 0;
  }
  return outcome;
}

/// The outcome of a State or a View.
[[nodiscard]] constexpr std::optional<Outcome> outcome_of(const auto& setup, const auto& position) noexcept {
  return outcome_of(setup.layout(), position.table);
}

}  // namespace regelwerk::tock
