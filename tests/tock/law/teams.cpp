#include <tock/position.hpp>

using namespace tock_test;

TEST_CASE("TK-6: every number of seats goes with every mode, three of them make teams") {
  for (int seats = 2; seats <= 6; ++seats) {
    for (const Mode mode : {Mode::free_for_all, Mode::two_pairs, Mode::three_pairs}) {
      const auto game = RuntimeGame::make({.seats = seats, .mode = mode});
      REQUIRE(game);
      const bool teams = (seats == 4 && mode != Mode::free_for_all) || (seats == 6 && mode == Mode::three_pairs);
      const State dealt_state = dealt_out(*game, game->initial());
      CHECK(dealt_state.table.phase == (teams ? Phase::exchange : Phase::play));
      CHECK(game->seats() == seats);
    }
  }
  SUBCASE("TK-6: three pairs with four seats are two pairs") {
    constexpr Game<Options{.mode = Mode::three_pairs}> game;
    const State state = position(game, {.marbles = {home, "5", "40"}, .hand = "2"});
    CHECK(texts(game, state) == words("2:40-42"));
  }
  SUBCASE("TK-6: two pairs with six seats play free for all") {
    constexpr Game<Options{.seats = 6, .mode = Mode::two_pairs}> game;
    const State end = after(game, position(game, {.marbles = {"106 h1 h2 h3"}, .hand = "A"}), "A:106-h0");
    CHECK(game.actor(end).is_nobody());
  }
  SUBCASE("TK-6: neither one seat nor seven") {
    CHECK(!RuntimeGame::make({.seats = 1}));
    CHECK(!RuntimeGame::make({.seats = 7}));
  }
}

TEST_CASE("TK-7: partners sit opposite") {
  static_assert(partner_of(Seat{0}, 4) == Seat{2} && partner_of(Seat{3}, 4) == Seat{1});
  static_assert(partner_of(Seat{1}, 6) == Seat{4} && partner_of(Seat{5}, 6) == Seat{2});
  const State four_seats = position(pairs, {.turn = 3, .marbles = {"1", "30", "2", home}, .hand = "2"});
  CHECK(texts(pairs, four_seats) == words("2:30-32"));
  const State six_seats = position(three_teams, {.turn = 1, .marbles = {"1", home, "2", "3", "60", "4"}, .hand = "2"});
  CHECK(texts(three_teams, six_seats) == words("2:60-62"));
  CHECK(refused_by(three_teams, six_seats, "2:3-5") == "TK-15");
}

TEST_CASE("TK-11: each seat gives its partner a card before the first turn") {
  State state = dealt_out(pairs, pairs.initial({.first_dealer = seat(0)}), {"A2345", "A2345", "6789T", "6789T"});
  for (const int choosing : {1, 2, 3, 0}) {
    CHECK(pairs.actor(state).is(seat(choosing)));
    CHECK(texts(pairs, state) ==
          (choosing < 2 ? words("give:A give:2 give:3 give:4 give:5") : words("give:6 give:7 give:8 give:9 give:T")));
    CHECK(refused_by(pairs, state, choosing < 2 ? "give:6" : "give:A") == "TK-11");
    state = after(pairs, state, choosing < 2 ? "give:A" : "give:T");
    if (choosing != 0) {
      CHECK(state.hand(seat(choosing)).size() == 4);
      CHECK(state.table.chosen.contains(seat(choosing)));
    }
  }
  CHECK(state.hand(seat(0)) == cards("2345T"));
  CHECK(state.hand(seat(1)) == cards("2345T"));
  CHECK(state.hand(seat(2)) == cards("6789A"));
  CHECK(state.hand(seat(3)) == cards("6789A"));
  CHECK(pairs.actor(state).is(seat(1)));
  CHECK(state.table.chosen.empty());

  SUBCASE("TK-11: equal cards are one choice") {
    const State same = dealt_out(pairs, pairs.initial(), {"AAAA2"});
    CHECK(texts(pairs, same) == words("give:A give:2"));
  }
  SUBCASE("TK-11: nobody plays before the exchange, nobody gives after it") {
    const State begin = dealt_out(pairs, pairs.initial(), {"A2345"});
    CHECK(refused_by(pairs, begin, "A:in") == "TK-11");
    CHECK(refused_by(pairs, begin, "discard:A") == "TK-11");
    CHECK(!legal(pairs, state, "give:2"));
  }
  SUBCASE("TK-11: no exchange without teams") {
    const State alone = dealt_out(four, four.initial(), {"A2345"});
    CHECK(texts(four, alone) == words("A:in"));
    CHECK(!legal(four, alone, "give:A"));
  }
}

TEST_CASE("TK-11: a seat whose marbles are all home gives a card too") {
  const State end = position(pairs, {.turn = 3, .marbles = {home}, .hand = "2", .deal = 2, .leader = 0});
  State state = dealt_out(pairs, after(pairs, end, "discard:2"), {"33332", "55552", "66662", "88882"});
  state = after(pairs, state, "give:5 give:6 give:8");
  CHECK(pairs.actor(state).is(seat(0)));
  CHECK(texts(pairs, state) == words("give:2 give:3"));
  state = after(pairs, state, "give:3");
  CHECK(state.hand(seat(0)) == cards("23336"));
  CHECK(state.hand(seat(2)) == cards("23666"));
}

TEST_CASE("TK-15: a seat that is home plays its own cards for its partner's colour") {
  const State state = position(pairs, {.marbles = {home, "", "36! 50", ""}, .hand = "AJ3"});
  CHECK(texts(pairs, state) == words("A:36-37 A:50-51 3:36-39 3:50-53"));
  CHECK(refused_by(pairs, state, "A:in") == "TK-24");

  SUBCASE("TK-15: start area, start field and protection are the partner's") {
    const State in = position(pairs, {.marbles = {home, "36", "50"}, .hand = "A"});
    const State done = after(pairs, in, "A:in");
    CHECK(marbles(pairs, done, 2) == "36! 50");
    CHECK(marbles(pairs, done, 1).empty());
    CHECK(marbles(pairs, done, 0) == home);
    const State left = after(pairs, position(pairs, {.marbles = {home, "", "36!"}, .hand = "A"}), "A:36-37");
    CHECK(left.table.guarded.empty());
  }
  SUBCASE("TK-15: the lane is the partner's") {
    const State lane = position(pairs, {.marbles = {home, "", "34 h1"}, .hand = "A"});
    CHECK(texts(pairs, lane) == words("A:in A:34-35 A:34-h0 A:h1-h2"));
    const State entrance = position(pairs, {.marbles = {home, "", "70"}, .hand = "2"});
    CHECK(texts(pairs, entrance) == words("2:70-0"));
  }
  SUBCASE("TK-15: a Jack swaps the partner's marbles") {
    const State jack = position(pairs, {.marbles = {home, "5", "50", "60"}, .hand = "J"});
    CHECK(texts(pairs, jack) == words("J:50x5 J:50x60"));
  }
  SUBCASE("TK-15: with nothing to do for the partner it discards") {
    const State stuck = position(pairs, {.marbles = {home}, .hand = "25"});
    CHECK(texts(pairs, stuck) == words("discard:2 discard:5"));
  }
}

TEST_CASE("TK-15: three marbles at home are not enough, and it is judged when the card is played") {
  const State before =
      position(pairs, {.marbles = {"70 h1 h2 h3", "", "40"}, .hand = "A2", .hands = {"", "22", "55", "66"}});
  CHECK(texts(pairs, before) == words("A:70-71 A:70-h0 2:70-0"));
  CHECK(refused_by(pairs, before, "2:40-42") == "TK-15");
  const State turned_in = after(pairs, before, "A:70-h0 discard:2 5:40-45 discard:6");
  CHECK(texts(pairs, turned_in) == words("2:45-47"));
  const State in_area = position(pairs, {.marbles = {"h1 h2 h3", "", "40"}, .hand = "2"});
  CHECK(texts(pairs, in_area) == words("discard:2"));

  SUBCASE("TK-15: the partner goes on with its own colour") {
    const State partner = position(pairs, {.turn = 2, .marbles = {home, "", "40"}, .hand = "2"});
    CHECK(texts(pairs, partner) == words("2:40-42"));
  }
  SUBCASE("TK-15: opponents do not help") {
    const State opponent = position(pairs, {.turn = 1, .marbles = {home, "8", "40"}, .hand = "2"});
    CHECK(texts(pairs, opponent) == words("2:8-10"));
  }
}

TEST_CASE("TK-15: a move of another colour's marble is refused, whatever the card") {
  const State state = position(four, {.marbles = {"10 70", "20", "18", "50"}, .hand = "A4J7", .deal = 1});
  for (const std::string_view text : {"A:20-21", "A:18-19", "4:50-46", "7:20-21", "J:20x10", "J:20x50", "J:50x50"}) {
    CAPTURE(std::string{text});
    CHECK(refused_by(four, state, text) == "TK-15");
    CHECK(four.try_play(state, move_of(four, state, text)).error() == Rule::plays_for_partner);
  }
  CHECK(legal(four, state, "A:10-11"));
  CHECK(legal(four, state, "J:10x20"));

  SUBCASE("TK-15: of a marble that is not there at all it is not this rule") {
    CHECK(refused_by(four, state, "A:21-22") == "TK-4");
    CHECK(refused_by(four, state, "7:21-22") == "TK-4");
    CHECK(refused_by(four, state, "J:21x10") == "TK-32");
  }
  SUBCASE("TK-15: the hand and a ban come first") {
    CHECK(refused_by(four, state, "5:20-25") == "TK-12");
    const State banned = position(four, {.marbles = {"10", "20"}, .hand = "A", .ban = true});
    CHECK(refused_by(four, banned, "A:20-21") == "TK-14");
  }
  SUBCASE("TK-15: an unsplit 7 and the steps of a split one") {
    const State unsplit = position(single_seven, {.marbles = {"10", "20"}, .hand = "7"});
    CHECK(refused_by(single_seven, unsplit, "7:20-23") == "TK-15");
    const State begun = after(four, state, "7:10-11");
    CHECK(refused_by(four, begun, "step:20-21") == "TK-15");
    CHECK(legal(four, begun, "step:70-71"));
  }
  SUBCASE("TK-15: not the partner's while an own marble is out, not the own ones after") {
    const State out = position(pairs, {.marbles = {"70 h1 h2 h3", "", "40"}, .hand = "A"});
    CHECK(refused_by(pairs, out, "A:40-41") == "TK-15");
    const State done = position(pairs, {.marbles = {home, "30", "40"}, .hand = "A"});
    CHECK(legal(pairs, done, "A:40-41"));
    CHECK(refused_by(pairs, done, "A:30-31") == "TK-15");
  }
}

TEST_CASE("TK-28: the colour of a 7 stays, though the last own marble comes home on the way") {
  // Home 0 is five steps away; the last two steps cannot be the partner's.
  const State near = position(pairs, {.marbles = {"66 h1 h2 h3", "", "40"}, .hand = "7"});
  const State entrance = after(pairs, near, "7:66-67 step:67-68 step:68-69 step:69-70");
  CHECK(texts(pairs, entrance) == words("step:70-71"));
  CHECK(refused_by(pairs, entrance, "step:70-h0") == "TK-27");
  CHECK(refused_by(pairs, entrance, "step:40-41") == "TK-28");
  CHECK(refused_by(pairs, entrance, "step:41-42") == "TK-4");
  // Of no partner's marble the colour was never in question.
  const State beside = after(pairs, position(pairs, {.marbles = {"66 h1 h2 h3", "50", "40"}, .hand = "7"}), "7:66-67");
  CHECK(refused_by(pairs, beside, "step:50-51") == "TK-15");
  // When the card is played the partner's marble is refused like any other.
  CHECK(refused_by(pairs, near, "7:40-41") == "TK-15");

  SUBCASE("TK-28: with the seventh step it may") {
    const State far = position(pairs, {.marbles = {"64 h1 h2 h3", "", "40"}, .hand = "7"});
    const State done = after(pairs, far, "7:64-65 step:65-66 step:66-67 step:67-68 step:68-69 step:69-70 step:70-h0");
    CHECK(marbles(pairs, done, 0) == home);
    CHECK(pairs.actor(done).is(seat(1)));
    CHECK(!pairs.outcome(done));
  }
  SUBCASE("TK-28: a seat that is home makes all seven for its partner") {
    const State helper = position(pairs, {.marbles = {home, "", "32 50"}, .hand = "7"});
    CHECK(texts(pairs, helper) == words("7:32-33 7:50-51"));
    const State late = after(pairs, helper, "7:32-33 step:33-34 step:34-h0 step:50-51");
    CHECK(pairs.actor(late).is(seat(0)));
    CHECK(late.table.colour == seat(2));
    CHECK(texts(pairs, late) == words("step:51-52 step:h0-h1"));
    CHECK(after(pairs, late, "step:51-52 step:h0-h1 step:h1-h2").table.colour == Seat{});
  }
}
