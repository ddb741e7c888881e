#include <clou/campaign_scene.hpp>

using namespace clou_test;
using regelwerk::ScoreRange;
using regelwerk::SeatSet;

// What a cut heist or campaign says about how far the gang has come, and when it has won.

namespace {

constexpr SeatSet whole_gang = SeatSet::first(1);

/// Loot 3 behind the camera.
const std::string camera = "crossed=window.1.1,window.1.2,camera.1.1 done=window,camera ";

template <class G>
int worth(const G& game, const State& state) {
  return game.standing(state).values[0];
}

}  // namespace

TEST_CASE("CL-51, CL-63: two for every point, one for every demand crossed") {
  CHECK(worth(bruces_villa, bruces_villa.initial()) == 0);
  CHECK(worth(bruces_villa, position(bruces_villa, "phase=leave time=1 crossed=window.1.1")) == 1);
  CHECK(worth(bruces_villa, position(bruces_villa, "phase=leave time=1 " + camera)) == 2 * 3 + 3);
  CHECK(worth(bruces_villa, position(bruces_villa, "phase=leave time=1 traces=1 " + camera)) == 2 * 2 + 3);
  const State state = position(bruces_villa, "phase=leave time=1 " + camera);
  CHECK(bruces_villa.standing(bruces_villa.view(state, regelwerk::spectator)) == bruces_villa.standing(state));
}

TEST_CASE("CL-63: no heist brings more than all its loot") {
  static_assert(Heist<>{}.score_range() == ScoreRange{0, 2 + 2 + 2 + 3 + 5 + 3});
  for (const std::string_view scenario : scenario_words) {
    const RuntimeHeist game = *RuntimeHeist::make({.scenario = regelwerk::Word{scenario}});
    CHECK(game.score_range().lowest == 0);
    CHECK(game.score_range().highest > coup_above);
  }
}

TEST_CASE("CL-54, CL-63: all loot is that of every challenge, the first one's as well") {
  Edition rich = worked_edition;
  Plan& plan = rich.plans[0];
  plan.challenges[0].loot = {words::loot(1)};
  const HeistOptions options{.scenario = regelwerk::Word{plan.name}};
  REQUIRE(worked_edition.plans[0].challenges[0].loot.empty());
  CHECK(heist(options, rich).score_range().highest == heist(options).score_range().highest + 1);
}

TEST_CASE("CL-62: the gang has won unless it was arrested or caught") {
  const auto winners = [](const State& end) { return bruces_villa.outcome(end)->winners(); };
  CHECK(winners(after(bruces_villa, position(bruces_villa, "phase=leave time=1 " + camera), "run")) == whole_gang);
  CHECK(winners(after(bruces_villa, position(bruces_villa, "phase=leave time=1"), "run")) ==
        whole_gang);  // with nothing
  CHECK(winners(after(bruces_villa, position(bruces_villa, "phase=drive alarm=1 acting=bruce police=5 " + camera),
                      "drive:1"))
            .empty());
  CHECK(
      winners(after(bruces_villa, position(bruces_villa, "phase=dice roll=123 traces=6 bruce=1/-/- " + camera), "done"))
          .empty());
}

TEST_CASE("CK-27, CK-28: a campaign is won with whatever points, or lost") {
  const auto outcome = [](const State& state, const std::string& move) {
    return *solo.outcome(after(solo, state, move));
  };
  const auto poor = outcome(leaving(solo, "heists=2 entered=4", "matt"), "run");
  CHECK(poor.winners() == whole_gang);
  CHECK(poor.scores[0] == -12);
  const auto lost = outcome(leaving(solo, "heists=2 entered=11", "matt", "traces=1"), "run");
  CHECK(lost.winners().empty());
  CHECK(lost.scores[0] == 0);
  CHECK(solo.score_range().contains(-12));
}

TEST_CASE("CK-29: the range of final points, and the standing in a campaign") {
  const Layout& layout = solo.layout();
  CHECK(solo.score_range().lowest == -5 * 4 - 3 * (layout.campaign.traces + 2));
  int heists_together = 0;
  for (const std::string_view scenario : {"glassworks", "hotel", "concert"}) {
    heists_together += heist({.scenario = regelwerk::Word{scenario}}).score_range().highest;
  }
  CHECK(solo.score_range().highest >= heists_together);
  // A heist behind counts with all its demands, points as they would be at the end.
  const State before = before_heist(solo, "heists=1 rest=7 entered=1");
  CHECK(worth(solo, before) == 2 * (7 - 3) + layout.plans[0].demand_count);
  CHECK(worth(solo, leaving(solo, "heists=1 rest=7 entered=1", "matt", "traces=2")) <
        worth(solo, leaving(solo, "heists=1 rest=7 entered=1", "matt")));
}
