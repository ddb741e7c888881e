#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include <ostfriesenlauf/editions.hpp>
#include <ostfriesenlauf/witness/compare.hpp>
#include <ostfriesenlauf/witness/naive.hpp>
#include <ostfriesenlauf/witness/second.hpp>
#include <questions.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/play.hpp>

// The rules a second time: naive.hpp plays with lists of texts, and every legal set, weight, successor and result of
// random games must be the same there and here.

namespace {

using namespace regelwerk;
using namespace regelwerk::ostfriesenlauf;
using ostfriesenlauf_test::compare;
using ostfriesenlauf_test::naive_config;
using ostfriesenlauf_test::random_or_hoarding;

/// What random games came across.
struct Seen {
  int nodes = 0;
  int finished = 0;
  int without_card = 0;  ///< OL-24
  int refills = 0;       ///< OL-21
  int ties = 0;          ///< OL-29
};

/// One random game on both.
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
    const Move move = random_or_hoarding(game, here, hoard, random);
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
