#pragma once
#include <regelwerk/clou/event.hpp>
#include <regelwerk/core/concern.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clou {

/// True of what only keeps views up to date (core/concern.hpp).
[[nodiscard]] constexpr bool is_bookkeeping(const Event& event) noexcept {
  return event.kind == EventKind::course_changed;
}

/// Whom an event happens to (core/concern.hpp): the gang is one team, so all of it happens to all alike.
[[nodiscard]] constexpr SeatSet concerned_by(const auto& /*game*/, const Event& /*event*/) noexcept { return {}; }

}  // namespace regelwerk::clou
