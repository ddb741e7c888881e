#include <array>
#include <optional>
#include <string>
#include <vector>

#include <clou/scene.hpp>

using namespace clou_test;

namespace {

const RuntimeHeist& villa_to_fill(Thief thief, bool fill_free = true) {
  static const std::array<RuntimeHeist, 4> games{
      heist({.thieves = Thief::matt}), heist({.thieves = Thief::matt, .fill_free = false}),
      heist({.thieves = Thief::janet}), heist({.thieves = Thief::janet, .fill_free = false})};
  return games[(thief == Thief::janet ? 2U : 0U) + (fill_free ? 0U : 1U)];
}

/// A thief before the dice 1, 2 and 4 that holds fills.
struct Filling {
  Thief thief = Thief::matt;
  std::string marks = "-";
  bool fill_free = true;
  std::string kept = "fill";
  const RuntimeHeist& game = villa_to_fill(thief, fill_free);

  [[nodiscard]] std::string name() const { return std::string{name_of(thief)}; }
  [[nodiscard]] State state() const {
    return position(game, "phase=dice roll=124 " + name() + "=124/" + kept + "/" + marks);
  }
  /// The refusal of a fill; `what` is an element and maybe a number.
  [[nodiscard]] std::optional<Rule> refused(const std::string& what) const {
    return why_not(game, state(), "fill:" + name() + ":" + what);
  }
  /// The fills of a group, without the thief.
  [[nodiscard]] Texts offered(const std::string& group) const {
    Texts found;
    const std::string begin = "fill:" + name() + ":";
    for (const std::string& text : moves_of(game, state(), begin + group)) found.insert(text.substr(begin.size()));
    return found;
  }
  /// The position after a fill, its symbols lapsed.
  [[nodiscard]] State filled(const std::string& what) const {
    return after_lapses(game, after(game, state(), "fill:" + name() + ":" + what));
  }
  [[nodiscard]] Events told_of(const std::string& what) const {
    return told(game, state(), "fill:" + name() + ":" + what);
  }
};

/// What dice may mark in a group: the elements, each with its numbers.
Texts marks_of(const Filling& scene, const State& state, const std::string& group) {
  Texts found;
  const std::string begin = "mark:" + scene.name() + ":";
  for (const std::string& text : moves_of(scene.game, state, begin + group)) {
    found.insert(text.substr(begin.size(), text.find('=') - begin.size()));
  }
  return found;
}

/// `box:1` to `box:18`.
Texts numbers_of(const std::string& box, int low = 1, int high = 18) {
  Texts found;
  for (int number = low; number <= high; ++number) found.insert(box + ":" + std::to_string(number));
  return found;
}

/// What events fire, symbols by their bits, in order.
std::vector<Effect> fired_effects(const Events& events) {
  std::vector<Effect> effects;
  for (const Event& event : events) {
    if (event.kind == EventKind::symbol_fired || event.kind == EventKind::white_kept) effects.push_back(event.effect);
  }
  return effects;
}
using FiredEffects = std::vector<Effect>;

}  // namespace

TEST_CASE("CL-43: a fill writes 1 to 18 into any empty box, whatever order and conditions say") {
  // dexterity.1 takes numbers below 3 and strength.4 those above its neighbour, which is empty.
  for (const std::string& box : word_set("strength.1 strength.4 dexterity.1 clever.6 ring.1 ring.4")) {
    CAPTURE(box);
    CHECK(Filling{}.offered(box) == numbers_of(box));
  }
  for (const std::string& box : word_set("pyramid.1 pyramid.4 pyramid.6")) {
    CHECK(Filling{Thief::janet}.offered(box) == numbers_of(box));
  }
  const Events events = Filling{}.told_of("strength.3:18");
  CHECK(kinds(events) == Kinds{EventKind::white_used, EventKind::number_written});
  CHECK(rule_of(events, EventKind::white_used) == Rule::fill);
  CHECK(rule_of(events, EventKind::number_written) == Rule::fill);
  const State state = Filling{}.filled("strength.3:18");
  CHECK(state.hand(Thief::matt).left == all_places);
  CHECK(state.hand(Thief::matt).fills == 0);
  CHECK(line_of(villa_to_fill(Thief::matt), state).find("matt=124/-/strength.3:18") != std::string::npos);

  SUBCASE("CL-43: no other number, and none into a circle") {
    const RuntimeHeist& villa = villa_to_fill(Thief::matt);
    const State before = Filling{}.state();
    CHECK(!parse_move(villa, before, "fill:matt:strength.1:19"));
    CHECK(villa.why_not(before, filled(Thief::matt, Element{Group::strength, 0}, 19)) == Rule::fill);
    CHECK(!villa.why_not(before, filled(Thief::matt, Element{Group::strength, 0}, 18)));
    CHECK(Filling{}.refused("strength.1") == Rule::fill);
    CHECK(Filling{}.refused("grid.1:5") == Rule::fill);
    CHECK(Filling{}.refused("special.1:5") == Rule::fill);
  }
}

TEST_CASE("CL-43: a fill crosses any circle, a circle-box only when it has a number") {
  CHECK(Filling{}.offered("grid.") == word_set("grid.1 grid.2 grid.3 grid.4 grid.5 grid.6 grid.7 grid.8 grid.9"));
  CHECK(Filling{}.offered("tree.") == word_set("tree.1 tree.2 tree.3 tree.4 tree.5 tree.6 tree.7 tree.8"));
  CHECK(Filling{Thief::matt, "grid.4,tree.1,tree.3*"}.offered("tree.") ==
        word_set("tree.2 tree.4 tree.5 tree.6 tree.7 tree.8"));
  CHECK(Filling{}.offered("special.") == word_set("special.1 special.3 special.4"));
  CHECK(Filling{Thief::matt, "special.1"}.offered("special.") == word_set("special.2 special.3 special.4"));
  CHECK(Filling{Thief::matt, "ring.1:7"}.offered("ring.1") == Texts{"ring.1"});
  CHECK(Filling{Thief::matt, "ring.1:7!"}.offered("ring.1").empty());

  CHECK(Filling{}.refused("ring.1") == Rule::fill);
  CHECK(Filling{Thief::matt, "ring.1:7"}.refused("ring.1:8") == Rule::fill);
  CHECK(Filling{}.refused("special.2") == Rule::twins);
  CHECK(Filling{Thief::matt, "-", true, "-"}.refused("grid.1") == Rule::white_kept);
}

TEST_CASE("CL-43: a circle-box may be filled twice") {
  const Filling scene{Thief::matt, "ring.2:4!", true, "fill,fill"};
  CHECK(fired_effects(scene.told_of("ring.1:2")).empty());
  const State written = scene.filled("ring.1:2");
  CHECK(written.hand(Thief::matt).fills == 1);
  CHECK(marks_of(scene, written, "ring.1") == Texts{"ring.1:2"});
  const Events events = told(scene.game, written, "fill:matt:ring.1");
  CHECK(rule_of(events, EventKind::circle_crossed) == Rule::fill);
  CHECK(fired_effects(events) == FiredEffects{words::lock, words::safe});
  const State crossed = after(scene.game, written, "fill:matt:ring.1");
  CHECK(why_not(scene.game, after_lapses(scene.game, crossed), "mark:matt:ring.1:2=2") == Rule::boxes_and_circles);
}

TEST_CASE("CL-43: a fill fires as any mark does") {
  CHECK(fired_effects(Filling{}.told_of("dexterity.1:9")) == FiredEffects{words::clever});
  CHECK(fired_effects(Filling{}.told_of("dexterity.2:9")) == FiredEffects{words::shift(1)});
  CHECK(fired_effects(Filling{}.told_of("clever.6:1")) == FiredEffects{words::fill});
  CHECK(fired_effects(Filling{}.told_of("tree.8")) == FiredEffects{words::safe});
  CHECK(fired_effects(Filling{Thief::matt, "grid.3,grid.4,grid.5,grid.9"}.told_of("grid.6")) ==
        FiredEffects{words::lock, words::dexterity});
  CHECK(fired_effects(Filling{Thief::matt, "special.3"}.told_of("special.4")) == FiredEffects{words::electro});
  CHECK(fired_effects(Filling{Thief::janet}.told_of("pyramid.6:1")) == FiredEffects{words::escape, words::electro});
  CHECK(rule_of(Filling{}.told_of("tree.8"), EventKind::symbol_fired) == Rule::firing);

  CHECK(fired_effects(Filling{}.told_of("strength.1:9")).empty());
  CHECK(fired_effects(Filling{Thief::matt, "grid.3"}.told_of("grid.6")).empty());
  CHECK(fired_effects(Filling{}.told_of("special.4")).empty());
}

TEST_CASE("CL-43: marks with dice keep the order of a row after a fill, and compare with what it wrote") {
  const Filling third{Thief::matt, "-"};
  State state = third.filled("strength.3:2");
  CHECK(marks_of(third, state, "strength.") == numbers_of("strength.1", 1, 7));
  CHECK(why_not(third.game, state, "mark:matt:strength.4:4=4") == Rule::abilities);
  state = edited(third.game, state, "matt=24/-/strength.1:1,strength.3:2");
  CHECK(marks_of(third, state, "strength.") == word_set("strength.2:2 strength.2:4 strength.2:6"));
  state = edited(third.game, state, "matt=124/-/strength.1:1,strength.2:9,strength.3:2");
  CHECK(marks_of(third, state, "strength.") == numbers_of("strength.4", 3, 7));
  state = edited(third.game, state, "matt=124/-/strength.1:1,strength.2:9,strength.3:18");
  CHECK(marks_of(third, state, "strength.").empty());
}

TEST_CASE("CL-43, CL-33: a circle of the tree that a fill crosses neither ends the way nor bars it") {
  const Filling forward{Thief::matt, "tree.1*"};
  State state = forward.filled("tree.5");
  CHECK(line_of(forward.game, state).ends_with("tree.1*,tree.5"));
  CHECK(marks_of(forward, state, "tree.") == Texts{"tree.3:2"});
  CHECK(why_not(forward.game, state, "mark:matt:tree.8:6=2+4") == Rule::tree);
  state = edited(forward.game, state, "roll=146 matt=146/-/tree.1*,tree.5");
  CHECK(why_not(forward.game, state, "mark:matt:tree.8:11=1+4+6") == Rule::tree);  // tree.2 is not on the way

  // A filled circle that follows the end leads on, and the others that follow it stay open.
  const Filling through{Thief::matt, "tree.1*"};
  state = edited(through.game, through.filled("tree.3"), "roll=456 matt=456/-/tree.1*,tree.3");
  CHECK(marks_of(through, state, "tree.") == Texts{"tree.7:15"});
  state = after_lapses(through.game, after(through.game, state, "mark:matt:tree.7:15=4+5+6"));
  CHECK(line_of(through.game, state).ends_with("tree.1,tree.3,tree.7*"));
  CHECK(marks_of(through, state, "tree.").empty());

  // Back to a circle further left: the way stays where dice have led it.
  const Filling backward{Thief::matt, "tree.1,tree.3*"};
  state = edited(backward.game, backward.filled("tree.2"), "roll=456 matt=456/-/tree.1,tree.2,tree.3*");
  CHECK(marks_of(backward, state, "tree.") == Texts{"tree.7:15"});
  CHECK(why_not(backward.game, state, "mark:matt:tree.5:4=4") == Rule::tree);
}

TEST_CASE("CL-43, CL-33: before the first dice the way begins at a start, or leads through filled ones") {
  const RuntimeHeist& villa = villa_to_fill(Thief::matt);
  const auto open = [&](const std::string& marks, const std::string& roll) {
    return moves_of(villa, position(villa, "phase=dice roll=" + roll + " matt=" + roll + "/-/" + marks),
                    "mark:matt:tree.");
  };
  CHECK(open("tree.3", "256") == word_set("mark:matt:tree.2:8=2+6 mark:matt:tree.1:6=6"));
  CHECK(open("tree.1", "256") == word_set("mark:matt:tree.2:8=2+6 mark:matt:tree.3:2=2 mark:matt:tree.4:13=2+5+6"));
  // Through two of them, and from both starts.
  CHECK(open("tree.1,tree.4", "456") == word_set("mark:matt:tree.7:15=4+5+6"));
  CHECK(open("tree.1,tree.2", "246") == word_set("mark:matt:tree.3:2=2 mark:matt:tree.5:4=4"));
  // Not over one that is not crossed.
  CHECK(open("tree.4", "456") == word_set("mark:matt:tree.1:6=6"));
}

TEST_CASE("CL-43: an upper box of a pyramid still needs both below for dice") {
  const Filling scene{Thief::janet, "pyramid.1:3"};
  State state = scene.filled("pyramid.6:7");
  CHECK(why_not(scene.game, state, "mark:janet:pyramid.4:4=4") == Rule::pyramid);
  state = scene.filled("pyramid.4:7");
  CHECK(marks_of(scene, state, "pyramid.4").empty());
  CHECK(why_not(scene.game, state, "mark:janet:pyramid.5:7=1+2+4") == Rule::pyramid);
  // Two filled boxes carry the top, whatever stands below them.
  const Filling two{Thief::janet, "pyramid.4:1"};
  state = two.filled("pyramid.5:2");
  CHECK(marks_of(two, state, "pyramid.6") == numbers_of("pyramid.6", 4, 7));
  CHECK(why_not(two.game, state, "mark:janet:pyramid.6:3=1+2") == Rule::pyramid);
}

TEST_CASE("CL-43, CK-15: a fill reaches the open areas of the campaign sheet, and no others") {
  for (const bool fill_free : {true, false}) {
    const RuntimeCampaign game = campaign({.fill_free = fill_free});
    const std::string filling = "phase=dice roll=124 janet=124/fill/-";
    const State state = edited(game, after(game, game.initial(), "gift:canes gang:janet"), filling);
    CHECK(moves_of(game, state, "fill:janet:exp") == word_set("fill:janet:exp1.1 fill:janet:exp1.2"));
    CHECK(moves_of(game, state, "fill:janet:canes.1").size() == (fill_free ? 18U : 14U));
    CHECK(moves_of(game, state, "fill:janet:canes.2").size() == (fill_free ? 18U : 3U));
    CHECK(moves_of(game, state, "fill:janet:canes.3") == Texts{"fill:janet:canes.3"});
    CHECK(why_not(game, state, "fill:janet:exp2.2") == Rule::experience);
    CHECK(why_not(game, state, "fill:janet:lights.3") == Rule::bought_tools);
    CHECK(fired_effects(told(game, state, "fill:janet:exp1.1")) == FiredEffects{words::extra(5)});

    const State lights = edited(game, after(game, game.initial(), "gift:lights gang:janet"), filling);
    CHECK(moves_of(game, lights, "fill:janet:lights.") ==
          word_set("fill:janet:lights.1 fill:janet:lights.2 fill:janet:lights.3 fill:janet:lights.4"));
  }
}

TEST_CASE("CL-44: by the strict reading a fill keeps order and conditions") {
  const Filling begin{Thief::matt, "-", false};
  CHECK(begin.offered("strength.") == numbers_of("strength.1"));
  CHECK(begin.offered("dexterity.") == numbers_of("dexterity.1", 1, 2));
  CHECK(begin.offered("tree.") == word_set("tree.1 tree.2"));
  CHECK(begin.offered("ring.1") == numbers_of("ring.1", 4));
  CHECK(begin.offered("ring.2") == numbers_of("ring.2", 1, 4));
  CHECK(begin.offered("grid.").size() == 9);
  CHECK(begin.offered("special.") == word_set("special.1 special.3 special.4"));
  const Filling on_the_way{Thief::matt, "strength.1:9,clever.1:4,ring.1:7,tree.1*", false};
  CHECK(on_the_way.offered("strength.") == numbers_of("strength.2", 10));
  CHECK(on_the_way.offered("clever.") == numbers_of("clever.2", 4, 4));
  CHECK(on_the_way.offered("tree.") == word_set("tree.3 tree.4"));
  CHECK(on_the_way.offered("ring.1") == Texts{"ring.1"});
  const Filling pyramid{Thief::janet, "pyramid.1:2,pyramid.2:3,pyramid.3:1", false};
  CHECK(pyramid.offered("pyramid.4") == numbers_of("pyramid.4", 5, 5));
  CHECK(pyramid.offered("pyramid.5") == numbers_of("pyramid.5", 5));
  CHECK(pyramid.offered("pyramid.6").empty());
  CHECK(rule_of(begin.told_of("strength.1:18"), EventKind::number_written) == Rule::fill_strict);
}

TEST_CASE("CL-44: what the free reading allows, the strict one refuses") {
  const auto only_free = [](Thief thief, const std::string& marks, const std::string& what) {
    CAPTURE(what);
    CHECK(!Filling{thief, marks}.refused(what));
    CHECK(Filling{thief, marks, false}.refused(what) == Rule::fill_strict);
  };
  only_free(Thief::matt, "-", "strength.2:9");
  only_free(Thief::matt, "-", "dexterity.1:3");
  only_free(Thief::matt, "strength.1:9", "strength.2:9");
  only_free(Thief::matt, "-", "ring.1:3");
  only_free(Thief::matt, "-", "tree.3");
  only_free(Thief::matt, "tree.1*", "tree.2");
  only_free(Thief::matt, "tree.1*", "tree.6");
  only_free(Thief::janet, "-", "pyramid.1:4");
  only_free(Thief::janet, "pyramid.1:2", "pyramid.4:2");
  only_free(Thief::janet, "pyramid.1:2,pyramid.2:3", "pyramid.4:6");
}

TEST_CASE("CL-44: by the strict reading too a filled circle of the tree leads on and is no end") {
  const Filling scene{Thief::matt, "tree.2*", false, "fill,fill"};
  const State state = scene.filled("tree.5");
  CHECK(moves_of(scene.game, state, "fill:matt:tree.") == word_set("fill:matt:tree.6 fill:matt:tree.8"));
  const State later = edited(scene.game, state, "roll=146 matt=146/-/tree.2*,tree.5");
  CHECK(moves_of(scene.game, later, "mark:matt:tree.") == Texts{"mark:matt:tree.8:11=1+4+6"});
  CHECK(why_not(scene.game, state, "fill:matt:tree.7") == Rule::fill_strict);
}

TEST_CASE("CL-44: twins and marked places are refused as by the free reading") {
  const Filling scene{Thief::matt, "strength.1:4,grid.1,special.3", false};
  CHECK(scene.refused("strength.1:4") == Rule::boxes_and_circles);
  CHECK(scene.refused("grid.1") == Rule::boxes_and_circles);
  CHECK(scene.refused("special.3") == Rule::boxes_and_circles);
  CHECK(scene.refused("special.2") == Rule::twins);
  CHECK(!scene.refused("special.4"));
  CHECK(fired_effects(scene.told_of("special.4")) == FiredEffects{words::electro});
}
