#include <clockman/position.hpp>

using namespace clockman_test;

namespace {

/// Seat 0 rolled a 2 and came to event field 1.2.
State about_to_draw(Setting setting) {
  setting.roll = 2;
  if (setting.figures.empty()) setting.figures = "1.0";
  State state = position(four, setting);
  while (state.table.phase == Phase::after) state = after(four, state, "pass");
  return after(four, state, "go:1.2");
}

/// All symbol cards that nobody holds lie on the put-back pile.
State with_empty_draw_pile(State state) {
  state.put_back += state.draw_pile;
  state.draw_pile = {};
  REQUIRE(four.validate(state).empty());
  return state;
}
/// The same for the event cards.
State with_empty_event_pile(State state) {
  for (int kind = 0; kind < card_kinds; ++kind) {
    while (state.events.count(four.layout().deck, Card{kind}, Spot::draw()) > 0) {
      state.events.move(four.layout().deck, Card{kind}, Spot::draw(), Spot::put_back());
    }
  }
  REQUIRE(four.validate(state).empty());
  return state;
}

}  // namespace

TEST_CASE("CM-40: the put-back symbol cards become the draw pile when one is to be drawn from an empty pile") {
  State state = with_empty_draw_pile(position(four, {.roll = 1, .figures = "1.0", .symbols = {"AA", "BBB"}}));
  const State turned = after(four, state, "go:1.1");
  CHECK(turned.put_back.empty());
  CHECK(letters_of(turned.draw_pile) == "AAAAAABBBBBCCCCCCCCDDDDDDDDEEEEEEEE");
  CHECK(weight(four, turned, "sA") == 6);
  CHECK(four.total_weight(turned) == 35);
  SUBCASE("CM-40: not before: the last card of the pile is drawn alone") {
    State last = state;
    last.put_back.remove(Pose::c);
    last.draw_pile.add(Pose::c);
    const State drawing = after(four, last, "go:1.1");
    CHECK(texts(four, drawing) == words("sC"));
    const State drawn_card = after(four, drawing, "sC");
    CHECK(drawn_card.draw_pile.empty());
    CHECK(drawn_card.put_back.size() == 34);
  }
  SUBCASE("CM-40: if both are empty no card is drawn; there is no hand limit") {
    const State none =
        position(four, {.roll = 1, .figures = "1.0", .symbols = {"AAAAAAAABBBBBBBBCCCCCCCCDDDDDDDD", "EEEEEEEE"}});
    const State over = after(four, none, "go:1.1");
    CHECK(over.table.turn == seat(1));
    CHECK(hand(over, 0).size() == 32);
  }
  SUBCASE("CM-40, CM-52: sym draws as many as there are") {
    State event = about_to_draw({.symbols = {"AAAAAAAABBBBBBBBCCCCCCCCDDDDDDDDEEEEEEE"}});
    const State one = after(four, event, "e:sym2");
    CHECK(texts(four, one) == words("sE"));
    CHECK(after(four, one, "sE").table.turn == seat(1));
  }
}

TEST_CASE("CM-41: event cards have a pile and a put-back pile of their own") {
  const State state = with_empty_event_pile(position(four, {.roll = 2, .figures = "1.0", .cards = {"", "free veto"}}));
  const State turned = after(four, state, "go:1.2");
  CHECK(turned.events.count(Spot::put_back()) == 0);
  CHECK(four.total_weight(turned) == 58);
  CHECK(weight(four, turned, "e:free") == 4);
  CHECK(letters_of(turned.draw_pile).size() == 40);
  SUBCASE("CM-41: not while a card is left to draw") {
    State last = state;
    last.events.move(four.layout().deck, card("again"), Spot::put_back(), Spot::draw());
    const State drawing = after(four, last, "go:1.2");
    CHECK(texts(four, drawing) == words("e:again"));
    // Read and put back; the pile is turned over only when the next one is drawn.
    const State read = after(four, drawing, "e:again");
    CHECK(read.events.count(Spot::draw()) == 0);
  }
}

TEST_CASE("CM-42: an at-once card is read, put back and carried out as far as it can be") {
  const State state = about_to_draw({});
  const State again = after(four, state, "e:again");
  CHECK(put_back(four, again, "again") == 1);
  CHECK(again.table.turn == seat(0));
  // Nothing to lose, drop, grab or mix: no node, the turn ends.
  for (const std::string_view text : {"e:lose", "e:drop", "e:grab", "e:mix", "e:oback3"}) {
    const State lapsed = after(four, state, text);
    CHECK(lapsed.table.turn == seat(1));
    CHECK(lapsed.table.phase == Phase::roll);
    CHECK(put_back(four, lapsed, text.substr(2)) == 1);
    CHECK(figures(lapsed) == "1.2 s s s");
  }
  SUBCASE("CM-42: a choice is a node, even a single one") {
    CHECK(texts(four, after(four, about_to_draw({.symbols = {"C"}}), "e:lose")) == words("lose:C"));
    CHECK(texts(four, after(four, about_to_draw({.digits = {"0"}}), "e:drop")) == words("drop:0"));
  }
}

TEST_CASE("CM-43: an on-demand card is kept face down and played in its windows, then put back") {
  const State kept = after(four, about_to_draw({}), "e:add+1");
  CHECK(count(four, kept, "add+1", Spot::hand(seat(0))) == 1);
  CHECK(put_back(four, kept, "add+1") == 0);
  CHECK(kept.events.hand_size(seat(0)) == 1);
  CHECK(kept.table.turn == seat(1));
  const State window = position(four, {.roll = 2, .figures = "1.2", .cards = {"add+1"}});
  CHECK(texts(four, window) == words("play:add+1 pass"));
  const State used = after(four, window, "play:add+1");
  CHECK(put_back(four, used, "add+1") == 1);
  CHECK(used.events.hand_size(seat(0)) == 0);
  SUBCASE("CM-43: not in windows that it does not fit: nobody adds to another seat's roll, nothing before the roll") {
    CHECK(moves_of(four, {.turn = 1, .roll = 2, .figures = "s 1.2", .cards = {"add+1"}}) == words("go:1.4"));
    CHECK(moves_of(four, {.figures = "1.2", .cards = {"add+1 stay veto guard free"}}) == all_rolls);
    CHECK(!legal(four, window, "play:stay"));
    CHECK(refused_by(four, window, "play:add+2") != "");
  }
}

TEST_CASE("CM-44: an open card lies before its seat until its demand is done") {
  const State barred = after(four, about_to_draw({}), "e:barin5");
  CHECK(count(four, barred, "barin5", Spot::open(seat(0), 0)) == 1);
  CHECK(put_back(four, barred, "barin5") == 0);
  CHECK(barred.table.turn == seat(1));
  const State peaceful = after(four, about_to_draw({}), "e:peace3");
  CHECK(count(four, peaceful, "peace3", Spot::open(seat(0), 3)) == 1);
  const State lies_open = position(four, {.figures = "1.1", .open = {"barin5"}});
  CHECK(put_back(four, after(four, lies_open, "d4"), "barin5") == 0);
  CHECK(put_back(four, after(four, lies_open, "d5"), "barin5") == 1);
  SUBCASE("CM-44, CM-61: no veto against it") {
    CHECK(after(four, about_to_draw({.cards = {"", "veto", "veto"}}), "e:barin6").table.turn == seat(1));
    CHECK(after(four, about_to_draw({.cards = {"", "veto", "veto"}}), "e:free").table.turn == seat(1));
  }
}

TEST_CASE("CM-45: the active seat plays at most three on-demand cards in its turn") {
  const Setting setting{.roll = 2, .figures = "1.2 1.10", .cards = {"add+1 add+2 add-1 free"}};
  const State three = after(four, position(four, setting), "play:add+1 play:add+2 play:add-1");
  CHECK(three.table.played == 3);
  CHECK(int{three.table.roll} == 4);
  CHECK(texts(four, three) == words("go:1.6"));
  SUBCASE("CM-45: free counts") {
    // From 1.5 the passage p1 on 1.9 is five steps away: 2 + 1 + 2 - 1 = 4 with three cards, 2 + 1 + 2 with two.
    const Setting near{.roll = 2, .figures = "1.5", .cards = {"add+1 add+2 add-1 free"}};
    CHECK(texts(four, after(four, position(four, near), "play:add+1 play:add+2 pass")) == words("go:1.10 go:p1+e"));
    const Setting nearer{.roll = 3, .figures = "1.5", .cards = {"add+1 add+2 add-1 free"}};
    const State no_more = after(four, position(four, nearer), "play:add+1 play:add+2 play:add-1");
    CHECK(texts(four, no_more) == words("go:1.10"));
    CHECK(refused_by(four, no_more, "go:p1+e") == "CM-45");
  }
  SUBCASE("CM-45: swap counts, and the own stay; the count begins anew with the next turn") {
    const State swapping = position(four, {.figures = "1.2 1.10", .cards = {"swap add+1 add+2 add-1"}});
    const State rolled_two = after(four, swapping, "play:swap:1 d2");
    CHECK(rolled_two.table.played == 1);
    const State done = after(four, rolled_two, "play:add+2 play:add-1");
    CHECK(texts(four, done) == words("go:1.13"));
    // After the roll as well.
    const State late = after(four, swapping, "pass d2 play:swap:1");
    CHECK(late.table.played == 1);
    CHECK(texts(four, after(four, late, "play:add+2 play:add-1")) == words("go:1.13"));
    const State fourth = after(four, swapping, "pass d2 play:add+1 play:add+2 play:add-1");
    CHECK(texts(four, fourth) == words("go:1.6"));
    CHECK(fourth.events.hand_size(seat(0)) == 1);
    const State next_turn = after(four, done, "go:1.13 sA");
    CHECK(next_turn.table.played == 0);
  }
  SUBCASE("CM-45: cards in another seat's turn are not held back") {
    State state = position(four, {.turn = 1, .roll = 1, .figures = "1.12 1.11", .cards = {"stay"}});
    state.table.played = 3;
    REQUIRE(four.validate(state).empty());
    CHECK(texts(four, after(four, state, "go:1.12")) == words("play:stay pass"));
  }
  SUBCASE("CM-45: the own stay of the active seat") {
    // Seat 0 moves to 1.2 and reads oback1: seat 1 goes back from 1.3 onto it; seat 0 is captured in its own turn.
    State state = position(four, {.roll = 2, .figures = "1.0 1.3", .cards = {"stay"}});
    CHECK(texts(four, after(four, state, "go:1.2 e:oback1")) == words("play:stay pass"));
    CHECK(after(four, state, "go:1.2 e:oback1 play:stay").table.turn == seat(1));
    state.table.played = 3;
    CHECK(figures(after(four, state, "go:1.2 e:oback1")) == "s 1.2 s s");
  }
}
