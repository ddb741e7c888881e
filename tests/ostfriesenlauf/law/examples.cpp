#include <ostfriesenlauf/position.hpp>

// The worked examples of the ledger, in its order.

using namespace ostfriesenlauf_test;

namespace {

using Races = std::vector<std::string>;

/// The last move of a round: three cards lie, the fourth is in the hand of the leader.
State before_last(std::string_view race, std::string_view laid_cards, std::string_view card) {
  return position(four, {.race = race, .laid = laid_cards, .hand = card, .phase = Phase::lay});
}

}  // namespace

TEST_CASE("The rulebook's example, OL-6, OL-12, OL-13, OL-14, OL-16, OL-17: a round of four cards") {
  State state = position(four, {.left = "4:+4 3:+2 3:+3 4:x@1"});
  const std::array<std::string_view, 4> turns{"draw:4 card:+4 lay:4:+4", "draw:3 card:+2 lay:3:+2",
                                              "draw:3 card:+3 lay:3:+3", "draw:4 card:x@1 lay:4:x@1"};
  for (int turn = 0; turn < 4; ++turn) {
    CHECK(four.actor(state).is(seat(3 - turn)));  // D's seat first, A's last
    CHECK(race_of(state) == "A6 B4 C2 D0");
    state = after(four, state, turns[static_cast<std::size_t>(turn)]);
  }
  CHECK(race_of(state) == "C7 A6 D6 B2");
  CHECK(four.actor(state).is(seat(1)));

  const State last = before_last("A6 B4 C2 D0", "4:+4 3:+2 3:+3", "4:x@1");
  CHECK(courses(four, last, "lay:4:x@1") == Races{"A6 B4 D4 C2", "A6 D6 B4 C2", "B7 A6 D6 C2", "C7 A6 D6 B2"});
  static_assert(stands(carried_out("A6 B4 C2 D0", "4:+4"), "A6 B4 D4 C2"));
  static_assert(stands(carried_out("A6 B4 C2 D0", "4:+4 3:+2"), "A6 D6 B4 C2"));
  static_assert(stands(carried_out("A6 B4 C2 D0", "4:+4 3:+2 3:+3"), "B7 A6 D6 C2"));
  static_assert(stands(carried_out("A6 B4 C2 D0", "4:+4 3:+2 3:+3 4:x@1"), "C7 A6 D6 B2"));

  SUBCASE("OL-13: the pictures leave C's field open, on 0 inside D, 1 or 3") {
    CHECK(courses(four, before_last("A6 B4 C0 D0", "4:+4 3:+2 3:+3", "4:x@1"), "lay:4:x@1").back() == "C7 A6 D6 B0");
    CHECK(courses(four, before_last("A6 B4 C1 D0", "4:+4 3:+2 3:+3", "4:x@1"), "lay:4:x@1").back() == "C7 A6 D6 B1");
    CHECK(courses(four, before_last("A6 B4 C3 D0", "4:+4 3:+2 3:+3", "4:x@1"), "lay:4:x@1").back() == "C7 A6 D6 B3");
  }
}

TEST_CASE("Example 1, OL-5, OL-16, OL-17: swapped lanes on one field") {
  const State state = before_last("C5 A5 D5 B5", "1:finish@hedgehog 3:finish@snail 2:x@3", "4:+1@1");
  CHECK(courses(four, state, "lay:4:+1@1") == Races{"C5 A5 D5 B5", "C5 A5 D5 B5", "C5 D5 A5 B5", "B6 C5 D5 A5"});
  static_assert(stands(carried_out("C5 A5 D5 B5", "2:x@3 4:+1@1"), "B6 C5 D5 A5"));
}

TEST_CASE("Example 2, OL-20: a card whose target is the own field") {
  static_assert(stands(carried_out("A3 B3 C0 D0", "1:+3@3"), "B3 A3 C0 D0"));
  static_assert(stands(carried_out("A3 B0 C0 D0", "2:start"), "A3 C0 D0 B0"));
  const State before = before_last("A3 B3 C0 D0", "2:finish@turtle 3:finish@snail 4:finish@sheep", "1:+3@3");
  CHECK(courses(four, before, "lay:1:+3@3").back() == "B3 A3 C0 D0");
  const State start = before_last("A3 B0 C0 D0", "1:finish@hedgehog 3:finish@snail 4:finish@sheep", "2:start");
  CHECK(courses(four, start, "lay:2:start").back() == "A3 C0 D0 B0");
}

TEST_CASE("Example 3, OL-25, OL-28, OL-29, OL-31: across forward and backward") {
  CHECK(end_of(four, "B26 C3 D3 A-15", "snail") == "2/0 1/1 3/0 4/0 by OL-29");
  CHECK(end_of(four, "B26 D3 C-16 A-16", "snail") == "1/1 3/0 2/0 4/0 by OL-29");
  CHECK(end_of(four, "C27 A27 B3 D3", "snail") == "2/0 3/0 1/1 4/0 by OL-29");
  // By how many fields: 26 as far as -15, 27 as far as -16.
  CHECK(end_of(four, "B27 C3 D3 A-16", "snail") == "2/0 1/1 3/0 4/0 by OL-29");
  CHECK(end_of(four, "B26 C3 D3 A-16", "snail") == "1/1 2/0 3/0 4/0");
  // 25 and -14 are across no line: these games go on.
  CHECK(result(four, position(four, {.race = "B25 C3 D3 A-14", .sign = "snail"})) == "none");
}

TEST_CASE("Example 4, OL-7, OL-8, OL-9, OL-12: the deal and the first draw") {
  State state = four.initial();
  for (int i = 0; i < 4; ++i) CHECK(state.table.race.lane(Runner{3 - i}) == i + 1);
  for (const std::string_view first : {"deal:+2", "deal:+5@2", "deal:x@2", "deal:-2"}) {
    CHECK(four.actor(state).is_chance());
    state = after(four, state, first);
    for (int i = 0; i < 3; ++i) {
      CHECK(four.actor(state).is_chance());
      four.advance(state, four.moves(state)[0]);
    }
  }
  CHECK(four.actor(state).is(seat(0)));
  CHECK(texts(four, state) == words("draw:1 draw:2 draw:3 draw:4"));
  const auto drawn_cards = weights(four, after(four, state, "draw:1"));
  CHECK(drawn_cards.at("card:+2") == 1);
  CHECK(drawn_cards.at("card:+3") == 2);
  CHECK(!drawn_cards.contains("card:+5@2"));
  CHECK(!legal(four, after(four, state, "draw:1"), "card:+5@2"));
}

TEST_CASE("Example 5, OL-21, OL-24: no card is left for the unowned leader") {
  constexpr Scene scene{.race = "D8 A6 B3 C1",
                        .laid = "1:+5 1:+2",
                        .hand = "1:-2 1:+2 1:+3 1:+3",
                        .hands = {"", "1:+4 1:+4 1:+5 1:+5@2", "1:x@2 1:-1@2 1:+3@3 1:-6@4"},
                        .left = "1:finish@hedgehog"};
  const State state = position(three, scene);
  CHECK(three.actor(state).is(seat(0)));
  CHECK(in_stack(state, 1) == 1);

  const State own = after(three, state, "draw:1 card:finish@hedgehog");
  CHECK(texts(three, own) == words("lay:1:-2 lay:1:+2 lay:1:+3 lay:1:finish@hedgehog"));
  CHECK(in_stack(own, 1) == 0);
  CHECK(courses(three, own, "lay:1:-2") == Races{"D13 A6 B3 C1", "D15 A6 B3 C1", "D13 A6 B3 C1"});
  const State next = after(three, own, "lay:1:-2");
  CHECK(three.actor(next).is(seat(2)));
  CHECK(next.table.turn == 0);
  // The three cards were played in an earlier round by now, so they go back before the next draw.
  CHECK(in_stack(next, 1) == 3);

  SUBCASE("OL-23: with draw:2 instead the last card of stack 1 is laid for D") {
    const State other = after(three,
                              position(three, {.race = scene.race,
                                               .laid = scene.laid,
                                               .hand = scene.hand,
                                               .hands = scene.hands,
                                               .left = "1:finish@hedgehog 2:start"}),
                              "draw:2 card:start lay:1:-2");
    CHECK(three.actor(other).is_chance());
    CHECK(texts(three, other) == words("card:finish@hedgehog"));
    const State end = after(three, other, "card:finish@hedgehog");
    CHECK(race_of(end) == "D13 A6 B3 C1");
    CHECK(sign_text(end) == "hedgehog");
  }
}

TEST_CASE("Example 6, OL-21: all played cards of all four backs go back") {
  // C, unowned and third, gets the last card of stack 3; twelve have been played, two are in hands.
  const State state = position(two, {.race = "A4 B2 C1 D0",
                                     .laid = "4:+2",
                                     .hands = {"3:x@2 1:+2 1:+3 1:+4", "3:-3 2:+2 2:+3 2:+4"},
                                     .played = "1:-2 1:+5 2:start 4:-6 3:*",
                                     .left = "3:+7"});
  CHECK(played(two, state, 3) == 12);
  CHECK(texts(two, state) == words("card:+7"));
  const State next = after(two, state, "card:+7");
  CHECK(two.actor(next).is(seat(1)));
  for (int back = 1; back <= 4; ++back) CHECK(played(two, next, back) == 0);
  CHECK(in_stack(next, 1) == 12);
  CHECK(in_stack(next, 2) == 12);
  CHECK(in_stack(next, 3) == 12);
  CHECK(in_stack(next, 4) == 14);
  CHECK(legal(two, next, "draw:3"));
}

TEST_CASE("Example 7, OL-19, OL-25, OL-27: across backward because the sign has moved") {
  const State state = position(four, {.race = "A9 B5 C3 D-8",
                                      .laid = "1:finish@hedgehog 2:finish@turtle 3:finish@snail",
                                      .hand = "4:finish@sheep",
                                      .phase = Phase::lay});
  CHECK(result(four, state) == "none");
  int fields = 0;
  const State end = four.play(state, move_of(four, state, "lay:4:finish@sheep"), [&](const Event& event) {
    if (event.kind == EventKind::line_crossed) fields = event.count;
  });
  CHECK(fields == 6);
  CHECK(four.actor(end).is_nobody());
  CHECK(race_of(end) == "A9 B5 C3 D-8");
  CHECK(result(four, end) == "2/0 3/0 4/0 1/1");
}

TEST_CASE("Example 8, OL-26, OL-30, OL-32: an unowned runner is farthest across") {
  // D's and C's cards come from the stacks of their places, A's seat lays last.
  const auto end = [](const auto& game, std::string_view race, std::string_view last) {
    const State state = position(game, {.race = race, .laid = "4:+2 3:+2 2:+4", .hand = last, .phase = Phase::lay});
    return after(game, state, "lay:" + std::string{last});
  };
  CHECK(race_of(end(two, "A30 C29 B18 D3", "2:+2")) == "C33 A32 B20 D5");
  CHECK(result(two, end(two, "A30 C29 B18 D3", "2:+2")) == "2/0 3/0");
  CHECK(result(two_owned, end(two_owned, "A30 C29 B18 D3", "2:+2")) == "1/1 2/0");

  CHECK(race_of(end(two, "A30 C29 B18 D9", "4:-6")) == "C33 A30 B20 D5");
  CHECK(result(two, end(two, "A30 C29 B18 D9", "4:-6")) == "2/0 3/0");
  CHECK(result(two_owned, end(two_owned, "A30 C29 B18 D9", "4:-6")) == "1/1 2/0");
}
