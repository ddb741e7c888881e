#pragma once
#include <doctest/doctest.h>

#include <cstddef>
#include <string>

#include <ostfriesenlauf/witness/naive.hpp>
#include <ostfriesenlauf/witness/second.hpp>
#include <questions.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/play.hpp>

namespace ostfriesenlauf_test {

/// Checks that a position of the library and one of the naive engine are the same.
inline void compare(const RuntimeGame& game, const State& here, const naive_ostfriesenlauf::Position& there) {
  const Table& table = here.table;
  CHECK(std::string{phase_words[static_cast<std::size_t>(table.phase)]} == there.node);
  CHECK(questions::who(game, here) == naive_ostfriesenlauf::actor(there));
  for (const Place place : all_places) {
    const Runner runner = table.race.at(place);
    CHECK(table.race.place(runner) == place);
    CHECK(runner.index() == there.order.at(index(place)));
    CHECK(table.race.position(runner) == there.positions.at(static_cast<std::size_t>(runner.index())));
  }
  CHECK(std::string{sign_words[static_cast<std::size_t>(table.sign)]} == there.sign);
  for (int seat = 0; seat < game.seats(); ++seat) {
    CHECK(faces(game, here.hand(Seat{seat})) == there.hands.at(static_cast<std::size_t>(seat)));
  }
  CHECK(faces(game, here.stacks) == there.stacks);
  CHECK(faces(game, cards_played(game.layout(), here)) == there.played);
  std::size_t laid_count = 0;
  for (int turn = 0; turn < runner_count; ++turn) {
    const Laid laid = here.laid[static_cast<std::size_t>(turn)];
    if (laid.none()) continue;
    REQUIRE(laid_count < there.laid.size());
    const auto& card = there.laid[laid_count++];
    CHECK(number(laid.card().back()) == card.back);
    CHECK(face_text(game, laid.card()) == card.face);
    CHECK(table.race.at(place_in_turn(turn)).index() == card.runner);
  }
  CHECK(laid_count == there.laid.size());
  if (table.phase == Phase::deal) {
    CHECK(table.turn * stack_count + static_cast<int>(table.stack) == there.turn);
  } else if (table.phase != Phase::over) {
    CHECK(int{table.turn} == there.turn);
    CHECK(runner_in_turn(table).index() == naive_ostfriesenlauf::runner_to_lay(there));
  }
  CHECK((table.phase == Phase::card ? number(table.stack) : 0) == there.drawn_stack);
  if (const auto outcome = game.outcome(here)) {
    const auto result = naive_ostfriesenlauf::result(there);
    for (int seat = 0; seat < game.seats(); ++seat) {
      CHECK(outcome->place(Seat{seat}) == result.places.at(static_cast<std::size_t>(seat)));
      CHECK(outcome->score(Seat{seat}) == result.scores.at(static_cast<std::size_t>(seat)));
    }
    CHECK(outcome->tie_broken_by.has_value() == result.tie_broken);
  }
}

/// A random move; who hoards draws from the first stack that has a card and lays the last card of its hand, which
/// empties stacks.
inline Move random_or_hoarding(const RuntimeGame& game, const State& state, bool hoard, Random& random) {
  const Move any = random_move(game, state, random);
  const auto list = game.moves(state);
  if (hoard && state.table.phase == Phase::draw) return list[0];
  if (hoard && state.table.phase == Phase::lay) return list[list.size() - 1];
  return any;
}

}  // namespace ostfriesenlauf_test
