#include <clockman/position.hpp>

using namespace clockman_test;
using regelwerk::ScoreRange;
using regelwerk::SeatSet;

// What a cut game says about who is ahead.

namespace {

template <class G>
constexpr int worth(const G& game, const Setting& setting, int of = 0) {
  return game.standing(position(game, setting)).of(seat(of));
}

}  // namespace

TEST_CASE("CM-6, CM-21: how far inward a figure stands") {
  static_assert(worth(four, {.roll = 1, .figures = "s"}) == 0);
  CHECK(worth(four, {.roll = 1, .figures = "1.1"}) == 1);
  CHECK(worth(four, {.roll = 1, .figures = "4.1"}) == 4);
  CHECK(worth(four, {.roll = 1, .figures = "p0"}) == four.layout().outer[0].ring());
  CHECK(worth(four, {.roll = 1, .figures = "s 3.30"}, 1) == 3);
  CHECK(worth(four, {.roll = 1, .figures = "g2", .digits = {"00000112"}}) == 4 * 8 + 6);
  CHECK(depth_of(four.layout(), Space::centre()) == 8);
}

TEST_CASE("CM-5: four for every digit that counts") {
  CHECK(worth(four, {.roll = 1, .figures = "1.1", .digits = {"0"}}) == 4 + 1);
  CHECK(worth(four, {.roll = 1, .figures = "1.1", .digits = {"001X"}}) == 4 * 4 + 1);
  CHECK(four.standing(four.initial()).range == ScoreRange{0, 4 * 8 + 8});
  SUBCASE("CM-71: loose ones as well") {
    const RuntimeGame game = with({.transfer = true});
    CHECK(worth(game, {.roll = 1, .figures = "1.1", .digits = {"00"}, .loose = {"2"}}) == 4 * 3 + 1);
  }
  SUBCASE("CM-72: one that does not count brings nothing") {
    const RuntimeGame game = with({.hoarding = Hoarding::one});
    CHECK(worth(game, {.roll = 1, .figures = "1.1", .digits = {"22"}}) == 4 + 1);
  }
}

TEST_CASE("CM-70: the winner, and the range of scores") {
  const State end = after(four, position(four, {.roll = 1, .figures = "g3", .digits = {"00000112"}}), "go:c");
  REQUIRE(four.outcome(end));
  CHECK(four.outcome(end)->winners() == SeatSet{0b0001});
  CHECK(four.standing(end).of(seat(0)) == four.standing(end).range.highest);
  CHECK(four.score_range() == ScoreRange{0, 1});
}
