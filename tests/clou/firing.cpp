#include <clou/scene.hpp>

#include <clou/editions.hpp>

using namespace clou_test;

namespace {

const RuntimeHeist villa = heist({});
const RuntimeHeist museum = heist({.scenario = "museum"});

/// The value of a word of the state line.
std::string word_of(const auto& game, const State& state, const std::string& name) {
  const std::string line = " " + line_of(game, state) + " ";
  const std::size_t begin = line.find(" " + name + "=");
  REQUIRE(begin != std::string::npos);
  const std::size_t end = line.find(' ', begin + 1);
  return line.substr(begin + name.size() + 2, end - begin - name.size() - 2);
}
/// What waits in the queue after the last of some moves.
std::string queue_of(const auto& game, const State& state, const std::string& moves) {
  return word_of(game, after(game, state, moves), "queue");
}

}  // namespace

TEST_CASE("CL-21: a symbol fires when its box is written or its circle is crossed") {
  const State thrown = after(villa, position(villa), "roll:124");
  CHECK(queue_of(villa, thrown, "mark:matt:dexterity.1:2=2") == "matt:clever");
  const RuntimeHeist trixie = heist({.thieves = Thief::trixie});
  const State tree = after(trixie, position(trixie), "roll:255");
  CHECK(queue_of(trixie, tree, "mark:trixie:tree.1:5=5") == "trixie:strength");

  SUBCASE("CL-21: a box or circle without a symbol fires nothing") {
    CHECK(after(villa, thrown, "mark:matt:strength.1:2=2").phase == Phase::dice);
    CHECK(after(villa, thrown, "mark:matt:grid.6:4=4").phase == Phase::dice);
    CHECK(after(trixie, tree, "mark:trixie:dexterity.1:5=5 lapse").phase == Phase::dice);
    CHECK(told(villa, thrown, "mark:matt:strength.1:2=2").size() == 2);
  }
}

TEST_CASE("CL-21: what stands at the end of a line fires when the line is done, once") {
  const auto grid = [](const std::string& crossed) {
    return after(museum, position(museum, "matt=-/-/" + crossed), "roll:124");
  };
  CHECK(queue_of(museum, grid("grid.4,grid.5"), "mark:matt:grid.6:4=4") == "matt:lock");
  CHECK(queue_of(museum, grid("grid.4"), "mark:matt:grid.6:4=4") == "-");
  CHECK(queue_of(museum, grid("grid.3,grid.4"), "mark:matt:grid.6:4=4") == "-");
  // The row was done before; the column alone fires now.
  CHECK(queue_of(museum, grid("grid.1,grid.2,grid.3,grid.9"), "mark:matt:grid.6:4=4") == "matt:dexterity");
  const State special = position(museum, "phase=symbol roll=124 queue=matt:dexterity matt=124/-/special.1");
  CHECK(queue_of(museum, special, "cross:special.2") == "matt:lock");
  const State other = position(museum, "phase=symbol roll=124 queue=matt:dexterity matt=124/-/-");
  CHECK(queue_of(museum, other, "cross:special.1") == "-");
}

TEST_CASE("CL-21: one mark can fire several symbols, writing a circle-box fires none") {
  const State ring = after(museum, position(museum, "matt=-/-/ring.1:5,ring.2:4!"), "roll:145");
  CHECK(queue_of(museum, ring, "mark:matt:ring.1:5=5") == "matt:lock,matt:safe");
  const State written = after(museum, position(museum, "matt=-/-/ring.1:5,ring.2:4"), "roll:145");
  CHECK(queue_of(museum, written, "mark:matt:ring.1:5=5") == "-");
  const State empty = after(museum, position(museum, "matt=-/-/ring.2:4!"), "roll:145");
  CHECK(after(museum, empty, "mark:matt:ring.1:5=5").phase == Phase::dice);
  const RuntimeHeist trixie = heist({.scenario = "museum", .thieves = Thief::trixie});
  const State tree = position(trixie,
                              "phase=dice roll=455 crossed=gate.1.1,shop.1.1 done=gate,shop "
                              "trixie=455/-/tree.1,tree.3,tree.6*");
  const Events events = told(trixie, tree, "mark:trixie:tree.8:14=4+5+5");
  CHECK(kinds(events) == Kinds{EventKind::dice_used, EventKind::circle_crossed, EventKind::symbol_fired,
                               EventKind::symbol_fired, EventKind::symbol_lapsed, EventKind::symbol_lapsed});
  CHECK(events[2].effect == Effect{words::safe});
  CHECK(events[3].effect == Effect{words::lock});
}

TEST_CASE("CL-22: a fired symbol is used on the plan, on a circle of its thief, or on the escape track") {
  const RuntimeHeist pair = heist({.thieves = {Thief::matt, Thief::janet}});
  const State matt = position(pair, "phase=symbol roll=124 queue=matt:clever matt=124/-/- janet=124/-/-");
  CHECK(moves_of(pair, matt) == words_of("cross:sidedoor.1.1 cross:special.4 lapse"));
  const State used = after(pair, matt, "cross:special.4");
  CHECK(word_of(pair, used, "matt") == "124/-/special.4");
  CHECK(word_of(pair, used, "crossed") == "-");
  CHECK(used.phase == Phase::dice);
  CHECK(word_of(pair, after(pair, matt, "cross:sidedoor.1.1"), "crossed") == "sidedoor.1.1");
  const State janet = edited(pair, matt, "queue=janet:clever");
  CHECK(moves_of(pair, janet) == words_of("cross:sidedoor.1.1 cross:special.1 lapse"));
  CHECK(word_of(pair, after(pair, janet, "cross:special.1"), "janet") == "124/-/special.1");
  const State escape = edited(pair, matt, "queue=janet:escape");
  CHECK(moves_of(pair, escape) == words_of("cross:escape lapse"));
  CHECK(int{after(pair, escape, "cross:escape").plan.arrows} == 1);
}

TEST_CASE("CL-22: nowhere else, and it is not kept") {
  const RuntimeHeist pair = heist({.thieves = {Thief::matt, Thief::janet}});
  const State state = position(pair,
                               "phase=symbol roll=124 queue=matt:clever crossed=window.1.1,window.1.2,window.1.3,"
                               "cabinet.1.1,cabinet.1.2,door.1.1 done=window,cabinet,door matt=124/-/- janet=124/-/-");
  CHECK(why_not(pair, state, "cross:special.1") == Rule::special_circles);  // janet's shows it, matt's does not
  CHECK(why_not(pair, state, "cross:grid.1") == Rule::special_circles);
  CHECK(why_not(pair, state, "cross:clever.1") == Rule::special_circles);
  CHECK(why_not(pair, state, "cross:escape") == Rule::escape_arrow);
  CHECK(why_not(pair, state, "cross:stairs.1.3") == Rule::entered_rooms);
  CHECK(why_not(pair, state, "cross:bust.1.1") == Rule::follow_arrows);
  CHECK(why_not(pair, state, "cross:cabinet.2.1") == Rule::challenge_done);
  CHECK(why_not(pair, state, "cross:window.1.4") == Rule::challenge_done);
  CHECK(why_not(pair, state, "cross:camera.1.2") == Rule::player_count);
  CHECK(why_not(pair, state, "cross:sidedoor.1.2") == Rule::workable);
  CHECK(why_not(pair, state, "cross:sidedoor.2.1") == Rule::choice);
  CHECK(why_not(pair, state, "cross:camera.2.2") == Rule::twins);
  CHECK(why_not(pair, edited(pair, state, "matt=124/-/special.4"), "cross:special.4") == Rule::boxes_and_circles);
  CHECK(why_not(pair, state, "done") == Rule::used_at_once);
  CHECK(why_not(pair, state, "mark:matt:clever.1:4=4") == Rule::used_at_once);
  CHECK(word_of(pair, after(pair, state, "lapse"), "queue") == "-");
  CHECK(why_not(pair, after(pair, state, "lapse"), "cross:special.4") == Rule::phases);
}

TEST_CASE("CL-23: the gang may let a symbol lapse; without a place it lapses by itself") {
  const State state = position(villa, "phase=symbol roll=124 queue=matt:clever,matt:dexterity matt=124/-/-");
  const State lapsed_once = after(villa, state, "lapse");
  CHECK(lapsed_once == edited(villa, state, "queue=matt:dexterity"));
  CHECK(after(villa, lapsed_once, "lapse") == edited(villa, state, "phase=dice queue=-"));
  const State thrown = after(villa, position(villa, "matt=-/-/tree.1*"), "roll:255");
  const Events events = told(villa, thrown, "mark:matt:tree.3:2=2");
  CHECK(kinds(events) ==
        Kinds{EventKind::dice_used, EventKind::circle_crossed, EventKind::symbol_fired, EventKind::symbol_lapsed});
  CHECK(rule_of(events, EventKind::symbol_lapsed) == Rule::lapse);
  CHECK(after(villa, thrown, "mark:matt:tree.3:2=2").phase == Phase::dice);

  SUBCASE("CL-23: with a place it does not lapse by itself, and nothing else can be let lapse") {
    CHECK(
        after(museum, after(museum, position(museum, "matt=-/-/tree.1*"), "roll:255"), "mark:matt:tree.3:2=2").phase ==
        Phase::symbol);
    CHECK(why_not(villa, thrown, "lapse") == Rule::phases);
    CHECK(why_not(villa, position(villa), "lapse") == Rule::throw_dice);
  }
}

TEST_CASE("CL-24: the seven ordinary symbols and where each is used") {
  const RuntimeHeist bruce = heist({.thieves = Thief::bruce});
  const auto places = [&](const std::string& symbol) {
    return moves_of(bruce, position(bruce, "phase=symbol roll=123 queue=bruce:" + symbol +
                                               " crossed=window.1.1,window.1.2,door.1.1 done=window,door "
                                               "bruce=123/-/-"));
  };
  CHECK(places("strength") == words_of("cross:sidedoor.2.1 cross:cabinet.2.1 cross:safe.2.1 cross:special.1 "
                                       "cross:special.3 cross:special.6 lapse"));
  CHECK(places("dexterity") == words_of("cross:camera.2.3 cross:cabinet.1.1 cross:special.4 lapse"));
  CHECK(places("clever") == words_of("cross:sidedoor.1.1 cross:camera.2.1 cross:desk.2.1 lapse"));
  CHECK(places("electro") == words_of("cross:camera.1.1 cross:safe.2.3 lapse"));
  CHECK(places("lock") == words_of("cross:desk.1.1 cross:special.5 lapse"));
  CHECK(places("safe") == words_of("cross:safe.1.1 lapse"));
  CHECK(places("escape") == words_of("cross:escape lapse"));
}

TEST_CASE("CL-24: white symbols and those of tracks are no such symbols") {
  const State state = position(villa, "phase=symbol roll=124 queue=matt:clever matt=124/-/-");
  std::string line = line_of(villa, state);
  for (const char* word : {"fill", "shift", "extra", "time", "trace", "alarm", "police", "arrow"}) {
    std::string other = line;
    CHECK(!parse_state(villa, other.replace(other.find("matt:clever"), 11, "matt:" + std::string{word})));
  }
  const State thrown = after(villa, position(villa), "roll:116");
  const State kept = after(villa, thrown, "mark:matt:tree.1:6=6");
  CHECK(kept.phase == Phase::dice);
  CHECK(word_of(villa, kept, "queue") == "-");
  CHECK(word_of(villa, kept, "matt") == "11/~1/tree.1*");
}

TEST_CASE("CL-25: as a demand or a circle, any symbol of a choice fits, and which one it was is not recorded") {
  const auto in_kitchen = [](const std::string& symbol) {
    return position(villa,
                    "phase=symbol roll=124 queue=matt:" + symbol + " crossed=sidedoor.1.1 done=sidedoor matt=124/-/-");
  };
  const State dexterous = after(villa, in_kitchen("dexterity"), "cross:silver.1.1");
  CHECK(int{dexterous.haul.loot} == 2);
  CHECK(dexterous == after(villa, in_kitchen("clever"), "cross:silver.1.1"));
  CHECK(dexterous == after(villa, in_kitchen("dexterity/clever"), "cross:silver.1.1"));
  CHECK(dexterous == after(villa, in_kitchen("clever/escape"), "cross:silver.1.1"));
  CHECK(why_not(villa, in_kitchen("strength"), "cross:silver.1.1") == Rule::choice);
  const State strong = position(villa, "phase=symbol roll=124 queue=matt:strength/electro matt=124/-/-");
  CHECK(moves_of(villa, strong) == words_of("cross:window.1.2 cross:sidedoor.2.1 cross:special.3 lapse"));
  CHECK(why_not(villa, in_kitchen("strength/escape"), "cross:silver.1.1") == Rule::choice);
}

TEST_CASE("CL-25: a choice that fires is used as any one of its symbols, not as another") {
  const RuntimeHeist cellar = heist({.scenario = "cellar", .thieves = Thief::janet}, cellar_edition);
  const State thrown = after(cellar, position(cellar), "roll:446");
  const State fired = after(cellar, thrown, "mark:janet:strength.1:4=4");
  CHECK(word_of(cellar, fired, "queue") == "janet:strength/lock");
  CHECK(moves_of(cellar, fired) == words_of("cross:hatch.1.1 cross:special.1 lapse"));
  CHECK(why_not(cellar, fired, "cross:hatch.3.1") == Rule::choice);
  CHECK(why_not(cellar, fired, "cross:special.3") == Rule::special_circles);
  CHECK(why_not(cellar, fired, "cross:escape") == Rule::escape_arrow);
  const State ordered = edited(cellar, fired, "crossed=hatch.3.1,hatch.3.2");
  CHECK(moves_of(cellar, ordered) == words_of("cross:hatch.1.1 cross:hatch.3.4 cross:special.1 lapse"));
  const State escape = after(cellar, thrown, "mark:janet:dexterity.1:6=6 mark:janet:dexterity.2:4=4");
  CHECK(word_of(cellar, escape, "queue") == "janet:dexterity/escape");
  CHECK(moves_of(cellar, escape) == words_of("cross:hatch.3.1 cross:escape lapse"));
}

TEST_CASE("CL-66: a mark fires first its own symbols, then lines, rows before columns") {
  const State grid = after(museum, position(museum, "matt=-/-/grid.2,grid.4,grid.6,grid.8"), "roll:145");
  CHECK(queue_of(museum, grid, "mark:matt:grid.5:10=1+4+5") == "matt:lock,matt:electro");
  const RuntimeCampaign solo = campaign({});
  const State costume =
      after(solo, edited(solo, after(solo, solo.initial(), "gift:costume gang:trixie"), "areas=costume.2"), "roll:145");
  CHECK(queue_of(solo, costume, "mark:trixie:costume.1:10=1+4+5") ==
        "trixie:clever,trixie:dexterity,trixie:dexterity/clever,trixie:safe");
}

TEST_CASE("CL-66: a throw fires the music first, then bonuses, thieves and tables in order") {
  const RuntimeHeist two = heist({.thieves = {Thief::matt, Thief::bruce}});
  CHECK(queue_of(two, position(two), "roll:666") == "matt:dexterity,bruce:strength,bruce:safe");
  CHECK(queue_of(two, position(two), "roll:566") == "matt:dexterity,bruce:strength");
  const RuntimeHeist concert = heist({.scenario = "concert"});
  CHECK(queue_of(concert, position(concert, "time=2"), "roll:345") == "nobody:strength/electro,matt:lock");
  CHECK(queue_of(concert, position(concert, "time=3"), "roll:345") == "matt:lock");
}

TEST_CASE("CL-66: first in, first out; what fires meanwhile goes to the end") {
  const State state =
      position(museum, "phase=symbol roll=124 queue=matt:dexterity,matt:dexterity matt=124/-/special.1");
  CHECK(queue_of(museum, state, "cross:special.2") == "matt:dexterity,matt:lock");
  CHECK(queue_of(museum, state, "cross:special.2 lapse") == "matt:lock");
  CHECK(queue_of(museum, state, "cross:special.2 cross:drainpipe.1.1 lapse") == "-");

  SUBCASE("CL-66: none but the head is used, and places are looked up when a symbol is the head") {
    const State safe = position(villa,
                                "phase=symbol roll=124 queue=matt:lock,matt:safe crossed=window.1.1,window.1.2,"
                                "door.2.1,door.2.2 done=window,door matt=124/-/-");
    CHECK(why_not(villa, safe, "cross:safe.1.1") == Rule::choice);
    CHECK(is_legal(villa, after(villa, safe, "lapse"), "cross:safe.1.1"));
    const State opens = position(villa,
                                 "phase=symbol roll=124 queue=matt:lock,matt:safe crossed=window.1.1,window.1.2 "
                                 "done=window matt=124/-/-");
    CHECK(moves_of(villa, after(villa, opens, "cross:door.1.1")) == words_of("cross:safe.1.1 lapse"));
    CHECK(moves_of(villa, after(villa, opens, "lapse")).contains("done"));
  }
}
