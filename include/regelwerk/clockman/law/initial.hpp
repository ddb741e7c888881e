#pragma once
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// CM-7, CM-9. The position before the first starting roll.
[[nodiscard]] constexpr State initial_state(const auto& setup, const Start& /*start*/) noexcept {
  State state = blank_state(setup.layout());
  state.table.contenders = SeatSet::first(setup.layout().seats);
  return state;
}

}  // namespace regelwerk::clockman
