#pragma once
#include <regelwerk/core/board/concerned.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/event.hpp>

namespace regelwerk::samara {

/// True for events that only keep views up to date (core/board/concerned.hpp).
[[nodiscard]] constexpr bool is_bookkeeping(const Event& event) noexcept {
  return event.kind == EventKind::course_changed;
}

/// The seats that an event happens to (core/board/concerned.hpp).
[[nodiscard]] constexpr SeatSet concerned_by(const auto& /*game*/, const Event& event) noexcept {
  switch (event.kind) {
    case EventKind::tile_laid:
    case EventKind::tool_laid:
    case EventKind::choices_revealed:
    case EventKind::month_begun:
    case EventKind::board_laid:
    case EventKind::game_ended:
    case EventKind::course_changed:
      return {};
    default:
      return seats_of(event.seat);
  }
}

}  // namespace regelwerk::samara
