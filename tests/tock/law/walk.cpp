#include <tock/position.hpp>

using namespace tock_test;

TEST_CASE("TK-20: turning in is a choice") {
  constexpr State state = position(four, {.marbles = {"68"}, .hand = "356"});
  static_assert(has_moves(four, state, "3:68-71 3:68-h0 5:68-1 5:68-h2 6:68-2 6:68-h3"));
  CHECK(texts(four, state) == words("3:68-71 3:68-h0 5:68-1 5:68-h2 6:68-2 6:68-h3"));
}

TEST_CASE("TK-20: a count that is too big or too small for the lane leaves the ring") {
  const State big = position(four, {.marbles = {"68"}, .hand = "8"});
  CHECK(texts(four, big) == words("8:68-4"));
  CHECK(refused_by(four, big, "8:68-h3") == "TK-20");
  const State small = position(four, {.marbles = {"68"}, .hand = "2"});
  CHECK(texts(four, small) == words("2:68-70"));
  CHECK(refused_by(four, small, "2:68-h0") == "TK-20");
}

TEST_CASE("TK-20, TK-21: a blocked lane leaves the ring") {
  const State past = position(four, {.marbles = {"70 h1"}, .hand = "3"});
  CHECK(texts(four, past) == words("3:70-1"));
  CHECK(refused_by(four, past, "3:70-h2") == "TK-21");
  const State onto = position(four, {.marbles = {"70 h1 h2 h3"}, .hand = "2"});
  CHECK(texts(four, onto) == words("2:70-0"));
  CHECK(refused_by(four, onto, "2:70-h1") == "TK-21");
  CHECK(legal(four, position(four, {.marbles = {"70 h1"}, .hand = "A"}), "A:70-h0"));
}

TEST_CASE("TK-21: in the lane a marble moves forward only") {
  const State state = position(four, {.marbles = {"h1"}, .hand = "2"});
  CHECK(texts(four, state) == words("2:h1-h3"));
  const State back = position(four, {.marbles = {"h1 h3"}, .hand = "A"});
  CHECK(texts(four, back) == words("A:in A:h1-h2"));
  CHECK(!legal(four, back, "A:h1-h0"));
  CHECK(!legal(four, back, "A:h1-70"));
  CHECK(refused_by(four, back, "A:h1-71") == "TK-21");
}

TEST_CASE("TK-21: never onto or past another marble in the lane") {
  const State past = position(four, {.marbles = {"h0 h1"}, .hand = "23"});
  CHECK(texts(four, past) == words("2:h1-h3"));
  CHECK(refused_by(four, past, "2:h0-h2") == "TK-21");
  CHECK(refused_by(four, past, "3:h0-h3") == "TK-21");
  const State onto = position(four, {.marbles = {"h0 h1"}, .hand = "A"});
  CHECK(refused_by(four, onto, "A:h0-h1") == "TK-21");
  CHECK(legal(four, onto, "A:h1-h2"));
}

TEST_CASE("TK-21: a move inside the lane counts and is forced") {
  const State state = position(four, {.marbles = {"h0"}, .hand = "29"});
  CHECK(texts(four, state) == words("2:h0-h2"));
  CHECK(refused_by(four, state, "discard:9") == "TK-12");
  const State stuck = position(four, {.marbles = {"h2 h3"}, .hand = "29"});
  CHECK(texts(four, stuck) == words("discard:2 discard:9"));
}

TEST_CASE("TK-21: a marble in a lane is neither captured nor swapped") {
  const State state = position(four, {.marbles = {"12 h0", "h0 h1"}, .hand = "J"});
  CHECK(texts(four, state) == words("discard:J"));
  CHECK(refused_by(four, state, "J:12xh0") == "TK-32");
  CHECK(refused_by(four, state, "J:h0x12") == "TK-32");
}

TEST_CASE("TK-22: the entrance of another seat is a plain field") {
  const State state = position(four, {.turn = 1, .marbles = {"", "70"}, .hand = "2"});
  CHECK(texts(four, state) == words("2:70-0"));
  CHECK(refused_by(four, state, "2:70-h1") == "TK-20");
  const State own = position(four, {.turn = 1, .marbles = {"", "16"}, .hand = "2"});
  CHECK(texts(four, own) == words("2:16-18 2:16-h1"));
}

TEST_CASE("TK-22: the start field of another seat is a plain field, unless a protected marble stands there") {
  const State onto = position(four, {.turn = 1, .marbles = {"0", "68"}, .hand = "A4"});
  CHECK(legal(four, onto, "A:68-69"));
  const State plain = position(four, {.turn = 1, .marbles = {"0", "70"}, .hand = "2"});
  CHECK(marbles(four, after(four, plain, "2:70-0"), 0).empty());
  const State over = position(four, {.turn = 1, .marbles = {"", "70"}, .hand = "3"});
  CHECK(texts(four, over) == words("3:70-1"));
  const State guarded = position(four, {.turn = 1, .marbles = {"0!", "70"}, .hand = "3"});
  CHECK(refused_by(four, guarded, "3:70-1") == "TK-16");
}

TEST_CASE("TK-22: no full lap is required before turning in") {
  const State state = position(four, {.marbles = {"0!"}, .hand = "45", .hands = {"", "22", "33", "25"}});
  const State back = after(four, state, "4:0-68 discard:2 discard:3 discard:2");
  CHECK(texts(four, back) == words("5:68-1 5:68-h2"));
}

TEST_CASE("TK-39: with a closed start the own start field bars the way forward") {
  const State onto = position(closed_start, {.marbles = {"70"}, .hand = "2"});
  CHECK(texts(closed_start, onto) == words("2:70-h1"));
  CHECK(refused_by(closed_start, onto, "2:70-0") == "TK-39");
  const State wait = position(closed_start, {.marbles = {"70 h0"}, .hand = "A3"});
  CHECK(texts(closed_start, wait) == words("A:in A:70-71 A:h0-h1 3:h0-h3"));
  CHECK(refused_by(closed_start, wait, "3:70-1") == "TK-39");
  const State guarded_elsewhere = position(closed_start, {.marbles = {"70", "18!"}, .hand = "2"});
  CHECK(texts(closed_start, guarded_elsewhere) == words("2:70-h1"));
  const State open = position(four, {.marbles = {"70"}, .hand = "2"});
  CHECK(texts(four, open) == words("2:70-0 2:70-h1"));
}

TEST_CASE("TK-39: with a closed start the way back over it is shut, the way back from it is not") {
  const State state = position(closed_start, {.marbles = {"0 3 4 5"}, .hand = "4"});
  CHECK(texts(closed_start, state) == words("4:0-68 4:5-1"));
  CHECK(refused_by(closed_start, state, "4:3-71") == "TK-39");
  CHECK(refused_by(closed_start, state, "4:4-0") == "TK-39");
  CHECK(texts(four, position(four, {.marbles = {"0 3 4 5"}, .hand = "4"})) == words("4:0-68 4:3-71 4:4-0 4:5-1"));
}

TEST_CASE("TK-39: single steps of a 7 stop before the closed start too") {
  const State state = position(closed_start, {.marbles = {"71 30"}, .hand = "7"});
  CHECK(texts(closed_start, state) == words("7:30-31"));
  CHECK(refused_by(closed_start, state, "7:71-0") == "TK-39");
  CHECK(texts(four, position(four, {.marbles = {"71 30"}, .hand = "7"})) == words("7:30-31 7:71-0"));

  constexpr Game<Options{.seven = Seven::single, .own_start = OwnStart::closed}> both;
  CHECK(texts(both, position(both, {.marbles = {"69"}, .hand = "7"})) ==
        words("7:69-70 7:69-71 7:69-h0 7:69-h1 7:69-h2 7:69-h3"));
}

TEST_CASE("TK-39: bringing in, swaps and the start fields of others are not concerned") {
  const State in = position(closed_start, {.hand = "K"});
  CHECK(texts(closed_start, in) == words("K:in"));
  const State swap = position(closed_start, {.marbles = {"60", "0"}, .hand = "J"});
  CHECK(marbles(closed_start, after(closed_start, swap, "J:60x0"), 0) == "0");
  const State other = position(closed_start, {.turn = 1, .marbles = {"", "70 2"}, .hand = "34"});
  CHECK(texts(closed_start, other) == words("3:2-5 3:70-1 4:2-70 4:70-66"));
}

TEST_CASE("TK-39: with a closed start the own start of the colour played counts") {
  constexpr Game<Options{.mode = Mode::two_pairs, .own_start = OwnStart::closed}> game;
  const State state = position(game, {.marbles = {home, "", "34 71"}, .hand = "2"});
  CHECK(texts(game, state) == words("2:34-h1 2:71-1"));
  CHECK(refused_by(game, state, "2:34-36") == "TK-39");
  const State own = position(game, {.marbles = {"34 70", "", "3"}, .hand = "2"});
  CHECK(texts(game, own) == words("2:34-36 2:70-h1"));
}
