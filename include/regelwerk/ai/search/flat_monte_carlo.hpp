#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/ai/utility.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/playout.hpp>

namespace regelwerk::inline shared {

/// How much flat_monte_carlo computes.
struct Effort {
  std::uint32_t playouts_per_move = 32;  ///< each in a newly drawn world
  std::uint64_t cap = 200;               ///< moves per playout; one that is cut here is valued by its standing
};

/// Chooses a move for the viewer by determinization and random playouts: each playout draws the hidden cards from the
/// view, and the move with the best mean payoff wins, the first in a tie. It reads only the view, so it cannot cheat.
/// Precondition: it is the viewer's turn.
template <Playable G, BitSource Source, class Utility = ByGoal>
[[nodiscard]] constexpr typename G::Move flat_monte_carlo(const G& game, const typename G::View& view, Source& source,
                                                          Effort effort = {}, const Utility& utility = {}) noexcept {
  const auto seat = static_cast<std::size_t>(game.actor(view).seat().index());
  std::optional<typename G::Move> best;
  std::int64_t best_sum = 0;
  game.for_each_move(view, [&](const typename G::Move& move) {
    std::int64_t sum = 0;
    for (std::uint32_t n = 0; n < effort.playouts_per_move; ++n) {
      auto state = game.resample(view, source);
      game.advance(state, move);
      sum += position_payoffs(game, playout(game, state, source, effort.cap).end, utility)[seat];
    }
    if (best && sum <= best_sum) return;
    best = move;
    best_sum = sum;
  });
  expects([&] { return best.has_value(); }, "it is the viewer's turn");
  return *best;
}

}  // namespace regelwerk::inline shared
