#pragma once
#include <cstdint>

#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// CM-77. The digits of a seat once everybody has accepted. Precondition: all hold what they give.
[[nodiscard]] constexpr DigitCounts digits_after(const Table& table, Proposal proposal, Seat seat) noexcept {
  DigitCounts digits = table.of(seat).all();
  const auto change = [&](Bundle bundle, int sign) {
    for (const Digit digit : all_digits) {
      digits.set(digit, static_cast<std::uint8_t>(digits.count(digit) + sign * bundle.count(digit)));
    }
  };
  proposal.for_each_gift(table.turn, [&](Seat from, Seat to, Bundle bundle) {
    if (from == seat) change(bundle, -1);
    if (to == seat) change(bundle, 1);
  });
  return digits;
}

/// CM-5, CM-77. How many more usable cards the seat would have.
[[nodiscard]] constexpr int gain_of(const Layout& layout, const Table& table, Proposal proposal, Seat seat) noexcept {
  return usable(layout.quota, digits_after(table, proposal, seat)) - usable(layout.quota, table.of(seat).all());
}

/// CM-77. True if the proposal gains the seat usable cards and does not give another one a complete set, unless its own
/// is complete, too. Precondition: the seat is concerned.
[[nodiscard]] constexpr bool is_welcome(const Layout& layout, const Table& table, Proposal proposal,
                                        Seat seat) noexcept {
  if (gain_of(layout, table, proposal, seat) <= 0) return false;
  const int whole = layout.quota.size;
  if (usable(layout.quota, digits_after(table, proposal, seat)) == whole) return true;
  bool helps_other = false;
  proposal.for_each_gift(table.turn, [&](Seat from, Seat /*to*/, Bundle /*bundle*/) {
    helps_other = helps_other || usable(layout.quota, digits_after(table, proposal, from)) == whole;
  });
  return !helps_other;
}

/// CM-77. True if everybody concerned welcomes the proposal, so that it is worth making.
[[nodiscard]] constexpr bool is_welcome_to_all(const Layout& layout, const Table& table, Proposal proposal) noexcept {
  if (!is_welcome(layout, table, proposal, table.turn)) return false;
  if (!is_welcome(layout, table, proposal, proposal.to())) return false;
  return !proposal.is_circle() || is_welcome(layout, table, proposal, proposal.then());
}

}  // namespace regelwerk::clockman
