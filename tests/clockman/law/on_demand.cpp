#include <clockman/position.hpp>

using namespace clockman_test;

TEST_CASE("CM-59: stay, a captured figure is not sent away and shares the field") {
  const Setting setting{.roll = 2, .figures = "2.1 2.3", .cards = {"", "stay"}};
  const State asked = after(four, position(four, setting), "go:2.3");
  CHECK(who(four, asked) == 1);
  CHECK(texts(four, asked) == words("play:stay pass"));
  const State stayed = after(four, asked, "play:stay");
  CHECK(figures(stayed) == "2.3 2.3 s s");
  CHECK(put_back(four, stayed, "stay") == 1);
  CHECK(figures(after(four, asked, "pass")) == "2.3 1.4 s s");
  CHECK(put_back(four, after(four, asked, "pass"), "stay") == 0);
  // Without the card there is no window; another card is no use.
  CHECK(figures(after(four, position(four, {.roll = 2, .figures = "2.1 2.3", .cards = {"", "guard veto"}}),
                      "go:2.3")) == "2.3 1.4 s s");
  SUBCASE("CM-59: in whatever way it was captured") {
    const State back = on_event(four, {.figures = "1.0 1.6 1.4", .cards = {"", "", "stay"}});
    const State by_oback = after(four, back, "e:oback2");
    CHECK(who(four, by_oback) == 2);
    CHECK(figures(after(four, by_oback, "pass")) == "1.2 1.4 s s");
    // Seat 2 stays on 1.4 and goes back itself, onto the drawer.
    CHECK(figures(after(four, by_oback, "play:stay")) == "s 1.4 1.2 s");
  }
}

TEST_CASE("CM-60: guard, no digit is taken this time, the figure goes all the same") {
  const RuntimeGame game = with({.robbery = true});
  const Setting setting{.roll = 2, .figures = "2.1 2.3", .digits = {"", "01"}, .cards = {"", "guard guard"}};
  const State asked = after(game, position(game, setting), "go:2.3");
  CHECK(who(game, asked) == 1);
  CHECK(texts(game, asked) == words("play:guard pass"));
  const State guarded = after(game, asked, "play:guard");
  CHECK(date(guarded, 1) == "01");
  CHECK(figures(guarded) == "2.3 1.4 s s");
  CHECK(put_back(game, guarded, "guard") == 1);
  CHECK(date(after(game, asked, "pass rob:1"), 1) == "0");
  // Nothing to take, no window.
  const Setting poor{.roll = 2, .figures = "2.1 2.3", .cards = {"", "guard"}};
  CHECK(after(game, position(game, poor), "go:2.3").table.turn == seat(1));
}

TEST_CASE("CM-61: veto, another seat's at-once card has no effect") {
  const Setting setting{.figures = "1.0 1.6", .cards = {"", "", "veto", "veto"}};
  const State state = after(four, on_event(four, setting), "e:oback2");
  CHECK(who(four, state) == 2);
  CHECK(texts(four, state) == words("play:veto pass"));
  CHECK(put_back(four, state, "oback2") == 1);
  CHECK(figures(state) == "1.2 1.6 s s");
  const State vetoed = after(four, state, "play:veto");
  CHECK(figures(vetoed) == "1.2 1.6 s s");
  CHECK(vetoed.table.turn == seat(1));  // the first veto ends the matter
  const State second = after(four, state, "pass");
  CHECK(who(four, second) == 3);
  CHECK(figures(after(four, second, "play:veto")) == "1.2 1.6 s s");
  CHECK(figures(after(four, second, "pass")) == "1.2 1.4 s s");
  SUBCASE("CM-61: not against the own card") {
    CHECK(after(four, on_event(four, {.figures = "1.0", .cards = {"veto"}}), "e:skip").table.turn == seat(1));
  }
  SUBCASE("CM-61: not against other modes") {
    CHECK(after(four, on_event(four, setting), "e:peace2").table.turn == seat(1));
    CHECK(after(four, on_event(four, setting), "e:swap").table.turn == seat(1));
  }
  SUBCASE("CM-61: asked in order from the drawer, even about a card that would lapse") {
    const Setting third{.turn = 2, .roll = 2, .figures = "s s 1.0", .cards = {"", "veto", "", "veto"}};
    const State order = after(four, position(four, third), "go:1.2 e:lose");
    CHECK(who(four, order) == 3);
    CHECK(who(four, after(four, order, "pass")) == 1);
    CHECK(after(four, order, "pass pass").table.turn == seat(3));
  }
}

TEST_CASE("CM-62: add, the roll counts more or less, at least 1, beyond 6 too") {
  const Setting setting{.figures = "1.30", .cards = {"add+1 add+2 add-1"}};
  const State six = after(four, position(four, setting), "d6");
  CHECK(texts(four, six) == words("play:add+1 play:add+2 play:add-1 pass"));
  CHECK(texts(four, after(four, six, "play:add+2 play:add+1")) == words("play:add-1 pass"));
  CHECK(texts(four, after(four, six, "play:add+2 play:add+1 pass")) == words("go:1.39"));
  CHECK(texts(four, after(four, six, "pass")) == words("go:1.36"));
  const State one = after(four, position(four, setting), "d1");
  CHECK(texts(four, one) == words("play:add+1 play:add+2 pass"));
  CHECK(refused_by(four, one, "play:add-1") == "CM-62");
  CHECK(legal(four, after(four, one, "play:add+1"), "play:add-1"));
  const State only_less = position(four, {.roll = 1, .figures = "1.30", .cards = {"add-1"}});
  CHECK(texts(four, only_less) == words("go:1.31"));
}

TEST_CASE("CM-64: barin, no step inward or onto the straight until the die shows the number") {
  const Setting setting{.figures = "1.1", .symbols = {"A"}, .cards = {"free"}, .open = {"barin6"}};
  const State state = position(four, setting);
  CHECK(texts(four, after(four, state, "d3")) == words("go:1.4"));
  CHECK(refused_by(four, after(four, state, "d3"), "go:p0+A") == "CM-64");
  const Setting without{.roll = 3, .figures = "1.1", .symbols = {"A"}, .cards = {"free"}};
  CHECK(moves_of(four, without) == words("go:1.4 go:p0+A go:p0+e"));
  SUBCASE("CM-64: done the moment the die shows it, before the window after the roll") {
    Setting far = setting;
    far.figures = "1.46";
    far.cards = {"add-1"};
    const State six = after(four, position(four, far), "d6");
    CHECK(put_back(four, six, "barin6") == 1);
    CHECK(texts(four, six) == words("play:add-1 pass"));
    CHECK(texts(four, after(four, six, "play:add-1")) == words("go:1.3"));
    // Six steps lead from 1.46 to 1.4, five to 1.3; on p0 the sixth is the last.
    CHECK(texts(four, after(four, six, "pass")) == words("go:1.4 go:p0+A"));
  }
  SUBCASE("CM-64: add does not count, another seat's roll neither") {
    const State five = position(four, {.roll = 5, .figures = "1.30", .cards = {"add+1"}, .open = {"barin6"}});
    CHECK(put_back(four, after(four, five, "play:add+1"), "barin6") == 0);
    const State other = position(four, {.turn = 1, .roll = 6, .figures = "1.1 1.30", .open = {"barin6"}});
    CHECK(put_back(four, other, "barin6") == 0);
  }
  SUBCASE("CM-64: leaving a passage inward is not barred") {
    CHECK(moves_of(four, {.roll = 2, .figures = "p0", .open = {"barin6"}}) == words("go:2.4"));
  }
}

TEST_CASE("CM-65: peace, the figure captures nobody on own arrival") {
  const Setting setting{.roll = 2, .figures = "1.1 1.3", .open = {"peace2:2"}};
  const State shared = after(four, position(four, setting), "go:1.3");
  CHECK(figures(shared) == "1.3 1.3 s s");
  CHECK(count(four, shared, "peace2", Spot::open(seat(0), 1)) == 1);
  SUBCASE("CM-65: counter n + 1 at drawing, one less at the end of every own turn, done at 0") {
    const State drawn_card = after(four, on_event(four, {.figures = "1.0"}), "e:peace2");
    CHECK(count(four, drawn_card, "peace2", Spot::open(seat(0), 2)) == 1);
    const Setting last{.roll = 2, .figures = "1.1 1.3", .open = {"peace2:1"}};
    const State done = after(four, position(four, last), "go:1.3");
    CHECK(figures(done) == "1.3 1.3 s s");
    CHECK(put_back(four, done, "peace2") == 1);
    CHECK(figures(after(four, position(four, {.roll = 2, .figures = "1.1 1.3"}), "go:1.3")) == "1.3 s s s");
  }
  SUBCASE("CM-65: others' turns and missed turns do not count, extra turns do") {
    const State other =
        position(four, {.turn = 3, .roll = 3, .figures = "s s s 1.36", .open = {"peace2:2"}, .skips = {1}});
    const State missed = after(four, other, "go:1.39");
    CHECK(missed.table.turn == seat(1));
    CHECK(count(four, missed, "peace2", Spot::open(seat(0), 2)) == 1);
    const State extra =
        after(four, position(four, {.roll = 2, .figures = "1.0", .open = {"peace3:3"}}), "go:1.2 e:again");
    CHECK(count(four, extra, "peace3", Spot::open(seat(0), 2)) == 1);
  }
  SUBCASE("CM-65: in the rest of the turn in which it was drawn nothing is left to capture; others capture it") {
    const State captured_figure = position(four, {.turn = 1, .roll = 2, .figures = "1.3 1.1", .open = {"peace2:2"}});
    CHECK(figures(after(four, captured_figure, "go:1.3")) == "s 1.3 s s");
    // What an oback brings about is no own arrival.
    const Setting others{.figures = "1.0 1.6 1.4", .open = {"", "peace2:2"}};
    CHECK(figures(after(four, on_event(four, others), "e:oback2")) == "1.2 1.4 s s");
  }
}
