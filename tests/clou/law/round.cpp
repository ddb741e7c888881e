#include <clou/scene.hpp>

#include <map>

using namespace clou_test;

namespace {

/// The rule that refuses all of these moves; different ones fail the test.
std::optional<Rule> why_none(const RuntimeHeist& game, const State& state, const std::string& moves) {
  std::set<std::optional<Rule>> rules;
  for (const std::string& text : word_set(moves)) rules.insert(why_not(game, state, text));
  CHECK(rules.size() == 1);
  return *rules.begin();
}

int left(const State& state, Thief thief) { return bit_counts[state.hand(thief).left]; }

}  // namespace

TEST_CASE("CL-7: throw, dice, time, run away or the next throw") {
  const State thrown = after(idle_villa, position(idle_villa), "roll:112");
  CHECK(thrown.phase == Phase::dice);
  CHECK(int{thrown.plan.time} == 0);
  const State passed = after(idle_villa, thrown, "done");
  CHECK(passed.phase == Phase::leave);
  CHECK(int{passed.plan.time} == 1);
  CHECK(after(idle_villa, passed, "stay").phase == Phase::roll);
}

TEST_CASE("CL-7: no phase lets in the moves of another") {
  const std::string chance = "roll:123 drive:3";
  const std::string choices =
      "stay run driver:matt lapse cross:matt.dexterity:window.1.1 cross:matt.escape:escape "
      "cross:matt.dexterity:special.1";
  const std::string campaign_moves = "gang:matt scout:nothing scout:window.1.1 pimp:matt:nothing save gift:nothing";
  const std::string later = choices + " " + campaign_moves;
  const State begin = position(idle_villa);
  CHECK(why_none(idle_villa, begin, "done fill:matt:grid.1 drive:3 " + later) == Rule::throw_dice);
  const State dice = after(idle_villa, begin, "roll:346");
  const Move mark = move_of(idle_villa, dice, "mark:matt:clever.1:3=3");
  CHECK(!idle_villa.why_not(dice, mark));
  CHECK(why_none(idle_villa, dice, chance + " " + later) == Rule::phases);
  const State leave = after(idle_villa, dice, "done");
  CHECK(why_none(idle_villa, leave,
                 chance + " done driver:matt lapse cross:matt.dexterity:window.1.1 fill:matt:grid.1 " +
                     campaign_moves) == Rule::run_away);
  const State driver = position(idle_villa, "phase=driver alarm=1");
  CHECK(why_none(idle_villa, driver,
                 chance + " done stay run lapse cross:matt.escape:escape fill:matt:grid.1 " + campaign_moves) ==
        Rule::escape);
  const State drive = after(idle_villa, driver, "driver:matt");
  CHECK(why_none(idle_villa, drive,
                 "roll:123 done driver:matt stay run lapse cross:matt.escape:escape " + campaign_moves) ==
        Rule::escape_roll);
  for (const State& other : {begin, leave, driver, drive}) CHECK(idle_villa.why_not(other, mark).has_value());
}

TEST_CASE("CL-7, CL-22: while a fired symbol waits, only its moves go") {
  const State fired = after(idle_villa, position(idle_villa, "matt=-/-/grid.1,grid.2"), "roll:256");
  const State header = after(idle_villa, fired, "mark:matt:grid.3:6=6");
  REQUIRE(header.phase == Phase::symbol);
  const std::string others = "roll:123 drive:3 done stay run driver:matt fill:matt:clever.1:3 save gang:matt";
  CHECK(why_none(idle_villa, header, others + " mark:matt:clever.1:5=5 pimp:matt:nothing scout:nothing") ==
        Rule::used_at_once);
  CHECK(moves_of(idle_villa, header) == word_set("cross:window.1.1 cross:special.1 lapse"));
}

TEST_CASE("CL-8: three dice are thrown together, every throw as often as its faces can be ordered") {
  const State begin = position(matt_and_janet);
  std::map<std::uint32_t, int> throws;
  std::uint32_t sum = 0;
  matt_and_janet.for_each_move(begin, [&](Move move) {
    ++throws[matt_and_janet.weight(begin, move)];
    sum += matt_and_janet.weight(begin, move);
  });
  CHECK(throws == std::map<std::uint32_t, int>{{1, 6}, {3, 30}, {6, 20}});
  CHECK(sum == 216);
  CHECK(matt_and_janet.total_weight(begin) == 216);
  CHECK(matt_and_janet.weight(begin, move_of(matt_and_janet, begin, "roll:444")) == 1);
  CHECK(matt_and_janet.weight(begin, move_of(matt_and_janet, begin, "roll:344")) == 3);
  CHECK(matt_and_janet.weight(begin, move_of(matt_and_janet, begin, "roll:334")) == 3);
  CHECK(matt_and_janet.weight(begin, move_of(matt_and_janet, begin, "roll:346")) == 6);
}

TEST_CASE("CL-8: there is no other throw, and none again in the round") {
  const State begin = position(matt_and_janet);
  CHECK(matt_and_janet.why_not(begin, rolled(56)) == Rule::throw_dice);
  CHECK(!matt_and_janet.why_not(begin, rolled(55)));
  CHECK(!parse_move(matt_and_janet, begin, "roll:643"));
  const State thrown = after(matt_and_janet, begin, "roll:346");
  CHECK(why_not(matt_and_janet, thrown, "roll:346") == Rule::phases);
  CHECK(why_not(matt_and_janet, after(matt_and_janet, thrown, "mark:matt:clever.1:3=3"), "roll:111") == Rule::phases);
}

TEST_CASE("CL-9: every thief has the three values once each") {
  State state = after(matt_and_janet, position(matt_and_janet), "roll:446");
  CHECK(line_of(matt_and_janet, state).ends_with("matt=446/-/- janet=446/-/-"));
  state = after(matt_and_janet, state, "mark:matt:clever.1:4=4");
  CHECK(left(state, Thief::matt) == 2);
  CHECK(left(state, Thief::janet) == 3);
  CHECK(is_legal(matt_and_janet, state, "mark:matt:clever.2:4=4"));
  state = after(matt_and_janet, state, "mark:matt:clever.2:4=4 lapse mark:janet:dexterity.1:4=4 lapse");
  CHECK(is_legal(matt_and_janet, state, "mark:janet:grid.1:4=4"));
  CHECK(is_legal(matt_and_janet, state, "mark:matt:strength.1:6=6"));
}

TEST_CASE("CL-9: a value is used only as often as it was thrown, and by those of the gang") {
  const State thrown = after(matt_and_janet, position(matt_and_janet), "roll:446");
  const Move four = move_of(matt_and_janet, thrown, "mark:matt:strength.1:4=4");
  const Move ten = move_of(matt_and_janet, thrown, "mark:matt:grid.5:10=4+6");
  State state = after(matt_and_janet, thrown, "mark:matt:clever.1:4=4");
  CHECK(matt_and_janet.why_not(state, four) == Rule::dice_of_each);
  CHECK(matt_and_janet.why_not(state, ten) == Rule::dice_of_each);
  CHECK(is_legal(matt_and_janet, state, "mark:matt:strength.1:4=4"));
  state = after(matt_and_janet, state, "mark:matt:clever.2:4=4 lapse");
  CHECK(!parse_move(matt_and_janet, state, "mark:matt:strength.1:4=4"));
  CHECK(!parse_move(matt_and_janet, state, "mark:matt:strength.1:5=5"));
  const RuntimeHeist three = heist({.thieves = {Thief::matt, Thief::janet, Thief::bruce}});
  const Move absent = move_of(three, after(three, position(three), "roll:446"), "mark:bruce:tree.1:4=4");
  CHECK(!three.why_not(after(three, position(three), "roll:446"), absent));
  CHECK(matt_and_janet.why_not(thrown, absent) == Rule::dice_of_each);
  CHECK(matt_and_janet.why_not(thrown, filled(Thief::bruce, Element{Group::tree, 0})) == Rule::dice_of_each);
}

TEST_CASE("CL-10: thieves take turns as they like, with any of their dice") {
  const State thrown = after(matt_and_janet, position(matt_and_janet), "roll:335");
  for (const char* first : {"mark:matt:clever.1:3=3", "mark:matt:strength.1:5=5", "mark:janet:strength.1:3=3",
                            "mark:janet:strength.1:5=5", "mark:janet:strength.1:6=3+3"}) {
    CHECK(is_legal(matt_and_janet, thrown, first));
  }
  const State alternating = after(matt_and_janet, thrown,
                                  "mark:matt:clever.1:3=3 mark:janet:strength.1:5=5 mark:matt:strength.1:5=5 "
                                  "mark:janet:pyramid.1:3=3");
  CHECK(alternating == after(matt_and_janet, thrown,
                             "mark:janet:pyramid.1:3=3 mark:janet:strength.1:5=5 mark:matt:strength.1:5=5 "
                             "mark:matt:clever.1:3=3"));
  CHECK(!moves_of(matt_and_janet, alternating, "mark:matt:").empty());
  CHECK(!moves_of(matt_and_janet, alternating, "mark:janet:").empty());
}

TEST_CASE("CL-10: but nobody acts before a fired symbol is dealt with") {
  const State thrown = after(matt_and_janet, position(matt_and_janet), "roll:335");
  const State fired = after(matt_and_janet, thrown, "mark:janet:dexterity.1:3=3");
  REQUIRE(fired.phase == Phase::symbol);
  CHECK(why_not(matt_and_janet, fired, "mark:matt:clever.1:3=3") == Rule::used_at_once);
  CHECK(why_not(matt_and_janet, fired, "mark:janet:dexterity.2:5=5") == Rule::used_at_once);
  CHECK(is_legal(matt_and_janet, after(matt_and_janet, fired, "lapse"), "mark:matt:clever.1:3=3"));
}

TEST_CASE("CL-11: dice of one thief are added to one number") {
  const State thrown = after(matt_and_janet, position(matt_and_janet), "roll:256");
  CHECK(moves_of(matt_and_janet, thrown, "mark:matt:strength.1:") ==
        word_set("mark:matt:strength.1:2=2 mark:matt:strength.1:5=5 mark:matt:strength.1:6=6 "
                 "mark:matt:strength.1:7=2+5 mark:matt:strength.1:8=2+6 mark:matt:strength.1:11=5+6 "
                 "mark:matt:strength.1:13=2+5+6"));
  const State state = after(matt_and_janet, thrown, "mark:matt:strength.1:8=2+6");
  CHECK(left(state, Thief::matt) == 1);
  CHECK(moves_of(matt_and_janet, state, "mark:matt:clever.1:") == word_set("mark:matt:clever.1:5=5"));
}

TEST_CASE("CL-11: a die is not split, and does not count twice") {
  const State thrown = after(matt_and_janet, position(matt_and_janet), "roll:256");
  CHECK(why_not(matt_and_janet, thrown, "mark:matt:strength.1:1=2") == Rule::making);
  CHECK(why_not(matt_and_janet, thrown, "mark:matt:strength.1:3=5") == Rule::making);
  CHECK(why_not(matt_and_janet, thrown, "mark:matt:strength.1:12=2+5+6") == Rule::making);
  CHECK(why_not(matt_and_janet, thrown, "mark:matt:strength.1:5=5+6") == Rule::making);
  CHECK(!parse_move(matt_and_janet, thrown, "mark:matt:strength.1:10=5+5"));
  const Move sum = move_of(matt_and_janet, thrown, "mark:matt:clever.1:11=5+6");
  const State state = after(matt_and_janet, thrown, "mark:matt:strength.1:8=2+6");
  CHECK(matt_and_janet.why_not(state, sum) == Rule::dice_of_each);
}

TEST_CASE("CL-12: a number that the box or circle demands is written there, and fires what stands there") {
  const State thrown = after(idle_villa, position(idle_villa), "roll:256");
  const State silent = after(idle_villa, thrown, "mark:matt:grid.1:5=5");
  CHECK(silent.phase == Phase::dice);
  CHECK(line_of(idle_villa, silent).ends_with("matt=26/-/grid.1"));
  const State fired = after(idle_villa, silent, "mark:matt:dexterity.1:2=2");
  CHECK(fired.phase == Phase::symbol);
  CHECK(line_of(idle_villa, fired).ends_with("matt=6/-/dexterity.1:2,grid.1"));
  CHECK(moves_of(idle_villa, fired) == word_set("cross:sidedoor.1.1 cross:special.4 lapse"));
}

TEST_CASE("CL-12: other numbers and other places are refused") {
  const State thrown = after(idle_villa, position(idle_villa), "roll:256");
  CHECK(why_not(idle_villa, thrown, "mark:matt:grid.1:6=6") == Rule::grid);
  CHECK(why_not(idle_villa, thrown, "mark:matt:dexterity.1:5=5") == Rule::conditions);
  CHECK(why_not(idle_villa, thrown, "mark:matt:pyramid.1:5=5") == Rule::tools);
  CHECK(why_not(idle_villa, thrown, "mark:matt:special.1:5=5") == Rule::special_circles);
  CHECK(why_not(idle_villa, thrown, "mark:matt:window.1.1:5=5").has_value());
  const DiceUse first{.dice = 1};
  CHECK(idle_villa.why_not(thrown, marked(Thief::matt, Target::escape(), first, 2)) == Rule::fitting_number);
  CHECK(idle_villa.why_not(thrown, marked(Thief::matt, Target::nothing(), first, 2)) == Rule::fitting_number);
  CHECK(idle_villa.why_not(thrown, marked(Thief::matt, Element{Group::strength, 0}, DiceUse{}, 2)).has_value());
}
