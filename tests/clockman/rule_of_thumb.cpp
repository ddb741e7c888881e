#include <regelwerk/clockman/rule_of_thumb.hpp>

#include <string>

#include <rule_of_thumb.hpp>

#include <clockman/editions.hpp>
#include <clockman/scene.hpp>
#include <regelwerk/clockman.hpp>
#include <regelwerk/play.hpp>

using namespace clockman_test;
using rule_of_thumb_test::check_decisions;

namespace {

/// All that the player may choose in a position.
std::string chosen(const auto& game, const Setting& setting) {
  return rule_of_thumb_test::choices(RuleOfThumb{}, game, position(game, setting));
}
std::string chosen(const Setting& setting) { return chosen(four, setting); }
/// The same after some moves.
std::string chosen_after(const auto& game, const Setting& setting, std::string_view moves) {
  State state = position(game, setting);
  questions::for_each_word(moves, [&](std::string_view word) {
    const auto move = parse_move(game, state, word);
    REQUIRE(move);
    REQUIRE(!game.why_not(state, *move));
    game.advance(state, *move);
  });
  return rule_of_thumb_test::choices(RuleOfThumb{}, game, state);
}

TEST_CASE("thumb: CM-20, CM-21, onto the last field and into the centre") {
  CHECK(chosen({.roll = 5, .figures = "4.18 s s s", .digits = {"00000112"}, .symbols = {"D"}}) == "go:g3+D");
  CHECK(chosen({.roll = 2, .figures = "g1 s s s", .digits = {"00000112"}, .symbols = {"D"}}) == "go:g3+D");
  CHECK(chosen({.roll = 1, .figures = "g3 s s s", .digits = {"00000112"}}) == "go:c");
}

TEST_CASE("thumb: CM-18, CM-19, with a complete date off the ring, and not past the junction") {
  CHECK(chosen({.roll = 3, .figures = "4.18 s s s", .digits = {"00000112"}, .symbols = {"D"}}) == "go:g1");
  CHECK(chosen({.roll = 6, .figures = "4.18 s s s", .digits = {"00000112"}, .symbols = {"D"}}) == "forfeit");
}

TEST_CASE("thumb: CM-13, inward once the ring has nothing more to give, outward for what is missing") {
  CHECK(chosen({.roll = 3, .figures = "1.1 s s s", .symbols = {"A"}}) == "go:p0+A");
  CHECK(chosen({.roll = 3, .figures = "2.3 s s s", .digits = {"00000"}, .symbols = {"B"}}) == "go:p8+B");
  CHECK(chosen({.roll = 3, .figures = "2.3 s s s", .symbols = {"B"}}) == "go:2.6");
  CHECK(chosen({.roll = 4, .figures = "3.2 s s s", .digits = {"11"}}) == "go:2.5");
  CHECK(chosen({.roll = 4, .figures = "3.2 s s s", .digits = {"00000"}}) == "go:3.6");
}

TEST_CASE("thumb: CM-13, CM-58, a symbol card pays, but not the only one of the own last blockade") {
  CHECK(chosen({.roll = 3, .figures = "1.1 s s s", .symbols = {"AA"}, .cards = {"free"}}) == "go:p0+A");
  CHECK(chosen({.roll = 4, .figures = "3.7 s s s", .digits = {"0000011"}, .symbols = {"D"}, .cards = {"free"}}) ==
        "go:p13+e");
}

TEST_CASE("thumb: CM-36, a lift saves a passage") {
  CHECK(chosen_after(four, {.roll = 3, .figures = "3.1 s s s", .digits = {"0000011"}}, "go:3.4") == "lift");
}

TEST_CASE("thumb: CM-59 to CM-61, cards that avert what is worth averting") {
  const Game<Options{.robbery = true}> robbery;
  const Setting robbed{.roll = 2, .figures = "2.1 2.3 s s", .digits = {"", "0011"}, .cards = {"", "guard stay"}};
  CHECK(chosen_after(robbery, robbed, "go:2.3") == "play:guard");
  CHECK(chosen_after(robbery, robbed, "go:2.3 pass rob:1") == "play:stay");
  const Setting at_start{.roll = 2, .figures = "1.2 1.4 s s", .cards = {"", "stay"}};
  CHECK(chosen_after(four, at_start, "go:1.4") == "play:stay");
  const Setting sent{.roll = 2, .figures = "1.0 1.6 s s", .cards = {"", "veto"}};
  CHECK(chosen_after(four, sent, "go:1.2 e:oback2") == "pass");
}

TEST_CASE("thumb: CM-76, what is needed is robbed") {
  const Game<Options{.robbery = true}> robbery;
  const Setting setting{.roll = 2, .figures = "2.1 2.3 s s", .digits = {"00000", "0011"}};
  CHECK(chosen_after(robbery, setting, "go:2.3") == "rob:1");
}

TEST_CASE("thumb: CM-53, CM-55, what is needed least is given up") {
  CHECK(chosen_after(four, {.roll = 2, .figures = "1.0 s s s", .symbols = {"AABD"}}, "go:1.2 e:lose") == "lose:A");
  CHECK(chosen_after(four, {.roll = 4, .figures = "3.31 s s s", .digits = {"0000011"}}, "go:3.3 e:drop") == "drop:1");
}

TEST_CASE("thumb: CM-77, trades by which both come nearer to their dates, and no others") {
  const Game<Options{.hoarding = Hoarding::extended, .trade = true}> trade;
  const Setting both{.figures = "2.7 3.0 3.1 s", .digits = {"000000", "111"}};
  CHECK(chosen(trade, both) == "offer:1:00:11 offer:1:0:1");
  CHECK(chosen_after(trade, both, "offer:1:0:1") == "accept");
  const Setting one{.figures = "2.7 3.0 3.1 s", .digits = {"00", "1"}};
  CHECK(chosen(trade, one) == "pass");
  CHECK(chosen_after(trade, one, "offer:1:00:1") == "accept");
  CHECK(chosen_after(trade, one, "offer:1:0:1") == "decline");
}

TEST_CASE("thumb: CM-62, a card changes a roll that then wins") {
  CHECK(chosen({.roll = 4, .figures = "4.18 s s s", .digits = {"00000112"}, .symbols = {"D"}, .cards = {"add+1"}}) ==
        "play:add+1");
  CHECK(chosen({.roll = 5, .figures = "4.18 s s s", .digits = {"00000112"}, .symbols = {"D"}, .cards = {"add+1"}}) ==
        "pass");
}

TEST_CASE("thumb: CM-75, figures met are captured, pacts accepted") {
  const Game<Options{.hoarding = Hoarding::extended}> extended;
  const Setting setting{.roll = 2, .figures = "2.1 2.3 3.0 s", .digits = {"000", "0000", "00000000", "00000"}};
  CHECK(chosen_after(extended, setting, "go:2.3") == "capture");
  CHECK(chosen_after(extended, setting, "go:2.3 spare") == "accept");
}

// While the compiler looks on.
static_assert(rule_of_thumb_test::plays(
    RuleOfThumb{}, four, position(four, {.roll = 5, .figures = "4.18 s s s", .digits = {"00000112"}, .symbols = {"D"}}),
    paid(Space::straight(3), Pose::d)));

TEST_CASE("thumb: legal, the same from a view, and under rules chosen at run time") {
  constexpr RuleOfThumb player;
  constexpr Options all = all_extra_rules;
  check_decisions<RuntimeGame>(player, four, 1500);
  check_decisions<RuntimeGame>(player, Game<Options{.seats = 2, .blockades_stay = false}>{}, 1500);
  check_decisions<RuntimeGame>(player, Game<Options{.seats = 3, .ones = 3, .outward = Outward::free}>{}, 1000);
  check_decisions<RuntimeGame>(player, Game<Options{.hoarding = Hoarding::one, .robbery = true}, narrow_edition>{},
                               1000);
  check_decisions<RuntimeGame>(player, Game<all>{}, 3000);
  check_decisions<RuntimeGame>(player, Game<all, wide_edition>{}, 2000);
  check_decisions<RuntimeGame>(player, Game<Options{.seats = 2, .transfer = true, .trade = true, .trade_offers = 4}>{},
                               1000);
}

TEST_CASE("thumb: no memory is asked for") { rule_of_thumb_test::check_no_allocations(RuleOfThumb{}, four); }

TEST_CASE("thumb: it wins against random players") {
  constexpr Options all = all_extra_rules;
  CHECK(rule_of_thumb_test::wins_against_random(RuleOfThumb{}, Game<Options{.seats = 2}>{}, 40, 5'000) >= 30);
  CHECK(rule_of_thumb_test::wins_against_random(RuleOfThumb{}, four, 40, 5'000) >= 20);
  CHECK(rule_of_thumb_test::wins_against_random(RuleOfThumb{}, Game<all>{}, 20, 20'000) >= 16);
}

}  // namespace
