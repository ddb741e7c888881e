#include <ostfriesenlauf/position.hpp>

// Empty stacks, and the cards of runners without an owner.

using namespace ostfriesenlauf_test;

namespace {

/// A seat has just drawn the last card of stack 3; many cards have been played.
constexpr Scene emptied{.laid = "4:+4",
                        .hand = "3:+7 1:+2 2:start 4:x@1",
                        .hands = {"3:x@2", "3:-3"},
                        .played = "1:-2 1:+3 1:+3 2:-2 4:-6 3:*",
                        .phase = Phase::lay};

template <class G>
int played_in_all(const G& game, const State& state) {
  return played(game, state, 1) + played(game, state, 2) + played(game, state, 3) + played(game, state, 4);
}

/// All 15 cards of back 1 in four hands.
constexpr std::array<std::string_view, 4> all_ones{"1:-2 1:+2 1:+2 1:+3", "1:+3 1:+4 1:+4 1:+5",
                                                   "1:+5 1:+5@2 1:x@2 1:-1@2", "1:+3@3 1:-6@4 1:finish@hedgehog"};

}  // namespace

TEST_CASE("OL-21: when a card is to be drawn and a stack is empty, all played cards go back") {
  const State state = position(four, emptied);
  CHECK(in_stack(state, 3) == 0);
  const State next = after(four, state, "lay:1:+2");
  CHECK(four.actor(next).is(seat(1)));
  CHECK(in_stack(next, 3) == 12);
  CHECK(played_in_all(four, next) == 0);
  for (int back = 1; back <= 4; ++back)
    CHECK(in_stack(next, back) == in_stack(state, back) + played(four, state, back));
  // By face: mixed with what is left.
  CHECK(weights(four, after(four, next, "draw:1")).at("card:+3") == 2);
  CHECK(!weights(four, after(four, next, "draw:3")).contains("card:+7"));

  SUBCASE("OL-21: cards laid in this round stay where they lie") {
    CHECK(next.laid[0] == Laid{card_of(four.layout(), "4:+4")});
    CHECK(next.laid[1] == Laid{card_of(four.layout(), "1:+2")});
    CHECK(next.hand(seat(0)) == state.hand(seat(0)));
  }
  SUBCASE("OL-21: not before: nothing goes back when the stack runs out") {
    Scene scene = emptied;
    scene.hand = "1:+2 2:start 4:x@1 4:-5@1";
    scene.left = "3:+7";
    scene.phase = Phase::draw;
    const State before = position(four, scene);
    CHECK(in_stack(before, 3) == 1);
    const State out = after(four, before, "draw:3 card:+7");
    CHECK(in_stack(out, 3) == 0);
    CHECK(played_in_all(four, out) == played_in_all(four, before));
    CHECK(played_in_all(four, after(four, out, "lay:3:+7")) == 0);
  }
  SUBCASE("OL-21: not while every stack holds a card") {
    Scene scene = emptied;
    scene.left = "3:+6";
    const State one_left = position(four, scene);
    CHECK(in_stack(one_left, 3) == 1);
    const State on = after(four, one_left, "lay:1:+2");
    CHECK(in_stack(on, 3) == 1);
    CHECK(played(four, on, 3) == 11);
    CHECK(played_in_all(four, on) == played_in_all(four, one_left));
  }
}

TEST_CASE("OL-21: between two rounds, before an unowned runner's card, and never after the end") {
  Scene scene = emptied;
  scene.laid = "4:+4 4:+3 4:+2";
  scene.hands = {"", "3:x@2", "3:-3"};

  SUBCASE("OL-21: cards of the round that has just been carried out go back as well") {
    const State state = position(four, scene);
    const State next = after(four, state, "lay:1:+2");
    CHECK(next.table.turn == 0);
    CHECK(played_in_all(four, next) == 0);
    CHECK(in_stack(next, 1) + in_stack(next, 2) + in_stack(next, 3) + in_stack(next, 4) == 60 - 16);
    CHECK(legal(four, next, "draw:3"));
  }
  SUBCASE("OL-21: the end of the game leaves the stacks as they are") {
    scene.race = "A30 B4 C2 D0";
    const State end = after(four, position(four, scene), "lay:1:+2");
    CHECK(four.actor(end).is_nobody());
    CHECK(in_stack(end, 3) == 0);
    CHECK(played(four, end, 3) == 12);
  }
  SUBCASE("OL-21: the empty stack need not be the one that is drawn from") {
    // B's seat has the last card of stack 1; the card for C, unowned and third, comes from stack 3.
    const State state = position(two, {.race = "A9 D5 C4 B2",
                                       .hand = "1:+2 2:+2",
                                       .hands = {"3:x@2"},
                                       .played = "3:+7 3:-3 3:+3 3:+3 1:*",
                                       .phase = Phase::lay});
    CHECK(in_stack(state, 1) == 0);
    CHECK(in_stack(state, 3) == 10);
    const State next = after(two, state, "lay:2:+2");
    CHECK(two.actor(next).is_chance());
    CHECK(two.total_weight(next) == 14);
    CHECK(weights(two, next).at("card:+3") == 2);
    CHECK(in_stack(next, 1) == 14);
  }
  SUBCASE("OL-21: a card for an unowned runner may empty a stack too") {
    const State state =
        position(two, {.race = "A9 B5 D4 C2", .hands = {"4:x@1 1:+2", "4:-6"}, .played = "4:*", .left = "4:+1@1"});
    const State next = after(two, state, "card:+1@1");
    // The next one, D, is third and gets its card from stack 3.
    CHECK(two.actor(next).is_chance());
    CHECK(next.table.stack == Place::third);
    CHECK(in_stack(next, 4) == 12);
  }
}

TEST_CASE("OL-22: a stack whose cards are all in hands and laid cannot be chosen") {
  const State state =
      position(four, {.race = "A6 B4 C2 D0", .hand = all_ones[3], .hands = {all_ones[0], all_ones[1], all_ones[2]}});
  CHECK(in_stack(state, 1) == 0);
  CHECK(texts(four, state) == words("draw:2 draw:3 draw:4"));
  CHECK(refused_by(four, state, "draw:1") == "OL-22");
  CHECK(four.why_not(four.view(state, seat(3)), chosen(Place::first)) == Rule::empty_stack);
  CHECK(four.moves(four.view(state, seat(3))) == four.moves(state));

  SUBCASE("OL-22: nor after others have laid some of them") {
    State next = after(four, state, "draw:2");
    four.advance(next, four.moves(next)[0]);
    next = after(four, next, "lay:1:+3@3");
    CHECK(texts(four, next) == words("draw:2 draw:3 draw:4"));
    CHECK(refused_by(four, next, "draw:1") == "OL-22");
  }
  SUBCASE("OL-22: with one card left it can") {
    const State left = position(
        four, {.hand = "1:+3@3 1:-6@4", .hands = {all_ones[0], all_ones[1], all_ones[2]}, .left = "1:finish@hedgehog"});
    CHECK(texts(four, left) == words("draw:1 draw:2 draw:3 draw:4"));
    CHECK(weights(four, after(four, left, "draw:1")) == std::map<std::string, int>{{"card:finish@hedgehog", 1}});
  }
}

TEST_CASE("OL-23: a card of the stack of its place is laid for a runner without an owner") {
  // One seat, B's, C's and D's cards come from the stacks 4, 3 and 1 of their places; A is second.
  State state = position(one, {.race = "D9 A7 C5 B1", .left = "4:+1@1 3:-3 1:-2 2:start"});
  std::string backs;
  for (const std::string_view moves : {"card:+1@1", "card:-3", "draw:2 card:start lay:2:start", "card:-2"}) {
    backs += one.actor(state).is_chance() ? static_cast<char>('0' + number(state.table.stack)) : 'A';
    if (one.actor(state).is_chance()) {
      CHECK(static_cast<int>(one.total_weight(state)) == state.stack(state.table.stack).size());
      CHECK(refused_by(one, state, "draw:1") == "OL-23");
      CHECK(refused_by(one, state, "lay:4:+1@1") == "OL-23");
      CHECK(refused_by(one, state, "deal:+2") == "OL-23");
    }
    state = after(one, state, moves);
  }
  CHECK(backs == "43A1");
  // B to 10; then A, third by now, to 4; then D, second, to the start; then the first, B, two back.
  CHECK(race_of(state) == "B8 C5 A4 D0");
}

TEST_CASE("OL-23: an unowned runner's card is drawn, and moves whoever is in its place") {
  const State state = position(two, {.race = "D9 C7 B5 A1", .laid = "4:+2 3:+2", .left = "2:x@3 1:-2"});
  CHECK(two.actor(state).is_chance());
  CHECK(refused_by(two, state, "card:+1@1") == "OL-23");
  CHECK(refused_by(two, state, "card:+7") == "OL-23");
  CHECK(legal(two, state, "card:x@3"));
  const State end = after(two, state, "card:x@3 card:-2");
  CHECK(race_of(end) == "B7 C7 D7 A3");
  CHECK(two.actor(end).is(seat(0)));

  SUBCASE("OL-23: with four seats, and in an owned runner's turn, there is no such card") {
    const State owned = position(four, {.race = "D9 C7 B5 A1", .laid = "4:+2 3:+2"});
    CHECK(four.actor(owned).is(seat(2)));
    CHECK(refused_by(four, owned, "card:x@3") == "OL-10");
  }
}

TEST_CASE("OL-24: nothing is laid for an unowned runner whose stack is empty") {
  const std::array<std::string_view, 4> hands{"", all_ones[1], all_ones[2], ""};
  const Scene scene{.race = "D8 A6 B3 C1",
                    .laid = "1:+2 1:-2",
                    .hand = "1:+2 1:+3 1:+3@3 1:-6@4 1:finish@hedgehog",
                    .hands = hands,
                    .phase = Phase::lay};
  const State state = position(three, scene);
  const State next = after(three, state, "lay:1:finish@hedgehog");
  CHECK(three.actor(next).is(seat(2)));
  CHECK(next.table.turn == 0);
  CHECK(race_of(next) == "D8 A6 B3 C1");
  CHECK(sign_text(next) == "hedgehog");
  CHECK(three.actor(after(three, state, "lay:1:+2")).is(seat(2)));

  SUBCASE("OL-24: with a card of another back in a hand one is left and must be laid") {
    const State one_left = position(three, {.race = scene.race,
                                            .laid = scene.laid,
                                            .hand = "1:+2 1:+3 1:+3@3 1:-6@4 2:start",
                                            .hands = hands,
                                            .phase = Phase::lay});
    CHECK(three.actor(after(three, one_left, "lay:2:start")).is_chance());
  }
  SUBCASE("OL-24: not if played cards can go back to it") {
    const State refilled = position(three, {.race = scene.race,
                                            .laid = "2:+2 1:+2",
                                            .hand = "1:+2 1:+3 1:+3@3 1:-6@4 1:finish@hedgehog",
                                            .hands = hands,
                                            .played = "1:-2",
                                            .phase = Phase::lay});
    const State card = after(three, refilled, "lay:1:+2");
    CHECK(texts(three, card) == words("card:-2"));
  }
  SUBCASE("OL-24: not if another runner leads") {
    const State second = position(three, {.race = "A8 D6 B3 C1",
                                          .laid = "1:-2",
                                          .hand = "1:+4 1:+4 1:+5 1:+5 1:+3",
                                          .hands = {all_ones[3], "", all_ones[2].substr(5)},
                                          .phase = Phase::lay});
    CHECK(three.actor(after(three, second, "lay:1:+4")).is_chance());
    CHECK(after(three, second, "lay:1:+4").table.stack == Place::second);
  }
}
