#pragma once
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// TK-5, TK-37. The position before the first card is dealt.
[[nodiscard]] constexpr State initial_state(const auto& setup, const Start& start) noexcept {
  const Layout& layout = setup.layout();
  State state = blank_state(layout);
  state.table.leader = next_seat(start.first_dealer, layout.seats);
  state.table.turn = state.table.leader;
  state.deck = full_deck;
  if (setup.options().quick_start) {
    state.table.guarded = SeatSet::first(layout.seats);
    for (int seat = 0; seat < layout.seats; ++seat) {
      state.table.of(Seat{seat}).move(Place::area(), Place::ring(start_of(layout, Seat{seat})));
    }
  }
  return state;
}

}  // namespace regelwerk::tock
