#include <cstddef>
#include <string>

#include <clou/scene.hpp>

using namespace clou_test;

namespace {

/// How many of the texts begin with `prefix`.
std::size_t count_of(const Texts& texts, const std::string& prefix) {
  std::size_t count = 0;
  for (const std::string& text : texts) count += text.starts_with(prefix) ? 1U : 0U;
  return count;
}

RuntimeHeist in_museum() { return heist({.scenario = "museum"}); }

}  // namespace

TEST_CASE("CL-11, CL-29: worked example 1, marks and sums") {
  const RuntimeHeist villa = heist({});
  State state = after(villa, position(villa), "roll:134");
  const Texts moves = moves_of(villa, state);
  CHECK(moves.size() == 35);
  CHECK(moves.contains("mark:matt:tree.2:8=1+3+4"));
  CHECK(!moves.contains("mark:matt:clever.2:4=1+3"));
  CHECK(why_not(villa, state, "mark:matt:clever.2:4=1+3") == Rule::abilities);
  CHECK(!moves.contains("done"));
  CHECK(kinds(told(villa, state, "mark:matt:clever.1:4=4")) == Kinds{EventKind::dice_used, EventKind::number_written});
  state = after(villa, state, "mark:matt:clever.1:4=4");
  CHECK(moves_of(villa, state) ==
        word_set("mark:matt:strength.1:1=1 mark:matt:strength.1:3=3 mark:matt:strength.1:4=1+3 "
                 "mark:matt:dexterity.1:1=1 mark:matt:clever.2:4=1+3 mark:matt:grid.4:3=3 mark:matt:grid.6:4=1+3 "
                 "mark:matt:ring.1:4=1+3 mark:matt:ring.2:1=1 mark:matt:ring.2:3=3 mark:matt:ring.2:4=1+3 "
                 "mark:matt:ring.3:1=1 mark:matt:ring.3:3=3"));
  CHECK(why_not(villa, state, "done") == Rule::done);
  const RuntimeHeist idle = heist({.use_dice = UseDice::may});
  Texts with_done = moves_of(villa, state);
  with_done.insert("done");
  CHECK(moves_of(idle, state) == with_done);
  CHECK(int{after(idle, state, "done").plan.traces} == 2);
  state = after(villa, state, "mark:matt:clever.2:4=1+3");
  CHECK(texts_of(villa, state) == word_set("cross:matt.clever:sidedoor.1.1 cross:matt.clever:special.4 lapse"));

  // The side door's `lock@2` is not needed by one player.
  const Events events = told(villa, state, "cross:sidedoor.1.1");
  CHECK(rule_of(events, EventKind::challenge_done));
  CHECK(rule_of(events, EventKind::room_entered));
  state = after(villa, state, "cross:sidedoor.1.1");
  CHECK(moves_of(villa, state) == Texts{"done"});
  state = after(villa, state, "done");
  CHECK(int{state.plan.time} == 1);
  CHECK(int{state.plan.traces} == 0);
  CHECK(moves_of(villa, state) == word_set("stay run"));
  const auto outcome = villa.outcome(after(villa, state, "run"));
  REQUIRE(outcome);
  CHECK(outcome->ending == Ending::success);
  CHECK(outcome->scores[0] == 0);
  CHECK(outcome->rank == HeistRank::poor);
}

TEST_CASE("CL-40, CL-41: worked example 2, shifts") {
  const RuntimeHeist villa = heist({});
  State state = after(villa, position(villa), "roll:116 mark:matt:tree.1:6=6");
  CHECK(state.phase == Phase::dice);
  CHECK(state.hand(Thief::matt).shifts.count(1) == 1);
  CHECK(moves_of(villa, state, "mark:matt:tree.") == word_set("mark:matt:tree.3:2=1~1 mark:matt:tree.3:2=1+1"));
  CHECK(moves_of(villa, state, "mark:matt:strength.") ==
        word_set("mark:matt:strength.1:1=1 mark:matt:strength.1:2=1~1 mark:matt:strength.1:2=1+1 "
                 "mark:matt:strength.1:3=1+1~1"));
  CHECK(why_not(villa, state, "mark:matt:strength.1:1=1~1") == Rule::needed_shifts);
  CHECK(why_not(villa, state, "mark:matt:strength.1:2=1+1~1") == Rule::needed_shifts);
  const Events events = told(villa, state, "mark:matt:tree.3:2=1~1");
  CHECK(rule_of(events, EventKind::symbol_lapsed) == Rule::lapse);
  state = after(villa, state, "mark:matt:tree.3:2=1~1");
  CHECK(moves_of(villa, state) ==
        word_set("mark:matt:strength.1:1=1 mark:matt:dexterity.1:1=1 mark:matt:clever.1:1=1 mark:matt:ring.2:1=1 "
                 "mark:matt:ring.3:1=1"));

  SUBCASE("CL-41: worked example 2, clamped") {
    for (const bool clamp : {false, true}) {
      const RuntimeHeist game = heist({.thieves = Thief::trixie, .clamp_dice = clamp});
      const State thrown = after(game, position(game, "trixie=-/-/tree.1*"), "roll:135");
      CHECK(thrown.hand(Thief::trixie).shifts.count(2) == 1);
      CHECK(why_not(game, thrown, "mark:trixie:tree.3:7=5~2") ==
            (clamp ? std::optional{Rule::needed_shifts} : std::nullopt));
      CHECK(!why_not(game, thrown, "mark:trixie:tree.3:7=1+5~2"));
    }
  }
}

TEST_CASE("CL-13: worked example 2, marks that need a shift or a virtual die let the phase end") {
  const RuntimeHeist villa = heist({});
  const std::string marks = "/strength.1:9,clever.1:5,grid.6,ring.1:4!,ring.2:4!";
  const State shift = position(villa, "phase=dice roll=114 matt=4/~1" + marks);
  CHECK(moves_of(villa, shift) ==
        word_set("mark:matt:clever.2:5=4~1 mark:matt:grid.1:5=4~1 mark:matt:grid.4:3=4~1 mark:matt:ring.3:3=4~1 done"));
  const State extra = position(villa, "phase=dice roll=114 matt=4/5x" + marks);
  CHECK(moves_of(villa, extra) == word_set("mark:matt:clever.2:5=5x mark:matt:grid.1:5=5x mark:matt:grid.9:9=4+5x "
                                           "mark:matt:ring.4:9=4+5x done"));
}

TEST_CASE("CL-42, CK-15, CL-66: worked example 3, an extra number from the campaign sheet") {
  const RuntimeCampaign game = campaign({.players = 1});
  State state = after(game, game.initial(), "gift:costume gang:trixie roll:135");
  CHECK(moves_of(game, state, "mark:trixie:exp1.") == word_set("mark:trixie:exp1.1:1=1 mark:trixie:exp1.1:1=3~2"));
  CHECK(moves_of(game, state, "mark:trixie:exp2.").empty());
  state = after(game, state, "mark:trixie:exp1.1:1=1");
  CHECK(moves_of(game, state, "mark:trixie:costume.1") ==
        word_set("mark:trixie:costume.1:10=5+5x mark:trixie:costume.1:10=3+5~2 mark:trixie:costume.1:10=3+5x~2"));
  state = after(game, state, "mark:trixie:costume.1:10=5+5x");
  REQUIRE(state.waiting.size() == 2);
  CHECK(state.waiting[0].symbols == Symbol::dexterity);
  CHECK(state.waiting[1].symbols == Symbol::clever);
  CHECK(texts_of(game, state) ==
        word_set("cross:trixie.dexterity:skylight.1.1 cross:trixie.dexterity:fence.2.1 "
                 "cross:trixie.dexterity:special.4 cross:trixie.clever:dog.1.1 cross:trixie.clever:special.3 lapse"));
  state = after(game, state, "cross:trixie.clever:dog.1.1");
  CHECK(texts_of(game, state) == word_set("cross:trixie.dexterity:skylight.1.1 cross:trixie.dexterity:fence.2.1 "
                                          "cross:trixie.dexterity:special.4 lapse"));
}

namespace {

/// Matt before his last box of clever, which fires a fill.
const std::string five_clever = "matt=-/-/clever.1:4,clever.2:4,clever.3:1,clever.4:2,clever.5:1";

}  // namespace

TEST_CASE("CL-43: worked example 4, fill") {
  const RuntimeHeist villa = heist({});
  const State state = after(villa, position(villa, five_clever), "roll:235 mark:matt:clever.6:2=2");
  CHECK(state.phase == Phase::dice);
  const Texts fills = moves_of(villa, state, "fill:");
  CHECK(fills.size() == 308);
  for (const std::string& row : word_set("strength. dexterity.")) {
    for (int box = 1; box <= 6; ++box) {
      CHECK(count_of(fills, "fill:matt:" + row + std::to_string(box) + ":") == 18);
    }
  }
  for (int ring = 1; ring <= 4; ++ring) CHECK(count_of(fills, "fill:matt:ring." + std::to_string(ring) + ":") == 18);
  CHECK(count_of(fills, "fill:matt:grid.") == 9);
  CHECK(count_of(fills, "fill:matt:tree.") == 8);
  CHECK(moves_of(villa, state, "fill:matt:special.") ==
        word_set("fill:matt:special.1 fill:matt:special.3 fill:matt:special.4"));
  CHECK(why_not(villa, state, "fill:matt:special.2") == Rule::twins);

  State row = after(villa, state, "fill:matt:dexterity.3:18");
  CHECK(texts_of(villa, row) == word_set("cross:matt.dexterity:window.1.1 cross:matt.dexterity:special.1 lapse"));
  // Dice go to dexterity.1, then .2, then .4.
  const auto dexterity = [&](const std::string& written) {
    return moves_of(villa, edited(villa, after(villa, row, "lapse"), "roll=124 matt=24/-/" + written),
                    "mark:matt:dexterity.");
  };
  CHECK(dexterity("dexterity.3:18") == word_set("mark:matt:dexterity.1:2=2"));
  CHECK(dexterity("dexterity.1:2,dexterity.3:18") == word_set("mark:matt:dexterity.2:4=4 mark:matt:dexterity.2:6=2+4"));
  CHECK(dexterity("dexterity.1:2,dexterity.2:4,dexterity.3:18") ==
        word_set("mark:matt:dexterity.4:2=2 mark:matt:dexterity.4:4=4 mark:matt:dexterity.4:6=2+4"));
}

TEST_CASE("CL-44: worked example 4, fill by the strict reading") {
  const RuntimeHeist villa = heist({.fill_free = false});
  const State state = after(villa, position(villa, five_clever), "roll:235 mark:matt:clever.6:2=2");
  const Texts fills = moves_of(villa, state, "fill:");
  CHECK(fills.size() == 69);
  CHECK(count_of(fills, "fill:matt:strength.1:") == 18);
  CHECK(count_of(fills, "fill:matt:dexterity.1:") == 2);
  CHECK(count_of(fills, "fill:matt:ring.1:") == 15);
  CHECK(count_of(fills, "fill:matt:ring.2:") == 4);
  CHECK(count_of(fills, "fill:matt:ring.3:") == 3);
  CHECK(count_of(fills, "fill:matt:ring.4:") == 13);
  CHECK(count_of(fills, "fill:matt:grid.") == 9);
  CHECK(moves_of(villa, state, "fill:matt:tree.") == word_set("fill:matt:tree.1 fill:matt:tree.2"));
  CHECK(moves_of(villa, state, "fill:matt:special.") ==
        word_set("fill:matt:special.1 fill:matt:special.3 fill:matt:special.4"));
}

TEST_CASE("CL-31, CL-66, CL-67: worked example 5, grid, twins and order") {
  const std::string crossed = "matt=-/-/grid.1,grid.2,grid.6,grid.9";
  const RuntimeHeist villa = heist({});
  const State state = after(villa, position(villa, crossed), "roll:236 mark:matt:grid.3:6=6");
  CHECK(state.waiting.size() == 2);
  CHECK(state.waiting.count({Thief::matt, Symbol::dexterity}) == 2);
  CHECK(texts_of(villa, state) == word_set("cross:matt.dexterity:window.1.1 cross:matt.dexterity:special.1 lapse"));
  CHECK(texts_of(villa, after(villa, state, "cross:window.1.1")) == word_set("cross:matt.dexterity:special.1 lapse"));
  const State special = after(villa, state, "cross:special.1");
  CHECK(texts_of(villa, special) == word_set("cross:matt.dexterity:window.1.1 cross:matt.dexterity:special.2 lapse"));
  // The lock of the line has no place.
  CHECK(rule_of(told(villa, special, "cross:special.2"), EventKind::symbol_lapsed) == Rule::lapse);
  CHECK(after(villa, special, "cross:special.2").phase == Phase::dice);

  const RuntimeHeist museum = in_museum();
  CHECK(texts_of(museum, after(museum, position(museum, crossed + ",special.1"),
                               "roll:236 mark:matt:grid.3:6=6 cross:special.2")) ==
        word_set("cross:matt.dexterity:drainpipe.1.1 cross:matt.lock:gate.1.1 lapse"));

  const RuntimeHeist pair = heist({.thieves = {Thief::matt, Thief::janet}});
  const State rings = after(pair, position(pair, "matt=-/-/ring.3:2,ring.4:6!"), "roll:235 mark:matt:ring.3:2=2");
  CHECK(rings.waiting.size() == 2);
  CHECK(texts_of(pair, rings) == word_set("cross:matt.clever:sidedoor.1.1 cross:matt.clever:special.4 lapse"));
  CHECK(texts_of(pair, after(pair, rings, "cross:matt.clever:sidedoor.1.1")) ==
        word_set("cross:matt.lock:sidedoor.1.2 lapse"));
  CHECK(kinds(told(pair, rings, "cross:matt.clever:special.4")) ==
        Kinds{EventKind::symbol_used, EventKind::circle_crossed, EventKind::symbol_lapsed});
}

TEST_CASE("CL-33: worked example 6, a tree") {
  const RuntimeHeist villa = heist({});
  const State begin = position(villa, "matt=-/-/tree.1*");
  State state = after(villa, begin, "roll:256");
  CHECK(moves_of(villa, state, "mark:matt:tree.") == word_set("mark:matt:tree.3:2=2 mark:matt:tree.4:13=2+5+6"));
  state = after(villa, state, "mark:matt:tree.3:2=2");
  CHECK(state.phase == Phase::dice);
  CHECK(moves_of(villa, state, "mark:matt:tree.").empty());
  state = after(villa, edited(villa, state, "matt=-/-/tree.1,tree.3*"), "done stay roll:456");
  CHECK(moves_of(villa, state, "mark:matt:tree.") == Texts{"mark:matt:tree.7:15=4+5+6"});

  // 4, 8 and 9 can be made, but do not follow 6.
  const State other = after(villa, begin, "roll:144");
  CHECK(moves_of(villa, other, "mark:matt:tree.").empty());
  CHECK(why_not(villa, other, "mark:matt:tree.5:4=4") == Rule::tree);
  CHECK(why_not(villa, other, "mark:matt:tree.2:8=4+4") == Rule::tree);
  CHECK(why_not(villa, other, "mark:matt:tree.6:9=1+4+4") == Rule::tree);
}

TEST_CASE("CL-33, CL-43, CL-44: worked example 6, a tree and fills") {
  const RuntimeHeist museum = in_museum();
  const std::string before = "phase=dice roll=456 matt=456/fill/tree.1*";
  const State state = position(museum, before);
  CHECK(moves_of(museum, state, "fill:matt:tree.") ==
        word_set("fill:matt:tree.2 fill:matt:tree.3 fill:matt:tree.4 fill:matt:tree.5 fill:matt:tree.6 "
                 "fill:matt:tree.7 fill:matt:tree.8"));
  const RuntimeHeist strict = heist({.scenario = "museum", .fill_free = false});
  CHECK(moves_of(strict, position(strict, before), "fill:matt:tree.") == word_set("fill:matt:tree.3 fill:matt:tree.4"));
  // The end is still tree.1.
  const State third = after_lapses(museum, after(museum, state, "fill:matt:tree.3"));
  CHECK(line_of(museum, third).ends_with("matt=456/-/tree.1*,tree.3"));
  CHECK(moves_of(museum, third, "mark:matt:tree.") == word_set("mark:matt:tree.7:15=4+5+6"));
  CHECK(moves_of(museum, edited(museum, third, "roll=256 matt=256/-/tree.1*,tree.3"), "mark:matt:tree.") ==
        word_set("mark:matt:tree.4:13=2+5+6"));

  const State filled_two = position(museum, "phase=dice roll=256 matt=256/-/tree.1,tree.6");
  CHECK(moves_of(museum, filled_two, "mark:matt:tree.") ==
        word_set("mark:matt:tree.2:8=2+6 mark:matt:tree.3:2=2 mark:matt:tree.4:13=2+5+6"));
  const State second = after_lapses(museum, after(museum, filled_two, "mark:matt:tree.2:8=2+6"));
  CHECK(line_of(museum, second).ends_with("matt=5/-/tree.1,tree.2*,tree.6"));
  CHECK(moves_of(museum, edited(museum, second, "roll=456 matt=456/-/tree.1,tree.2*,tree.6"), "mark:matt:tree.") ==
        word_set("mark:matt:tree.5:4=4 mark:matt:tree.8:11=5+6"));
}

TEST_CASE("CL-32: worked example 7, circle-boxes") {
  const RuntimeHeist museum = in_museum();
  State state = after(museum, position(museum, "matt=-/-/ring.2:4!"), "roll:145");
  CHECK(kinds(told(museum, state, "mark:matt:ring.1:5=5")) == Kinds{EventKind::dice_used, EventKind::number_written});
  state = after(museum, state, "mark:matt:ring.1:5=5");
  CHECK(moves_of(museum, state, "mark:matt:ring.1") == Texts{"mark:matt:ring.1:5=1+4"});
  state = after(museum, state, "mark:matt:ring.1:5=1+4");
  REQUIRE(state.waiting.size() == 2);
  CHECK(state.waiting[0].symbols == Symbol::lock);
  CHECK(state.waiting[1].symbols == Symbol::safe);
  CHECK(texts_of(museum, state) == word_set("cross:matt.lock:gate.1.1 lapse"));
  const Events events = told(museum, state, "cross:matt.lock:gate.1.1");
  CHECK(kinds(events) == Kinds{EventKind::symbol_used, EventKind::demand_crossed, EventKind::challenge_done,
                               EventKind::room_entered, EventKind::symbol_lapsed});
  CHECK(texts_of(museum, after(museum, state, "cross:matt.lock:gate.1.1")) == Texts{"done"});
}

TEST_CASE("CL-34: worked example 7, a pyramid") {
  const RuntimeHeist villa = heist({.thieves = Thief::janet});
  const auto pyramid = [&](const std::string& written) {
    const State state = after(villa, position(villa, "janet=-/-/" + written), "roll:256");
    Texts found;
    for (const std::string& text : moves_of(villa, state, "mark:janet:pyramid.")) {
      found.insert(text.substr(std::string{"mark:janet:pyramid."}.size()));
    }
    return found;
  };
  CHECK(pyramid("pyramid.1:2,pyramid.2:3,pyramid.3:1") ==
        word_set("4:5=5 5:5=5 5:6=6 5:7=2+5 5:8=2+6 5:11=5+6 5:13=2+5+6"));
  CHECK(pyramid("pyramid.2:3") == word_set("1:2=2 3:2=2"));
}

TEST_CASE("CL-37, CL-38, CL-66: worked example 8, dice bonuses") {
  const RuntimeHeist villa = heist({.thieves = ThiefSet{Thief::matt, Thief::bruce}});
  const State state = after(villa, position(villa), "roll:666");
  REQUIRE(state.waiting.size() == 4);
  CHECK(state.waiting[0] == Fired{Thief::matt, Symbol::dexterity});
  CHECK(state.waiting[1] == Fired{Thief::matt, Symbol::lock});
  CHECK(state.waiting[2] == Fired{Thief::bruce, Symbol::strength});
  CHECK(state.waiting[3] == Fired{Thief::bruce, Symbol::safe});
  CHECK(texts_of(villa, state) ==
        word_set("cross:matt.dexterity:window.1.1 cross:matt.dexterity:special.1 cross:bruce.strength:window.1.2 "
                 "cross:bruce.strength:sidedoor.2.1 cross:bruce.strength:special.1 cross:bruce.strength:special.3 "
                 "cross:bruce.strength:special.6 lapse"));
  // Bruce's sheet.
  const State crossed = after(villa, state, "cross:bruce.strength:special.1");
  CHECK(line_of(villa, crossed).find("bruce=666/-/special.1") != std::string::npos);
  CHECK(line_of(villa, crossed).find("matt=666/-/-") != std::string::npos);
  const Events events = told(villa, crossed, "cross:matt.dexterity:window.1.1");
  CHECK(kinds(events) ==
        Kinds{EventKind::symbol_used, EventKind::demand_crossed, EventKind::symbol_lapsed, EventKind::symbol_lapsed});
  CHECK(events[2].effect == Effect{words::lock});
  CHECK(events[3].effect == Effect{words::safe});
  CHECK(after(villa, crossed, "cross:matt.dexterity:window.1.1").phase == Phase::dice);

  const RuntimeHeist museum = heist({.scenario = "museum", .thieves = Thief::janet});
  CHECK(texts_of(museum, after(museum, position(museum), "roll:345")) == word_set("cross:janet.escape:escape lapse"));
  CHECK(after(museum, position(museum, "arrows=4"), "roll:345").phase == Phase::dice);
}
