#pragma once
#include <cstdint>

#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/sample.hpp>

namespace regelwerk::inline shared {

/// The result of a playout.
template <class State>
struct Playout {
  State end;                ///< the state in which it stopped
  std::uint64_t nodes = 0;  ///< number of moves made, chance included
  bool finished = false;    ///< false if it stopped at the cap
};

/// Plays from `state` until the game is over or `cap` moves have been made. `choose(game, state, source)` decides for
/// the seats; chance outcomes are drawn by their weights. `on_event` receives all events.
template <Playable G, BitSource Source, class Choose, class OnEvent = NoEvents>
[[nodiscard]] constexpr Playout<typename G::State> playout(const G& game, typename G::State state, Source& source,
                                                           std::uint64_t cap, Choose&& choose,
                                                           OnEvent&& on_event = {}) noexcept {
  std::uint64_t nodes = 0;
  for (; nodes < cap; ++nodes) {
    const Actor actor = game.actor(state);
    if (actor.is_nobody()) break;
    game.advance(state, actor.is_chance() ? sample(game, state, source) : choose(game, state, source), on_event);
  }
  return {state, nodes, game.actor(state).is_nobody()};
}

/// A playout in which seats move uniformly at random.
template <Playable G, BitSource Source>
[[nodiscard]] constexpr Playout<typename G::State> playout(const G& game, const typename G::State& state,
                                                           Source& source, std::uint64_t cap) noexcept {
  return playout(game, state, source, cap, [](const G& rules, const typename G::State& at, Source& bits) {
    return uniform_move(rules, at, bits);
  });
}

}  // namespace regelwerk::inline shared
