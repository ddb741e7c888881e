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
  CHECK(moves.size() == 36);
  CHECK(moves.contains("mark:matt:tree.2:8=1+3+4"));
  CHECK(!moves.contains("mark:matt:clever.2:4=1+3"));
  CHECK(why_not(villa, state, "mark:matt:clever.2:4=1+3") == Rule::abilities);
  CHECK(kinds(told(villa, state, "mark:matt:clever.1:4=4")) == Kinds{EventKind::dice_used, EventKind::number_written});
  state = after(villa, state, "mark:matt:clever.1:4=4");
  CHECK(moves_of(villa, state) ==
        words_of("mark:matt:strength.1:1=1 mark:matt:strength.1:3=3 mark:matt:strength.1:4=1+3 "
                 "mark:matt:dexterity.1:1=1 mark:matt:clever.2:4=1+3 mark:matt:grid.4:3=3 mark:matt:grid.6:4=1+3 "
                 "mark:matt:ring.1:4=1+3 mark:matt:ring.2:1=1 mark:matt:ring.2:3=3 mark:matt:ring.2:4=1+3 "
                 "mark:matt:ring.3:1=1 mark:matt:ring.3:3=3 done"));
  state = after(villa, state, "mark:matt:clever.2:4=1+3");
  CHECK(moves_of(villa, state) == words_of("cross:sidedoor.1.1 cross:special.4 lapse"));

  // The side door's `lock@2` is not needed by one player.
  const Events events = told(villa, state, "cross:sidedoor.1.1");
  CHECK(rule_of(events, EventKind::challenge_done));
  CHECK(rule_of(events, EventKind::room_entered));
  state = after(villa, state, "cross:sidedoor.1.1");
  CHECK(moves_of(villa, state) == Texts{"done"});
  state = after(villa, state, "done");
  CHECK(int{state.plan.time} == 1);
  CHECK(int{state.plan.traces} == 0);
  CHECK(moves_of(villa, state) == words_of("stay run"));
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
  CHECK(moves_of(villa, state, "mark:matt:tree.") == words_of("mark:matt:tree.3:2=1~1 mark:matt:tree.3:2=1+1"));
  CHECK(moves_of(villa, state, "mark:matt:strength.") ==
        words_of("mark:matt:strength.1:1=1 mark:matt:strength.1:2=1~1 mark:matt:strength.1:2=1+1 "
                 "mark:matt:strength.1:3=1+1~1"));
  CHECK(why_not(villa, state, "mark:matt:strength.1:1=1~1") == Rule::needed_shifts);
  CHECK(why_not(villa, state, "mark:matt:strength.1:2=1+1~1") == Rule::needed_shifts);
  const Events events = told(villa, state, "mark:matt:tree.3:2=1~1");
  CHECK(rule_of(events, EventKind::symbol_lapsed) == Rule::lapse);
  state = after(villa, state, "mark:matt:tree.3:2=1~1");
  CHECK(moves_of(villa, state) ==
        words_of("mark:matt:strength.1:1=1 mark:matt:dexterity.1:1=1 mark:matt:clever.1:1=1 mark:matt:ring.2:1=1 "
                 "mark:matt:ring.3:1=1 done"));

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

TEST_CASE("CL-42, CK-15: worked example 3, an extra number from the campaign sheet") {
  const RuntimeCampaign game = campaign({.players = 1});
  State state = after(game, game.initial(), "gift:costume gang:trixie roll:135");
  CHECK(moves_of(game, state, "mark:trixie:exp1.") == words_of("mark:trixie:exp1.1:1=1 mark:trixie:exp1.1:1=3~2"));
  CHECK(moves_of(game, state, "mark:trixie:exp2.").empty());
  state = after(game, state, "mark:trixie:exp1.1:1=1");
  CHECK(moves_of(game, state, "mark:trixie:costume.1") ==
        words_of("mark:trixie:costume.1:10=5+5x mark:trixie:costume.1:10=3+5~2 mark:trixie:costume.1:10=3+5x~2"));
  state = after(game, state, "mark:trixie:costume.1:10=5+5x");
  REQUIRE(state.queue.size() == 2);
  CHECK(state.queue[0].symbols == Symbol::clever);
  CHECK(state.queue[1].symbols == Symbol::dexterity);
  CHECK(moves_of(game, state) == words_of("cross:dog.1.1 cross:special.3 lapse"));
  state = after(game, state, "cross:dog.1.1");
  CHECK(moves_of(game, state) == words_of("cross:skylight.1.1 cross:fence.2.1 cross:special.4 lapse"));
}

TEST_CASE("CL-43: worked example 4, fill") {
  const RuntimeHeist villa = heist({.thieves = Thief::janet});
  const State state = after(villa, position(villa), "roll:333");
  CHECK(state.phase == Phase::dice);
  const Texts fills = moves_of(villa, state, "fill:");
  CHECK(fills.size() == 518);
  for (const std::string& row : words_of("strength. dexterity. clever. pyramid.")) {
    for (int box = 1; box <= 6; ++box) {
      CHECK(count_of(fills, "fill:janet:" + row + std::to_string(box) + ":") == 18);
    }
  }
  for (int ring = 1; ring <= 4; ++ring) CHECK(count_of(fills, "fill:janet:ring." + std::to_string(ring) + ":") == 18);
  CHECK(count_of(fills, "fill:janet:grid.") == 9);
  CHECK(moves_of(villa, state, "fill:janet:special.") ==
        words_of("fill:janet:special.1 fill:janet:special.2 fill:janet:special.3 fill:janet:special.5 "
                 "fill:janet:special.6"));
  CHECK(why_not(villa, state, "fill:janet:special.4") == Rule::twins);

  SUBCASE("CL-43: worked example 4, dice keep the order of a row") {
    State filled_row = after(villa, state, "fill:janet:dexterity.3:18 lapse");
    CHECK(moves_of(villa, filled_row, "mark:janet:dexterity.") ==
          words_of("mark:janet:dexterity.1:3=3 mark:janet:dexterity.1:6=3+3 mark:janet:dexterity.1:9=3+3+3"));
    filled_row = after_lapses(villa, after(villa, filled_row, "mark:janet:dexterity.1:3=3"));
    CHECK(moves_of(villa, filled_row, "mark:janet:dexterity.") == words_of("mark:janet:dexterity.2:6=3+3"));
    const State last = edited(villa, filled_row, "roll=123 janet=123/-/dexterity.1:3,dexterity.2:6,dexterity.3:18");
    CHECK(moves_of(villa, last, "mark:janet:dexterity.") ==
          words_of("mark:janet:dexterity.4:1=1 mark:janet:dexterity.4:2=2"));
  }
  SUBCASE("CL-43: worked example 4, a tree") {
    const RuntimeHeist museum = in_museum();
    const State tree = position(museum, "phase=dice roll=156 matt=56/fill/tree.1,tree.3*");
    CHECK(moves_of(museum, tree, "fill:matt:tree.") ==
          words_of("fill:matt:tree.2 fill:matt:tree.4 fill:matt:tree.5 fill:matt:tree.6 fill:matt:tree.7 "
                   "fill:matt:tree.8"));
    const State on_six = after_lapses(museum, after(museum, tree, "fill:matt:tree.6"));
    CHECK(moves_of(museum, on_six, "mark:matt:tree.") == Texts{"mark:matt:tree.8:11=5+6"});
  }
  SUBCASE("CL-43: worked example 4, a box fires") {
    CHECK(moves_of(villa, after(villa, state, "fill:janet:clever.1:2")) ==
          words_of("cross:sidedoor.1.1 cross:special.1 lapse"));
  }
}

TEST_CASE("CL-44: worked example 4, fill by the strict reading") {
  const RuntimeHeist villa = heist({.thieves = Thief::janet, .fill_free = false});
  const State state = after(villa, position(villa), "roll:333");
  const Texts fills = moves_of(villa, state, "fill:");
  CHECK(fills.size() == 111);
  for (const std::string& box : words_of("strength.1 dexterity.1 pyramid.2")) {
    CHECK(count_of(fills, "fill:janet:" + box + ":") == 18);
  }
  for (const std::string& box : words_of("clever.1 pyramid.1 pyramid.3 ring.1")) {
    for (const std::string& number : words_of(":1 :2 :3")) CHECK(fills.contains("fill:janet:" + box + number));
    CHECK(count_of(fills, "fill:janet:" + box + ":") == 3);
  }
  for (int number = 6; number <= 18; ++number) CHECK(fills.contains("fill:janet:ring.2:" + std::to_string(number)));
  CHECK(count_of(fills, "fill:janet:ring.2:") == 13);
  CHECK(count_of(fills, "fill:janet:ring.3:") == 16);
  CHECK(moves_of(villa, state, "fill:janet:ring.4:") == words_of("fill:janet:ring.4:1 fill:janet:ring.4:2"));
  CHECK(count_of(fills, "fill:janet:grid.") == 9);
  CHECK(moves_of(villa, state, "fill:janet:special.") ==
        words_of("fill:janet:special.1 fill:janet:special.2 fill:janet:special.3 fill:janet:special.5 "
                 "fill:janet:special.6"));
}

TEST_CASE("CL-31, CL-66, CL-67: worked example 5, grid, twins and order") {
  const std::string crossed = "matt=-/-/grid.1,grid.2,grid.6,grid.9";
  const RuntimeHeist villa = heist({});
  const State state = after(villa, position(villa, crossed), "roll:236 mark:matt:grid.3:6=6");
  REQUIRE(state.queue.size() == 2);
  CHECK(state.queue[0].symbols == Symbol::dexterity);
  CHECK(state.queue[1].symbols == Symbol::dexterity);
  CHECK(moves_of(villa, state) == words_of("cross:window.1.1 cross:special.1 lapse"));
  CHECK(moves_of(villa, after(villa, state, "cross:window.1.1")) == words_of("cross:special.1 lapse"));
  const State special = after(villa, state, "cross:special.1");
  CHECK(moves_of(villa, special) == words_of("cross:window.1.1 cross:special.2 lapse"));
  // The lock of the line has no place.
  CHECK(rule_of(told(villa, special, "cross:special.2"), EventKind::symbol_lapsed) == Rule::lapse);
  CHECK(after(villa, special, "cross:special.2").phase == Phase::dice);

  const RuntimeHeist museum = in_museum();
  const State head =
      after(museum, position(museum, crossed + ",special.1"), "roll:236 mark:matt:grid.3:6=6 cross:special.2");
  CHECK(moves_of(museum, head) == words_of("cross:drainpipe.1.1 lapse"));
  for (const std::string& move : words_of("cross:drainpipe.1.1 lapse")) {
    CHECK(moves_of(museum, after(museum, head, move)) == words_of("cross:gate.1.1 lapse"));
  }
}

TEST_CASE("CL-33: worked example 6, a tree") {
  const RuntimeHeist villa = heist({});
  const State begin = position(villa, "matt=-/-/tree.1*");
  State state = after(villa, begin, "roll:256");
  CHECK(moves_of(villa, state, "mark:matt:tree.") == words_of("mark:matt:tree.3:2=2 mark:matt:tree.4:13=2+5+6"));
  state = after(villa, state, "mark:matt:tree.3:2=2");
  CHECK(state.phase == Phase::dice);
  CHECK(moves_of(villa, state, "mark:matt:tree.").empty());
  state = after(villa, state, "done stay roll:456");
  CHECK(moves_of(villa, state, "mark:matt:tree.") == Texts{"mark:matt:tree.7:15=4+5+6"});

  // 4, 8 and 9 can be made, but do not follow 6.
  const State other = after(villa, begin, "roll:144");
  CHECK(moves_of(villa, other, "mark:matt:tree.").empty());
  CHECK(why_not(villa, other, "mark:matt:tree.5:4=4") == Rule::tree);
  CHECK(why_not(villa, other, "mark:matt:tree.2:8=4+4") == Rule::tree);
  CHECK(why_not(villa, other, "mark:matt:tree.6:9=1+4+4") == Rule::tree);
}

TEST_CASE("CL-32: worked example 7, circle-boxes") {
  const RuntimeHeist museum = in_museum();
  State state = after(museum, position(museum, "matt=-/-/ring.2:4!"), "roll:145");
  CHECK(kinds(told(museum, state, "mark:matt:ring.1:5=5")) == Kinds{EventKind::dice_used, EventKind::number_written});
  state = after(museum, state, "mark:matt:ring.1:5=5");
  CHECK(moves_of(museum, state, "mark:matt:ring.1") == Texts{"mark:matt:ring.1:5=1+4"});
  state = after(museum, state, "mark:matt:ring.1:5=1+4");
  REQUIRE(state.queue.size() == 2);
  CHECK(state.queue[0].symbols == Symbol::lock);
  CHECK(state.queue[1].symbols == Symbol::safe);
  CHECK(moves_of(museum, state) == words_of("cross:gate.1.1 lapse"));
  const Events events = told(museum, state, "cross:gate.1.1");
  CHECK(kinds(events) == Kinds{EventKind::symbol_used, EventKind::demand_crossed, EventKind::challenge_done,
                               EventKind::room_entered, EventKind::symbol_lapsed});
  CHECK(moves_of(museum, after(museum, state, "cross:gate.1.1")) == Texts{"done"});
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
        words_of("4:5=5 5:5=5 5:6=6 5:7=2+5 5:8=2+6 5:11=5+6 5:13=2+5+6"));
  CHECK(pyramid("pyramid.2:3") == words_of("1:2=2 3:2=2"));
}

TEST_CASE("CL-37, CL-38: worked example 8, dice bonuses") {
  const RuntimeHeist villa = heist({.thieves = ThiefSet{Thief::matt, Thief::bruce}});
  State state = after(villa, position(villa), "roll:666");
  REQUIRE(state.queue.size() == 3);
  CHECK(state.queue[0] == Fired{Thief::matt, Symbol::dexterity});
  CHECK(state.queue[1] == Fired{Thief::bruce, Symbol::strength});
  CHECK(state.queue[2] == Fired{Thief::bruce, Symbol::safe});
  CHECK(moves_of(villa, state) == words_of("cross:window.1.1 cross:special.1 lapse"));
  state = after(villa, state, "lapse");
  CHECK(moves_of(villa, state) ==
        words_of("cross:window.1.2 cross:sidedoor.2.1 cross:special.1 cross:special.3 cross:special.6 lapse"));
  // Bruce's sheet now.
  const State crossed = after(villa, state, "cross:special.1");
  CHECK(line_of(villa, crossed).find("bruce=666/-/special.1") != std::string::npos);
  CHECK(line_of(villa, crossed).find("matt=666/-/-") != std::string::npos);
  const Events events = told(villa, state, "lapse");
  CHECK(kinds(events) == Kinds{EventKind::symbol_lapsed, EventKind::symbol_lapsed});
  CHECK(events.back().effect == Effect{Symbol::safe});
  CHECK(after(villa, state, "lapse").phase == Phase::dice);
}
