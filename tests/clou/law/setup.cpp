#include <clou/scene.hpp>

#include <array>

#include <clou/editions.hpp>

using namespace clou_test;
using regelwerk::Seat;
using regelwerk::spectator;
using regelwerk::Word;

namespace {

constexpr std::array<ThiefSet, 3> gang_of{ThiefSet{Thief::matt}, ThiefSet{Thief::matt, Thief::janet},
                                          ThiefSet{Thief::matt, Thief::janet, Thief::trixie}};

RuntimeHeist of(Word plan, ThiefSet gang, const Edition& edition = worked_edition) {
  return heist({.scenario = plan, .thieves = gang, .use_dice = UseDice::may}, edition);
}

/// A round in which every die is used but `left` ones of matt.
std::string round_with(ThiefSet gang, const std::string& left) {
  std::string line = "phase=dice roll=111";
  gang.for_each([&](Thief thief) {
    line += " " + std::string{name_of(thief)} + "=" + (thief == Thief::matt ? left : "-") + "/-/-";
  });
  return line;
}

int points(const RuntimeHeist& game, const State& state) {
  const auto outcome = game.outcome(state);
  REQUIRE(outcome);
  return outcome->scores[0];
}

bool refuses(const HeistOptions& options, OptionFault fault, const Edition& edition = worked_edition) {
  const auto made = RuntimeHeist::make(options, edition);
  return !made && made.error().options.size() == 1 && made.error().options[0] == fault;
}

bool refuses(const Edition& edition, Constraint constraint) {
  const auto faults = validate(edition);
  return faults.size() == 1 && faults[0].constraint == constraint;
}

/// The tracks of a plan as they are left for 1, 2 and 3 players.
struct Tracks {
  Word plan;
  std::array<int, 3> time;
  std::array<int, 3> traces;
  std::array<int, 3> police;
};

constexpr std::array<Tracks, 5> printed{{{"villa", {9, 8, 7}, {7, 6, 5}, {6, 5, 4}},
                                         {"museum", {11, 9, 8}, {7, 6, 5}, {6, 5, 4}},
                                         {"glassworks", {12, 10, 8}, {7, 6, 5}, {6, 5, 4}},
                                         {"hotel", {12, 10, 9}, {7, 6, 5}, {6, 5, 4}},
                                         {"concert", {13, 12, 11}, {7, 6, 5}, {6, 5, 4}}}};

}  // namespace

TEST_CASE("CL-1: one to three thieves are one decision maker, from whom nothing is hidden") {
  for (const ThiefSet gang : gang_of) {
    const RuntimeHeist villa = of("villa", gang);
    CHECK(villa.seats() == 1);
    const State state = after(villa, position(villa), "roll:124");
    CHECK(villa.actor(state).is(Seat{0}));
    gang.for_each(
        [&](Thief thief) { CHECK(!moves_of(villa, state, "mark:" + std::string{name_of(thief)} + ":").empty()); });
    CHECK(villa.view(state, Seat{0}).state == state);
    CHECK(villa.view(state, spectator).state == state);
    const State ended = after(villa, edited(villa, state, round_with(gang, "-")), "done run");
    const auto outcome = villa.outcome(ended);
    REQUIRE(outcome);
    CHECK(outcome->seats == 1);
    CHECK(outcome->place(Seat{0}) == 1);
  }
}

TEST_CASE("CL-1: who only watches decides nothing, and nobody but chance throws") {
  const RuntimeHeist villa = of("villa", gang_of[1]);
  const State begin = position(villa);
  CHECK(villa.actor(begin).is_chance());
  CHECK(villa.why_not(villa.view(begin, Seat{0}), move_of(villa, begin, "roll:124")) == Rule::one_gang);
  const State state = after(villa, begin, "roll:124");
  const Move move = move_of(villa, state, "mark:janet:clever.1:2=2");
  CHECK(villa.why_not(villa.view(state, spectator), move) == Rule::one_gang);
  CHECK(villa.moves(villa.view(state, spectator)).empty());
  CHECK(!villa.why_not(villa.view(state, Seat{0}), move));
}

TEST_CASE("CL-2: loot gives points, traces take them, time out and alarms bring the police") {
  const RuntimeHeist villa = of("villa", Thief::bruce);
  const std::string loot = " crossed=window.1.1,window.1.2,camera.1.1 done=window,camera";
  const State rich = position(villa, "phase=leave time=1" + loot);
  CHECK(points(villa, after(villa, rich, "run")) == 3);
  CHECK(points(villa, after(villa, edited(villa, rich, "traces=2"), "run")) == 1);
  CHECK(after(villa, position(villa, "phase=dice roll=111 time=8 bruce=-/-/-"), "done").phase == Phase::driver);
  const State alarm = position(villa,
                               "phase=symbol roll=111 waiting=bruce.electro crossed=window.1.1,window.1.2,door.1.1,"
                               "safe.2.1,safe.2.2 done=window,door bruce=111/-/-");
  CHECK(after(villa, alarm, "cross:safe.2.3").phase == Phase::driver);

  SUBCASE("CL-2: before that there is no escape") {
    CHECK(after(villa, position(villa, "phase=dice roll=111 time=7 bruce=-/-/-"), "done").phase == Phase::leave);
    CHECK(after(villa, alarm, "lapse").phase == Phase::dice);
    CHECK(why_not(villa, rich, "driver:bruce") == Rule::run_away);
  }
}

TEST_CASE("CL-3: three dice and one plan for all, one sheet for each") {
  const RuntimeHeist hotel = of("hotel", gang_of[1]);
  CHECK(moves_of(hotel, position(hotel)).size() == 56);
  CHECK(is_legal(hotel, position(hotel), "roll:355"));
  CHECK(!parse_move(hotel, position(hotel), "roll:35"));
  CHECK(!parse_move(hotel, position(hotel), "roll:3555"));
  CHECK(!parse_move(hotel, position(hotel), "roll:357"));

  State state =
      position(hotel, "phase=dice roll=346 crossed=porter.1.1,porter.1.2 done=porter matt=346/-/- janet=346/-/-");
  CHECK(is_legal(hotel, state, "mark:janet:keyboard.1.1:7=3+4"));
  CHECK(is_legal(hotel, state, "mark:janet:grid.1:4=4"));
  CHECK(!is_legal(hotel, state, "mark:matt:grid.1:4=4"));
  state = after(hotel, state, "mark:matt:clever.1:6=6");
  CHECK(is_legal(hotel, state, "mark:janet:clever.1:3=3"));
  CHECK(why_not(hotel, state, "mark:matt:clever.1:3=3") == Rule::boxes_and_circles);
  state = after(hotel, state, "mark:matt:keyboard.1.1:7=3+4");
  CHECK(why_not(hotel, state, "mark:janet:keyboard.1.1:7=3+4") == Rule::workable);
}

TEST_CASE("CL-4: any one to three of the four thieves and any plan") {
  for (unsigned bits = 1; bits < 15; ++bits) {
    const ThiefSet gang{bits};
    for (const Tracks& plan : printed) {
      const RuntimeHeist game = of(plan.plan, gang);
      CHECK(game.initial().gang == gang);
      CHECK(game.edition().plan_named(plan.plan.view()).has_value());
    }
  }
  const RuntimeHeist museum = of("museum", {Thief::janet, Thief::bruce});
  CHECK(
      line_of(museum, museum.initial()) ==
      "phase=roll gang=janet+bruce roll=- time=0 traces=0 alarms=0 arrows=0 police=0 alarm=0 acting=- end=- waiting=- "
      "crossed=- done=- janet=-/-/- bruce=-/-/-");
  CHECK(RuntimeHeist::make({.scenario = "cellar"}, cellar_edition));

  SUBCASE("CL-4: no gang of nobody or of four, no plan of another edition") {
    CHECK(refuses({.thieves = ThiefSet{}}, OptionFault::thieves));
    CHECK(refuses({.thieves = all_thieves}, OptionFault::thieves));
    CHECK(refuses({.thieves = ThiefSet{16U}}, OptionFault::thieves));
    CHECK(refuses({.scenario = "cellar"}, OptionFault::scenario));
    CHECK(refuses({.scenario = "concerto"}, OptionFault::scenario, cellar_edition));
    CHECK(refuses({.mode = Mode::campaign}, OptionFault::mode));
  }
}

TEST_CASE("CL-5, CL-18: time of every plan for 1, 2 and 3 players") {
  for (const Tracks& plan : printed) {
    CAPTURE(plan.plan.view());
    for (std::size_t i = 0; i < gang_of.size(); ++i) {
      CAPTURE(i);
      const RuntimeHeist game = of(plan.plan, gang_of[i]);
      const auto done_at = [&](int time) {
        return after(game, position(game, round_with(gang_of[i], "-") + " time=" + std::to_string(time)), "done");
      };
      CHECK(done_at(plan.time[i] - 2).phase == Phase::leave);
      CHECK(done_at(plan.time[i] - 1).phase == Phase::driver);
    }
  }
}

TEST_CASE("CL-5, CL-16: traces of every plan for 1, 2 and 3 players") {
  for (const Tracks& plan : printed) {
    CAPTURE(plan.plan.view());
    for (std::size_t i = 0; i < gang_of.size(); ++i) {
      CAPTURE(i);
      const RuntimeHeist game = of(plan.plan, gang_of[i]);
      const auto done_at = [&](int traces) {
        return after(game, position(game, round_with(gang_of[i], "1") + " traces=" + std::to_string(traces)), "done");
      };
      CHECK(done_at(plan.traces[i] - 2).phase == Phase::leave);
      CHECK(done_at(plan.traces[i] - 1).ending == Ending::arrested);
    }
  }
}

TEST_CASE("CL-5, CL-61: the escape of every plan: less police for more players, as many arrows for all") {
  for (const Tracks& plan : printed) {
    CAPTURE(plan.plan.view());
    for (std::size_t i = 0; i < gang_of.size(); ++i) {
      CAPTURE(i);
      const RuntimeHeist game = of(plan.plan, gang_of[i]);
      const auto driven = [&](const std::string& track, int crossed, const std::string& move) {
        const std::string line = "phase=drive alarm=1 acting=matt " + track + "=" + std::to_string(crossed);
        return after(game, position(game, line), move);
      };
      CHECK(driven("police", plan.police[i] - 2, "drive:1").phase == Phase::drive);
      CHECK(driven("police", plan.police[i] - 1, "drive:1").ending == Ending::caught);
      CHECK(driven("arrows", 2, "drive:5").phase == Phase::drive);
      CHECK(driven("arrows", 3, "drive:5").ending == Ending::success);
    }
  }
}

TEST_CASE("CL-5: symbols crossed at setup are no longer there") {
  const RuntimeHeist villa = of("villa", gang_of[2]);
  const std::string line = line_of(villa, position(villa, "phase=leave time=6 traces=4"));
  CHECK(state_of_line(villa, line));
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string other = line;
    return state_of_line(villa, other.replace(other.find(from), from.size(), to)).has_value();
  };
  CHECK(!with("time=6", "time=7"));
  CHECK(!with("traces=4", "traces=5"));
  const RuntimeHeist cellar = of("cellar", gang_of[2], cellar_edition);
  CHECK(after(cellar, position(cellar, round_with(gang_of[2], "11")), "done").ending == Ending::arrested);
  const RuntimeHeist cellar_for_two = of("cellar", gang_of[1], cellar_edition);
  CHECK(after(cellar_for_two, position(cellar_for_two, round_with(gang_of[1], "111")), "done").phase == Phase::leave);
}

TEST_CASE("CL-6: every plan bears its own tracks and its own score box") {
  const RuntimeHeist villa = of("villa", Thief::matt);
  const RuntimeHeist museum = of("museum", Thief::matt);
  const std::string late = "phase=dice roll=111 time=8 matt=-/-/-";
  CHECK(after(villa, position(villa, late), "done").phase == Phase::driver);
  CHECK(after(museum, position(museum, late), "done").phase == Phase::leave);
  const RuntimeHeist hotel = of("hotel", Thief::matt);
  CHECK(points(hotel, after(hotel, position(hotel, "phase=leave time=1"), "run")) == 6);
  CHECK(points(villa, after(villa, position(villa, "phase=leave time=1"), "run")) == 0);

  SUBCASE("CL-6: a plan without a track or with an impossible score box is none") {
    Edition edition = worked_edition;
    edition.plans[0].time.length = 0;
    CHECK(refuses(edition, Constraint::tracks));
    edition = worked_edition;
    edition.plans[1].traces = {3, {0, 1, 3}};
    CHECK(refuses(edition, Constraint::tracks));
    edition = worked_edition;
    edition.plans[2].arrows = 0;
    CHECK(refuses(edition, Constraint::tracks));
    edition = worked_edition;
    edition.plans[3].score.trace = 6;
    CHECK(refuses(edition, Constraint::values));
  }
}
