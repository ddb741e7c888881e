#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// Applies events of symbol cards to a view (CM-40, CM-54).
class SymbolCardApplier {
 public:
  constexpr explicit SymbolCardApplier(View& view) noexcept : view_(view) {}

  /// False if the event is impossible in this view. Precondition: an event of symbol cards, with seats of this game.
  [[nodiscard]] constexpr bool apply(const Event& event) noexcept {
    const bool is_turned = event.kind == EventKind::symbols_turned;
    if (!is_turned && event.has_pose != event.seen_by.includes(view_.viewer)) return false;
    switch (event.kind) {
      case EventKind::symbol_drawn:
        return view_.symbol_pile > 0 && view_.symbol_pile-- > 0 && to_hand(event.seat, event);
      case EventKind::symbol_put_back:
        return event.has_pose && from_hand(event.seat, event) && add(view_.put_back, event);
      case EventKind::symbol_chosen:
        return from_hand(event.seat, event) && (!view_.viewer.is(event.seat) || add(view_.aside, event));
      case EventKind::symbol_given:
        return event.seat == view_.table.turn ? from_hand(event.other, event) && to_hand(event.seat, event)
                                              : give_aside(event) && to_hand(event.seat, event);
      default:
        return turn_over();
    }
  }

 private:
  [[nodiscard]] constexpr std::uint8_t& count(Seat seat) noexcept {
    return view_.symbol_counts[static_cast<std::size_t>(seat.index())];
  }

  [[nodiscard]] static constexpr bool add(Symbols& to, const Event& event) noexcept {
    if (!event.has_pose || to.count(event.pose) >= symbols_per_pose) return false;
    to.add(event.pose);
    return true;
  }
  [[nodiscard]] static constexpr bool remove(Symbols& from, const Event& event) noexcept {
    if (!event.has_pose || !from.contains(event.pose)) return false;
    from.remove(event.pose);
    return true;
  }

  /// CM-32. Puts a card into a hand; its owner knows it.
  [[nodiscard]] constexpr bool to_hand(Seat seat, const Event& event) noexcept {
    if (count(seat) >= symbol_cards) return false;
    ++count(seat);
    return !view_.viewer.is(seat) || add(view_.symbols, event);
  }
  [[nodiscard]] constexpr bool from_hand(Seat seat, const Event& event) noexcept {
    if (count(seat) == 0) return false;
    --count(seat);
    return !view_.viewer.is(seat) || remove(view_.symbols, event);
  }

  /// CM-54. Gives the card that was laid aside to its receiver; the seat that laid it aside knows it.
  [[nodiscard]] constexpr bool give_aside(const Event& event) noexcept {
    return !view_.viewer.is(event.other) || remove(view_.aside, event);
  }

  [[nodiscard]] constexpr bool turn_over() noexcept {
    if (view_.symbol_pile != 0) return false;
    view_.symbol_pile = static_cast<std::uint8_t>(view_.put_back.size());
    view_.put_back = {};
    return true;
  }

  View& view_;
};

/// Applies events of event cards to a view (CM-41 to CM-44).
class EventCardApplier {
 public:
  constexpr EventCardApplier(const Deck& deck, View& view) noexcept : deck_(deck), view_(view) {}

  /// False if the event is impossible in this view. Precondition: an event of event cards, with seats of this game.
  [[nodiscard]] constexpr bool apply(const Event& event) noexcept {
    if (event.kind == EventKind::cards_turned) return turn_over();
    if (event.card.none() == event.seen_by.includes(view_.viewer)) return false;
    switch (event.kind) {
      case EventKind::card_drawn:
        return from_pile() && to_hand(event);
      case EventKind::card_read:
        return is(event.card, Mode::at_once) && from_pile() && move(event.card, Spot::draw(), Spot::put_back());
      case EventKind::card_opened:
        return counter_fits(event, 0) && from_pile() &&
               move(event.card, Spot::draw(), Spot::open(event.seat, event.number));
      case EventKind::card_counted:
        return counter_fits(event, 1) && event.number > 0 &&
               move(event.card, Spot::open(event.seat, event.number + 1), Spot::open(event.seat, event.number));
      case EventKind::card_done:
        return counter_fits(event, 0) && move(event.card, Spot::open(event.seat, event.number), Spot::put_back());
      default:
        return play(event);
    }
  }

 private:
  [[nodiscard]] static constexpr bool is(Card card, Mode mode) noexcept {
    return card.is_kind() && card.info().mode == mode;
  }
  /// CM-44, CM-65. True if the event's open card can have a counter of the event's number plus `more`.
  [[nodiscard]] static constexpr bool counter_fits(const Event& event, int more) noexcept {
    if (!is(event.card, Mode::open)) return false;
    return event.number + more <= (event.card.has(Effect::peace) ? event.card.info().number + 1 : 0);
  }

  [[nodiscard]] constexpr bool from_pile() noexcept { return view_.event_pile > 0 && view_.event_pile-- > 0; }
  [[nodiscard]] constexpr bool move(Card card, Spot from, Spot to) noexcept {
    if (view_.events.count(deck_, card, from) == 0) return false;
    view_.events.move(deck_, card, from, to);
    return true;
  }
  /// Changes the size of a hand that the viewer does not know.
  constexpr void change_hand(Seat seat, int by) noexcept {
    view_.events.set_hand_size(seat, static_cast<std::uint8_t>(view_.events.hand_size(seat) + by));
  }

  /// CM-43. Puts a card into a hand. Cards in hands that the viewer does not know stay in its draw pile.
  [[nodiscard]] constexpr bool to_hand(const Event& event) noexcept {
    if (view_.viewer.is(event.seat)) {
      return is(event.card, Mode::on_demand) && move(event.card, Spot::draw(), Spot::hand(event.seat));
    }
    if (view_.events.hand_size(event.seat) >= event_cards) return false;
    change_hand(event.seat, 1);
    return true;
  }
  [[nodiscard]] constexpr bool play(const Event& event) noexcept {
    if (!is(event.card, Mode::on_demand) || view_.events.hand_size(event.seat) == 0) return false;
    if (view_.viewer.is(event.seat)) return move(event.card, Spot::hand(event.seat), Spot::put_back());
    change_hand(event.seat, -1);
    return move(event.card, Spot::draw(), Spot::put_back());
  }

  [[nodiscard]] constexpr bool turn_over() noexcept {
    if (view_.event_pile != 0) return false;
    view_.event_pile = static_cast<std::uint8_t>(view_.events.count(Spot::put_back()));
    view_.events.turn_over();
    return true;
  }

  const Deck& deck_;
  View& view_;
};

}  // namespace regelwerk::clockman
