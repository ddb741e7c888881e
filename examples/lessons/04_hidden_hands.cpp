// Lesson 4: what a seat may know is a type of its own, and the rest can be imagined fairly.
//
// Code that takes a View cannot read a hidden card, so it cannot cheat. resample fills in what the view leaves open:
// every unseen card equally likely in every unseen place.
#include <iostream>

#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>

int main() {
  using namespace regelwerk;
  constexpr tock::Game<tock::Options{.seats = 2}> game;
  Random random{11};

  tock::State state = game.initial();
  while (game.actor(state).is_chance()) game.advance(state, sample(game, state, random));

  const Seat me{0};
  const Seat other{1};
  const tock::View view = game.view(state, me);
  std::cout << "my hand:";
  view.hand.for_each_kind([&](tock::Rank rank) {
    for (int i = 0; i < view.hand.count(rank); ++i) std::cout << ' ' << tock::letter(rank);
  });
  std::cout << "\nof the other hand I know its size: " << view.hand_size(other) << "\n\n";

  // How likely does the other seat hold at least one ace? Ask many worlds that the view allows.
  constexpr int worlds = 2000;
  int with_ace = 0;
  int same_as_truth = 0;
  for (int i = 0; i < worlds; ++i) {
    const tock::State imagined = game.resample(view, random);
    if (!(game.view(imagined, me) == view)) return 1;  // every imagined world looks the same to me
    if (imagined.hand(other).contains(tock::Rank::ace)) ++with_ace;
    if (imagined == state) ++same_as_truth;
  }

  // The exact answer: five cards out of the 47 that I do not see.
  double no_ace = 1;
  const int aces = 4 - view.hand.count(tock::Rank::ace);
  for (int i = 0; i < 5; ++i) no_ace *= static_cast<double>(47 - aces - i) / (47 - i);
  const double counted = static_cast<double>(with_ace) / worlds;
  std::cout << "it holds an ace in " << 100 * counted << " % of the imagined worlds, exactly " << 100 * (1 - no_ace)
            << " %\n";
  std::cout << "the true hand was among " << worlds << " worlds " << same_as_truth << " times\n";
  const double error = counted - (1 - no_ace);
  return -0.05 < error && error < 0.05 ? 0 : 1;
}
