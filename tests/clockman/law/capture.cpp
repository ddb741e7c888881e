#include <clockman/position.hpp>

using namespace clockman_test;

namespace {

/// The figures after a move of seat 0 with this roll.
std::string moved(std::string_view standing, int roll, std::string_view move) {
  return figures(after(four, position(four, {.roll = roll, .figures = standing, .digits = {"00000"}}), move));
}
/// The figures after seat 0 came to event field 1.2 and drew a card.
std::string carded(std::string_view standing, std::string_view drawn_card) {
  const State state = after(four, position(four, {.roll = 2, .figures = standing}), "go:1.2");
  return figures(after(four, state, drawn_card));
}

}  // namespace

TEST_CASE("CM-24: who comes to a field captures every other figure there") {
  CHECK(moved("2.1 2.3", 2, "go:2.3") == "2.3 1.4 s s");
  CHECK(moved("2.1 2.3", 1, "go:2.2") == "2.2 2.3 s s");
  CHECK(moved("2.1 2.3", 3, "go:2.4") == "2.4 2.3 s s");  // passing captures nobody
  CHECK(moved("2.1 2.3 2.3 2.3", 2, "go:2.3") == "2.3 1.4 1.4 1.4");
  SUBCASE("CM-24: by a lift, by a card and by being sent as well") {
    const State lift = position(four, {.roll = 3, .figures = "3.1 s 4.3", .digits = {"00000"}});
    CHECK(figures(after(four, lift, "go:3.4 lift")) == "4.3 s 3.5 s");
    CHECK(carded("1.0 1.5", "e:move+3") == "1.5 s s s");
    CHECK(moved("2.1 2.3 1.4", 2, "go:2.3") == "2.3 1.4 s s");
  }
}

TEST_CASE("CM-25: a captured figure goes straight outward, clockwise where the line meets two fields") {
  CHECK(moved("4.0 4.3", 3, "go:4.3") == "4.3 3.5 s s");
  CHECK(moved("3.4 3.7", 3, "go:3.7") == "3.7 2.9 s s");  // 8.75 rounds to 9
  CHECK(moved("3.3 3.6", 3, "go:3.6") == "3.6 2.8 s s");  // 7.5: the clockwise one
  CHECK(moved("2.1 2.3", 2, "go:2.3") == "2.3 1.4 s s");  // 3.6
  CHECK(moved("2.38 2.39", 1, "go:2.39") == "2.39 1.47 s s");
  CHECK(moved("1.1 1.3", 2, "go:1.3") == "1.3 s s s");
  SUBCASE("CM-25: from a passage field to that passage's outer field") {
    const auto onto = [](std::string_view standing, std::string_view move, std::string_view symbols) {
      const Setting setting{.roll = 1, .figures = standing, .digits = {"00000"}, .symbols = {symbols}};
      return figures(after(four, position(four, setting), move));
    };
    CHECK(onto("1.3 p0", "go:p0+A", "A") == "p0 1.3 s s");
    CHECK(onto("2.5 p8", "go:p8+B", "B") == "p8 2.5 s s");
    CHECK(onto("3.26 p15", "go:p15+A", "A") == "p15 3.26 s s");
  }
  SUBCASE("CM-25: the whole table") {
    for (int ring = 2; ring <= 4; ++ring) {
      const int from = standard_edition.ring_size(ring);
      const int to = standard_edition.ring_size(ring - 1);
      for (int i = 0; i < from; ++i) {
        CHECK(four.layout().out[Space::ring(ring, i)] == Space::ring(ring - 1, (2 * i * to + from) / (2 * from) % to));
      }
    }
    CHECK(four.layout().out[Space::ring(1, 17)] == Space::start());
  }
}

TEST_CASE("CM-26: figures sent together do not capture each other, but whoever stands where they come") {
  CHECK(moved("2.1 2.3 2.3 1.4", 2, "go:2.3") == "2.3 1.4 1.4 s");
  CHECK(moved("3.3 3.6 2.8 1.10", 3, "go:3.6") == "3.6 2.8 1.10 s");
  SUBCASE("CM-26: all are asked, the others in order from the arriving figure, before any is moved") {
    const State state = position(four, {.turn = 2,
                                        .roll = 2,
                                        .figures = "2.3 2.3 2.1 2.3",
                                        .digits = {"", "", "00000"},
                                        .cards = {"stay", "stay", "", "stay"}});
    const State first = after(four, state, "go:2.3");
    CHECK(who(four, first) == 3);
    CHECK(figures(first) == "2.3 2.3 2.3 2.3");
    const State second = after(four, first, "pass");
    CHECK(who(four, second) == 0);
    CHECK(figures(second) == "2.3 2.3 2.3 2.3");
    const State third = after(four, second, "play:stay");
    CHECK(who(four, third) == 1);
    CHECK(figures(after(four, third, "pass")) == "2.3 1.4 2.3 1.4");
    CHECK(figures(after(four, third, "play:stay")) == "2.3 2.3 2.3 1.4");
  }
  SUBCASE("CM-26: the group's first figure is the one dealt with first") {
    // Seats 3 and 1 are sent by seat 2, seat 3 first: on 1.4 the others are asked in order from it, so seat 0.
    const State state = position(
        four, {.turn = 2, .roll = 2, .figures = "1.4 2.3 2.1 2.3", .digits = {"", "", "00000"}, .cards = {"stay"}});
    const State asked = after(four, state, "go:2.3");
    CHECK(asked.table.first == seat(3));
    CHECK(who(four, asked) == 0);
    CHECK(figures(after(four, asked, "play:stay")) == "1.4 1.4 2.3 1.4");
    CHECK(figures(after(four, asked, "pass")) == "s 1.4 2.3 1.4");
  }
}

TEST_CASE("CM-27: figures share a field only where one was spared or swapped, and that has no effect") {
  const Setting setting{.roll = 1, .figures = "2.3 2.3 2.7", .digits = {"00000"}};
  const State together = position(four, setting);
  CHECK(texts(four, together) == words("go:2.4"));
  CHECK(figures(after(four, together, "go:2.4")) == "2.4 2.3 2.7 s");
  // Without such a rule the second one has to go.
  CHECK(moved("2.1 2.3", 2, "go:2.3") != "2.3 2.3 s s");
}

TEST_CASE("CM-29: a figure that was sent away triggers no field effect") {
  // Seat 1 is sent from 2.1 to 1.1, a symbol field; from 2.2 to 1.2, an event field; from 3.3 to 2.4, a 0 that it
  // needs.
  const State symbol =
      after(four, position(four, {.roll = 2, .figures = "2.39 2.1", .digits = {"00000"}}), "go:2.1 sA");
  CHECK(figures(symbol) == "2.1 1.1 s s");
  CHECK(symbol.table.turn == seat(1));
  CHECK(hand(symbol, 1) == "");
  const State zero = after(four, position(four, {.roll = 2, .figures = "3.1 3.3 s s"}), "go:3.3 e:again");
  CHECK(figures(zero) == "3.3 2.4 s s");
  CHECK(date(zero, 1) == "");
  CHECK(lies(four, zero, "2.4"));
  // By a move of its own the same field gives the 0.
  CHECK(date(after(four, position(four, {.turn = 1, .roll = 1, .figures = "s 2.3"}), "go:2.4"), 1) == "0");
}

TEST_CASE("CM-30: only an own arrival takes digits and spares") {
  const RuntimeGame game = with({.robbery = true});
  const Setting setting{.roll = 2, .figures = "2.1 2.3 1.4", .digits = {"", "0", "0"}};
  // Seat 1 is captured by seat 0; seat 2 by seat 1, which was sent: only the first is asked about digits.
  const State first = after(game, position(game, setting), "go:2.3");
  CHECK(first.table.asked == seat(1));
  const State settled = after(game, first, "rob:none");
  CHECK(figures(settled) == "2.3 1.4 s s");
  CHECK(settled.table.turn == seat(1));
  SUBCASE("CM-30: a card move is an own arrival, an oback is none, whoever comes") {
    const State own =
        after(game, position(game, {.roll = 2, .figures = "1.0 1.5", .digits = {"", "0"}}), "go:1.2 e:move+3");
    CHECK(texts(game, own) == words("rob:0 rob:none"));
    const State back = after(game, position(game, {.roll = 2, .figures = "1.0 1.5 1.3", .digits = {"0", "0", "0"}}),
                             "go:1.2 e:oback2");
    CHECK(figures(back) == "1.2 1.3 s s");
    CHECK(back.table.turn == seat(1));
  }
}

TEST_CASE("CM-31: the end field takes effect after a move, a lift and goto, not after other changes of place") {
  const State moved_to_symbol = after(four, position(four, {.roll = 1, .figures = "1.0"}), "go:1.1");
  CHECK(texts(four, moved_to_symbol) == all_symbol_draws);
  const State lift = position(four, {.roll = 3, .figures = "3.1", .digits = {"00000"}});
  CHECK(after(four, lift, "go:3.4 lift").table.phase == Phase::draw_event);
  const State event = after(four, position(four, {.roll = 2, .figures = "1.0"}), "go:1.2");
  CHECK(texts(four, after(four, event, "e:gotoS")) == all_symbol_draws);
  SUBCASE("CM-31: move, oback, swap and being sent have none") {
    CHECK(figures(after(four, event, "e:move+2")) == "1.4 s s s");
    CHECK(after(four, event, "e:move+2").table.turn == seat(1));
    CHECK(carded("1.0 1.5", "e:oback1") == "1.2 1.4 s s");
    const State swap = position(four, {.figures = "2.3 2.4", .cards = {"swap"}});
    const State swapped_state = after(four, swap, "play:swap:1");
    CHECK(figures(swapped_state) == "2.4 2.3 s s");
    CHECK(date(swapped_state, 0) == "");
    CHECK(texts(four, swapped_state) == all_rolls);
  }
}
