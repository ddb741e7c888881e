#pragma once
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/standing.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/law/outcome.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>

namespace regelwerk::ostfriesenlauf {

/// OL-32. The winner scores 1, all others 0.
[[nodiscard]] constexpr ScoreRange score_range_of(const auto& /*setup*/) noexcept { return {0, 1}; }

/// OL-25, OL-28. The number of fields by which a runner is across; otherwise minus the number of fields up to the sign,
/// at most 0.
[[nodiscard]] constexpr int fields_from_line(const Layout& layout, const Table& table, Place place) noexcept {
  const int across = fields_across(layout, table, place);
  return across > 0 ? across : table.race.position(place) - field_of(layout, table.sign);
}

/// OL-25, OL-28. The number of fields of the seat's runner beyond the finish line where the sign stands now, negative
/// before it, at most one lap either way. Ignores cards, lanes, the way backward to the line (OL-25) and unowned
/// runners, which may win too (OL-30).
[[nodiscard]] constexpr regelwerk::Standing<max_seats> standing_of(const auto& setup, const auto& position) noexcept {
  const Layout& layout = setup.layout();
  regelwerk::Standing<max_seats> standing;
  standing.seats = layout.seats;
  standing.range = {-layout.length, layout.length};
  for (const Place place : all_places) {
    const Runner runner = position.table.race.at(place);
    if (!is_owned(layout, runner)) continue;
    const int fields = fields_from_line(layout, position.table, place);
    standing.set(owner_of(runner), lesser(greater(fields, -layout.length), layout.length));
  }
  return standing;
}

}  // namespace regelwerk::ostfriesenlauf
