#include <regelwerk/ostfriesenlauf/players/rule_of_thumb.hpp>

#include <string>

#include <rule_of_thumb.hpp>

#include <ostfriesenlauf/editions.hpp>
#include <ostfriesenlauf/position.hpp>

using namespace ostfriesenlauf_test;
using rule_of_thumb_test::check_decisions;

namespace {

/// All that the player may choose in a position of four seats.
std::string chosen(const Scene& scene, const Weights& weights = {}) {
  return rule_of_thumb_test::choices(RuleOfThumb{weights}, four, position(four, scene));
}
/// The same where a card is to be laid from this hand.
std::string lays(std::string_view race, std::string_view laid_before, std::string_view hand,
                 const Weights& weights = {}) {
  return chosen({.race = race, .laid = laid_before, .hand = hand, .phase = Phase::lay}, weights);
}

TEST_CASE("thumb: OL-14, OL-15, the own runner goes far") {
  CHECK(lays("A6 B4 C2 D0", "", "4:+7 4:+2 1:+2 1:+3 1:+4") == "lay:4:+7");
  CHECK(lays("D20 B4 C2 A0", "4:+2 3:+2 2:+2", "1:+5 1:+2 4:+6 3:+4 4:+7") == "lay:1:+5");
  CHECK(lays("A6 B4 C2 D0", "", "4:+7 1:-2 1:+2 1:+3 1:+4", {.own = 0}) == "lay:1:-2");
}

TEST_CASE("thumb: the rival that leads goes back where the own runner cannot go on") {
  CHECK(lays("A26 B4 C2 D0", "", "1:-2 1:+2 1:+3 2:-2 2:+3") == "lay:1:-2");
  CHECK(lays("A26 B4 C2 D0", "", "1:-2 1:+2 1:+3 2:-2 3:-3", {.rival = 2}) == "lay:3:-3");
}

TEST_CASE("thumb: OL-16, OL-17, past the leader by one card") {
  CHECK(lays("A20 B4 C2 D0", "", "4:x@1 4:+7 4:+6 1:-2 2:-2") == "lay:4:x@1");
  CHECK(lays("A20 B4 C2 D0", "", "4:+1@1 4:+7 4:+6 1:-2 2:-2") == "lay:4:+1@1");
}

TEST_CASE("thumb: OL-13, hidden cards that are carried out before are taken to lead some fields forward") {
  CHECK(lays("A20 B10 C2 D0", "4:+2", "4:+4 3:+4 1:+2 1:+3 1:+4") == "lay:4:+4");
  CHECK(lays("A20 B10 C2 D0", "4:+2", "4:+4 3:+4 1:+2 1:+3 1:+4", {.guess = 0}) == "lay:3:+4");
  CHECK(lays("A20 B10 C2 D0", "1:+2", "4:+4 3:+4 1:+2 1:+3 1:+4") == "lay:3:+4");
  CHECK(lays("D16 C9 B3 A2", "3:+5 4:+4", "4:+7 4:+4 3:-3 3:+2 3:+4") == "lay:4:+7");
}

TEST_CASE("thumb: OL-26, who lays later will go forward, so the leader is kept from the line") {
  CHECK(lays("A29 B20 C2 D0", "4:+4 3:+4", "1:-2 2:+6 2:+2 3:+2 4:+2") == "lay:1:-2");
  CHECK(lays("A29 B20 C2 D0", "4:+4 3:+4", "1:-2 2:+6 2:+2 3:+2 4:+2", {.answer = 0}) == "lay:2:+6");
}

TEST_CASE("thumb: OL-19, OL-27, the sign comes to the own runner") {
  CHECK(lays("A26 B10 C5 D0", "4:+4 3:+4 2:+4", "3:finish@snail 1:+5 1:+2 2:+3 4:+2") == "lay:3:finish@snail");
  CHECK(lays("A26 B10 C5 D0", "4:+4 3:+4 2:+4", "3:finish@snail 1:+5 1:+2 2:+3 4:+2", {.win = 0}) == "lay:1:+5");
  CHECK(lays("A24 B10 C5 D0", "4:+4 3:+4 2:+4", "3:finish@snail 1:+5 1:+2 2:+3 4:+2") == "lay:1:+5");
}

TEST_CASE("thumb: other rivals than the leader count a little") {
  CHECK(lays("A26 B10 C9 D0", "", "3:-3 2:-2 1:+4 1:+5 2:+6") == "lay:3:-3");
  CHECK(lays("A26 B10 C9 D0", "", "3:-3 2:-2 1:+4 1:+5 2:+6", {.others = 0}) == "lay:2:+6 lay:2:-2 lay:3:-3");
  CHECK(lays("C13 A11 B7 D3", "", "2:+4 2:+6 2:+3 3:+5 1:+2") == "lay:3:+5");
}

TEST_CASE("thumb: a card for the own place is kept rather than another") {
  const std::string_view hand = "4:+2 1:-2 1:+2 2:+2 3:+2";
  CHECK(lays("A26 B4 C2 D0", "", hand, {.fit = 0}) == "lay:4:+2");
  CHECK(lays("A26 B4 C2 D0", "", hand, {.fit = 20}) == "lay:1:-2");
  SUBCASE("but a card that helps much is laid nevertheless") {
    CHECK(lays("B7 C5 D4 A1", "", "2:+2 3:+6 1:-2 4:+3 1:+3") == "lay:4:+3");
    const std::string_view mixed = "2:-2 3:+6 1:-2 1:+2 4:+2";
    CHECK(lays("D17 B5 C4 A1", "", mixed) == "lay:1:-2 lay:4:+2");
    CHECK(lays("D17 B5 C4 A1", "", mixed, {.fit = 0}) == "lay:4:+2");
  }
  SUBCASE("for the place that the runner comes to") {
    CHECK(lays("D29 B20 A7 C5", "", "4:+5 4:+4 4:+2 3:+6 4:+3") == "lay:4:+4 lay:4:+5");
  }
}

TEST_CASE("thumb: OL-10, from the stack of the own place") {
  CHECK(chosen({.hand = "1:+2 2:+2 3:+2 4:+2"}) == "draw:4");
  CHECK(chosen({.race = "D6 B4 C2 A0", .hand = "1:+2 2:+2 3:+2 4:+2"}) == "draw:4");
  CHECK(chosen({.race = "A26 D24 C2 B0", .laid = "4:+4 3:+4", .hand = "1:+2 2:+2 3:+2 4:+2"}) == "draw:2");
  CHECK(chosen({.hand = "1:+2 2:+2 3:+2 4:+2"}, {.draw_own = 0}) == "draw:1 draw:2 draw:3 draw:4");
  SUBCASE("of which there are not many in hand already, else from the stack behind") {
    const Scene scene{.race = "A26 D24 C2 B0", .laid = "4:+4 3:+4", .hand = "2:+2 2:+3 2:+4 2:+5"};
    CHECK(chosen(scene) == "draw:3");
    CHECK(chosen(scene, {.have = 0}) == "draw:2");
    CHECK(chosen(scene, {.draw_next = 0}) == "draw:2");
  }
}

TEST_CASE("thumb: OL-30, runners without an owner are rivals where they can win") {
  const auto by = [&](const auto& game) {
    State state = position(game, {.race = "C26 D24 B9 A8", .hand = "1:-2 1:+2 3:-3 2:+3 2:+2", .phase = Phase::lay});
    return rule_of_thumb_test::choices(RuleOfThumb{}, game, state);
  };
  CHECK(by(two) == "lay:1:-2");
  CHECK(by(two_owned) == "lay:3:-3");
}

// While the compiler looks on.
static_assert(rule_of_thumb_test::plays(RuleOfThumb{}, four,
                                        position(four, {.hand = "4:+7 4:+2 1:+2 1:+3 1:+4", .phase = Phase::lay}),
                                        laid(Place::fourth, face_of("+7"))));

TEST_CASE("thumb: legal, and the same from a view and under rules chosen at run time") {
  constexpr RuleOfThumb player;
  check_decisions<RuntimeGame>(player, one, 500);
  check_decisions<RuntimeGame>(player, two, 800);
  check_decisions<RuntimeGame>(player, two_owned, 800);
  check_decisions<RuntimeGame>(player, three, 800);
  check_decisions<RuntimeGame>(player, three_owned, 800);
  check_decisions<RuntimeGame>(player, four, 1500);
}

TEST_CASE("thumb: no memory is asked for") { rule_of_thumb_test::check_no_allocations(RuleOfThumb{}, three); }

TEST_CASE("thumb: it wins more than its share against random players") {
  CHECK(rule_of_thumb_test::wins_against_random(RuleOfThumb{}, four, 200, 2000) >= 70);
  CHECK(rule_of_thumb_test::wins_against_random(RuleOfThumb{}, two_owned, 100, 2000) >= 70);
}

}  // namespace
