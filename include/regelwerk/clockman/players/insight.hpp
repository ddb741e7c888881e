#pragma once
#include <cstdint>

#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// Time in units of 1/64 of a turn: what something saves, or less than 0 what it costs.
using Tempo = std::int32_t;

inline constexpr Tempo one_turn = 64;

/// What the seat to decide knows for its rules of thumb, from a State as from a View: the table, its own symbol cards,
/// and of the event cards its own, the open ones and how many others hold.
struct Insight {
  const Table& table;
  const EventCards& events;
  Symbols symbols;
  Seat seat;
};

/// Precondition of both: a seat decides, of a view the viewer.
[[nodiscard]] constexpr Insight insight_of(const State& state) noexcept {
  const Seat seat = seat_at(state.table);
  return {state.table, state.events, state.hand(seat), seat};
}
[[nodiscard]] constexpr Insight insight_of(const View& view) noexcept {
  return {view.table, view.events, view.symbols, seat_at(view.table)};
}

}  // namespace regelwerk::clockman
