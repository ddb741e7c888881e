#include <rulebook.hpp>

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>

#include <questions.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>
#include <regelwerk/tock/board/cause.hpp>
#include <tock/editions.hpp>
#include <tock/witness/compare.hpp>
#include <tock/witness/naive.hpp>
#include <tock/witness/second.hpp>

// The examples of examples/rulebook/tock.txt, and the way by which their positions come into the naive engine.

namespace {

using namespace regelwerk;
using namespace regelwerk::tock;

struct Witness {
  static naive_tock::Position position(const RuntimeGame& game, const State& state) {
    return tock_test::naive_position(game, state);
  }
  static std::map<std::string, int> moves(const naive_tock::Position& there) { return naive_tock::moves(there); }
  static void play(naive_tock::Position& there, const std::string& move) { naive_tock::play(there, move); }
  static void compare(const RuntimeGame& game, const State& here, const naive_tock::Position& there) {
    tock_test::compare(game, here, there);
  }
};

TEST_CASE("examples of every rule hold in the library and in the naive engine") {
  rulebook_test::hold_book<RuntimeGame>("tock.txt", Witness{});
}

/// Takes a position over into the naive engine and, if a move is given, makes it in both.
void take_over(const RuntimeGame& game, const State& here, const std::optional<Move>& move) {
  auto there = Witness::position(game, here);
  Witness::compare(game, here, there);
  REQUIRE(questions::weighed(game, here) == Witness::moves(there));
  if (!move) return;
  Witness::play(there, std::string{to_text(game, here, *move).view()});
  Witness::compare(game, game.play(here, *move), there);
}

/// Takes over a random game, its first nodes and then one of so many, and counts them by phase.
void take_over_game(const RuntimeGame& game, Random& random, std::map<Phase, int>& nodes) {
  constexpr int first_nodes = 100;
  constexpr int one_of = 64;
  constexpr int cap = 20'000;
  State here = game.initial(game.default_start());
  for (int number = 0; number < cap; ++number) {
    const bool over = here.table.phase == Phase::over;
    const auto move = over ? std::nullopt : std::optional{random_move(game, here, random)};
    if (over || number < first_nodes || number % one_of == 0) {
      ++nodes[here.table.phase];
      take_over(game, here, move);
    }
    if (over) return;
    game.advance(here, *move);
  }
}

TEST_CASE("positions of random games are taken over into the naive engine") {
  constexpr std::array editions{&standard_edition, &wide_edition, &crooked_edition, &vast_edition};
  Random random{50};
  std::map<Phase, int> nodes;
  for (int number = 0; number < 48; ++number) {
    const Options options{.seats = min_seats + number % 5,
                          .mode = static_cast<Mode>(number / 5 % 3),
                          .quick_start = number % 2 == 1,
                          .seven = static_cast<Seven>(number / 3 % 2),
                          .own_start = static_cast<OwnStart>(number / 7 % 2)};
    const auto game = RuntimeGame::make(options, *editions[static_cast<std::size_t>(number / 2 % 4)]);
    REQUIRE(game.has_value());
    take_over_game(*game, random, nodes);
  }
  for (const Phase phase : {Phase::deal, Phase::exchange, Phase::play, Phase::step}) CHECK(nodes[phase] > 100);
  CHECK(nodes[Phase::over] > 40);
}

}  // namespace
