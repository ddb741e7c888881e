#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/law/fast/surplus_room.hpp>
#include <regelwerk/clockman/law/hunting.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/state/bundle.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// CM-77. The maximum number of offers and circles that one seat can make at a time. More than two cards of a kind make
/// no difference. With only four 2 and two X in the game not every seat has two of each: the number is highest if all
/// four seats hold two 0, two 1 and a 2, and the active seat and one other seat also an X.
inline constexpr int most_offers = 162;
inline constexpr int most_circles = 96;

/// CM-77. True if the active seat may still make a proposal in this turn.
[[nodiscard]] constexpr bool may_propose(const Options& options, const Table& table) noexcept {
  return options.trade && table.proposals.made() < options.trade_offers && !table.figure(table.turn).is_straight();
}

/// CM-72. True if the seat is within its limit after giving and receiving. Precondition: it holds what it gives.
[[nodiscard]] constexpr bool fits_after(const Layout& layout, DigitCounts digits, Bundle given,
                                        Bundle received) noexcept {
  for (const Digit digit : all_digits) {
    digits.set(digit, static_cast<std::uint8_t>(digits.count(digit) - given.count(digit) + received.count(digit)));
  }
  return within_limit(layout, digits);
}

/// CM-77. True if all seats of the proposal are within their surplus limits afterwards. Precondition: they hold what
/// they give.
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

/// CM-77. Why the active seat cannot make this proposal; empty if it can.
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

/// CM-77. Proposals that differ only in the wanted bundle or digit, which is in the lowest bits of their codes.
class ProposalGroup {
 public:
  /// Offers to a seat; `wanted` is the set of bundles to ask for.
  [[nodiscard]] static constexpr ProposalGroup offers(Seat to, Bundle given, Bundles wanted) noexcept {
    return {Proposal::offer(to, given, Bundle{0}), wanted.bits(), 15};
  }
  /// Circles; `wanted` is the set of digits to ask for, one bit each.
  [[nodiscard]] static constexpr ProposalGroup circles(Seat to, Digit given, Seat then, Digit passed_on,
                                                       unsigned wanted) noexcept {
    return {Proposal::circle(to, given, then, passed_on, Digit::zero), wanted, 3};
  }

  [[nodiscard]] constexpr bool empty() const noexcept { return wanted_ == 0; }
  [[nodiscard]] constexpr int size() const noexcept { return ones[wanted_ & 127U] + ones[wanted_ >> 7U]; }
  /// The proposal at `index` in ascending order. Precondition: index < size().
  [[nodiscard]] constexpr Proposal nth(int index) const noexcept {
    unsigned rest = wanted_;
    for (; index > 0; --index) rest &= rest - 1;
    return lowest(rest);
  }
  /// Calls `visitor` in ascending order. If it returns false, the visit stops and the result is false.
  constexpr bool for_each(const auto& visitor) const noexcept {
    for (unsigned rest = wanted_; rest != 0; rest &= rest - 1) {
      if (!visitor(lowest(rest))) return false;
    }
    return true;
  }
  /// Removes this proposal; no effect if the group does not contain it.
  constexpr void leave_out(Proposal proposal) noexcept {
    const unsigned code = proposal.code();
    if ((code & ~last_) == first_.code()) wanted_ &= ~(1U << (code & last_));
  }

 private:
  constexpr ProposalGroup(Proposal first, unsigned wanted, unsigned last) noexcept
      : first_(first), wanted_(wanted), last_(last) {}

  [[nodiscard]] constexpr Proposal lowest(unsigned wanted) const noexcept {
    return Proposal::from_code(first_.code() + static_cast<unsigned>(std::countr_zero(wanted)));
  }

  /// The number of set bits of every number of seven bits; a set of bundles takes two look-ups.
  static constexpr std::array<std::uint8_t, 128> ones = [] {
    std::array<std::uint8_t, 128> table{};
    for (std::size_t i = 1; i < table.size(); ++i) table[i] = static_cast<std::uint8_t>(table[i / 2] + i % 2);
    return table;
  }();
  static_assert(Bundle::kinds <= 14);

  Proposal first_;   ///< the proposal with the lowest wanted bundle or digit
  unsigned wanted_;  ///< wanted bundles or digits, one bit each
  unsigned last_;    ///< mask of the code bits of the wanted part
};

namespace detail {

/// CM-77. True for another seat whose figure is not on its straight.
[[nodiscard]] constexpr bool is_partner(const Table& table, Seat seat) noexcept {
  return seat != table.turn && !table.figure(seat).is_straight();
}

/// Kinds of digits, one bit each.
using Kinds = unsigned;

[[nodiscard]] constexpr Kinds only(Digit digit) noexcept { return 1U << static_cast<unsigned>(digit); }

/// CM-72, CM-77. What a trading seat can give, and what its surplus limit allows.
struct Trader {
  constexpr Trader(const Layout& layout, const Table& table, Seat seat) noexcept
      : Trader(layout, table.of(seat).all()) {}
  constexpr Trader(const Layout& layout, const DigitCounts& digits) noexcept
      : held(Bundles::of(digits)), room(layout, digits) {}

  Bundles held;
  SurplusRoom room;
};

/// CM-77. Visits the proposals of a group that were not declined, if there are any.
constexpr bool visit_open(const Table& table, ProposalGroup asking, const auto& visitor) noexcept {
  if (asking.empty()) return true;
  for (int i = 0; i < max_trade_offers && !table.proposals.declined(i).none(); ++i) {
    asking.leave_out(table.proposals.declined(i));
  }
  return asking.empty() || visitor(asking);
}

/// CM-77. Visits the offers to one seat.
constexpr bool for_each_offer_to(const Table& table, const Trader& own, Seat to, const Trader& their,
                                 const auto& visitor) noexcept {
  return own.held.for_each([&](Bundle given) {
    Bundles wanted = their.held & Bundles::apart_from(given);
    if (own.room.is_limited()) wanted = wanted & own.room.may_receive(given) & their.room.may_give(given);
    return visit_open(table, ProposalGroup::offers(to, given, wanted), visitor);
  });
}

/// CM-72, CM-77. By seat and kind: the kinds of which the seat can give one card in a circle that brings it a card of
/// this kind.
using KindsGiven = std::array<std::array<Kinds, digit_kinds>, max_seats>;

/// CM-77. For partners of the active seat; the other seats give nothing.
[[nodiscard]] constexpr KindsGiven kinds_given(const Layout& layout, const Table& table) noexcept {
  KindsGiven all{};
  for (int seat = 0; seat < layout.seats; ++seat) {
    if (!is_partner(table, Seat{seat})) continue;
    const Trader trader{layout, table, Seat{seat}};
    for (const Digit received : all_digits) {
      const Bundles given = trader.held & trader.room.may_give(Bundle::of(received));
      all[static_cast<std::size_t>(seat)][static_cast<std::size_t>(received)] = given.single_kinds() & ~only(received);
    }
  }
  return all;
}

/// CM-77. Visits the circles in which `to` is asked first and gets this digit, and the active seat gets one of the
/// wanted digits.
constexpr bool for_each_circle_with(const Layout& layout, const Table& table, const KindsGiven& all, Seat to,
                                    Digit given, Kinds wanted, const auto& visitor) noexcept {
  const Kinds passed_on = all[static_cast<std::size_t>(to.index())][static_cast<std::size_t>(given)];
  for (int then = 0; then < layout.seats && passed_on != 0; ++then) {
    if (Seat{then} == to || Seat{then} == table.turn) continue;
    for (Kinds rest = passed_on; rest != 0; rest &= rest - 1) {
      const int passed = std::countr_zero(rest);
      const Kinds offered = wanted & all[static_cast<std::size_t>(then)][static_cast<std::size_t>(passed)];
      const ProposalGroup asking = ProposalGroup::circles(to, given, Seat{then}, static_cast<Digit>(passed), offered);
      if (!visit_open(table, asking, visitor)) return false;
    }
  }
  return true;
}

/// CM-72, CM-77. Visits all circles.
constexpr bool for_each_circle(const Layout& layout, const Table& table, const Trader& own,
                               const auto& visitor) noexcept {
  const KindsGiven all = kinds_given(layout, table);
  std::array<Kinds, digit_kinds> wanted{};
  for (const Digit given : all_digits) {
    wanted[static_cast<std::size_t>(given)] = own.room.may_receive(Bundle::of(given)).single_kinds() & ~only(given);
  }
  for (int to = 0; to < layout.seats; ++to) {
    if (Seat{to} == table.turn) continue;
    for (Kinds rest = own.held.single_kinds(); rest != 0; rest &= rest - 1) {
      const int given = std::countr_zero(rest);
      const Kinds here = wanted[static_cast<std::size_t>(given)];
      if (!for_each_circle_with(layout, table, all, Seat{to}, static_cast<Digit>(given), here, visitor)) return false;
    }
  }
  return true;
}

}  // namespace detail

/// CM-77. Visits the proposals of the active seat in groups that differ only in the wanted part, in ascending order;
/// false if the visitor stopped.
constexpr bool for_each_asking(const Layout& layout, const Options& options, const Table& table,
                               const auto& visitor) noexcept {
  if (!may_propose(options, table)) return true;
  const detail::Trader own{layout, table, table.turn};
  for (int to = 0; to < layout.seats; ++to) {
    if (!detail::is_partner(table, Seat{to})) continue;
    const detail::Trader their{layout, table, Seat{to}};
    if (!detail::for_each_offer_to(table, own, Seat{to}, their, visitor)) return false;
  }
  return layout.seats == 2 || detail::for_each_circle(layout, table, own, visitor);
}
/// CM-77. Visits every proposal that the active seat can make, in ascending order; false if the visitor stopped.
constexpr bool for_each_proposal(const Layout& layout, const Options& options, const Table& table,
                                 const auto& visitor) noexcept {
  return for_each_asking(layout, options, table, [&](const ProposalGroup& asking) { return asking.for_each(visitor); });
}
[[nodiscard]] constexpr int count_proposals(const Layout& layout, const Options& options, const Table& table) noexcept {
  int count = 0;
  for_each_asking(layout, options, table, [&](const ProposalGroup& asking) {
    count += asking.size();
    return true;
  });
  return count;
}
/// The proposal at `index` in the order of for_each_proposal. Precondition: index < count_proposals().
[[nodiscard]] constexpr Proposal nth_proposal(const Layout& layout, const Options& options, const Table& table,
                                              int index) noexcept {
  Proposal found;
  for_each_asking(layout, options, table, [&](const ProposalGroup& asking) {
    if (index >= asking.size()) {
      index -= asking.size();
      return true;
    }
    found = asking.nth(index);
    return false;
  });
  return found;
}

}  // namespace regelwerk::clockman
