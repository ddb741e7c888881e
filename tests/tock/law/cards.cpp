#include <tock/position.hpp>

using namespace tock_test;

namespace {

/// What one card may do for a single marble on field 20 whose seat has the rest stuck in its lane.
Texts moves_with(std::string_view card_in_hand) {
  return texts(four, position(four, {.marbles = {"20 h1 h2 h3"}, .hand = card_in_hand}));
}

}  // namespace

TEST_CASE("TK-23: every card moves so many fields forward") {
  CHECK(moves_with("A") == words("A:20-21"));
  CHECK(moves_with("2") == words("2:20-22"));
  CHECK(moves_with("3") == words("3:20-23"));
  CHECK(moves_with("5") == words("5:20-25"));
  CHECK(moves_with("6") == words("6:20-26"));
  CHECK(moves_with("8") == words("8:20-28"));
  CHECK(moves_with("9") == words("9:20-29"));
  CHECK(moves_with("Q") == words("Q:20-32"));
  CHECK(moves_with("K") == words("K:20-33"));
}

TEST_CASE("TK-31: a 10 moves ten fields forward") { CHECK(moves_with("T") == words("T:20-30")); }

TEST_CASE("TK-25: a 4 moves four fields backward") { CHECK(moves_with("4") == words("4:20-16")); }

TEST_CASE("TK-33: the number of the card is the number of fields, neither more nor less") {
  const State state = position(four, {.marbles = {"20"}, .hand = "68QK", .deal = 1});
  CHECK(legal(four, state, "6:20-26"));
  CHECK(refused_by(four, state, "6:20-25") == "TK-20");
  CHECK(refused_by(four, state, "8:20-29") == "TK-20");
  CHECK(refused_by(four, state, "Q:20-33") == "TK-20");
  CHECK(refused_by(four, state, "K:20-32") == "TK-20");
  CHECK(refused_by(four, state, "6:20-14") == "TK-20");

  SUBCASE("TK-33: the 10 too") {
    const State ten = position(four, {.marbles = {"20"}, .hand = "T"});
    CHECK(texts(four, ten) == words("T:20-30"));
    CHECK(refused_by(four, ten, "T:20-29") == "TK-20");
    CHECK(refused_by(four, ten, "T:20-31") == "TK-20");
  }
}

TEST_CASE("TK-33: suits mean nothing, cards of a rank give one move") {
  const State state = position(four, {.marbles = {"20"}, .hand = "6666"});
  CHECK(texts(four, state) == words("6:20-26"));
  CHECK(refused_by(four, state, "8:20-28") == "TK-12");
  const State left = after(four, state, "6:20-26");
  CHECK(left.hand(seat(0)).count(Rank::six) == 3);
  CHECK(left.discards.count(Rank::six) == 1);
}

TEST_CASE("TK-23, TK-24: ace and King bring a marble in, no other card does") {
  CHECK(texts(four, position(four, {.hand = "A235"})) == words("A:in"));
  CHECK(texts(four, position(four, {.hand = "K689"})) == words("K:in"));
  const State state = position(four, {.hand = "TJQ4"});
  CHECK(texts(four, state) == words("discard:4 discard:T discard:J discard:Q"));
  for (const Rank rank : {Rank::four, Rank::ten, Rank::jack, Rank::queen}) CHECK(four.why_not(state, entered(rank)));
}

TEST_CASE("TK-24: a marble brought in captures whoever stands on the start unprotected") {
  SUBCASE("TK-24: a foreign one") {
    const State state = position(four, {.marbles = {"", "0"}, .hand = "K"});
    const State entered = after(four, state, "K:in");
    CHECK(marbles(four, entered, 0) == "0!");
    CHECK(marbles(four, entered, 1).empty());
  }
  SUBCASE("TK-24: an own one, for which another must wait in the area") {
    const State state = position(four, {.marbles = {"0 5 9"}, .hand = "A"});
    CHECK(marbles(four, after(four, state, "A:in"), 0) == "0! 5 9");
    const State none_waits = position(four, {.marbles = {"0 5 9 12"}, .hand = "A"});
    CHECK(refused_by(four, none_waits, "A:in") == "TK-24");
  }
  SUBCASE("TK-24: not an own protected one") {
    const State state = position(four, {.marbles = {"0!"}, .hand = "AK"});
    CHECK(texts(four, state) == words("A:0-1 K:0-13"));
    CHECK(refused_by(four, state, "A:in") == "TK-24");
    CHECK(refused_by(four, state, "K:in") == "TK-24");
  }
}

TEST_CASE("TK-25: backward along the ring, also over the own entrance and field 0") {
  constexpr State state = position(four, {.marbles = {"2 30"}, .hand = "4"});
  static_assert(has_moves(four, state, "4:2-70 4:30-26"));
  CHECK(texts(four, state) == words("4:2-70 4:30-26"));
  CHECK(refused_by(four, state, "4:30-34") == "TK-25");
  CHECK(refused_by(four, state, "4:30-27") == "TK-25");
  CHECK(texts(four, position(four, {.marbles = {"71"}, .hand = "4"})) == words("4:71-67"));
}

TEST_CASE("TK-25: never into a home lane and never out of one") {
  const State state = position(four, {.marbles = {"2 h0 h3"}, .hand = "4"});
  CHECK(texts(four, state) == words("4:2-70"));
  CHECK(refused_by(four, state, "4:2-h1") == "TK-25");
  CHECK(refused_by(four, state, "4:h0-67") == "TK-25");
  CHECK(refused_by(four, state, "4:h3-h2") == "TK-25");
  CHECK(texts(four, position(four, {.marbles = {"h0 h2"}, .hand = "4"})) == words("discard:4"));
}

TEST_CASE("TK-18, TK-25: a 4 captures what it ends on and nothing on its way") {
  const State state = position(four, {.marbles = {"30"}, .hand = "4"});
  CHECK(marbles(four, after(four, state, "4:30-26"), 0) == "26");
  const State full = position(four, {.marbles = {"30 28", "26", "27"}, .hand = "4"});
  const State done = after(four, full, "4:30-26");
  CHECK(marbles(four, done, 0) == "26 28");
  CHECK(marbles(four, done, 1).empty());
  CHECK(marbles(four, done, 2) == "27");
}
