#pragma once
#include <regelwerk/clockman/arrival.hpp>
#include <regelwerk/clockman/course.hpp>
#include <regelwerk/clockman/digits.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/scene.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

template <class S>
constexpr void tell_about_offer(S& scene, EventKind kind, Seat seat, Seat other) noexcept {
  scene.tell({.kind = kind,
              .rule = Rule::trade,
              .seat = seat,
              .other = other,
              .digit = scene.table.given,
              .wanted = scene.table.wanted});
}

/// CM-77. The active seat proposes a trade.
template <class S>
constexpr Step offer(S& scene, const Move& move) noexcept {
  ++scene.table.offers;
  scene.table.given = move.digit;
  scene.table.wanted = move.other;
  tell_about_offer(scene, EventKind::offer_made, scene.table.turn, move.seat);
  return scene.stop(Phase::trade, move.seat);
}

template <class S>
constexpr Step close_offer(S& scene) noexcept {
  scene.table.given = {};
  scene.table.wanted = {};
  return open_before(scene);
}

/// CM-77. The seat asked accepts: digits received are new ones.
template <class S>
constexpr Step trade(S& scene) noexcept {
  const bool loose = scene.options().transfer;
  Digits& own = scene.table.of(scene.table.turn);
  Digits& others = scene.table.of(scene.table.asked);
  own.give_up(scene.table.given);
  others.give_up(scene.table.wanted);
  own.receive(scene.table.wanted, loose);
  others.receive(scene.table.given, loose);
  tell_about_offer(scene, EventKind::digits_traded, scene.table.turn, scene.table.asked);
  return close_offer(scene);
}

/// CM-77. It declines; the same proposal cannot come again in this window.
template <class S>
constexpr Step decline_trade(S& scene) noexcept {
  scene.table.declined.insert(scene.table.asked, scene.table.given, scene.table.wanted);
  tell_about_offer(scene, EventKind::offer_declined, scene.table.asked, scene.table.turn);
  return close_offer(scene);
}

/// CM-75. The seat asked accepts: it is spared.
template <class S>
constexpr Step make_pact(S& scene) noexcept {
  scene.table.pacts.insert(scene.table.turn, scene.table.asked);
  scene.tell(
      {.kind = EventKind::pact_made, .rule = Rule::hunting, .seat = scene.table.turn, .other = scene.table.asked});
  tell_spared(scene, scene.table.asked, Rule::hunting);
  return Step::ask;
}

/// CM-75. It declines and is captured.
template <class S>
constexpr Step decline_pact(S& scene) noexcept {
  scene.tell(
      {.kind = EventKind::offer_declined, .rule = Rule::hunting, .seat = scene.table.asked, .other = scene.table.turn});
  return capture(scene, scene.table.asked);
}

}  // namespace regelwerk::clockman
