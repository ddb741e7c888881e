#pragma once
#include <regelwerk/core/board/concerned.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/ostfriesenlauf/event.hpp>

namespace regelwerk::ostfriesenlauf {

namespace detail {

/// OL-8. The owner of a runner, if it has one.
[[nodiscard]] constexpr SeatSet owners_of(const auto& game, auto... runners) noexcept {
  SeatSet owners;
  ((is_owned(game.layout(), runners) ? owners.insert(owner_of(runners)) : void()), ...);
  return owners;
}

}  // namespace detail

/// True for events that only keep views up to date (core/board/concerned.hpp).
[[nodiscard]] constexpr bool is_bookkeeping(const Event& event) noexcept {
  return event.kind == EventKind::course_changed;
}

/// The seats that an event happens to (core/board/concerned.hpp): the owners of the runners in it.
[[nodiscard]] constexpr SeatSet concerned_by(const auto& game, const Event& event) noexcept {
  switch (event.kind) {
    case EventKind::card_dealt:
    case EventKind::stack_chosen:
    case EventKind::card_drawn:
    case EventKind::game_won:
      return seats_of(event.seat);
    case EventKind::runners_swapped:
      return detail::owners_of(game, event.runner, event.other);
    case EventKind::sign_moved:
    case EventKind::stack_refilled:
    case EventKind::game_lost:
    case EventKind::course_changed:
      return {};
    default:
      return detail::owners_of(game, event.runner);
  }
}

}  // namespace regelwerk::ostfriesenlauf
