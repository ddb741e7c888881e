#include <clou/plan_scene.hpp>

#include <string>

using namespace clou_test;

namespace {

const ThiefSet for_two{Thief::matt, Thief::bruce};
const ThiefSet for_three{Thief::matt, Thief::janet, Thief::bruce};

bool is_done(const RuntimeHeist& game, const State& state, const std::string& challenges) {
  return line_of(game, state).find(" done=" + challenges + " ") != std::string::npos;
}

/// The gang flees with bruce's loot of 5 from the safe, after an alarm.
State fleeing(const RuntimeHeist& villa, const std::string& arrows = "") {
  const State state = fired(villa, "bruce.strength/electro",
                            "crossed=window.1.1,window.1.2,door.1.1,safe.2.1,safe.2.2 done=window,door " + arrows);
  return after(villa, state, "cross:safe.2.3");
}

/// Bruce and others in the hotel's corridor, with two alarm circles crossed, and all but the last strength of room 21.
std::string corridor(int players) {
  const std::string crossed = players == 1   ? "delivery.1.1,lift.1.1"
                              : players == 2 ? "delivery.1.1,delivery.1.2,lift.1.1"
                                             : "delivery.1.1,delivery.1.2,delivery.1.3,lift.1.1,lift.1.2,room21.2.1";
  return "crossed=" + crossed + " done=delivery,lift alarms=2 ";
}

}  // namespace

TEST_CASE("CL-46, CL-51, CL-67: worked example 9, demands of the window and of the side door") {
  const RuntimeHeist one = heist({});
  const RuntimeHeist two = heist({.thieves = for_two});
  const RuntimeHeist three = heist({.thieves = for_three});
  const Texts at_start = word_set("window.1.1 window.1.2 sidedoor.1.1 sidedoor.2.1");
  CHECK(workable(one) == at_start);
  CHECK(workable(two) == at_start);
  Texts with_clever = at_start;
  with_clever.insert("window.1.4");
  CHECK(workable(three) == with_clever);

  CHECK(why_not(two, fired(two, "matt.strength"), "cross:window.1.3") == Rule::twins);
  CHECK(!workable(one, "crossed=window.1.2").contains("window.1.3"));
  CHECK(workable(two, "crossed=window.1.2").contains("window.1.3"));
  CHECK(workable(three, "crossed=window.1.2").contains("window.1.3"));

  const auto crossings_needed = [](const RuntimeHeist& villa) {
    State state = fired(villa, "matt.strength*2,matt.dexterity,matt.clever");
    int crossed = 0;
    for (const char* const text : {"cross:matt.dexterity:window.1.1", "cross:matt.strength:window.1.2",
                                   "cross:matt.strength:window.1.3", "cross:matt.clever:window.1.4"}) {
      if (is_done(villa, state, "window")) break;
      state = after(villa, state, text);
      ++crossed;
    }
    CHECK(is_done(villa, state, "window"));
    return crossed;
  };
  CHECK(crossings_needed(one) == 2);
  CHECK(crossings_needed(two) == 3);
  CHECK(crossings_needed(three) == 4);
}

TEST_CASE("CL-47, CL-50: worked example 9, the side door of two players") {
  const RuntimeHeist villa = heist({.thieves = for_two});
  const State state = fired(villa, "matt.strength/dexterity/clever,matt.clever,matt.clever/lock");
  Texts at_door;
  for (const std::string& demand : workable(villa, "crossed=sidedoor.1.1")) {
    if (demand.starts_with("sidedoor.")) at_door.insert(demand);
  }
  CHECK(at_door == word_set("sidedoor.1.2 sidedoor.2.1"));
  const State open = after(villa, state, "cross:matt.clever:sidedoor.1.1 cross:matt.clever/lock:sidedoor.1.2");
  CHECK(is_done(villa, open, "sidedoor"));
  CHECK(demands(villa, open) == word_set("window.1.1 window.1.2 silver.1.1 silver.1.2 stairs.1.1 stairs.1.2 "
                                         "stairs.1.3"));
}

TEST_CASE("CL-52: worked example 9, numbers of the hotel") {
  const RuntimeHeist hotel = heist({.scenario = "hotel", .thieves = {Thief::matt, Thief::trixie}});
  const State state = after(hotel, position(hotel, "crossed=porter.1.1,porter.1.2 done=porter"), "roll:346");
  const auto at_keyboard = [&](const State& there) {
    Texts found;
    for (const std::string& text : moves_of(hotel, there)) {
      if (text.find("keyboard") != std::string::npos) found.insert(text);
    }
    return found;
  };
  CHECK(at_keyboard(state) == word_set("mark:matt:keyboard.1.1:7=3+4 mark:trixie:keyboard.1.1:7=3+4"));
  const State later = after(hotel, state, "mark:matt:keyboard.1.1:7=3+4");
  CHECK(at_keyboard(later).empty());
  CHECK(why_not(hotel, later, "mark:trixie:keyboard.1.2:10=4+6") == Rule::number_demand);
  const State round = after(hotel, edited(hotel, later, "phase=roll roll=- matt=-/-/- trixie=-/-/-"), "roll:456");
  const State dice = after_lapses(hotel, round);
  CHECK(at_keyboard(dice) == word_set("mark:matt:keyboard.1.2:11=5+6 mark:trixie:keyboard.1.2:11=5+6"));
}

TEST_CASE("CL-53: worked example 10, the price of the cabinet") {
  const RuntimeHeist villa = heist({.thieves = Thief::bruce});
  const State before = fired(villa, "bruce.strength", hall);
  CHECK(kinds(told(villa, before, "cross:bruce.strength:cabinet.2.1")) ==
        Kinds{EventKind::symbol_used, EventKind::demand_crossed, EventKind::challenge_done, EventKind::loot_taken,
              EventKind::trace_crossed});
  const State state = after(villa, before, "cross:bruce.strength:cabinet.2.1");
  CHECK(int{state.plan.traces} == 1);
  CHECK(int{state.haul.loot} == 2);
  const State arrested = after(villa, fired(villa, "bruce.strength", hall + "traces=6"), "cross:cabinet.2.1");
  CHECK(int{arrested.plan.traces} == 7);
  CHECK(int{arrested.haul.loot} == 2);  // taken before the price
  const auto outcome = villa.outcome(arrested);
  REQUIRE(outcome);
  CHECK(outcome->ending == Ending::arrested);
  CHECK(outcome->scores[0] == 0);
  CHECK(outcome->rank == HeistRank::lost);
}

TEST_CASE("CL-53, CL-65: worked example 10, the safe and the alarm in the middle of a round") {
  const RuntimeHeist villa = heist({.thieves = Thief::bruce});
  State state = position(villa,
                         "crossed=window.1.1,window.1.2,door.1.1,safe.2.1,safe.2.2 done=window,door "
                         "bruce=-/-/clever.1:5,clever.2:2");
  state = after(villa, state, "roll:123 mark:bruce:clever.3:2=2");
  const Events events = told(villa, state, "cross:safe.2.3");
  CHECK(kinds(events) == Kinds{EventKind::symbol_used, EventKind::demand_crossed, EventKind::challenge_done,
                               EventKind::loot_taken, EventKind::alarm_crossed, EventKind::alarm_went_off,
                               EventKind::round_ended});
  state = after(villa, state, "cross:safe.2.3");
  CHECK(int{state.haul.loot} == 5);
  CHECK(moves_of(villa, state) == Texts{"driver:bruce"});
  CHECK(int{state.plan.traces} == 0);  // dice 1 and 3 were left
  CHECK(int{state.plan.time} == 0);
}

TEST_CASE("CL-14, CL-16, CL-18: worked example 10, unused dice come before the time") {
  const RuntimeHeist pair = heist({.thieves = {Thief::janet, Thief::bruce}, .use_dice = UseDice::may});
  const State arrested = after(pair, position(pair, "time=7"), "roll:124 done");
  CHECK(int{arrested.plan.traces} == 6);
  CHECK(arrested.ending == Ending::arrested);
  CHECK(int{arrested.plan.time} == 7);
  CHECK(int{arrested.alarm_off} == 0);
  CHECK(moves_of(pair, arrested).empty());

  const RuntimeHeist alone = heist({.use_dice = UseDice::may});
  const State late = after(alone, position(alone, "time=8"), "roll:112 done");
  CHECK(int{late.plan.traces} == 3);
  CHECK(int{late.alarm_off} == 1);
  CHECK(moves_of(alone, late) == Texts{"driver:matt"});
}

TEST_CASE("CL-60, CL-61: worked example 11, the escape") {
  const RuntimeHeist villa = heist({.thieves = Thief::bruce});
  const State driving = after(villa, fleeing(villa), "driver:bruce");
  CHECK(int{after(villa, driving, "drive:4").plan.police} == 1);
  CHECK(int{after(villa, driving, "drive:4").plan.arrows} == 0);
  for (const char* const text : {"drive:5", "drive:6"}) {
    CHECK(int{after(villa, driving, text).plan.arrows} == 1);
    CHECK(int{after(villa, driving, text).plan.police} == 0);
  }
  const RuntimeHeist janet = heist({.thieves = Thief::janet, .use_dice = UseDice::may});
  const State hers = after(janet, position(janet, "time=8"), "roll:124 done driver:janet");
  CHECK(int{after(janet, hers, "drive:6").plan.arrows} == 2);
  CHECK(int{after(janet, hers, "drive:5").plan.arrows} == 1);
  CHECK(int{after(janet, hers, "drive:4").plan.arrows} == 1);

  const State success = after(villa, driving, "drive:5 drive:6 drive:5 drive:4 drive:6");
  CHECK(success.phase == Phase::over);
  const auto escaped = villa.outcome(success);
  REQUIRE(escaped);
  CHECK(escaped->ending == Ending::success);
  CHECK(escaped->scores[0] == 3);
  CHECK(escaped->rank == HeistRank::poor);

  const State five = after(villa, driving, "drive:1 drive:2 drive:3 drive:4 drive:4");
  CHECK(five.phase == Phase::drive);
  const auto caught = villa.outcome(after(villa, five, "drive:1"));
  REQUIRE(caught);
  CHECK(caught->ending == Ending::caught);
  CHECK(caught->scores[0] == 0);
  CHECK(caught->rank == HeistRank::lost);
}

TEST_CASE("CL-61: worked example 11, all arrows crossed before the alarm") {
  const RuntimeHeist villa = heist({.thieves = Thief::bruce});
  const State state = fleeing(villa, "arrows=4");
  CHECK(state.phase == Phase::over);
  const auto outcome = villa.outcome(state);
  REQUIRE(outcome);
  CHECK(outcome->ending == Ending::success);
  CHECK(outcome->scores[0] == 3);
  CHECK(fleeing(villa, "arrows=3").phase == Phase::driver);
}

TEST_CASE("CL-56: worked example 11, the jump in the hotel") {
  const RuntimeHeist hotel = heist({.scenario = "hotel", .thieves = Thief::bruce});
  const State first_round = after(hotel, position(hotel, corridor(1)), "roll:124 mark:bruce:strength.1:1=1");
  const Events events = told(hotel, first_round, "cross:room21.2.1");
  CHECK(kinds(events) == Kinds{EventKind::symbol_used, EventKind::demand_crossed, EventKind::challenge_done,
                               EventKind::loot_taken, EventKind::alarm_crossed, EventKind::time_crossed});
  CHECK(rule_of(events, EventKind::time_crossed) == Rule::alarm);
  CHECK(events.back().number == 9);
  const State state = after(hotel, first_round, "cross:room21.2.1");
  CHECK(int{state.haul.loot} == 3);
  CHECK(int{state.plan.alarms} == 3);
  CHECK(int{state.plan.time} == 9);
  CHECK(is_legal(hotel, state, "mark:bruce:strength.2:2=2"));  // the round goes on
  const State done = after(hotel, edited(hotel, state, "bruce=-/-/strength.1:1"), "done");
  CHECK(int{done.plan.time} == 10);
  CHECK(moves_of(hotel, done) == word_set("stay run"));
}

TEST_CASE("CL-5, CL-56: worked example 11, the time left after the jump for every number of players") {
  const auto rounds_left = [](ThiefSet thieves) {
    const RuntimeHeist hotel = heist({.scenario = "hotel", .thieves = thieves});
    std::string hands;
    thieves.for_each([&](Thief thief) { hands += std::string{name_of(thief)} + "=-/-/- "; });
    State state = fired(hotel, "bruce.strength", corridor(thieves.size()));
    state = after(hotel, state,
                  thieves.size() == 3 ? "cross:bruce.strength:room21.2.2" : "cross:bruce.strength:room21.2.1");
    CHECK(int{state.plan.alarms} == 3);
    int rounds = 0;
    for (; state.phase != Phase::driver; ++rounds) {
      state = after(hotel, state, rounds == 0 ? "done" : "stay");
      if (rounds == 0) continue;
      // Dice are taken away, so that no traces come between.
      state = after(hotel, edited(hotel, state, "phase=dice roll=124 " + hands), "done");
    }
    return rounds;
  };
  CHECK(rounds_left(Thief::bruce) == 3);
  CHECK(rounds_left(for_two) == 3);
  CHECK(rounds_left(for_three) == 3);
}

TEST_CASE("CL-56: worked example 11, with no circle left a further alarm does nothing") {
  const RuntimeHeist hotel = heist({.scenario = "hotel", .thieves = Thief::bruce});
  const State state = fired(hotel, "bruce.strength", "alarms=3 time=9");
  const Events events = told(hotel, state, "cross:porter.2.1");
  CHECK(kinds(events) ==
        Kinds{EventKind::symbol_used, EventKind::demand_crossed, EventKind::challenge_done, EventKind::room_entered});
  const State later = after(hotel, state, "cross:porter.2.1");
  CHECK(int{later.plan.alarms} == 3);
  CHECK(int{later.plan.time} == 9);
  CHECK(int{later.alarm_off} == 0);
}
