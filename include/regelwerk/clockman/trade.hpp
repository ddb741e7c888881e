#pragma once
#include <cstdint>
#include <optional>

#include <regelwerk/clockman/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/hunting.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/proposal.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// CM-77. The most proposals that can be open to one seat at a time, of offers and circles. Two cards of a kind are as
/// good as more, but with four 2 and two X in the game not everybody has two of each: most are possible if all four
/// seats hold two 0, two 1 and a 2, the active seat and another one an X as well.
inline constexpr int most_offers = 162;
inline constexpr int most_circles = 96;

/// CM-77. True if the active seat may make a proposal at all.
[[nodiscard]] constexpr bool may_propose(const Options& options, const Table& table) noexcept {
  return options.trade && table.proposals.made() < options.trade_offers && !table.figure(table.turn).is_straight();
}

/// CM-72. True if the seat may hold its digits once it has given and received. Precondition: it holds what it gives.
[[nodiscard]] constexpr bool fits_after(const Layout& layout, DigitCounts digits, Bundle given,
                                        Bundle received) noexcept {
  for (const Digit digit : all_digits) {
    digits.set(digit, static_cast<std::uint8_t>(digits.count(digit) - given.count(digit) + received.count(digit)));
  }
  return within_limit(layout, digits);
}

/// CM-77. True if everybody concerned is within its surplus limit afterwards. Precondition: all hold what they give.
[[nodiscard]] constexpr bool keeps_limits(const Layout& layout, const Table& table, Proposal proposal) noexcept {
  if (layout.surplus_limit >= digit_fields) return true;
  const auto fits = [&](Seat seat, Bundle given, Bundle received) {
    return fits_after(layout, table.of(seat).all(), given, received);
  };
  if (!fits(table.turn, proposal.given(), proposal.wanted())) return false;
  if (!proposal.is_circle()) return fits(proposal.to(), proposal.wanted(), proposal.given());
  return fits(proposal.to(), proposal.passed_on(), proposal.given()) &&
         fits(proposal.then(), proposal.wanted(), proposal.passed_on());
}

/// CM-77. Why the active seat cannot make this proposal.
[[nodiscard]] constexpr std::optional<Rule> why_not_proposal(const Layout& layout, const Options& options,
                                                             const Table& table, Proposal proposal) noexcept {
  if (!may_propose(options, table) || !proposal.fits(table.turn, layout.seats)) return Rule::trade;
  if (table.proposals.is_declined(proposal)) return Rule::trade;
  bool possible = true;
  proposal.for_each_gift(table.turn, [&](Seat from, Seat, Bundle bundle) {
    const bool holds = Bundles::of(table.of(from).all()).contains(bundle);
    possible = possible && holds && !table.figure(from).is_straight();
  });
  if (!possible) return Rule::trade;
  return keeps_limits(layout, table, proposal) ? std::nullopt : std::make_optional(Rule::hoarding);
}

namespace detail {

/// CM-77. True for another seat whose figure is not on its straight.
[[nodiscard]] constexpr bool is_partner(const Table& table, Seat seat) noexcept {
  return seat != table.turn && !table.figure(seat).is_straight();
}

/// CM-77. Visits the proposal, unless it was declined or breaks a limit.
template <class Visitor>
constexpr bool visit_open(const Layout& layout, const Table& table, Proposal proposal,
                          const Visitor& visitor) noexcept {
  return table.proposals.is_declined(proposal) || !keeps_limits(layout, table, proposal) || visitor(proposal);
}

/// CM-77. Visits the offers to one seat.
template <class Visitor>
constexpr bool for_each_offer_to(const Layout& layout, const Table& table, Seat to, const Visitor& visitor) noexcept {
  const Bundles held = Bundles::of(table.of(to).all());
  return Bundles::of(table.of(table.turn).all()).for_each([&](Bundle given) {
    return (held & Bundles::apart_from(given)).for_each([&](Bundle wanted) {
      return visit_open(layout, table, Proposal::offer(to, given, wanted), visitor);
    });
  });
}

/// CM-77. Visits the circles in which one seat is asked first and gets this digit.
template <class Visitor>
constexpr bool for_each_circle_with(const Layout& layout, const Table& table, Seat to, Digit given,
                                    const Visitor& visitor) noexcept {
  for (int other = 0; other < layout.seats; ++other) {
    const Seat then{other};
    if (then == to || !is_partner(table, then)) continue;
    for (const Digit passed_on : all_digits) {
      if (passed_on == given || !table.of(to).contains(passed_on)) continue;
      for (const Digit wanted : all_digits) {
        if (wanted == given || wanted == passed_on || !table.of(then).contains(wanted)) continue;
        if (!visit_open(layout, table, Proposal::circle(to, given, then, passed_on, wanted), visitor)) return false;
      }
    }
  }
  return true;
}

}  // namespace detail

/// CM-77. Visits every proposal that the active seat can make, in ascending order; false if the visitor stopped.
template <class Visitor>
constexpr bool for_each_proposal(const Layout& layout, const Options& options, const Table& table,
                                 const Visitor& visitor) noexcept {
  if (!may_propose(options, table)) return true;
  for (int to = 0; to < layout.seats; ++to) {
    if (!detail::is_partner(table, Seat{to})) continue;
    if (!detail::for_each_offer_to(layout, table, Seat{to}, visitor)) return false;
  }
  for (int to = 0; to < layout.seats && layout.seats > 2; ++to) {
    if (!detail::is_partner(table, Seat{to})) continue;
    for (const Digit given : all_digits) {
      if (!table.of(table.turn).contains(given)) continue;
      if (!detail::for_each_circle_with(layout, table, Seat{to}, given, visitor)) return false;
    }
  }
  return true;
}

}  // namespace regelwerk::clockman
