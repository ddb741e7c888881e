#pragma once
#include <cstddef>
#include <optional>

#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// CM-72. True if the seat may hold these digits.
[[nodiscard]] constexpr bool within_limit(const Layout& layout, const DigitCounts& digits) noexcept {
  return surplus(layout.quota, digits) <= layout.surplus_limit;
}
/// CM-72. True if the seat may hold one more card of this kind.
[[nodiscard]] constexpr bool has_room_for(const Layout& layout, DigitCounts digits, Digit digit) noexcept {
  digits.add(digit);
  return within_limit(layout, digits);
}

/// CM-75. True if `hunter` hunts `hunted`, who can spare a digit that the hunter needs and that does not lie on the
/// board.
[[nodiscard]] constexpr bool hunts(const Layout& layout, const Table& table, Seat hunter, Seat hunted) noexcept {
  if (layout.surplus_limit == 0 || hunter == hunted) return false;
  const DigitCounts wanted_by = table.of(hunter).all();
  const DigitCounts held = table.of(hunted).all();
  for (const Digit digit : all_digits) {
    if (can_spare(layout.quota, held, digit) && needs(layout.quota, wanted_by, digit) &&
        !any_on_board(layout, table.board, digit)) {
      return true;
    }
  }
  return false;
}

/// CM-75. True if the two hunt a common third seat.
[[nodiscard]] constexpr bool have_common_hunt(const Layout& layout, const Table& table, Seat a, Seat b) noexcept {
  for (int third = 0; third < layout.seats; ++third) {
    const Seat hunted{third};
    if (hunted != a && hunted != b && hunts(layout, table, a, hunted) && hunts(layout, table, b, hunted)) return true;
  }
  return false;
}

/// CM-9, CM-15. The outermost home ring of a needed digit; ring 4 if none is needed farther out.
[[nodiscard]] constexpr int ring_to_search(const Quota& quota, const DigitCounts& digits) noexcept {
  for (const Digit digit : {Digit::zero, Digit::one}) {
    if (needs(quota, digits, digit)) return home_ring(digit);
  }
  return rings;
}

/// CM-15, CM-75. The outermost ring with a figure that this seat hunts; the innermost ring if there is none.
[[nodiscard]] constexpr int ring_to_hunt(const Layout& layout, const Table& table, Seat seat) noexcept {
  int outermost = rings;
  for (int other = 0; other < layout.seats; ++other) {
    const Space at = table.figure(Seat{other});
    if (at.is_ring() && at.ring() < outermost && hunts(layout, table, seat, Seat{other})) outermost = at.ring();
  }
  return outermost;
}

/// CM-5, CM-15. True if the seat needs a digit that is not on the board any more, so that only a joker can replace it.
[[nodiscard]] constexpr bool needs_missing_digit(const Layout& layout, const Table& table,
                                                 const DigitCounts& digits) noexcept {
  for (const Digit digit : {Digit::zero, Digit::one, Digit::two}) {
    if (needs(layout.quota, digits, digit) && !any_on_board(layout, table.board, digit)) return true;
  }
  return false;
}
/// CM-15. The outermost ring with a joker; the innermost ring if there is none on the board.
[[nodiscard]] constexpr int ring_of_jokers(const Layout& layout, const Table& table) noexcept {
  const DigitSet jokers = table.board & layout.of_kind[static_cast<std::size_t>(Digit::joker)];
  return jokers.empty() ? rings : layout.digit_at[static_cast<std::size_t>(jokers.front())].ring();
}

/// CM-15. The passages that the seat may use outward: those of all gaps from the outermost ring on where it needs a
/// digit, or a joker in its place, or hunts another seat.
[[nodiscard]] constexpr PassageSet open_outward(const auto& setup, const Table& table, Seat seat) noexcept {
  if (setup.options().outward == Outward::free) return PassageSet::all();
  const Layout& layout = setup.layout();
  const DigitCounts digits = table.of(seat).all();
  int outermost = ring_to_search(layout.quota, digits);
  if (setup.options().outward == Outward::need && needs_missing_digit(layout, table, digits)) {
    outermost = lesser(outermost, ring_of_jokers(layout, table));
  }
  if (layout.surplus_limit > 0) outermost = lesser(outermost, ring_to_hunt(layout, table, seat));
  return layout.within[static_cast<std::size_t>(outermost - 1)];
}

/// CM-73. True if the active seat may get this digit back from the seat that it captured.
[[nodiscard]] constexpr bool can_get_back(const Layout& layout, const Table& table, Seat from, Digit digit) noexcept {
  return can_spare(layout.quota, table.of(from).all(), digit) && needs(layout.quota, table.of(table.turn).all(), digit);
}

/// CM-73, CM-76. True if the active seat may take this digit from the seat that it captured.
[[nodiscard]] constexpr bool can_rob(const Layout& layout, const Options& options, const Table& table, Seat from,
                                     Digit digit) noexcept {
  if (!table.of(from).contains(digit)) return false;
  if (can_get_back(layout, table, from, digit)) return true;
  if (!options.robbery || !has_room_for(layout, table.of(table.turn).all(), digit)) return false;
  return options.rob_date || !options.transfer || table.of(from).loose.contains(digit);
}
[[nodiscard]] constexpr bool can_rob_any(const Layout& layout, const Options& options, const Table& table,
                                         Seat from) noexcept {
  if (!options.robbery && layout.surplus_limit == 0) return false;
  for (const Digit digit : all_digits) {
    if (can_rob(layout, options, table, from, digit)) return true;
  }
  return false;
}

/// CM-56. Why the active seat cannot grab this digit; CM-46 protects seats on their straights. Empty if it can.
[[nodiscard]] constexpr std::optional<Rule> why_not_grab(const Layout& layout, const Table& table, Seat from,
                                                         Digit digit) noexcept {
  if (from.index() >= layout.seats || from == table.turn || !table.of(from).contains(digit)) return Rule::card_grab;
  if (table.figure(from).is_straight()) return Rule::straight_untouched;
  if (!has_room_for(layout, table.of(table.turn).all(), digit)) return Rule::card_grab;
  return std::nullopt;
}
[[nodiscard]] constexpr bool can_grab_any(const Layout& layout, const Table& table) noexcept {
  for (int from = 0; from < layout.seats; ++from) {
    for (const Digit digit : all_digits) {
      if (!why_not_grab(layout, table, Seat{from}, digit)) return true;
    }
  }
  return false;
}

}  // namespace regelwerk::clockman
