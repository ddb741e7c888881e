#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

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

/// OL-25. A runner past the sign's field is across forward.
[[nodiscard]] constexpr bool is_across_forward(const Layout& layout, const Table& table, Runner runner) noexcept {
  return table.race.position(runner) > field_of(layout, table.sign);
}

/// OL-25, OL-27. By how many fields a runner is across, whatever brought it there; 0 if it is not. Backward, where the
/// sign's field is met a lap before, that field itself is the first that is across.
[[nodiscard]] constexpr int fields_across(const Layout& layout, const Table& table, Runner runner) noexcept {
  const int ahead = table.race.position(runner) - field_of(layout, table.sign);
  if (ahead > 0) return ahead;
  return ahead <= -layout.length ? 1 - layout.length - ahead : 0;
}

/// OL-26. True if any runner is across; the first and the last stand farthest.
[[nodiscard]] constexpr bool any_across(const Layout& layout, const Table& table) noexcept {
  return fields_across(layout, table, table.race.at(Place::first)) > 0 ||
         fields_across(layout, table, table.race.at(Place::fourth)) > 0;
}

/// OL-28, OL-29, OL-31. True if the runner in race place `a` finishes before the one in `b`.
[[nodiscard]] constexpr bool finishes_before(const Layout& layout, const Table& table, Place a, Place b) noexcept {
  const int across_a = fields_across(layout, table, table.race.at(a));
  const int across_b = fields_across(layout, table, table.race.at(b));
  if (across_a != across_b) return across_a > across_b;
  const bool forward = across_a == 0 || is_across_forward(layout, table, table.race.at(a)) ||
                       is_across_forward(layout, table, table.race.at(b));
  return forward ? a < b : b < a;
}

/// OL-31. All runners, in the order in which they finish.
[[nodiscard]] constexpr std::array<Runner, runner_count> finishing_order(const Layout& layout,
                                                                         const Table& table) noexcept {
  std::array<Place, runner_count> places = all_places;
  for (std::size_t end = 1; end < places.size(); ++end) {
    for (std::size_t i = end; i > 0 && finishes_before(layout, table, places[i], places[i - 1]); --i) {
      std::swap(places[i], places[i - 1]);
    }
  }
  std::array<Runner, runner_count> order{};
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = table.race.at(places[i]);
  return order;
}

/// OL-30. The runner that decides: the first one, or the first one with an owner.
[[nodiscard]] constexpr Runner deciding_runner(const Layout& layout, const Table& table) noexcept {
  const auto order = finishing_order(layout, table);
  std::size_t first = 0;
  while (!layout.unowned_wins && !is_owned(layout, order[first])) ++first;
  return order[first];
}

/// OL-32. Places and scores once the game is over.
[[nodiscard]] constexpr std::optional<Outcome> outcome_of(const Layout& layout, const Table& table) noexcept {
  if (table.phase != Phase::over) return std::nullopt;
  Outcome outcome;
  outcome.seats = layout.seats;
  int place = 0;
  int farthest = 0;
  for (const Runner runner : finishing_order(layout, table)) {
    if (!layout.unowned_wins && !is_owned(layout, runner)) continue;
    const int across = fields_across(layout, table, runner);
    ++place;
    if (place == 1) farthest = across;
    if (place == 2 && across > 0 && across == farthest) outcome.tie_broken_by = Rule::equally_far;
    if (!is_owned(layout, runner)) continue;
    outcome.places[static_cast<std::size_t>(runner.index())] = static_cast<std::uint8_t>(place);
    outcome.scores[static_cast<std::size_t>(runner.index())] = place == 1 ? 1 : 0;
  }
  return outcome;
}

/// Of a State or a View.
[[nodiscard]] constexpr std::optional<Outcome> outcome_of(const auto& setup, const auto& position) noexcept {
  return outcome_of(setup.layout(), position.table);
}

}  // namespace regelwerk::ostfriesenlauf
