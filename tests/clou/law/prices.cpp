#include <clou/plan_scene.hpp>

#include <cstddef>
#include <string>

using namespace clou_test;

namespace {

constexpr std::size_t cabinet = 3;

/// The villa with a cabinet that costs so many traces and alarms by strength, for loot and the way into the study.
Edition dear_cabinet(int traces, int alarms, int circles, LastAlarm last = words::escapes) {
  Edition edition = worked_edition;
  Plan& villa = edition.plans[0];
  Part& part = villa.challenges[cabinet].parts[1];
  part.traces = static_cast<std::uint8_t>(traces);
  part.alarms = static_cast<std::uint8_t>(alarms);
  villa.challenges[cabinet].loot = {words::loot(2), words::diamond};
  villa.challenges[cabinet].opens = {"study"};
  villa.alarm_circles = circles;
  villa.last_alarm = last;
  return edition;
}

}  // namespace

TEST_CASE("CL-53: first loot and rooms, then the price, traces before alarms") {
  const Edition own = dear_cabinet(2, 1, 2);
  const RuntimeHeist villa = heist({}, own);
  const Events events = told(villa, fired(villa, "matt.strength", hall), "cross:cabinet.2.1");
  CHECK(kinds(events) == Kinds{EventKind::symbol_used, EventKind::demand_crossed, EventKind::challenge_done,
                               EventKind::loot_taken, EventKind::room_entered, EventKind::trace_crossed,
                               EventKind::trace_crossed, EventKind::alarm_crossed});
  CHECK(rule_of(events, EventKind::trace_crossed) == Rule::price);
  CHECK(rule_of(events, EventKind::loot_taken) == Rule::loot);
  CHECK(rule_of(events, EventKind::alarm_crossed) == Rule::price);
  const State state = after(villa, fired(villa, "matt.strength", hall), "cross:cabinet.2.1");
  CHECK(int{state.plan.traces} == 2);
  CHECK(int{state.plan.alarms} == 1);
  CHECK(state.phase == Phase::dice);
}

TEST_CASE("CL-53: who is arrested by the traces of a part has taken the loot and pays no alarms") {
  const Edition own = dear_cabinet(2, 1, 1);
  const RuntimeHeist villa = heist({}, own);
  for (const int before : {5, 6}) {
    const State state = fired(villa, "matt.strength*2", hall + "traces=" + std::to_string(before));
    const Events events = told(villa, state, "cross:cabinet.2.1");
    CHECK(count(events, EventKind::trace_crossed) == 7 - before);
    CHECK(count(events, EventKind::challenge_done) == 1);
    CHECK(count(events, EventKind::loot_taken) == 1);
    CHECK(count(events, EventKind::room_entered) == 1);
    CHECK(count(events, EventKind::alarm_crossed) == 0);
    CHECK(rule_of(events, EventKind::heist_ended) == Rule::trace);
    const State end = after(villa, state, "cross:cabinet.2.1");
    CHECK(end.ending == Ending::arrested);
    CHECK(end.haul == Haul{.loot = 2, .diamonds = 1});
    CHECK(villa.outcome(end)->scores[0] == 0);
    CHECK(end.waiting.empty());
    CHECK(moves_of(villa, end).empty());
  }
  const State spared = after(villa, fired(villa, "matt.strength", hall + "traces=4"), "cross:cabinet.2.1");
  CHECK(spared.ending == Ending::none);
  CHECK(int{spared.haul.loot} == 2);
}

TEST_CASE("CL-53: a part costs nothing before it is complete, and the other part costs nothing") {
  const RuntimeHeist two = heist({.thieves = {Thief::matt, Thief::bruce}});
  const State state = fired(two, "matt.strength,bruce.strength");
  CHECK(count(told(two, state, "cross:matt.strength:sidedoor.2.1"), EventKind::trace_crossed) == 0);
  CHECK(count(told(two, state, "cross:matt.strength:sidedoor.2.1 cross:sidedoor.2.2"), EventKind::trace_crossed) == 1);
  const RuntimeHeist villa = heist({});
  const Events free = told(villa, fired(villa, "matt.clever"), "cross:sidedoor.1.1");
  CHECK(count(free, EventKind::challenge_done) == 1);
  CHECK(count(free, EventKind::trace_crossed) == 0);
  CHECK(count(free, EventKind::alarm_crossed) == 0);
}

TEST_CASE("CL-53, CL-56: three alarms cross three circles, or as many as are left until one lets the gang flee") {
  const Edition three = dear_cabinet(0, 3, 4);
  const RuntimeHeist more = heist({}, three);
  CHECK(int{after(more, fired(more, "matt.strength", hall), "cross:cabinet.2.1").plan.alarms} == 3);

  const Edition two = dear_cabinet(0, 3, 2);
  const RuntimeHeist fewer = heist({}, two);
  const State state = fired(fewer, "matt.strength*2", hall);
  const Events events = told(fewer, state, "cross:cabinet.2.1");
  CHECK(count(events, EventKind::loot_taken) == 1);
  CHECK(count(events, EventKind::alarm_crossed) == 2);
  CHECK(count(events, EventKind::alarm_went_off) == 1);
  CHECK(events.back().kind == EventKind::round_ended);
  CHECK(moves_of(fewer, after(fewer, state, "cross:cabinet.2.1")) == Texts{"driver:matt"});

  const Edition jumping = dear_cabinet(0, 3, 2, words::jump(5));
  const RuntimeHeist jumps = heist({}, jumping);
  const State later = after(jumps, fired(jumps, "matt.strength", hall), "cross:cabinet.2.1");
  CHECK(int{later.plan.alarms} == 2);
  CHECK(int{later.plan.time} == 5);
  CHECK(later.phase == Phase::dice);
}

TEST_CASE("CL-54: the loot of a challenge is taken at once, all its pictures, without a choice") {
  const RuntimeHeist glassworks = heist({.scenario = "glassworks"});
  const State display = fired(glassworks, "matt.clever", "crossed=skylight.1.1,skylight.1.2,display.1.2 done=skylight");
  const Events events = told(glassworks, display, "cross:display.1.1");
  CHECK(kinds(events) ==
        Kinds{EventKind::symbol_used, EventKind::demand_crossed, EventKind::challenge_done, EventKind::loot_taken});
  CHECK(after(glassworks, display, "cross:display.1.1").haul == Haul{.loot = 2, .diamonds = 1});

  const State replica =
      fired(glassworks, "matt.safe", "crossed=skylight.1.1,skylight.1.2,mantrap.1.1,replica.1.1 done=skylight,mantrap");
  CHECK(after(glassworks, replica, "cross:replica.1.2").haul == Haul{.loot = 2, .specials = 1});
  const State tree = fired(glassworks, "matt.dexterity", "crossed=skylight.1.1,skylight.1.2 done=skylight");
  CHECK(after(glassworks, tree, "cross:tree.1.1").haul == Haul{.doubles = 1});
  const State polisher = fired(glassworks, "matt.electro", "crossed=fence.1.1,polisher.1.2 done=fence");
  CHECK(after(glassworks, polisher, "cross:polisher.1.1").haul == Haul{.diamonds = 2});
}

TEST_CASE("CL-54: four pictures of one challenge count all, beside what was taken before") {
  Edition own = worked_edition;
  own.plans[2].challenges[2].loot = {words::loot(7), words::diamond, words::double_circle, words::loot(1)};
  const RuntimeHeist glassworks = heist({.scenario = "glassworks"}, own);
  const State dog = fired(glassworks, "matt.clever", "crossed=fence.1.1,moulds.1.1 done=fence,moulds");
  CHECK(after(glassworks, dog, "cross:dog.1.1").haul == Haul{.loot = 10, .diamonds = 1, .doubles = 1});
}

TEST_CASE("CL-54: without its challenge done there is no loot, and not every challenge has some") {
  const RuntimeHeist glassworks = heist({.scenario = "glassworks"});
  const State display = fired(glassworks, "matt.clever", "crossed=skylight.1.1,skylight.1.2 done=skylight");
  CHECK(after(glassworks, display, "cross:display.1.1").haul == Haul{});
  const RuntimeHeist villa = heist({});
  const Events window = told(villa, fired(villa, "matt.strength", "crossed=window.1.1"), "cross:window.1.2");
  CHECK(count(window, EventKind::challenge_done) == 1);
  CHECK(count(window, EventKind::loot_taken) == 0);
}

TEST_CASE("CL-56: each alarm crosses the next circle, and only the last has an effect") {
  const RuntimeHeist museum = heist({.scenario = "museum"});  // two circles, the last an escape
  const std::string attic = "crossed=drainpipe.1.1,drainpipe.1.2 done=drainpipe ";
  const State first = fired(museum, "matt.strength", attic);
  CHECK(count(told(museum, first, "cross:fusebox.2.1"), EventKind::alarm_went_off) == 0);
  const State after_first = after(museum, first, "cross:fusebox.2.1");
  CHECK(int{after_first.plan.alarms} == 1);
  CHECK(int{after_first.alarm_off} == 0);
  CHECK(after_first.phase == Phase::dice);

  const State second = fired(museum, "matt.strength,matt.dexterity", attic + "alarms=1");
  const Events events = told(museum, second, "cross:fusebox.2.1");
  CHECK(kinds(events) == Kinds{EventKind::symbol_used, EventKind::demand_crossed, EventKind::challenge_done,
                               EventKind::room_entered, EventKind::alarm_crossed, EventKind::alarm_went_off,
                               EventKind::waiting_ended, EventKind::round_ended});
  CHECK(rule_of(events, EventKind::alarm_went_off) == Rule::alarm);
  const State fleeing = after(museum, second, "cross:fusebox.2.1");
  CHECK(int{fleeing.alarm_off} == 1);
  CHECK(fleeing.waiting.empty());
  CHECK(int{fleeing.plan.time} == 0);  // no phase of the round is finished
  CHECK(moves_of(museum, fleeing) == Texts{"driver:matt"});
}

TEST_CASE("CL-56: the last circle can let time jump, never back, and no further alarm does anything") {
  const RuntimeHeist hotel = heist({.scenario = "hotel"});
  const auto room21 = [&](const std::string& changes) {
    const State state = fired(hotel, "matt.strength", "crossed=delivery.1.1,lift.1.1 done=delivery,lift " + changes);
    return after(hotel, state, "cross:room21.2.1");
  };
  CHECK(int{room21("alarms=1 time=2").plan.time} == 2);
  CHECK(int{room21("alarms=2 time=2").plan.time} == 9);
  CHECK(int{room21("alarms=2 time=8").plan.time} == 9);
  CHECK(int{room21("alarms=2 time=9").plan.time} == 9);
  CHECK(int{room21("alarms=2 time=11").plan.time} == 11);
  CHECK(int{room21("alarms=2 time=11").plan.alarms} == 3);
  CHECK(int{room21("alarms=3 time=10").plan.alarms} == 3);
  CHECK(int{room21("alarms=3 time=10").plan.time} == 10);
  CHECK(room21("alarms=2 time=2").phase == Phase::dice);
  CHECK(int{room21("alarms=2 time=2").alarm_off} == 0);
}

TEST_CASE("CL-57: a fired escape crosses the next arrow, which alone never ends the heist") {
  const RuntimeHeist villa = heist({.thieves = Thief::janet});
  State state = fired(villa, "janet.escape*2");
  CHECK(moves_of(villa, state) == word_set("cross:escape lapse"));
  const Events events = told(villa, state, "cross:escape");
  CHECK(kinds(events) == Kinds{EventKind::symbol_used, EventKind::arrow_crossed});
  CHECK(rule_of(events, EventKind::arrow_crossed) == Rule::escape_arrow);
  CHECK(int{after(villa, state, "cross:escape").plan.arrows} == 1);
  CHECK(int{after(villa, state, "lapse").plan.arrows} == 0);

  state = fired(villa, "janet.escape*2", "arrows=3");
  const State full = after(villa, state, "cross:escape");
  CHECK(int{full.plan.arrows} == 4);
  CHECK(full.phase == Phase::dice);  // the second one had no place and lapsed
  CHECK(moves_of(villa, full) == Texts{"done"});
}

TEST_CASE("CL-57: with all arrows crossed or another symbol fired no arrow is crossed") {
  const RuntimeHeist villa = heist({.thieves = Thief::janet});
  CHECK(why_not(villa, fired(villa, "janet.clever"), "cross:escape") == Rule::escape_arrow);
  CHECK(why_not(villa, fired(villa, "janet.clever/escape", "arrows=4"), "cross:escape") == Rule::escape_arrow);
  CHECK(is_legal(villa, fired(villa, "janet.clever/escape", "arrows=3"), "cross:escape"));
}

TEST_CASE("CL-22, CL-57: a demand can ask for an escape as well") {
  Edition own = worked_edition;
  own.plans[0].challenges[0].parts = {words::part(words::escape, words::strength)};
  const RuntimeHeist villa = heist({.thieves = Thief::janet}, own);
  CHECK(moves_of(villa, fired(villa, "janet.escape")) == word_set("cross:window.1.1 cross:escape lapse"));
  CHECK(moves_of(villa, fired(villa, "janet.escape", "arrows=4")) == word_set("cross:window.1.1 lapse"));
}
