#include <clockman/position.hpp>

using namespace clockman_test;

// The worked examples 1 to 6 of the ledger, under default options unless they say otherwise.

TEST_CASE("CM-13, CM-14, CM-15, CM-58: example 1, passages") {
  const State a = position(four, {.roll = 3, .figures = "1.1", .symbols = {"A"}});
  CHECK(texts(four, a) == words("go:1.4 go:p0+A"));
  const State on_passage = after(four, a, "go:p0+A");
  CHECK(figures(on_passage) == "p0 s s s");
  CHECK(letters_of(on_passage.put_back) == "A");
  CHECK(on_passage.table.turn == seat(1));
  CHECK(moves_of(four, {.roll = 3, .figures = "1.1", .symbols = {"B"}}) == words("go:1.4"));
  CHECK(moves_of(four, {.roll = 3, .figures = "1.1", .symbols = {"B"}, .cards = {"free"}}) == words("go:1.4 go:p0+e"));
  CHECK(moves_of(four, {.roll = 4, .figures = "1.1", .symbols = {"A"}}) == words("go:1.5"));
  CHECK(moves_of(four, {.roll = 2, .figures = "p0"}) == words("go:2.4"));
  CHECK(moves_of(free_outward, {.roll = 2, .figures = "p0"}) == words("go:1.4 go:2.4"));
  CHECK(moves_of(four, {.roll = 4, .figures = "2.1"}) == words("go:2.5"));
  CHECK(moves_of(free_outward, {.roll = 4, .figures = "2.1"}) == words("go:1.3 go:2.5"));
  CHECK(moves_of(free_outward, {.roll = 3, .figures = "2.1"}) == words("go:2.4 go:p0"));
  CHECK(moves_of(four, {.roll = 4, .figures = "3.2"}) == words("go:2.5 go:3.6"));
  CHECK(moves_of(four, {.roll = 4, .figures = "3.2", .digits = {"00000"}}) == words("go:3.6"));
}

TEST_CASE("CM-24, CM-25, CM-26, CM-59: example 2, a chain of captures") {
  Setting setting{.roll = 3, .figures = "3.3 3.6 2.8 1.10", .digits = {"00000"}};
  const State end = after(four, position(four, setting), "go:3.6");
  CHECK(figures(end) == "3.6 2.8 1.10 s");
  CHECK(date(end, 0) == "000001");
  CHECK(end.table.turn == seat(1));
  setting.cards = {"", "", "stay"};
  const State asked = after(four, position(four, setting), "go:3.6");
  CHECK(who(four, asked) == 2);
  CHECK(texts(four, asked) == words("play:stay pass"));
  CHECK(figures(asked) == "3.6 2.8 2.8 1.10");
  CHECK(figures(after(four, asked, "play:stay")) == "3.6 2.8 2.8 1.10");
  CHECK(figures(after(four, asked, "pass")) == "3.6 2.8 1.10 s");
}

TEST_CASE("CM-36, CM-37: example 3, a lift") {
  const State node = after(four, position(four, {.roll = 3, .figures = "3.1 s 4.3", .digits = {"00000"}}), "go:3.4");
  CHECK(texts(four, node) == words("lift remain"));
  const State up = after(four, node, "lift");
  CHECK(!lies(four, up, "3.4"));
  CHECK(figures(up) == "4.3 s 3.5 s");
  CHECK(up.table.phase == Phase::draw_event);
  const State down = after(four, node, "remain");
  CHECK(figures(down) == "3.4 s 4.3 s");
  CHECK(lies(four, down, "3.4"));
}

TEST_CASE("CM-18, CM-19, CM-20, CM-21: example 4, the straight") {
  for (const std::string_view full : {"00000112", "000011XX"}) {
    const auto at = [&](std::string_view where, int roll, std::string_view symbols, std::string_view cards = {}) {
      return moves_of(four, {.roll = roll, .figures = where, .digits = {full}, .symbols = {symbols}, .cards = {cards}});
    };
    CHECK(at("4.18", 2, "D") == words("go:4.0"));
    CHECK(at("4.18", 3, "D") == words("go:4.1 go:g1"));
    CHECK(at("4.18", 4, "D") == words("go:4.2 go:g2"));
    CHECK(at("4.18", 5, "D") == words("go:4.3 go:g3+D"));
    CHECK(at("4.18", 6, "D") == words("go:4.4 forfeit"));
    CHECK(at("4.18", 5, "E", "free") == words("go:4.3"));
    CHECK(at("4.18", 6, "E", "free") == words("go:4.4 forfeit"));
    CHECK(at("g1", 1, "D") == words("go:g2"));
    CHECK(at("g1", 2, "D") == words("go:g3+D forfeit"));
    CHECK(at("g1", 3, "D") == words("forfeit"));
    CHECK(at("g2", 1, "D") == words("go:g3+D forfeit"));
    CHECK(at("g3", 1, "") == words("go:c"));
    CHECK(at("g3", 2, "") == words("forfeit"));
  }
  const State won = after(four, position(four, {.roll = 1, .figures = "g3", .digits = {"00000112"}}), "go:c");
  CHECK(four.outcome(won)->place(seat(0)) == 1);
}

TEST_CASE("CM-59, CM-60, CM-76: example 5, robbery") {
  const RuntimeGame game = with({.robbery = true});
  const Setting setting{.roll = 2, .figures = "2.1 2.3", .digits = {"", "0011"}, .cards = {"", "guard stay"}};
  const auto check = [&](const RuntimeGame& rules) {
    const State guard = after(rules, position(rules, setting), "go:2.3");
    CHECK(who(rules, guard) == 1);
    CHECK(texts(rules, guard) == words("play:guard pass"));
    const State rob = after(rules, guard, "pass");
    CHECK(who(rules, rob) == 0);
    CHECK(texts(rules, rob) == words("rob:0 rob:1 rob:none"));
    const State stay = after(rules, rob, "rob:1");
    CHECK(date(stay, 0) == "1");
    CHECK(date(stay, 1) == "001");
    CHECK(who(rules, stay) == 1);
    CHECK(texts(rules, stay) == words("play:stay pass"));
    CHECK(figures(after(rules, stay, "play:stay")) == "2.3 2.3 s s");
    CHECK(figures(after(rules, stay, "pass")) == "2.3 1.4 s s");
    const State guarded = after(rules, guard, "play:guard");
    CHECK(who(rules, guarded) == 1);
    CHECK(texts(rules, guarded) == words("play:stay pass"));
    CHECK(date(guarded, 1) == "0011");
  };
  check(game);
  check(with({.robbery = true, .rob_date = false}));
  SUBCASE("CM-76: only loose digits") {
    const RuntimeGame loose_only = with({.transfer = true, .robbery = true, .rob_date = false});
    Setting less{.roll = 2, .figures = "2.1 2.3", .digits = {"", "00"}, .loose = {"", "1"}};
    CHECK(texts(loose_only, after(loose_only, position(loose_only, less), "go:2.3")) == words("rob:1 rob:none"));
    less.loose = {};
    const State none = after(loose_only, position(loose_only, less), "go:2.3");
    CHECK(figures(none) == "2.3 1.4 s s");
    CHECK(none.table.turn == seat(1));
    const RuntimeGame hoarding =
        with({.transfer = true, .hoarding = Hoarding::one, .robbery = true, .rob_date = false});
    const Setting more{.roll = 2, .figures = "2.1 2.3", .digits = {"", "000000"}, .loose = {"", "1"}};
    CHECK(texts(hoarding, after(hoarding, position(hoarding, more), "go:2.3")) == words("rob:0 rob:1 rob:none"));
  }
}

TEST_CASE("CM-49, CM-61: example 6, an event for the others") {
  const State state = position(four, {.roll = 2, .figures = "1.0 1.6 1.4 1.13", .cards = {"", "", "", "veto"}});
  const State asked = after(four, state, "go:1.2 e:oback2");
  CHECK(who(four, asked) == 3);
  CHECK(texts(four, asked) == words("play:veto pass"));
  CHECK(figures(after(four, asked, "play:veto")) == "1.2 1.6 1.4 1.13");
  CHECK(figures(after(four, asked, "pass")) == "1.2 1.4 s 1.11");
}
