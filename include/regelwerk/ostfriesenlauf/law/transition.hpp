#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/event.hpp>
#include <regelwerk/ostfriesenlauf/law/outcome.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>

namespace regelwerk::ostfriesenlauf {

/// Makes one decision or chance outcome in place and reports its effects as events.
template <class Setup, class OnEvent>
class Transition {
 public:
  constexpr Transition(const Setup& setup, State& state, OnEvent& on_event) noexcept
      : setup_(setup), state_(state), table_(state.table), on_event_(on_event) {}

  /// Precondition: `move` is legal.
  constexpr void carry_out(Move move) noexcept {
    switch (move.kind) {
      case MoveKind::deal:
        return deal(move.face);
      case MoveKind::draw:
        return choose(move.back);
      case MoveKind::card:
        return draw(move.face);
      case MoveKind::lay:
        return lay(layout().known_card(move.back, move.face));
    }
  }

 private:
  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup_.layout(); }

  constexpr void tell(const Event& event) noexcept {
    if constexpr (wants_events<OnEvent>) on_event_(event);
  }

  /// Converts a field or a count to the type that events have.
  [[nodiscard]] static constexpr std::int16_t event_number(int number) noexcept {
    return static_cast<std::int16_t>(number);
  }

  /// OL-9. Deals the next card of the first hands; the last one begins the first round.
  constexpr void deal(Face face) noexcept {
    const Seat seat{table_.turn};
    const Card card = take(face);
    state_.hand(seat).add(card);
    tell_got(EventKind::card_dealt, Rule::first_hands, seat, card);
    if (table_.stack != Place::fourth) {
      table_.stack = place_of_number(number(table_.stack) + 1);
      return;
    }
    table_.stack = Place::first;
    if (++table_.turn == layout().seats) begin_round();
  }

  /// OL-10. Chooses a stack.
  constexpr void choose(Place back) noexcept {
    table_.stack = back;
    table_.phase = Phase::card;
    tell({.kind = EventKind::stack_chosen,
          .rule = Rule::draw_and_lay,
          .seat = owner_of(runner_in_turn(table_)),
          .back = back});
  }

  /// OL-10, OL-23. Draws a card from its stack, for the hand of a seat or for the pile.
  constexpr void draw(Face face) noexcept {
    const Runner runner = runner_in_turn(table_);
    const Card card = take(face);
    table_.stack = Place::first;
    if (!is_owned(layout(), runner)) return put_on_pile(card, Rule::unowned_runner, Audience{});
    state_.hand(owner_of(runner)).add(card);
    table_.phase = Phase::lay;
    tell_got(EventKind::card_drawn, Rule::draw_and_lay, owner_of(runner), card);
  }

  /// OL-10. Lays a card of the hand.
  constexpr void lay(Card card) noexcept {
    const Seat seat = owner_of(runner_in_turn(table_));
    state_.hand(seat).remove(card);
    put_on_pile(card, Rule::draw_and_lay, Audience::only(seat));
  }

  /// Removes the card with this face from the stack that chance draws from.
  [[nodiscard]] constexpr Card take(Face face) noexcept {
    const Card card = layout().known_card(table_.stack, face);
    state_.stack(table_.stack).remove(card.slot());
    return card;
  }

  constexpr void tell_got(EventKind kind, Rule rule, Seat seat, Card card) noexcept {
    tell({.kind = kind,
          .rule = rule,
          .seat = seat,
          .back = card.back(),
          .face = layout().face(card),
          .has_face = true,
          .face_seen_by = Audience::only(seat)});
  }

  constexpr void put_on_pile(Card card, Rule rule, Audience face_seen_by) noexcept {
    state_.laid[table_.turn] = Laid{card};
    tell({.kind = EventKind::card_laid,
          .rule = rule,
          .runner = runner_in_turn(table_),
          .back = card.back(),
          .face = layout().face(card),
          .has_face = true,
          .face_seen_by = face_seen_by});
    next_turn();
  }

  /// OL-12. Begins a round; the present race order determines the order of turns.
  constexpr void begin_round() noexcept {
    table_.turn = 0;
    tell({.kind = EventKind::round_passed, .rule = Rule::laying_order, .runner = runner_in_turn(table_)});
    prepare_turn();
  }

  constexpr void next_turn() noexcept {
    if (table_.turn == runner_count - 1) return finish_round();
    ++table_.turn;
    tell({.kind = EventKind::turn_passed, .rule = Rule::laying_order, .runner = runner_in_turn(table_)});
    prepare_turn();
  }

  /// OL-21 to OL-24. Prepares the draw for the runner in turn. Skips unowned runners without a card; this ends, because
  /// some runner is owned.
  constexpr void prepare_turn() noexcept {
    if (is_any_stack_empty(state_)) refill(setup_, state_, on_event_);
    const Runner runner = runner_in_turn(table_);
    if (is_owned(layout(), runner)) {
      table_.phase = Phase::draw;
      return;
    }
    const Place back = place_in_turn(table_.turn);
    if (!state_.stack(back).empty()) {
      table_.phase = Phase::card;
      table_.stack = back;
      return;
    }
    tell({.kind = EventKind::nothing_laid, .rule = Rule::unowned_without_card, .runner = runner, .back = back});
    next_turn();
  }

  /// OL-21. Returns all played cards to their stacks.
  // Rare, so not inlined. Static, so that the common case need not keep this object in memory for the call.
  [[gnu::noinline]] static constexpr void refill(const Setup& setup, State& state, OnEvent& on_event) noexcept {
    Transition rare{setup, state, on_event};
    const Cards played = cards_played(setup.layout(), state);
    for (const Place back : all_places) {
      if (played[index(back)].empty()) continue;
      state.stack(back) += played[index(back)];
      rare.tell({.kind = EventKind::stack_refilled,
                 .rule = Rule::refill,
                 .back = back,
                 .count = event_number(played[index(back)].size())});
    }
  }

  /// OL-13, OL-26. Plays the round once all cards are laid.
  constexpr void finish_round() noexcept {
    const Race race_before = table_.race;
    for (int turn = 0; turn < runner_count; ++turn) {
      const Laid laid = state_.laid[static_cast<std::size_t>(turn)];
      if (!laid.none()) carry_out(laid.card(), race_before.at(place_in_turn(turn)));
    }
    state_.laid.fill({});
    if (!any_across(layout(), table_)) return begin_round();
    table_.turn = 0;
    table_.phase = Phase::over;
    if constexpr (wants_events<OnEvent>) tell_end();
  }

  /// OL-13, OL-14, OL-15, OL-16, OL-17, OL-18, OL-19. Applies the face of a card to the runner in the place on its
  /// back. The card was laid for the runner `laid_for`.
  constexpr void carry_out(Card card, Runner laid_for) noexcept {
    const Face face = layout().face(card);
    tell({.kind = EventKind::card_revealed,
          .rule = Rule::carrying_out,
          .runner = laid_for,
          .back = card.back(),
          .face = face,
          .has_face = true});
    const Effect& effect = effect_of(face);
    switch (effect.kind) {
      case FaceKind::swap:
        return swap(card.back(), place_of_number(effect.place));
      case FaceKind::finish:
        return move_sign(effect.sign);
      default:
        break;
    }
    move(card.back(), field_reached(table_.race, card.back(), effect), rule_of(effect.kind));
  }

  /// The rule by which a face of this kind moves a runner to another field.
  [[nodiscard]] static constexpr Rule rule_of(FaceKind kind) noexcept {
    if (kind == FaceKind::start) return Rule::back_to_start;
    return names_place(kind) ? Rule::before_and_behind : Rule::forward_and_back;
  }

  /// OL-6, OL-20. Moves the runner behind all runners on that field, which may be its own field.
  constexpr void move(Place place, int to, Rule rule) noexcept {
    const Runner runner = table_.race.at(place);
    const int from = table_.race.position(place);
    table_.race.arrive(place, to);
    const bool stays = from == to;
    tell({.kind = stays ? EventKind::runner_stayed : EventKind::runner_moved,
          .rule = stays ? Rule::arrives_anew : rule,
          .runner = runner,
          .from = event_number(from),
          .to = event_number(to)});
  }

  /// OL-17. Exchanges position and lane, so neither runner arrives anew.
  constexpr void swap(Place place, Place with) noexcept {
    const Runner runner = table_.race.at(place);
    const Runner other = table_.race.at(with);
    tell({.kind = EventKind::runners_swapped,
          .rule = Rule::swap,
          .runner = runner,
          .other = other,
          .from = event_number(table_.race.position(place)),
          .to = event_number(table_.race.position(with))});
    table_.race.swap(place, with);
  }

  /// OL-19. Moves the sign; does nothing if the sign already stands there.
  constexpr void move_sign(Sign sign) noexcept {
    if (sign == table_.sign) return;
    tell({.kind = EventKind::sign_moved,
          .rule = Rule::finish_moved,
          .sign = sign,
          .from = event_number(field_of(layout(), table_.sign)),
          .to = event_number(field_of(layout(), sign))});
    table_.sign = sign;
  }

  constexpr void tell_end() noexcept {
    for (const Place place : finishing_order(layout(), table_)) {
      const int across = fields_across(layout(), table_, place);
      if (across == 0) break;
      tell({.kind = EventKind::line_crossed,
            .rule = Rule::finish_line,
            .runner = table_.race.at(place),
            .to = event_number(table_.race.position(place)),
            .count = event_number(across)});
    }
    const Runner runner = deciding_runner(layout(), table_);
    if (is_owned(layout(), runner)) {
      tell({.kind = EventKind::game_won, .rule = Rule::owner_wins, .seat = owner_of(runner), .runner = runner});
    } else {
      tell({.kind = EventKind::game_lost, .rule = Rule::owner_wins, .runner = runner});
    }
  }

  const Setup& setup_;
  State& state_;
  Table& table_;
  OnEvent& on_event_;
};

template <class Setup, class OnEvent>
constexpr void carry_out(const Setup& setup, State& state, Move move, OnEvent& on_event) noexcept {
  Transition<Setup, OnEvent>{setup, state, on_event}.carry_out(move);
}

}  // namespace regelwerk::ostfriesenlauf
