#include <clou/editions.hpp>
#include <clou/plan_scene.hpp>

#include <string>

using namespace clou_test;

namespace {

/// A plan of one's own in place of the villa.
Edition with_villa(auto change) {
  Edition edition = worked_edition;
  change(edition.plans[0]);
  return edition;
}

constexpr std::size_t sidedoor = 1;
constexpr std::size_t desk = 7;
constexpr std::size_t villa_safe = 8;
constexpr std::size_t bust = 9;

/// For one player: window, side door and door, so that all rooms are entered.
const std::string all_rooms = "crossed=window.1.1,window.1.2,sidedoor.1.1,door.1.1 done=window,sidedoor,door";

}  // namespace

TEST_CASE("CL-45: the plan has its challenges in rooms, with parts and demands; others are no places") {
  const RuntimeHeist villa = heist({});
  CHECK(workable(villa, all_rooms) ==
        word_set("camera.1.1 camera.2.1 camera.2.3 cabinet.1.1 cabinet.2.1 silver.1.1 stairs.1.1 stairs.1.2 desk.1.1 "
                 "desk.2.1 safe.1.1 safe.2.1 safe.2.3"));
  const State state = fired(villa, "matt.strength");
  for (const std::string place : {"window.2.1", "window.1.5", "gate.1.1", "garden.1.1"}) {
    CHECK(!parse_move(villa, state, "cross:matt.strength:" + place));
  }
  CHECK(parse_move(villa, state, "cross:matt.strength:window.1.2"));
  CHECK(villa.why_not(state, crossed({Thief::matt, Symbol::strength}, Target::demand(63))) == Rule::plan_parts);
}

TEST_CASE("CL-46: the heist starts in the start room, and in no other") {
  const RuntimeHeist villa = heist({});
  CHECK(workable(villa) == word_set("window.1.1 window.1.2 sidedoor.1.1 sidedoor.2.1"));
  const State state = fired(villa, "matt.strength/dexterity/clever/electro/lock/safe");
  for (const char* const text :
       {"cross:camera.1.1", "cross:cabinet.1.1", "cross:door.1.1", "cross:silver.1.1", "cross:desk.1.1"}) {
    CHECK(why_not(villa, state, text) == Rule::entered_rooms);
  }
  const RuntimeHeist museum = heist({.scenario = "museum"});
  CHECK(workable(museum) == word_set("gate.1.1 gate.2.1 drainpipe.1.1 drainpipe.1.2"));
}

TEST_CASE("CL-46: in all entered rooms the gang works at everything at the same time") {
  const RuntimeHeist villa = heist({});
  CHECK(workable(villa, hall) ==
        word_set("sidedoor.1.1 sidedoor.2.1 camera.1.1 camera.2.1 camera.2.3 cabinet.1.1 cabinet.2.1 door.1.1 "
                 "door.2.1"));
  CHECK(workable(villa, "crossed=window.1.1,window.1.2,sidedoor.1.1 done=window,sidedoor") ==
        word_set("camera.1.1 camera.2.1 camera.2.3 cabinet.1.1 cabinet.2.1 door.1.1 door.2.1 silver.1.1 stairs.1.1 "
                 "stairs.1.2"));
  // Two thieves work in two rooms in one round.
  const RuntimeHeist two = heist({.thieves = {Thief::matt, Thief::bruce}});
  const State state = fired(two, "matt.electro,bruce.clever", "crossed=window.1.1,window.1.2,window.1.3 done=window");
  const State later = after(two, state, "cross:camera.1.1 cross:sidedoor.1.1");
  CHECK(line_of(two, later).find("crossed=window.1.1,window.1.2,window.1.3,sidedoor.1.1,camera.1.1 ") !=
        std::string::npos);
}

TEST_CASE("CL-47: an arrow with a diamond opens a room when its challenge is done, not before") {
  const RuntimeHeist villa = heist({});
  const State state = fired(villa, "matt.strength,matt.dexterity");
  const Events first = told(villa, state, "cross:window.1.2");
  CHECK(count(first, EventKind::room_entered) == 0);
  CHECK(why_not(villa, after(villa, state, "cross:window.1.2"), "cross:cabinet.1.1") == Rule::entered_rooms);
  const Events second = told(villa, state, "cross:window.1.2 cross:window.1.1");
  CHECK(kinds(second) ==
        Kinds{EventKind::symbol_used, EventKind::demand_crossed, EventKind::challenge_done, EventKind::room_entered});
  CHECK(rule_of(second, EventKind::room_entered) == Rule::diamond_arrows);
  CHECK(second[3].number == 1);  // the hall
}

TEST_CASE("CL-47: a room that has been entered is not entered again, and not every arrow leads to one") {
  const RuntimeHeist villa = heist({});
  const State stairs =
      fired(villa, "matt.dexterity", "crossed=window.1.1,window.1.2,sidedoor.1.1,stairs.1.1 done=window,sidedoor");
  const Events again = told(villa, stairs, "cross:stairs.1.2");
  CHECK(count(again, EventKind::challenge_done) == 1);
  CHECK(count(again, EventKind::room_entered) == 0);
  // The desk's arrow to the bust stays in the study.
  const State lock = fired(villa, "matt.lock", all_rooms);
  CHECK(count(told(villa, lock, "cross:desk.1.1"), EventKind::room_entered) == 0);
}

TEST_CASE("CL-47: one challenge can open two rooms, and a room that was the first") {
  const RuntimeHeist cellar = heist({.scenario = "cellar"}, cellar_edition);
  const State hatch = fired(cellar, "matt.clever,matt.lock", "crossed=hatch.3.1,hatch.3.2");
  const Events events = told(cellar, hatch, "cross:hatch.3.4");
  CHECK(kinds(events) == Kinds{EventKind::symbol_used, EventKind::demand_crossed, EventKind::challenge_done,
                               EventKind::loot_taken, EventKind::room_entered, EventKind::room_entered,
                               EventKind::trace_crossed, EventKind::trace_crossed});
  const State open = after(cellar, hatch, "cross:hatch.3.4");
  CHECK(open.haul == Haul{.loot = 9, .diamonds = 1, .doubles = 1});
  CHECK(demands(cellar, open) == Texts{"bottle.1.1"});
  // The bottle leads to the coal and back to the steps, which are both entered.
  CHECK(count(told(cellar, open, "cross:bottle.1.1"), EventKind::room_entered) == 0);
}

TEST_CASE("CL-47, CL-48: a challenge can lead into a room and to another challenge of its own room") {
  const Edition own = with_villa([](Plan& plan) {
    plan.rooms.push_back("cellar");
    plan.challenges[desk].opens = {"cellar"};
    plan.challenges.push_back({"wine", "cellar", {words::part(words::escape)}});
  });
  const RuntimeHeist villa = heist({}, own);
  CHECK(!workable(villa, all_rooms).contains("bust.1.1"));
  const State state = fired(villa, "matt.strength/escape,matt.lock", all_rooms);
  const State later = after(villa, state, "cross:desk.1.1");
  CHECK(is_legal(villa, later, "cross:bust.1.1"));  // by the arrow without a diamond
  CHECK(is_legal(villa, later, "cross:wine.1.1"));  // by the one with it
  // Within the room that is entered the bust stays closed: the arrow leads to it from the desk.
  const State door = fired(villa, "matt.strength,matt.lock", hall);
  CHECK(why_not(villa, after(villa, door, "cross:door.1.1"), "cross:bust.1.1") == Rule::follow_arrows);
}

TEST_CASE("CL-47: things within a room are workable at once with it") {
  const RuntimeHeist villa = heist({});
  const State state = fired(villa, "matt.strength/dexterity/clever,matt.clever");
  CHECK(demands(villa, after(villa, state, "cross:matt.clever:sidedoor.1.1")) ==
        word_set("window.1.1 window.1.2 silver.1.1 stairs.1.1 stairs.1.2"));
}

TEST_CASE("CL-48: what an arrow leads to from another challenge waits until that one is done") {
  const RuntimeHeist villa = heist({});
  const State state = fired(villa, "matt.strength,matt.strength/clever,matt.clever", all_rooms);
  CHECK(why_not(villa, state, "cross:matt.strength:bust.1.1") == Rule::follow_arrows);
  const State begun = after(villa, state, "cross:matt.clever:desk.2.1");
  CHECK(why_not(villa, begun, "cross:matt.strength:bust.1.1") == Rule::follow_arrows);
  const State done = after(villa, begun, "cross:matt.strength/clever:desk.2.2");
  CHECK(is_legal(villa, done, "cross:bust.1.1"));
}

TEST_CASE("CL-48: of several arrows one is enough") {
  const Edition own = with_villa([](Plan& plan) { plan.challenges[bust].after = {"desk", "safe"}; });
  const RuntimeHeist villa = heist({}, own);
  const auto with = [](const std::string& crossed, const std::string& done) {
    return "crossed=window.1.1,window.1.2,sidedoor.1.1,door.1.1" + crossed + " done=window,sidedoor,door" + done;
  };
  const State none = fired(villa, "matt.strength", with("", ""));
  CHECK(why_not(villa, none, "cross:bust.1.1") == Rule::follow_arrows);
  CHECK(workable(villa, with(",desk.1.1", ",desk")).contains("bust.1.1"));
  CHECK(workable(villa, with(",safe.1.1", ",safe")).contains("bust.1.1"));
  CHECK(workable(villa, with(",desk.1.1,safe.1.1", ",desk,safe")).contains("bust.1.1"));
}

TEST_CASE("CL-49: a challenge is done when all demands of one part are crossed, both may be begun") {
  const RuntimeHeist villa = heist({.thieves = {Thief::matt, Thief::bruce}});
  const State state = fired(villa, "matt.strength,matt.clever,bruce.strength,bruce.strength/lock");
  const State begun = after(villa, state, "cross:matt.clever:sidedoor.1.1 cross:matt.strength:sidedoor.2.1");
  CHECK(begun.plan.done == 0);
  CHECK(workable(villa, "crossed=sidedoor.1.1,sidedoor.2.1") ==
        word_set("window.1.1 window.1.2 sidedoor.1.2 sidedoor.2.2"));
  const Events events = told(villa, begun, "cross:bruce.strength:sidedoor.2.2");
  CHECK(rule_of(events, EventKind::challenge_done) == Rule::challenge_done);
  CHECK(count(events, EventKind::challenge_done) == 1);
  // The lock of the first part is left over.
  const State done = after(villa, begun, "cross:bruce.strength:sidedoor.2.2");
  CHECK(done.plan.done == 1U << sidedoor);
  CHECK(why_not(villa, done, "cross:bruce.strength/lock:sidedoor.1.2") == Rule::challenge_done);
}

TEST_CASE("CL-49: all but one demand of each part do not make a challenge done") {
  const RuntimeHeist villa = heist({.thieves = {Thief::matt, Thief::janet, Thief::trixie}});
  const State state = fired(villa, "matt.strength", "crossed=sidedoor.1.1,sidedoor.2.1");
  CHECK(count(told(villa, state, "cross:sidedoor.2.2"), EventKind::challenge_done) == 0);
  CHECK(after(villa, state, "cross:sidedoor.2.2").plan.done == 0);
}

TEST_CASE("CL-49: of three parts any one is enough") {
  const RuntimeHeist concert = heist({.scenario = "concert"});
  const std::string wardrobe =
      "crossed=stagedoor.1.1,doorman.1.1,wardrobedoor.1.1$ done=stagedoor,doorman,wardrobedoor";
  const auto with = [&](const std::string& crossed) {
    std::string text = wardrobe;
    return text.replace(text.find('$'), 1, crossed);
  };
  const auto in_case = [&](const std::string& crossed) {
    Texts found;
    for (const std::string& demand : workable(concert, with(crossed))) {
      if (demand.starts_with("case.")) found.insert(demand);
    }
    return found;
  };
  CHECK(in_case("") == word_set("case.2.1 case.3.1 case.3.2 case.3.3"));
  CHECK(in_case(",case.2.1,case.3.1") == word_set("case.2.2 case.3.2 case.3.3"));
  const Events second = told(concert, fired(concert, "matt.safe", with(",case.2.1,case.3.1")), "cross:case.2.2");
  REQUIRE(count(second, EventKind::challenge_done) == 1);
  CHECK(second[2].part == 1);
  const State three = fired(concert, "matt.strength", with(",case.2.1,case.3.1,case.3.2,case.3.3"));
  const Events third = told(concert, three, "cross:case.3.4");
  REQUIRE(count(third, EventKind::challenge_done) == 1);
  CHECK(third[2].part == 2);
  CHECK(count(third, EventKind::alarm_crossed) == 1);  // the price of this part
}

TEST_CASE("CL-49: a done challenge cannot be worked at any more") {
  const RuntimeHeist villa = heist({});
  CHECK(!workable(villa, hall).contains("window.1.2"));
  const State state = fired(villa, "matt.strength/clever", "crossed=sidedoor.1.1 done=sidedoor");
  CHECK(why_not(villa, state, "cross:sidedoor.2.1") == Rule::challenge_done);
  CHECK(why_not(villa, state, "cross:sidedoor.1.1") == Rule::challenge_done);
}

TEST_CASE("CL-50: in an ordered part a demand waits for those before it") {
  const RuntimeHeist villa = heist({.thieves = {Thief::matt, Thief::janet, Thief::trixie}});
  const std::string study =
      "done=window,sidedoor,door crossed=window.1.1,window.1.2,window.1.3,window.1.4,sidedoor.1.1,sidedoor.1.2,"
      "door.1.1,door.1.2";
  const State begin = fired(villa, "matt.strength/electro/safe", study);
  CHECK(is_legal(villa, begin, "cross:safe.1.1"));
  CHECK(why_not(villa, begin, "cross:safe.1.2") == Rule::workable);
  CHECK(why_not(villa, begin, "cross:safe.1.3") == Rule::workable);
  const State second = fired(villa, "matt.strength/electro/safe", study + ",safe.1.1");
  CHECK(why_not(villa, second, "cross:safe.1.1") == Rule::workable);
  CHECK(is_legal(villa, second, "cross:safe.1.2"));
  CHECK(why_not(villa, second, "cross:safe.1.3") == Rule::workable);
  const State third = fired(villa, "matt.safe", study + ",safe.1.1,safe.1.2");
  CHECK(is_legal(villa, third, "cross:safe.1.3"));
}

TEST_CASE("CL-50: without arrows the demands of a part are free in their order") {
  const RuntimeHeist villa = heist({});
  const State state = fired(villa, "matt.strength/electro*3", all_rooms);
  for (const char* const moves :
       {"cross:safe.2.3 cross:safe.2.1 cross:safe.2.2", "cross:safe.2.1 cross:safe.2.3 cross:safe.2.2",
        "cross:safe.2.1 cross:safe.2.2 cross:safe.2.3"}) {
    CHECK((after(villa, state, moves).plan.done >> villa_safe & 1U) == 1U);
  }
}

TEST_CASE("CL-50, CK-14: a part that is not allowed is not workable") {
  const RuntimeHeist concert = heist({.scenario = "concert"});
  const State state = fired(concert, "matt.clever/safe",
                            "crossed=stagedoor.1.1,doorman.1.1,wardrobedoor.1.1 done=stagedoor,doorman,wardrobedoor");
  CHECK(why_not(concert, state, "cross:case.1.1") == Rule::combination);
  CHECK(is_legal(concert, state, "cross:case.2.1"));
}

TEST_CASE("CL-51: a demand with a player count is needed by so many players only") {
  const auto window = [](ThiefSet thieves, const std::string& crossed) {
    Texts found;
    for (const std::string& demand : workable(heist({.thieves = thieves}), "crossed=" + crossed)) {
      if (demand.starts_with("window.")) found.insert(demand);
    }
    return found;
  };
  const ThiefSet one{Thief::matt};
  const ThiefSet two{Thief::matt, Thief::bruce};
  const ThiefSet three{Thief::matt, Thief::janet, Thief::bruce};
  CHECK(window(one, "window.1.2") == word_set("window.1.1"));
  CHECK(window(two, "window.1.2") == word_set("window.1.1 window.1.3"));
  CHECK(window(three, "window.1.2") == word_set("window.1.1 window.1.3 window.1.4"));

  const RuntimeHeist alone = heist({.thieves = one});
  const State state = fired(alone, "matt.strength/clever");
  CHECK(why_not(alone, state, "cross:window.1.3") == Rule::player_count);
  CHECK(why_not(alone, state, "cross:window.1.4") == Rule::player_count);
  const RuntimeHeist pair = heist({.thieves = two});
  CHECK(why_not(pair, fired(pair, "matt.strength/clever"), "cross:window.1.4") == Rule::player_count);
}

TEST_CASE("CL-50, CL-51: in an ordered part a demand that is not needed counts as crossed") {
  const Edition own = with_villa([](Plan& plan) {
    plan.challenges[sidedoor].parts = {
        words::ordered(words::clever, words::from(3, words::electro), words::from(2, words::lock), words::safe)};
  });
  const auto next = [&](ThiefSet thieves, const std::string& crossed) {
    Texts found;
    for (const std::string& demand : workable(heist({.thieves = thieves}, own), "crossed=" + crossed)) {
      if (demand.starts_with("sidedoor.")) found.insert(demand);
    }
    return found;
  };
  CHECK(next(Thief::matt, "sidedoor.1.1") == Texts{"sidedoor.1.4"});
  CHECK(next({Thief::matt, Thief::bruce}, "sidedoor.1.1") == Texts{"sidedoor.1.3"});
  CHECK(next({Thief::matt, Thief::janet, Thief::bruce}, "sidedoor.1.1") == Texts{"sidedoor.1.2"});
  const RuntimeHeist alone = heist({}, own);
  CHECK(after(alone, fired(alone, "matt.clever,matt.safe"), "cross:sidedoor.1.1 cross:sidedoor.1.4").plan.done ==
        1U << sidedoor);
}
