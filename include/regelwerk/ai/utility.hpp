#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk {

/// What a result is worth at best; at worst it is 0.
inline constexpr std::int32_t payoff_scale = 1 << 16;

/// What something is worth to every seat, 0 to payoff_scale each.
template <int MaxSeats>
using Payoffs = std::array<std::int32_t, static_cast<std::size_t>(MaxSeats)>;

/// A result by its places: payoff_scale for being alone on the first of all places, 0 for being alone on the last.
struct ByPlace {
  template <Playable G>
  [[nodiscard]] constexpr Payoffs<G::max_seats> operator()(const G& game,
                                                           const typename G::Outcome& outcome) const noexcept {
    Payoffs<G::max_seats> payoffs{};
    for (int seat = 0; seat < game.seats(); ++seat) {
      int better = 0;
      for (int other = 0; other < game.seats(); ++other) {
        if (outcome.place(Seat{other}) > outcome.place(Seat{seat})) better += 2;
        if (other != seat && outcome.place(Seat{other}) == outcome.place(Seat{seat})) ++better;
      }
      const int most = 2 * (game.seats() - 1);
      payoffs[static_cast<std::size_t>(seat)] =
          most == 0 ? (outcome.place(Seat{seat}) == 1 ? payoff_scale : 0) : payoff_scale * better / most;
    }
    return payoffs;
  }
};

using ByGoal = ByPlace;

/// What a position is worth while the game goes on.
template <Playable G, class Position, class Utility = ByGoal>
[[nodiscard]] constexpr Payoffs<G::max_seats> standing_payoffs(const G& /*game*/, const Position& /*position*/,
                                                               const Utility& /*utility*/ = {}) noexcept {
  Payoffs<G::max_seats> payoffs{};
  payoffs.fill(payoff_scale / 2);
  return payoffs;
}

/// What a State or a View is worth: by its outcome, or by its standing while the game goes on.
template <Playable G, class Position, class Utility = ByGoal>
[[nodiscard]] constexpr Payoffs<G::max_seats> position_payoffs(const G& game, const Position& position,
                                                               const Utility& utility = {}) noexcept {
  const auto outcome = game.outcome(position);
  return outcome ? utility(game, *outcome) : standing_payoffs(game, position, utility);
}

}  // namespace regelwerk
