#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/state.hpp>

namespace regelwerk::samara {

/// SM-4 to SM-7. The position before the first tile is laid.
[[nodiscard]] constexpr State initial_state(const auto& setup, const Start& start) noexcept {
  const int seats = setup.layout().seats;
  State state = blank_state(setup.layout());
  Table& table = state.table;
  table.months = static_cast<std::uint8_t>(setup.options().start_month);
  const auto in_order = [&](int i) { return start.order[static_cast<std::size_t>(i)]; };
  for (int i = 0; i < seats; ++i) table.calendar.add({0, in_order(i), Stack{Sex::woman}});
  for (int i = seats; i-- > 0;) table.calendar.add({0, in_order(i), Stack{Sex::man}.with(Sex::man)});
  for (int seat = 0; seat < seats; ++seat) table.reserve(Seat{seat}) = Reserve{1, 1};
  return state;
}

}  // namespace regelwerk::samara
