#include <cstddef>
#include <set>
#include <string>

#include <clou/sheet_scene.hpp>

using namespace clou_test;

namespace {

constexpr Element first_strength{Group::strength, 0};

const RuntimeHeist& matts_villa(bool clamp = false) {
  static const RuntimeHeist free_dice = heist({});
  static const RuntimeHeist clamped = heist({.clamp_dice = true});
  return clamp ? clamped : free_dice;
}
const RuntimeHeist& two_in_villa() {
  static const RuntimeHeist game = heist({.thieves = {Thief::matt, Thief::bruce}});
  return game;
}

/// The numbers that matt, who holds this of a throw, makes in this way.
Numbers made(const std::string& roll, const std::string& kept, const std::string& how, bool clamp = false) {
  const RuntimeHeist& villa = matts_villa(clamp);
  State state = position(villa, "phase=dice roll=" + roll);
  state = edited(villa, state, "matt=" + roll + "/" + kept + "/-");
  const std::string begin = "mark:matt:strength.1:";
  Numbers numbers;
  for (const std::string& text : moves_of(villa, state, begin)) {
    if (text.substr(text.find('=') + 1) == how) numbers.insert(std::stoi(text.substr(begin.size())));
  }
  return numbers;
}

/// The dice and white symbols that a thief holds, as a state writes them: "matt=12/~1".
std::string hand_of(const RuntimeHeist& game, const State& state, const std::string& thief) {
  const std::string line = line_of(game, state);
  const std::size_t begin = line.find(" " + thief + "=") + 1;
  return line.substr(begin, line.find('/', line.find('/', begin) + 1) - begin);
}

}  // namespace

TEST_CASE("CL-39: a white symbol is kept without a node and used once, later in the phase") {
  const RuntimeHeist& villa = two_in_villa();
  const State begin = after(villa, position(villa), "roll:126");
  const Events events = told(villa, begin, "mark:matt:tree.1:6=6");
  CHECK(kinds(events) == Kinds{EventKind::dice_used, EventKind::circle_crossed, EventKind::white_kept});
  State state = after(villa, begin, "mark:matt:tree.1:6=6");
  CHECK(state.phase == Phase::dice);
  CHECK(hand_of(villa, state, "matt") == "matt=12/~1");
  state = after(villa, state, "mark:bruce:clever.1:6=6 mark:matt:strength.1:2=2");
  CHECK(hand_of(villa, state, "matt") == "matt=1/~1");
  const Events used = told(villa, state, "mark:matt:clever.1:2=1~1");
  CHECK(rule_of(used, EventKind::white_used) == Rule::shift);
  state = after(villa, state, "mark:matt:clever.1:2=1~1");
  CHECK(hand_of(villa, state, "matt") == "matt=-/-");

  SUBCASE("CL-39: not twice") {
    const State once = position(villa, "phase=dice roll=126 matt=126/~1/- bruce=126/-/-");
    CHECK(!villa.why_not(once, marked(Thief::matt, first_strength, {.dice = 1, .shifts = 1}, 2)));
    const State twice = after(villa, once, "mark:matt:clever.1:2=1~1");
    CHECK(twice.hand(Thief::matt).left == 6);
    CHECK(villa.why_not(twice, marked(Thief::matt, first_strength, {.dice = 2, .shifts = 1}, 3)) == Rule::shift);
    const State filled_once =
        after(villa, position(villa, "phase=dice roll=126 matt=126/fill/- bruce=126/-/-"), "fill:matt:strength.1:4");
    CHECK(why_not(villa, filled_once, "fill:matt:clever.1:4") == Rule::white_kept);
  }
}

TEST_CASE("CL-39: for the dice of the thief that fired it only") {
  const RuntimeHeist& villa = two_in_villa();
  const State state = position(villa, "phase=dice roll=126 matt=126/5x,~1,fill/- bruce=126/-/-");
  const DiceUse shifted{.dice = 2, .shifts = 1};
  const DiceUse virtual_die{.extras = 1};
  CHECK(!villa.why_not(state, marked(Thief::matt, first_strength, shifted, 3)));
  CHECK(villa.why_not(state, marked(Thief::bruce, first_strength, shifted, 3)) == Rule::shift);
  CHECK(!villa.why_not(state, marked(Thief::matt, first_strength, virtual_die, 5)));
  CHECK(villa.why_not(state, marked(Thief::bruce, first_strength, virtual_die, 5)) == Rule::extra);
  CHECK(!why_not(villa, state, "fill:matt:strength.1:4"));
  CHECK(why_not(villa, state, "fill:bruce:strength.1:4") == Rule::white_kept);
  CHECK(moves_of(villa, state, "fill:bruce:").empty());
  for (const std::string& text : moves_of(villa, state, "mark:bruce:")) {
    CHECK(text.find_first_of("x~", text.find('=')) == std::string::npos);
  }
}

TEST_CASE("CL-39, CL-22: not while a fired symbol waits") {
  const RuntimeHeist villa = heist({.thieves = Thief::janet});
  const State state = position(villa, "phase=symbol roll=111 waiting=janet.electro janet=111/fill/-");
  CHECK(state.phase == Phase::symbol);
  CHECK(why_not(villa, state, "fill:janet:strength.1:4") == Rule::used_at_once);
  CHECK(!why_not(villa, after(villa, state, "lapse"), "fill:janet:strength.1:4"));
}

TEST_CASE("CL-39, CL-20: what was kept is gone when the time has passed") {
  const RuntimeHeist& villa = two_in_villa();
  const State state = position(villa, "phase=dice roll=126 matt=-/5x,~1,fill/- bruce=-/~2/-");
  const Events events = told(villa, state, "done");
  CHECK(rule_of(events, EventKind::round_ended) == Rule::kept_lapses);
  CHECK(!rule_of(events, EventKind::trace_crossed));
  const State next = after(villa, state, "done stay roll:125");
  CHECK(hand_of(villa, next, "matt") == "matt=125/-");
  CHECK(hand_of(villa, next, "bruce") == "bruce=125/-");
  CHECK(why_not(villa, next, "fill:matt:strength.1:4") == Rule::white_kept);
}

TEST_CASE("CL-40: a shift changes one die by up to its number") {
  CHECK(made("455", "~1", "4~1") == Numbers{3, 5});
  CHECK(made("455", "~2", "4~2") == Numbers{2, 3, 5, 6});
  CHECK(made("455", "~2", "4+5+5~2") == Numbers{12, 13, 15, 16});
  CHECK(made("455", "4x,~1", "4x~1") == Numbers{3, 5});
  CHECK(made("455", "4x,~2", "5+4x~2") == Numbers{7, 8, 10, 11});

  const RuntimeHeist& villa = matts_villa();
  const State state = position(villa, "phase=dice roll=455 matt=455/~2/-");
  CHECK(why_not(villa, state, "mark:matt:strength.1:7=4~2"));
  CHECK(why_not(villa, state, "mark:matt:strength.1:1=4~2"));
  const State none = position(villa, "phase=dice roll=455 matt=455/-/-");
  CHECK(villa.why_not(none, marked(Thief::matt, first_strength, {.dice = 1, .shifts = 1}, 5)) == Rule::shift);
}

TEST_CASE("CL-40: several shifts in one mark go on different dice") {
  CHECK(made("455", "~1,~2", "4+5~1~2") == Numbers{6, 12});
  CHECK(made("455", "~1,~1", "5+5~1~1") == Numbers{8, 12});
  CHECK(made("455", "~1,~2,~3", "4+5+5~1~2~3") == Numbers{8, 20});
  CHECK(made("455", "3x,~1,~2", "4+3x~1~2") == Numbers{4, 10});
  CHECK(made("455", "~1,~2", "4~1~2").empty());
  CHECK(made("455", "3x,~1,~1", "3x~1~1").empty());
  CHECK(made("455", "~1,~2,~3", "4+5~1~2~3").empty());

  const RuntimeHeist& villa = matts_villa();
  const State state = position(villa, "phase=dice roll=455 matt=455/~1,~2/-");
  CHECK(why_not(villa, state, "mark:matt:strength.1:7=4~1~2"));
  CHECK(kinds(told(villa, state, "mark:matt:strength.1:12=4+5~1~2")) ==
        Kinds{EventKind::dice_used, EventKind::white_used, EventKind::white_used, EventKind::number_written});
  CHECK(hand_of(villa, after(villa, state, "mark:matt:strength.1:12=4+5~1~2"), "matt") == "matt=5/-");
}

TEST_CASE("CL-40: what no shift reaches is refused by it, not as a shift that is not needed") {
  const RuntimeHeist& villa = matts_villa();
  const State state = position(villa, "phase=dice roll=455 matt=455/~1,~2/-");
  CHECK(why_not(villa, state, "mark:matt:strength.1:7=4~2") == Rule::shift);
  CHECK(why_not(villa, state, "mark:matt:strength.1:1=4~2") == Rule::shift);
  CHECK(why_not(villa, state, "mark:matt:strength.1:7=4~1~2") == Rule::shift);
  CHECK(why_not(villa, state, "mark:matt:strength.1:13=4+5~1~2") == Rule::shift);
}

TEST_CASE("CL-41: a shifted die counts at least 1") {
  CHECK(made("126", "~1", "1~1") == Numbers{2});
  CHECK(made("126", "~2", "1~2") == Numbers{2, 3});
  CHECK(made("126", "~2", "2~2") == Numbers{1, 3, 4});
  CHECK(made("126", "~3", "1+2~3") == Numbers{2, 4, 5, 6});
  // Of two shifts only one has a die with room below, so nothing below needs both.
  CHECK(made("126", "~1,~2", "1+2~1~2") == Numbers{6});
  CHECK(made("126", "~1,~2", "1+6~1~2") == Numbers{10});
  CHECK(made("116", "~1,~1", "1+1~1~1") == Numbers{4});
  // The wide one on the six, the narrow one on the two.
  CHECK(made("126", "~1,~4", "2+6~1~4") == Numbers{3, 13});
  CHECK(made("126", "1x,~1", "1x~1") == Numbers{2});
}

TEST_CASE("CL-41: upwards there is no limit, with clamp_dice 6") {
  CHECK(made("156", "~2", "6~2") == Numbers{4, 5, 7, 8});
  CHECK(made("156", "~2", "6~2", true) == Numbers{4, 5});
  CHECK(made("156", "~2", "5~2") == Numbers{3, 4, 6, 7});
  CHECK(made("156", "~2", "5~2", true) == Numbers{3, 4, 6});
  CHECK(made("156", "~2", "5+6~2") == Numbers{9, 10, 12, 13});
  CHECK(made("156", "~2", "5+6~2", true) == Numbers{9, 10, 12});
  CHECK(made("156", "~1,~2", "5+6~1~2") == Numbers{8, 14});
  CHECK(made("156", "~1,~2", "5+6~1~2", true) == Numbers{8});
  CHECK(made("156", "~1,~2", "1+5~1~2", true) == Numbers{9});
  CHECK(made("156", "5x,~2", "5x~2", true) == Numbers{3, 4, 6});
  // Neither sums nor dice that are not shifted are limited.
  CHECK(made("156", "~2", "1+5+6", true) == Numbers{12});
  CHECK(made("156", "~2", "1+6~2", true) == Numbers{5, 6, 8, 9});
  const RuntimeHeist& clamped = matts_villa(true);
  const State state = position(clamped, "phase=dice roll=156 matt=156/~2/-");
  CHECK(why_not(clamped, state, "mark:matt:strength.1:8=6~2") == Rule::needed_shifts);
  CHECK(!why_not(matts_villa(), state, "mark:matt:strength.1:8=6~2"));
}

TEST_CASE("CL-41: only shifts that are needed are spent") {
  const RuntimeHeist& villa = matts_villa();
  const State state = position(villa, "phase=dice roll=335 matt=335/~1,~2/-");
  Texts moves;
  for (const std::string& text : moves_of(villa, state, "mark:matt:strength.1:")) {
    if (text.find("=3~") != std::string::npos || text.find("=3+3~") != std::string::npos) {
      moves.insert(text.substr(std::string{"mark:matt:strength.1:"}.size()));
    }
  }
  CHECK(moves == word_set("2=3~1 4=3~1 1=3~2 2=3~2 4=3~2 5=3~2 "
                          "5=3+3~1 7=3+3~1 4=3+3~2 5=3+3~2 7=3+3~2 8=3+3~2 3=3+3~1~2 9=3+3~1~2"));
  CHECK(why_not(villa, state, "mark:matt:strength.1:3=3~1") == Rule::needed_shifts);
  CHECK(why_not(villa, state, "mark:matt:strength.1:8=3+3~1~2") == Rule::needed_shifts);
  CHECK(why_not(villa, state, "mark:matt:strength.1:6=3+3~1~2") == Rule::needed_shifts);
  CHECK(hand_of(villa, after(villa, state, "mark:matt:strength.1:4=3~2"), "matt") == "matt=35/~1");
  CHECK(hand_of(villa, after(villa, state, "mark:matt:strength.1:6=3+3"), "matt") == "matt=5/~1,~2");
}

TEST_CASE("CL-42: a virtual die counts alone or in a sum, once") {
  const RuntimeHeist& villa = matts_villa();
  State state = position(villa, "phase=dice roll=145 matt=45/3x,5x/-");
  CHECK(moves_of(villa, state, "mark:matt:strength.1:") ==
        word_set("mark:matt:strength.1:4=4 mark:matt:strength.1:5=5 mark:matt:strength.1:9=4+5 "
                 "mark:matt:strength.1:3=3x mark:matt:strength.1:5=5x mark:matt:strength.1:8=3x+5x "
                 "mark:matt:strength.1:7=4+3x mark:matt:strength.1:9=4+5x mark:matt:strength.1:12=4+3x+5x "
                 "mark:matt:strength.1:8=5+3x mark:matt:strength.1:10=5+5x mark:matt:strength.1:13=5+3x+5x "
                 "mark:matt:strength.1:12=4+5+3x mark:matt:strength.1:14=4+5+5x mark:matt:strength.1:17=4+5+3x+5x"));
  CHECK(rule_of(told(villa, state, "mark:matt:strength.1:5=5x"), EventKind::white_used) == Rule::extra);
  state = after(villa, state, "mark:matt:strength.1:5=5x");
  CHECK(hand_of(villa, state, "matt") == "matt=45/3x");
  CHECK(!parse_move(villa, state, "mark:matt:clever.1:5=5x"));
  const Element clever{Group::clever, 0};
  CHECK(!villa.why_not(state, marked(Thief::matt, clever, {.extras = 1}, 3)));
  CHECK(villa.why_not(state, marked(Thief::matt, clever, {.extras = 2}, 5)) == Rule::extra);
  state = after(villa, state, "mark:matt:clever.1:7=4+3x");
  CHECK(villa.why_not(state, marked(Thief::matt, Element{Group::clever, 1}, {.extras = 1}, 7)) == Rule::extra);
}

TEST_CASE("CL-42: a sheet's extra is one more die for this round only") {
  const RuntimeHeist villa = heist({.thieves = Thief::janet});
  const State state =
      after_lapses(villa, after(villa, position(villa, "janet=-/-/dexterity.1:2,dexterity.2:3,dexterity.3:2"),
                                "roll:146 mark:janet:dexterity.4:1=1"));
  CHECK(hand_of(villa, state, "janet") == "janet=46/4x");
  CHECK(is_legal(villa, state, "mark:janet:strength.1:4=4"));
  CHECK(is_legal(villa, state, "mark:janet:strength.1:4=4x"));
  CHECK(is_legal(villa, state, "mark:janet:strength.1:14=4+6+4x"));
  const State next = after(villa, state, "mark:janet:strength.1:10=4+6 done stay roll:146");
  CHECK(int{next.plan.traces} == 0);
  CHECK(moves_of(villa, next, "mark:janet:dexterity.5:") ==
        word_set("mark:janet:dexterity.5:4=4 mark:janet:dexterity.5:6=6 mark:janet:dexterity.5:5=1+4 "
                 "mark:janet:dexterity.5:7=1+6 mark:janet:dexterity.5:10=4+6 mark:janet:dexterity.5:11=1+4+6"));
}
