#include <regelwerk/clou/board/cause.hpp>

#include <string>

#include <reasons.hpp>

#include <clou/campaign_scene.hpp>
#include <clou/plan_scene.hpp>
#include <clou/sheet_scene.hpp>

#include <regelwerk/clou/language/cause_phrase.hpp>
#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>

using namespace clou_test;

namespace {

/// The rule and the cause, in words.
std::string because(const auto& game, const State& state, const std::string& text) {
  return questions::reason(game, state, why(game, state, clou_test::move_of(game, state, text)));
}

/// The cause as a phrase.
std::string said(const auto& game, const State& state, const std::string& text, auto tongue) {
  const auto why_not = why(game, state, clou_test::move_of(game, state, text));
  return std::string{phrase_of(game, state, *why_not, tongue).view()};
}

}  // namespace

TEST_CASE("the cause as a phrase: boxes, demands, rooms and symbols by their names") {
  using regelwerk::english, regelwerk::german;
  const RuntimeHeist pair = heist({.thieves = {Thief::matt, Thief::janet}});
  const State state = position(pair,
                               "phase=symbol roll=124 waiting=matt.clever crossed=window.1.1,window.1.2,window.1.3,"
                               "cabinet.1.1,cabinet.1.2,door.1.1 done=window,cabinet,door matt=124/-/- janet=124/-/-");
  CHECK(said(pair, state, "cross:stairs.1.3", english) == "room “kitchen” is not entered yet");
  CHECK(said(pair, state, "cross:stairs.1.3", german) == "Raum „Küche“ ist noch nicht betreten");
  CHECK(said(pair, state, "cross:bust.1.1", english) == "challenge “desk” goes first");
  CHECK(said(pair, state, "cross:escape", english) == "clever is missing");
  CHECK(said(pair, state, "cross:sidedoor.2.1", german) == "verlangt ist Kraft");
  CHECK(said(pair, state, "cross:camera.2.2", english) == "demand 1 of part 2 of “camera” (clever) goes first");
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const State dice = position(villa, "phase=dice roll=144 matt=144/fill/strength.1:4,grid.6,ring.1:5,tree.1*");
  CHECK(said(villa, dice, "mark:matt:strength.3:1=1", english) == "box 2 of “strength” goes first");
  CHECK(said(villa, dice, "mark:matt:dexterity.1:5=1+4", english) == "5 does not fit here");
  const RuntimeHeist alone = heist({});
  CHECK(said(alone, after(alone, position(alone), "roll:134"), "done", german) == "Matt kann noch Würfel nutzen");
}

TEST_CASE("CL-46 to CL-52, CL-67: the cause is the room, the challenge, the demand, or what it asks for") {
  const RuntimeHeist pair = heist({.thieves = {Thief::matt, Thief::janet}});
  const State state = position(pair,
                               "phase=symbol roll=124 waiting=matt.clever crossed=window.1.1,window.1.2,window.1.3,"
                               "cabinet.1.1,cabinet.1.2,door.1.1 done=window,cabinet,door matt=124/-/- janet=124/-/-");
  CHECK(because(pair, state, "cross:special.1") == "CL-36 element special.1");
  CHECK(because(pair, state, "cross:escape") == "CL-57 symbols clever");
  CHECK(because(pair, state, "cross:stairs.1.3") == "CL-46 room kitchen");
  CHECK(because(pair, state, "cross:bust.1.1") == "CL-48 challenge desk");
  CHECK(because(pair, state, "cross:cabinet.2.1") == "CL-49 challenge cabinet");
  CHECK(because(pair, state, "cross:camera.1.2") == "CL-51 demand camera.1.2");
  CHECK(because(pair, state, "cross:sidedoor.1.2") == "CL-50 demand sidedoor.1.1");
  CHECK(because(pair, state, "cross:sidedoor.2.1") == "CL-25 symbols strength");
  CHECK(because(pair, state, "cross:camera.2.2") == "CL-67 demand camera.2.1");
  CHECK(because(pair, edited(pair, state, "matt=124/-/special.4"), "cross:special.4") == "CL-26 element special.4");
  CHECK(because(pair, state, "cross:janet.lock:window.1.1") == "CL-22 symbols lock");
  const RuntimeHeist hotel = heist({.scenario = "hotel", .thieves = {Thief::matt, Thief::trixie}});
  const State numbers = after(hotel, position(hotel, "crossed=porter.1.1,porter.1.2 done=porter"), "roll:346");
  CHECK(because(hotel, numbers, "mark:trixie:keyboard.1.1:10=4+6") == "CL-52 number 7");
}

TEST_CASE("CL-9 to CL-13, CL-27: the cause is the thief, the die or the number") {
  const RuntimeHeist villa = heist({});
  const State state = after(villa, position(villa), "roll:134");
  CHECK(because(villa, state, "done") == "CL-13 thief matt");
  CHECK(because(villa, state, "mark:matt:strength.1:5=1+3") == "CL-27 number 5");
  const State used = after(villa, state, "mark:matt:clever.1:3=3");
  const Move again = marked(Thief::matt, Element{Group::strength, 0}, {.dice = 2}, 3);
  CHECK(questions::reason(villa, used, why(villa, used, again)) == "CL-9 die 3");
  const State kept = position(villa, "phase=dice roll=112 matt=112/~1/-");
  CHECK(because(villa, kept, "mark:matt:strength.1:1=1~1") == "CL-41 number 1");
  CHECK(because(villa, kept, "fill:matt:strength.1:2") == "CL-39 thief matt");
}

TEST_CASE("CL-28 to CL-36: the cause is the box before, the number that is asked for, or the box that is written") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const State state = position(villa, "phase=dice roll=144 matt=144/fill/strength.1:4,grid.6,ring.1:5,tree.1*");
  CHECK(because(villa, state, "mark:matt:strength.3:1=1") == "CL-29 element strength.2");
  CHECK(because(villa, state, "mark:matt:dexterity.1:5=1+4") == "CL-28 number 5");
  CHECK(because(villa, state, "mark:matt:grid.6:4=4") == "CL-26 element grid.6");
  CHECK(because(villa, state, "mark:matt:grid.4:4=4") == "CL-31 number 3");
  CHECK(because(villa, state, "mark:matt:ring.1:4=4") == "CL-32 number 4");
  CHECK(because(villa, state, "mark:matt:tree.5:4=4") == "CL-33 element tree.5");
  CHECK(because(villa, state, "mark:matt:tree.3:4=4") == "CL-33 number 2");
  CHECK(because(villa, state, "fill:matt:special.2") == "CL-67 element special.1");
  CHECK(because(villa, state, "fill:matt:strength.1:4") == "CL-26 element strength.1");
  const RuntimeHeist& trixies = villa_of(Thief::trixie);
  const State pyramid = position(trixies, "phase=dice roll=144 trixie=144/-/pyramid.1:3");
  CHECK(because(trixies, pyramid, "mark:trixie:pyramid.4:4=4") == "CL-34 element pyramid.2");
  CHECK(because(trixies, pyramid, "mark:trixie:pyramid.5:4=4") == "CL-34 element pyramid.2");
}

TEST_CASE("CL-59: the cause is who does not drive") {
  const RuntimeHeist pair = heist({.thieves = {Thief::janet, Thief::bruce}});
  const State choice = position(pair, "phase=driver alarm=1 time=7");
  CHECK(because(pair, choice, "driver:matt") == "CL-59 thief matt");
  CHECK(questions::reason(pair, choice, why(pair, choice, ran())) == "CL-59");
}

TEST_CASE("CK-4, CK-12, CK-16, CK-17, CK-21: the cause is the item, the points, the heist, the circle") {
  const RuntimeCampaign game = campaign({});
  const State state =
      edited(game, after(game, game.initial(), "gift:canes gang:janet"), "phase=dice roll=124 janet=124/fill/-");
  CHECK(because(game, state, "fill:janet:exp2.2") == "CK-16 element exp2.2");
  CHECK(because(game, state, "fill:janet:lights.3") == "CK-17 item lights");
  const State poor = position(game, "phase=wages heists=1 rest=3");
  CHECK(because(game, poor, "buy:canes") == "CK-12 number 2");
  const auto view = game.view(poor, regelwerk::spectator);
  CHECK(questions::reason(game, view, why(game, view, saved())) == "CL-1 seat 0");
}
