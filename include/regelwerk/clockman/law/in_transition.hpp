#pragma once
#include <cstdint>

#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>

namespace regelwerk::clockman {

/// The next step of a transition. Every step returns its successor instead of calling it, so chains of any length run
/// in a loop.
enum class Step : std::uint8_t {
  ask,         ///< ask the next figure that an arrival meets (CM-24)
  take_place,  ///< apply the field effect (CM-31)
  carry_out,   ///< carry out the event card that nobody vetoed (CM-42)
  go_back,     ///< move the next figure of an oback card (CM-49)
  draw,        ///< draw the next symbol card (CM-52)
  end_turn,    ///< CM-69: count peace cards down and end pacts; then the left neighbour's turn
  end_again,   ///< CM-50, CM-69: end the turn; the same seat has an extra turn
  begin_turn,  ///< CM-68: skip missed turns, then go to the first node of the turn
  node,        ///< a seat or chance decides
};

/// A position in the middle of a transition: setup, state and listener. The functions that make moves call it `scene`.
template <class Setup, class OnEvent>
struct InTransition {
  /// False if nobody listens, so the work for events can be skipped.
  static constexpr bool is_heard = wants_events<OnEvent>;

  const Setup& setup;
  State& state;
  OnEvent& on_event;

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup.layout(); }
  [[nodiscard]] constexpr const Options& options() const noexcept { return setup.options(); }

  [[nodiscard]] constexpr Table& table() const noexcept { return state.table; }

  constexpr void tell(const Event& event) noexcept {
    if constexpr (is_heard) on_event(event);
  }

  /// Stops at a node where the active seat or chance decides.
  constexpr Step stop(Phase phase) noexcept {
    table().phase = phase;
    table().asked = {};
    if (is_window(phase)) tell_window(table().turn);
    return Step::node;
  }
  /// Stops at a node that concerns another seat.
  constexpr Step stop(Phase phase, Seat asked) noexcept {
    table().phase = phase;
    table().asked = asked;
    if (is_window(phase)) tell_window(asked);
    return Step::node;
  }
  /// Reports an open window. It reveals that its seat could play something; the rules accept this.
  constexpr void tell_window(Seat seat) noexcept {
    tell({.kind = EventKind::window_opened, .rule = rule_of(table().phase), .seat = seat});
  }

  /// CM-43, CM-45. Plays an on-demand card and puts it back.
  constexpr void play_card(Seat seat, Card card) noexcept {
    state.events.move(layout().deck, card, Spot::hand(seat), Spot::put_back());
    if (seat == table().turn) ++table().played;
    tell({.kind = EventKind::card_played, .rule = card.info().rule, .seat = seat, .card = card});
  }

  /// CM-40. Puts a symbol card back, face up.
  constexpr void put_back_symbol(Seat seat, Pose pose, Rule rule) noexcept {
    state.hand(seat).remove(pose);
    state.put_back.add(pose);
    tell({.kind = EventKind::symbol_put_back, .rule = rule, .seat = seat, .pose = pose, .has_pose = true});
  }

  /// CM-40. False if there is no symbol card to draw.
  constexpr bool can_draw_symbol() noexcept {
    if (!state.draw_pile.empty()) return true;
    if (state.put_back.empty()) return false;
    state.draw_pile = state.put_back;
    state.put_back = {};
    tell({.kind = EventKind::symbols_turned, .rule = Rule::symbol_piles});
    return true;
  }
  /// CM-41. False if there is no event card to draw.
  constexpr bool can_draw_event() noexcept {
    if (!state.events.draw_pile().empty()) return true;
    if (state.events.put_back().empty()) return false;
    state.events.turn_over();
    tell({.kind = EventKind::cards_turned, .rule = Rule::event_piles});
    return true;
  }

  /// CM-33, CM-35, CM-72. The active seat takes the card on its field.
  constexpr void take_digit(Rule rule) noexcept {
    const Space at = table().figure(table().turn);
    const Digit digit = digit_of(layout().kind[at]);
    table().board.erase(layout().digit_number[at]);
    table().of(table().turn).receive(digit, options().transfer);
    tell({.kind = EventKind::digit_taken, .rule = rule, .seat = table().turn, .from = at, .digit = digit});
  }

  /// CM-56, CM-73, CM-76. The active seat takes a digit from another one.
  constexpr void rob_digit(Seat from, Digit digit, Rule rule) noexcept {
    table().of(from).give_up(digit);
    table().of(table().turn).receive(digit, options().transfer);
    tell({.kind = EventKind::digit_robbed, .rule = rule, .seat = table().turn, .other = from, .digit = digit});
  }

  /// CM-42. Ends a card that has had its effect, or has none.
  constexpr void lay_card_off() noexcept { table().card = {}; }
};

}  // namespace regelwerk::clockman
