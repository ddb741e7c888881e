#include <clockman/position.hpp>

#include <clockman/editions.hpp>

using namespace clockman_test;

TEST_CASE("CM-66: every seat rolls once, the highest begins, ties roll again") {
  const State state = four.initial();
  CHECK(who(four, state) == chance);
  CHECK(state.table.turn == seat(0));
  CHECK(after(four, state, "d4").table.turn == seat(1));
  const State third = after(four, state, "d1 d2 d6 d3");
  CHECK(third.table.turn == seat(2));
  CHECK(who(four, third) == 2);
  SUBCASE("CM-66: ties for the highest only, in seat order, until one is highest") {
    const State tied = after(four, state, "d5 d2 d5 d5");
    CHECK(tied.table.turn == seat(0));
    CHECK(texts(four, tied) == all_rolls);
    CHECK(after(four, tied, "d3").table.turn == seat(2));
    CHECK(after(four, tied, "d3 d4").table.turn == seat(3));
    CHECK(after(four, tied, "d3 d4 d2").table.turn == seat(2));
    const State again = after(four, tied, "d3 d4 d4");
    CHECK(again.table.turn == seat(2));
    CHECK(who(four, again) == chance);
    const State begun = after(four, again, "d1 d6");
    CHECK(begun.table.turn == seat(3));
    // These rolls only decide who begins: it moves with its first one.
    CHECK(texts(four, begun) == words("go:1.40"));
  }
}

TEST_CASE("CM-67: clockwise order, and in its first turn a seat moves with its starting roll") {
  const State state = after(four, four.initial(), "d1 d4 d6 d3");
  CHECK(texts(four, state) == words("go:1.29"));
  const State second = after(four, state, "go:1.29 remain");
  CHECK(second.table.turn == seat(3));
  CHECK(texts(four, second) == words("go:1.38"));
  const State first = after(four, second, "go:1.38 e:lose");
  CHECK(first.table.turn == seat(0));
  CHECK(texts(four, first) == words("go:1.0"));
  const State next = after(four, first, "go:1.0");
  CHECK(texts(four, next) == words("go:1.15"));
  const State rolls = after(four, next, "go:1.15");
  CHECK(rolls.table.turn == seat(2));
  CHECK(texts(four, rolls) == all_rolls);
  SUBCASE("CM-67: no window (a) in the first turn, window (b) there is") {
    State begin = after(four, four.initial(), "d1 d4 d6 d3 go:1.29 remain go:1.38 e:add+1 go:1.0 go:1.15 d1 go:1.30");
    CHECK(texts(four, begin) == all_rolls);
    CHECK(texts(four, after(four, begin, "d1")) == words("play:add+1 pass"));
    State early = after(four, four.initial(), "d1 d4 d6 d3 go:1.29");
    early.events.move(four.layout().deck, card("add+1"), Spot::draw(), Spot::hand(seat(3)));
    early = after(four, early, "remain");
    CHECK(early.table.turn == seat(3));
    CHECK(texts(four, early) == words("play:add+1 pass"));
    CHECK(texts(four, after(four, early, "play:add+1")) == words("go:1.39"));
  }
}

TEST_CASE("CM-68: missed turns, own window, the others' windows, roll, own window, move, captures, field effect") {
  const RuntimeGame game = with({}, narrow_edition);  // with three swaps
  const Setting setting{
      .turn = 3, .roll = 3, .figures = "1.5 1.6 s 1.25", .cards = {"swap add+1", "stay swap"}, .skips = {0, 1, 2, 0}};
  State state = after(game, position(game, setting), "go:1.28");
  CHECK(state.table.phase == Phase::before);
  CHECK(texts(game, state) == words("play:swap:1 play:swap:3 pass"));
  CHECK(refused_by(game, state, "d3") != "");
  state = after(game, state, "pass");
  CHECK(who(game, state) == 1);
  CHECK(texts(game, state) == words("play:swap:0 play:swap:3 pass"));
  state = after(game, state, "pass");
  CHECK(state.table.phase == Phase::roll);
  CHECK(!legal(game, state, "play:swap:1"));
  state = after(game, state, "d1");
  CHECK(state.table.phase == Phase::after);
  CHECK(texts(game, state) == words("play:add+1 play:swap:1 play:swap:3 pass"));
  state = after(game, state, "pass");
  CHECK(state.table.phase == Phase::move);
  state = after(game, state, "go:1.6");
  CHECK(texts(game, state) == words("play:stay pass"));
  state = after(game, state, "pass");
  CHECK(figures(state) == "1.6 s s 1.28");
  // Seats 1 and 2 miss a turn each, on their own.
  CHECK(state.table.turn == seat(3));
  CHECK(state.table.skips == std::array<std::uint8_t, 4>{0, 0, 1, 0});
  SUBCASE("CM-68: the captures come before the field effect") {
    const State asked = after(four, position(four, {.roll = 1, .figures = "1.0 1.1", .cards = {"", "stay"}}), "go:1.1");
    CHECK(who(four, asked) == 1);
    CHECK(texts(four, after(four, asked, "pass")) == all_symbol_draws);
  }
}

TEST_CASE("CM-69: at the end of a turn counters, idle pacts, then the extra turn or the left neighbour") {
  const State left = after(four, position(four, {.turn = 3, .roll = 1, .figures = "s s s 1.46"}), "go:1.47");
  CHECK(left.table.turn == seat(0));
  const State again = after(four, position(four, {.turn = 3, .roll = 2, .figures = "s s s 1.0"}), "go:1.2 e:again");
  CHECK(again.table.turn == seat(3));
  const State counted =
      after(four, position(four, {.roll = 3, .figures = "1.0", .open = {"peace3:4", "peace2:2"}}), "go:1.3");
  CHECK(count(four, counted, "peace3", Spot::open(seat(0), 3)) == 1);
  CHECK(count(four, counted, "peace2", Spot::open(seat(1), 2)) == 1);
  SUBCASE("CM-69, CM-75: a pact whose common hunt has ended is deleted") {
    const RuntimeGame game = with({.hoarding = Hoarding::extended});
    const State idle = position(game, {.roll = 3, .figures = "1.0", .pacts = "01"});
    CHECK(!idle.table.pacts.empty());
    CHECK(after(game, idle, "go:1.3").table.pacts.empty());
    const State in_force =
        position(game, {.roll = 3, .figures = "1.0", .digits = {"000", "0000", "00000000", "00000"}, .pacts = "01"});
    CHECK(after(game, in_force, "go:1.3").table.pacts.contains(seat(0), seat(1)));
  }
}

TEST_CASE("CM-70: the winner alone has place 1, in a game of two as well") {
  const State state = position(two_seats, {.turn = 1, .roll = 1, .figures = "s g3", .digits = {"", "00000112"}});
  CHECK(!two_seats.outcome(state));
  const State won = after(two_seats, state, "go:c");
  CHECK(two_seats.outcome(won)->place(seat(0)) == 2);
  CHECK(two_seats.outcome(won)->place(seat(1)) == 1);
  CHECK(two_seats.outcome(won)->score(seat(0)) == 0);
  CHECK(two_seats.outcome(won)->score(seat(1)) == 1);
}
