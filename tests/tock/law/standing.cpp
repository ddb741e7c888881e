#include <tock/position.hpp>

using namespace tock_test;
using regelwerk::ScoreRange;
using regelwerk::SeatSet;

// What a cut game says about who is ahead.

namespace {

template <class G>
constexpr int steps(const G& game, const Scene& scene, int of) {
  return game.standing(position(game, scene)).of(seat(of));
}

}  // namespace

TEST_CASE("TK-6, TK-7: partners sit opposite and are one team") {
  static_assert(pairs.team(seat(0)) == 0 && pairs.team(seat(1)) == 1 && pairs.team(seat(2)) == 0);
  for (int i = 0; i < 6; ++i) CHECK(three_teams.team(seat(i)) == three_teams.team(partner_of(seat(i), 6)));
  for (int i = 0; i < 4; ++i) CHECK(four.team(seat(i)) == i);
  CHECK(RuntimeGame::make({.mode = Mode::two_pairs})->team(seat(3)) == 1);
}

TEST_CASE("TK-20, TK-34: steps made, none in the area, most at the inner end of the lane") {
  static_assert(steps(four, {.marbles = {"0"}, .hand = "9"}, 0) == 2);
  CHECK(steps(four, {.hand = "9"}, 0) == 0);
  CHECK(steps(four, {.marbles = {"71"}, .hand = "9"}, 0) == 1);  // behind the entrance: all the way round
  CHECK(steps(four, {.marbles = {"68"}, .hand = "9"}, 0) == 70);
  CHECK(steps(four, {.marbles = {"70"}, .hand = "9"}, 0) == 72);
  CHECK(steps(four, {.marbles = {"h0"}, .hand = "9"}, 0) == 73);
  CHECK(steps(four, {.marbles = {"70 h1 h2 h3"}, .hand = "A"}, 0) == 72 + 74 + 75 + 76);
  // TK-2. The same field is another way for another colour.
  CHECK(steps(four, {.marbles = {"", "18"}, .hand = "9"}, 1) == 2);
  CHECK(steps(four, {.marbles = {"", "68"}, .hand = "9"}, 1) == 52);

  SUBCASE("TK-34: all home is the end of the range") {
    const State won = after(four, position(four, {.marbles = {"70 h1 h2 h3"}, .hand = "A"}), "A:70-h0");
    CHECK(four.standing(won).of(seat(0)) == four.standing(won).range.highest);
    CHECK(four.standing(won).range == ScoreRange{0, 73 + 74 + 75 + 76});
  }
}

TEST_CASE("TK-35: partners stand as one") {
  const Scene scene{.marbles = {"0", "18", "h3"}, .hand = "9"};
  CHECK(steps(pairs, scene, 0) == 2 + 76);
  CHECK(steps(pairs, scene, 2) == 2 + 76);
  CHECK(steps(pairs, scene, 3) == 2);
  CHECK(pairs.standing(position(pairs, scene)).range.highest == 2 * (73 + 74 + 75 + 76));
}

TEST_CASE("TK-38: winners, and the range of scores") {
  const State won = after(four, position(four, {.marbles = {"70 h1 h2 h3"}, .hand = "A"}), "A:70-h0");
  CHECK(four.outcome(won)->winners() == SeatSet{0b0001});
  const State team =
      after(pairs, position(pairs, {.marbles = {"70 h1 h2 h3", "", "h0 h1 h2 h3"}, .hand = "A"}), "A:70-h0");
  CHECK(pairs.outcome(team)->winners() == SeatSet{0b0101});
  CHECK(four.score_range() == ScoreRange{0, 1});
}
