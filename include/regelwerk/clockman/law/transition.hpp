#pragma once
#include <cstdint>

#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/law/arrival.hpp>
#include <regelwerk/clockman/law/choices.hpp>
#include <regelwerk/clockman/law/course_of_turn.hpp>
#include <regelwerk/clockman/law/effects.hpp>
#include <regelwerk/clockman/law/hunting.hpp>
#include <regelwerk/clockman/law/in_transition.hpp>
#include <regelwerk/clockman/law/journey.hpp>
#include <regelwerk/clockman/law/movement.hpp>
#include <regelwerk/clockman/law/trade/bargain.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>

namespace regelwerk::clockman {

/// Makes one move in place and reports its effects as events.
template <class Setup, class OnEvent>
class Transition {
 public:
  constexpr Transition(const Setup& setup, State& state, OnEvent& on_event) noexcept : scene_{setup, state, on_event} {}

  /// Precondition: `move` is legal.
  constexpr void carry_out(Move move) noexcept {
    Step step = begin(move);
    while (step < Step::end_turn) step = follow(step);
    if (step == Step::node) return;
    if (step != Step::begin_turn) end_turn(scene_, step == Step::end_again);
    begin_turn(scene_);
  }

 private:
  using S = InTransition<Setup, OnEvent>;

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return scene_.layout(); }
  [[nodiscard]] constexpr State& state() noexcept { return scene_.state; }
  [[nodiscard]] constexpr Table& table() noexcept { return scene_.table(); }
  [[nodiscard]] constexpr const Table& table() const noexcept { return scene_.table(); }
  constexpr void tell(const Event& event) noexcept { scene_.tell(event); }

  /// Makes one step within a turn.
  [[nodiscard]] constexpr Step follow(Step step) noexcept {
    switch (step) {
      case Step::ask:
        return ask_next(scene_);
      case Step::take_place:
        return take_place(scene_);
      case Step::carry_out:
        return carry_out_card(scene_);
      case Step::go_back:
        return go_back(scene_);
      default:
        return draw_next(scene_);
    }
  }

  /// Makes the move itself, without what follows from it. The two most frequent kinds come first.
  [[nodiscard]] constexpr Step begin(Move move) noexcept {
    if (move.kind == MoveKind::roll) return roll(move.number);
    if (move.kind == MoveKind::go) return go(scene_, move.to);
    return begin_rare(move);
  }
  [[nodiscard]] constexpr Step begin_rare(Move move) noexcept {
    switch (move.kind) {
      case MoveKind::symbol:
        return table().phase == Phase::mix_draw ? exchange_symbols(scene_, move.pose) : draw_symbol(move.pose);
      case MoveKind::event:
        return draw_card(scene_, move.card);
      case MoveKind::pass:
        return pass();
      case MoveKind::play:
        return play(move);
      case MoveKind::offer:
      case MoveKind::circle:
        return propose(scene_, proposal_of(move));
      case MoveKind::accept:
        return table().phase == Phase::trade ? accept_trade(scene_) : make_pact(scene_);
      case MoveKind::decline:
        return table().phase == Phase::trade ? decline_trade(scene_) : decline_pact(scene_);
      case MoveKind::pay_symbol:
      case MoveKind::pay_card:
        return go_for_price(scene_, move);
      case MoveKind::forfeit:
        return forfeit(scene_);
      case MoveKind::capture:
        return capture(scene_, table().asked);
      case MoveKind::spare:
        tell({.kind = EventKind::pact_offered, .rule = Rule::hunting, .seat = table().turn, .other = table().asked});
        return scene_.stop(Phase::pact, table().asked);
      case MoveKind::rob:
        return rob(move.digit);
      case MoveKind::rob_none:
        tell({.kind = EventKind::digit_kept, .rule = Rule::robbery, .seat = table().turn, .other = table().asked});
        return ask_to_stay(scene_, table().asked);
      case MoveKind::lift:
        return take_lift(scene_);
      case MoveKind::remain:
        tell({.kind = EventKind::lift_declined, .rule = Rule::lift_field, .seat = table().turn, .from = figure()});
        return Step::end_turn;
      case MoveKind::take:
        scene_.take_digit(Rule::hoarding);
        return Step::end_turn;
      case MoveKind::leave:
        tell({.kind = EventKind::digit_left,
              .rule = Rule::hoarding,
              .seat = table().turn,
              .from = figure(),
              .digit = digit_of(layout().kind[figure()])});
        return Step::end_turn;
      case MoveKind::lose:
        scene_.put_back_symbol(table().turn, move.pose, Rule::card_lose);
        return card_done(scene_);
      case MoveKind::mix:
        return choose_mix(scene_, move.seat, move.pose);
      case MoveKind::drop:
        return drop(scene_, move.digit);
      case MoveKind::grab:
        return grab(scene_, move.seat, move.digit);
      default:
        return Step::node;
    }
  }

  [[nodiscard]] constexpr Space figure() const noexcept { return table().figure(table().turn); }

  /// CM-64, CM-66, CM-68. Rolls the die. Barin cards with this number are put back before the window opens.
  constexpr Step roll(int number) noexcept {
    if (table().phase == Phase::start_roll) return roll_to_begin(scene_, number);
    table().roll = static_cast<std::uint8_t>(number);
    tell({.kind = EventKind::die_rolled, .rule = Rule::course_of_turn, .seat = table().turn, .number = table().roll});
    if (is_barred(layout(), state().events, table().turn)) lift_bars(scene_, number);
    return open_after(scene_);
  }

  /// CM-32, CM-52. Draws one card; only its seat sees the pose.
  constexpr Step draw_symbol(Pose pose) noexcept {
    state().draw_pile.remove(pose);
    state().hand(table().turn).add(pose);
    --table().left;
    tell({.kind = EventKind::symbol_drawn,
          .rule = Rule::symbol_field,
          .seat = table().turn,
          .pose = pose,
          .has_pose = true,
          .seen_by = Audience::only(table().turn)});
    return Step::draw;
  }

  constexpr Step pass() noexcept {
    tell({.kind = EventKind::window_passed, .rule = Rule::on_demand, .seat = seat_at(table())});
    switch (table().phase) {
      case Phase::before:
        return close_before(scene_);
      case Phase::others:
        return open_others(scene_, next_seat(table().asked, layout().seats));
      case Phase::after:
        return close_after(scene_);
      case Phase::guard:
        if (!table().arriving.empty()) return scene_.stop(Phase::rob, table().asked);
        return finish_grab(scene_, table().asked, table().wanted);
      case Phase::stay:
        return catch_figure(scene_, table().asked);
      default:
        return ask_for_veto(scene_);
    }
  }

  constexpr Step play(Move move) noexcept {
    const Seat seat = seat_at(table());
    scene_.play_card(seat, move.card);
    if (move.card == card_swap) return swap(seat, move.seat);
    switch (table().phase) {
      case Phase::after:
        table().roll = static_cast<std::uint8_t>(table().roll + move.card.info().number);
        tell({.kind = EventKind::roll_changed, .rule = Rule::card_add, .seat = seat, .number = table().roll});
        return open_after(scene_);
      case Phase::guard:
        tell({.kind = EventKind::digit_guarded, .rule = Rule::card_guard, .seat = seat});
        if (!table().arriving.empty()) return ask_to_stay(scene_, seat);
        table().wanted = {};
        return card_done(scene_);
      case Phase::stay:
        tell({.kind = EventKind::figure_stayed, .rule = Rule::card_stay, .seat = seat, .from = table().figure(seat)});
        return Step::ask;
      default:
        tell({.kind = EventKind::card_vetoed,
              .rule = Rule::card_veto,
              .seat = seat,
              .other = table().turn,
              .card = table().card});
        return card_done(scene_);
    }
  }

  /// CM-63. Swaps two figures and reopens the window in which the card was played.
  constexpr Step swap(Seat seat, Seat other) noexcept {
    const Space from = table().figure(seat);
    const Space to = table().figure(other);
    table().figure(seat) = to;
    table().figure(other) = from;
    tell({.kind = EventKind::figures_swapped,
          .rule = Rule::card_swap,
          .seat = seat,
          .other = other,
          .from = from,
          .to = to});
    if (table().phase == Phase::others) return open_others(scene_, seat);
    return table().phase == Phase::before ? open_before(scene_) : open_after(scene_);
  }

  /// CM-73, CM-76. Takes the digit; names CM-73 if both rules allow it.
  constexpr Step rob(Digit digit) noexcept {
    const bool back = can_get_back(layout(), table(), table().asked, digit);
    scene_.rob_digit(table().asked, digit, back ? Rule::getting_back : Rule::robbery);
    return ask_to_stay(scene_, table().asked);
  }

  S scene_;
};

template <class Setup, class OnEvent>
constexpr void carry_out(const Setup& setup, State& state, const Move& move, OnEvent& on_event) noexcept {
  Transition<Setup, OnEvent>{setup, state, on_event}.carry_out(move);
}

}  // namespace regelwerk::clockman
