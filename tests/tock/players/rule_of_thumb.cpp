#include <regelwerk/tock/players/rule_of_thumb.hpp>

#include <string>

#include <rule_of_thumb.hpp>

#include <tock/editions.hpp>
#include <tock/position.hpp>

using namespace tock_test;
using rule_of_thumb_test::check_decisions;

namespace {

/// All that the player may choose in a position of four seats, each for itself.
std::string chosen(const Scene& scene, const Weights& weights = {}) {
  return rule_of_thumb_test::choices(RuleOfThumb{weights}, four, position(four, scene));
}
template <class G>
std::string chosen(const G& game, const Scene& scene, const Weights& weights = {}) {
  return rule_of_thumb_test::choices(RuleOfThumb{weights}, game, position(game, scene));
}
/// Where the marbles of seat 0 and of seat 1 stand after a split 7.
std::string after_seven(State state) {
  regelwerk::Random random{1};
  const RuleOfThumb player;
  for (int steps = 0; steps < 7; ++steps) state = four.play(state, player(four, state, random));
  return marbles(four, state, 0) + " / " + marbles(four, state, 1);
}

constexpr State start_of_deal(const auto& game) { return dealt_out(game, game.initial()); }

TEST_CASE("thumb: TK-24, a marble in play is worth more than many steps") {
  CHECK(chosen({.marbles = {"3"}, .hand = "K"}) == "K:in");
  CHECK(chosen({.marbles = {"3"}, .hand = "K"}, {.in_play = 0}) == "K:3-16");
  CHECK(chosen({.marbles = {"57 h1 h2 h3"}, .hand = "KQ"}) == "K:57-70");
  CHECK(chosen({.marbles = {"1"}, .hand = "K4"}) == "4:1-69");
  CHECK(chosen({.marbles = {"60"}, .hand = "K"}) == "K:in");
  CHECK(chosen(two, {.marbles = {"18"}, .hand = "K"}) == "K:in");
  SUBCASE("but it stands in the way of those behind it, and captures nobody by the way") {
    CHECK(chosen({.marbles = {"54"}, .hand = "KQ"}) == "K:54-67");
    CHECK(chosen({.marbles = {"0"}, .hand = "K"}) == "K:0-13");
  }
}

TEST_CASE("thumb: TK-20, far, but not past the own entrance") {
  CHECK(chosen({.marbles = {"20"}, .hand = "29"}) == "9:20-29");
  CHECK(chosen({.marbles = {"66"}, .hand = "29"}) == "2:66-68");
  CHECK(chosen({.marbles = {"0!"}, .hand = "49"}) == "4:0-68");
}

TEST_CASE("thumb: TK-21, home, and deep rather than at the door") {
  CHECK(chosen({.marbles = {"20 68"}, .hand = "3"}) == "3:68-h0");
  CHECK(chosen({.marbles = {"20 68"}, .hand = "3"}, {.home = 0}) == "3:20-23");
  CHECK(chosen({.marbles = {"66 68"}, .hand = "6"}) == "6:68-h3");
  CHECK(chosen({.marbles = {"66 68"}, .hand = "6"}, {.gap = 0}) == "6:66-h1 6:68-h3");
  CHECK(chosen(single_seven, {.marbles = {"64"}, .hand = "75"}) == "7:64-h0");
}

TEST_CASE("thumb: a marble that the next card brings home") {
  CHECK(chosen({.marbles = {"20 60"}, .hand = "38"}) == "8:60-68");
  CHECK(chosen({.marbles = {"20 60"}, .hand = "28"}) == "8:20-28 8:60-68");
  CHECK(chosen({.marbles = {"20 60"}, .hand = "38"}, {.ready = 0}) == "8:20-28 8:60-68");
  SUBCASE("but not a lane that is farther than its steps or full, and by a 7 from any field before it") {
    CHECK(chosen(two, {.marbles = {"30"}, .hand = "42T"}) == "4:30-26");
    CHECK(chosen(two, {.marbles = {"26"}, .hand = "85"}) == "8:26-34");
    CHECK(chosen({.marbles = {"56"}, .hand = "78"}) == "8:56-64");
    CHECK(chosen(two, {.marbles = {"34"}, .hand = "T7"}) == "7:34-35");
    CHECK(chosen(two, {.marbles = {"22"}, .hand = "Q7"}) == "Q:22-34");
    CHECK(chosen({.marbles = {"64"}, .hand = "87"}) == "8:64-h1");
    CHECK(chosen(single_seven, {.marbles = {"71", "", "58 68", "h1 1"}, .hand = "JAK"}) == "J:71x58");
  }
}

TEST_CASE("thumb: TK-18, rivals are captured, above all those that have come far") {
  CHECK(chosen({.marbles = {"20", "25"}, .hand = "59"}) == "5:20-25");
  CHECK(chosen({.marbles = {"20"}, .hand = "59"}) == "9:20-29");
  CHECK(chosen({.marbles = {"20", "25"}, .hand = "59"}, {.rivals = 0, .danger = 0}) == "9:20-29");
  CHECK(chosen({.marbles = {"65", "", "1"}, .hand = "8Q"}) == "8:65-h2");
  CHECK(chosen({.marbles = {"60", "", "", "1"}, .hand = "K"}) == "K:in");
  CHECK(chosen({.marbles = {"20", "25", "29"}, .hand = "59"}) == "9:20-29");
  CHECK(chosen({.marbles = {"20", "29", "25"}, .hand = "59"}) == "5:20-25");
}

TEST_CASE("thumb: TK-18, neither own marbles nor a partner's where it can be helped") {
  CHECK(chosen({.marbles = {"20 25"}, .hand = "5"}) == "5:25-30");
  CHECK(chosen(pairs, {.marbles = {"20 40", "", "25"}, .hand = "5"}) == "5:40-45");
  CHECK(chosen(pairs, {.marbles = {"20 40", "25"}, .hand = "5"}) == "5:20-25");
  CHECK(chosen(pairs, {.marbles = {"20", "", "25"}, .hand = "5"}) == "5:20-25");
  CHECK(chosen(pairs, {.marbles = {"36 18"}, .hand = "6"}) == "6:18-24");
}

TEST_CASE("thumb: out of the reach of rivals") {
  CHECK(chosen({.marbles = {"20 40", "", "", "30"}, .hand = "5"}) == "5:40-45");
  CHECK(chosen({.marbles = {"20 40", "", "", "24"}, .hand = "5"}, {.danger = 0}) == "5:20-25 5:40-45");
  SUBCASE("TK-24: a marble on the start field of a rival may be hit by one brought in") {
    CHECK(chosen({.marbles = {"13 40"}, .hand = "5"}) == "5:40-45");
    CHECK(chosen({.marbles = {"12 40"}, .hand = "5"}) == "5:12-17 5:40-45");
    CHECK(chosen({.marbles = {"13 40", "h1 h2 h3 60"}, .hand = "5"}) == "5:13-18 5:40-45");
    CHECK(chosen(two, {.marbles = {"9"}, .hand = "92"}) == "2:9-11");
  }
  SUBCASE("TK-25: a 4 captures backward") { CHECK(chosen({.marbles = {"58", "71"}, .hand = "98"}) == "8:58-66"); }
  SUBCASE("TK-24: what is guarded is left where it is") {
    CHECK(chosen({.marbles = {"8 0!", "", "", "63"}, .hand = "3"}) == "3:8-11");
    CHECK(chosen(two, {.marbles = {"2 0", "30"}, .hand = "8"}) == "8:0-8");
  }
  SUBCASE("more threats than some frighten no more") {
    const Scene scene{.marbles = {"25 46", "22 23 24 20", "43 44", "45"}, .hand = "Q"};
    CHECK(chosen(scene) == "Q:46-58");
    CHECK(chosen(scene, {.frightened = 20}) == "Q:25-37");
  }
}

TEST_CASE("thumb: TK-31, a 10 takes the next seat's turn") {
  CHECK(chosen({.marbles = {"20"}, .hand = "TQ"}) == "T:20-30");
  CHECK(chosen({.marbles = {"20"}, .hand = "TQ"}, {.ban = 0}) == "Q:20-32");
  CHECK(chosen({.marbles = {"8"}, .hand = "TQ4"}) == "Q:8-20");
}

TEST_CASE("thumb: TK-24, the start field is cleared for the next marble") {
  CHECK(chosen({.marbles = {"0! 30"}, .hand = "2"}) == "2:0-2");
  CHECK(chosen({.marbles = {"0! 30"}, .hand = "2"}, {.clear = 0}) == "2:0-2 2:30-32");
  CHECK(chosen({.marbles = {"0! 30 h2 h3"}, .hand = "2"}) == "2:0-2 2:30-32");
}

TEST_CASE("thumb: TK-13, TK-14, the least useful card is discarded") {
  CHECK(chosen({.marbles = {"5"}, .hand = "29K", .ban = true}) == "discard:2");
  CHECK(chosen({.marbles = {"5"}, .hand = "29K", .ban = true}, {.use = {9, 7, 3, 8, 4, 4, 8, 4, 5, 6, 6, 5, 10}}) ==
        "discard:9");
  CHECK(chosen({.marbles = {"5 20 30 40"}, .hand = "K9", .ban = true}) == "discard:9 discard:K");
  const auto kept = [](std::string_view hand) { return chosen({.marbles = {"5"}, .hand = hand, .ban = true}); };
  CHECK(kept("23") == "discard:2");
  CHECK(kept("35") == "discard:3");
  CHECK(kept("56") == "discard:5 discard:6");
  CHECK(kept("68") == "discard:6 discard:8");
  CHECK(kept("89") == "discard:8");
  CHECK(kept("9Q") == "discard:9 discard:Q");
  CHECK(kept("QT") == "discard:Q");
  CHECK(kept("TJ") == "discard:J discard:T");
  CHECK(kept("J4") == "discard:J");
  CHECK(kept("47") == "discard:4 discard:7");
  CHECK(kept("7A") == "discard:7");
  CHECK(kept("AK") == "discard:A");
}

TEST_CASE("thumb: TK-11, a partner that has no marble in play gets a card that brings one in") {
  const auto given = [](std::string_view own, std::string_view partner, std::string_view hand = "K5678") {
    State state = dealt_out(pairs, pairs.initial(), {hand, "", "", ""});
    put_marbles(state.table, seat(0), own);
    put_marbles(state.table, seat(2), partner);
    return rule_of_thumb_test::choices(RuleOfThumb{}, pairs, state);
  };
  CHECK(given("20", "") == "give:K");
  CHECK(given("", "40 41 42 43") == "give:7");
  SUBCASE("if it is not dearer to the own side, which needs the other cards less then") {
    CHECK(given("", "20") == "give:7");
    CHECK(given("", "", "25678") == "give:7");
  }
  SUBCASE("and one whose marbles are all home gets what the own side needs least") {
    CHECK(given("20", "h0 h1 h2 h3") == "give:5 give:6 give:8");
    CHECK(given("", "h0 h1 h2 h3", "25678") == "give:7");
  }
}

TEST_CASE("thumb: TK-32, a marble changes places with one that stands better") {
  CHECK(chosen({.marbles = {"5", "60"}, .hand = "2J"}) == "J:5x60");
  CHECK(chosen({.marbles = {"60", "5"}, .hand = "2J"}) == "2:60-62");
  CHECK(chosen({.marbles = {"8", "", "", "12"}, .hand = "QJ"}) == "J:8x12");
  CHECK(chosen(pairs, {.marbles = {"0 3"}, .hand = "J33"}) == "3:3-6");
  CHECK(chosen(pairs, {.marbles = {"55", "", "", "29"}, .hand = "5J"}) == "J:55x29");
}

TEST_CASE("thumb: TK-26, TK-29, a split 7 captures, or brings home") {
  CHECK(after_seven(position(four, {.marbles = {"20 40", "24"}, .hand = "7"})) == "27 40 / ");
  CHECK(after_seven(position(four, {.marbles = {"20 40", "44"}, .hand = "7"})) == "23 44 / ");
  CHECK(after_seven(position(four, {.marbles = {"20 67"}, .hand = "7"})) == "20 h3 / ");
  CHECK(chosen(single_seven, {.marbles = {"20 40", "24"}, .hand = "7"}) == "7:20-27");
  CHECK(chosen(single_seven, {.marbles = {"20 67"}, .hand = "7"}) == "7:67-h3");
  SUBCASE("and what steps are left over is something, too") {
    CHECK(chosen(two, {.marbles = {"32"}, .hand = "76"}) == "7:32-33");
    CHECK(chosen({.marbles = {"2 4"}, .hand = "7"}) == "7:4-5");
    CHECK(chosen(two, {.marbles = {"11 h2"}, .hand = "7"}) == "7:h2-h3");
    CHECK(chosen({.marbles = {"h1 3"}, .hand = "7"}) == "7:h1-h2");
  }
  SUBCASE("it ends at the entrance or the lane, before its own marbles and at a wall") {
    CHECK(chosen({.marbles = {"70 0!"}, .hand = "7"}) == "7:70-h0");
    CHECK(chosen({.marbles = {"0! 1"}, .hand = "7"}) == "7:1-2");
    CHECK(chosen({.marbles = {"15 40", "18!"}, .hand = "7"}) == "7:40-41");
  }
}

TEST_CASE("thumb: TK-15, for a partner once the own marbles are home") {
  CHECK(chosen(pairs, {.marbles = {"h0 h1 h2 h3", "", "30 33 h2 h3"}, .hand = "25"}) == "5:30-h0");
  CHECK(chosen(pairs, {.marbles = {"h0 h1 h2 h3", "", "29"}, .hand = "Q7"}) == "7:29-30");
}

// While the compiler looks on.
static_assert(rule_of_thumb_test::plays(RuleOfThumb{}, four, position(four, {.marbles = {"20", "25"}, .hand = "59"}),
                                        walked(Rank::five, Place::ring(20), Place::ring(25))));

TEST_CASE("thumb: legal, and the same from a view and under rules chosen at run time") {
  constexpr RuleOfThumb player;
  check_decisions<RuntimeGame>(player, two, 1500);
  check_decisions<RuntimeGame>(player, three, 800);
  check_decisions<RuntimeGame>(player, four, 1500);
  check_decisions<RuntimeGame>(player, pairs, 2000);
  check_decisions<RuntimeGame>(player, three_teams, 2000);
  check_decisions<RuntimeGame>(player, single_seven, 1000);
  check_decisions<RuntimeGame>(player, closed_start, 1000);
  check_decisions<RuntimeGame>(player, quick, 500);
  check_decisions<RuntimeGame>(player, Game<Options{.seats = 5}, crooked_edition>{}, 800);
  check_decisions<RuntimeGame>(
      player,
      Game<Options{.mode = Mode::two_pairs, .seven = Seven::single, .own_start = OwnStart::closed}, wide_edition>{},
      1000);
}

TEST_CASE("thumb: no memory is asked for") { rule_of_thumb_test::check_no_allocations(RuleOfThumb{}, pairs); }

TEST_CASE("thumb: it wins against random players") {
  CHECK(rule_of_thumb_test::wins_against_random(RuleOfThumb{}, two, 20, 5000) >= 18);
  CHECK(rule_of_thumb_test::wins_against_random(RuleOfThumb{}, four, 20, 5000) >= 17);
  CHECK(rule_of_thumb_test::wins_against_random(RuleOfThumb{}, pairs, 20, 5000) >= 18);
}

}  // namespace
