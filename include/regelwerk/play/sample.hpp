#pragma once
#include <cstdint>
#include <optional>

#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/draw.hpp>
#include <regelwerk/core/playable.hpp>

namespace regelwerk {

/// A chance outcome drawn by its exact weight. Precondition: chance decides in `state`.
template <Playable G, BitSource Source>
[[nodiscard]] constexpr typename G::Move sample(const G& game, const typename G::State& state,
                                                Source& source) noexcept {
  expects([&] { return game.actor(state).is_chance(); });
  auto left = draw_below(source, game.total_weight(state));
  typename G::Move drawn{};
  game.for_each_move(state, [&](const typename G::Move& move) {
    const auto weight = game.weight(state, move);
    drawn = move;
    if (left < weight) return false;
    left -= weight;
    return true;
  });
  return drawn;
}

/// A legal move, every one as likely. Precondition: a seat decides in `state`.
template <Playable G, BitSource Source>
[[nodiscard]] constexpr typename G::Move uniform_move(const G& game, const typename G::State& state,
                                                      Source& source) noexcept {
  expects([&] { return game.actor(state).is_seat(); });
  const auto moves = game.moves(state);
  return moves[draw_below(source, static_cast<std::uint32_t>(moves.size()))];
}

/// Chance by weight, seats uniformly. Precondition: the game is not over.
template <Playable G, BitSource Source>
[[nodiscard]] constexpr typename G::Move random_move(const G& game, const typename G::State& state,
                                                     Source& source) noexcept {
  return game.actor(state).is_chance() ? sample(game, state, source) : uniform_move(game, state, source);
}

}  // namespace regelwerk
