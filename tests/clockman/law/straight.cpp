#include <clockman/position.hpp>

using namespace clockman_test;

namespace {

constexpr std::string_view full_date = "00000112";

/// Seat 0 with a complete date and these symbol cards.
constexpr Setting at(std::string_view figures, int roll, std::string_view symbols = "D", std::string_view cards = {}) {
  return {.roll = roll, .figures = figures, .digits = {full_date}, .symbols = {symbols}, .cards = {cards}};
}

}  // namespace

TEST_CASE("CM-18: onto the straight goes who has a complete date and a card for its last blockade") {
  static_assert(has_moves(four, position(four, at("4.18", 3)), "go:4.1 go:g1"));
  CHECK(moves_of(four, at("4.0", 1)) == words("go:4.1 go:g1"));
  CHECK(moves_of(four, at("4.18", 3, "ABCE")) == words("go:4.1"));
  CHECK(moves_of(four, at("4.18", 3, "ABC", "free")) == words("go:4.1"));
  CHECK(!legal(four, position(four, {.roll = 3, .figures = "4.18", .digits = {"0000011"}, .symbols = {"D"}}), "go:g1"));
  CHECK(refused_by(four, position(four, at("4.18", 3, "A")), "go:g1") == "CM-18");
  SUBCASE("CM-18, CM-64: a barred seat stays outside") {
    Setting barred = at("4.18", 3);
    barred.open = {"barin1"};
    CHECK(moves_of(four, barred) == words("go:4.1"));
    // Inside it is barred from nothing.
    barred = at("g1", 2);
    barred.open = {"barin1"};
    CHECK(moves_of(four, barred) == words("go:g3+D forfeit"));
  }
  SUBCASE("CM-18, CM-71: loose digits do not complete a date") {
    const RuntimeGame game = with({.transfer = true});
    const Setting waiting{.roll = 1, .figures = "4.0", .digits = {"0000011"}, .loose = {"2"}, .symbols = {"D"}};
    CHECK(moves_of(game, waiting) == words("go:4.1"));
    CHECK(moves_of(game, at("4.0", 1)) == words("go:4.1 go:g1"));
  }
}

TEST_CASE("CM-19: who would overshoot its straight may go round or forfeit") {
  CHECK(moves_of(four, at("4.18", 6)) == words("go:4.4 forfeit"));  // k = 2, 6 > 5
  CHECK(moves_of(four, at("4.19", 5)) == words("go:4.4 forfeit"));
  CHECK(moves_of(four, at("4.0", 4)) == words("go:4.4 forfeit"));
  CHECK(moves_of(four, at("4.0", 5, "")) == words("go:4.5 forfeit"));  // the card does not matter
  const State state = position(four, at("4.18", 6));
  CHECK(figures(after(four, state, "forfeit")) == "4.18 s s s");
  CHECK(figures(after(four, state, "go:4.4")) == "4.4 s s s");
  SUBCASE("CM-19: with a smaller roll, or without a complete date, there is no such choice") {
    CHECK(moves_of(four, at("4.18", 5)) == words("go:4.3 go:g3+D"));
    CHECK(moves_of(four, at("4.17", 6, "A")) == words("go:4.3"));
    CHECK(moves_of(four, at("4.1", 6)) == words("go:4.7"));
    CHECK(refused_by(four, position(four, at("4.18", 5)), "forfeit") != "");
    const Setting poor{.roll = 6, .figures = "4.18", .digits = {"00000"}, .symbols = {"D"}};
    CHECK(!legal(four, position(four, poor), "forfeit"));
    CHECK(moves_of(four, {.roll = 6, .figures = "3.30", .digits = {full_date}, .symbols = {"D"}}) == words("go:3.4"));
  }
}

TEST_CASE("CM-20: g3 must be hit with the last step and paid with a symbol card of its pose") {
  CHECK(moves_of(four, at("4.18", 5)) == words("go:4.3 go:g3+D"));
  CHECK(moves_of(four, at("g1", 2)) == words("go:g3+D forfeit"));
  CHECK(moves_of(four, at("g1", 1)) == words("go:g2"));
  CHECK(moves_of(four, at("g2", 1)) == words("go:g3+D forfeit"));
  for (int roll = 3; roll <= 6; ++roll) CHECK(moves_of(four, at("g1", roll)) == words("forfeit"));
  for (int roll = 2; roll <= 6; ++roll) CHECK(moves_of(four, at("g2", roll)) == words("forfeit"));
  const State hit = after(four, position(four, at("g2", 1)), "go:g3+D");
  CHECK(figures(hit) == "g3 s s s");
  CHECK(letters_of(hit.put_back) == "D");
  CHECK(hand(hit, 0) == "");
  SUBCASE("CM-20, CM-46: a card free never serves at g3") {
    CHECK(moves_of(four, at("4.18", 5, "D", "free")) == words("go:4.3 go:g3+D"));
    CHECK(moves_of(four, at("g2", 1, "D", "free")) == words("go:g3+D forfeit"));
    CHECK(refused_by(four, position(four, at("4.18", 5, "D", "free")), "go:g3+e") != "");
    CHECK(refused_by(four, position(four, at("g1", 2, "", "free")), "go:g3+e") != "");
    CHECK(moves_of(four, at("g1", 2, "ABCE", "free")) == words("forfeit"));
  }
}

TEST_CASE("CM-21: from g3 exactly a 1 leads to the centre") {
  CHECK(moves_of(four, at("g3", 1)) == words("go:c"));
  for (int roll = 2; roll <= 6; ++roll) CHECK(moves_of(four, at("g3", roll)) == words("forfeit"));
  CHECK(!legal(four, position(four, at("g2", 2)), "go:c"));
  CHECK(refused_by(four, position(four, at("g3", 2)), "go:c") == "CM-21");
}

TEST_CASE("CM-2, CM-70: the first figure in the centre wins at once, the others share the second place") {
  const State state = position(four, {.turn = 2,
                                      .roll = 1,
                                      .figures = "g3 g3 g3 4.3",
                                      .digits = {full_date, full_date, full_date},
                                      .open = {"", "", "peace2:2"}});
  CHECK(!four.outcome(state));
  const State won = after(four, state, "go:c");
  CHECK(who(four, won) == nobody);
  CHECK(four.moves(won).empty());
  REQUIRE(four.outcome(won));
  const auto outcome = *four.outcome(won);
  for (int i = 0; i < 4; ++i) {
    CHECK(outcome.place(seat(i)) == (i == 2 ? 1 : 2));
    CHECK(outcome.score(seat(i)) == (i == 2 ? 1 : 0));
  }
  CHECK(!outcome.tie_broken_by);
  CHECK(!legal(four, won, "pass"));
  SUBCASE("CM-2: nobody stands in the centre, or on a straight, with less than a date") {
    State early = won;
    early.table.phase = Phase::roll;
    CHECK(!four.validate(early).empty());
    State poor = position(four, {.figures = "4.1"});
    poor.table.figure(seat(0)) = Space::straight(1);
    CHECK(!four.validate(poor).empty());
  }
  SUBCASE("CM-45, CM-70: a turn that has ended the game counts no cards any more") {
    State last = position(four, at("g3", 1));
    last.table.played = 1;
    REQUIRE(four.validate(last).empty());
    CHECK(four.validate(after(four, last, "go:c")).empty());
  }
  SUBCASE("CM-70: forfeiting does not end the game, however often") {
    State on =
        position(four, {.roll = 2, .figures = "g3 g3 g3 g3", .digits = {full_date, full_date, full_date, full_date}});
    for (int round = 0; round < 50; ++round) on = after(four, on, "forfeit d6 forfeit d4 forfeit d5 forfeit d2");
    CHECK(!four.outcome(on));
    CHECK(figures(on) == "g3 g3 g3 g3");
  }
}

TEST_CASE("CM-28: nothing is captured on starts, straights or in the centre") {
  // Two figures on g1 of their own straights, two on their starts: these are different fields.
  const Setting both{.roll = 1, .figures = "4.0 g1 s s", .digits = {full_date, full_date}, .symbols = {"D", "E"}};
  CHECK(figures(after(four, position(four, both), "go:g1")) == "g1 g1 s s");
  const Setting outside{.roll = 1, .figures = "4.0 4.1 s s", .digits = {full_date, full_date}, .symbols = {"D", "E"}};
  CHECK(figures(after(four, position(four, outside), "go:4.1")) == "4.1 3.2 s s");
}

TEST_CASE("CM-46: no card touches a figure on its straight or its seat's cards") {
  // Window (b): add is no use on the straight, free and swap neither.
  const Setting inside{.figures = "g1 4.3 s s", .digits = {full_date}, .symbols = {"D"}, .cards = {"add+1 free swap"}};
  CHECK(texts(four, position(four, inside)) == all_rolls);
  CHECK(texts(four, after(four, position(four, inside), "d1")) == words("go:g2"));
  Setting outside = inside;
  outside.figures = "4.18 4.3 s s";
  CHECK(texts(four, position(four, outside)) == words("play:swap:1 pass"));
  CHECK(texts(four, after(four, position(four, outside), "pass d1")) == words("play:add+1 play:swap:1 pass"));
  SUBCASE("CM-46: nobody swaps with it, grabs or mixes from it, and oback passes it by") {
    const Setting other{.roll = 2,
                        .figures = "4.1 g1 4.8 s",
                        .digits = {"0000", full_date},
                        .symbols = {"A", "E", "B"},
                        .cards = {"swap"}};
    const State before = position(four, {.figures = other.figures, .digits = other.digits, .cards = other.cards});
    CHECK(texts(four, before) == words("play:swap:2 pass"));
    CHECK(texts(four, position(four, other)) == words("play:swap:2 pass"));
    CHECK(refused_by(four, position(four, other), "play:swap:1") == "CM-46");
    const State drawn_card = after(four, position(four, other), "pass go:4.3");
    // Only seat 1 has digits: it lapses. In the turn of seat 1 nobody swaps with that one.
    CHECK(texts(four, after(four, drawn_card, "e:grab")) == words("play:swap:2 pass"));
    CHECK(after(four, drawn_card, "e:grab").table.turn == seat(1));
    CHECK(texts(four, after(four, drawn_card, "e:mix")) == words("mix:2:A"));
    CHECK(figures(after(four, drawn_card, "e:oback2")) == "4.3 g1 4.6 s");
  }
}

TEST_CASE("CM-47: the modes of cards are enforced, so no win can be denied") {
  // An at-once card or an open one is never in a hand, on-demand ones are never open.
  State state = position(four, {.figures = "4.18"});
  state.events.move(four.layout().deck, card("drop"), Spot::draw(), Spot::hand(seat(0)));
  CHECK(!four.validate(state).empty());
  State open = position(four, {.figures = "4.18"});
  open.events.move(four.layout().deck, card("free"), Spot::draw(), Spot::open(seat(0), 0));
  CHECK(!four.validate(open).empty());
  // Whoever holds on-demand cards to the end wins all the same.
  const State won = after(four, position(four, at("g3", 1, "", "free stay")), "go:c");
  CHECK(four.outcome(won)->place(seat(0)) == 1);
}
