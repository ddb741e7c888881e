#pragma once
#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/law/effects.hpp>
#include <regelwerk/clockman/law/in_transition.hpp>
#include <regelwerk/clockman/law/windows.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>

namespace regelwerk::clockman {

/// CM-42. Ends the turn after a card was carried out.
constexpr Step card_done(auto& scene) noexcept {
  scene.lay_card_off();
  return Step::end_turn;
}

/// CM-54. Lays the chosen card of the active seat aside; then chance draws one from the other seat's hand.
constexpr Step choose_mix(auto& scene, Seat other, Pose pose) noexcept {
  scene.state.hand(scene.table().turn).remove(pose);
  scene.state.aside.add(pose);
  scene.tell({.kind = EventKind::symbol_chosen,
              .rule = Rule::card_mix,
              .seat = scene.table().turn,
              .other = other,
              .pose = pose,
              .has_pose = true,
              .seen_by = Audience::only(scene.table().turn)});
  return scene.stop(Phase::mix_draw, other);
}

constexpr void tell_given(auto& scene, Seat to, Seat from, Pose pose) noexcept {
  SeatSet both;
  both.insert(to);
  both.insert(from);
  scene.tell({.kind = EventKind::symbol_given,
              .rule = Rule::card_mix,
              .seat = to,
              .other = from,
              .pose = pose,
              .has_pose = true,
              .seen_by = Audience{both}});
}

/// CM-54. Gives the drawn card to the active seat, then the one laid aside to the other seat.
constexpr Step exchange_symbols(auto& scene, Pose drawn_pose) noexcept {
  const Seat seat = scene.table().turn;
  const Seat other = scene.table().asked;
  const Pose given = scene.state.aside.nth(0);
  scene.state.hand(other).remove(drawn_pose);
  scene.state.hand(seat).add(drawn_pose);
  scene.state.hand(other).add(given);
  scene.state.aside = {};
  tell_given(scene, seat, other, drawn_pose);
  tell_given(scene, other, seat, given);
  return card_done(scene);
}

/// CM-55. Puts the digit back on the board.
constexpr Step drop(auto& scene, Digit digit) noexcept {
  const Space to = first_empty(scene.layout(), scene.table().board, digit, scene.table().turn);
  scene.table().of(scene.table().turn).give_up(digit);
  scene.table().board.insert(scene.layout().digit_number[to]);
  scene.tell({.kind = EventKind::digit_dropped,
              .rule = Rule::card_drop,
              .seat = scene.table().turn,
              .to = to,
              .digit = digit});
  return card_done(scene);
}

/// CM-56. Takes the digit.
constexpr Step finish_grab(auto& scene, Seat from, Digit digit) noexcept {
  scene.table().wanted = {};
  scene.rob_digit(from, digit, Rule::card_grab);
  return card_done(scene);
}

/// CM-56, CM-60. Demands the digit; the other seat may guard it.
constexpr Step grab(auto& scene, Seat from, Digit digit) noexcept {
  scene.tell({.kind = EventKind::digit_demanded,
              .rule = Rule::card_grab,
              .seat = scene.table().turn,
              .other = from,
              .digit = digit});
  if (!can_play(scene.layout(), scene.table(), scene.state.events, from, card_guard))
    return finish_grab(scene, from, digit);
  scene.table().wanted = digit;
  return scene.stop(Phase::guard, from);
}

}  // namespace regelwerk::clockman
