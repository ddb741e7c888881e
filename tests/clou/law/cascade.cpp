#include <clou/plan_scene.hpp>

#include <cstddef>
#include <string>

using namespace clou_test;

namespace {

constexpr std::size_t villa_stairs = 6;

/// The challenges that some events tell as done, in order, and by which part: "door.1 desk.1".
std::string done_by(const Plan& plan, const Events& events) {
  std::string text;
  for (const Event& event : events) {
    if (event.kind != EventKind::challenge_done) continue;
    if (!text.empty()) text += ' ';
    text += std::string{plan.challenges[static_cast<std::size_t>(event.number)].name} + '.' +
            std::to_string(event.part + 1);
  }
  return text;
}

const std::string window_crossed = "crossed=window.1.1,window.1.2";

}  // namespace

TEST_CASE("CL-55: a challenge frees a second and a third at once") {
  const RuntimeHeist villa = heist({});
  const State state = fired(villa, "matt.lock", window_crossed + ",desk.1.1,bust.1.1 done=window");
  const Events events = told(villa, state, "cross:door.1.1");
  CHECK(done_by(standard::villa, events) == "door.1 desk.1 bust.1");
  CHECK(int{after(villa, state, "cross:door.1.1").haul.loot} == 6);
  // Without the desk the bust is not reached, complete as it is.
  const State without = fired(villa, "matt.lock", window_crossed + ",bust.1.1 done=window");
  CHECK(done_by(standard::villa, told(villa, without, "cross:door.1.1")) == "door.1");
}

TEST_CASE("CL-55: a crossing that completes nothing does nothing more") {
  const RuntimeHeist villa = heist({});
  const State state = fired(villa, "matt.strength", window_crossed + ",desk.1.1 done=window");
  CHECK(kinds(told(villa, state, "cross:door.2.1")) == Kinds{EventKind::symbol_used, EventKind::demand_crossed});
}

TEST_CASE("CL-55: the search begins anew in table order after each challenge") {
  const RuntimeHeist villa = heist({});
  // The camera stands before the stairs that lead to it, the desk behind them.
  const State state = fired(villa, "matt.dexterity",
                            "crossed=sidedoor.1.1,camera.1.1,cabinet.1.1,door.1.1,stairs.1.1,desk.1.1 "
                            "done=sidedoor");
  CHECK(done_by(standard::villa, told(villa, state, "cross:stairs.1.2")) ==
        "stairs.1 camera.1 cabinet.1 door.1 desk.1");
  Edition own = worked_edition;
  own.plans[0].challenges[villa_stairs].opens = {"hall", "study"};
  const RuntimeHeist house = heist({}, own);
  const State both =
      fired(house, "matt.dexterity", "crossed=sidedoor.1.1,camera.1.1,stairs.1.1,desk.1.1 done=sidedoor");
  CHECK(done_by(own.plans[0], told(house, both, "cross:stairs.1.2")) == "stairs.1 camera.1 desk.1");
}

TEST_CASE("CL-55: of several complete parts the first is paid for") {
  const RuntimeHeist villa = heist({});
  const State both = fired(villa, "matt.strength", "crossed=window.1.1,cabinet.1.1,cabinet.2.1");
  const Events events = told(villa, both, "cross:window.1.2");
  CHECK(done_by(standard::villa, events) == "window.1 cabinet.1");
  CHECK(count(events, EventKind::trace_crossed) == 0);
  const State second = fired(villa, "matt.strength", "crossed=window.1.1,cabinet.2.1");
  const Events paid = told(villa, second, "cross:window.1.2");
  CHECK(done_by(standard::villa, paid) == "window.1 cabinet.2");
  CHECK(count(paid, EventKind::trace_crossed) == 1);
}

TEST_CASE("CL-55, CK-14: a complete part that is not allowed is passed over") {
  const RuntimeHeist concert = heist({.scenario = "concert"});
  const std::string foyer = "done=stagedoor,doorman crossed=stagedoor.1.1,doorman.1.1";
  const State closed = fired(concert, "matt.lock", foyer + ",case.1.1");
  CHECK(done_by(standard::concert, told(concert, closed, "cross:wardrobedoor.1.1")) == "wardrobedoor.1");
  const State second = fired(concert, "matt.lock", foyer + ",case.1.1,case.2.1,case.2.2");
  CHECK(done_by(standard::concert, told(concert, second, "cross:wardrobedoor.1.1")) == "wardrobedoor.1 case.2");
}

TEST_CASE("CL-16, CL-55: an arrest ends the search") {
  const RuntimeHeist villa = heist({});
  const State state = fired(villa, "matt.strength", "crossed=window.1.1,cabinet.2.1,door.1.1 traces=6");
  const Events events = told(villa, state, "cross:window.1.2");
  CHECK(done_by(standard::villa, events) == "window.1 cabinet.2");  // not the door
  const State end = after(villa, state, "cross:window.1.2");
  CHECK(end.ending == Ending::arrested);
  CHECK(int{end.haul.loot} == 2);
  CHECK(done_by(standard::villa,
                told(villa, fired(villa, "matt.strength", "crossed=window.1.1,cabinet.2.1,door.1.1 traces=5"),
                     "cross:window.1.2")) == "window.1 cabinet.2 door.1");
}

TEST_CASE("CL-55, CL-56: an escape that begins ends the search") {
  const RuntimeHeist villa = heist({});
  const std::string crossed = window_crossed + ",desk.1.1,safe.2.1,safe.2.2,safe.2.3,bust.1.1 done=window";
  const State state = fired(villa, "matt.clever,matt.lock", crossed);
  const Events events = told(villa, state, "cross:door.1.1");
  CHECK(done_by(standard::villa, events) == "door.1 desk.1 safe.2");  // the bust stands behind the safe
  const State fleeing = after(villa, state, "cross:door.1.1");
  CHECK(fleeing.phase == Phase::driver);
  CHECK(int{fleeing.haul.loot} == 8);
  CHECK(fleeing.waiting.empty());
}

TEST_CASE("CL-52, CL-55: a number that is crossed frees what was complete, too") {
  const RuntimeHeist hotel = heist({.scenario = "hotel"});
  const State state = position(hotel, "phase=dice roll=346 matt=346/-/- crossed=porter.1.1,room21.1.1 done=porter");
  CHECK(done_by(standard::hotel, told(hotel, state, "mark:matt:keyboard.1.1:7=3+4")) == "keyboard.1 room21.1");
}

TEST_CASE("CL-55, CK-20: what was scouted is done as soon as it is workable, not before") {
  const RuntimeCampaign campaign = clou_test::campaign({});
  const State scouting = after(campaign, campaign.initial(), "gift:scouting gang:matt");
  const Events early = told(campaign, scouting, "scout:hamper.1.1");
  CHECK(kinds(early) == Kinds{EventKind::demand_crossed});
  State state = after(campaign, scouting, "scout:hamper.1.1");
  state = edited(campaign, state, "phase=symbol roll=124 waiting=matt.strength,matt.lock crossed=hamper.1.1");
  state = after(campaign, state, "cross:fence.1.1");
  CHECK(int{state.haul.doubles} == 0);
  const Events events = told(campaign, state, "cross:officedoor.1.1");
  CHECK(done_by(standard::glassworks, events) == "officedoor.1 hamper.1");
  CHECK(int{after(campaign, state, "cross:officedoor.1.1").haul.doubles} == 1);
  // A challenge of the first room is done at once by scouting.
  CHECK(done_by(standard::glassworks, told(campaign, scouting, "scout:dog.1.1")) == "dog.1");
}

TEST_CASE("CL-55, CK-33: after a throw is done what the music had kept closed") {
  const RuntimeHeist concert = heist({.scenario = "concert"});
  const std::string door = "phase=roll crossed=stagedoor.1.1,doorman.1.1,wardrobedoor.1.1 done=stagedoor,doorman time=";
  CHECK(done_by(standard::concert, told(concert, position(concert, door + "6"), "roll:124")) == "wardrobedoor.1");
  CHECK(done_by(standard::concert, told(concert, position(concert, door + "5"), "roll:124")).empty());  // instrumental
}
