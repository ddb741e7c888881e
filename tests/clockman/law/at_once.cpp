#include <clockman/position.hpp>

using namespace clockman_test;

TEST_CASE("CM-48: move, the own figure goes that many fields, with captures, without field effect") {
  const State state = on_event(four, {.figures = "1.0 1.4 1.47"});
  CHECK(figures(after(four, state, "e:move+2")) == "1.4 s 1.47 s");
  CHECK(figures(after(four, state, "e:move-3")) == "1.47 1.4 s s");
  CHECK(figures(after(four, state, "e:move+1")) == "1.3 1.4 1.47 s");
  CHECK(figures(after(four, state, "e:move-2")) == "1.0 1.4 1.47 s");
  // Only fields of its ring: the passage on 1.3 does not matter. The digit on 2.12 is not taken.
  const State inner = on_event(four, {.figures = "2.6"}, "go:2.8");
  const State moved = after(four, inner, "e:move+4");
  CHECK(figures(moved) == "2.12 s s s");
  CHECK(date(moved, 0) == "");
  CHECK(moved.table.turn == seat(1));
  CHECK(!legal(four, state, "e:move+5"));
  SUBCASE("CM-48: an own arrival, so cards and digits can be played for") {
    const RuntimeGame game = with({.robbery = true});
    const State rob = on_event(game, {.figures = "1.0 1.4", .digits = {"", "1"}, .cards = {"", "guard"}});
    CHECK(texts(game, after(game, rob, "e:move+2")) == words("play:guard pass"));
    CHECK(texts(game, after(game, rob, "e:move+2 pass")) == words("rob:1 rob:none"));
  }
}

TEST_CASE("CM-49: oback, every other figure on a ring goes back, one after another in order") {
  const State state = on_event(four, {.figures = "1.0 1.6 2.1 p3"});
  CHECK(figures(after(four, state, "e:oback3")) == "1.2 1.3 2.38 p3");
  CHECK(figures(after(four, state, "e:oback1")) == "1.2 1.5 2.0 p3");
  CHECK(date(after(four, state, "e:oback1"), 2) == "");
  SUBCASE("CM-49: each arrival is settled before the next; who was sent to its start does not go back") {
    const State chain = on_event(four, {.figures = "1.0 1.6 1.4 1.13"});
    CHECK(figures(after(four, chain, "e:oback2")) == "1.2 1.4 s 1.11");
  }
  SUBCASE("CM-49: who was sent onto a ring field before its turn comes goes back as well") {
    // Seat 1 goes back to 2.3 and sends seat 2 to 1.4, which then goes back to 1.2 and captures the drawer.
    const State sent = on_event(four, {.figures = "1.0 2.5 2.3"});
    CHECK(figures(after(four, sent, "e:oback2")) == "s 2.3 1.2 s");
    // The other way round seat 1 has been dealt with when seat 2 sends it.
    const State before = on_event(four, {.figures = "1.0 2.5 2.5"});
    CHECK(figures(after(four, before, "e:oback2")) == "1.2 1.4 2.3 s");
  }
  SUBCASE("CM-49: the drawer itself does not go back, and can be captured") {
    const State hit = on_event(four, {.figures = "1.0 1.4"});
    CHECK(figures(after(four, hit, "e:oback2")) == "s 1.2 s s");
  }
}

TEST_CASE("CM-50: again, one more turn, and only one for each turn") {
  const State state = on_event(four, {.figures = "1.0"});
  const State extra = after(four, state, "e:again");
  CHECK(extra.table.turn == seat(0));
  CHECK(texts(four, extra) == all_rolls);
  const State second = after(four, extra, "d6 go:1.8 e:again");
  CHECK(second.table.turn == seat(0));
  CHECK(after(four, second, "d4 go:1.12").table.turn == seat(1));
  CHECK(after(four, state, "e:sym1 sA").table.turn == seat(1));
  SUBCASE("CM-50: in an extra turn a seat has its windows again") {
    const State windows = position(four, {.roll = 2, .figures = "1.0 1.10", .cards = {"swap"}});
    const State swapping = after(four, windows, "pass go:1.2");
    CHECK(!legal(four, swapping, "play:swap:1"));
    CHECK(texts(four, after(four, swapping, "e:again")) == words("play:swap:1 pass"));
  }
}

TEST_CASE("CM-51: skip, the next turn is missed; several add up") {
  const State state = on_event(two_seats, {.figures = "1.0 1.30"});
  const State skipped = after(two_seats, state, "e:skip");
  CHECK(skipped.table.turn == seat(1));
  CHECK(int{skipped.table.skips[0]} == 1);
  const State missed = after(two_seats, skipped, "d5 go:1.35");
  CHECK(missed.table.turn == seat(1));
  CHECK(int{missed.table.skips[0]} == 0);
  CHECK(after(two_seats, missed, "d1 go:1.36").table.turn == seat(0));
  SUBCASE("CM-51: two of them") {
    const State twice = position(two_seats, {.turn = 1, .figures = "1.2 1.30", .skips = {2}});
    const State once = after(two_seats, twice, "d5 go:1.35");
    CHECK(once.table.turn == seat(1));
    CHECK(after(two_seats, once, "d1 go:1.36").table.turn == seat(1));
    CHECK(after(two_seats, once, "d1 go:1.36 d3 go:1.39").table.turn == seat(0));
  }
  SUBCASE("CM-51: drawn in an extra turn it holds for the next one") {
    // The extra turn brings the skip, and the next turn of seat 0 is missed.
    const State extra = after(two_seats, state, "e:again d6 go:1.8 e:skip");
    CHECK(extra.table.turn == seat(1));
    CHECK(after(two_seats, extra, "d5 go:1.35").table.turn == seat(1));
  }
  SUBCASE("CM-51: all seats skip in turn, nobody is lost") {
    const State all = position(four, {.turn = 0, .roll = 3, .figures = "1.0", .skips = {0, 1, 1, 1}});
    const State back = after(four, all, "go:1.3");
    CHECK(back.table.turn == seat(0));
    CHECK(back.table.skips == std::array<std::uint8_t, 4>{});
  }
}

TEST_CASE("CM-52: sym, that many symbol cards are drawn one after another") {
  const State state = on_event(four, {.figures = "1.0"});
  CHECK(hand(after(four, state, "e:sym1 sB"), 0) == "B");
  CHECK(after(four, state, "e:sym1 sB").table.turn == seat(1));
  const State two = after(four, state, "e:sym2 sB");
  CHECK(two.table.turn == seat(0));
  CHECK(weight(four, two, "sB") == 7);
  CHECK(hand(after(four, two, "sB"), 0) == "BB");
  CHECK(after(four, two, "sB").table.turn == seat(1));
}

TEST_CASE("CM-53: lose, a symbol card of the seat's choice is put back") {
  const State state = after(four, on_event(four, {.figures = "1.0", .symbols = {"AAC", "D"}}), "e:lose");
  CHECK(who(four, state) == 0);
  CHECK(texts(four, state) == words("lose:A lose:C"));
  const State lost = after(four, state, "lose:A");
  CHECK(hand(lost, 0) == "AC");
  CHECK(letters_of(lost.put_back) == "A");
  CHECK(lost.table.turn == seat(1));
  CHECK(!legal(four, state, "lose:D"));
}

TEST_CASE("CM-54: mix, an own symbol card for one drawn unseen from another seat") {
  const Setting setting{.figures = "1.0", .symbols = {"AC", "BBD", "", "E"}};
  const State state = after(four, on_event(four, setting), "e:mix");
  CHECK(who(four, state) == 0);
  CHECK(texts(four, state) == words("mix:1:A mix:1:C mix:3:A mix:3:C"));
  const State drawing = after(four, state, "mix:1:A");
  CHECK(who(four, drawing) == chance);
  // From the hand as it was before: the own card is not among them.
  CHECK(texts(four, drawing) == words("sB sD"));
  CHECK(weight(four, drawing, "sB") == 2);
  CHECK(weight(four, drawing, "sD") == 1);
  CHECK(four.total_weight(drawing) == 3);
  const State mixed_hands = after(four, drawing, "sD");
  CHECK(hand(mixed_hands, 0) == "CD");
  CHECK(hand(mixed_hands, 1) == "ABB");
  CHECK(mixed_hands.put_back.empty());
  CHECK(mixed_hands.table.turn == seat(1));
  CHECK(!legal(four, state, "mix:2:A"));
  CHECK(!legal(four, state, "mix:1:B"));
  CHECK(!legal(four, state, "mix:0:A"));
  // Nobody to mix with, or nothing to give: it lapses.
  CHECK(after(four, on_event(four, {.figures = "1.0", .symbols = {"A"}}), "e:mix").table.turn == seat(1));
  CHECK(after(four, on_event(four, {.figures = "1.0", .symbols = {"", "A"}}), "e:mix").table.turn == seat(1));
}

TEST_CASE("CM-55: drop, a digit goes back to the first empty field of its kind") {
  const State state = after(four, on_event(four, {.figures = "1.0", .digits = {"0012X", "000"}}), "e:drop");
  CHECK(texts(four, state) == words("drop:0 drop:1 drop:2 drop:X"));
  CHECK(!lies(four, state, "2.0"));
  const State zero = after(four, state, "drop:0");
  CHECK(date(zero, 0) == "012X");
  CHECK(lies(four, zero, "2.0"));
  CHECK(!lies(four, zero, "2.2"));
  CHECK(lies(four, after(four, state, "drop:1"), "3.1"));
  CHECK(lies(four, after(four, state, "drop:X"), "3.12"));
  SUBCASE("CM-55: clockwise from index place x size / 4") {
    // Seats 0 and 2 hold 0 from quadrants 0 and 1; seat 2 begins to look on 2.20, comes round to 2.0.
    const Setting other{.turn = 2, .figures = "s s 1.24", .digits = {"00000", "", "00000"}};
    const State dropping = after(four, on_event(four, other, "go:1.26"), "e:drop drop:0");
    CHECK(lies(four, dropping, "2.0"));
    const Setting third{.turn = 1, .figures = "s 1.12", .digits = {"00000", "00000", "0"}};
    const State own_side = after(four, on_event(four, third, "go:1.14"), "e:drop drop:0");
    CHECK(lies(four, own_side, "2.10"));
    CHECK(!lies(four, own_side, "2.0"));
  }
  SUBCASE("CM-55, CM-71: a loose one first") {
    const RuntimeGame game = with({.transfer = true});
    const Setting both{.figures = "1.0", .digits = {"00"}, .loose = {"0"}};
    const State dropped = after(game, on_event(game, both), "e:drop drop:0");
    CHECK(date(dropped, 0) == "00");
    CHECK(loose(dropped, 0) == "");
  }
}
