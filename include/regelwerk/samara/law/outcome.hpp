#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/core/outcome.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>

namespace regelwerk::samara {

using Outcome = regelwerk::Outcome<max_seats, Rule>;

/// SM-45. The number of workers of other seats before the next worker of `seat`.
[[nodiscard]] constexpr int waiting_for(const Calendar& calendar, Seat seat) noexcept {
  int index = 0;
  while (index < calendar.size() && calendar[index].seat != seat) ++index;
  return index;
}

/// The seat with this place. Precondition: some seat has this place.
[[nodiscard]] constexpr Seat seat_on(const Outcome& outcome, int place) noexcept {
  int seat = 0;
  while (outcome.place(Seat{seat}) != place) ++seat;
  return Seat{seat};
}

/// SM-44, SM-45, SM-48. Places and scores once the game is over.
[[nodiscard]] constexpr std::optional<Outcome> outcome_of(const Layout& layout, const Table& table) noexcept {
  if (table.phase != Phase::over) return std::nullopt;
  Outcome outcome;
  outcome.seats = layout.seats;
  for (int seat = 0; seat < layout.seats; ++seat) {
    outcome.scores[static_cast<std::size_t>(seat)] = prestige_of(layout, table, Seat{seat});
  }
  const auto is_better = [&](Seat a, Seat b) {
    if (outcome.score(a) != outcome.score(b)) return outcome.score(a) > outcome.score(b);
    return waiting_for(table.calendar, a) < waiting_for(table.calendar, b);
  };
  for (int seat = 0; seat < layout.seats; ++seat) {
    int place = 1;
    for (int other = 0; other < layout.seats; ++other) place += is_better(Seat{other}, Seat{seat}) ? 1 : 0;
    outcome.places[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(place);
  }
  if (outcome.score(seat_on(outcome, 1)) == outcome.score(seat_on(outcome, 2))) {
    outcome.tie_broken_by = Rule::next_worker_wins;
  }
  return outcome;
}

/// The outcome of a State or a View.
[[nodiscard]] constexpr std::optional<Outcome> outcome_of(const auto& setup, const auto& position) noexcept {
  return outcome_of(setup.layout(), position.table);
}

}  // namespace regelwerk::samara
