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
//   fold(game, part, event)       applies an event to the part of a state that events tell
//   part(game, state)             that part, a value with ==; or, to be told a state and who has won:
//   forget(state)                 takes out of a state what no event tells
//   damages(game, state)          states that validate must refuse

namespace conformance {

/// What holds for most games. A game's traits inherit it and say what is otherwise.
struct Defaults {
  static constexpr bool any_case = true;
  static constexpr bool has_parts = true;

  static auto starts(const auto& game) { return std::vector{game.default_start()}; }
};

/// The part of a state that events tell, for traits that say what they do not tell.
template <class State>
struct Told {
  State state;
  regelwerk::SeatSet winners;

  friend bool operator==(const Told&, const Told&) = default;
};

/// Who has won a game in which seats win or lose; nobody as long as it goes on.
template <regelwerk::Playable G>
regelwerk::SeatSet winners(const G& game, const typename G::State& state) {
  regelwerk::SeatSet found;
  const auto outcome = game.outcome(state);
  for (int seat = 0; outcome && seat < game.seats(); ++seat) {
    if (outcome->score(regelwerk::Seat{seat}) == 1) found.insert(regelwerk::Seat{seat});
  }
  return found;
}

template <class Traits, regelwerk::Playable G>
auto part_of(const G& game, const typename G::State& state) {
  if constexpr (requires { Traits::part(game, state); }) {
    return Traits::part(game, state);
  } else {
    Told<typename G::State> told{state, winners(game, state)};
    Traits::forget(told.state);
    return told;
  }
}

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
