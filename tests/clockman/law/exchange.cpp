#include <clockman/position.hpp>

using namespace clockman_test;

TEST_CASE("CM-56: grab, a digit that one may take from another seat, after its window for guard") {
  const Setting setting{.figures = "1.0", .digits = {"0000011", "02", "X", "0"}};
  const State state = after(four, on_event(four, setting), "e:grab");
  CHECK(who(four, state) == 0);
  // Five 0 and two 1 are enough: only the 2 and the X are needed.
  CHECK(texts(four, state) == words("grab:1:2 grab:2:X"));
  const State grabbed_two = after(four, state, "grab:1:2");
  CHECK(date(grabbed_two, 0) == "00000112");
  CHECK(date(grabbed_two, 1) == "0");
  CHECK(grabbed_two.table.turn == seat(1));
  CHECK(!legal(four, state, "grab:1:0"));
  CHECK(!legal(four, state, "pass"));  // it must be done
  CHECK(!legal(four, state, "grab:2:0"));
  SUBCASE("CM-56, CM-60: guard") {
    Setting guarded = setting;
    guarded.cards = {"", "guard", "stay"};
    const State choice = after(four, on_event(four, guarded), "e:grab");
    const State asked = after(four, choice, "grab:1:2");
    CHECK(who(four, asked) == 1);
    CHECK(texts(four, asked) == words("play:guard pass"));
    const State kept = after(four, asked, "play:guard");
    CHECK(date(kept, 0) == "0000011");
    CHECK(date(kept, 1) == "02");
    CHECK(kept.table.turn == seat(1));
    CHECK(date(after(four, asked, "pass"), 1) == "0");
    CHECK(date(after(four, choice, "grab:2:X"), 2) == "");  // no guard, no window
  }
  SUBCASE("CM-56: impossible without a digit that is needed") {
    const Setting none{.figures = "1.0", .digits = {"00000", "0", "", "0"}};
    CHECK(after(four, on_event(four, none), "e:grab").table.turn == seat(1));
  }
  SUBCASE("CM-56, CM-72: with hoarding also a surplus one within the limit") {
    const Setting more{.figures = "1.0", .digits = {"00000", "0"}};
    CHECK(texts(hoarding_one, after(hoarding_one, on_event(hoarding_one, more), "e:grab")) == words("grab:1:0"));
    const Setting at_limit{.figures = "1.0", .digits = {"000000", "0"}};
    CHECK(after(hoarding_one, on_event(hoarding_one, at_limit), "e:grab").table.turn == seat(1));
    CHECK(texts(hoarding_extended, after(hoarding_extended, on_event(hoarding_extended, at_limit), "e:grab")) ==
          words("grab:1:0"));
  }
}

TEST_CASE("CM-57: gotoS and gotoD, on to the next symbol field or digit card of the ring, with its effect") {
  const State state = on_event(four, {.figures = "1.0 1.4 1.5"});
  const State symbol = after(four, state, "e:gotoS");
  CHECK(figures(symbol) == "1.4 s 1.5 s");
  CHECK(texts(four, symbol) == all_symbol_draws);
  const State lift = after(four, state, "e:gotoD");
  CHECK(figures(lift) == "1.5 1.4 s s");
  CHECK(texts(four, lift) == words("lift remain"));
  SUBCASE("CM-57: only where a card lies, and once around if need be") {
    const State gone = on_event(four, {.figures = "1.0", .gone = "1.5"});
    CHECK(figures(after(four, gone, "e:gotoD")) == "1.29 s s s");
    const State none = on_event(four, {.figures = "1.0", .gone = "1.5 1.29"});
    CHECK(figures(after(four, none, "e:gotoD")) == "1.2 s s s");
    CHECK(after(four, none, "e:gotoD").table.turn == seat(1));
    const State round = on_event(four, {.figures = "2.36"}, "go:2.38");
    const State zero = after(four, round, "e:gotoD");
    CHECK(figures(zero) == "2.0 s s s");
    CHECK(date(zero, 0) == "0");
    CHECK(figures(after(four, round, "e:gotoS")) == "2.1 s s s");
  }
}

TEST_CASE("CM-58: free pays for the step onto a blocked passage, with an exact roll") {
  const State state = position(four, {.roll = 3, .figures = "1.1", .symbols = {"B"}, .cards = {"free"}});
  CHECK(texts(four, state) == words("go:1.4 go:p0+e"));
  const State paid_free = after(four, state, "go:p0+e");
  CHECK(figures(paid_free) == "p0 s s s");
  CHECK(hand(paid_free, 0) == "B");
  CHECK(put_back(four, paid_free, "free") == 1);
  CHECK(paid_free.events.hand_size(seat(0)) == 0);
  CHECK(moves_of(four, {.roll = 4, .figures = "1.1", .cards = {"free"}}) == words("go:1.5"));
  CHECK(moves_of(four, {.roll = 3, .figures = "1.1", .cards = {"", "free"}}) == words("go:1.4"));
  CHECK(refused_by(four, position(four, {.roll = 3, .figures = "1.1"}), "go:p0+e") != "");
}
