#include <clou/scene.hpp>

#include <array>

using namespace clou_test;

namespace {

/// Five pieces of loot in the villa: 3 + 2 + 2 + 3 + 5.
const std::string fifteen =
    "crossed=window.1.1,window.1.2,sidedoor.1.1,camera.1.1,cabinet.1.1,door.1.1,silver.1.1,desk.1.1,safe.1.1 "
    "done=window,sidedoor,camera,cabinet,door,silver,desk,safe ";

/// What running away from this position brings.
HeistOutcome run_from(const RuntimeHeist& game, const std::string& line) {
  return outcome_of(game, after(game, position(game, "phase=leave time=9 " + line), "run"));
}
int points_of(const RuntimeHeist& game, const std::string& line) { return run_from(game, line).scores[0]; }
/// What the last arrow brings.
int points_escaped(const RuntimeHeist& game, const std::string& line) {
  const State drive = position(game, "phase=drive alarm=1 acting=matt arrows=3 " + line);
  return outcome_of(game, after(game, drive, "drive:6")).scores[0];
}

}  // namespace

TEST_CASE("CL-62: caught or arrested, the gang scores nothing") {
  const State caught =
      after(bruces_villa, position(bruces_villa, "phase=drive alarm=1 acting=bruce police=5 " + fifteen), "drive:1");
  CHECK(caught.ending == Ending::caught);
  CHECK(outcome_of(bruces_villa, caught).scores[0] == 0);
  CHECK(outcome_of(bruces_villa, caught).ending == Ending::caught);
  CHECK(outcome_of(bruces_villa, caught).rank == HeistRank::lost);
  const State arrested =
      after(bruces_villa, position(bruces_villa, "phase=dice roll=123 traces=6 bruce=1/-/- " + fifteen), "done");
  CHECK(arrested.ending == Ending::arrested);
  CHECK(outcome_of(bruces_villa, arrested).scores[0] == 0);
  CHECK(outcome_of(bruces_villa, arrested).rank == HeistRank::lost);

  SUBCASE("CL-62: with an escape or by running away it scores") {
    const State escaped =
        after(bruces_villa, position(bruces_villa, "phase=drive alarm=1 acting=bruce arrows=3 police=5 " + fifteen),
              "drive:5");
    CHECK(outcome_of(bruces_villa, escaped).scores[0] == 13);
    CHECK(outcome_of(bruces_villa, escaped).ending == Ending::success);
    CHECK(outcome_of(bruces_villa, after(bruces_villa, position(bruces_villa, "phase=leave time=1 " + fifteen), "run"))
              .scores[0] == 15);
  }
}

TEST_CASE("CL-63: villa and museum, loot less traces, two less after an alarm") {
  const RuntimeHeist matt = heist({.use_dice = UseDice::may});
  const std::string window = "crossed=window.1.1,window.1.2,camera.1.1 done=window,camera";
  const auto running = [&](const std::string& more) {
    return outcome_of(matt, after(matt, position(matt, "phase=leave time=1 " + window + " " + more), "run")).scores[0];
  };
  CHECK(running("") == 3);
  CHECK(running("traces=1") == 2);
  CHECK(running("traces=2") == 1);
  CHECK(running("arrows=4") == 3);
  CHECK(points_escaped(matt, window) == 1);
  const RuntimeHeist museum = heist({.scenario = "museum", .use_dice = UseDice::may});
  const std::string shop = "crossed=gate.1.1,shop.1.1 done=gate,shop";
  CHECK(points_of(museum, shop) == 2);
  CHECK(points_of(museum, shop + " alarms=1") == 2);
  CHECK(points_of(museum, shop + " traces=1") == 1);
  CHECK(points_escaped(museum, shop) == 0);
}

TEST_CASE("CL-63: glassworks, two for each diamond") {
  const RuntimeHeist glassworks = heist({.scenario = "glassworks", .use_dice = UseDice::may});
  const std::string polisher = "crossed=fence.1.1,polisher.1.1,polisher.1.2 done=fence,polisher";
  CHECK(points_of(glassworks, polisher) == 4);
  CHECK(points_of(glassworks, polisher + " traces=3") == 1);
  CHECK(points_escaped(glassworks, polisher) == 2);
  const std::string display = "crossed=skylight.1.1,skylight.1.2,display.1.1,display.1.2 done=skylight,display";
  CHECK(points_of(glassworks, display) == 4);
  CHECK(points_of(glassworks, "crossed=fence.1.1 done=fence") == 0);
  const std::string doubles = "crossed=skylight.1.1,skylight.1.2,tree.1.1 done=skylight,tree";
  CHECK(points_of(glassworks, doubles) == 0);
}

TEST_CASE("CL-63: hotel, two for each alarm circle left, none less after an alarm") {
  const RuntimeHeist hotel = heist({.scenario = "hotel", .use_dice = UseDice::may});
  CHECK(points_of(hotel, "") == 6);
  CHECK(points_of(hotel, "alarms=1") == 4);
  CHECK(points_of(hotel, "alarms=2") == 2);
  CHECK(points_of(hotel, "alarms=3") == 0);
  CHECK(points_of(hotel, "alarms=1 traces=3") == 1);
  CHECK(points_escaped(hotel, "time=12") == 6);
  CHECK(points_escaped(hotel, "time=12 alarms=2 traces=1") == 1);
}

TEST_CASE("CL-63: concert, one less for each trace") {
  const RuntimeHeist concert = heist({.scenario = "concert", .use_dice = UseDice::may});
  const std::string bar = "crossed=stagedoor.1.1,doorman.1.1,bar.1.1 done=stagedoor,doorman,bar";
  CHECK(points_of(concert, bar) == 3);
  CHECK(points_of(concert, bar + " traces=2") == 1);
  CHECK(points_of(concert, bar + " alarms=1") == 3);
  CHECK(points_escaped(concert, bar) == 3);
}

TEST_CASE("CL-63: points are never below 0, and traces crossed at setup do not count") {
  const RuntimeHeist three = heist({.thieves = {Thief::matt, Thief::janet, Thief::trixie}, .use_dice = UseDice::may});
  const std::string window =
      "crossed=window.1.1,window.1.2,window.1.3,window.1.4,camera.1.1,camera.1.2 "
      "done=window,camera";
  const auto running = [&](const std::string& more) {
    return outcome_of(three, after(three, position(three, "phase=leave time=1 " + more), "run")).scores[0];
  };
  CHECK(running(window) == 3);
  CHECK(running(window + " traces=1") == 2);
  CHECK(running(window + " traces=4") == 0);
  CHECK(running("traces=4") == 0);
  CHECK(points_escaped(three, "") == 0);
  CHECK(points_escaped(three, window + " traces=2") == 0);
}

TEST_CASE("CL-63: an escape after time ran out counts as an alarm, running away before does not") {
  const RuntimeHeist matt = heist({.use_dice = UseDice::may});
  const State last = position(matt,
                              "phase=dice roll=123 time=8 arrows=4 crossed=window.1.1,window.1.2,camera.1.1 "
                              "done=window,camera");
  CHECK(outcome_of(matt, after(matt, last, "done")).scores[0] == 1);
  CHECK(outcome_of(matt, after(matt, edited(matt, last, "time=7"), "done run")).scores[0] == 3);
}

TEST_CASE("CL-64: up to 9 points poor, up to 14 ok, 15 a coup") {
  const auto rank = [](const std::string& traces) {
    const State leave = position(bruces_villa, "phase=leave time=1 traces=" + traces + " " + fifteen);
    return outcome_of(bruces_villa, after(bruces_villa, leave, "run"));
  };
  CHECK(rank("0").scores[0] == 15);
  CHECK(rank("0").rank == HeistRank::coup);
  CHECK(rank("1").rank == HeistRank::ok);
  CHECK(rank("5").scores[0] == 10);
  CHECK(rank("5").rank == HeistRank::ok);
  CHECK(rank("6").scores[0] == 9);
  CHECK(rank("6").rank == HeistRank::poor);
  CHECK(outcome_of(bruces_villa, after(bruces_villa, position(bruces_villa, "phase=leave time=1"), "run")).rank ==
        HeistRank::poor);
  const RuntimeHeist hotel = heist({.scenario = "hotel", .use_dice = UseDice::may});
  const std::string lobby = "crossed=porter.1.1,keyboard.1.1,cloakroom.1.1 done=porter,keyboard,cloakroom";
  CHECK(run_from(hotel, lobby).scores[0] == 10);
  CHECK(run_from(hotel, lobby).rank == HeistRank::ok);
  CHECK(run_from(hotel, lobby + " traces=1").rank == HeistRank::poor);
}

TEST_CASE("CL-64: a loss has its own rank, whatever was taken") {
  const State caught =
      after(bruces_villa, position(bruces_villa, "phase=drive alarm=1 acting=bruce police=5 " + fifteen), "drive:4");
  CHECK(outcome_of(bruces_villa, caught).rank == HeistRank::lost);
  CHECK(!bruces_villa.outcome(position(bruces_villa, "phase=leave time=1 " + fifteen)));
}

TEST_CASE("CL-65: the heist is over at once, and no phase is finished") {
  const State dice = position(bruces_villa,
                              "phase=symbol roll=123 traces=6 time=4 waiting=bruce.strength*2 "
                              "crossed=window.1.1,window.1.2 done=window bruce=123/~1/-");
  const State arrested = after(bruces_villa, dice, "cross:cabinet.2.1");
  CHECK(arrested.phase == Phase::over);
  CHECK(line_of(bruces_villa, arrested) ==
        "phase=over gang=bruce roll=- time=4 traces=7 alarms=0 arrows=0 police=0 alarm=0 acting=- end=arrested "
        "waiting=- crossed=window.1.1,window.1.2,cabinet.2.1 done=window,cabinet bruce=-/-/-");
  // As many as can wait lapse as well.
  const std::string waiting = "waiting=bruce.strength*2,bruce.clever,bruce.electro,bruce.lock,bruce.safe,bruce.escape";
  CHECK(after(bruces_villa, edited(bruces_villa, dice, waiting), "cross:cabinet.2.1") == arrested);
  const RuntimeHeist museum = heist({.scenario = "museum", .use_dice = UseDice::may});
  const State showcase =
      position(museum,
               "phase=symbol roll=123 waiting=matt.strength crossed=gate.1.1,watchman.1.1,watchman.1.2,laser.1.1,"
               "laser.1.3,crown.2.1,crown.2.2 done=gate,watchman,laser matt=123/-/-");
  // The crown is complete behind the showcase; with the last alarm it is not done any more.
  CHECK(int{after(museum, showcase, "cross:showcase.2.1").haul.loot} == 7);
  CHECK(int{after(museum, edited(museum, showcase, "alarms=1"), "cross:showcase.2.1").haul.loot} == 3);
  const State spare = after(bruces_villa, edited(bruces_villa, dice, "traces=5"), "cross:cabinet.2.1");
  CHECK(spare.phase == Phase::symbol);
  CHECK(int{spare.haul.loot} == 2);
}

TEST_CASE("CL-65: after the end nobody moves") {
  const State thrown = after(bruces_villa, position(bruces_villa), "roll:123");
  const Move mark = move_of(bruces_villa, thrown, "mark:bruce:strength.1:3=3");
  const State away = after(bruces_villa, position(bruces_villa, "phase=leave time=1"), "run");
  const State arrested =
      after(bruces_villa, position(bruces_villa, "phase=dice roll=123 traces=6 bruce=1/-/-"), "done");
  const State escaped =
      after(bruces_villa, position(bruces_villa, "phase=drive alarm=1 acting=bruce arrows=3"), "drive:5");
  const State caught =
      after(bruces_villa, position(bruces_villa, "phase=drive alarm=1 acting=bruce police=5"), "drive:4");
  for (const State& state : {away, arrested, escaped, caught}) {
    CHECK(bruces_villa.actor(state).is_nobody());
    CHECK(bruces_villa.moves(state).empty());
    CHECK(bruces_villa.outcome(state).has_value());
    CHECK(bruces_villa.why_not(state, mark) == Rule::over);
    for (const std::string& move : word_set("roll:123 cross:bruce.dexterity:window.1.1 cross:bruce.escape:escape lapse "
                                            "fill:bruce:grid.1 done stay run driver:bruce drive:6 "
                                            "gift:nothing gang:bruce scout:nothing pimp:bruce:nothing save")) {
      CHECK(why_not(bruces_villa, state, move) == Rule::over);
    }
  }
  CHECK(!bruces_villa.outcome(thrown));
  CHECK(!bruces_villa.actor(thrown).is_nobody());
}
