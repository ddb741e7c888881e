#include <ostfriesenlauf/position.hpp>

// The deal, drawing and laying, and the pile.

using namespace ostfriesenlauf_test;

namespace {

constexpr std::string_view nobodys = "1:finish@hedgehog 2:finish@turtle 3:finish@snail 4:finish@sheep";

}  // namespace

TEST_CASE("OL-9: every seat draws one card from each stack before the first round") {
  const auto check = [](const auto& game, int seats) {
    State state = game.initial();
    for (int i = 0; i < 4 * seats; ++i) {
      REQUIRE(game.actor(state).is_chance());
      CHECK(in_stack(state, i % 4 + 1) == 15 - i / 4);
      CHECK(static_cast<int>(game.total_weight(state)) == 15 - i / 4);
      for (const std::string& text : texts(game, state)) CHECK(text.substr(0, 5) == "deal:");
      game.advance(state, game.moves(state)[0]);
      for (int j = 0; j < 4; ++j) {
        for (const Place back : all_places) {
          CHECK(state.hands[static_cast<std::size_t>(j)].count(back) == (4 * j + number(back) <= i + 1 ? 1 : 0));
        }
      }
    }
    CHECK(state.table.phase == Phase::draw);
    CHECK(!game.why_not(state, chosen(Place::first)));
  };
  check(four, 4);
  check(three, 3);
  check(two, 2);
  check(one, 1);

  SUBCASE("OL-9: a face is as likely as there are cards of it left") {
    State state = four.initial();
    auto left = weights(four, state);
    CHECK(left.at("deal:+2") == 2);
    CHECK(left.at("deal:-6@4") == 1);
    state = after(four, state, "deal:+2 deal:start deal:x@2 deal:-6");
    left = weights(four, state);
    CHECK(left.at("deal:+2") == 1);
    CHECK(left.at("deal:+3") == 2);
    state = after(four, state, "deal:+2 deal:+2 deal:+2 deal:+2");
    CHECK(!weights(four, state).contains("deal:+2"));
    CHECK(refused_by(four, state, "deal:+2") == "OL-9");
  }
  SUBCASE("OL-9: chance deals what the stack of this node holds, nothing else") {
    const State state = four.initial();
    for (const std::string_view text : {"deal:+6", "deal:x@3", "deal:start", "card:+2", "draw:1", "lay:1:+2"}) {
      CHECK(refused_by(four, state, text) == "OL-9");
    }
    CHECK(legal(four, after(four, state, "deal:+2"), "deal:start"));
  }
  SUBCASE("OL-9: 1 to 4 seats") {
    for (int seats = 1; seats <= 4; ++seats) CHECK(RuntimeGame::make({.seats = seats})->seats() == seats);
    for (const int seats : {0, 5, -1, 8}) {
      const auto game = RuntimeGame::make({.seats = seats});
      REQUIRE(!game);
      CHECK(game.error().options[0] == OptionFault::seats);
      CHECK(game.error().edition.empty());
    }
  }
}

TEST_CASE("OL-10: a seat chooses a stack, draws, and lays one of its five") {
  constexpr State state = position(four, {.hand = "1:+2 2:start 2:+6 4:-6", .left = "3:x@2 4:x@1 1:+2"});
  static_assert(has_moves(four, state, "draw:1 draw:2 draw:3 draw:4"));
  CHECK(texts(four, state) == words("draw:1 draw:2 draw:3 draw:4"));
  for (const std::string_view text : {"card:+2", "lay:1:+2", "deal:+2"})
    CHECK(refused_by(four, state, text) == "OL-10");

  constexpr State drawing = after(four, state, "draw:3");
  static_assert(four.actor(drawing).is_chance() && drawing.hand(seat(3)).size() == 4);
  CHECK(static_cast<int>(four.total_weight(drawing)) == in_stack(state, 3));
  for (const auto& [text, weight] : weights(four, drawing)) {
    const Card card = card_of(four.layout(), "3:" + text.substr(5));
    CHECK(weight == state.stack(Place::third).count(card.slot()));
  }
  for (const std::string_view text :
       {"draw:1", "draw:3", "lay:1:+2", "deal:x@2", "card:start", "card:x@1", "card:+1"}) {
    CHECK(refused_by(four, drawing, text) == "OL-10");
  }

  constexpr State laying = after(four, drawing, "card:x@2");
  static_assert(has_moves(four, laying, "lay:1:+2 lay:2:start lay:2:+6 lay:3:x@2 lay:4:-6"));
  CHECK(four.actor(laying).is(seat(3)));
  CHECK(texts(four, laying) == words("lay:1:+2 lay:2:start lay:2:+6 lay:3:x@2 lay:4:-6"));
  CHECK(in_stack(laying, 3) == in_stack(state, 3) - 1);
  for (const std::string_view text : {"draw:1", "card:x@2", "lay:1:-2", "lay:2:+2", "lay:3:start", "lay:1:+1@1"}) {
    CHECK(refused_by(four, laying, text) == "OL-10");
  }

  SUBCASE("OL-10: the drawn card may be laid at once, four are kept") {
    const State laid_at_once = after(four, laying, "lay:3:x@2");
    CHECK(laid_at_once.hand(seat(3)) == state.hand(seat(3)));
    CHECK(laid_at_once.laid[0] == Laid{card_of(four.layout(), "3:x@2")});
    CHECK(four.actor(laid_at_once).is(seat(2)));
    const State kept = after(four, laying, "lay:2:start");
    CHECK(kept.hand(seat(3)).size() == 4);
    CHECK(kept.hand(seat(3)).contains(card_of(four.layout(), "3:x@2")));
    CHECK(!kept.hand(seat(3)).contains(card_of(four.layout(), "2:start")));
  }
  SUBCASE("OL-10: a face held twice is one move, the same face of another back another one") {
    const State twice = after(four, state, "draw:1 card:+2");
    CHECK(texts(four, twice) == words("lay:1:+2 lay:2:start lay:2:+6 lay:4:-6"));
    CHECK(after(four, twice, "lay:1:+2").hand(seat(3)).contains(card_of(four.layout(), "1:+2")));
    const State same_face = position(four, {.hand = "1:+2 2:+2 3:+2 4:+2 4:-6", .phase = Phase::lay});
    CHECK(texts(four, same_face) == words("lay:1:+2 lay:2:+2 lay:3:+2 lay:4:+2 lay:4:-6"));
  }
  SUBCASE("OL-10: a card in another seat's hand, laid or left in the stack cannot be laid") {
    const State other = position(four, {.laid = "4:-6",
                                        .hand = "1:+2 1:+3 2:+2 2:+3 3:-3",
                                        .hands = {"1:x@2"},
                                        .left = "1:-1@2",
                                        .phase = Phase::lay});
    for (const std::string_view text : {"lay:1:x@2", "lay:4:-6", "lay:1:-1@2"}) {
      CHECK(refused_by(four, other, text) == "OL-10");
    }
  }
}

TEST_CASE("OL-13: when all cards lie they are carried out, the one laid first first") {
  const State state =
      position(four, {.hand = "1:-2", .hands = {"2:+3", "2:finish@turtle", "4:finish@sheep"}, .phase = Phase::lay});
  State going_on = state;
  // Nothing moves before the last card lies.
  for (const std::string_view moves : {"lay:1:-2", "lay:4:finish@sheep", "lay:2:finish@turtle"}) {
    going_on = after(four, going_on, moves);
    CHECK(race_of(going_on) == "A6 B4 C2 D0");
    CHECK(sign_text(going_on) == "fish");
    four.advance(going_on, chosen(Place::third));
    four.advance(going_on, four.moves(going_on)[0]);
  }
  CHECK(going_on.laid[0] == Laid{card_of(four.layout(), "1:-2")});
  CHECK(going_on.laid[3].none());
  const State end = after(four, going_on, "lay:2:+3");
  CHECK(race_of(end) == "A7 B4 C2 D0");  // A falls behind B, then the second, A itself, goes on
  CHECK(sign_text(end) == "turtle");
  CHECK(end.laid == std::array<Laid, 4>{});
  CHECK(end.table.turn == 0);
  for (int back = 1; back <= 4; ++back) CHECK(played(four, going_on, back) == 0);
  CHECK(played(four, end, 1) == 1);
  CHECK(played(four, end, 2) == 2);
  CHECK(played(four, end, 3) == 0);
  CHECK(played(four, end, 4) == 1);

  SUBCASE("OL-13: in another order the same cards do something else") {
    CHECK(race_of(carried_out("A6 B4 C2 D0", "1:-2 2:+3")) == "A7 B4 C2 D0");
    CHECK(race_of(carried_out("A6 B4 C2 D0", "2:+3 1:-2")) == "A6 B5 C2 D0");
    static_assert(!stands(carried_out("A6 B4 C2 D0", "2:+3 1:-2"), "A7 B4 C2 D0"));
  }
  SUBCASE("OL-13: each is carried out completely before the next") {
    // D swaps up to the front, falls back behind B, and B, first by then, runs on.
    CHECK(race_of(carried_out("A6 B4 C2 D0", "4:x@1 1:-1@2 1:+5")) == "B9 D3 C2 A0");
  }
  SUBCASE("OL-13: all four lay and moved nobody") {
    const State still =
        position(four, {.laid = nobodys.substr(0, nobodys.rfind(' ')), .hand = "4:finish@sheep", .phase = Phase::lay});
    CHECK(race_of(after(four, still, "lay:4:finish@sheep")) == "A6 B4 C2 D0");
  }
}
