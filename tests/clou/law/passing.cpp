#include <clou/campaign_scene.hpp>

#include <clou/editions.hpp>

using namespace clou_test;

namespace {

const RuntimeHeist strict_pair = heist({.thieves = {Thief::matt, Thief::janet}});

/// The cellar, whose bottle costs a trace and an alarm at once, with the bottle's room entered and another symbol
/// waiting.
State bottle(const RuntimeHeist& cellar, const std::string& traces) {
  return position(cellar,
                  "phase=symbol roll=111 traces=" + traces +
                      " waiting=matt.dexterity,matt.clever crossed=hatch.1.1,hatch.1.2 done=hatch matt=11/~1/-");
}

}  // namespace

TEST_CASE("CL-13: done is refused while a thief can make a mark with real dice, alone or in sums") {
  const State thrown = after(strict_villa, position(strict_villa), "roll:134");
  CHECK(why_not(strict_villa, thrown, "done") == Rule::done);
  CHECK(!is_legal(strict_villa, thrown, "done"));
  const State spent = after(strict_villa, thrown, "mark:matt:clever.1:4=4 mark:matt:strength.1:4=1+3");
  CHECK(moves_of(strict_villa, spent) == Texts{"done"});

  // Nothing takes a 4: all rows need other numbers, circles 4 are crossed.
  const std::string full = "strength.1:9,clever.1:5,grid.6,ring.1:4!,ring.2:4!";
  const State stuck = position(strict_villa, "phase=dice roll=144 matt=4/-/" + full);
  CHECK(moves_of(strict_villa, stuck) == Texts{"done"});
  CHECK(int{after(strict_villa, stuck, "done").plan.traces} == 1);
  // Two of them make an 8, though one makes nothing.
  const State sum = edited(strict_villa, stuck, "matt=44/-/" + full);
  CHECK(why_not(strict_villa, sum, "done") == Rule::done);
  CHECK(!moves_of(strict_villa, sum, "mark:matt:tree.2:8=4+4").empty());
}

TEST_CASE("CL-13: any thief of the gang counts, and so do the campaign sheet and number demands") {
  const std::string full = "matt=4/-/strength.1:9,clever.1:5,grid.6,ring.1:4!,ring.2:4! ";
  const State janet = position(strict_pair, "phase=dice roll=344 janet=3/-/- " + full);
  CHECK(why_not(strict_pair, janet, "done") == Rule::done);
  CHECK(is_legal(strict_pair, edited(strict_pair, janet, "janet=-/-/-"), "done"));

  const RuntimeHeist hotel = heist({.scenario = "hotel"});
  const std::string suite =
      "crossed=delivery.1.1,lift.1.1,suitedoor.2.1,suitedoor.2.2 done=delivery,lift,suitedoor phase=dice roll=144 ";
  CHECK(moves_of(hotel, position(hotel, suite + full)) == Texts{"mark:matt:notebook.1.1:4=4"});
  CHECK(why_not(hotel, position(hotel, suite + full), "done") == Rule::done);

  const auto with = [&](const std::string& gift) {
    const State begin = after(strict_solo, strict_solo.initial(), "gift:" + gift + " gang:matt");
    return edited(strict_solo, begin, "phase=dice roll=144 " + full);
  };
  CHECK(moves_of(strict_solo, with("nothing")) == Texts{"done"});
  CHECK(moves_of(strict_solo, with("costume")) == Texts{"mark:matt:costume.2:4=4"});
}

TEST_CASE("CL-13: marks that need a shift or a virtual die, and fills, do not count") {
  const std::string full = "strength.1:9,clever.1:5,grid.6,ring.1:4!,ring.2:4!";
  for (const std::string kept : {"~1", "5x", "fill", "~1,fill"}) {
    const State state = position(strict_villa, "phase=dice roll=144 matt=4/" + kept + "/" + full);
    CHECK(moves_of(strict_villa, state).size() > 1);
    CHECK(is_legal(strict_villa, state, "done"));
    const State free = edited(strict_villa, state, "matt=4/" + kept + "/-");
    CHECK(why_not(strict_villa, free, "done") == Rule::done);
  }
}

TEST_CASE("CL-9, CL-13: by the option done ends the phase at any time, with dice left or without") {
  const State thrown = after(idle_villa, position(idle_villa), "roll:134");
  CHECK(after(idle_villa, thrown, "done").phase == Phase::leave);
  const State some = after(idle_villa, thrown, "mark:matt:clever.1:4=4");
  CHECK(after(idle_villa, some, "done").phase == Phase::leave);
  const State none = after(idle_villa, some, "mark:matt:strength.1:4=1+3");
  CHECK(none.phase == Phase::dice);
  CHECK(int{none.plan.time} == 0);
  CHECK(moves_of(idle_villa, none) == Texts{"done"});
}

TEST_CASE("CL-13: but not while a symbol waits") {
  const State symbol = after(idle_villa, position(idle_villa), "roll:256 mark:matt:dexterity.1:2=2");
  CHECK(why_not(idle_villa, symbol, "done") == Rule::used_at_once);
  CHECK(!why_not(idle_villa, after(idle_villa, symbol, "lapse"), "done"));
}

TEST_CASE("CL-14: each die that a thief has not used costs a trace") {
  const auto traces = [](const std::string& hands) {
    const State state = position(matt_and_janet, "phase=dice roll=446 " + hands);
    return int{after(matt_and_janet, state, "done").plan.traces};
  };
  CHECK(traces("matt=446/-/- janet=-/-/-") == 3);
  CHECK(traces("matt=4/-/- janet=46/-/-") == 3);
  CHECK(traces("matt=46/-/- janet=446/-/-") == 5);
  CHECK(traces("matt=-/-/- janet=6/-/-") == 1);

  SUBCASE("CL-14: dice that were used cost none, and no die does before the end of the phase") {
    CHECK(traces("matt=-/-/- janet=-/-/-") == 0);
    const State state = after(matt_and_janet, position(matt_and_janet), "roll:446 mark:matt:strength.1:14=4+4+6");
    CHECK(int{state.plan.traces} == 0);
    CHECK(int{after(matt_and_janet, state, "mark:janet:strength.1:4=4").plan.traces} == 0);
  }
}

TEST_CASE("CL-15: virtual dice and modifiers left over cost nothing, as dice do") {
  const State kept = position(matt_and_janet, "phase=dice roll=446 matt=-/~1/- janet=-/3x,4x,~2,fill/-");
  const State passed = after(matt_and_janet, kept, "done");
  CHECK(int{passed.plan.traces} == 0);
  CHECK(passed.phase == Phase::leave);
  const State die = edited(matt_and_janet, kept, "matt=4/~1/-");
  CHECK(int{after(matt_and_janet, die, "done").plan.traces} == 1);
}

TEST_CASE("CL-16: a trace crosses the next symbol, with the last one the gang is arrested at once") {
  const State three = after(idle_villa, position(idle_villa, "phase=dice roll=112 traces=3 matt=12/-/-"), "done");
  CHECK(int{three.plan.traces} == 5);
  CHECK(three.phase == Phase::leave);
  const State six = after(idle_villa, position(idle_villa, "phase=dice roll=112 traces=4 matt=12/-/-"), "done");
  CHECK(int{six.plan.traces} == 6);
  CHECK(six.phase == Phase::leave);
  const State arrested = after(idle_villa, position(idle_villa, "phase=dice roll=112 traces=6 matt=112/~1/-"), "done");
  CHECK(arrested.phase == Phase::over);
  CHECK(arrested.ending == Ending::arrested);
  CHECK(
      line_of(idle_villa, arrested) ==
      "phase=over gang=matt roll=- time=0 traces=7 alarms=0 arrows=0 police=0 alarm=0 acting=- end=arrested waiting=- "
      "crossed=- done=- matt=-/-/-");
}

TEST_CASE("CL-16, CL-53: an arrest by a price comes after the loot, raises no alarm, and what waits lapses") {
  const RuntimeHeist cellar = heist({.scenario = "cellar"}, cellar_edition);
  const State arrested = after(cellar, bottle(cellar, "4"), "cross:bottle.1.1");
  CHECK(arrested.ending == Ending::arrested);
  CHECK(int{arrested.plan.alarms} == 0);
  CHECK(int{arrested.haul.specials} == 1);
  CHECK(
      line_of(cellar, arrested) ==
      "phase=over gang=matt roll=- time=0 traces=5 alarms=0 arrows=0 police=0 alarm=0 acting=- end=arrested waiting=- "
      "crossed=hatch.1.1,hatch.1.2,bottle.1.1 done=hatch,bottle matt=-/-/-");

  SUBCASE("CL-16: with a trace left the alarm is raised, and what waits is used") {
    const State free = after(cellar, bottle(cellar, "3"), "cross:bottle.1.1");
    CHECK(int{free.plan.alarms} == 1);
    CHECK(int{free.haul.specials} == 1);
    CHECK(moves_of(cellar, free) == word_set("cross:rat.1.2 cross:special.1 lapse"));
  }
}

TEST_CASE("CL-16: the arrest comes before an escape by the same price") {
  static const Edition quick = [] {
    Edition edition = cellar_edition;
    edition.plans[5].alarm_circles = 1;
    edition.plans[5].last_alarm = words::escapes;
    return edition;
  }();
  const RuntimeHeist cellar = heist({.scenario = "cellar"}, quick);
  const State arrested = after(cellar, bottle(cellar, "4"), "cross:bottle.1.1");
  CHECK(arrested.ending == Ending::arrested);
  CHECK(int{arrested.alarm_off} == 0);
  CHECK(after(cellar, bottle(cellar, "3"), "cross:bottle.1.1").phase == Phase::driver);
}

TEST_CASE("CL-16, CL-18: the arrest by unused dice comes before the time that would run out") {
  const auto ended = [](const std::string& dice) {
    return after(idle_villa, position(idle_villa, "phase=dice roll=112 time=8 traces=5 matt=" + dice + "/-/-"), "done");
  };
  const State arrested = ended("12");
  CHECK(arrested.ending == Ending::arrested);
  CHECK(int{arrested.plan.time} == 8);
  CHECK(int{arrested.alarm_off} == 0);
  CHECK(ended("2").phase == Phase::driver);
}

TEST_CASE("CL-17: one time symbol passes with every round, and with nothing else") {
  State state = position(idle_villa);
  for (int round = 1; round <= 3; ++round) {
    state = after(idle_villa, state, "roll:112");
    CHECK(int{state.plan.time} == round - 1);
    state = after(idle_villa, edited(idle_villa, state, "matt=-/-/-"), "done");
    CHECK(int{state.plan.time} == round);
    state = after(idle_villa, state, "stay");
    CHECK(int{state.plan.time} == round);
  }
  const State arrested =
      after(idle_villa, position(idle_villa, "phase=dice roll=112 time=3 traces=6 matt=2/-/-"), "done");
  CHECK(int{arrested.plan.time} == 3);
}

TEST_CASE("CL-18: with the last time symbol the alarm goes off, before there is none") {
  const auto done_at = [](const std::string& time) {
    return after(matt_and_janet, position(matt_and_janet, "phase=dice roll=112 time=" + time), "done");
  };
  const State out = done_at("7");
  CHECK(out.phase == Phase::driver);
  CHECK(int{out.alarm_off} == 1);
  CHECK(int{out.plan.time} == 8);
  CHECK(why_not(matt_and_janet, out, "run") == Rule::escape);
  const State last = done_at("6");
  CHECK(last.phase == Phase::leave);
  CHECK(int{last.alarm_off} == 0);
  CHECK(after(matt_and_janet, last, "stay").phase == Phase::roll);
}

TEST_CASE("CL-19: without an alarm the gang stays or runs away, at the last moment too") {
  const State leave = after(idle_villa, position(idle_villa, "phase=dice roll=112 time=7"), "done");
  CHECK(moves_of(idle_villa, leave) == word_set("stay run"));
  const State away = after(idle_villa, leave, "run");
  CHECK(away.phase == Phase::over);
  CHECK(away.ending == Ending::success);
  CHECK(int{away.alarm_off} == 0);
  CHECK(int{away.plan.time} == 8);
  CHECK(moves_of(idle_villa, after(idle_villa, leave, "stay")).size() == 56);

  SUBCASE("CL-19: not in the middle of a round, and not after an alarm") {
    CHECK(why_not(idle_villa, after(idle_villa, position(idle_villa), "roll:112"), "run") == Rule::phases);
    CHECK(why_not(idle_villa, position(idle_villa), "run") == Rule::throw_dice);
    CHECK(why_not(idle_villa, after(idle_villa, leave, "stay roll:112"), "run") == Rule::phases);
    const State out = after(idle_villa, position(idle_villa, "phase=dice roll=112 time=8"), "done");
    CHECK(why_not(idle_villa, out, "run") == Rule::escape);
    CHECK(why_not(idle_villa, out, "stay") == Rule::escape);
  }
}

TEST_CASE("CL-20: what was kept of white symbols lapses with the round, not before") {
  const State state = after(idle_villa, position(idle_villa), "roll:116 mark:matt:tree.1:6=6");
  CHECK(line_of(idle_villa, state).ends_with("matt=11/~1/tree.1*"));
  CHECK(is_legal(idle_villa, state, "mark:matt:tree.3:2=1~1"));
  const Move shifted = move_of(idle_villa, state, "mark:matt:tree.3:2=1~1");
  const State same = after(idle_villa, state, "mark:matt:clever.1:1=1");
  CHECK(is_legal(idle_villa, same, "mark:matt:tree.3:2=1~1"));
  const State passed = after(idle_villa, state, "done");
  CHECK(line_of(idle_villa, passed).ends_with("matt=-/-/tree.1*"));
  const State next = after(idle_villa, passed, "stay roll:116");
  CHECK(idle_villa.why_not(next, shifted) == Rule::shift);
  CHECK(is_legal(idle_villa, next, "mark:matt:tree.3:2=1+1"));
  const State janet = position(matt_and_janet, "phase=dice roll=446 matt=-/-/- janet=-/4x,fill/-");
  CHECK(is_legal(matt_and_janet, janet, "fill:janet:clever.1:2"));
  const State later = after(matt_and_janet, janet, "done stay roll:446");
  CHECK(why_not(matt_and_janet, later, "fill:janet:clever.1:2") == Rule::white_kept);
  CHECK(!parse_move(matt_and_janet, later, "mark:janet:clever.1:4=4x"));
}
