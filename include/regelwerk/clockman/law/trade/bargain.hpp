#pragma once
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/law/arrival.hpp>
#include <regelwerk/clockman/law/course_of_turn.hpp>
#include <regelwerk/clockman/law/hunting.hpp>
#include <regelwerk/clockman/law/in_transition.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

constexpr void tell_about_proposal(auto& scene, EventKind kind, Seat seat, Seat other) noexcept {
  scene.tell({.kind = kind, .rule = Rule::trade, .seat = seat, .other = other, .proposal = scene.table().proposal});
}

/// CM-77. The active seat proposes a trade.
constexpr Step propose(auto& scene, Proposal proposal) noexcept {
  scene.table().proposals.set_made(scene.table().proposals.made() + 1);
  scene.table().proposal = proposal;
  tell_about_proposal(scene, EventKind::offer_made, scene.table().turn, proposal.to());
  return scene.stop(Phase::trade, proposal.to());
}

/// CM-77. Ends an answered proposal and reopens the window in which it was made.
constexpr Step close_proposal(auto& scene) noexcept {
  scene.table().proposal = {};
  return scene.table().roll == 0 ? open_before(scene) : open_after(scene);
}

/// CM-71, CM-77. Exchanges all digits at once; those received are new ones.
constexpr void trade_digits(auto& scene) noexcept {
  const bool loose = scene.options().transfer;
  // A seat gives and receives different kinds, so the order does not matter.
  scene.table().proposal.for_each_gift(scene.table().turn, [&](Seat from, Seat to, Bundle bundle) {
    for (const Digit digit : all_digits) {
      for (int left = bundle.count(digit); left > 0; --left) {
        scene.table().of(from).give_up(digit);
        scene.table().of(to).receive(digit, loose);
      }
    }
    scene.tell({.kind = EventKind::digits_traded, .rule = Rule::trade, .seat = from, .other = to, .bundle = bundle});
  });
}

/// CM-77. The asked seat accepts; in a circle the second seat is then asked.
constexpr Step accept_trade(auto& scene) noexcept {
  const Proposal proposal = scene.table().proposal;
  tell_about_proposal(scene, EventKind::offer_accepted, scene.table().asked, scene.table().turn);
  if (proposal.is_circle() && scene.table().asked == proposal.to()) return scene.stop(Phase::trade, proposal.then());
  trade_digits(scene);
  return close_proposal(scene);
}

/// CM-77. The asked seat declines; the same proposal is not possible again in this turn.
constexpr Step decline_trade(auto& scene) noexcept {
  scene.table().proposals.decline(scene.table().proposal);
  tell_about_proposal(scene, EventKind::offer_declined, scene.table().asked, scene.table().turn);
  return close_proposal(scene);
}

/// CM-75. The asked seat accepts the pact and is spared.
constexpr Step make_pact(auto& scene) noexcept {
  scene.table().pacts.insert(scene.table().turn, scene.table().asked);
  scene.tell(
      {.kind = EventKind::pact_made, .rule = Rule::hunting, .seat = scene.table().turn, .other = scene.table().asked});
  tell_spared(scene, scene.table().asked, Rule::hunting);
  return Step::ask;
}

/// CM-75. The asked seat declines the pact and is captured.
constexpr Step decline_pact(auto& scene) noexcept {
  scene.tell({.kind = EventKind::offer_declined,
              .rule = Rule::hunting,
              .seat = scene.table().asked,
              .other = scene.table().turn});
  return capture(scene, scene.table().asked);
}

}  // namespace regelwerk::clockman
