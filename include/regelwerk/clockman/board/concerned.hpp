#pragma once
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/core/board/concerned.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// True for events that only keep views up to date (core/board/concerned.hpp).
[[nodiscard]] constexpr bool is_bookkeeping(const Event& event) noexcept {
  return event.kind == EventKind::course_changed;
}

/// The seats that an event happens to (core/board/concerned.hpp): the owner of the digit or card, not the seat that
/// robs or vetoes.
[[nodiscard]] constexpr SeatSet concerned_by(const auto& /*game*/, const Event& event) noexcept {
  switch (event.kind) {
    case EventKind::digit_demanded:
    case EventKind::digit_robbed:
    case EventKind::digit_kept:
    case EventKind::card_vetoed:
      return seats_of(event.other);
    case EventKind::figures_swapped:
    case EventKind::pact_made:
    case EventKind::pact_ended:
      return seats_of(event.seat, event.other);
    case EventKind::round_tied:
    case EventKind::blockade_removed:
    case EventKind::lift_left:
    case EventKind::symbols_turned:
    case EventKind::cards_turned:
    case EventKind::course_changed:
      return {};
    default:
      return seats_of(event.seat);
  }
}

}  // namespace regelwerk::clockman
