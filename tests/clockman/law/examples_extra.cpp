#include <clockman/position.hpp>

using namespace clockman_test;

// The worked examples 7 to 12 of the ledger.

TEST_CASE("CM-15, CM-73, CM-75: example 7, sparing") {
  const RuntimeGame game = with({.hoarding = Hoarding::extended});
  const std::array<std::string_view, 4> all_taken{"000", "0000", "00000000", "00000"};
  const std::array<std::string_view, 4> one_left{"000", "0000", "00000000", "0000"};
  const Setting setting{.roll = 2, .figures = "2.1 2.3 3.0", .digits = all_taken};
  const State met = after(game, position(game, setting), "go:2.3");
  CHECK(who(game, met) == 0);
  CHECK(texts(game, met) == words("capture spare"));
  const State offered_pact = after(game, met, "spare");
  CHECK(who(game, offered_pact) == 1);
  CHECK(texts(game, offered_pact) == words("accept decline"));
  const State pact = after(game, offered_pact, "accept");
  CHECK(figures(pact) == "2.3 2.3 3.0 s");
  CHECK(pact.table.pacts.contains(seat(0), seat(1)));
  for (const std::string_view way : {"spare decline", "capture"}) {
    const State sent = after(game, met, way);
    CHECK(figures(sent) == "2.3 1.4 3.0 s");
    CHECK(sent.table.pacts.empty());
    Setting holding = setting;
    holding.cards = {"", "stay"};
    const State stay = after(game, after(game, position(game, holding), "go:2.3"), way);
    CHECK(who(game, stay) == 1);
    CHECK(texts(game, stay) == words("play:stay pass"));
    CHECK(figures(after(game, stay, "pass")) == "2.3 1.4 3.0 s");
  }
  SUBCASE("CM-75: the pact afterwards") {
    Setting later{.turn = 1, .roll = 4, .figures = "2.7 2.3 3.0", .digits = all_taken, .pacts = "01"};
    const State spared = after(game, position(game, later), "go:2.7");
    CHECK(figures(spared) == "2.7 2.7 3.0 s");
    CHECK(spared.table.turn == seat(2));
    CHECK(spared.table.pacts.contains(seat(0), seat(1)));
    later.digits = one_left;
    CHECK(lies(game, position(game, later), "2.37"));
    const State captured_figure = after(game, position(game, later), "go:2.7");
    CHECK(figures(captured_figure) == "1.8 2.7 3.0 s");
    CHECK(captured_figure.table.pacts.empty());
  }
  SUBCASE("CM-75: nobody hunts as long as a 0 lies on the board") {
    const Setting idle{.roll = 2, .figures = "2.1 2.3 3.0", .digits = one_left};
    const State sent = after(game, position(game, idle), "go:2.3");
    CHECK(figures(sent) == "2.3 1.4 3.0 s");
    CHECK(sent.table.turn == seat(1));
  }
  SUBCASE("CM-15: the hunter may go outward") {
    CHECK(moves_of(game, {.roll = 4, .figures = "2.1 2.20 1.20", .digits = all_taken}) == words("go:1.3 go:2.5"));
    CHECK(moves_of(game, {.roll = 4, .figures = "2.1 2.20 1.20", .digits = one_left}) == words("go:2.5"));
    CHECK(moves_of(game, {.roll = 4, .figures = "2.1 2.20 2.30", .digits = all_taken}) == words("go:2.5"));
  }
  SUBCASE("CM-73: the hunted one itself is robbed") {
    for (const auto& digits : {all_taken, one_left}) {
      const State rob = after(game, position(game, {.roll = 2, .figures = "2.1 s 2.3", .digits = digits}), "go:2.3");
      CHECK(who(game, rob) == 0);
      CHECK(texts(game, rob) == words("rob:0 rob:none"));
    }
  }
}

TEST_CASE("CM-66, CM-67: example 8, the start") {
  const State tied = after(four, four.initial(), "d5 d5 d2 d1");
  CHECK(who(four, tied) == chance);
  const State begun = after(four, tied, "d3 d6");
  CHECK(who(four, begun) == 1);
  CHECK(texts(four, begun) == words("go:1.16"));
  const State drawing = after(four, begun, "go:1.16");
  CHECK(texts(four, drawing) == all_symbol_draws);
  CHECK(texts(four, after(four, drawing, "sA")) == words("go:1.25"));
  CHECK(texts(two_seats, after(two_seats, two_seats.initial(), "d1 d4")) == words("go:1.27"));
}

TEST_CASE("CM-71, CM-72: example 9, hoarding and transfer") {
  const State choice =
      after(hoarding_one, position(hoarding_one, {.roll = 2, .figures = "2.8", .digits = {"00000"}}), "go:2.10");
  CHECK(texts(hoarding_one, choice) == words("take leave"));
  CHECK(surplus(hoarding_one.layout().quota, after(hoarding_one, choice, "take").table.of(seat(0)).all()) == 1);
  const State moved =
      after(transferring, position(transferring, {.roll = 2, .figures = "2.7", .loose = {"00"}}), "go:2.9");
  CHECK(date(moved, 0) == "00");
}

TEST_CASE("CM-77: example 10, trade") {
  const RuntimeGame game = with({.trade = true});
  constexpr std::string_view where = "2.7 3.0 3.1";
  const State state = position(game, {.figures = where, .digits = {"0", "1"}});
  CHECK(who(game, state) == 0);
  CHECK(texts(game, state) == words("offer:1:0:1 pass"));
  const State asked = after(game, state, "offer:1:0:1");
  CHECK(who(game, asked) == 1);
  CHECK(texts(game, asked) == words("accept decline"));
  const State accepted = after(game, asked, "accept");
  CHECK(date(accepted, 0) == "1");
  CHECK(date(accepted, 1) == "0");
  CHECK(accepted.table.phase == Phase::before);
  CHECK(texts(game, accepted) == words("offer:1:1:0 pass"));
  for (const std::string_view roll : {"pass d1", "pass d4"}) {
    const State window = after(game, accepted, roll);
    CHECK(window.table.phase == Phase::after);
    CHECK(texts(game, window) == words("offer:1:1:0 pass"));
  }
  const RuntimeGame only_one = with({.trade = true, .trade_offers = 1});
  CHECK(texts(only_one, after(only_one, state, "offer:1:0:1 accept")) == all_rolls);
  CHECK(after(only_one, state, "offer:1:0:1 accept d1").table.phase == Phase::move);
  CHECK(texts(game, after(game, asked, "decline")) == all_rolls);
  CHECK(after(game, asked, "decline d1").table.phase == Phase::move);
  SUBCASE("CM-77: example 10, two digits") {
    const State two = position(game, {.figures = where, .digits = {"00", "1"}});
    CHECK(texts(game, two) == words("offer:1:0:1 offer:1:00:1 pass"));
    const State traded = after(game, two, "offer:1:00:1 accept");
    CHECK(date(traded, 0) == "1");
    CHECK(date(traded, 1) == "00");
    const State full = position(game, {.figures = where, .digits = {"00", "00001"}});
    CHECK(!legal(game, full, "offer:1:00:1"));
    CHECK(legal(game, full, "offer:1:0:1"));
  }
  SUBCASE("CM-77: example 10, circles") {
    const State three = position(game, {.figures = where, .digits = {"0", "1", "2"}});
    CHECK(texts(game, three) == words("offer:1:0:1 offer:2:0:2 circle:1:0:2:1:2 circle:2:0:1:2:1 pass"));
    const State first = after(game, three, "circle:1:0:2:1:2");
    CHECK(who(game, first) == 1);
    CHECK(texts(game, first) == words("accept decline"));
    const State second = after(game, first, "accept");
    CHECK(who(game, second) == 2);
    CHECK(texts(game, second) == words("accept decline"));
    const State both = after(game, second, "accept");
    CHECK(date(both, 0) + date(both, 1) + date(both, 2) == "201");
    for (const State& declined : {after(game, second, "decline"), after(game, first, "decline")}) {
      CHECK(date(declined, 0) + date(declined, 1) + date(declined, 2) == "012");
      CHECK(declined.table.phase == Phase::before);
      CHECK(texts(game, declined) == words("offer:1:0:1 offer:2:0:2 circle:2:0:1:2:1 pass"));
      const State window = after(game, declined, "pass d1");
      CHECK(window.table.phase == Phase::after);
      CHECK(texts(game, window) == words("offer:1:0:1 offer:2:0:2 circle:2:0:1:2:1 pass"));
    }
  }
}

TEST_CASE("CM-44, CM-64, CM-65: example 11, open cards") {
  const State barred = position(four, {.figures = "1.1", .symbols = {"A"}, .open = {"barin6"}});
  CHECK(texts(four, after(four, barred, "d3")) == words("go:1.4"));
  const State six = after(four, barred, "d6");
  CHECK(who(four, six) == 0);
  CHECK(put_back(four, six, "barin6") == 1);
  const State peace = position(four, {.roll = 2, .figures = "1.1 1.3", .open = {"peace2:1"}});
  const State shared = after(four, peace, "go:1.3");
  CHECK(figures(shared) == "1.3 1.3 s s");
  CHECK(put_back(four, shared, "peace2") == 1);
}

TEST_CASE("CM-43, CM-45, CM-50, CM-63: example 12, again and swap") {
  const State again = after(four, position(four, {.roll = 2, .figures = "1.0"}), "go:1.2 e:again");
  CHECK(again.table.turn == seat(0));
  CHECK(texts(four, again) == all_rolls);
  const State more = after(four, again, "d6 go:1.8 e:again");
  CHECK(more.table.turn == seat(0));
  CHECK(texts(four, more) == all_rolls);
  CHECK(after(four, more, "d2 go:1.10 e:sym1 sA").table.turn == seat(1));
  const State swap = position(four, {.figures = "2.3 2.3", .cards = {"swap"}});
  CHECK(texts(four, swap) == words("play:swap:1 pass"));
  const State swapped_state = after(four, swap, "play:swap:1");
  CHECK(figures(swapped_state) == "2.3 2.3 s s");
  CHECK(put_back(four, swapped_state, "swap") == 1);
  CHECK(texts(four, swapped_state) == all_rolls);
  const State three = position(four, {.figures = "2.3 2.7 2.7", .cards = {"swap"}});
  CHECK(figures(after(four, three, "play:swap:1")) == "2.7 2.3 2.7 s");
  const State rolled_two = position(four, {.roll = 2, .figures = "2.3 2.20", .cards = {"swap"}});
  CHECK(texts(four, rolled_two) == words("play:swap:1 pass"));
  CHECK(texts(four, after(four, rolled_two, "play:swap:1")) == words("go:2.22"));
  const State others = position(four, {.turn = 1, .figures = "2.3 2.7 2.9", .cards = {"swap"}});
  CHECK(who(four, others) == 0);
  CHECK(texts(four, others) == words("play:swap:1 play:swap:2 pass"));
  const State other_swapped = after(four, others, "play:swap:1");
  CHECK(figures(other_swapped) == "2.7 2.3 2.9 s");
  CHECK(texts(four, other_swapped) == all_rolls);
  CHECK(other_swapped.table.turn == seat(1));
  CHECK(other_swapped.table.played == 0);
}
