#pragma once
#include <optional>

#include <regelwerk/clockman/cards.hpp>
#include <regelwerk/clockman/hunting.hpp>
#include <regelwerk/clockman/layout.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/vocabulary.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// CM-43, CM-45. Why the seat cannot play a card of this kind in a window that suits the card.
[[nodiscard]] constexpr std::optional<Rule> why_not_card(const Layout& layout, const Table& table,
                                                         const EventCards& events, Seat seat, Card card) noexcept {
  if (!card.is_kind() || card.info().mode != Mode::on_demand || !events.holds(layout.deck, seat, card)) {
    return Rule::on_demand;
  }
  if (seat == table.turn && table.played >= cards_per_turn) return Rule::three_cards;
  return std::nullopt;
}
[[nodiscard]] constexpr bool can_play(const Layout& layout, const Table& table, const EventCards& events, Seat seat,
                                      Card card) noexcept {
  return events.hand_size(seat) != 0 && !why_not_card(layout, table, events, seat, card);
}

/// CM-63. Why the active seat cannot swap places with `other`.
[[nodiscard]] constexpr std::optional<Rule> why_not_swap(const Layout& layout, const Table& table,
                                                         const EventCards& events, Seat other) noexcept {
  if (const auto rule = why_not_card(layout, table, events, table.turn, card_swap)) return rule;
  if (other.index() >= layout.seats || other == table.turn) return Rule::card_swap;
  const Space from = table.figure(table.turn);
  const Space to = table.figure(other);
  if (from.is_straight() || to.is_straight()) return Rule::straight_untouched;
  if (!from.is_ring() || !to.is_ring() || from.ring() != to.ring()) return Rule::card_swap;
  return std::nullopt;
}

/// CM-62. Why the active seat cannot change its roll by this card.
[[nodiscard]] constexpr std::optional<Rule> why_not_add(const Layout& layout, const Table& table,
                                                        const EventCards& events, Card card) noexcept {
  if (!card.has(Effect::add)) return Rule::card_add;
  if (const auto rule = why_not_card(layout, table, events, table.turn, card)) return rule;
  if (table.figure(table.turn).is_straight()) return Rule::straight_untouched;
  if (table.roll + card.info().number < 1) return Rule::card_add;
  return std::nullopt;
}

/// CM-54. Why the active seat cannot mix cards with `other`; `with_symbols` are the seats that hold symbol cards.
[[nodiscard]] constexpr std::optional<Rule> why_not_mix(const Layout& layout, const Table& table, SeatSet with_symbols,
                                                        Seat other) noexcept {
  if (other.index() >= layout.seats || other == table.turn || !with_symbols.contains(other)) return Rule::card_mix;
  if (table.figure(other).is_straight()) return Rule::straight_untouched;
  return std::nullopt;
}

/// CM-77. Visits every proposal that the active seat can make, in ascending order; false if the visitor stopped.
template <class Visitor>
constexpr bool for_each_offer(const Layout& layout, const Options& options, const Table& table,
                              const Visitor& visitor) noexcept {
  if (!options.trade) return true;
  for (int other = 0; other < layout.seats; ++other) {
    for (const Digit given : all_digits) {
      if (!table.of(table.turn).contains(given)) continue;
      for (const Digit wanted : all_digits) {
        if (why_not_offer(layout, options, table, Seat{other}, given, wanted)) continue;
        if (!visitor(Seat{other}, given, wanted)) return false;
      }
    }
  }
  return true;
}

/// CM-68. True if the active seat has something to do before its roll.
[[nodiscard]] constexpr bool has_window_before(const Layout& layout, const Options& options, const Table& table,
                                               const EventCards& events) noexcept {
  if (can_play(layout, table, events, table.turn, card_swap)) {
    for (int other = 0; other < layout.seats; ++other) {
      if (!why_not_swap(layout, table, events, Seat{other})) return true;
    }
  }
  return !for_each_offer(layout, options, table, [](Seat, Digit, Digit) { return false; });
}

/// CM-62, CM-68. True if the active seat has something to do after its roll.
[[nodiscard]] constexpr bool has_window_after(const Layout& layout, const Table& table,
                                              const EventCards& events) noexcept {
  if (events.hand_size(table.turn) == 0) return false;
  for (int kind = first_add; kind < card_swap.kind(); ++kind) {
    if (!why_not_add(layout, table, events, Card{kind})) return true;
  }
  return false;
}

/// CM-59 to CM-61. The card that the window of the seat asked is for; none in other nodes.
[[nodiscard]] constexpr Card card_of_window(Phase phase) noexcept {
  switch (phase) {
    case Phase::stay:
      return card_stay;
    case Phase::guard:
      return card_guard;
    case Phase::veto:
      return card_veto;
    default:
      return {};
  }
}

}  // namespace regelwerk::clockman
