// Lesson 14: a match between two players, and whether it tells anything.
//
// Luck is shared out fairly: each deal of chance is played twice, with seats changed, so that what one player is dealt
// the other gets as well. The players see views and nothing else. examples/arena does this for any title and any number
// of seats, on all cores, with ratings.
#include <cmath>
#include <cstdint>
#include <iostream>

#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>
#include <regelwerk/tock/players/rule_of_thumb.hpp>

namespace {

using namespace regelwerk;

constexpr tock::Game<tock::Options{.seats = 2, .quick_start = true}> game;

/// The first player's points, 1 or 0, from the seat that it is given.
double points(std::uint64_t deal, Seat first) {
  Random chance = Random::stream(1, deal);  // the same numbers for both games of a deal
  Random whims = Random::stream(2, deal);
  const tock::RuleOfThumb thumb;
  tock::State state = game.initial();
  while (!game.actor(state).is_nobody()) {
    const Actor actor = game.actor(state);
    if (actor.is_chance()) {
      game.advance(state, sample(game, state, chance));
    } else if (actor.is(first)) {
      game.advance(state, thumb(game, game.view(state, first), whims));
    } else {
      game.advance(state, random_move(game, state, whims));
    }
  }
  return game.outcome(state)->winners().contains(first) ? 1 : 0;
}

}  // namespace

int main() {
  constexpr int deals = 50;
  double sum = 0;
  double squares = 0;
  for (std::uint64_t deal = 0; deal < deals; ++deal) {
    const double mean = (points(deal, Seat{0}) + points(deal, Seat{1})) / 2;  // the two games are not independent
    sum += mean;
    squares += mean * mean;
  }
  const double mean = sum / deals;
  const double error = std::sqrt((squares / deals - mean * mean) / (deals - 1));
  std::cout << "rules of thumb against random moves: " << 100 * mean << " % of the points, +- " << 196 * error
            << " with 95 % certainty, in " << deals << " deals, each played from both seats\n";
  return mean - 1.96 * error > 0.5 ? 0 : 1;
}
