// Lesson 12: a player that searches, in ten lines.
//
// The tree is yours: a vector of nodes, as many as you can spare. The search imagines hands that the view allows, plays
// on from there, and is asked for its opinion whenever you like. It reads a View, so it cannot cheat; it has no clock
// and no threads, so the same numbers give the same move on every machine.
#include <cstdint>
#include <iostream>
#include <vector>

#include <regelwerk/ai/search/ismcts.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>

namespace {

using namespace regelwerk;
using Game = tock::Game<tock::Options{.seats = 2, .quick_start = true}>;

/// What a search says about the moves of a view. In each of its games 20 moves are played at random, then it counts who
/// is ahead.
std::vector<MoveValue<Game>> searched(const Game& game, const tock::View& view, std::uint64_t iterations,
                                      std::uint64_t key) {
  std::vector<SearchNode<Game>> nodes(iterations);
  Search search{game, view, nodes, Random{key}, {}, Rollout<>{{}, {}, 20}};
  search.run(iterations);
  std::vector<MoveValue<Game>> values(search.root_moves({}));
  search.root_moves(values);
  return values;
}

}  // namespace

int main() {
  constexpr Game game;
  constexpr Seat me{0};
  Random random{2026};
  tock::State state = game.initial();
  std::uint64_t searches = 0;
  while (!game.actor(state).is_nobody()) {
    if (!game.actor(state).is(me)) {
      game.advance(state, random_move(game, state, random));  // chance, and a player that moves at random
      continue;
    }
    const auto view = game.view(state, me);
    const auto values = searched(game, view, 60, ++searches);
    if (searches == 1) {
      std::cout << "the first decision; of 100 games that begin with a move, so many are worth a win:\n";
      for (const auto& value : values) {
        std::cout << "  " << to_text(game, view, value.move).view() << "  "
                  << 100 * mean_payoff(value, me) / payoff_scale << ", tried " << value.visits << " times\n";
      }
    }
    game.advance(state, most_visited<Game>(values).move);
  }
  const bool won = game.outcome(state)->winners().contains(me);
  std::cout << "after " << searches << " searches it has " << (won ? "won" : "lost") << '\n';
  return won ? 0 : 1;
}
