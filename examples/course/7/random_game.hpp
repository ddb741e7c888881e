#pragma once
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/play/playout.hpp>
#include <regelwerk/play/random.hpp>

/// How a game ended: who won, and after how many rounds.
struct Ended {
  int winner = -1;  ///< 0 for A, 1 for B, -1 for nobody: a runner without an owner came first
  int rounds = 0;
};

/// A game of A and B against the two runners without an owner, in which chance decides everything. The same number is
/// the same game.
inline Ended random_game(int number) {
  using namespace regelwerk;
  constexpr ostfriesenlauf::Game<ostfriesenlauf::Options{.seats = 2}> game;
  Random random{static_cast<unsigned>(number)};
  auto state = game.initial();
  Ended played;
  while (!game.actor(state).is_nobody()) {
    game.advance(state, random_move(game, state, random), [&](const ostfriesenlauf::Event& event) {
      if (event.kind == ostfriesenlauf::EventKind::round_passed) ++played.rounds;
      if (event.kind == ostfriesenlauf::EventKind::game_won) played.winner = event.seat.index();
    });
  }
  return played;
}
