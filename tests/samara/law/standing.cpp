#include <samara/position.hpp>

using namespace samara_test;
using regelwerk::ScoreRange;
using regelwerk::SeatSet;

// What a cut game says about who is ahead.

TEST_CASE("SM-44, SM-46: prestige as it would be scored now") {
  const Scene scene{.calendar = "0: 0W 1W", .tiles = "1,1=hut 2,1=hut"};
  const State before = position(two, scene);
  const State state = after(two, before, "build:1,1");
  CHECK(two.standing(state).of(seat(0)) == two.standing(before).of(seat(0)) + 2);
  CHECK(two.standing(state).of(seat(1)) == two.standing(before).of(seat(1)));
  const State end = after(two, state, "build:2,1");
  for (int i = 0; i < 2; ++i) CHECK(two.standing(end).of(seat(i)) == two.outcome(end)->score(seat(i)));
  static_assert(four.standing(four.initial()).of(seat(3)) == 0);
}

TEST_CASE("SM-1, SM-48: the range of scores is what 30 of the 36 tiles can bring") {
  // All bring 90; of the nine with 1 prestige six may stay in the bag.
  static_assert(four.score_range() == ScoreRange{0, 84});
  CHECK(RuntimeGame::make({})->score_range() == four.score_range());
  CHECK(two.standing(two.initial()).range == two.score_range());
}

TEST_CASE("SM-45: the winner among equals") {
  const State end = after(
      short_two, {.calendar = "0: 0W 1: 1W 0M", .built = {"mill", "tower"}, .m = 1, .fill_board = true}, "vacation");
  REQUIRE(short_two.outcome(end));
  CHECK(short_two.outcome(end)->winners() == SeatSet{0b10});
}
