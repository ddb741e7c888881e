#include <regelwerk/tock/rule_of_thumb.hpp>

#include <string>

#include <rule_of_thumb.hpp>

#include "editions.hpp"
#include "position.hpp"

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
}

TEST_CASE("thumb: a marble that the next card brings home") {
  CHECK(chosen({.marbles = {"20 60"}, .hand = "38"}) == "8:60-68");
  CHECK(chosen({.marbles = {"20 60"}, .hand = "28"}) == "8:20-28 8:60-68");
  CHECK(chosen({.marbles = {"20 60"}, .hand = "38"}, {.ready = 0}) == "8:20-28 8:60-68");
}

TEST_CASE("thumb: TK-18, rivals are captured, above all those that have come far") {
  CHECK(chosen({.marbles = {"20", "25"}, .hand = "59"}) == "5:20-25");
  CHECK(chosen({.marbles = {"20"}, .hand = "59"}) == "9:20-29");
  CHECK(chosen({.marbles = {"20", "25"}, .hand = "59"}, {.rivals = 0, .danger = 0}) == "9:20-29");
  CHECK(chosen({.marbles = {"20", "25", "29"}, .hand = "59"}) == "9:20-29");
  CHECK(chosen({.marbles = {"20", "29", "25"}, .hand = "59"}) == "5:20-25");
}

TEST_CASE("thumb: TK-18, neither own marbles nor a partner's where it can be helped") {
  CHECK(chosen({.marbles = {"20 25"}, .hand = "5"}) == "5:25-30");
  CHECK(chosen(pairs, {.marbles = {"20 40", "", "25"}, .hand = "5"}) == "5:40-45");
  CHECK(chosen(pairs, {.marbles = {"20 40", "25"}, .hand = "5"}) == "5:20-25");
  CHECK(chosen(pairs, {.marbles = {"20", "", "25"}, .hand = "5"}) == "5:20-25");
}

TEST_CASE("thumb: out of the reach of rivals") {
  CHECK(chosen({.marbles = {"20 40", "", "", "30"}, .hand = "5"}) == "5:40-45");
  CHECK(chosen({.marbles = {"20 40", "", "", "24"}, .hand = "5"}, {.danger = 0}) == "5:20-25 5:40-45");
  SUBCASE("TK-24: a marble on the start field of a rival may be hit by one brought in") {
    CHECK(chosen({.marbles = {"13 40"}, .hand = "5"}) == "5:40-45");
    CHECK(chosen({.marbles = {"12 40"}, .hand = "5"}) == "5:12-17 5:40-45");
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
}

TEST_CASE("thumb: TK-11, a partner that has no marble in play gets a card that brings one in") {
  const auto given = [](std::string_view own, std::string_view partner) {
    State state = dealt_out(pairs, pairs.initial(), {"K5678", "", "", ""});
    put_marbles(state.table, seat(0), own);
    put_marbles(state.table, seat(2), partner);
    return rule_of_thumb_test::choices(RuleOfThumb{}, pairs, state);
  };
  CHECK(given("20", "") == "give:K");
  CHECK(given("", "40 41 42 43") == "give:7");
}

TEST_CASE("thumb: TK-32, a marble changes places with one that stands better") {
  CHECK(chosen({.marbles = {"5", "60"}, .hand = "2J"}) == "J:5x60");
  CHECK(chosen({.marbles = {"60", "5"}, .hand = "2J"}) == "2:60-62");
}

TEST_CASE("thumb: TK-26, TK-29, a split 7 captures, or brings home") {
  CHECK(after_seven(position(four, {.marbles = {"20 40", "24"}, .hand = "7"})) == "27 40 / ");
  CHECK(after_seven(position(four, {.marbles = {"20 40", "44"}, .hand = "7"})) == "23 44 / ");
  CHECK(after_seven(position(four, {.marbles = {"20 67"}, .hand = "7"})) == "20 h3 / ");
  CHECK(chosen(single_seven, {.marbles = {"20 40", "24"}, .hand = "7"}) == "7:20-27");
  CHECK(chosen(single_seven, {.marbles = {"20 67"}, .hand = "7"}) == "7:67-h3");
}

TEST_CASE("thumb: TK-15, for a partner once the own marbles are home") {
  CHECK(chosen(pairs, {.marbles = {"h0 h1 h2 h3", "", "30 33 h2 h3"}, .hand = "25"}) == "5:30-h0");
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
