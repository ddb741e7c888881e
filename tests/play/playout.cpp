#include <regelwerk/play/playout.hpp>

#include <cstdint>
#include <type_traits>

#include <core/both.hpp>
#include <regelwerk/play/random.hpp>
#include <tock/position.hpp>

namespace {

using namespace regelwerk;
using namespace tock_test;

static_assert(std::is_trivially_copyable_v<Playout<State>> && std::is_aggregate_v<Playout<State>>);

/// Seat 0 has just won.

constexpr State at_the_end() {
  return after(four, position(four, {.marbles = {"70 h1 h2 h3", "30", "40"}, .hand = "A"}), "A:70-h0");
}

TEST_CASE("playout: the cap stops it") {
  CHECK_BOTH([] {
    Random random{1};
    const auto result = playout(four, four.initial(), random, 0);
    return result.nodes == 0 && !result.finished && result.end == four.initial() && random == Random{1};
  }());
  CHECK_BOTH([] {
    Random random{1};
    const auto result = playout(four, four.initial(), random, 25);
    return result.nodes == 25 && !result.finished && four.validate(result.end).empty();
  }());
}

TEST_CASE("playout: a game that is over is finished, even at the cap") {
  CHECK_BOTH([] {
    Random random{1};
    const auto result = playout(four, at_the_end(), random, 0);
    return result.finished && result.nodes == 0 && result.end == at_the_end();
  }());
  CHECK_BOTH([] {
    Random random{1};
    const auto result = playout(four, at_the_end(), random, 100);
    return result.finished && result.nodes == 0;
  }());
}

TEST_CASE("playout: the last node that the cap allows may end the game") {
  const State state = position(four, {.marbles = {"70 h1 h2 h3"}, .hand = "A"});
  const auto home = [](const auto& game, const State& at, Random&) { return move_of(game, at, "A:70-h0"); };
  Random random{1};
  const auto result = playout(four, state, random, 1, home);
  CHECK(result.finished);
  CHECK(result.nodes == 1);
  CHECK(four.outcome(result.end)->place(seat(0)) == 1);
}

TEST_CASE("playout: a whole game, told by its seed") {
  Random random{4};
  const auto result = playout(four, four.initial(), random, 100'000);
  REQUIRE(result.finished);
  CHECK(four.outcome(result.end).has_value());
  Random same{4};
  const auto again = playout(four, four.initial(), same, 100'000);
  CHECK(again.end == result.end);
  CHECK(again.nodes == result.nodes);
}

TEST_CASE("playout: only seats are asked to choose, chance is drawn") {
  std::uint64_t asked = 0;
  std::uint64_t drawn = 0;
  Random random{5};
  const auto first = [&](const auto& game, const State& state, Random& source) {
    CHECK(game.actor(state).is_seat());
    CHECK(&source == &random);
    ++asked;
    return game.moves(state)[0];
  };
  const auto result = playout(four, four.initial(), random, 200, first);
  CHECK(result.nodes == 200);
  // 20, 16 and 16 cards of the first three deals, then the next schedule: chance deals as many cards as seats play.
  drawn = result.nodes - asked;
  CHECK(drawn >= 52);
  CHECK(asked >= 52);
}

}  // namespace
