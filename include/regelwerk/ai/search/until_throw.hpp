#pragma once
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/sample.hpp>

namespace regelwerk::inline shared {

/// Evaluates a position of a game with dice for a search. `choose(game, state, source)` decides for the seats. The
/// playout stops at the throw of dice (`judge.is_throw(state)`) that follows `throws` others, or at the end of the
/// game; `judge(game, state)` returns the payoffs there. A player that has a type InPlayout plays as such a one, which
/// may remember what it has computed earlier in the playout.
template <class Choose, class Judge>
struct UntilThrow {
  int throws = 1;  ///< number of throws before the playout stops
  // no_unique_address, since an empty member with an address makes g++ 12 at -O1 warn that it is read before it is
  // written.
  [[no_unique_address]] Choose choose{};  ///< the player for all seats
  [[no_unique_address]] Judge judge{};    ///< recognises throws and values positions

  template <Playable G, BitSource Source>
  [[nodiscard]] constexpr Payoffs<G::max_seats> operator()(const G& game, typename G::State state,
                                                           Source& source) const noexcept {
    auto player = player_of_playout();
    for (int left = throws; !game.actor(state).is_nobody(); advance(game, state, player, source)) {
      if (judge.is_throw(state) && left-- == 0) break;
    }
    return judge(game, state);
  }

 private:
  [[nodiscard]] constexpr auto player_of_playout() const noexcept {
    if constexpr (requires { typename Choose::InPlayout; }) {
      return typename Choose::InPlayout{};
    } else {
      return choose;
    }
  }
  template <Playable G, BitSource Source>
  constexpr void advance(const G& game, typename G::State& state, auto& player, Source& source) const noexcept {
    const bool is_chance = game.actor(state).is_chance();
    game.advance(state, is_chance ? sample(game, state, source) : player(game, state, source));
  }
};

}  // namespace regelwerk::inline shared
