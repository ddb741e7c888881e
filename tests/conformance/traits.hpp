#pragma once
#include <vector>

#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>

// What the suite cannot know about a game comes from a traits type:
//   any_case                      letters of either case mean the same in its texts
//   has_parts                     its moves fall into parts; its suite includes the game's parts.hpp
//   secret(game, state, move, viewer)   the viewer may not see which move this is; left out where all see everything
//   starts(game)                  different setup facts to begin with
//   damages(game, state)          states that validate must refuse

namespace conformance {

/// What holds for most games. A game's traits inherit it and say what is otherwise.
struct Defaults {
  static constexpr bool any_case = true;
  static constexpr bool has_parts = true;

  static auto starts(const auto& game) { return std::vector{game.default_start()}; }
};

/// Some viewer does not see everything.
template <class Traits, regelwerk::Playable G>
inline constexpr bool has_secrets =
    requires(const G& game, const typename G::State& state, const typename G::Move& move, regelwerk::Viewer viewer) {
      Traits::secret(game, state, move, viewer);
    };

template <class Traits, regelwerk::Playable G>
bool is_secret(const G& game, const typename G::State& state, const typename G::Move& move, regelwerk::Viewer viewer) {
  if constexpr (has_secrets<Traits, G>) {
    return Traits::secret(game, state, move, viewer);
  } else {
    return false;
  }
}

}  // namespace conformance
