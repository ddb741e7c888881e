#include <clou/scene.hpp>

#include <array>

#include <clou/editions.hpp>

using namespace clou_test;

namespace {

const RuntimeHeist janet_and_bruce = heist({.thieves = {Thief::janet, Thief::bruce}, .use_dice = UseDice::may});

/// The villa's safe, open but for its alarm, with dice left and a strength that waits.
State at_safe(const std::string& more = "") {
  return position(bruces_villa,
                  "phase=symbol roll=123 time=2 waiting=bruce.strength,bruce.electro crossed=window.1.1,window.1.2,"
                  "door.1.1,safe.2.1,safe.2.2 done=window,door bruce=13/~1/- " +
                      more);
}
/// The museum's showcase, before its part at the price of an alarm, with the crown behind it complete.
State at_showcase(const std::string& more = "") {
  return position(idle_museum,
                  "phase=symbol roll=123 waiting=matt.strength crossed=gate.1.1,watchman.1.1,watchman.1.2,laser.1.1,"
                  "laser.1.3,crown.2.1,crown.2.2 done=gate,watchman,laser matt=123/-/- " +
                      more);
}

/// An alarm by time with bruce driving and janet beside him.
State driving(const std::string& tracks, const std::string& driver = "bruce") {
  return position(janet_and_bruce, "phase=drive alarm=1 time=8 acting=" + driver + " " + tracks);
}

}  // namespace

TEST_CASE("CL-58: a heist ends by running away, by an arrest, or by an escape after an alarm") {
  const State away = after(bruces_villa, position(bruces_villa, "phase=leave time=1"), "run");
  CHECK(away.ending == Ending::success);
  const State arrested =
      after(bruces_villa, position(bruces_villa, "phase=dice roll=123 traces=6 bruce=1/-/-"), "done");
  CHECK(arrested.ending == Ending::arrested);
  const State escape = after(bruces_villa, at_safe(), "cross:safe.2.3");
  CHECK(escape.phase == Phase::driver);
  CHECK(escape.ending == Ending::none);
  CHECK(after(bruces_villa, escape, "driver:bruce drive:6 drive:6 drive:5 drive:5").ending == Ending::success);
  CHECK(after(bruces_villa, escape, "driver:bruce drive:1 drive:2 drive:3 drive:4 drive:1 drive:2").ending ==
        Ending::caught);
}

TEST_CASE("CL-58: nothing else ends it") {
  const State last =
      position(bruces_villa,
               "phase=symbol roll=123 arrows=4 waiting=bruce.strength,bruce.escape "
               "crossed=window.1.1,window.1.2,sidedoor.1.1,camera.1.1,cabinet.1.1,door.1.1,silver.1.1,stairs.1.1,"
               "stairs.1.2,desk.1.1,safe.1.1 done=window,sidedoor,camera,cabinet,door,silver,stairs,desk,safe "
               "bruce=123/-/-");
  const State loot = after(bruces_villa, last, "cross:bust.1.1");
  CHECK(int{loot.plan.done} == (1 << 10) - 1);
  CHECK(loot.phase == Phase::dice);
  CHECK(!bruces_villa.outcome(loot));
  CHECK(after(bruces_villa, edited(bruces_villa, last, "arrows=3"), "cross:bust.1.1 cross:escape").phase ==
        Phase::dice);
  CHECK(after(bruces_villa, position(bruces_villa, "phase=dice roll=123 traces=5 bruce=1/-/-"), "done").phase ==
        Phase::leave);
  CHECK(after(idle_museum, at_showcase(), "cross:showcase.2.1").phase == Phase::dice);
}

TEST_CASE("CL-58, CL-56: a last alarm in the middle of a round begins the escape at once, one before does not") {
  const State escape = after(bruces_villa, at_safe(), "cross:safe.2.3");
  CHECK(line_of(bruces_villa, escape) ==
        "phase=driver gang=bruce roll=- time=2 traces=0 alarms=1 arrows=0 police=0 alarm=1 acting=- end=- waiting=- "
        "crossed=window.1.1,window.1.2,door.1.1,safe.2.1,safe.2.2,safe.2.3 done=window,door,safe bruce=-/-/-");
  CHECK(int{escape.haul.loot} == 5);
  const State first = after(idle_museum, at_showcase(), "cross:showcase.2.1");
  CHECK(int{first.plan.alarms} == 1);
  CHECK(int{first.alarm_off} == 0);
  const State second = after(idle_museum, at_showcase("alarms=1"), "cross:showcase.2.1");
  CHECK(second.phase == Phase::driver);
  CHECK(int{second.plan.time} == 0);
  CHECK(int{second.plan.traces} == 0);
}

TEST_CASE("CL-56, CL-58: the last alarm of the hotel lets time jump, and ends nothing") {
  struct Case {
    ThiefSet thieves;
    std::string crossed;
    std::string hands;
    int place;
  };
  const std::array<Case, 3> cases{
      {{Thief::bruce, "delivery.1.1,lift.1.1", "bruce=123/-/-", 9},
       {{Thief::janet, Thief::bruce}, "delivery.1.1,delivery.1.2,lift.1.1", "janet=123/-/- bruce=123/-/-", 7},
       {{Thief::janet, Thief::trixie, Thief::bruce},
        "delivery.1.1,delivery.1.2,delivery.1.3,lift.1.1,lift.1.2,room21.2.2",
        "janet=123/-/- trixie=123/-/- bruce=123/-/-",
        6}}};
  for (const Case& players : cases) {
    const RuntimeHeist hotel = heist({.scenario = "hotel", .thieves = players.thieves, .use_dice = UseDice::may});
    const auto alarm = [&](const std::string& tracks) {
      const State state = position(hotel, "phase=symbol roll=123 waiting=bruce.strength crossed=" + players.crossed +
                                              " done=delivery,lift " + players.hands + " " + tracks);
      return after(hotel, state, "cross:room21.2.1");
    };
    const State jumped = alarm("alarms=2 time=0");
    CHECK(int{jumped.plan.time} == players.place);
    CHECK(int{hotel.layout().plans[0].time} == players.place + 3);
    CHECK(jumped.phase == Phase::dice);
    CHECK(int{jumped.alarm_off} == 0);
    CHECK(int{jumped.haul.loot} == 3);
    CHECK(int{alarm("alarms=2 time=" + std::to_string(players.place + 1)).plan.time} == players.place + 1);
    CHECK(int{alarm("alarms=1 time=0").plan.time} == 0);
    // No circle is left: a further alarm does nothing.
    const State further = alarm("alarms=3 time=" + std::to_string(players.place));
    CHECK(int{further.plan.alarms} == 3);
    CHECK(int{further.plan.time} == players.place);
    CHECK(further.phase == Phase::dice);
    CHECK(int{further.haul.loot} == 3);
  }
}

TEST_CASE("CL-56, CL-58: a price of two alarms crosses two circles as far as there are, and escapes once") {
  const std::string shovel = "phase=symbol roll=123 waiting=matt.strength crossed=hatch.1.1,hatch.1.2 done=hatch ";
  const RuntimeHeist jumping = heist({.scenario = "cellar", .use_dice = UseDice::may}, cellar_edition);
  const auto alarms = [&](const RuntimeHeist& game, const std::string& tracks) {
    return after(game, position(game, shovel + "matt=123/-/- " + tracks), "cross:shovel.1.1");
  };
  const State both = alarms(jumping, "time=3");
  CHECK(int{both.plan.alarms} == 2);
  CHECK(int{both.plan.time} == 28);
  const State one = alarms(jumping, "time=3 alarms=1");
  CHECK(int{one.plan.alarms} == 2);
  CHECK(int{one.plan.time} == 28);
  CHECK(one.phase == Phase::dice);
  static const Edition editions = [] {
    Edition edition = cellar_edition;
    edition.plans[5].alarm_circles = 3;
    edition.plans[5].last_alarm = words::escapes;
    return edition;
  }();
  const RuntimeHeist escaping = heist({.scenario = "cellar", .use_dice = UseDice::may}, editions);
  CHECK(alarms(escaping, "").phase == Phase::dice);
  CHECK(alarms(escaping, "alarms=1").phase == Phase::driver);
  CHECK(alarms(escaping, "alarms=2").phase == Phase::driver);
  CHECK(alarms(escaping, "alarms=2 arrows=8").ending == Ending::success);
  // With the escape the campaign has put the plan away, so that the second alarm finds nothing.
  const RuntimeCampaign second = campaign({.use_dice = UseDice::may}, editions);
  const State begun = after(second, second.initial(), "gift:nothing gang:matt");
  const State full = edited(second, begun, "heists=1 alarms=2 arrows=8 matt=123/-/- " + shovel);
  const State report = after(second, full, "cross:shovel.1.1");
  CHECK(report.phase == Phase::wages);
  CHECK(report.plan == PlanMarks{});
}

TEST_CASE("CL-56, CL-5: a jump to a place that was crossed at setup does nothing") {
  static const Edition early = [] {
    Edition edition = worked_edition;
    edition.plans[3].last_alarm = words::jump(2);
    return edition;
  }();
  const auto jumped = [](ThiefSet thieves, const std::string& crossed, const std::string& move) {
    const RuntimeHeist hotel = heist({.scenario = "hotel", .thieves = thieves, .use_dice = UseDice::may}, early);
    std::string line = "phase=symbol roll=123 alarms=2 waiting=bruce.strength crossed=" + crossed;
    thieves.for_each([&](Thief thief) { line += " " + std::string{name_of(thief)} + "=123/-/-"; });
    const State end = after(hotel, position(hotel, line), move);
    CHECK(int{end.plan.alarms} == 3);
    return int{end.plan.time};
  };
  CHECK(jumped(Thief::bruce, "-", "cross:porter.2.1") == 2);
  CHECK(jumped({Thief::janet, Thief::bruce}, "porter.2.1", "cross:porter.2.2") == 0);
  CHECK(jumped({Thief::janet, Thief::trixie, Thief::bruce}, "porter.2.1", "cross:porter.2.2") == 0);
}

TEST_CASE("CL-59: the gang chooses one of its thieves as driver, then the die is rolled again and again") {
  const State choice = position(janet_and_bruce, "phase=driver alarm=1 time=8");
  CHECK(janet_and_bruce.actor(choice).is_seat());
  CHECK(moves_of(janet_and_bruce, choice) == word_set("driver:janet driver:bruce"));
  State state = after(janet_and_bruce, choice, "driver:janet");
  for (const char* face : {"drive:4", "drive:1", "drive:5"}) {
    CHECK(janet_and_bruce.actor(state).is_chance());
    CHECK(moves_of(janet_and_bruce, state) == word_set("drive:1 drive:2 drive:3 drive:4 drive:5 drive:6"));
    CHECK(janet_and_bruce.total_weight(state) == 6);
    CHECK(janet_and_bruce.weight(state, move_of(janet_and_bruce, state, face)) == 1);
    state = after(janet_and_bruce, state, face);
  }
  CHECK(int{state.plan.arrows} == 2);
  CHECK(int{state.plan.police} == 1);
}

TEST_CASE("CL-59: nobody else drives, the driver stays, and without an alarm nobody drives") {
  const State choice = position(janet_and_bruce, "phase=driver alarm=1 time=8");
  CHECK(why_not(janet_and_bruce, choice, "driver:matt") == Rule::escape);
  CHECK(why_not(janet_and_bruce, choice, "driver:trixie") == Rule::escape);
  CHECK(why_not(janet_and_bruce, choice, "drive:6") == Rule::escape);
  const State drive = after(janet_and_bruce, choice, "driver:janet");
  CHECK(why_not(janet_and_bruce, drive, "driver:bruce") == Rule::escape_roll);
  CHECK(janet_and_bruce.why_not(drive, drove(0)) == Rule::escape_roll);
  CHECK(janet_and_bruce.why_not(drive, drove(7)) == Rule::escape_roll);
  CHECK(why_not(janet_and_bruce, position(janet_and_bruce, "phase=leave time=1"), "driver:janet") == Rule::run_away);
}

TEST_CASE("CL-60: the roll against the driver's value crosses police, one arrow or two") {
  const auto driven = [](const RuntimeHeist& game, Thief driver, const std::string& faces) {
    for (int face = 1; face <= 6; ++face) {
      const State begin = position(game, "phase=drive alarm=1 acting=" + std::string{name_of(driver)});
      const State end = after(game, begin, "drive:" + std::to_string(face));
      const char kind = faces[static_cast<std::size_t>(face - 1)];
      CHECK(int{end.plan.police} == (kind == 'p' ? 1 : 0));
      CHECK(int{end.plan.arrows} == (kind == 'p' ? 0 : kind - '0'));
      CHECK(end.phase == Phase::drive);
    }
  };
  driven(heist({.thieves = Thief::matt}), Thief::matt, "pppp11");
  driven(heist({.thieves = Thief::janet}), Thief::janet, "ppp112");
  driven(heist({.thieves = Thief::trixie}), Thief::trixie, "pppp11");
  driven(heist({.thieves = Thief::bruce}), Thief::bruce, "pppp11");
  driven(janet_and_bruce, Thief::janet, "ppp112");
  driven(janet_and_bruce, Thief::bruce, "pppp11");
  const std::array<std::string, 6> by_value{"112222", "p11222", "pp1122", "ppp112", "pppp11", "ppppp1"};
  for (int value = 1; value <= 6; ++value) {
    Edition edition = worked_edition;
    edition.sheets[0].escape_value = value;
    driven(heist({}, edition), Thief::matt, by_value[static_cast<std::size_t>(value - 1)]);
  }
}

TEST_CASE("CL-60: a roll crosses no more arrows than are left") {
  CHECK(int{after(janet_and_bruce, driving("arrows=3", "janet"), "drive:6").plan.arrows} == 4);
  CHECK(int{after(janet_and_bruce, driving("arrows=2", "janet"), "drive:6").plan.arrows} == 4);
  CHECK(int{after(janet_and_bruce, driving("arrows=1", "janet"), "drive:6").plan.arrows} == 3);
}

TEST_CASE("CL-61: all arrows crossed is an escape, all police symbols crossed is caught") {
  const State free = after(janet_and_bruce, driving("arrows=3 police=4"), "drive:5");
  CHECK(free.ending == Ending::success);
  CHECK(int{free.plan.police} == 4);
  const State caught = after(janet_and_bruce, driving("arrows=3 police=4"), "drive:4");
  CHECK(caught.ending == Ending::caught);
  CHECK(int{caught.plan.arrows} == 3);
  CHECK(caught.acting == MaybeThief{Thief::bruce});

  SUBCASE("CL-61: with one of each left it goes on") {
    CHECK(after(janet_and_bruce, driving("arrows=2 police=4"), "drive:5").phase == Phase::drive);
    CHECK(after(janet_and_bruce, driving("arrows=3 police=3"), "drive:4").phase == Phase::drive);
  }
}

TEST_CASE("CL-61: with all arrows crossed before, the alarm is a success at once, without driver and roll") {
  const State at_once = after(bruces_villa, at_safe("arrows=4"), "cross:safe.2.3");
  CHECK(at_once.phase == Phase::over);
  CHECK(at_once.ending == Ending::success);
  CHECK(int{at_once.alarm_off} == 1);
  CHECK(at_once.acting.is_nobody());
  CHECK(outcome_of(bruces_villa, at_once).scores[0] == 3);
  const State out = after(janet_and_bruce, position(janet_and_bruce, "phase=dice roll=123 time=7 arrows=4"), "done");
  CHECK(out.ending == Ending::success);
  CHECK(int{out.alarm_off} == 1);

  SUBCASE("CL-61: with an arrow left somebody drives, and without an alarm all arrows end nothing") {
    CHECK(after(bruces_villa, at_safe("arrows=3"), "cross:safe.2.3").phase == Phase::driver);
    CHECK(after(janet_and_bruce, position(janet_and_bruce, "phase=dice roll=123 time=7 arrows=3"), "done").phase ==
          Phase::driver);
    const State waiting =
        after(janet_and_bruce, position(janet_and_bruce, "phase=dice roll=123 time=6 arrows=4"), "done");
    CHECK(moves_of(janet_and_bruce, waiting) == word_set("stay run"));
  }
}
