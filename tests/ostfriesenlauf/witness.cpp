#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include <ostfriesenlauf/editions.hpp>
#include <ostfriesenlauf/naive.hpp>
#include <ostfriesenlauf/second.hpp>
#include <questions.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/play.hpp>

// The rules a second time: naive.hpp plays with lists of texts, and every legal set, weight, successor and result of
// random games must be the same there and here.

namespace {

using namespace regelwerk;
using namespace regelwerk::ostfriesenlauf;
using ostfriesenlauf_test::face_text;
using ostfriesenlauf_test::faces;
using ostfriesenlauf_test::naive_config;

void compare(const RuntimeGame& game, const State& here, const naive_ostfriesenlauf::Position& there) {
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

/// What random games came across.
struct Seen {
  int nodes = 0;
  int finished = 0;
  int without_card = 0;  ///< OL-24
  int refills = 0;       ///< OL-21
  int ties = 0;          ///< OL-29
};

/// One random game on both. Who hoards draws from the first stack that has a card and lays the last card of its hand.
void compare_game(const RuntimeGame& game, const Start& start, bool hoard, Random& random, int cap, Seen& seen) {
  State here = game.initial(start);
  auto there = naive_ostfriesenlauf::initial(naive_config(game, start));
  for (int nodes = 0; nodes < cap; ++nodes) {
    compare(game, here, there);
    const auto legal = naive_ostfriesenlauf::moves(there);
    REQUIRE(questions::weighed(game, here) == legal);
    if (legal.empty()) {
      ++seen.finished;
      if (game.outcome(here)->tie_broken_by) ++seen.ties;
      return;
    }
    Move move = random_move(game, here, random);
    const auto list = game.moves(here);
    if (hoard && here.table.phase == Phase::draw) move = list[0];
    if (hoard && here.table.phase == Phase::lay) move = list[list.size() - 1];
    naive_ostfriesenlauf::play(there, std::string{to_text(game, here, move).view()});
    game.advance(here, move, [&](const Event& event) {
      if (event.kind == EventKind::nothing_laid) ++seen.without_card;
      if (event.kind == EventKind::stack_refilled) ++seen.refills;
    });
    ++seen.nodes;
  }
}

TEST_CASE("two witnesses: legal sets, weights, successors and results agree with the naive engine") {
  Random random{20};
  Seen seen;
  for (const Edition* edition : {&standard_edition, &short_edition, &long_edition}) {
    for (int seats = min_seats; seats <= max_seats; ++seats) {
      for (const bool unowned_wins : {true, false}) {
        if (seats == 1 && !unowned_wins) continue;
        const auto game = RuntimeGame::make({.seats = seats, .unowned_wins = unowned_wins}, *edition);
        REQUIRE(game.has_value());
        Start start{{1, 2, 3, 4}};
        do {
          CAPTURE(seats);
          compare_game(*game, start, false, random, 600, seen);
        } while (std::next_permutation(start.start_numbers.begin(), start.start_numbers.end()));
        for (int i = 0; i < 24; ++i) compare_game(*game, game->default_start(), true, random, 600, seen);
      }
    }
  }
  CHECK(seen.nodes > 40'000);
  CHECK(seen.finished > 800);
  CHECK(seen.without_card > 10);
  CHECK(seen.refills > 100);
  CHECK(seen.ties > 10);
  MESSAGE(seen.nodes << " nodes, " << seen.finished << " games finished, " << seen.without_card
                     << " turns without a card, " << seen.refills << " stacks refilled, " << seen.ties << " ties");
}

}  // namespace
