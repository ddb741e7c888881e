#include <tock/position.hpp>

using namespace tock_test;

TEST_CASE("TK-26: seven single steps, spread over marbles in any order") {
  const State state = position(four, {.marbles = {"10 30"}, .hand = "7"});
  CHECK(texts(four, state) == words("7:10-11 7:30-31"));
  const State mixed = after(four, state, "7:10-11 step:30-31 step:11-12 step:31-32 step:12-13 step:13-14");
  CHECK(mixed.table.phase == Phase::step);
  CHECK(mixed.table.steps_left == 1);
  CHECK(four.actor(mixed).is(seat(0)));
  CHECK(texts(four, mixed) == words("step:14-15 step:32-33"));
  const State done = after(four, mixed, "step:32-33");
  CHECK(marbles(four, done, 0) == "14 33");
  CHECK(four.actor(done).is(seat(1)));

  SUBCASE("TK-26: a step is one field, not more") {
    CHECK(refused_by(four, state, "7:10-12") == "TK-20");
    CHECK(refused_by(four, state, "7:10-17") == "TK-20");
    CHECK(refused_by(four, mixed, "step:14-16") == "TK-20");
  }
  SUBCASE("TK-26: the card is in the discard pile from its first step") {
    const State first = after(four, state, "7:10-11");
    CHECK(first.discards.contains(Rank::seven));
    CHECK(first.hand(seat(0)).empty());
    CHECK(first.table.steps_left == 6);
  }
  SUBCASE("TK-26: no other card and no discard in between") {
    const State two_cards = after(four, position(four, {.marbles = {"10"}, .hand = "7A"}), "7:10-11");
    CHECK(!legal(four, two_cards, "A:11-12"));
    CHECK(!legal(four, two_cards, "discard:A"));
    CHECK(texts(four, two_cards) == words("step:11-12"));
  }
}

TEST_CASE("TK-26: a step leads from the entrance into home 0 and on inside the lane") {
  const State state = position(four, {.marbles = {"69 h1 40"}, .hand = "7"});
  CHECK(texts(four, state) == words("7:40-41 7:69-70 7:h1-h2"));
  const State entrance = after(four, state, "7:69-70");
  CHECK(texts(four, entrance) == words("step:40-41 step:70-71 step:70-h0 step:h1-h2"));
  const State turned = after(four, entrance, "step:70-h0");
  CHECK(texts(four, turned) == words("step:40-41 step:h1-h2"));
  CHECK(refused_by(four, turned, "step:h0-h1") == "TK-21");
  CHECK(marbles(four, after(four, turned, "step:h1-h2 step:h0-h1 step:h2-h3 step:h1-h2 step:40-41"), 0) == "41 h2 h3");
}

TEST_CASE("TK-27: a 7 whose steps cannot all be made is not playable") {
  const State walled = position(four, {.marbles = {"15", "18!"}, .hand = "7"});
  CHECK(texts(four, walled) == words("discard:7"));
  CHECK(refused_by(four, walled, "7:15-16") == "TK-27");
  const State lane = position(four, {.marbles = {"h0 h1"}, .hand = "7"});
  CHECK(texts(four, lane) == words("discard:7"));
  CHECK(refused_by(four, lane, "7:h1-h2") == "TK-27");

  SUBCASE("TK-27: exactly seven are enough") {
    const State seven = position(four, {.marbles = {"10", "18!"}, .hand = "7"});
    CHECK(texts(four, seven) == words("7:10-11"));
    const State six = position(four, {.marbles = {"11", "18!"}, .hand = "7"});
    CHECK(texts(four, six) == words("discard:7"));
    // Three steps to 17 and four in the lane.
    const State both = position(four, {.marbles = {"14 h0 h1", "18!"}, .hand = "7"});
    CHECK(texts(four, both) == words("7:14-15 7:h1-h2"));
    const State fewer = position(four, {.marbles = {"15 h0 h1", "18!"}, .hand = "7"});
    CHECK(texts(four, fewer) == words("discard:7"));
  }
}

TEST_CASE("TK-27: a step that strands the rest is refused, with its own captures counted") {
  // Together they have seven steps before 18, but no more than four once one has captured the other.
  const State state = position(four, {.marbles = {"13 14", "18!"}, .hand = "7"});
  CHECK(texts(four, state) == words("7:14-15"));
  CHECK(refused_by(four, state, "7:13-14") == "TK-27");
  const State open = position(four, {.marbles = {"13 14"}, .hand = "7"});
  CHECK(texts(four, open) == words("7:13-14 7:14-15"));
}

TEST_CASE("TK-27: four marbles at home have no step left, so only the seventh step ends the game") {
  const State six_away = position(four, {.marbles = {"65 h1 h2 h3"}, .hand = "7"});
  const State entrance = after(four, six_away, "7:65-66 step:66-67 step:67-68 step:68-69 step:69-70");
  CHECK(texts(four, entrance) == words("step:70-71"));
  CHECK(refused_by(four, entrance, "step:70-h0") == "TK-27");
}

TEST_CASE("TK-28: all steps are made with marbles of one colour") {
  const State state = after(four, position(four, {.marbles = {"10", "11"}, .hand = "7"}), "7:10-11");
  CHECK(refused_by(four, state, "step:12-13") == "TK-4");
  const State foreign = after(four, position(four, {.marbles = {"10", "20"}, .hand = "7"}), "7:10-11");
  CHECK(texts(four, foreign) == words("step:11-12"));
  CHECK(refused_by(four, foreign, "step:20-21") == "TK-15");
}

TEST_CASE("TK-29: every single step captures, own and foreign marbles") {
  const State state = position(four, {.marbles = {"10 12 40", "11", "13 17"}, .hand = "7"});
  State walk = after(four, state, "7:10-11");
  CHECK(marbles(four, walk, 1).empty());
  walk = after(four, walk, "step:11-12");
  CHECK(marbles(four, walk, 0) == "12 40");
  walk = after(four, walk, "step:12-13 step:13-14 step:14-15 step:15-16");
  CHECK(marbles(four, walk, 2) == "17");
  CHECK(marbles(four, after(four, walk, "step:16-17"), 2).empty());
  CHECK(marbles(four, after(four, walk, "step:40-41"), 2) == "17");

  SUBCASE("TK-29: a captured marble stays in its area for the rest of the 7") {
    CHECK(refused_by(four, after(four, state, "7:10-11 step:11-12"), "step:10-11") == "TK-4");
  }
}

TEST_CASE("TK-29: a protected marble stops a step") {
  const State state = position(four, {.marbles = {"17 40", "18!"}, .hand = "7"});
  CHECK(texts(four, state) == words("7:40-41"));
  CHECK(refused_by(four, state, "7:17-18") == "TK-16");
  const State unprotected = position(four, {.marbles = {"17 40", "18"}, .hand = "7"});
  CHECK(texts(four, unprotected) == words("7:17-18 7:40-41"));

  SUBCASE("TK-29: a step takes the own protection away, and the next may hit") {
    const State left = after(four, position(four, {.marbles = {"0! 71"}, .hand = "7"}), "7:0-1 step:71-0");
    CHECK(legal(four, left, "step:0-1"));
    CHECK(left.table.guarded.empty());
  }
}

TEST_CASE("TK-30: an unsplit 7 moves one marble 1 to 7 steps") {
  const State state = position(single_seven, {.marbles = {"20 h1"}, .hand = "7"});
  CHECK(texts(single_seven, state) == words("7:20-21 7:20-22 7:20-23 7:20-24 7:20-25 7:20-26 7:20-27 7:h1-h2 7:h1-h3"));
  CHECK(refused_by(single_seven, state, "7:20-28") == "TK-30");
  CHECK(refused_by(single_seven, state, "7:20-20") == "TK-30");
  const State moved = after(single_seven, state, "7:20-22");
  CHECK(moved.table.phase == Phase::play);
  CHECK(single_seven.actor(moved).is(seat(1)));
  CHECK(moved.table.steps_left == 0);
}

TEST_CASE("TK-30: an unsplit 7 captures what it passes and stops before protected marbles") {
  const State state = position(single_seven, {.marbles = {"12 14", "13 18!", "16"}, .hand = "7"});
  CHECK(texts(single_seven, state) == words("7:12-13 7:12-14 7:12-15 7:12-16 7:12-17 7:14-15 7:14-16 7:14-17"));
  CHECK(refused_by(single_seven, state, "7:12-18") == "TK-16");
  CHECK(refused_by(single_seven, state, "7:14-19") == "TK-16");
  const State moved = after(single_seven, state, "7:12-15");
  CHECK(marbles(single_seven, moved, 0) == "15");
  CHECK(marbles(single_seven, moved, 1) == "18!");
  CHECK(marbles(single_seven, moved, 2) == "16");

  SUBCASE("TK-30: the lane is entered past nobody") {
    const State lane = position(single_seven, {.marbles = {"70 h1"}, .hand = "7"});
    CHECK(texts(single_seven, lane) ==
          words("7:70-71 7:70-0 7:70-1 7:70-2 7:70-3 7:70-4 7:70-5 7:70-h0 7:h1-h2 7:h1-h3"));
    CHECK(refused_by(single_seven, lane, "7:70-h2") == "TK-21");
  }
  SUBCASE("TK-30: with no step at all the 7 is not playable") {
    const State stuck = position(single_seven, {.marbles = {"17 h3", "18!"}, .hand = "7"});
    CHECK(texts(single_seven, stuck) == words("discard:7"));
  }
}
