#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/core/outcome.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>

namespace regelwerk::ostfriesenlauf {

using Outcome = regelwerk::Outcome<max_seats, Rule>;

/// OL-25. The field of a sign.
[[nodiscard]] constexpr int field_of(const Layout& layout, Sign sign) noexcept {
  return layout.sign_fields[static_cast<std::size_t>(sign)];
}

/// OL-25. True if a runner is past the sign's field.
[[nodiscard]] constexpr bool is_across_forward(const Layout& layout, const Table& table, Place place) noexcept {
  return table.race.position(place) > field_of(layout, table.sign);
}

/// OL-25, OL-27. The number of fields by which a runner is across, in either direction; 0 if it is not across.
/// Backward, the sign's field one lap earlier is the first field across.
[[nodiscard]] constexpr int fields_across(const Layout& layout, const Table& table, Place place) noexcept {
  const int ahead = table.race.position(place) - field_of(layout, table.sign);
  if (ahead > 0) return ahead;
  return ahead <= -layout.length ? 1 - layout.length - ahead : 0;
}

[[nodiscard]] constexpr int fields_across(const Layout& layout, const Table& table, Runner runner) noexcept {
  return fields_across(layout, table, table.race.place(runner));
}

/// OL-26. True if any runner is across. Tests only the first and the last runner, which are farthest in either
/// direction.
[[nodiscard]] constexpr bool any_across(const Layout& layout, const Table& table) noexcept {
  return fields_across(layout, table, Place::first) > 0 || fields_across(layout, table, Place::fourth) > 0;
}

/// OL-28, OL-29, OL-31. The sort key of the runner in a race place; greater keys finish first. Sorts by fields across,
/// then forward before backward, then by race order, reversed if backward.
[[nodiscard]] constexpr int finishing_number(const Layout& layout, const Table& table, Place place) noexcept {
  const int across = fields_across(layout, table, place);
  const bool backward = across > 0 && !is_across_forward(layout, table, place);
  const int in_order = backward ? static_cast<int>(place) : 2 * runner_count - static_cast<int>(place);
  return across * (2 * runner_count + 1) + in_order;
}

/// OL-31. The race places of all runners in finishing order.
[[nodiscard]] constexpr std::array<Place, runner_count> finishing_order(const Layout& layout,
                                                                        const Table& table) noexcept {
  std::array<int, runner_count> numbers{};
  std::array<Place, runner_count> order{};
  for (const Place place : all_places) {
    const int number = finishing_number(layout, table, place);
    std::size_t i = index(place);
    for (; i > 0 && numbers[i - 1] < number; --i) {
      numbers[i] = numbers[i - 1];
      order[i] = order[i - 1];
    }
    numbers[i] = number;
    order[i] = place;
  }
  return order;
}

/// OL-30. The runner that decides: the first to finish, or with unowned_wins = false the first owned one.
[[nodiscard]] constexpr Runner deciding_runner(const Layout& layout, const Table& table) noexcept {
  const auto order = finishing_order(layout, table);
  std::size_t first = 0;
  while (!layout.unowned_wins && !is_owned(layout, table.race.at(order[first]))) ++first;
  return table.race.at(order[first]);
}

/// OL-32. Places and scores once the game is over.
[[nodiscard]] constexpr std::optional<Outcome> outcome_of(const Layout& layout, const Table& table) noexcept {
  if (table.phase != Phase::over) return std::nullopt;
  Outcome outcome;
  outcome.seats = layout.seats;
  int place = 0;
  int farthest = 0;
  for (const Place race_place : finishing_order(layout, table)) {
    const Runner runner = table.race.at(race_place);
    if (!layout.unowned_wins && !is_owned(layout, runner)) continue;
    const int across = fields_across(layout, table, race_place);
    ++place;
    if (place == 1) farthest = across;
    if (place == 2 && across > 0 && across == farthest) outcome.tie_broken_by = Rule::equally_far;
    if (!is_owned(layout, runner)) continue;
    outcome.places[static_cast<std::size_t>(runner.index())] = static_cast<std::uint8_t>(place);
    outcome.scores[static_cast<std::size_t>(runner.index())] = place == 1 ? 1 : 0;
  }
  return outcome;
}

/// The outcome of a State or a View.
[[nodiscard]] constexpr std::optional<Outcome> outcome_of(const auto& setup, const auto& position) noexcept {
  return outcome_of(setup.layout(), position.table);
}

}  // namespace regelwerk::ostfriesenlauf
