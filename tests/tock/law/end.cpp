#include <tock/position.hpp>

using namespace tock_test;

TEST_CASE("TK-34: free for all, the first seat with four marbles home wins") {
  constexpr State before = position(four, {.turn = 1, .marbles = {"5", "15 h1 h2 h3"}, .hand = "2A"});
  constexpr State end = after(four, before, "2:15-h0");
  static_assert(four.actor(end).is_nobody() && four.moves(end).empty());
  static_assert(four.outcome(end)->place(Seat{1}) == 1);
  CHECK(texts(four, end).empty());
  CHECK(refused_by(four, end, "5:5-10") == "TK-34");
  CHECK(refused_by(four, end, "discard:A") == "TK-34");

  SUBCASE("TK-34: three do not") {
    const State going_on = after(four, before, "2:15-17");
    CHECK(four.actor(going_on).is(seat(2)));
    CHECK(!four.outcome(going_on));
    const State third = after(four, position(four, {.marbles = {"70 h2 h3"}, .hand = "2"}), "2:70-h1");
    CHECK(!four.outcome(third));
  }
  SUBCASE("TK-34: a move inside the lane does not end what is not complete") {
    const State state = after(four, position(four, {.marbles = {"70 h0 h2 h3"}, .hand = "A"}), "A:h0-h1");
    CHECK(!four.outcome(state));
  }
}

TEST_CASE("TK-35: the first team all of whose marbles are home wins") {
  const State by_partner = position(pairs, {.turn = 2, .marbles = {home, "", "34 h1 h2 h3"}, .hand = "A"});
  const State by_helper = position(pairs, {.turn = 0, .marbles = {home, "", "34 h1 h2 h3"}, .hand = "A"});
  for (const State& state : {after(pairs, by_partner, "A:34-h0"), after(pairs, by_helper, "A:34-h0")}) {
    CHECK(pairs.actor(state).is_nobody());
    CHECK(result(pairs, state) == "1/1 3/0 1/1 3/0");
    CHECK(refused_by(pairs, state, "discard:2") == "TK-35");
  }
  SUBCASE("TK-35: one seat alone does not win") {
    const State state = after(pairs, position(pairs, {.marbles = {"70 h1 h2 h3"}, .hand = "A"}), "A:70-h0");
    CHECK(pairs.actor(state).is(seat(1)));
    CHECK(result(pairs, state) == "none");
    const State neighbours = position(pairs, {.turn = 1, .marbles = {home, "16 h1 h2 h3"}, .hand = "A"});
    CHECK(result(pairs, after(pairs, neighbours, "A:16-h0")) == "none");
  }
}

TEST_CASE("TK-36: the end is checked when a card has been carried out completely") {
  const State before = position(four, {.marbles = {"64 h1 h2 h3"}, .hand = "7A"});
  const State last = after(four, before, "7:64-65 step:65-66 step:66-67 step:67-68 step:68-69 step:69-70");
  CHECK(!four.outcome(last));
  CHECK(four.actor(last).is(seat(0)));
  const State end = after(four, last, "step:70-h0");
  CHECK(four.actor(end).is_nobody());
  CHECK(end.table.steps_left == 0);

  SUBCASE("TK-36: the winning card is the last one, no ban and no deal follows") {
    const State ten = position(four, {.marbles = {"61 h1 h2 h3"}, .hand = "T"});
    const State won = after(four, ten, "T:61-h0");
    CHECK(four.actor(won).is_nobody());
    CHECK(!won.table.ban);
    const State last_card =
        position(four, {.turn = 3, .marbles = {"", "", "", "52 h1 h2 h3"}, .hand = "A", .leader = 0});
    CHECK(four.actor(after(four, last_card, "A:52-h0")).is_nobody());
    CHECK(four.actor(after(four, last_card, "A:52-53")).is_chance());
  }
  SUBCASE("TK-36: an unsplit 7 ends the game too") {
    const State single = position(single_seven, {.marbles = {"68 h1 h2 h3"}, .hand = "7"});
    CHECK(result(single_seven, after(single_seven, single, "7:68-h0")) == "1/1 2/0 2/0 2/0");
    CHECK(result(single_seven, after(single_seven, single, "7:68-70")) == "none");
  }
}

TEST_CASE("TK-38: winners have place 1 and score 1, the others share the next place") {
  const State alone =
      after(four, position(four, {.turn = 2, .marbles = {"", "", "34 h1 h2 h3"}, .hand = "A"}), "A:34-h0");
  CHECK(result(four, alone) == "2/0 2/0 1/1 2/0");
  CHECK(!four.outcome(alone)->tie_broken_by);
  const State duel = after(two, position(two, {.marbles = {"34 h1 h2 h3"}, .hand = "A"}), "A:34-h0");
  CHECK(result(two, duel) == "1/1 2/0");
  CHECK(two.outcome(duel)->seats == 2);

  SUBCASE("TK-38: in team games the others have place 3") {
    Scene scene{.turn = 4, .marbles = {"", home}, .hand = "A"};
    scene.marbles[4] = "70 h1 h2 h3";
    const State team = after(three_teams, position(three_teams, scene), "A:70-h0");
    CHECK(result(three_teams, team) == "3/0 1/1 3/0 3/0 1/1 3/0");
  }
  SUBCASE("TK-38: near the goal is as far from it as the start") {
    const State close = position(two, {.marbles = {"34 h1 h2 h3", "16 h1 h2 h3"}, .hand = "A"});
    CHECK(result(two, after(two, close, "A:34-h0")) == "1/1 2/0");
    CHECK(result(two, close) == "none");
  }
}
