#pragma once
#include <cstdint>

#include <regelwerk/ai/flat_monte_carlo.hpp>
#include <regelwerk/play.hpp>

#include "adapter.hpp"
#include "arguments.hpp"

namespace play {

/// A move by somebody who is no person; it knows the view and no more.
template <Adapter A>
[[nodiscard]] typename A::Game::Move choose(Player player, const typename A::Game& game,
                                            const typename A::Game::View& view, regelwerk::Random& random,
                                            std::uint32_t effort) {
  const auto moves = game.moves(view);
  if (moves.size() == 1) return moves[0];
  if constexpr (Advised<A>) {
    if (player == Player::simple) return typename A::RuleOfThumb{}(game, view, random);
  }
  if (player == Player::search) return flat_monte_carlo(game, view, random, {effort, A::playout_cap});
  return moves[draw_below(random, static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace play
