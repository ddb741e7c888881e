#include <doctest/doctest.h>

#include <map>
#include <string>

#include <ostfriesenlauf/editions.hpp>
#include <ostfriesenlauf/witness/compare.hpp>
#include <ostfriesenlauf/witness/naive.hpp>
#include <ostfriesenlauf/witness/second.hpp>
#include <questions.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/board/cause.hpp>
#include <regelwerk/play.hpp>
#include <rulebook.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::ostfriesenlauf;
using ostfriesenlauf_test::compare;
using ostfriesenlauf_test::naive_position;
using ostfriesenlauf_test::random_or_hoarding;

struct Witness {
  static auto position(const RuntimeGame& game, const State& state) { return naive_position(game, state); }
  static std::map<std::string, int> moves(const naive_ostfriesenlauf::Position& there) {
    return naive_ostfriesenlauf::moves(there);
  }
  static void play(naive_ostfriesenlauf::Position& there, const std::string& move) {
    naive_ostfriesenlauf::play(there, move);
  }
  static void compare(const RuntimeGame& game, const State& here, const naive_ostfriesenlauf::Position& there) {
    ostfriesenlauf_test::compare(game, here, there);
  }
};

TEST_CASE("examples of every rule hold in the library and in the naive engine") {
  rulebook_test::hold_book<RuntimeGame>("ostfriesenlauf.txt", Witness{});
}

/// Where random games were set up anew for the naive engine.
struct SetUp {
  int nodes = 0;
  int over = 0;
  int refills = 0;       ///< OL-21
  int without_card = 0;  ///< OL-24
};

/// Every position of a random game, and what comes of a move there.
void set_up_everywhere(const RuntimeGame& game, bool hoard, Random& random, SetUp& set_up) {
  State here = game.initial();
  for (int nodes = 0; nodes < 300; ++nodes) {
    auto there = naive_position(game, here);
    compare(game, here, there);
    REQUIRE(questions::weighed(game, here) == naive_ostfriesenlauf::moves(there));
    ++set_up.nodes;
    if (questions::over(game, here)) {
      ++set_up.over;
      return;
    }
    const Move move = random_or_hoarding(game, here, hoard, random);
    naive_ostfriesenlauf::play(there, std::string{to_text(game, here, move).view()});
    game.advance(here, move, [&](const Event& event) {
      if (event.kind == EventKind::stack_refilled) ++set_up.refills;
      if (event.kind == EventKind::nothing_laid) ++set_up.without_card;
    });
    compare(game, here, there);
  }
}

TEST_CASE("the naive engine can be set up at every position of random games") {
  Random random{24};
  SetUp set_up;
  for (const Edition* edition : {&standard_edition, &short_edition, &long_edition}) {
    for (int seats = min_seats; seats <= max_seats; ++seats) {
      for (const bool unowned_wins : {true, false}) {
        if (seats == 1 && !unowned_wins) continue;
        const auto game = RuntimeGame::make({.seats = seats, .unowned_wins = unowned_wins}, *edition);
        REQUIRE(game.has_value());
        for (int i = 0; i < 8; ++i) set_up_everywhere(*game, i % 2 == 0, random, set_up);
      }
    }
  }
  CHECK(set_up.nodes > 8'000);
  CHECK(set_up.over > 100);
  CHECK(set_up.refills > 100);
  CHECK(set_up.without_card > 5);
}

}  // namespace
