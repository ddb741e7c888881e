#include <clou/campaign_scene.hpp>

#include <algorithm>
#include <vector>

#include <clou/editions.hpp>

using namespace clou_test;

namespace {

/// The value of a word of the state line.
std::string word_of(const auto& game, const State& state, const std::string& name) {
  const std::string line = " " + line_of(game, state) + " ";
  const std::size_t begin = line.find(" " + name + "=");
  REQUIRE(begin != std::string::npos);
  const std::size_t end = line.find(' ', begin + 1);
  return line.substr(begin + name.size() + 2, end - begin - name.size() - 2);
}
/// What waits after the last of some moves.
std::string waiting_of(const auto& game, const State& state, const std::string& moves) {
  return word_of(game, after(game, state, moves), "waiting");
}

}  // namespace

TEST_CASE("CL-21: a symbol fires when its box is written or its circle is crossed") {
  const State thrown = after(strict_villa, position(strict_villa), "roll:124");
  CHECK(waiting_of(strict_villa, thrown, "mark:matt:dexterity.1:2=2") == "matt.clever");
  const RuntimeHeist trixie = heist({.thieves = Thief::trixie});
  const State tree = after(trixie, position(trixie), "roll:255");
  CHECK(waiting_of(trixie, tree, "mark:trixie:tree.1:5=5") == "trixie.strength");

  SUBCASE("CL-21: a box or circle without a symbol fires nothing") {
    CHECK(after(strict_villa, thrown, "mark:matt:strength.1:2=2").phase == Phase::dice);
    CHECK(after(strict_villa, thrown, "mark:matt:grid.6:4=4").phase == Phase::dice);
    CHECK(after(trixie, tree, "mark:trixie:dexterity.1:5=5 lapse").phase == Phase::dice);
    CHECK(told(strict_villa, thrown, "mark:matt:strength.1:2=2").size() == 2);
  }
}

TEST_CASE("CL-21: what stands at the end of a line fires when the line is done, once") {
  const auto grid = [](const std::string& crossed) {
    return after(strict_museum, position(strict_museum, "matt=-/-/" + crossed), "roll:124");
  };
  CHECK(waiting_of(strict_museum, grid("grid.4,grid.5"), "mark:matt:grid.6:4=4") == "matt.lock");
  CHECK(waiting_of(strict_museum, grid("grid.4"), "mark:matt:grid.6:4=4") == "-");
  CHECK(waiting_of(strict_museum, grid("grid.3,grid.4"), "mark:matt:grid.6:4=4") == "-");
  // The row was done before; the column alone fires now.
  CHECK(waiting_of(strict_museum, grid("grid.1,grid.2,grid.3,grid.9"), "mark:matt:grid.6:4=4") == "matt.dexterity");
  const State special = position(strict_museum, "phase=symbol roll=124 waiting=matt.dexterity matt=124/-/special.1");
  CHECK(waiting_of(strict_museum, special, "cross:special.2") == "matt.lock");
  const State other = position(strict_museum, "phase=symbol roll=124 waiting=matt.dexterity matt=124/-/-");
  CHECK(waiting_of(strict_museum, other, "cross:special.1") == "-");
}

TEST_CASE("CL-21: one mark can fire several symbols, writing a circle-box fires none") {
  const State ring = after(strict_museum, position(strict_museum, "matt=-/-/ring.1:5,ring.2:4!"), "roll:145");
  CHECK(waiting_of(strict_museum, ring, "mark:matt:ring.1:5=5") == "matt.lock,matt.safe");
  const State written = after(strict_museum, position(strict_museum, "matt=-/-/ring.1:5,ring.2:4"), "roll:145");
  CHECK(waiting_of(strict_museum, written, "mark:matt:ring.1:5=5") == "-");
  const State empty = after(strict_museum, position(strict_museum, "matt=-/-/ring.2:4!"), "roll:145");
  CHECK(after(strict_museum, empty, "mark:matt:ring.1:5=5").phase == Phase::dice);
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
  const State matt = position(pair, "phase=symbol roll=124 waiting=matt.clever matt=124/-/- janet=124/-/-");
  CHECK(texts_of(pair, matt) == word_set("cross:matt.clever:sidedoor.1.1 cross:matt.clever:special.4 lapse"));
  const State used = after(pair, matt, "cross:special.4");
  CHECK(word_of(pair, used, "matt") == "124/-/special.4");
  CHECK(word_of(pair, used, "crossed") == "-");
  CHECK(used.phase == Phase::dice);
  CHECK(word_of(pair, after(pair, matt, "cross:sidedoor.1.1"), "crossed") == "sidedoor.1.1");
  const State janet = edited(pair, matt, "waiting=janet.clever");
  CHECK(moves_of(pair, janet) == word_set("cross:sidedoor.1.1 cross:special.1 lapse"));
  CHECK(word_of(pair, after(pair, janet, "cross:special.1"), "janet") == "124/-/special.1");
  const State escape = edited(pair, matt, "waiting=janet.escape");
  CHECK(moves_of(pair, escape) == word_set("cross:escape lapse"));
  CHECK(int{after(pair, escape, "cross:escape").plan.arrows} == 1);
}

TEST_CASE("CL-22: nowhere else, and it is not kept") {
  const RuntimeHeist pair = heist({.thieves = {Thief::matt, Thief::janet}});
  const State state = position(pair,
                               "phase=symbol roll=124 waiting=matt.clever crossed=window.1.1,window.1.2,window.1.3,"
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
  CHECK(word_of(pair, after(pair, state, "lapse"), "waiting") == "-");
  CHECK(why_not(pair, after(pair, state, "lapse"), "cross:matt.clever:special.4") == Rule::phases);

  SUBCASE("CL-22: nor one that does not wait, whosever it is") {
    for (const char* const text : {"cross:matt.lock:sidedoor.1.1", "cross:janet.clever:sidedoor.1.1",
                                   "cross:matt.clever/lock:sidedoor.1.1", "cross:loud.clever:sidedoor.1.1"}) {
      CHECK(why_not(pair, state, text) == Rule::used_at_once);
    }
    CHECK(!why_not(pair, state, "cross:matt.clever:sidedoor.1.1"));
  }
}

TEST_CASE("CL-23: the gang may let all that wait lapse, also when some were used before") {
  const State state =
      position(strict_villa, "phase=symbol roll=124 waiting=matt.dexterity,matt.clever,matt.safe matt=124/-/-");
  CHECK(after(strict_villa, state, "lapse") == edited(strict_villa, state, "phase=dice waiting=-"));
  const Events events = told(strict_villa, state, "lapse");
  CHECK(kinds(events) == Kinds{EventKind::symbol_lapsed, EventKind::symbol_lapsed, EventKind::symbol_lapsed});
  for (const Event& event : events) CHECK(event.rule == Rule::lapse);
  const State used = after(strict_villa, state, "cross:matt.clever:sidedoor.1.1");
  CHECK(word_of(strict_villa, after(strict_villa, used, "lapse"), "crossed") == "sidedoor.1.1");
  CHECK(after(strict_villa, used, "lapse").phase == Phase::dice);
}

TEST_CASE("CL-23: none lapses by itself while a waiting one has a place; when none has, all lapse") {
  // A safe has no place here; it waits as long as the dexterity has one.
  const State state =
      position(strict_villa, "phase=symbol roll=124 waiting=matt.dexterity*2,matt.safe matt=124/-/special.1");
  const State one = after(strict_villa, state, "cross:matt.dexterity:window.1.1");
  CHECK(one.phase == Phase::symbol);
  CHECK(word_of(strict_villa, one, "waiting") == "matt.dexterity,matt.safe");
  CHECK(why_not(strict_villa, one, "cross:matt.safe:window.1.2") == Rule::choice);
  const Events events = told(strict_villa, one, "cross:matt.dexterity:special.2");
  // With the line's lock.
  CHECK(kinds(events) == Kinds{EventKind::symbol_used, EventKind::circle_crossed, EventKind::symbol_fired,
                               EventKind::symbol_lapsed, EventKind::symbol_lapsed});
  CHECK(after(strict_villa, one, "cross:matt.dexterity:special.2").phase == Phase::dice);

  const State thrown = after(strict_villa, position(strict_villa, "matt=-/-/tree.1*"), "roll:255");
  CHECK(kinds(told(strict_villa, thrown, "mark:matt:tree.3:2=2")) ==
        Kinds{EventKind::dice_used, EventKind::circle_crossed, EventKind::symbol_fired, EventKind::symbol_lapsed});
  CHECK(rule_of(told(strict_villa, thrown, "mark:matt:tree.3:2=2"), EventKind::symbol_lapsed) == Rule::lapse);
  CHECK(after(strict_villa, thrown, "mark:matt:tree.3:2=2").phase == Phase::dice);
  const State place = after(strict_museum, position(strict_museum, "matt=-/-/tree.1*"), "roll:255");
  CHECK(after(strict_museum, place, "mark:matt:tree.3:2=2").phase == Phase::symbol);

  SUBCASE("CL-23: where nothing waits nothing can be let lapse") {
    CHECK(why_not(strict_villa, thrown, "lapse") == Rule::phases);
    CHECK(why_not(strict_villa, position(strict_villa), "lapse") == Rule::throw_dice);
  }
}

TEST_CASE("CL-24: the seven ordinary symbols and where each is used") {
  const RuntimeHeist bruce = heist({.thieves = Thief::bruce});
  const auto places = [&](const std::string& symbol) {
    return moves_of(bruce, position(bruce, "phase=symbol roll=123 waiting=bruce." + symbol +
                                               " crossed=window.1.1,window.1.2,door.1.1 done=window,door "
                                               "bruce=123/-/-"));
  };
  CHECK(places("strength") == word_set("cross:sidedoor.2.1 cross:cabinet.2.1 cross:safe.2.1 cross:special.1 "
                                       "cross:special.3 cross:special.6 lapse"));
  CHECK(places("dexterity") == word_set("cross:camera.2.3 cross:cabinet.1.1 cross:special.4 lapse"));
  CHECK(places("clever") == word_set("cross:sidedoor.1.1 cross:camera.2.1 cross:desk.2.1 lapse"));
  CHECK(places("electro") == word_set("cross:camera.1.1 cross:safe.2.3 lapse"));
  CHECK(places("lock") == word_set("cross:desk.1.1 cross:special.5 lapse"));
  CHECK(places("safe") == word_set("cross:safe.1.1 lapse"));
  CHECK(places("escape") == word_set("cross:escape lapse"));
}

TEST_CASE("CL-24: white symbols and those of tracks are no such symbols") {
  const State state = position(strict_villa, "phase=symbol roll=124 waiting=matt.clever matt=124/-/-");
  std::string line = line_of(strict_villa, state);
  for (const char* word : {"fill", "shift", "extra", "time", "trace", "alarm", "police", "arrow"}) {
    std::string other = line;
    CHECK(!state_of_line(strict_villa, other.replace(other.find("matt.clever"), 11, "matt." + std::string{word})));
    CHECK(!parse_move(strict_villa, state, "cross:matt." + std::string{word} + ":sidedoor.1.1"));
  }
  CHECK(parse_move(strict_villa, state, "cross:matt.clever:sidedoor.1.1"));
  const State thrown = after(strict_villa, position(strict_villa), "roll:116");
  const State kept = after(strict_villa, thrown, "mark:matt:tree.1:6=6");
  CHECK(kept.phase == Phase::dice);
  CHECK(word_of(strict_villa, kept, "waiting") == "-");
  CHECK(word_of(strict_villa, kept, "matt") == "11/~1/tree.1*");
}

TEST_CASE("CL-25: as a demand or a circle, any symbol of a choice fits, and which one it was is not recorded") {
  const auto in_kitchen = [](const std::string& symbol) {
    return position(strict_villa, "phase=symbol roll=124 waiting=matt." + symbol +
                                      " crossed=sidedoor.1.1 done=sidedoor matt=124/-/-");
  };
  const State dexterous = after(strict_villa, in_kitchen("dexterity"), "cross:silver.1.1");
  CHECK(int{dexterous.haul.loot} == 2);
  CHECK(dexterous == after(strict_villa, in_kitchen("clever"), "cross:silver.1.1"));
  CHECK(dexterous == after(strict_villa, in_kitchen("dexterity/clever"), "cross:silver.1.1"));
  CHECK(dexterous == after(strict_villa, in_kitchen("clever/escape"), "cross:silver.1.1"));
  CHECK(why_not(strict_villa, in_kitchen("strength"), "cross:silver.1.1") == Rule::choice);
  const State strong = position(strict_villa, "phase=symbol roll=124 waiting=matt.strength/electro matt=124/-/-");
  CHECK(moves_of(strict_villa, strong) == word_set("cross:window.1.2 cross:sidedoor.2.1 cross:special.3 lapse"));
  CHECK(why_not(strict_villa, in_kitchen("strength/escape"), "cross:silver.1.1") == Rule::choice);
}

TEST_CASE("CL-25: a choice that fires is used as any one of its symbols, not as another") {
  const RuntimeHeist cellar = heist({.scenario = "cellar", .thieves = Thief::janet}, cellar_edition);
  const State thrown = after(cellar, position(cellar), "roll:446");
  const State fired = after(cellar, thrown, "mark:janet:strength.1:4=4");
  CHECK(word_of(cellar, fired, "waiting") == "janet.strength/lock");
  CHECK(moves_of(cellar, fired) == word_set("cross:hatch.1.1 cross:special.1 lapse"));
  CHECK(why_not(cellar, fired, "cross:hatch.3.1") == Rule::choice);
  CHECK(why_not(cellar, fired, "cross:special.3") == Rule::special_circles);
  CHECK(why_not(cellar, fired, "cross:escape") == Rule::escape_arrow);
  const State ordered = edited(cellar, fired, "crossed=hatch.3.1,hatch.3.2");
  CHECK(moves_of(cellar, ordered) == word_set("cross:hatch.1.1 cross:hatch.3.4 cross:special.1 lapse"));
  const State escape = after(cellar, thrown, "mark:janet:dexterity.1:6=6 mark:janet:dexterity.2:4=4");
  CHECK(word_of(cellar, escape, "waiting") == "janet.dexterity/escape");
  CHECK(moves_of(cellar, escape) == word_set("cross:hatch.3.1 cross:escape lapse"));
}

TEST_CASE("CL-66: what one mark fires waits together, in canonical order, whatever fired it") {
  const State grid = after(strict_museum, position(strict_museum, "matt=-/-/grid.2,grid.4,grid.6,grid.8"), "roll:145");
  CHECK(waiting_of(strict_museum, grid, "mark:matt:grid.5:10=1+4+5") == "matt.electro,matt.lock");
  const State twice = after(strict_museum, position(strict_museum, "matt=-/-/grid.1,grid.2,grid.6,grid.9"), "roll:236");
  CHECK(waiting_of(strict_museum, twice, "mark:matt:grid.3:6=6") == "matt.dexterity*2");
  const State costume = after(
      strict_solo,
      edited(strict_solo, after(strict_solo, strict_solo.initial(), "gift:costume gang:trixie"), "areas=costume.2"),
      "roll:145");
  // A list of symbols stands before those that it begins.
  CHECK(waiting_of(strict_solo, costume, "mark:trixie:costume.1:10=1+4+5") ==
        "trixie.dexterity,trixie.dexterity/clever,trixie.clever,trixie.safe");
}

TEST_CASE("CL-66: what a throw fires waits together, thieves in gang order and nobody last") {
  const RuntimeHeist two = heist({.thieves = {Thief::matt, Thief::bruce}});
  CHECK(waiting_of(two, position(two), "roll:666") == "matt.dexterity,matt.lock,bruce.strength,bruce.safe");
  CHECK(waiting_of(two, position(two), "roll:566") == "matt.dexterity,bruce.strength");
  const RuntimeHeist concert = heist({.scenario = "concert"});
  CHECK(waiting_of(concert, position(concert, "time=2"), "roll:444") == "matt.lock,loud.strength/electro");
  CHECK(waiting_of(concert, position(concert, "time=3"), "roll:444") == "matt.lock");
  // Loud, and all that matt's and bruce's bonuses give.
  const RuntimeHeist most = heist({.scenario = "concert", .thieves = {Thief::matt, Thief::bruce}});
  CHECK(waiting_of(most, position(most, "time=1"), "roll:666") ==
        "matt.dexterity,matt.lock,bruce.strength,bruce.safe,loud.strength/electro");
}

TEST_CASE("CL-66: the gang uses what waits in any order, and what fires meanwhile joins it") {
  const State state = position(strict_museum, "phase=symbol roll=124 waiting=matt.dexterity*2 matt=124/-/special.1");
  CHECK(waiting_of(strict_museum, state, "cross:special.2") == "matt.dexterity,matt.lock");
  CHECK(waiting_of(strict_museum, state, "cross:special.2 cross:matt.lock:gate.1.1") == "matt.dexterity");
  CHECK(waiting_of(strict_museum, state, "cross:special.2 cross:matt.dexterity:drainpipe.1.1") == "matt.lock");
  const State lock_first = after(strict_museum, state, "cross:special.2 cross:matt.lock:gate.1.1 cross:drainpipe.1.1");
  CHECK(lock_first == after(strict_museum, state, "cross:special.2 cross:matt.dexterity:drainpipe.1.1 cross:gate.1.1"));

  SUBCASE("CL-66: a place is looked up when a symbol is used, so one may make room for another") {
    const State opens = position(strict_villa,
                                 "phase=symbol roll=124 waiting=matt.lock,matt.safe crossed=window.1.1,window.1.2 "
                                 "done=window matt=124/-/-");
    CHECK(why_not(strict_villa, opens, "cross:matt.safe:safe.1.1") == Rule::entered_rooms);
    const State open = after(strict_villa, opens, "cross:matt.lock:door.1.1");
    CHECK(texts_of(strict_villa, open) == word_set("cross:matt.safe:safe.1.1 lapse"));
    CHECK(after(strict_villa, open, "cross:matt.safe:safe.1.1").phase == Phase::dice);
  }
  SUBCASE("CL-66: equal ones are one entry, those of another thief are another") {
    const RuntimeHeist pair = heist({.thieves = {Thief::matt, Thief::janet}});
    const State both = position(pair,
                                "phase=symbol roll=124 waiting=matt.dexterity*2,janet.dexterity matt=124/-/- "
                                "janet=124/-/-");
    CHECK(texts_of(pair, both) ==
          word_set("cross:matt.dexterity:window.1.1 cross:matt.dexterity:special.1 cross:janet.dexterity:window.1.1 "
                   "cross:janet.dexterity:special.3 lapse"));
    CHECK(waiting_of(pair, both, "cross:matt.dexterity:window.1.1") == "matt.dexterity,janet.dexterity");
    CHECK(waiting_of(pair, both, "cross:janet.dexterity:window.1.1") == "matt.dexterity*2");
  }
}

TEST_CASE("CL-66: sets of symbols compare symbol by symbol, a list before those that it begins") {
  std::vector<std::vector<int>> lists;
  for (int place = 0; place < 1 << symbol_count; ++place) {
    const SymbolSet set = SymbolSet::at(place);
    CHECK(set.order() == place);
    std::vector<int>& list = lists.emplace_back();
    for (int symbol = 0; symbol < symbol_count; ++symbol) {
      if (set.meets(static_cast<Symbol>(symbol))) list.push_back(symbol);
    }
  }
  CHECK(std::is_sorted(lists.begin(), lists.end()));
  CHECK(lists.back() == std::vector<int>{6});
}
