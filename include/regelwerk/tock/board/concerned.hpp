#pragma once
#include <regelwerk/core/board/concerned.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/event.hpp>

namespace regelwerk::tock {

/// True for events that only keep views up to date (core/board/concerned.hpp).
[[nodiscard]] constexpr bool is_bookkeeping(const Event& event) noexcept {
  return event.kind == EventKind::course_changed;
}

/// The seats that an event happens to (core/board/concerned.hpp): the owners of the marbles, not the seat whose card
/// moves them.
[[nodiscard]] constexpr SeatSet concerned_by(const auto& /*game*/, const Event& event) noexcept {
  switch (event.kind) {
    case EventKind::marble_entered:
    case EventKind::marble_moved:
    case EventKind::marble_captured:
    case EventKind::marble_home:
      return seats_of(event.colour);
    case EventKind::marbles_swapped:
      return seats_of(event.colour, event.other);
    case EventKind::card_given:
      return seats_of(event.seat, event.other);
    case EventKind::cards_shuffled:
    case EventKind::course_changed:
      return {};
    default:
      return seats_of(event.seat);
  }
}

}  // namespace regelwerk::tock
