#include <ostfriesenlauf/position.hpp>

// Who wins, and the places of the others.

using namespace ostfriesenlauf_test;

TEST_CASE("OL-30: the owner of the winning runner wins") {
  for (const char winner : std::string_view{"ABCD"}) {
    std::string race = std::string{winner} + "33";
    for (const char other : std::string_view{"ABCD"}) {
      if (other != winner) race += std::string{" "} + other + "3";
    }
    CAPTURE(race);
    const auto outcome = four.outcome(position(four, {.race = race, .phase = Phase::over}));
    REQUIRE(outcome);
    for (int i = 0; i < 4; ++i) CHECK(outcome->score(seat(i)) == (i == winner - 'A' ? 1 : 0));
  }
  CHECK(end_of(three, "B33 D32 A4 C3") == "3/0 1/1 4/0");
  CHECK(end_of(one, "A33 B32 C4 D3") == "1/1");

  SUBCASE("OL-30: if an unowned runner wins, all players lose") {
    CHECK(end_of(three, "D33 B32 A4 C3") == "3/0 2/0 4/0");
    CHECK(end_of(two, "C33 B32 A4 D3") == "3/0 2/0");
    CHECK(end_of(one, "A4 B3 C2 D-9") == "2/0");
    CHECK(end_of(one, "B32 A4 C3 D2") == "2/0");
  }
  SUBCASE("OL-30: with unowned_wins = false the first owned runner decides, across or not") {
    CHECK(end_of(three_owned, "D33 B32 A4 C3") == "2/0 1/1 3/0");
    CHECK(end_of(three_owned, "D33 A4 B3 C2") == "1/1 2/0 3/0");
    CHECK(end_of(two_owned, "C34 D33 B3 A2") == "2/0 1/1");
    CHECK(end_of(two_owned, "B4 A3 C-9 D-12") == "2/0 1/1");
    CHECK(end_of(two_owned, "B33 A4 C3 D2") == "2/0 1/1");
    CHECK(end_of(two_owned, "C34 A4 D3 B-9") == "2/0 1/1");  // across before not across
    static_assert(
        two_owned.outcome(position(two_owned, {.race = "C34 D33 B3 A2", .phase = Phase::over}))->score(seat(1)) == 1);
  }
  SUBCASE("OL-30: with four seats the option changes nothing") {
    constexpr Game<Options{.seats = 4, .unowned_wins = false}> four_owned;
    for (const std::string_view race : {"B33 A4 C3 D-10", "C34 A4 D3 B-9", "A3 B2 D-10 C-10"}) {
      CHECK(end_of(four_owned, race) == end_of(four, race));
    }
  }
  SUBCASE("OL-30: a single seat cannot play without it") {
    const auto game = RuntimeGame::make({.seats = 1, .unowned_wins = false});
    REQUIRE(!game);
    REQUIRE(game.error().options.size() == 1);
    CHECK(game.error().options[0] == OptionFault::unowned_wins);
    CHECK(RuntimeGame::make({.seats = 1}).has_value());
    for (int seats = 2; seats <= 4; ++seats) {
      CHECK(RuntimeGame::make({.seats = seats, .unowned_wins = false}).has_value());
    }
    CHECK(RuntimeGame::make({.seats = 0, .unowned_wins = false}).error().options.size() == 1);
  }
}

TEST_CASE("OL-31: first all who are across, then the rest by race order") {
  // A by 2, D backward by 2, then B before C although C is nearer to being across backward.
  CHECK(end_of(four, "A33 B30 C-5 D-10") == "1/1 3/0 4/0 2/0 by OL-29");
  CHECK(end_of(four, "C31 A30 B-8 D-9") == "3/0 4/0 2/0 1/1");
  CHECK(end_of(four, "A4 B4 D4 C-9") == "2/0 3/0 1/1 4/0");
  CHECK(end_of(four, "D4 B4 A4 C-9") == "4/0 3/0 1/1 2/0");

  SUBCASE("OL-31: who is not across comes after all who are, however far ahead") {
    CHECK(end_of(four, "C31 A-9 B-10 D-11") == "3/0 2/0 4/0 1/1");
    CHECK(end_of(four, "A32 C31 B30 D-9") == "1/1 4/0 3/0 2/0 by OL-29");
  }
  SUBCASE("OL-31: the sign says who is across") {
    CHECK(end_of(four, "C31 A30 B-8 D-9", "snail") == "2/0 3/0 1/1 4/0");
    CHECK(end_of(four, "C31 A30 B-8 D-9", "sheep") == "4/0 2/0 3/0 1/1");
  }
}

TEST_CASE("OL-32: places count all four runners, or only the owned ones") {
  CHECK(end_of(two, "C34 B33 D32 A4") == "4/0 2/0");
  CHECK(end_of(two_owned, "C34 B33 D32 A4") == "2/0 1/1");
  CHECK(end_of(one, "B33 C32 D4 A3") == "4/0");
  CHECK(end_of(three, "D34 C33 A4 B3") == "3/0 4/0 2/0");
  CHECK(end_of(three_owned, "D34 C33 A4 B3") == "2/0 3/0 1/1");

  SUBCASE("OL-32: a tie is broken if the first two of those that count are equally far across") {
    CHECK(end_of(two, "C33 A33 B4 D3") == "2/0 3/0 by OL-29");
    CHECK(end_of(two_owned, "C33 A33 B4 D3") == "1/1 2/0");
    CHECK(end_of(two, "C34 A33 B33 D3") == "2/0 3/0");
    CHECK(end_of(two_owned, "C34 A33 B33 D3") == "1/1 2/0 by OL-29");
    CHECK(end_of(two_owned, "C34 B33 D3 A-10") == "2/0 1/1 by OL-29");
    CHECK(end_of(two_owned, "D3 C2 B-10 A-10") == "1/1 2/0 by OL-29");
  }
  SUBCASE("OL-32: nobody across is no tie, whoever decides") {
    CHECK(end_of(two_owned, "C34 A4 B4 D3") == "1/1 2/0");
    CHECK(end_of(three_owned, "A4 B4 C4 D-9") == "1/1 2/0 3/0");
  }
  SUBCASE("OL-32: no places while the game goes on") {
    CHECK(result(four, four.initial()) == "none");
    CHECK(result(four, position(four, {.race = "A31 B4 C2 D-8"})) == "none");
    CHECK(result(two, position(two, {.race = "C31 A4 B2 D-8"})) == "none");
  }
}
