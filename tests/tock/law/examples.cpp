#include <tock/position.hpp>

// The worked examples of the ledger, in its order; those that are about a 7 stand in examples_seven.cpp.

using namespace tock_test;

TEST_CASE("Example 1, TK-3, TK-20: an entrance offers home or ring") {
  constexpr State state = position(four, {.turn = 1, .marbles = {"", "14"}, .hand = "5"});
  static_assert(has_moves(four, state, "5:14-h2 5:14-19"));
  CHECK(texts(four, state) == words("5:14-h2 5:14-19"));
  CHECK(refused_by(four, state, "5:14-h1") == "TK-20");
  CHECK(refused_by(four, state, "5:14-h3") == "TK-20");
  CHECK(refused_by(four, state, "5:14-18") == "TK-20");
  CHECK(refused_by(four, state, "discard:5") == "TK-12");
}

TEST_CASE("Example 3, TK-22, TK-25: back from the own start and straight home") {
  State state = position(four, {.turn = 1, .hand = "A45", .hands = {"233", "", "225", "255"}});
  state = after(four, state, "A:in discard:2 discard:2 discard:3");
  CHECK(marbles(four, state, 1) == "18!");
  CHECK(legal(four, state, "4:18-14"));
  state = after(four, state, "4:18-14 discard:2 discard:5 discard:3");
  CHECK(texts(four, state) == words("5:14-h2 5:14-19"));
}

TEST_CASE("Example 4, TK-16, TK-19: a protected marble stops everybody") {
  constexpr std::array<std::string_view, max_seats> board{"0! 68", "3", "", "70"};

  SUBCASE("TK-16: seat 3 with A, 3") {
    const State state = position(four, {.turn = 3, .marbles = board, .hand = "A3"});
    CHECK(texts(four, state) == words("A:in A:70-71"));
    CHECK(refused_by(four, state, "3:70-1") == "TK-16");
    CHECK(refused_by(four, state, "discard:3") == "TK-12");
  }
  SUBCASE("TK-13: seat 3 with 2, 3") {
    const State state = position(four, {.turn = 3, .marbles = board, .hand = "23"});
    CHECK(texts(four, state) == words("discard:2 discard:3"));
    CHECK(refused_by(four, state, "2:70-0") == "TK-16");
  }
  SUBCASE("TK-25: seat 1 with two 4") {
    const State state = position(four, {.turn = 1, .marbles = board, .hand = "44"});
    CHECK(texts(four, state) == words("discard:4"));
    CHECK(refused_by(four, state, "4:3-71") == "TK-16");
  }
  SUBCASE("TK-19: seat 0 with 3, 5") {
    const State state = position(four, {.marbles = board, .hand = "35"});
    CHECK(texts(four, state) == words("3:0-3 3:68-71 3:68-h0 5:0-5 5:68-h2"));
    CHECK(refused_by(four, state, "5:68-1") == "TK-16");
    CHECK(refused_by(four, state, "3:68-h1") == "TK-20");
    const State captured = after(four, state, "3:0-3");
    CHECK(marbles(four, captured, 0) == "3 68");
    CHECK(marbles(four, captured, 1).empty());
  }
}

TEST_CASE("Example 6, TK-13, TK-32: a Jack without two marbles to swap") {
  const State own_protected = position(four, {.marbles = {"0!", "30", "40"}, .hand = "J9"});
  CHECK(texts(four, own_protected) == words("9:0-9"));
  CHECK(refused_by(four, own_protected, "J:0x30") == "TK-16");

  const State other_protected = position(four, {.marbles = {"12", "18!"}, .hand = "J9"});
  CHECK(texts(four, other_protected) == words("discard:9 discard:J"));
  CHECK(refused_by(four, other_protected, "J:12x18") == "TK-16");
  CHECK(refused_by(four, other_protected, "9:12-21") == "TK-16");
}

TEST_CASE("Example 8, TK-31: no ban goes over into the next deal") {
  State state = position(two, {.turn = 1, .marbles = {"", "5"}, .hand = "T", .deal = 0, .leader = 0});
  state = after(two, state, "T:5-15");
  CHECK(two.actor(state).is_chance());
  CHECK(!state.table.ban);
  state = dealt_out(two, state, {"22225", "AAAA3"});
  CHECK(two.actor(state).is(seat(1)));
  CHECK(texts(two, state) == words("A:in A:15-16 3:15-18 3:15-h1"));
}

TEST_CASE("Example 10, TK-24: bringing in on top of an own marble") {
  const State state = position(four, {.marbles = {"0"}, .hand = "A"});
  CHECK(texts(four, state) == words("A:in A:0-1"));
  const State entered = after(four, state, "A:in");
  CHECK(marbles(four, entered, 0) == "0!");
  CHECK(marbles(four, after(four, state, "A:0-1"), 0) == "1");
  CHECK(refused_by(four, state, "discard:A") == "TK-12");
}

TEST_CASE("Example 11, TK-32: all swaps of a Jack") {
  constexpr State state = position(four, {.marbles = {"0! 7 30", "18! 19"}, .hand = "J"});
  static_assert(has_moves(four, state, "J:7x19 J:7x30 J:30x19"));
  CHECK(texts(four, state) == words("J:7x19 J:7x30 J:30x19"));
  CHECK(refused_by(four, state, "J:0x19") == "TK-16");
  CHECK(refused_by(four, state, "J:7x18") == "TK-16");
  CHECK(refused_by(four, state, "J:30x7") == "TK-32");
  CHECK(refused_by(four, state, "J:7x20") == "TK-32");
}

TEST_CASE("Example 13, TK-15: a seat that is home plays for its partner") {
  constexpr std::array<std::string_view, max_seats> board{"h0 h1 h2 h3", "", "33 h2 h3"};
  const Texts expected = words("A:in A:33-34 3:33-36 3:33-h1");

  const State helper = position(pairs, {.marbles = board, .hand = "A3"});
  CHECK(texts(pairs, helper) == expected);
  CHECK(marbles(pairs, after(pairs, helper, "A:in"), 2) == "33 36! h2 h3");

  const State partner = position(pairs, {.turn = 2, .marbles = board, .hand = "A3"});
  CHECK(texts(pairs, partner) == expected);
  CHECK(refused_by(pairs, partner, "3:33-h2") == "TK-20");
}

TEST_CASE("Example 14, TK-14, TK-31: a discarded 10 bans the next seat") {
  State state = position(three, {.marbles = {"", "20"}, .hand = "T", .hands = {"", "5", "8"}});
  CHECK(texts(three, state) == words("discard:T"));
  state = after(three, state, "discard:T");
  CHECK(texts(three, state) == words("discard:5"));
  CHECK(refused_by(three, state, "5:20-25") == "TK-14");
}

TEST_CASE("Example 16, TK-39: open and closed own start") {
  constexpr Scene scene{.marbles = {"2 68 71"}, .hand = "A345"};
  const Texts always = words("A:in A:2-3 A:68-69 3:2-5 3:68-71 3:68-h0 4:68-64 4:71-67 5:2-7 5:68-h2");
  CHECK(texts(closed_start, position(closed_start, scene)) == always);
  Texts open = words("A:71-0 3:71-2 4:2-70 5:68-1 5:71-4");
  for (const std::string& text : open) {
    CHECK(refused_by(closed_start, position(closed_start, scene), text) == "TK-39");
  }
  open.insert(always.begin(), always.end());
  CHECK(texts(four, position(four, scene)) == open);

  SUBCASE("TK-39: leaving the field is free, coming back over it is not") {
    const State state = position(closed_start, {.marbles = {"0! 5"}, .hand = "A4"});
    CHECK(texts(closed_start, state) == words("A:0-1 A:5-6 4:5-1 4:0-68"));
    for (const std::string_view near : {"4", "3", "2", "1"}) {
      CHECK(texts(closed_start, position(closed_start, {.marbles = {near}, .hand = "4"})) == words("discard:4"));
    }
  }
  SUBCASE("TK-39: a 7 needs seven steps before the own start") {
    CHECK(texts(closed_start, position(closed_start, {.marbles = {"68"}, .hand = "7"})) == words("discard:7"));
  }
}
