#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/playout.hpp>

namespace regelwerk {

/// How long flat_monte_carlo thinks.
struct Effort {
  std::uint32_t playouts_per_move = 32;
  std::uint64_t cap = 400;  ///< moves per playout; one that stops here counts as a draw
};

/// What a playout is worth to `seat`: how many seats have a worse place than it, less how many have a better one; for a
/// seat that plays alone its score.
template <Playable G>
[[nodiscard]] constexpr std::int64_t worth(const G& game, const Playout<typename G::State>& result,
                                           Seat seat) noexcept {
  const auto outcome = game.outcome(result.end);
  if (!outcome) return 0;
  if (game.seats() == 1) return outcome->score(seat);
  std::int64_t sum = 0;
  for (int other = 0; other < game.seats(); ++other) {
    if (outcome->place(Seat{other}) > outcome->place(seat)) ++sum;
    if (outcome->place(Seat{other}) < outcome->place(seat)) --sum;
  }
  return sum;
}

/// A move for the viewer by determinization and random playouts: for each playout the hidden cards are drawn anew from
/// the view, and the move with the best mean score is taken. It reads the view only, so it cannot cheat.
/// Precondition: it is the viewer's turn.
template <Playable G, BitSource Source>
[[nodiscard]] constexpr typename G::Move flat_monte_carlo(const G& game, const typename G::View& view, Source& source,
                                                          Effort effort = {}) noexcept {
  const Seat seat = game.actor(view).seat();
  std::optional<typename G::Move> best;
  std::int64_t best_sum = 0;
  game.for_each_move(view, [&](const typename G::Move& move) {
    std::int64_t sum = 0;
    for (std::uint32_t n = 0; n < effort.playouts_per_move; ++n) {
      auto state = game.resample(view, source);
      game.advance(state, move);
      sum += worth(game, playout(game, state, source, effort.cap), seat);
    }
    if (best && sum <= best_sum) return;
    best = move;
    best_sum = sum;
  });
  expects([&] { return best.has_value(); }, "it is the viewer's turn");
  return *best;
}

}  // namespace regelwerk
