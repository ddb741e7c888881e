#pragma once
#include <optional>

#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/trade/trade.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// CM-45. True if the seat may still play a card in this turn.
[[nodiscard]] constexpr bool may_play_more(const Table& table, Seat seat) noexcept {
  return seat != table.turn || table.played < cards_per_turn;
}

/// CM-43, CM-45. Why the seat cannot play a card of this kind in a window for such cards; empty if it can.
[[nodiscard]] constexpr std::optional<Rule> why_not_card(const Layout& layout, const Table& table,
                                                         const EventCards& events, Seat seat, Card card) noexcept {
  if (!card.is_kind() || card.info().mode != Mode::on_demand || !events.holds(layout.deck, seat, card)) {
    return Rule::on_demand;
  }
  return may_play_more(table, seat) ? std::nullopt : std::make_optional(Rule::three_cards);
}
/// True if the seat can play the card in this position. Precondition: the card is on demand.
[[nodiscard]] constexpr bool can_play(const Layout& layout, const Table& table, const EventCards& events, Seat seat,
                                      Card card) noexcept {
  return events.holds(layout.deck, seat, card) && may_play_more(table, seat);
}

/// CM-63. Why the figures of two seats cannot exchange places, whoever holds a swap card; empty if they can.
[[nodiscard]] constexpr std::optional<Rule> why_not_swap_with(const Layout& layout, const Table& table, Seat seat,
                                                              Seat other) noexcept {
  if (other.index() >= layout.seats || other == seat) return Rule::card_swap;
  const Space from = table.figure(seat);
  const Space to = table.figure(other);
  if (from.is_straight() || to.is_straight()) return Rule::straight_untouched;
  if (!from.is_ring() || layout.ahead[from].end != layout.ahead[to].end) return Rule::card_swap;
  return std::nullopt;
}
/// CM-63. Why the seat cannot play a swap card with `other`; empty if it can.
[[nodiscard]] constexpr std::optional<Rule> why_not_swap(const Layout& layout, const Table& table,
                                                         const EventCards& events, Seat seat, Seat other) noexcept {
  if (const auto rule = why_not_card(layout, table, events, seat, card_swap)) return rule;
  return why_not_swap_with(layout, table, seat, other);
}

/// CM-62. Why this add card cannot change the roll, whoever holds it; empty if it can.
[[nodiscard]] constexpr std::optional<Rule> why_not_add_to(const Table& table, Card card) noexcept {
  if (table.figure(table.turn).is_straight()) return Rule::straight_untouched;
  return table.roll + card.info().number < 1 ? std::make_optional(Rule::card_add) : std::nullopt;
}
/// CM-62. Why the active seat cannot play this card; empty if it can. Precondition: an add card.
[[nodiscard]] constexpr std::optional<Rule> why_not_add(const Layout& layout, const Table& table,
                                                        const EventCards& events, Card card) noexcept {
  if (const auto rule = why_not_card(layout, table, events, table.turn, card)) return rule;
  return why_not_add_to(table, card);
}

/// CM-54. Why the active seat cannot mix cards with `other`; empty if it can. `with_symbols` are the seats that hold
/// symbol cards.
[[nodiscard]] constexpr std::optional<Rule> why_not_mix(const Layout& layout, const Table& table, SeatSet with_symbols,
                                                        Seat other) noexcept {
  if (other.index() >= layout.seats || other == table.turn || !with_symbols.contains(other)) return Rule::card_mix;
  if (table.figure(other).is_straight()) return Rule::straight_untouched;
  return std::nullopt;
}

/// CM-43. The cards that fit a window before the roll, after it, or before another seat's roll; a swap fits all three.
[[nodiscard]] constexpr CardSet cards_for(const Deck& deck, Phase window) noexcept {
  return deck.between(window == Phase::after ? first_add : card_swap.kind(), first_open);
}

/// CM-62, CM-63. Visits the moves of a seat with a card that fits the window.
constexpr bool for_each_use(const Layout& layout, const Table& table, Seat seat, Card card, auto& visitor) noexcept {
  if (card != card_swap) return why_not_add_to(table, card) || visit(visitor, played(card));
  for (int other = 0; other < layout.seats; ++other) {
    if (why_not_swap_with(layout, table, seat, Seat{other})) continue;
    if (!visit(visitor, played(card, Seat{other}))) return false;
  }
  return true;
}

/// CM-62, CM-63, CM-68. Visits the moves of a seat with its cards in its window before the roll, after it, or before
/// another seat's roll, in the order of the codes; false if the visitor stopped.
constexpr bool for_each_play(const Layout& layout, const Table& table, const EventCards& events, Phase window,
                             Seat seat, auto& visitor) noexcept {
  CardSet cards = events.held(seat) & cards_for(layout.deck, window);
  while (!cards.empty() && may_play_more(table, seat)) {
    const Card card = layout.deck.kind[cards.lowest()];
    if (!for_each_use(layout, table, seat, card, visitor)) return false;
    cards = cards - layout.deck.of(card);
  }
  return true;
}
/// CM-68, CM-77. Visits all moves of the window except pass: those with cards, then the proposals.
constexpr bool for_each_deed(const Layout& layout, const Options& options, const Table& table, const EventCards& events,
                             Phase window, Seat seat, auto& visitor) noexcept {
  if (!for_each_play(layout, table, events, window, seat, visitor)) return false;
  if (window == Phase::others) return true;
  return for_each_proposal(layout, options, table, [&](Proposal each) { return visit(visitor, proposed(each)); });
}

/// CM-68. True if the window is a node, because the seat can do more than pass there.
[[nodiscard]] constexpr bool has_window(const Layout& layout, const Options& options, const Table& table,
                                        const EventCards& events, Phase window, Seat seat) noexcept {
  const auto stop = [](const Move&) { return false; };
  return !for_each_deed(layout, options, table, events, window, seat, stop);
}

/// The first rule that forbids `move`; empty if it is legal. Precondition: the position is such a window.
[[nodiscard]] constexpr std::optional<Rule> why_not_deed(const Layout& layout, const Options& options,
                                                         const Table& table, const EventCards& events,
                                                         const Move& move) noexcept {
  switch (move.kind) {
    case MoveKind::pass:
      return std::nullopt;
    case MoveKind::play:
      if (move.card == card_swap) return why_not_swap(layout, table, events, seat_at(table), move.seat);
      if (table.phase != Phase::after || move.seat != Seat{} || !move.card.has(Effect::add))
        return Rule::course_of_turn;
      return why_not_add(layout, table, events, move.card);
    case MoveKind::offer:
    case MoveKind::circle:
      if (table.phase == Phase::others) return Rule::trade;
      return why_not_proposal(layout, options, table, proposal_of(move));
    default:
      return Rule::course_of_turn;
  }
}

/// CM-59 to CM-61. The only card that can be played in this window; none for other nodes.
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

/// False for a window that could not have opened with these hands of on-demand cards; true for other nodes.
[[nodiscard]] constexpr bool window_can_exist(const Layout& layout, const Options& options, const Table& table,
                                              const EventCards& events) noexcept {
  switch (table.phase) {
    case Phase::before:
    case Phase::others:
    case Phase::after:
      return has_window(layout, options, table, events, table.phase, seat_at(table));
    case Phase::stay:
    case Phase::guard:
    case Phase::veto:
      return can_play(layout, table, events, table.asked, card_of_window(table.phase));
    default:
      return true;
  }
}

}  // namespace regelwerk::clockman
