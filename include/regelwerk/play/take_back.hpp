#pragma once
#include <cstdint>
#include <span>

#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/play/random.hpp>

namespace regelwerk {

/// How many states that look the same a check of what somebody learned compares. A secret of one bit escapes with a
/// probability of 2^-64.
inline constexpr int lookalikes_compared = 64;

/// True if chance outcome `move` tells `viewer` something: another outcome would have given it another view. Exact.
/// Precondition: chance decides in `state` and `move` is an outcome.
template <Playable G>
[[nodiscard]] constexpr bool learns_from_chance(const G& game, const typename G::State& state,
                                                const typename G::Move& move, Viewer viewer) noexcept {
  const auto seen = game.view(game.play(state, move), viewer);
  return !game.for_each_move(
      state, [&](const typename G::Move& other) { return game.view(game.play(state, other), viewer) == seen; });
}

/// True if a seat learns something hidden by its own `move`: in a state that looked the same to it before, the move
/// would have shown it something else. Judged over states drawn from its view.
/// Precondition: `move` is legal in `state` and a seat decides.
template <Playable G>
[[nodiscard]] constexpr bool learns_from_own_move(const G& game, const typename G::State& state,
                                                  const typename G::Move& move) noexcept {
  const Viewer mover = game.actor(state).seat();
  const auto before = game.view(state, mover);
  const auto seen = game.view(game.play(state, move), mover);
  Random random{1};
  for (int i = 0; i < lookalikes_compared; ++i) {
    const auto other = game.resample(before, random);
    if (game.why_not(other, move) || !(game.view(game.play(other, move), mover) == seen)) return true;
  }
  return false;
}

/// True if `seat` may take back `moves`, made from `before` up to now: since then nobody else has decided anything, no
/// chance has told anybody anything, and the seat has learned nothing but what it chose itself. What it showed of its
/// own hand is its own to give. Precondition: the moves are legal one after another from `before`.
template <Playable G>
[[nodiscard]] constexpr bool can_take_back(const G& game, typename G::State before,
                                           std::span<const typename G::Move> moves, Seat seat) noexcept {
  for (const typename G::Move& move : moves) {
    const Actor actor = game.actor(before);
    if (actor.is_chance()) {
      for (int viewer = 0; viewer < game.seats(); ++viewer) {
        if (learns_from_chance(game, before, move, Seat{viewer})) return false;
      }
      if (learns_from_chance(game, before, move, spectator)) return false;
    } else if (!actor.is(seat) || learns_from_own_move(game, before, move)) {
      return false;
    }
    game.advance(before, move);
  }
  return !moves.empty();
}

}  // namespace regelwerk
