#pragma once
#include <cstdint>

#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// Time in units of 1/64 turn: positive if saved, negative if lost.
using Tempo = std::int32_t;

inline constexpr Tempo one_turn = 64;

/// What the deciding seat knows, from a State or a View: the public table, its own symbol cards, its own and the open
/// event cards, and the number of event cards of each other seat.
struct Insight {
  const Table& table;
  const EventCards& events;
  Symbols symbols;
  Seat seat;
};

/// Precondition of both: a seat decides; in a view, the viewer.
[[nodiscard]] constexpr Insight insight_of(const State& state) noexcept {
  const Seat seat = seat_at(state.table);
  return {state.table, state.events, state.hand(seat), seat};
}
[[nodiscard]] constexpr Insight insight_of(const View& view) noexcept {
  return {view.table, view.events, view.symbols, seat_at(view.table)};
}

}  // namespace regelwerk::clockman
