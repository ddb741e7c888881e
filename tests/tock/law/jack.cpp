#include <tock/position.hpp>

using namespace tock_test;

TEST_CASE("TK-32: an own marble changes places with any other marble on the ring") {
  const State state = position(four, {.marbles = {"5"}, .hand = "J"});
  CHECK(texts(four, state) == words("discard:J"));
  const State others = position(four, {.marbles = {"5", "20", "71", "70"}, .hand = "J"});
  CHECK(texts(four, others) == words("J:5x20 J:5x70 J:5x71"));
  const State swapped_state = after(four, others, "J:5x70");
  CHECK(marbles(four, swapped_state, 0) == "70");
  CHECK(marbles(four, swapped_state, 3) == "5");
  CHECK(marbles(four, swapped_state, 1) == "20");

  SUBCASE("TK-32: only from an own marble, only onto an occupied field") {
    CHECK(refused_by(four, others, "J:20x5") == "TK-15");
    CHECK(refused_by(four, others, "J:20x71") == "TK-15");
    CHECK(refused_by(four, others, "J:6x5") == "TK-32");
    CHECK(refused_by(four, others, "J:5x6") == "TK-32");
    CHECK(refused_by(four, others, "J:5x5") == "TK-32");
  }
  SUBCASE("TK-32: the partner's marble counts as any other") {
    const State team = position(pairs, {.marbles = {"5", "", "71"}, .hand = "J"});
    CHECK(texts(pairs, team) == words("J:5x71"));
  }
}

TEST_CASE("TK-32: both marbles must stand on the ring") {
  const State own_home = position(four, {.marbles = {"h0", "20"}, .hand = "J"});
  CHECK(texts(four, own_home) == words("discard:J"));
  CHECK(refused_by(four, own_home, "J:h0x20") == "TK-32");
  const State other_home = position(four, {.marbles = {"5", "h0"}, .hand = "J"});
  CHECK(texts(four, other_home) == words("discard:J"));
  CHECK(refused_by(four, other_home, "J:5xh0") == "TK-32");
}

TEST_CASE("TK-32: neither marble may be protected") {
  const State state = position(four, {.marbles = {"0! 5", "18! 20"}, .hand = "J"});
  CHECK(texts(four, state) == words("J:5x20"));
  CHECK(refused_by(four, state, "J:0x20") == "TK-16");
  CHECK(refused_by(four, state, "J:0x5") == "TK-16");
  CHECK(refused_by(four, state, "J:5x18") == "TK-16");
}

TEST_CASE("TK-32: two own marbles are one pair, and their swap changes nothing but the turn") {
  constexpr State state = position(four, {.marbles = {"5 9 71"}, .hand = "J"});
  static_assert(has_moves(four, state, "J:5x9 J:5x71 J:9x71"));
  CHECK(texts(four, state) == words("J:5x9 J:5x71 J:9x71"));
  CHECK(refused_by(four, state, "J:9x5") == "TK-32");
  const State next = after(four, state, "J:5x9");
  CHECK(marbles(four, next, 0) == "5 9 71");
  CHECK(four.actor(next).is(seat(1)));
  CHECK(next.discards.contains(Rank::jack));
}

TEST_CASE("TK-32: swapped marbles arrive unprotected, on their own start field too") {
  const State state = after(four, position(four, {.marbles = {"18", "0"}, .hand = "J"}), "J:18x0");
  CHECK(marbles(four, state, 0) == "0");
  CHECK(marbles(four, state, 1) == "18");
  CHECK(state.table.guarded.empty());

  SUBCASE("TK-32: so they can be captured there") {
    const State hit = position(four, {.turn = 1, .marbles = {"0", "70"}, .hand = "2"});
    CHECK(marbles(four, after(four, hit, "2:70-0"), 0).empty());
  }
  SUBCASE("TK-32: a third marble keeps its protection") {
    const State third = position(four, {.marbles = {"12 20", "18! 30"}, .hand = "J"});
    CHECK(marbles(four, after(four, third, "J:12x30"), 1) == "12 18!");
  }
}

TEST_CASE("TK-32: a swap captures nobody and enters no lane") {
  const State state = position(four, {.marbles = {"66", "70"}, .hand = "J"});
  const State next = after(four, state, "J:66x70");
  CHECK(marbles(four, next, 0) == "70");
  CHECK(marbles(four, next, 1) == "66");
}
