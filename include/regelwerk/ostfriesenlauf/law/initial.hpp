#pragma once
#include <cstddef>

#include <regelwerk/ostfriesenlauf/options.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>

namespace regelwerk::ostfriesenlauf {

/// OL-3, OL-7, OL-8. The position before the first card is dealt.
[[nodiscard]] constexpr State initial_state(const auto& setup, const Start& start) noexcept {
  State state = blank_state();
  for (int runner = 0; runner < runner_count; ++runner) {
    const int lane = start.start_numbers[static_cast<std::size_t>(runner)];
    state.table.race.set(place_of_number(lane), Runner{runner}, 0);
  }
  state.stacks = setup.layout().deck;
  return state;
}

}  // namespace regelwerk::ostfriesenlauf
