#pragma once
#include <cstdint>
#include <vector>

#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

/// The states of a random game, the first and the last included.
template <regelwerk::Playable G>
std::vector<typename G::State> random_states(const G& game, std::uint64_t key) {
  regelwerk::Random random{key};
  std::vector<typename G::State> states{game.initial()};
  while (!game.actor(states.back()).is_nobody()) {
    states.push_back(game.play(states.back(), random_move(game, states.back(), random)));
  }
  return states;
}
