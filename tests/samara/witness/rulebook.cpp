#include <doctest/doctest.h>

#include <map>
#include <string>

#include <questions.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/samara.hpp>
#include <regelwerk/samara/board/cause.hpp>
#include <rulebook.hpp>
#include <samara/editions.hpp>
#include <samara/witness/compare.hpp>
#include <samara/witness/naive.hpp>
#include <samara/witness/second.hpp>

// The examples of every rule, in the library and a second time in the naive engine, from any position.

namespace {

using namespace regelwerk;
using namespace regelwerk::samara;

/// The naive engine from the middle of a game on.
struct Witness {
  using Position = naive_samara::Position;

  [[nodiscard]] static Position position(const RuntimeGame& game, const State& state) {
    return samara_test::naive_position(game, state);
  }
  [[nodiscard]] static std::map<std::string, int> moves(const Position& position) {
    return naive_samara::moves(position);
  }
  static void play(Position& position, const std::string& move) { naive_samara::play(position, move); }
  static void compare(const RuntimeGame& game, const State& here, const Position& there) {
    samara_test::compare(game, here, there);
  }
};

/// Every node of a random game, taken over by the naive engine, which plays one move on.
void convert_game(const RuntimeGame& game, Random& random, std::map<std::string, int>& nodes) {
  State state = game.initial();
  for (int node = 0; node < 400; ++node) {
    auto there = Witness::position(game, state);
    ++nodes[there.node];
    Witness::compare(game, state, there);
    const auto legal = Witness::moves(there);
    REQUIRE(questions::weighed(game, state) == legal);
    if (legal.empty()) return;
    const Move move = random_move(game, state, random);
    Witness::play(there, std::string{to_text(game, state, move).view()});
    game.advance(state, move);
    Witness::compare(game, state, there);
  }
}

TEST_CASE("examples of every rule hold in the library and in the naive engine") {
  rulebook_test::hold_book<RuntimeGame>("samara.txt", Witness{});
}

TEST_CASE("the naive engine can go on from any position of a game") {
  Random random{48};
  std::map<std::string, int> nodes;
  for (int number = 0; number < 48; ++number) {
    CAPTURE(number);
    const Edition& edition = number / 4 % 2 == 0 ? standard_edition : hamlet_edition;
    const auto game = RuntimeGame::make({.seats = min_seats + number % (max_seats - min_seats + 1),
                                         .specials = number % 8 != 7,
                                         .start_month = 1 + number % months_per_board,
                                         .last_half_year = number % 3 == 0 ? 4 : 0,
                                         .spare_helpers = number % 2 == 1},
                                        edition);
    REQUIRE(game.has_value());
    convert_game(*game, random, nodes);
  }
  for (const char* node : {"tile", "tool", "action", "lose", "give", "hurt", "train", "bury", "imprison", "over"}) {
    CAPTURE(node);
    CHECK(nodes[node] > 5);
  }
}

}  // namespace
