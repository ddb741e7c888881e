#include <tock/position.hpp>

using namespace tock_test;

TEST_CASE("TK-12: who holds a card that allows a move must play such a card") {
  constexpr State state = position(four, {.marbles = {"20"}, .hand = "J78Q", .deal = 1});
  static_assert(has_moves(four, state, "7:20-21 8:20-28 Q:20-32"));
  CHECK(texts(four, state) == words("7:20-21 8:20-28 Q:20-32"));
  CHECK(refused_by(four, state, "discard:J") == "TK-12");
  CHECK(refused_by(four, state, "discard:8") == "TK-12");

  SUBCASE("TK-12: however much it hurts") {
    // The only move takes the seat's own second marble.
    const State own = position(four, {.marbles = {"12 17", "18!"}, .hand = "5"});
    CHECK(texts(four, own) == words("5:12-17"));
    CHECK(refused_by(four, own, "discard:5") == "TK-12");
    CHECK(marbles(four, after(four, own, "5:12-17"), 0) == "17");
  }
  SUBCASE("TK-12: a card that is not in hand is not played") {
    CHECK(refused_by(four, state, "9:20-29") == "TK-12");
    CHECK(refused_by(four, state, "A:in") == "TK-12");
  }
}

TEST_CASE("TK-13: if no card allows a move, any one is discarded") {
  const State state = position(four, {.hand = "2JJT", .deal = 1});
  CHECK(texts(four, state) == words("discard:2 discard:T discard:J"));
  const State next = after(four, state, "discard:J");
  CHECK(next.hand(seat(0)) == cards("2JT"));
  CHECK(next.discards.contains(Rank::jack));
  CHECK(refused_by(four, state, "discard:3") == "TK-13");

  SUBCASE("TK-13: for whatever reason") {
    CHECK(texts(four, position(four, {.marbles = {"h1 h2 h3"}, .hand = "35"})) == words("discard:3 discard:5"));
    CHECK(texts(four, position(four, {.marbles = {"14", "18!"}, .hand = "J9"})) == words("discard:9 discard:J"));
    CHECK(texts(four, position(four, {.marbles = {"1 h3"}, .hand = "7"})) == words("7:1-2"));
  }
  SUBCASE("TK-13: not while a card allows a move") {
    const State able = position(four, {.hand = "2A"});
    CHECK(texts(four, able) == words("A:in"));
    CHECK(refused_by(four, able, "discard:2") == "TK-12");
  }
}

TEST_CASE("TK-14: after a 10 the next seat discards a card of its choice") {
  const State state = position(four, {.turn = 1, .marbles = {"", "20"}, .hand = "A58", .ban = true});
  CHECK(texts(four, state) == words("discard:A discard:5 discard:8"));
  CHECK(refused_by(four, state, "A:in") == "TK-14");
  CHECK(refused_by(four, state, "5:20-25") == "TK-14");
  CHECK(refused_by(four, state, "discard:9") == "TK-14");
  const State free = position(four, {.turn = 1, .marbles = {"", "20"}, .hand = "A58"});
  CHECK(texts(four, free) == words("A:in A:20-21 5:20-25 8:20-28"));

  SUBCASE("TK-14: only the next seat, only once") {
    const State next = after(four, state, "discard:5");
    CHECK(!next.table.ban);
    CHECK(four.actor(next).is(seat(2)));
    CHECK(marbles(four, next, 1) == "20");
  }
}

TEST_CASE("TK-31: a 10 that moves bans the next seat") {
  const State state = position(four, {.marbles = {"20", "30"}, .hand = "T6", .hands = {"", "A5"}});
  const State banned = after(four, state, "T:20-30");
  CHECK(banned.table.ban);
  CHECK(texts(four, banned) == words("discard:A discard:5"));
  const State not_banned = after(four, state, "6:20-26");
  CHECK(!not_banned.table.ban);
  CHECK(texts(four, not_banned) == words("A:in A:30-31 5:30-35"));
}

TEST_CASE("TK-31: a discarded 10 bans too, also under a ban") {
  const State stuck = position(four, {.hand = "T2", .hands = {"", "T5", "A6"}});
  const State first = after(four, stuck, "discard:T");
  CHECK(texts(four, first) == words("discard:5 discard:T"));
  const State second = after(four, first, "discard:T");
  CHECK(second.table.ban);
  CHECK(texts(four, second) == words("discard:A discard:6"));
  CHECK(!after(four, first, "discard:5").table.ban);
  CHECK(!after(four, stuck, "discard:2").table.ban);
  CHECK(legal(four, after(four, first, "discard:5"), "A:in"));
}

TEST_CASE("TK-31: a 10 that is the last card of a deal bans nobody") {
  const State moved = position(four, {.turn = 3, .marbles = {"", "", "", "20"}, .hand = "T", .leader = 0});
  const State discarded_last = position(four, {.turn = 3, .hand = "T", .leader = 0});
  const State under_ban = position(four, {.turn = 3, .hand = "T", .ban = true, .leader = 0});
  const State shuffled = position(four, {.turn = 3, .hand = "T", .deal = 2, .leader = 0});
  for (const State& end : {after(four, moved, "T:20-30"), after(four, discarded_last, "discard:T"),
                           after(four, under_ban, "discard:T"), after(four, shuffled, "discard:T")}) {
    CHECK(four.actor(end).is_chance());
    CHECK(!end.table.ban);
    const State next = dealt_out(four, end, {"2222", "A333"});
    CHECK(four.actor(next).is(seat(1)));
    CHECK(!next.table.ban);
    CHECK(texts(four, next) == words("A:in"));
  }
  SUBCASE("TK-31: with a card left in the next hand it does") {
    const State last_but_one = position(four, {.turn = 2, .hand = "T", .hands = {"", "", "", "A"}, .leader = 0});
    CHECK(texts(four, after(four, last_but_one, "discard:T")) == words("discard:A"));
  }
}
