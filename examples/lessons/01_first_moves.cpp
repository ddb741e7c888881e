// Lesson 1: a game is a value, a position is a value, and playing a move makes a new value.
//
// The game object knows the rules in force and never changes. Who decides next? Chance, a seat or nobody: three answers
// make the whole loop of every game of the library.
#include <iostream>

#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>

int main() {
  using namespace regelwerk;
  constexpr tock::Game<tock::Options{.seats = 2, .quick_start = true}> game;
  const tock::State beginning = game.initial();

  Random random{2026};
  tock::State state = beginning;
  int decisions = 0;
  while (decisions < 4) {
    const Actor actor = game.actor(state);
    if (actor.is_nobody()) break;
    if (actor.is_chance()) {  // the deck decides; sample draws one of its cards by weight
      state = game.play(state, sample(game, state, random));
      continue;
    }
    const auto moves = game.moves(state);
    std::cout << "seat " << actor.seat().index() << " may play";
    for (const tock::Move move : moves) std::cout << ' ' << to_text(game, state, move).view();
    const tock::Move chosen = uniform_move(game, state, random);
    std::cout << "\n  and plays " << to_text(game, state, chosen).view() << '\n';

    const tock::State before = state;
    state = game.play(state, chosen);
    if (before == state) return 1;  // the old position is still there, and the new one is another value
    ++decisions;
  }
  std::cout << "now: " << to_text(game, state).view() << '\n';

  // Nothing was hidden in the game object: the beginning is what it was, and a copy is as good as the original.
  const bool unchanged = beginning == game.initial();
  std::cout << "the beginning is unchanged: " << (unchanged ? "yes" : "no") << '\n';
  return unchanged && decisions == 4 ? 0 : 1;
}
