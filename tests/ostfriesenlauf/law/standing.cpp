#include <ostfriesenlauf/position.hpp>

using namespace ostfriesenlauf_test;
using regelwerk::ScoreRange;
using regelwerk::SeatSet;

// What a cut game says about who is ahead.

namespace {

template <class G>
constexpr int standing_of(const G& game, std::string_view race, int of, std::string_view sign = "fish") {
  return game.standing(position(game, {.race = race, .sign = sign, .phase = Phase::over})).of(seat(of));
}

}  // namespace

TEST_CASE("OL-25, OL-28: fields beyond the line, or up to it") {
  // The fish is on field 31 of 40.
  static_assert(standing_of(four, "A33 B30 C-5 D-10", 0) == 2);
  CHECK(standing_of(four, "A33 B30 C-5 D-10", 1) == -1);
  CHECK(standing_of(four, "A33 B30 C-5 D-10", 2) == -36);
  CHECK(standing_of(four, "A33 B30 C-5 D-10", 3) == 2);  // across backward
  CHECK(standing_of(four, "A33 B31 C4 D3", 1) == 0);
  CHECK(standing_of(two, "B33 A4 C3 D2", 0) == -27);
  CHECK(four.standing(four.initial()).range == ScoreRange{-40, 40});
  CHECK(four.standing(four.initial()).of(seat(2)) == -31);
}

TEST_CASE("OL-30, OL-32: the winner is the owner of the winning runner, or nobody") {
  const auto winners = [](const auto& game, std::string_view race) {
    return game.outcome(position(game, {.race = race, .phase = Phase::over}))->winners();
  };
  CHECK(winners(three, "B33 D32 A4 C3") == SeatSet{0b010});
  CHECK(winners(two, "C33 B32 A4 D3").empty());
  CHECK(winners(one, "B32 A4 C3 D2").empty());
  CHECK(winners(one, "A33 B32 C4 D3") == SeatSet{0b001});
  CHECK(winners(two_owned, "C34 D33 B3 A2") == SeatSet{0b010});
  CHECK(four.score_range() == ScoreRange{0, 1});
}
