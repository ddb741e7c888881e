#include <regelwerk/clockman/players/rule_of_thumb.hpp>

#include <string>

#include <rule_of_thumb.hpp>

#include <clockman/editions.hpp>
#include <clockman/scene.hpp>
#include <regelwerk/clockman.hpp>
#include <regelwerk/play.hpp>

using namespace clockman_test;
using rule_of_thumb_test::check_decisions;

namespace {

constexpr Game<Options{.robbery = true}> robbers;
constexpr Game<Options{.hoarding = Hoarding::extended}> hoarders;
constexpr Game<Options{.transfer = true}> transferrers;
constexpr Game<Options{.hoarding = Hoarding::extended, .trade = true}> traders;

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
  const Setting robbed{.roll = 2, .figures = "2.1 2.3 s s", .digits = {"", "0011"}, .cards = {"", "guard stay"}};
  CHECK(chosen_after(robbers, robbed, "go:2.3") == "play:guard");
  CHECK(chosen_after(robbers, robbed, "go:2.3 pass rob:1") == "play:stay");
  const Setting at_start{.roll = 2, .figures = "1.2 1.4 s s", .cards = {"", "stay"}};
  CHECK(chosen_after(four, at_start, "go:1.4") == "play:stay");
  const Setting sent{.roll = 2, .figures = "1.0 1.6 s s", .cards = {"", "veto"}};
  CHECK(chosen_after(four, sent, "go:1.2 e:oback2") == "pass");
}

TEST_CASE("thumb: CM-76, what is needed is robbed") {
  const Setting setting{.roll = 2, .figures = "2.1 2.3 s s", .digits = {"00000", "0011"}};
  CHECK(chosen_after(robbers, setting, "go:2.3") == "rob:1");
}

TEST_CASE("thumb: CM-53, CM-55, what is needed least is given up") {
  CHECK(chosen_after(four, {.roll = 2, .figures = "1.0 s s s", .symbols = {"AABD"}}, "go:1.2 e:lose") == "lose:A");
  CHECK(chosen_after(four, {.roll = 4, .figures = "3.31 s s s", .digits = {"0000011"}}, "go:3.3 e:drop") == "drop:1");
}

TEST_CASE("thumb: CM-77, trades by which both come nearer to their dates, and no others") {
  const Setting both{.figures = "2.7 3.0 3.1 s", .digits = {"000000", "111"}};
  CHECK(chosen(traders, both) == "offer:1:00:11 offer:1:0:1");
  CHECK(chosen_after(traders, both, "offer:1:0:1") == "accept");
  const Setting one{.figures = "2.7 3.0 3.1 s", .digits = {"00", "1"}};
  CHECK(chosen(traders, one) == "pass");
  CHECK(chosen_after(traders, one, "offer:1:00:1") == "accept");
  CHECK(chosen_after(traders, one, "offer:1:0:1") == "decline");
}

TEST_CASE("thumb: CM-62, a card changes a roll that then wins") {
  CHECK(chosen({.roll = 4, .figures = "4.18 s s s", .digits = {"00000112"}, .symbols = {"D"}, .cards = {"add+1"}}) ==
        "play:add+1");
  CHECK(chosen({.roll = 5, .figures = "4.18 s s s", .digits = {"00000112"}, .symbols = {"D"}, .cards = {"add+1"}}) ==
        "pass");
}

TEST_CASE("thumb: CM-75, figures met are captured, pacts accepted") {
  const Setting setting{.roll = 2, .figures = "2.1 2.3 3.0 s", .digits = {"000", "0000", "00000000", "00000"}};
  CHECK(chosen_after(hoarders, setting, "go:2.3") == "capture");
  CHECK(chosen_after(hoarders, setting, "go:2.3 spare") == "accept");
}

TEST_CASE("thumb: CM-15, CM-33, where the next digits lie, and how far out") {
  CHECK(chosen({.roll = 1, .figures = "3.4 s s s"}) == "go:3.5");
  CHECK(chosen({.roll = 6, .figures = "3.16 s s s"}) == "go:3.22");
  CHECK(chosen({.roll = 6, .figures = "3.20 s s s"}) == "go:3.26");
  CHECK(chosen({.roll = 5, .figures = "4.18 s s s"}) == "go:3.2");
  CHECK(chosen({.roll = 6, .figures = "p15 s s s"}) == "go:2.36");
  CHECK(chosen({.roll = 5, .figures = "p13 s s s", .digits = {"0000"}}) == "go:3.14");
  CHECK(chosen({.roll = 1, .figures = "p14 s s s", .digits = {"0000012"}, .symbols = {"E"}}) == "go:4.11");
  CHECK(chosen({.roll = 2, .figures = "4.16 s s s", .digits = {"00000"}}) == "go:3.26 go:4.18");
  CHECK(chosen({.roll = 6, .figures = "4.5 s s s", .digits = {"11"}}) == "go:3.13");
  SUBCASE("what others hold lies nowhere") {
    CHECK(chosen({.roll = 5, .figures = "4.1 s 2.7 s", .digits = {"01", "", "00112"}}) == "go:4.6");
    CHECK(chosen(transferrers, {.roll = 6, .figures = "3.28 s s s", .loose = {"000"}, .symbols = {"AAB"}}) == "go:3.2");
  }
  SUBCASE("one that is not needed is a little for as long as there is room") {
    CHECK(chosen({.roll = 5, .figures = "4.19 s s s", .digits = {"00000112"}, .symbols = {"B"}}) == "forfeit go:4.4");
    CHECK(chosen(traders, {.roll = 6, .figures = "4.19 s s s", .digits = {"00000X11"}}) == "go:4.5");
  }
}

TEST_CASE("thumb: CM-13, CM-18, CM-32, symbol cards by what passages they pay") {
  CHECK(chosen({.roll = 4, .figures = "p8 s s s"}) == "go:3.7");
  CHECK(chosen({.roll = 5, .figures = "3.19 s s s"}) == "go:3.24");
  CHECK(chosen({.roll = 5, .figures = "4.1 s s s"}) == "go:3.5");
  CHECK(chosen({.roll = 2, .figures = "p9 s s s", .symbols = {"E"}}) == "go:3.13");
  CHECK(chosen({.roll = 6, .figures = "3.12 s s s", .digits = {"0"}, .symbols = {"BBE"}}) == "go:2.19 go:3.18");
  CHECK(chosen({.roll = 6, .figures = "4.0 s s s", .symbols = {"DAC"}}) == "go:4.6");
  CHECK(chosen({.roll = 5, .figures = "3.11 s s s", .symbols = {"BDA"}}) == "go:2.17");
  CHECK(chosen({.roll = 2, .figures = "1.20 s s s", .symbols = {"DEB"}}) == "go:p3+D");
  CHECK(chosen({.roll = 5, .figures = "s s s s", .cards = {"free"}}) == "go:p0+e");
  CHECK(chosen({.roll = 5, .figures = "1.34 s s s", .symbols = {"AD"}, .cards = {"add+1"}}) == "pass");
  CHECK(chosen({.roll = 6, .figures = "2.4 s s s", .cards = {"add+1 free"}}) == "pass");
  CHECK(chosen({.roll = 2, .figures = "p14 s s s"}) == "go:3.19");
  CHECK(chosen({.roll = 6, .figures = "3.23 s s s", .symbols = {"ADE"}, .open = {"peace2:1"}}) == "go:3.29");
}

TEST_CASE("thumb: CM-36, CM-41, fields with a lift or an event card") {
  CHECK(chosen({.roll = 4, .figures = "p11 s s s", .symbols = {"BD"}}) == "go:2.38");
  CHECK(chosen({.roll = 6, .figures = "4.19 s s s", .digits = {"000001"}}) == "go:3.4");
  CHECK(chosen(transferrers, {.roll = 6, .figures = "3.12 s s s", .digits = {"0X"}}) == "go:3.18");
  CHECK(chosen_after(four, {.roll = 1, .figures = "p10 s s s", .digits = {"00000"}, .symbols = {"DCE"}}, "go:3.20") ==
        "lift");
  CHECK(chosen_after(four, {.roll = 4, .figures = "4.1 s s s", .symbols = {"E"}}, "go:3.4") == "remain");
}

TEST_CASE("thumb: CM-71, a transfer field for who has loose digits") {
  CHECK(chosen(transferrers, {.roll = 4, .figures = "4.5 s s s", .loose = {"00"}, .symbols = {"BBD"}}) == "go:3.11");
  CHECK(chosen(transferrers, {.roll = 2,
                              .figures = "4.16 p8 s s",
                              .digits = {"X"},
                              .loose = {"0000"},
                              .symbols = {"DA"},
                              .cards = {"veto swap", "free"}}) == "go:3.26");
}

TEST_CASE("thumb: CM-71, but not for who has none, or has all") {
  CHECK(chosen(transferrers, {.roll = 5, .figures = "2.33 s s s", .digits = {"00000X11"}, .cards = {"add+1"}}) ==
        "pass");
  CHECK(chosen(transferrers,
               {.roll = 3, .figures = "1.25 s s 1.23", .digits = {"0X"}, .cards = {"add+1 free", "", "", "stay"}}) ==
        "pass");
  const Setting lifted{.roll = 4,
                       .figures = "3.0 2.35 p2 s",
                       .digits = {"00000X11", "", "00112"},
                       .symbols = {"D", "D"},
                       .cards = {"add+1", "swap", "guard"}};
  CHECK(chosen_after(hoarders, lifted, "pass go:3.4") == "lift");
}

TEST_CASE("thumb: CM-24, others are captured, and their reach is left") {
  CHECK(chosen(traders,
               {.roll = 4, .figures = "p9 2.18 s s", .digits = {"", "X"}, .symbols = {"D", "E"}, .cards = {"add+1"}}) ==
        "pass");
  CHECK(chosen(hoarders, {.roll = 6, .figures = "4.7 s s 4.13", .digits = {"", "", "", "0"}}) == "go:3.18");
  CHECK(chosen(robbers, {.roll = 2,
                         .figures = "1.30 s 2.5 1.32",
                         .digits = {"", "", "X", "12"},
                         .symbols = {"", "", "", "B"},
                         .cards = {"add+1", "", "free guard", "veto"}}) == "pass");
  CHECK(chosen({.figures = "2.19 2.25 s s", .cards = {"", "swap"}}) == "play:swap:0");
  CHECK(chosen({.figures = "2.21 s 2.17 s", .cards = {"", "", "swap"}}) == "pass");
  CHECK(chosen({.roll = 6, .figures = "3.8 4.12 s s", .digits = {"2"}, .cards = {"add+1"}}) == "play:add+1");
  CHECK(chosen({.roll = 6, .figures = "2.22 s s s", .digits = {"0000012"}, .cards = {"add+1"}}) == "pass");
  SUBCASE("CM-59, CM-65: but for a stay card or a truce") {
    const Setting stays{.roll = 6, .figures = "2.5 2.13 1.13 s", .symbols = {"", "", "B"}, .cards = {"", "swap stay"}};
    CHECK(chosen_after(four, stays, "go:2.11 sE") == "pass");
    CHECK(chosen({.roll = 1, .figures = "2.2 2.38 s s", .cards = {"swap"}, .open = {"peace2:1"}}) == "play:swap:1");
    CHECK(chosen(robbers, {.roll = 2,
                           .figures = "3.5 p10 3.6 3.3",
                           .digits = {"0011", "0000", "02", "00000112"},
                           .symbols = {"DCA", "BBA"},
                           .cards = {"stay swap", "", "free"},
                           .open = {"peace2:1"}}) == "pass");
  }
}

TEST_CASE("thumb: CM-62, CM-63, cards are played for what they bring, else kept") {
  CHECK(chosen({.roll = 6, .figures = "3.17 s s s", .cards = {"add+1"}}) == "pass");
  CHECK(chosen({.roll = 5, .figures = "4.4 s s s", .digits = {"0000112"}, .cards = {"add+1"}}) == "play:add+1");
  CHECK(chosen(hoarders, {.roll = 6, .figures = "2.26 s 2.29 s", .symbols = {"B", "", "A"}, .cards = {"swap"}}) ==
        "play:swap:2");
  CHECK(chosen(hoarders, {.figures = "4.1 s 4.4 s",
                          .digits = {"12", "", "00000112"},
                          .symbols = {"", "", "B"},
                          .cards = {"stay veto", "", "swap add+1"}}) == "play:swap:0");
  const Setting far{
      .roll = 2, .figures = "1.23 1.43 1.14 s", .symbols = {"D", "EA", "E"}, .cards = {"veto stay", "", "swap"}};
  CHECK(chosen_after(four, far, "go:1.25 sA") == "play:swap:0");
}

TEST_CASE("thumb: CM-56, CM-59 to CM-61, what a grab takes, and cards against it") {
  const Setting grab{.roll = 3,
                     .figures = "4.0 4.12 4.14 s",
                     .digits = {"0000011", "01", "00112"},
                     .symbols = {"C", "", "BE"},
                     .cards = {"veto", "", "free"}};
  CHECK(chosen_after(traders, grab, "pass go:4.3 e:grab") == "grab:2:2");
  const Setting guarded{.roll = 2,
                        .figures = "1.32 2.13 1.24 s",
                        .digits = {"001", "00"},
                        .symbols = {"", "", "AE"},
                        .cards = {"veto", "guard", "free swap"}};
  CHECK(chosen_after(four, guarded, "go:1.34 e:grab grab:1:0") == "play:guard");
  const Setting few{
      .roll = 2, .figures = "2.26 2.24 s s", .digits = {"01", "11"}, .symbols = {"EBE"}, .cards = {"free", "veto"}};
  CHECK(chosen_after(robbers, few, "go:2.28 e:grab") == "play:veto");
  const Setting shared{
      .roll = 3, .figures = "4.1 1.5 4.17 s", .digits = {"", "000"}, .symbols = {"", "", "EBB"}, .cards = {"", "veto"}};
  CHECK(chosen_after(four, shared, "go:3.3 e:grab") == "pass");
  SUBCASE("what does nobody harm is let pass") {
    const Setting drop{
        .roll = 3, .figures = "1.29 s s p2", .symbols = {"", "", "", "C"}, .cards = {"", "", "", "veto"}};
    CHECK(chosen_after(four, drop, "go:1.32 e:drop") == "pass");
    const Setting again{
        .roll = 5, .figures = "1.21 s s 1.15", .digits = {"", "", "", "1"}, .cards = {"free", "", "", "veto"}};
    CHECK(chosen_after(four, again, "go:1.26 e:again") == "pass");
    const Setting stay{
        .roll = 1, .figures = "3.2 3.3 p2 s", .symbols = {"ED"}, .cards = {"guard", "stay", "veto free"}};
    CHECK(chosen_after(robbers, stay, "go:3.3") == "pass");
  }
}

TEST_CASE("thumb: CM-61, a veto keeps a rival with a complete date from another turn") {
  const Setting again{.roll = 2, .figures = "1.0 1.9 s s", .digits = {"00000112"}, .cards = {"", "veto"}};
  CHECK(chosen_after(four, again, "go:1.2 e:again") == "play:veto");
}

TEST_CASE("thumb: CM-76, what is needed is robbed, and not what there is enough of") {
  const Setting robbed{
      .roll = 3, .figures = "1.9 s 2.33 s", .digits = {"000001"}, .symbols = {"DC"}, .cards = {"swap", "", "veto"}};
  CHECK(chosen_after(robbers, robbed, "go:1.12 d1 go:1.12") == "rob:1");
}

TEST_CASE("thumb: CM-77, no trade that gives another its date, if not the own one, too") {
  const Setting both{.roll = 4,
                     .figures = "3.30 s s 4.16",
                     .digits = {"00112", "", "", "00000111"},
                     .symbols = {"CC", "", "", "D"},
                     .cards = {"add+1", "", "", "guard"}};
  CHECK(chosen_after(traders, both, "offer:3:2:1") == "accept");
  const Setting one{.roll = 1, .figures = "2.13 1.42 s s", .digits = {"000000", "00112"}};
  CHECK(chosen(traders, one) == "pass");
}

// While the compiler looks on.
static_assert(rule_of_thumb_test::plays(
    RuleOfThumb{}, four, position(four, {.roll = 5, .figures = "4.18 s s s", .digits = {"00000112"}, .symbols = {"D"}}),
    paid(Space::straight(3), Pose::d)));

TEST_CASE("thumb: legal, the same from a view, and under rules chosen at run time") {
  constexpr RuleOfThumb player;
  constexpr Options all = all_extra_rules;
  check_decisions<RuntimeGame>(player, four, 1500);
  check_decisions<RuntimeGame>(player, *RuntimeGame::make({.seats = 2, .blockades_stay = false}), 1500);
  check_decisions<RuntimeGame>(player, *RuntimeGame::make({.seats = 3, .ones = 3, .outward = Outward::free}), 1000);
  check_decisions<RuntimeGame>(player, *RuntimeGame::make({.hoarding = Hoarding::one, .robbery = true}, narrow_edition),
                               1000);
  check_decisions<RuntimeGame>(player, *RuntimeGame::make(all), 3000);
  check_decisions<RuntimeGame>(player, *RuntimeGame::make(all, wide_edition), 2000);
  check_decisions<RuntimeGame>(
      player, *RuntimeGame::make({.seats = 2, .transfer = true, .trade = true, .trade_offers = 4}), 1000);
}

TEST_CASE("thumb: no memory is asked for") { rule_of_thumb_test::check_no_allocations(RuleOfThumb{}, four); }

TEST_CASE("thumb: it wins against random players") {
  constexpr Options all = all_extra_rules;
  CHECK(rule_of_thumb_test::wins_against_random(RuleOfThumb{}, *RuntimeGame::make({.seats = 2}), 40, 5'000) >= 30);
  CHECK(rule_of_thumb_test::wins_against_random(RuleOfThumb{}, four, 40, 5'000) >= 20);
  CHECK(rule_of_thumb_test::wins_against_random(RuleOfThumb{}, *RuntimeGame::make(all), 20, 20'000) >= 16);
}

}  // namespace
