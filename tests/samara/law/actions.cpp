#include <samara/position.hpp>

#include <regelwerk/play.hpp>

using namespace samara_test;

// The four actions and the step.

TEST_CASE("SM-16: a tool is taken from a space that holds it") {
  const State state = position(
      two, {.calendar = "0: 0W 1W", .tiles = "2,1=cathedral", .laid = "2,1=saw 2,1=saw 3,1=compass 1,2=square"});
  CHECK(only("take", texts(two, state)) == words("take:saw@2,1 take:compass@3,1"));  // two equal saws are one move
  CHECK(refused_by(two, state, "take:glassA@2,1") == "SM-16");
  CHECK(refused_by(two, state, "take:saw@1,1") == "SM-16");
  const State with_tile = after(two, state, "take:saw@2,1");
  CHECK(owned(with_tile, 0) == "saw");
  CHECK(lying(two, with_tile, "2,1") == "saw");
  CHECK(row(with_tile, 2) == "0W");
  CHECK(has_tile(two, with_tile, "2,1"));
  const State without_tile = after(two, state, "take:compass@3,1");
  CHECK(owned(without_tile, 0) == "compass");
  CHECK(row(without_tile, 3) == "0W");
}

TEST_CASE("SM-17: two saws, a trowel of each kind, glass A before B") {
  const auto takes = [](std::string_view tools) {
    return only("take", texts(two, {.calendar = "0: 0W 1W",
                                    .tools = {tools},
                                    .laid = "1,1=saw 2,1=compass 3,1=square 4,1=glassA 5,1=glassB"}));
  };
  CHECK(takes("") == words("take:saw@1,1 take:compass@2,1 take:square@3,1 take:glassA@4,1"));
  CHECK(takes("saw") == words("take:saw@1,1 take:compass@2,1 take:square@3,1 take:glassA@4,1"));
  CHECK(takes("saw saw") == words("take:compass@2,1 take:square@3,1 take:glassA@4,1"));
  CHECK(takes("compass") == words("take:saw@1,1 take:square@3,1 take:glassA@4,1"));
  CHECK(takes("square") == words("take:saw@1,1 take:compass@2,1 take:glassA@4,1"));
  CHECK(takes("glassA") == words("take:saw@1,1 take:compass@2,1 take:square@3,1 take:glassB@5,1"));
  CHECK(takes("glassA glassB") == words("take:saw@1,1 take:compass@2,1 take:square@3,1"));
  CHECK(takes("all").empty());
  const Scene scene{.calendar = "0: 0W 1W", .tools = {"saw saw glassA"}, .laid = "1,1=saw 4,1=glassA"};
  CHECK(refused_by(two, position(two, scene), "take:saw@1,1") == "SM-17");
  CHECK(refused_by(two, position(two, scene), "take:glassA@4,1") == "SM-17");
}

TEST_CASE("SM-18: a woman raises a worker of the reserve") {
  const Scene scene{.calendar = "0: 0W 0MM 1W 11: 1M"};
  const State state = position(two, scene);
  CHECK(only("raise", texts(two, state)) == words("raise:woman raise:man"));
  const State woman = after(two, state, "raise:woman");
  CHECK(row(woman, 11) == "1M 0W 0W");
  CHECK(reserve(woman, 0) == "W0 M1");
  const State man = after(two, state, "raise:man");
  CHECK(row(man, 11) == "1M 0W 0M");
  CHECK(reserve(man, 0) == "W1 M0");
  CHECK(row(man, 0) == "0MM 1W");
  CHECK(refused_by(two, man, "raise:woman") == "SM-18");  // an active man

  SUBCASE("SM-18: only figures of the reserve") {
    const State no_woman = position(two, {.calendar = "0: 0W 1W 3: 0MW"});
    CHECK(only("raise", texts(two, no_woman)) == words("raise:man"));
    CHECK(refused_by(two, no_woman, "raise:woman") == "SM-18");
    const State nobody = position(two, {.calendar = "0: 0W 1W 3: 0MMM 4: 0W"});
    CHECK(only("raise", texts(two, nobody)).empty());
    CHECK(refused_by(two, nobody, "raise:man") == "SM-18");
  }
  SUBCASE("SM-18: a strong mother, and a man on top of a woman who is none") {
    CHECK(row(after(two, {.calendar = "0: 0WM 1W"}, "raise:man"), 11) == "0WM 0M");
    CHECK(only("raise", texts(two, {.calendar = "0: 0MW 1W 3: 0W"})).empty());
  }
}

TEST_CASE("SM-19: a tile is built with strength and tools, which are not spent") {
  const Scene scene{
      .calendar = "0: 0W 1W", .tiles = "2,1=fence 3,1=wall 4,1=hut", .tools = {"saw"}, .laid = "2,1=compass 2,1=saw"};
  const State state = position(two, scene);
  CHECK(only("build", texts(two, state)) == words("build:2,1 build:4,1"));
  CHECK(refused_by(two, state, "build:3,1") == "SM-21");
  CHECK(refused_by(two, state, "build:1,1") == "SM-19");
  const State fence = after(two, state, "build:2,1");
  CHECK(owned(fence, 0) == "saw");
  CHECK(lying(two, fence, "2,1") == "saw compass");
  CHECK(!has_tile(two, fence, "2,1"));
  CHECK(copies_with(two.layout(), fence.table, tile_of(two, "fence"), Holder{seat(0)}) == 1);
  CHECK(row(fence, 2) == "0W");
  CHECK(refused_by(two, fence, "build:2,1") == "SM-19");
}

TEST_CASE("SM-20: a target month past the last one in view is the last one") {
  const Scene scene{
      .calendar = "0: 0W 1W", .tiles = "8,1=hut 7,1=cave 9,1=cathedral", .laid = "9,1=saw 7,1=saw", .m = 2};
  CHECK(row(after(two, scene, "build:8,1"), 7) == "0W");
  CHECK(row(after(two, scene, "build:7,1"), 7) == "0W");
  CHECK(row(after(two, scene, "take:saw@9,1"), 7) == "0W");
  // With more months in view the column counts.
  Scene more = scene;
  more.m = 5;
  CHECK(row(after(two, more, "build:8,1"), 8) == "0W");
  CHECK(row(after(two, more, "take:saw@9,1"), 9) == "0W");
}

TEST_CASE("SM-21: tools count as saws, trowels of either kind and glass tools") {
  const auto builds = [](std::string_view tools) {
    return only("build", texts(two, {.calendar = "0: 0W 1W",
                                     .tiles = "1,1=wall 2,1=tower 3,1=stable 4,1=greenhouse 5,1=chapel 6,1=mill",
                                     .tools = {tools}}));
  };
  CHECK(builds("").empty());
  CHECK(builds("compass") == words("build:1,1"));
  CHECK(builds("square") == words("build:1,1"));
  CHECK(builds("compass square") == words("build:1,1 build:2,1"));
  CHECK(builds("saw saw") == words("build:3,1"));
  CHECK(builds("saw saw square") == words("build:1,1 build:3,1 build:6,1"));
  CHECK(builds("saw glassA") == words("build:4,1"));
  CHECK(builds("compass square glassA") == words("build:1,1 build:2,1"));
  CHECK(builds("compass square glassA glassB") == words("build:1,1 build:2,1 build:5,1"));
}

TEST_CASE("SM-22: a vacation goes to the next month with an own worker") {
  const State state = after(two, {.calendar = "0: 0W 0M 1W 1: 1M 4: 1M 0M 6: 0M"}, "vacation");
  CHECK(row(state, 4) == "1M 0M 0W");
  CHECK(row(state, 0) == "0M 1W");
  // Workers of others and those in NOW are no goal.
  CHECK(refused_by(two, position(two, {.calendar = "0: 0W 0M 1W 2: 1M"}), "vacation") == "SM-22");
}

TEST_CASE("SM-23, SM-24: a step only where none of the four actions is possible") {
  const Scene stuck{.calendar = "0: 0MM 0W 1W", .tiles = "1,4=hut", .tools = {"all", "all"}};
  static_assert(
      has_moves(two, position(two, {.calendar = "0: 0MM 0W 1W", .tiles = "1,4=hut", .tools = {"all", "all"}}), "step"));
  CHECK(row(after(two, stuck, "step"), 1) == "0MM");
  const auto refusal_of_step = [](const Scene& scene) { return refused_by(two, position(two, scene), "step"); };
  CHECK(refusal_of_step(stuck).empty());
  Scene scene = stuck;
  scene.tiles = "1,3=hut";
  CHECK(refusal_of_step(scene) == "SM-24");
  scene = stuck;
  scene.tools = {"", "all"};
  scene.rest = "6,2";
  CHECK(refusal_of_step(scene) == "SM-24");
  scene = stuck;
  scene.calendar = "0: 0MM 0W 1W 2: 0M";
  CHECK(refusal_of_step(scene) == "SM-24");
  scene.calendar = "0: 0W 0MM 1W";
  CHECK(refusal_of_step(scene) == "SM-24");

  SUBCASE("SM-23: an active woman never steps") {
    regelwerk::Random random{23};
    for (int i = 0; i < 40; ++i) {
      State state = two.initial();
      for (int nodes = 0; nodes < 300 && !over(two, state); ++nodes) {
        const Move move = regelwerk::random_move(two, state, random);
        if (move.kind == MoveKind::step) CHECK(state.table.calendar.active().figures.sex() == Sex::man);
        two.advance(state, move);
      }
    }
  }
}

namespace {

/// All that a seat may own.
template <class Visitor>
void for_each_holding(const Visitor& visitor) {
  for (int saws = 0; saws <= 2; ++saws) {
    for (int trowels = 0; trowels < 4; ++trowels) {
      for (int glass = 0; glass <= 2; ++glass) {
        Tools owned;
        for (int left = saws; left > 0; --left) owned.add(Tool::saw);
        if (trowels % 2 == 1) owned.add(Tool::compass);
        if (trowels >= 2) owned.add(Tool::square);
        if (glass >= 1) owned.add(Tool::glass_a);
        if (glass == 2) owned.add(Tool::glass_b);
        visitor(owned);
      }
    }
  }
}

}  // namespace

TEST_CASE("SM-17: tools that may be taken, kind by kind") {
  for_each_holding([](Tools owned) {
    const ToolKinds kinds = kinds_to_take(owned);
    CHECK(kinds.contains(Tool::saw) == (owned.count(Tool::saw) < 2));
    for (const Tool tool : {Tool::compass, Tool::square, Tool::glass_a}) {
      CHECK(kinds.contains(tool) == !owned.contains(tool));
    }
    CHECK(kinds.contains(Tool::glass_b) == (owned.contains(Tool::glass_a) && !owned.contains(Tool::glass_b)));
    CHECK(owned.only(kinds).count_kinds() == (owned.count(Tool::saw) == 1 ? 1 : 0));
  });
}

TEST_CASE("SM-19, SM-21, SM-33: tiles that can be paid for lack nothing") {
  const Layout& layout = decltype(four)::layout();
  for_each_holding([&](Tools owned) {
    for (const bool university : {false, true}) {
      const TileSet payable = payable_with(layout, owned, university);
      for (int kind = 0; kind < layout.tile_kinds; ++kind) {
        const Kit missing = kit_needed(layout, Plot{Tile{kind}}).without(kit_of(owned, university));
        CHECK(payable.contains(Tile{kind}) == (missing == Kit{}));
      }
    }
  });
}
