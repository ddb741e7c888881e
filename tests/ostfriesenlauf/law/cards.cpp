#include <ostfriesenlauf/position.hpp>

// What the cards are and what each of them does.

using namespace ostfriesenlauf_test;

namespace {

/// OL-2 as the ledger prints it, by back.
constexpr std::array<std::string_view, 4> printed{"-2 +2 +2 +3 +3 +4 +4 +5 +5 +5@2 x@2 -1@2 +3@3 -6@4 finish@hedgehog",
                                                  "start -2 +2 +2 +3 +3 +4 +4 +5 +6 +2@1 -1@1 x@3 -3@3 finish@turtle",
                                                  "-3 +2 +3 +3 +4 +4 +5 +6 +7 +3@1 -4@1 x@2 -1@2 -5@4 finish@snail",
                                                  "-6 +2 +3 +3 +4 +4 +5 +6 +7 +1@1 x@1 -5@1 -2@2 +4@3 finish@sheep"};

struct Case {
  std::string_view card;
  std::string_view after;
};

/// Checks cards that are carried out one at a time with this race.
void check(std::string_view race, std::initializer_list<Case> cases) {
  for (const auto& [card, expected] : cases) {
    CAPTURE(std::string{card});
    CHECK(race_of(carried_out(race, card)) == std::string{expected});
  }
}

}  // namespace

TEST_CASE("OL-1: four runners, 60 cards in four stacks of 15") {
  const State state = four.initial();
  for (int back = 1; back <= 4; ++back) CHECK(in_stack(state, back) == 15);
  CHECK(texts(four, dealt_out(four, state)) == words("draw:1 draw:2 draw:3 draw:4"));

  SUBCASE("OL-1: a card too many, or a runner too many or too few, is no position") {
    const Card again = card_of(four.layout(), "1:x@2");
    State more = position(four, {.hand = "1:x@2 2:x@3 3:x@2 4:x@1"});
    CHECK(!more.stack(Place::first).contains(again.slot()));
    more.stack(Place::first).add(again.slot());
    CHECK(four.validate(more)[0] == Invariant::cards);
    State twice = state;
    twice.table.race.set(Place::first, runner('A'), 0);
    CHECK(four.validate(twice)[0] == Invariant::race);
  }
}

TEST_CASE("OL-2: the faces are those of the ledger's table") {
  for (const Place back : all_places) {
    std::map<std::string, int> expected;
    for_each_word(printed[index(back)], [&](std::string_view face) { ++expected["deal:" + std::string{face}]; });
    State state = four.initial();
    while (state.table.stack != back) four.advance(state, four.moves(state)[0]);
    CHECK(weights(four, state) == expected);
    // Whatever else has the form of a face is not in the stack.
    int others = 0;
    for (unsigned code = 0; code < static_cast<unsigned>(Face::count); ++code) {
      if (four.why_not(state, dealt(Face::from_code(code)))) ++others;
    }
    CHECK(others == Face::count - static_cast<int>(expected.size()));
  }
  CHECK(refused_by(four, four.initial(), "deal:+6") == "OL-9");
  CHECK(refused_by(four, four.initial(), "deal:start") == "OL-9");
}

TEST_CASE("OL-2: every face does what its code tells, also those of no standard card") {
  for (unsigned code = 0; code < Face::count; ++code) CHECK(Face{effect_of(Face::from_code(code))}.code() == code);
}

TEST_CASE("OL-3: the sign starts at the fish and can be moved to the other four") {
  CHECK(sign_text(four.initial()) == "fish");
  CHECK(sign_text(carried_out("A6 B4 C2 D0", "1:finish@hedgehog")) == "hedgehog");
  CHECK(sign_text(carried_out("A6 B4 C2 D0", "2:finish@turtle")) == "turtle");
  CHECK(sign_text(carried_out("A6 B4 C2 D0", "3:finish@snail")) == "snail");
  CHECK(sign_text(carried_out("A6 B4 C2 D0", "4:finish@sheep")) == "sheep");

  SUBCASE("OL-3: no card moves it back, and no game starts with it elsewhere") {
    const State state = position(four, {.sign = "snail", .phase = Phase::lay});
    for (const std::string_view text : {"lay:1:finish@fish", "lay:2:finish@fish", "lay:3:finish@fish"}) {
      CHECK(refused_by(four, state, text) == "OL-10");
    }
    State begun = four.initial();
    begun.table.sign = Sign::snail;
    CHECK(four.validate(begun)[0] == Invariant::beginning);
  }
}

TEST_CASE("OL-14: a card moves the runner in the place on its back when it is carried out") {
  // The last card is laid by A's seat, which leads.
  check("A6 B4 C2 D0",
        {{"1:+2", "A8 B4 C2 D0"}, {"2:+4", "B8 A6 C2 D0"}, {"3:+5", "C7 A6 B4 D0"}, {"4:+5", "A6 D5 B4 C2"}});
  // Each card looks at the places as they are by then.
  CHECK(race_of(carried_out("A6 B4 C2 D0", "2:+3 2:+3")) == "A9 B7 C2 D0");
  CHECK(race_of(carried_out("A6 B4 C2 D0", "4:+3 4:+3")) == "A6 C5 B4 D3");
  CHECK(race_of(carried_out("A6 B4 C2 D0", "4:x@1 1:+2")) == "D8 B4 C2 A0");

  SUBCASE("OL-14: who laid it does not matter") {
    for (const std::string_view race : {"A6 B4 C2 D0", "D6 C4 B2 A0"}) {
      const State state = position(
          four,
          {.race = race, .laid = "2:finish@turtle 3:finish@snail 4:finish@sheep", .hand = "1:+2", .phase = Phase::lay});
      CHECK(four.actor(state).is(owner_of(runner(race.front()))));
      CHECK(race_of(after(four, state, "lay:1:+2")) == std::string{race.front()} + "8" + std::string{race.substr(2)});
      const State first = position(four, {.race = race, .hand = "1:+2", .phase = Phase::lay});
      CHECK(race_of(after(four, first, "lay:1:+2")) == race);
    }
  }
}

TEST_CASE("OL-15: n fields forward and back") {
  check("A6 B4 C2 D0", {{"1:-2", "B4 A4 C2 D0"},
                        {"1:+2", "A8 B4 C2 D0"},
                        {"1:+5", "A11 B4 C2 D0"},
                        {"2:-2", "A6 C2 B2 D0"},
                        {"2:+2", "A6 B6 C2 D0"},
                        {"2:+6", "B10 A6 C2 D0"},
                        {"3:-3", "A6 B4 D0 C-1"},
                        {"3:+2", "A6 B4 C4 D0"},
                        {"3:+7", "C9 A6 B4 D0"},
                        {"4:-6", "A6 B4 C2 D-6"},
                        {"4:+2", "A6 B4 C2 D2"},
                        {"4:+7", "D7 A6 B4 C2"}});
  static_assert(stands(carried_out("A6 B4 C2 D0", "3:+7"), "C9 A6 B4 D0"));

  SUBCASE("OL-15: nobody else is moved, and a field is not a place") {
    CHECK(race_of(carried_out("A6 B4 C2 D0", "4:+3")) == "A6 B4 D3 C2");
    CHECK(!stands(carried_out("A6 B4 C2 D0", "4:+3"), "D9 A6 B4 C2"));
    CHECK(race_of(carried_out("A20 B4 C2 D0", "2:+6")) == "A20 B10 C2 D0");
  }
}

TEST_CASE("OL-16: n fields before and behind the j-th") {
  check("A6 B4 C2 D0", {{"1:+5@2", "A9 B4 C2 D0"},
                        {"1:-1@2", "B4 A3 C2 D0"},
                        {"1:+3@3", "A5 B4 C2 D0"},
                        {"1:-6@4", "B4 C2 D0 A-6"},
                        {"2:+2@1", "B8 A6 C2 D0"},
                        {"2:-1@1", "A6 B5 C2 D0"},
                        {"2:-3@3", "A6 C2 D0 B-1"},
                        {"3:+3@1", "C9 A6 B4 D0"},
                        {"3:-4@1", "A6 B4 C2 D0"},
                        {"3:-1@2", "A6 B4 C3 D0"},
                        {"3:-5@4", "A6 B4 D0 C-5"},
                        {"4:+1@1", "D7 A6 B4 C2"},
                        {"4:-5@1", "A6 B4 C2 D1"},
                        {"4:-2@2", "A6 B4 C2 D2"},
                        {"4:+4@3", "A6 D6 B4 C2"}});
  // However far that is, in either direction.
  CHECK(race_of(carried_out("A30 B4 C2 D-2", "4:+1@1", "sheep")) == "D31 A30 B4 C2");
  CHECK(race_of(carried_out("A30 B4 C2 D-2", "1:-6@4", "sheep")) == "B4 C2 D-2 A-8");
  CHECK(race_of(carried_out("A9 B8 C2 D1", "1:+3@3")) == "B8 A5 C2 D1");

  SUBCASE("OL-16: the j-th is the one in place j before the card") {
    // Without A in the race the third would be D.
    static_assert(!stands(carried_out("A6 B4 C2 D0", "1:+3@3"), "B4 A3 C2 D0"));
    // C, moved by the first card, is second when the second one is carried out.
    CHECK(race_of(carried_out("A6 B4 C2 D0", "3:+3 1:+5@2")) == "A10 C5 B4 D0");
  }
}

TEST_CASE("OL-17: two runners exchange position and lane") {
  check("A6 B4 C2 D0",
        {{"1:x@2", "B6 A4 C2 D0"}, {"2:x@3", "A6 C4 B2 D0"}, {"3:x@2", "A6 C4 B2 D0"}, {"4:x@1", "D6 B4 C2 A0"}});
  check("A4 B4 C4 D4", {{"1:x@2", "B4 A4 C4 D4"}, {"2:x@3", "A4 C4 B4 D4"}, {"4:x@1", "D4 B4 C4 A4"}});

  SUBCASE("OL-17: neither arrives behind those on the other's field") {
    CHECK(race_of(carried_out("A6 B6 C2 D2", "4:x@1")) == "D6 B6 C2 A2");
    CHECK(race_of(carried_out("A6 B2 C2 D2", "1:x@2")) == "B6 A2 C2 D2");
    CHECK(!stands(carried_out("A6 B6 C2 D2", "4:x@1"), "B6 D6 C2 A2"));
  }
}

TEST_CASE("OL-18: back to the start") {
  CHECK(race_of(carried_out("A6 B4 C2 D1", "2:start")) == "A6 C2 D1 B0");
  CHECK(race_of(carried_out("A6 B4 C2 D0", "2:start")) == "A6 C2 D0 B0");
  // Position 0 is ahead of those that have gone backwards, and for one of them itself.
  CHECK(race_of(carried_out("A6 B4 C-1 D-2", "2:start")) == "A6 B0 C-1 D-2");
  CHECK(race_of(carried_out("A6 B-1 C-2 D-3", "2:start")) == "A6 B0 C-2 D-3");
  // It is the position 0, not the next start space: nobody is taken round the track.
  CHECK(race_of(carried_out("A36 B35 C2 D1", "2:start", "sheep")) == "A36 C2 D1 B0");
  CHECK(!stands(carried_out("A6 B4 C2 D1", "2:start"), "B40 A6 C2 D1"));
}

TEST_CASE("OL-19: the finish moves and no runner does") {
  for (const std::string_view card : {"1:finish@hedgehog", "2:finish@turtle", "3:finish@snail", "4:finish@sheep"}) {
    const State state = carried_out("A6 B4 C4 D0", card);
    CHECK(race_of(state) == "A6 B4 C4 D0");
    CHECK("finish@" + sign_text(state) == card.substr(2));
  }
  // The last of several decides, forward or back along the track.
  CHECK(sign_text(carried_out("A6 B4 C2 D0", "3:finish@snail 4:finish@sheep")) == "sheep");
  CHECK(sign_text(carried_out("A6 B4 C2 D0", "4:finish@sheep 3:finish@snail")) == "snail");
  CHECK(sign_text(carried_out("A6 B4 C2 D0", "1:finish@hedgehog 4:-6", "sheep")) == "hedgehog");

  SUBCASE("OL-19: g is the sign's field in the edition's table, whichever way it came there") {
    // From the sheep back to the turtle, and from the snail on to it: 28 is not across, 29 is.
    for (const std::string_view from : {"sheep", "snail", "fish", "turtle"}) {
      CHECK(result(four, carried_out("A23 B4 C2 D1", "1:+5 2:finish@turtle", from)) == "none");
      CHECK(result(four, carried_out("A24 B4 C2 D1", "1:+5 2:finish@turtle", from)) == "1/1 2/0 3/0 4/0");
    }
  }
  SUBCASE("OL-19: moving it to where it stands changes nothing") {
    const State state = carried_out("A6 B4 C4 D0", "4:finish@sheep 1:+2", "sheep");
    CHECK(sign_text(carried_out("A6 B4 C4 D0", "4:finish@sheep", "sheep")) == "sheep");
    CHECK(race_of(state) == "A8 B4 C4 D0");
  }
}

TEST_CASE("OL-20: who stays on its own field by a card arrives there anew") {
  check("A3 B3 C0 D0", {{"1:+3@3", "B3 A3 C0 D0"}});
  check("A6 B2 C2 D2", {{"3:-4@1", "A6 B2 D2 C2"}});
  check("A5 B3 C3 D0", {{"2:-2", "A5 C3 B1 D0"}, {"4:-5@1", "A5 B3 C3 D0"}});
  check("A5 B0 C0 D0", {{"2:start", "A5 C0 D0 B0"}, {"4:-5@1", "A5 B0 C0 D0"}});
  static_assert(stands(carried_out("A3 B3 C0 D0", "1:+3@3"), "B3 A3 C0 D0"));

  SUBCASE("OL-20: alone on its field it stays where it is") {
    check("A5 B3 C2 D0", {{"1:+3@3", "A5 B3 C2 D0"}});
    check("A5 B0 C-1 D-2", {{"2:start", "A5 B0 C-1 D-2"}});
  }
  SUBCASE("OL-20: moving the sign is no move of a runner, swapping is none to the own field") {
    check("A3 B3 C3 D3", {{"1:finish@hedgehog", "A3 B3 C3 D3"}, {"1:x@2", "B3 A3 C3 D3"}});
  }
}
