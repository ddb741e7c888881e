#pragma once
#include <cstdint>

#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/playable.hpp>

namespace regelwerk::inline shared {

/// The number of move sequences of `depth` plies from `state`. Chance outcomes count like moves; games that end earlier
/// do not count. Precondition: depth >= 0.
template <Playable G>
[[nodiscard]] constexpr std::uint64_t perft(const G& game, const typename G::State& state, int depth) noexcept {
  expects([&] { return depth >= 0; }, "the depth is not negative");
  if (depth == 0) return 1;
  // The moves of the last ply are counted without being played.
  if (depth == 1) return game.count_moves(state);
  std::uint64_t count = 0;
  game.for_each_move(state,
                     [&](const typename G::Move& move) { count += perft(game, game.play(state, move), depth - 1); });
  return count;
}

/// perft for each first move: visitor(move, count). Precondition: depth >= 1.
template <Playable G, class Visitor>
constexpr void perft_split(const G& game, const typename G::State& state, int depth, Visitor&& visitor) noexcept {
  expects([&] { return depth >= 1; }, "the depth is at least 1");
  game.for_each_move(
      state, [&](const typename G::Move& move) { visitor(move, perft(game, game.play(state, move), depth - 1)); });
}

}  // namespace regelwerk::inline shared
