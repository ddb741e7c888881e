#pragma once
#include <cstdint>

#include <regelwerk/clockman/arrival.hpp>
#include <regelwerk/clockman/course.hpp>
#include <regelwerk/clockman/effects.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/hunting.hpp>
#include <regelwerk/clockman/layout.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/movement.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/scene.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/core/visit.hpp>

namespace regelwerk::clockman {

/// CM-7, CM-9. The position before the first starting roll.
template <class Setup>
[[nodiscard]] constexpr State initial_state(const Setup& setup, const Start& /*start*/) noexcept {
  State state = blank_state(setup.layout());
  state.table.contenders = SeatSet::first(setup.layout().seats);
  return state;
}

/// Carries one move out, in place, and tells what it does.
template <class Setup, class OnEvent>
class Transition {
 public:
  constexpr Transition(const Setup& setup, State& state, OnEvent& on_event) noexcept
      : scene_{setup, state, state.table, on_event}, state_(state), table_(state.table) {}

  /// Precondition: `move` is legal.
  constexpr void carry_out(const Move& move) noexcept {
    for (Step step = begin(move); step != Step::node; step = follow(step)) {
    }
  }

 private:
  using S = Scene<Setup, OnEvent>;

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return scene_.layout(); }
  constexpr void tell(const Event& event) noexcept { scene_.tell(event); }

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
      case Step::draw:
        return draw_next(scene_);
      case Step::end_turn:
        return end_turn(scene_, false);
      case Step::end_again:
        return end_turn(scene_, true);
      case Step::begin_turn:
        return begin_turn(scene_);
      default:
        return Step::node;
    }
  }

  [[nodiscard]] constexpr Step begin(const Move& move) noexcept {
    switch (move.kind) {
      case MoveKind::roll:
        return table_.phase == Phase::start_roll ? roll_to_begin(scene_, move.number) : roll(move.number);
      case MoveKind::symbol:
        return table_.phase == Phase::mix_draw ? exchange_symbols(move.pose) : draw_symbol(move.pose);
      case MoveKind::event:
        return draw_card(scene_, move.card);
      case MoveKind::pass:
        return pass();
      case MoveKind::play:
        return play(move);
      case MoveKind::offer:
        return offer(move);
      case MoveKind::accept:
        return table_.phase == Phase::trade ? trade() : make_pact();
      case MoveKind::decline:
        return table_.phase == Phase::trade ? decline_trade() : decline_pact();
      case MoveKind::go:
      case MoveKind::pay_symbol:
      case MoveKind::pay_card:
        return go(move);
      case MoveKind::forfeit:
        return forfeit();
      case MoveKind::capture:
        return capture(scene_, table_.asked);
      case MoveKind::spare:
        tell({.kind = EventKind::pact_offered, .rule = Rule::hunting, .seat = table_.turn, .other = table_.asked});
        return scene_.stop(Phase::pact, table_.asked);
      case MoveKind::rob:
        return rob(move.digit);
      case MoveKind::rob_none:
        tell({.kind = EventKind::digit_kept, .rule = Rule::robbery, .seat = table_.turn, .other = table_.asked});
        return ask_to_stay(scene_, table_.asked);
      case MoveKind::lift:
        return take_lift();
      case MoveKind::remain:
        tell({.kind = EventKind::lift_declined, .rule = Rule::lift_field, .seat = table_.turn, .from = figure()});
        return Step::end_turn;
      case MoveKind::take:
        scene_.take_digit(Rule::hoarding);
        return Step::end_turn;
      case MoveKind::leave:
        tell({.kind = EventKind::digit_left,
              .rule = Rule::hoarding,
              .seat = table_.turn,
              .from = figure(),
              .digit = digit_of(layout().kind[figure()])});
        return Step::end_turn;
      case MoveKind::lose:
        scene_.put_back_symbol(table_.turn, move.pose, Rule::card_lose);
        return card_done();
      case MoveKind::mix:
        return choose_mix(move.seat, move.pose);
      case MoveKind::drop:
        return drop(move.digit);
      case MoveKind::grab:
        return grab(move.seat, move.digit);
    }
    return Step::node;
  }

  [[nodiscard]] constexpr Space figure() const noexcept { return table_.figure(table_.turn); }

  /// CM-42.
  constexpr Step card_done() noexcept {
    scene_.lay_card_off();
    return Step::end_turn;
  }

  /// CM-64, CM-68.
  constexpr Step roll(int number) noexcept {
    table_.roll = static_cast<std::uint8_t>(number);
    tell({.kind = EventKind::die_rolled, .rule = Rule::course_of_turn, .seat = table_.turn, .number = table_.roll});
    lift_bars(scene_, number);
    return open_after(scene_);
  }

  /// CM-32, CM-52.
  constexpr Step draw_symbol(Pose pose) noexcept {
    state_.draw_pile.remove(pose);
    state_.hand(table_.turn).add(pose);
    --table_.left;
    tell({.kind = EventKind::symbol_drawn,
          .rule = Rule::symbol_field,
          .seat = table_.turn,
          .pose = pose,
          .has_pose = true,
          .seen_by = Audience::only(table_.turn)});
    return Step::draw;
  }

  constexpr Step pass() noexcept {
    tell({.kind = EventKind::window_passed, .rule = Rule::on_demand, .seat = seat_at(table_)});
    switch (table_.phase) {
      case Phase::before:
        return open_roll(scene_);
      case Phase::after:
        return scene_.stop(Phase::move);
      case Phase::guard:
        if (!table_.arriving.empty()) return scene_.stop(Phase::rob, table_.asked);
        return finish_grab(table_.asked, table_.wanted);
      case Phase::stay:
        return catch_figure(scene_, table_.asked);
      default:
        return ask_for_veto(scene_);
    }
  }

  constexpr Step play(const Move& move) noexcept {
    const Seat seat = seat_at(table_);
    scene_.play_card(seat, move.card);
    switch (table_.phase) {
      case Phase::before:
        return swap(move.seat);
      case Phase::after:
        table_.roll = static_cast<std::uint8_t>(table_.roll + move.card.info().number);
        tell({.kind = EventKind::roll_changed, .rule = Rule::card_add, .seat = seat, .number = table_.roll});
        return open_after(scene_);
      case Phase::guard:
        tell({.kind = EventKind::digit_guarded, .rule = Rule::card_guard, .seat = seat});
        if (!table_.arriving.empty()) return ask_to_stay(scene_, seat);
        table_.wanted = {};
        return card_done();
      case Phase::stay:
        tell({.kind = EventKind::figure_stayed, .rule = Rule::card_stay, .seat = seat, .from = table_.figure(seat)});
        return Step::ask;
      default:
        tell({.kind = EventKind::card_vetoed,
              .rule = Rule::card_veto,
              .seat = seat,
              .other = table_.turn,
              .card = table_.card});
        return card_done();
    }
  }

  /// CM-63.
  constexpr Step swap(Seat other) noexcept {
    const Space from = figure();
    const Space to = table_.figure(other);
    table_.figure(table_.turn) = to;
    table_.figure(other) = from;
    tell({.kind = EventKind::figures_swapped,
          .rule = Rule::card_swap,
          .seat = table_.turn,
          .other = other,
          .from = from,
          .to = to});
    return open_before(scene_);
  }

  /// CM-77.
  constexpr Step offer(const Move& move) noexcept {
    ++table_.offers;
    table_.given = move.digit;
    table_.wanted = move.other;
    tell_about_offer(EventKind::offer_made, table_.turn, move.seat);
    return scene_.stop(Phase::trade, move.seat);
  }
  constexpr Step trade() noexcept {
    const bool loose = scene_.options().transfer;
    Digits& own = table_.of(table_.turn);
    Digits& others = table_.of(table_.asked);
    own.give_up(table_.given);
    others.give_up(table_.wanted);
    own.receive(table_.wanted, loose);
    others.receive(table_.given, loose);
    tell_about_offer(EventKind::digits_traded, table_.turn, table_.asked);
    return close_offer();
  }
  constexpr Step decline_trade() noexcept {
    table_.declined.insert(table_.asked, table_.given, table_.wanted);
    tell_about_offer(EventKind::offer_declined, table_.asked, table_.turn);
    return close_offer();
  }
  constexpr Step close_offer() noexcept {
    table_.given = {};
    table_.wanted = {};
    return open_before(scene_);
  }
  constexpr void tell_about_offer(EventKind kind, Seat seat, Seat other) noexcept {
    tell({.kind = kind,
          .rule = Rule::trade,
          .seat = seat,
          .other = other,
          .digit = table_.given,
          .wanted = table_.wanted});
  }

  /// CM-75.
  constexpr Step make_pact() noexcept {
    table_.pacts.insert(table_.turn, table_.asked);
    tell({.kind = EventKind::pact_made, .rule = Rule::hunting, .seat = table_.turn, .other = table_.asked});
    tell_spared(scene_, table_.asked, Rule::hunting);
    return Step::ask;
  }
  constexpr Step decline_pact() noexcept {
    tell({.kind = EventKind::offer_declined, .rule = Rule::hunting, .seat = table_.asked, .other = table_.turn});
    return capture(scene_, table_.asked);
  }

  /// CM-11 to CM-21.
  constexpr Step go(const Move& move) noexcept {
    const Seat seat = table_.turn;
    if constexpr (wants_events<OnEvent>) tell_route(move.to);
    if (move.kind != MoveKind::go) pay(move);
    table_.figure(seat) = move.to;
    table_.roll = 0;
    if (move.to.is_shared()) return arrive(scene_, seat);
    return move.to.is_centre() ? win() : Step::end_turn;
  }

  /// CM-12. One way there, step by step; where there are several, the first.
  constexpr void tell_route(Space to) noexcept {
    const Ways ways = ways_of(layout(), scene_.options(), table_, state_.events, state_.hand(table_.turn), table_.turn);
    Route route{.target = to};
    Walk<Route>{layout(), ways, table_.turn, table_.roll, route}.from(figure());
    Space at = figure();
    for (int number = 1; number <= table_.roll; ++number) {
      const Space next = route.fields[static_cast<std::size_t>(number)];
      tell({.kind = EventKind::figure_stepped, .rule = Rule::paths, .seat = table_.turn, .from = at, .to = next});
      at = next;
    }
  }

  /// CM-13, CM-16, CM-20, CM-58.
  constexpr void pay(const Move& move) noexcept {
    const Rule rule = move.to.is_passage() ? Rule::inward : Rule::last_blockade;
    if (move.kind == MoveKind::pay_symbol) {
      scene_.put_back_symbol(table_.turn, move.pose, rule);
    } else {
      scene_.play_card(table_.turn, card_free);
    }
    tell({.kind = EventKind::blockade_paid, .rule = rule, .seat = table_.turn, .to = move.to});
    if (scene_.options().blockades_stay || !move.to.is_passage()) return;
    table_.opened.insert(move.to.number());
    tell({.kind = EventKind::blockade_removed, .rule = Rule::blockades_stay, .seat = table_.turn, .to = move.to});
  }

  /// CM-70.
  constexpr Step win() noexcept {
    table_.played = 0;
    tell({.kind = EventKind::seat_won, .rule = Rule::end_of_game, .seat = table_.turn});
    return scene_.stop(Phase::over);
  }

  /// CM-19, CM-23.
  constexpr Step forfeit() noexcept {
    table_.roll = 0;
    tell({.kind = EventKind::roll_forfeited, .rule = Rule::must_move, .seat = table_.turn, .from = figure()});
    return Step::end_turn;
  }

  /// CM-73, CM-76.
  constexpr Step rob(Digit digit) noexcept {
    const bool back = can_get_back(layout(), table_, table_.asked, digit);
    scene_.rob_digit(table_.asked, digit, back ? Rule::getting_back : Rule::robbery);
    return ask_to_stay(scene_, table_.asked);
  }

  /// CM-36, CM-37.
  constexpr Step take_lift() noexcept {
    const Space from = figure();
    table_.board.erase(layout().digit_number[from]);
    tell({.kind = EventKind::lift_left, .rule = Rule::lift_field, .seat = table_.turn, .from = from});
    return shift(scene_, table_.turn, layout().lift[from], Rule::lift_line);
  }

  /// CM-54. The own card is laid aside, then one is drawn from the other hand.
  constexpr Step choose_mix(Seat other, Pose pose) noexcept {
    state_.hand(table_.turn).remove(pose);
    state_.aside.add(pose);
    tell({.kind = EventKind::symbol_chosen,
          .rule = Rule::card_mix,
          .seat = table_.turn,
          .other = other,
          .pose = pose,
          .has_pose = true,
          .seen_by = Audience::only(table_.turn)});
    return scene_.stop(Phase::mix_draw, other);
  }
  constexpr Step exchange_symbols(Pose drawn_pose) noexcept {
    const Seat seat = table_.turn;
    const Seat other = table_.asked;
    const Pose given = state_.aside.nth(0);
    state_.hand(other).remove(drawn_pose);
    state_.hand(seat).add(drawn_pose);
    state_.hand(other).add(given);
    state_.aside = {};
    tell_given(seat, other, drawn_pose);
    tell_given(other, seat, given);
    return card_done();
  }
  constexpr void tell_given(Seat to, Seat from, Pose pose) noexcept {
    SeatSet both;
    both.insert(to);
    both.insert(from);
    tell({.kind = EventKind::symbol_given,
          .rule = Rule::card_mix,
          .seat = to,
          .other = from,
          .pose = pose,
          .has_pose = true,
          .seen_by = Audience{both}});
  }

  /// CM-55.
  constexpr Step drop(Digit digit) noexcept {
    const Space to = first_empty(layout(), table_.board, digit, table_.turn);
    table_.of(table_.turn).give_up(digit);
    table_.board.insert(layout().digit_number[to]);
    tell({.kind = EventKind::digit_dropped, .rule = Rule::card_drop, .seat = table_.turn, .to = to, .digit = digit});
    return card_done();
  }

  /// CM-56, CM-60.
  constexpr Step grab(Seat from, Digit digit) noexcept {
    tell({.kind = EventKind::digit_demanded,
          .rule = Rule::card_grab,
          .seat = table_.turn,
          .other = from,
          .digit = digit});
    if (!can_play(layout(), table_, state_.events, from, card_guard)) return finish_grab(from, digit);
    table_.wanted = digit;
    return scene_.stop(Phase::guard, from);
  }
  constexpr Step finish_grab(Seat from, Digit digit) noexcept {
    table_.wanted = {};
    scene_.rob_digit(from, digit, Rule::card_grab);
    return card_done();
  }

  S scene_;
  State& state_;
  Table& table_;
};

}  // namespace regelwerk::clockman
