#pragma once
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/law/trade/trade.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/state/proposal.hpp>

namespace regelwerk::clockman::detail {

/// CM-77. True while the proposals of a turn are remembered: until the window after the roll closes.
[[nodiscard]] constexpr bool remembers_proposals(Phase phase) noexcept {
  return phase == Phase::before || phase == Phase::trade || phase == Phase::others || phase == Phase::roll ||
         phase == Phase::after;
}

/// CM-77. True if the declined proposals are in canonical form and could have been made.
[[nodiscard]] constexpr bool declined_hold(const Layout& layout, const Table& table) noexcept {
  for (int i = 0; i < table.proposals.declined_count(); ++i) {
    if (!table.proposals.declined(i).fits(table.turn, layout.seats)) return false;
  }
  return table.proposals.valid();
}

/// CM-77. True if the proposal that waits could be made, and the seat asked is one of those that it concerns.
[[nodiscard]] constexpr bool pending_holds(const Layout& layout, const Options& options, const Table& table) noexcept {
  if (table.phase != Phase::trade) return table.proposal.none();
  Table before = table;
  before.proposals.set_made(table.proposals.made() - 1);
  if (why_not_proposal(layout, options, before, table.proposal)) return false;
  return table.asked == table.proposal.to() || (table.proposal.is_circle() && table.asked == table.proposal.then());
}

/// CM-77. All checks of proposals in an untrusted state.
[[nodiscard]] constexpr bool trade_holds(const Layout& layout, const Options& options, const Table& table) noexcept {
  if (!options.trade || !remembers_proposals(table.phase)) {
    return table.phase != Phase::trade && table.proposals.empty() && table.proposal.none();
  }
  const int waiting = table.phase == Phase::trade ? 1 : 0;
  const int made = table.proposals.made();
  if (made < waiting || made > options.trade_offers) return false;
  if (!declined_hold(layout, table) || table.proposals.declined_count() > made - waiting) return false;
  return pending_holds(layout, options, table);
}

}  // namespace regelwerk::clockman::detail
