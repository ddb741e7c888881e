// Lesson 15: what a house rule changes, seen in a game.
//
// The same moves are played under two sets of options. Where they part first, the rule that makes the difference is
// named: of a move that only one of them allows, the one by which the other refuses it.
#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

#include <regelwerk/play.hpp>
#include <regelwerk/play/rule_difference.hpp>
#include <regelwerk/tock.hpp>

using namespace regelwerk;

int main() {
  // Usually marbles may pass their own start; at some tables they may not.
  constexpr tock::Game<tock::Options{.seats = 2}> usual;
  constexpr tock::Game<tock::Options{.seats = 2, .own_start = tock::OwnStart::closed}> closed;

  Random random{4};
  std::vector<tock::Move> moves;
  auto state = usual.initial();
  while (!usual.actor(state).is_nobody()) {
    moves.push_back(random_move(usual, state, random));
    usual.advance(state, moves.back());
  }

  const auto found = first_difference(usual, closed, usual.default_start(), std::span{moves});
  if (!found || !found->differing_move || !found->rule) return 1;
  auto before = usual.initial();
  for (std::size_t i = 0; i < found->move; ++i) usual.advance(before, moves[i]);
  std::cout << "for " << found->move << " of " << moves.size() << " moves both tables play alike; then "
            << to_text(usual, before, *found->differing_move).view() << " is refused at the other one\n  "
            << to_text(usual, before).view() << "\n  " << info(*found->rule).id << ": " << info(*found->rule).sentence
            << '\n';

  // The same tables never part if the house rule is the same.
  return first_difference(usual, usual, usual.default_start(), std::span{moves}) ? 1 : 0;
}
