#pragma once
#include <cstdint>

#include <regelwerk/ai/utility.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/playout.hpp>
#include <regelwerk/play/sample.hpp>

namespace regelwerk::inline shared {

/// A player that chooses a legal move uniformly at random.
struct UniformPlayer {
  template <Playable G, BitSource Source>
  [[nodiscard]] constexpr typename G::Move operator()(const G& game, const typename G::State& state,
                                                      Source& source) const noexcept {
    return uniform_move(game, state, source);
  }
};

/// Evaluates a position for a search by playing on. `choose(game, state, source)` decides for the seats and
/// `utility(game, outcome)` values the end; a game that is cut off after `cap` moves is valued by its standing
/// (standing_payoffs). A cap of 0 plays no moves.
template <class Choose = UniformPlayer, class Utility = ByGoal>
struct Rollout {
  Choose choose{};             ///< the player for all seats
  Utility utility{};           ///< turns an outcome into payoffs, see ai/utility.hpp
  std::uint64_t cap = 10'000;  ///< maximum number of moves, chance included

  template <Playable G, BitSource Source>
  [[nodiscard]] constexpr Payoffs<G::max_seats> operator()(const G& game, const typename G::State& state,
                                                           Source& source) const noexcept {
    return position_payoffs(game, playout(game, state, source, cap, choose).end, utility);
  }
};
// Written out, since clang before version 17 does not deduce the template arguments of an aggregate.
template <class Choose>
Rollout(Choose) -> Rollout<Choose>;
template <class Choose, class Utility>
Rollout(Choose, Utility) -> Rollout<Choose, Utility>;
template <class Choose, class Utility>
Rollout(Choose, Utility, std::uint64_t) -> Rollout<Choose, Utility>;

}  // namespace regelwerk::inline shared
