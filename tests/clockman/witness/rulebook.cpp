#include <rulebook.hpp>

#include <clockman/scattered.hpp>
#include <clockman/witness/naive_position.hpp>
#include <clockman/witness/witness.hpp>
#include <regelwerk/clockman/board/cause.hpp>

// examples/rulebook/clockman.txt against the library and the naive engine, and the way from one to the other.

namespace {

using namespace clockman_test;

struct Witness {
  [[nodiscard]] static naive_clockman::Position position(const RuntimeGame& game, const State& state) {
    return naive_position(game, state);
  }
  [[nodiscard]] static auto moves(const naive_clockman::Position& there) { return naive_clockman::moves(there); }
  static void play(naive_clockman::Position& there, const std::string& text) { naive_clockman::play(there, text); }
  static void compare(const RuntimeGame& game, const State& here, const naive_clockman::Position& there) {
    clockman_test::compare(game, here, there);
  }
};

TEST_CASE("examples of every rule hold in the library and in the naive engine") {
  rulebook_test::hold_book<RuntimeGame>("clockman.txt", Witness{});
}

/// Random moves; at every node the naive engine begins anew from the state and goes one move along.
int convert_on(const RuntimeGame& game, State here, Random& random, int cap, std::map<Phase, int>& phases) {
  int nodes = 0;
  for (; nodes < cap; ++nodes) {
    CAPTURE(std::string{to_text(game, here).view()});
    naive_clockman::Position there = naive_position(game, here);
    compare(game, here, there);
    REQUIRE(questions::weighed(game, here) == naive_clockman::moves(there));
    ++phases[here.table.phase];
    if (questions::over(game, here)) break;
    const Move move = random_move(game, here, random);
    naive_clockman::play(there, std::string{to_text(game, here, move).view()});
    game.advance(here, move);
    compare(game, here, there);
    REQUIRE(questions::weighed(game, here) == naive_clockman::moves(there));
  }
  return nodes;
}

Options options_of(int key) {
  return {.seats = 2 + key % 3,
          .ones = key % 8 == 5 ? 3 : 2,
          .blockades_stay = key % 4 != 1,
          .outward = static_cast<Outward>(key % 5 < 3 ? 0 : key % 5 - 2),
          .transfer = key % 2 == 1,
          .hoarding = key % 3 == 0 ? Hoarding::extended : static_cast<Hoarding>(key % 3),
          .robbery = key / 2 % 2 == 1,
          .rob_date = key % 7 != 0,
          .trade = key % 4 != 2,
          .trade_offers = 1 + key % 4};
}

TEST_CASE("the naive engine can begin in the middle of every phase") {
  std::map<Phase, int> phases;
  for (int key = 0; key < 150; ++key) {
    CAPTURE(key);
    Random random{static_cast<std::uint64_t>(key)};
    const auto game = RuntimeGame::make(options_of(key));
    REQUIRE(game.has_value());
    convert_on(*game, game->initial(), random, 40, phases);
    const Scattered scattered{naive_config(*game), random};
    if (const auto crowded = scattered.state(*game)) convert_on(*game, *crowded, random, 80, phases);
  }
  const auto game = RuntimeGame::make({.seats = 2});
  Random random{1};
  convert_on(*game, game->initial(), random, 2'000, phases);
  for (int phase = 0; phase <= static_cast<int>(Phase::over); ++phase) {
    CHECK_MESSAGE(phases[static_cast<Phase>(phase)] > 0, word(static_cast<Phase>(phase)));
  }
}

}  // namespace
