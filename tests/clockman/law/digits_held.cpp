#include <clockman/position.hpp>

using namespace clockman_test;

// Transfer, hoarding and what goes with them.

TEST_CASE("CM-71: transfer, digits are loose until the figure's move ends on a transfer field") {
  const State loose_zero = after(transferring, {.roll = 1, .figures = "2.3"}, "go:2.4");
  CHECK(loose(loose_zero, 0) == "0");
  CHECK(date(loose_zero, 0) == "");
  const State moved = after(transferring, {.roll = 2, .figures = "2.7", .loose = {"00"}}, "go:2.9");
  CHECK(date(moved, 0) == "00");
  CHECK(loose(moved, 0) == "");
  // Passing it is not enough, and without the option the field is plain.
  CHECK(loose(after(transferring, {.roll = 3, .figures = "2.7", .loose = {"00"}}, "go:2.10"), 0) == "000");
  CHECK(date(after(four, {.roll = 1, .figures = "2.3"}, "go:2.4"), 0) == "0");
  CHECK(after(four, {.roll = 1, .figures = "2.8"}, "go:2.9").table.turn == seat(1));
  SUBCASE("CM-71: only as the field effect: a swap onto it transfers nothing, a lift onto it does") {
    const State swapped_state =
        after(transferring, {.figures = "2.7 2.9", .loose = {"00"}, .cards = {"swap"}}, "play:swap:1");
    CHECK(figures(swapped_state) == "2.9 2.7 s s");
    CHECK(loose(swapped_state, 0) == "00");
    const State moved_by_card = after(transferring, {.roll = 1, .figures = "2.7", .loose = {"00"}}, "go:2.8 e:move+1");
    CHECK(figures(moved_by_card) == "2.9 s s s");
    CHECK(loose(moved_by_card, 0) == "00");
    // 2.13 leads to 3.10.
    const State lift = after(transferring, {.roll = 1, .figures = "2.12", .loose = {"00"}}, "go:2.13 lift");
    CHECK(figures(lift) == "3.10 s s s");
    CHECK(date(lift, 0) == "00");
  }
  SUBCASE("CM-71: needed or surplus is judged on both together") {
    const State enough =
        after(transferring, {.roll = 1, .figures = "2.9", .digits = {"000"}, .loose = {"00"}}, "go:2.10");
    CHECK(loose(enough, 0) == "00");
    CHECK(lies(transferring, enough, "2.10"));
    CHECK(loose(after(transferring, {.roll = 1, .figures = "2.9", .digits = {"000"}, .loose = {"0"}}, "go:2.10"), 0) ==
          "00");
  }
  SUBCASE("CM-71: only digits in the date make it complete") {
    const Setting waiting{.roll = 1, .figures = "4.0", .digits = {"0000011"}, .loose = {"2"}, .symbols = {"D"}};
    CHECK(moves_of(transferring, waiting) == words("go:4.1"));
    State none = position(four, {.figures = "4.1", .digits = {"0"}});
    none.table.of(seat(0)).date.remove(Digit::zero);
    none.table.of(seat(0)).loose.add(Digit::zero);
    CHECK(!four.validate(none).empty());
    CHECK(transferring.validate(none).empty());
  }
  SUBCASE("CM-71: a loose one is given up first") {
    const State dropped =
        after(transferring, {.roll = 2, .figures = "1.0", .digits = {"01"}, .loose = {"0"}}, "go:1.2 e:drop drop:0");
    CHECK(date(dropped, 0) == "01");
    CHECK(loose(dropped, 0) == "");
    const State dated =
        after(transferring, {.roll = 2, .figures = "1.0", .digits = {"01"}, .loose = {"0"}}, "go:1.2 e:drop drop:1");
    CHECK(date(dated, 0) == "0");
    const State grabbed_one = after(
        transferring, {.roll = 2, .figures = "1.0", .digits = {"", "0"}, .loose = {"", "0"}}, "go:1.2 e:grab grab:1:0");
    CHECK(date(grabbed_one, 1) == "0");
    CHECK(loose(grabbed_one, 1) == "");
    CHECK(loose(grabbed_one, 0) == "0");
    CHECK(date(grabbed_one, 0) == "");
  }
}

TEST_CASE("CM-72: hoarding, one surplus digit in all may be held") {
  const Setting setting{.roll = 2, .figures = "2.8", .digits = {"00000"}};
  const State state = after(hoarding_one, setting, "go:2.10");
  CHECK(who(hoarding_one, state) == 0);
  CHECK(texts(hoarding_one, state) == words("take leave"));
  const State taken = after(hoarding_one, state, "take");
  CHECK(date(taken, 0) == "000000");
  CHECK(!lies(hoarding_one, taken, "2.10"));
  const State left = after(hoarding_one, state, "leave");
  CHECK(date(left, 0) == "00000");
  CHECK(lies(hoarding_one, left, "2.10"));
  CHECK(after(four, setting, "go:2.10").table.turn == seat(1));
  SUBCASE("CM-72: at the limit nothing more, of whatever kind") {
    const State full = after(hoarding_one, {.roll = 2, .figures = "2.10", .digits = {"000000"}}, "go:2.12");
    CHECK(full.table.turn == seat(1));
    CHECK(lies(hoarding_one, full, "2.12"));
    CHECK(after(hoarding_one, {.roll = 1, .figures = "3.8", .digits = {"00000011"}}, "go:3.9").table.turn == seat(1));
    const State over = position(hoarding_one, {.figures = "2.8", .digits = {"000000"}});
    CHECK(!four.validate(over).empty());
  }
  SUBCASE("CM-72: what is needed is taken without a choice; jokers and ones may be hoarded, a lift may not") {
    CHECK(date(after(hoarding_one, {.roll = 2, .figures = "2.8", .digits = {"0000"}}, "go:2.10"), 0) == "00000");
    const Setting joker{.roll = 1, .figures = "3.11", .digits = {"00000112"}};
    CHECK(texts(hoarding_one, after(hoarding_one, joker, "go:3.12")) == words("take leave"));
    CHECK(texts(hoarding_one, after(hoarding_one, {.roll = 1, .figures = "3.3", .digits = {"00000112"}}, "go:3.4")) ==
          words("lift remain"));
  }
}

TEST_CASE("CM-73: who captures a seat that can spare a digit may take it, if needed") {
  const Setting setting{.roll = 2, .figures = "2.1 2.3", .digits = {"00", "000000"}};
  const State state = after(hoarding_one, setting, "go:2.3");
  CHECK(who(hoarding_one, state) == 0);
  CHECK(texts(hoarding_one, state) == words("rob:0 rob:none"));
  const State robbed = after(hoarding_one, state, "rob:0");
  CHECK(date(robbed, 0) == "000");
  CHECK(date(robbed, 1) == "00000");
  CHECK(figures(robbed) == "2.3 1.4 s s");
  CHECK(figures(after(hoarding_one, state, "rob:none")) == "2.3 1.4 s s");
  SUBCASE("CM-73: not what the other needs itself, and not what one does not need") {
    CHECK(after(hoarding_one, {.roll = 2, .figures = "2.1 2.3", .digits = {"00", "00000"}}, "go:2.3").table.turn ==
          seat(1));
    CHECK(after(hoarding_one, {.roll = 2, .figures = "2.1 2.3", .digits = {"00000", "000000"}}, "go:2.3").table.turn ==
          seat(1));
    // A joker beside a full date can be spared.
    const Setting joker{.roll = 2, .figures = "2.1 2.3", .digits = {"00", "00000112X"}};
    CHECK(texts(hoarding_one, after(hoarding_one, joker, "go:2.3")) == words("rob:0 rob:1 rob:2 rob:X rob:none"));
  }
  SUBCASE("CM-73: not in the base rules, where nobody has a digit to spare") {
    CHECK(after(four, {.roll = 2, .figures = "2.1 2.3", .digits = {"00", "00000"}}, "go:2.3").table.turn == seat(1));
  }
}

TEST_CASE("CM-74: extended hoarding has no surplus limit, and getting back holds") {
  const Setting many{.roll = 1, .figures = "2.16", .digits = {"00000000"}};
  const State choice = after(hoarding_extended, many, "go:2.17");
  CHECK(texts(hoarding_extended, choice) == words("take leave"));
  CHECK(date(after(hoarding_extended, choice, "take"), 0) == "000000000");
  const Setting back{.roll = 2, .figures = "2.1 2.3", .digits = {"00", "00000000"}};
  CHECK(texts(hoarding_extended, after(hoarding_extended, back, "go:2.3")) == words("rob:0 rob:none"));
  // The same field, one surplus held, under the smaller option.
  CHECK(after(hoarding_one, {.roll = 1, .figures = "2.16", .digits = {"000000"}}, "go:2.17").table.turn == seat(1));
}
