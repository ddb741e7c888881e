#include <tock/position.hpp>

using namespace tock_test;

TEST_CASE("TK-16: a protected marble is not captured, by others or its owner") {
  const State foreign = position(four, {.turn = 1, .marbles = {"0!", "71"}, .hand = "A2"});
  CHECK(refused_by(four, foreign, "A:71-0") == "TK-16");
  CHECK(texts(four, foreign) == words("A:in"));
  const State own = position(four, {.marbles = {"0! 71"}, .hand = "A"});
  CHECK(texts(four, own) == words("A:0-1"));
  CHECK(refused_by(four, own, "A:71-0") == "TK-16");

  SUBCASE("TK-16: without protection it is") {
    const State state = position(four, {.turn = 1, .marbles = {"0", "71"}, .hand = "A"});
    CHECK(marbles(four, after(four, state, "A:71-0"), 0).empty());
  }
}

TEST_CASE("TK-16: a protected marble is not passed, in either direction") {
  const State state = position(four, {.turn = 2, .marbles = {"0!", "", "70 2 20"}, .hand = "34"});
  CHECK(refused_by(four, state, "3:70-1") == "TK-16");
  CHECK(refused_by(four, state, "4:2-70") == "TK-16");
  CHECK(texts(four, state) == words("3:2-5 3:20-23 4:20-16 4:70-66"));
  const State own = position(four, {.marbles = {"0! 1 69"}, .hand = "45"});
  CHECK(refused_by(four, own, "4:1-69") == "TK-16");
  CHECK(refused_by(four, own, "5:69-2") == "TK-16");
  CHECK(legal(four, own, "5:69-h3"));

  SUBCASE("TK-16: onto it backward") {
    const State back = position(four, {.turn = 2, .marbles = {"0!", "", "4"}, .hand = "4"});
    CHECK(texts(four, back) == words("discard:4"));
    CHECK(refused_by(four, back, "4:4-0") == "TK-16");
  }
  SUBCASE("TK-16: without protection it is") {
    const State open = position(four, {.turn = 2, .marbles = {"0", "", "70 2 20"}, .hand = "34"});
    CHECK(texts(four, open) == words("3:2-5 3:20-23 3:70-1 4:2-70 4:20-16 4:70-66"));
  }
}

TEST_CASE("TK-16: a protected marble is not swapped") {
  const State own = position(four, {.marbles = {"0! 12", "40"}, .hand = "J"});
  CHECK(texts(four, own) == words("J:12x40"));
  CHECK(refused_by(four, own, "J:0x40") == "TK-16");
  CHECK(refused_by(four, own, "J:0x12") == "TK-16");
  const State foreign = position(four, {.marbles = {"12", "18! 40"}, .hand = "J"});
  CHECK(texts(four, foreign) == words("J:12x40"));
  CHECK(refused_by(four, foreign, "J:12x18") == "TK-16");
  CHECK(texts(four, position(four, {.marbles = {"12", "18 40"}, .hand = "J"})) == words("J:12x18 J:12x40"));
}

TEST_CASE("TK-17: protection ends when the marble leaves the field") {
  const State forward = after(four, position(four, {.marbles = {"0!"}, .hand = "2"}), "2:0-2");
  CHECK(forward.table.guarded.empty());
  const State backward = after(four, position(four, {.marbles = {"0!"}, .hand = "4"}), "4:0-68");
  CHECK(backward.table.guarded.empty());
  const State step = after(four, position(four, {.marbles = {"0!"}, .hand = "7"}), "7:0-1");
  CHECK(step.table.guarded.empty());

  SUBCASE("TK-17: the move of another marble changes nothing") {
    const State other = after(four, position(four, {.marbles = {"0! 30"}, .hand = "2"}), "2:30-32");
    CHECK(marbles(four, other, 0) == "0! 32");
  }
}

TEST_CASE("TK-17: coming back to the start field does not protect again") {
  const State forward = after(four, position(four, {.marbles = {"67"}, .hand = "5"}), "5:67-0");
  CHECK(marbles(four, forward, 0) == "0");
  const State backward = after(four, position(four, {.marbles = {"4"}, .hand = "4"}), "4:4-0");
  CHECK(marbles(four, backward, 0) == "0");
  const State swap = after(four, position(four, {.marbles = {"12", "0"}, .hand = "J"}), "J:12x0");
  CHECK(marbles(four, swap, 0) == "0");
  CHECK(swap.table.guarded.empty());

  SUBCASE("TK-17: bringing it in does") {
    const State state = after(four, position(four, {.marbles = {"0"}, .hand = "A"}), "A:in");
    CHECK(marbles(four, state, 0) == "0!");
  }
}

TEST_CASE("TK-18: the marble on the field of arrival goes back to its area") {
  const State foreign = after(four, position(four, {.marbles = {"10", "15 20"}, .hand = "5"}), "5:10-15");
  CHECK(marbles(four, foreign, 0) == "15");
  CHECK(marbles(four, foreign, 1) == "20");
  CHECK(foreign.table.of(seat(1)).any_in_area());

  const State own = after(four, position(four, {.marbles = {"10 15"}, .hand = "5"}), "5:10-15");
  CHECK(marbles(four, own, 0) == "15");

  const State partner = position(pairs, {.marbles = {"10", "", "15"}, .hand = "5"});
  CHECK(marbles(pairs, after(pairs, partner, "5:10-15"), 2).empty());

  SUBCASE("TK-18: an empty field captures nobody") {
    const State state = after(four, position(four, {.marbles = {"10", "16"}, .hand = "5"}), "5:10-15");
    CHECK(marbles(four, state, 1) == "16");
  }
  SUBCASE("TK-18: a marble in a lane is not on the ring") {
    // Home 0 of seat 1 lies behind its entrance 16; other seats walk by.
    const State state = after(four, position(four, {.marbles = {"15", "h0"}, .hand = "2"}), "2:15-17");
    CHECK(marbles(four, state, 1) == "h0");
  }
}

TEST_CASE("TK-19: unprotected marbles are passed, own and foreign, without harm") {
  constexpr State state = position(four, {.marbles = {"10 12", "11 14", "13"}, .hand = "5"});
  static_assert(has_moves(four, state, "5:10-15 5:12-17"));
  const State passed = after(four, state, "5:10-15");
  CHECK(marbles(four, passed, 0) == "12 15");
  CHECK(marbles(four, passed, 1) == "11 14");
  CHECK(marbles(four, passed, 2) == "13");
}

TEST_CASE("TK-19: a card that would need a forbidden pass cannot be used by that marble") {
  const State state = position(four, {.marbles = {"14 40", "18!"}, .hand = "5"});
  CHECK(texts(four, state) == words("5:40-45"));
  CHECK(refused_by(four, state, "5:14-19") == "TK-16");
  const State short_of_it = position(four, {.marbles = {"14", "18!"}, .hand = "3"});
  CHECK(texts(four, short_of_it) == words("3:14-17"));
  const State alone = position(four, {.marbles = {"14", "18!"}, .hand = "5"});
  CHECK(texts(four, alone) == words("discard:5"));
}
