#include <clou/campaign_scene.hpp>

#include <array>

#include <clou/editions.hpp>

using namespace clou_test;

namespace {

/// Everything that a heist tells, in the order of EventKind.
constexpr std::array<std::string_view, 26> kind_words{
    "thrown",   "used",   "fired",  "kept",    "spent",   "placed", "lapsed", "lost", "written",
    "crossed",  "demand", "done",   "skipped", "entered", "loot",   "trace",  "time", "alarm",
    "went_off", "arrow",  "police", "ended",   "emptied", "stayed", "driver", "over"};

template <class G>
Names names_of(const G& game) {
  return {game.layout(), game.edition(), game.layout().plans[0]};
}

std::string text_of(Effect effect) {
  const std::string value = std::to_string(int{effect.value});
  if (effect.kind == EffectKind::shift) return "~" + value;
  if (effect.kind == EffectKind::extra) return value + "x";
  if (effect.kind == EffectKind::fill) return "fill";
  std::string words;
  for (int i = 0; i < symbol_count; ++i) {
    if (!effect.symbol().meets(static_cast<Symbol>(i))) continue;
    words += (words.empty() ? "" : "/") + std::string{symbol_words[static_cast<std::size_t>(i)]};
  }
  return words;
}

/// What the number of an event means.
template <class G>
std::string number_of(const G& game, const Event& event) {
  const auto index = static_cast<std::size_t>(event.number);
  switch (event.kind) {
    case EventKind::dice_thrown: {
      std::string faces;
      for (const int face : Roll{event.number}.faces()) faces += std::to_string(face);
      return faces;
    }
    case EventKind::challenge_done:
      return std::string{names_of(game).challenge(index)} + ":" + std::to_string(event.part + 1);
    case EventKind::loot_taken:
      return std::string{names_of(game).challenge(index)};
    case EventKind::room_entered:
      return std::string{names_of(game).room(index)};
    case EventKind::heist_ended:
      return std::string{ending_words[index]};
    default:
      return event.number == 0 ? "" : std::to_string(event.number);
  }
}

/// `kind ID thief target effect number` of one event, without what it does not use.
template <class G>
std::string text_of(const G& game, const Event& event) {
  std::string text =
      std::string{kind_words[static_cast<std::size_t>(event.kind)]} + " " + std::string{info(event.rule).id};
  if (!event.thief.is_nobody()) text += " " + std::string{name_of(event.thief)};
  if (event.target != Target::nothing()) {
    regelwerk::Text<64> target;
    names_of(game).write(target, event.target);
    text += " " + std::string{target.view()};
  }
  if (!event.effect.is_none()) text += " " + text_of(event.effect);
  const std::string number = number_of(game, event);
  return number.empty() ? text : text + " " + number;
}

/// What the last of some moves tells.
template <class G>
std::string tale(const G& game, const State& state, const std::string& moves) {
  std::string text;
  for (const Event& event : told(game, state, moves)) text += (text.empty() ? "" : ", ") + text_of(game, event);
  return text;
}

}  // namespace

TEST_CASE("CL-8, CL-37, CK-33: a throw tells its faces, the music, and bonuses in order") {
  CHECK(tale(idle_villa, position(idle_villa), "roll:124") == "thrown CL-8 124");
  const RuntimeHeist two = heist({.thieves = {Thief::matt, Thief::bruce}, .use_dice = UseDice::may});
  CHECK(tale(two, position(two), "roll:666") ==
        "thrown CL-8 666, fired CL-37 matt dexterity, fired CL-37 matt lock, fired CL-37 bruce strength, "
        "fired CL-37 bruce safe");
  const RuntimeHeist white = heist({.thieves = {Thief::janet, Thief::trixie}, .use_dice = UseDice::may});
  CHECK(tale(white, position(white), "roll:345") == "thrown CL-8 345, fired CL-37 janet escape");
  CHECK(tale(white, position(white), "roll:135") == "thrown CL-8 135, kept CL-37 trixie ~2");
  CHECK(tale(idle_concert, position(idle_concert, "time=2"), "roll:444") ==
        "thrown CL-8 444, fired CK-33 strength/electro, fired CL-37 matt lock");
  CHECK(tale(white, position(white), "roll:446") ==
        "thrown CL-8 446, fired CL-37 trixie safe, lapsed CL-23 trixie safe");
}

TEST_CASE("CL-11, CL-12, CL-21: a mark tells dice, box or circle, and what fires") {
  const State thrown = after(idle_villa, position(idle_villa, "matt=-/-/grid.1,grid.2,grid.6,grid.9"), "roll:236");
  CHECK(tale(idle_villa, thrown, "mark:matt:strength.1:5=2+3") == "used CL-11 matt 3, written CL-12 matt strength.1 5");
  CHECK(tale(idle_villa, thrown, "mark:matt:dexterity.1:2=2") ==
        "used CL-11 matt 1, written CL-12 matt dexterity.1 2, fired CL-21 matt clever");
  CHECK(tale(idle_villa, thrown, "mark:matt:grid.3:6=6") ==
        "used CL-11 matt 4, crossed CL-12 matt grid.3, fired CL-21 matt dexterity, fired CL-21 matt dexterity");
  CHECK(tale(idle_villa, thrown, "mark:matt:tree.1:6=6") ==
        "used CL-11 matt 4, crossed CL-12 matt tree.1, kept CL-21 matt ~1");
  CHECK(tale(idle_villa, thrown, "mark:matt:ring.2:2=2") == "used CL-11 matt 1, written CL-12 matt ring.2 2");
  const State ring = edited(idle_villa, thrown, "matt=236/-/ring.1:6,ring.2:2!");
  CHECK(tale(idle_villa, ring, "mark:matt:ring.1:6=6") ==
        "used CL-11 matt 4, crossed CL-12 matt ring.1, fired CL-21 matt lock, fired CL-21 matt safe, "
        "lapsed CL-23 matt lock, lapsed CL-23 matt safe");
}

TEST_CASE("CL-40, CL-42, CL-43, CL-44: white symbols tell that they are spent") {
  const RuntimeHeist janet = heist({.thieves = Thief::janet, .use_dice = UseDice::may});
  const State state = position(janet, "phase=dice roll=124 janet=124/4x,~1,fill/-");
  CHECK(tale(janet, state, "mark:janet:strength.1:9=4+4x~1") ==
        "used CL-11 janet 4, spent CL-42 janet 4x, spent CL-40 janet ~1, written CL-12 janet strength.1 9");
  CHECK(tale(janet, state, "mark:janet:grid.1:4=4x") == "spent CL-42 janet 4x, crossed CL-12 janet grid.1");
  CHECK(tale(janet, state, "fill:janet:strength.1:18") == "spent CL-43 janet fill, written CL-43 janet strength.1 18");
  CHECK(tale(janet, state, "fill:janet:grid.5") == "spent CL-43 janet fill, crossed CL-43 janet grid.5");
  const RuntimeHeist strict = heist({.thieves = Thief::janet, .use_dice = UseDice::may, .fill_free = false});
  CHECK(tale(strict, state, "fill:janet:clever.1:3") ==
        "spent CL-43 janet fill, written CL-44 janet clever.1 3, fired CL-21 janet clever");
}

TEST_CASE("CL-22, CL-23, CL-36, CL-57: a waiting symbol tells where it went") {
  const State state =
      position(idle_villa, "phase=symbol roll=124 waiting=matt.dexterity,matt.safe,matt.escape matt=124/-/special.1");
  CHECK(tale(idle_villa, state, "cross:window.1.1") ==
        "placed CL-22 matt window.1.1 dexterity, demand CL-22 matt window.1.1");
  CHECK(tale(idle_villa, state, "cross:special.2") ==
        "placed CL-22 matt special.2 dexterity, crossed CL-36 matt special.2, fired CL-21 matt lock");
  CHECK(tale(idle_villa, state, "lapse") ==
        "lapsed CL-23 matt dexterity, lapsed CL-23 matt safe, lapsed CL-23 matt escape");
  CHECK(tale(idle_villa, state, "cross:escape") == "placed CL-22 matt escape escape, arrow CL-57");
  CHECK(tale(idle_villa, state, "cross:window.1.1 cross:escape") ==
        "placed CL-22 matt escape escape, arrow CL-57, lapsed CL-23 matt safe");
}

TEST_CASE("CL-47, CL-49, CL-52 to CL-55: a completed challenge tells loot, rooms and price in order") {
  const State window =
      position(idle_villa, "phase=symbol roll=124 waiting=matt.strength crossed=window.1.1 matt=124/-/-");
  CHECK(tale(idle_villa, window, "cross:window.1.2") ==
        "placed CL-22 matt window.1.2 strength, demand CL-22 matt window.1.2, done CL-49 window:1, entered CL-47 hall");
  CHECK(tale(idle_villa, window, "cross:sidedoor.2.1") ==
        "placed CL-22 matt sidedoor.2.1 strength, demand CL-22 matt sidedoor.2.1, done CL-49 sidedoor:2, "
        "entered CL-47 kitchen, trace CL-53");
  const RuntimeHeist cellar = heist({.scenario = "cellar", .use_dice = UseDice::may}, cellar_edition);
  const State bottle = position(cellar,
                                "phase=symbol roll=124 waiting=matt.clever crossed=hatch.1.1,hatch.1.2 done=hatch "
                                "matt=124/-/-");
  CHECK(tale(cellar, bottle, "cross:bottle.1.1") ==
        "placed CL-22 matt bottle.1.1 clever, demand CL-22 matt bottle.1.1, done CL-49 bottle:1, "
        "loot CL-54 bottle, trace CL-53, alarm CL-53");
  const State showcase =
      position(idle_museum,
               "phase=symbol roll=124 waiting=matt.strength crossed=gate.1.1,watchman.1.1,watchman.1.2,laser.1.1,"
               "laser.1.3,crown.2.1,crown.2.2 done=gate,watchman,laser matt=124/-/-");
  CHECK(tale(idle_museum, showcase, "cross:showcase.2.1") ==
        "placed CL-22 matt showcase.2.1 strength, demand CL-22 matt showcase.2.1, done CL-49 showcase:2, "
        "loot CL-54 showcase, alarm CL-53, done CL-49 crown:2, loot CL-54 crown");
  const State number = position(bruces_hotel, "phase=dice roll=346 crossed=porter.1.1 done=porter bruce=346/-/-");
  CHECK(tale(bruces_hotel, number, "mark:bruce:keyboard.1.1:7=3+4") ==
        "used CL-11 bruce 3, demand CL-52 bruce keyboard.1.1, done CL-49 keyboard:1, loot CL-54 keyboard, "
        "entered CL-47 corridor");
}

TEST_CASE("CL-16, CL-53: an arrest by a price tells loot and last trace, then that all is put away") {
  const State cabinet = position(idle_villa,
                                 "phase=symbol roll=124 traces=6 waiting=matt.strength,matt.clever "
                                 "crossed=window.1.1,window.1.2 done=window matt=124/-/-");
  CHECK(tale(idle_villa, cabinet, "cross:cabinet.2.1") ==
        "placed CL-22 matt cabinet.2.1 strength, demand CL-22 matt cabinet.2.1, done CL-49 cabinet:2, "
        "loot CL-54 cabinet, trace CL-53, emptied CL-16, ended CL-20, over CL-16 arrested");
  CHECK(tale(idle_villa, edited(idle_villa, cabinet, "waiting=matt.strength"), "cross:cabinet.2.1") ==
        "placed CL-22 matt cabinet.2.1 strength, demand CL-22 matt cabinet.2.1, done CL-49 cabinet:2, "
        "loot CL-54 cabinet, trace CL-53, ended CL-20, over CL-16 arrested");
}

TEST_CASE("CL-56, CL-59, CL-61: alarms tell their circle and what the last one does") {
  const State safe = position(idle_villa,
                              "phase=symbol roll=124 waiting=matt.clever,matt.electro crossed=window.1.1,window.1.2,"
                              "door.1.1,safe.2.1,safe.2.2 done=window,door matt=124/-/-");
  const std::string taken =
      "placed CL-22 matt safe.2.3 electro, demand CL-22 matt safe.2.3, done CL-49 safe:2, loot CL-54 safe, ";
  CHECK(tale(idle_villa, safe, "cross:safe.2.3") == taken + "alarm CL-53, went_off CL-56, emptied CL-56, ended CL-20");
  CHECK(tale(idle_villa, edited(idle_villa, safe, "arrows=4 waiting=matt.electro"), "cross:safe.2.3") ==
        taken + "alarm CL-53, went_off CL-56, ended CL-20, over CL-61 success");
  const State room = position(bruces_hotel,
                              "phase=symbol roll=124 waiting=bruce.strength alarms=2 crossed=delivery.1.1,lift.1.1 "
                              "done=delivery,lift bruce=124/-/-");
  const std::string room21 =
      "placed CL-22 bruce room21.2.1 strength, demand CL-22 bruce room21.2.1, done CL-49 room21:2, loot CL-54 room21";
  CHECK(tale(bruces_hotel, room, "cross:room21.2.1") == room21 + ", alarm CL-53, time CL-56 9");
  CHECK(tale(bruces_hotel, edited(bruces_hotel, room, "time=10"), "cross:room21.2.1") == room21 + ", alarm CL-53");
  CHECK(tale(bruces_hotel, edited(bruces_hotel, room, "alarms=3 time=9"), "cross:room21.2.1") == room21);
  CHECK(tale(bruces_hotel, edited(bruces_hotel, room, "alarms=0"), "cross:room21.2.1") == room21 + ", alarm CL-53");
}

TEST_CASE("CL-14, CL-17, CL-18, CL-20: the end of a round tells traces, what is put away, time, alarm") {
  const RuntimeHeist pair = heist({.thieves = {Thief::matt, Thief::janet}, .use_dice = UseDice::may});
  const State round = position(pair, "phase=dice roll=124 time=3 matt=2/-/- janet=4/fill/-");
  CHECK(tale(pair, round, "done") == "trace CL-14, trace CL-14, ended CL-20, time CL-17 4");
  CHECK(tale(pair, edited(pair, round, "matt=-/-/- janet=-/4x,~1/-"), "done") == "ended CL-20, time CL-17 4");
  CHECK(tale(pair, edited(pair, round, "time=7"), "done") ==
        "trace CL-14, trace CL-14, ended CL-20, time CL-17 8, went_off CL-18");
  CHECK(tale(pair, edited(pair, round, "time=7 arrows=4 matt=-/-/- janet=-/-/-"), "done") ==
        "ended CL-20, time CL-17 8, went_off CL-18, over CL-61 success");
  CHECK(tale(pair, edited(pair, round, "time=7 traces=5"), "done") == "trace CL-14, ended CL-20, over CL-16 arrested");
}

TEST_CASE("CL-19, CL-59, CL-60, CL-61: staying, running, the driver and every roll are told") {
  const State leave = position(idle_villa, "phase=leave time=1");
  CHECK(tale(idle_villa, leave, "stay") == "stayed CL-19");
  CHECK(tale(idle_villa, leave, "run") == "over CL-19 success");
  const RuntimeHeist janet = heist({.thieves = Thief::janet, .use_dice = UseDice::may});
  const State choice = position(janet, "phase=driver alarm=1");
  CHECK(tale(janet, choice, "driver:janet") == "driver CL-59 janet");
  CHECK(tale(janet, choice, "driver:janet drive:3") == "police CL-60");
  CHECK(tale(janet, choice, "driver:janet drive:5") == "arrow CL-60");
  CHECK(tale(janet, choice, "driver:janet drive:6") == "arrow CL-60, arrow CL-60");
  CHECK(tale(janet, choice, "driver:janet drive:6 drive:6") == "arrow CL-60, arrow CL-60, over CL-61 success");
  CHECK(tale(janet, choice, "driver:janet drive:6 drive:5 drive:6") == "arrow CL-60, over CL-61 success");
  CHECK(tale(janet, choice, "driver:janet drive:1 drive:1 drive:1 drive:1 drive:1 drive:1") ==
        "police CL-60, over CL-61 caught");
}

TEST_CASE("CK-33: what the music takes is told as lost") {
  const State quiet = after(idle_concert, position(idle_concert, "time=3 matt=-/-/ring.1:5,ring.2:1!"), "roll:156");
  CHECK(tale(idle_concert, quiet, "mark:matt:ring.1:5=5") ==
        "used CL-11 matt 2, crossed CL-12 matt ring.1, lost CK-33 matt lock, lost CK-33 matt safe");
  CHECK(tale(idle_concert, quiet, "mark:matt:tree.1:6=6") ==
        "used CL-11 matt 4, crossed CL-12 matt tree.1, lost CK-33 matt ~1");
  CHECK(tale(idle_concert, edited(idle_concert, quiet, "time=2"), "mark:matt:tree.1:6=6") ==
        "used CL-11 matt 4, crossed CL-12 matt tree.1, kept CL-21 matt ~1");
}

TEST_CASE("CK-34: without the glass diamonds who runs away with the diadem is noticed") {
  const State noticed = position(idle_concert, "phase=leave time=4 " + diadem);
  CHECK(tale(idle_concert, noticed, "run") == "went_off CK-34");
  CHECK(tale(idle_concert, edited(idle_concert, noticed, "arrows=4"), "run") == "went_off CK-34, over CL-61 success");
}

TEST_CASE("CL-1: everybody is told everything") {
  const State state = position(idle_villa, "phase=dice roll=124 time=3 matt=2/-/-");
  for (const Event& event : told(idle_villa, state, "done")) {
    CHECK(idle_villa.shown(event, regelwerk::spectator) == event);
    CHECK(idle_villa.shown(event, regelwerk::Seat{0}) == event);
  }
}
