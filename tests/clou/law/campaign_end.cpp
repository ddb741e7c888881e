#include <clou/campaign_scene.hpp>

using namespace clou_test;

// How a campaign ends, and what it was worth.

namespace {

/// The outcome after a last move. A campaign that goes on fails the test.
CampaignOutcome outcome(const RuntimeCampaign& game, const State& state, const std::string& move) {
  const auto found = game.outcome(after(game, state, move));
  if (!found) FAIL("the campaign goes on after ", move);
  return found.value_or(CampaignOutcome{});
}
bool goes_on(const RuntimeCampaign& game, const State& state, const std::string& move) {
  return !game.outcome(after(game, state, move));
}
/// The points of a campaign whose last heist ends without any loot.
int points(const std::string& sheet) {
  return outcome(free_solo, leaving(free_solo, "heists=2 " + sheet, "matt"), "run").scores[0];
}
/// The rank of a campaign that is won, with more points than a last heist without loot could leave.
CampaignRank rank(const std::string& sheet) {
  const auto found = solo.outcome(position(solo, "phase=over heists=3 result=won " + sheet));
  return found ? found->rank : CampaignRank::lost;
}
/// Double circles that a heist with this loot brings.
int doubles(const RuntimeCampaign& game, const std::string& sheet, const std::string& loot) {
  return after(game, leaving(game, sheet + " doubles=1", "matt", loot), "run").campaign.doubles - 1;
}

}  // namespace

TEST_CASE("CK-27: a campaign is lost by traces or by jail, and by nothing else") {
  const CampaignOutcome by_traces = outcome(solo, leaving(solo, "heists=1 entered=6", "matt", "traces=6"), "run");
  CHECK(by_traces.end == CampaignEnd::by_traces);
  const CampaignOutcome by_jail = outcome(duo, cornered(duo, "heists=1 jail=trixie", "matt+bruce"), "done");
  CHECK(by_jail.end == CampaignEnd::by_jail);
  CHECK(outcome(duo, cornered(duo, "heists=2 jail=trixie", "matt+bruce"), "done").end == CampaignEnd::by_jail);
  for (const CampaignOutcome& lost : {by_traces, by_jail}) {
    CHECK(lost.seats == 1);
    CHECK(lost.places[0] == 1);
    CHECK(lost.rank == CampaignRank::lost);
  }
  const State end = after(duo, cornered(duo, "heists=1 jail=trixie", "matt+bruce"), "done");
  CHECK(moves_of(duo, end).empty());
  CHECK(why_not(duo, end, "save") == Rule::campaign_lost);
  CHECK(goes_on(solo, leaving(solo, "heists=1 entered=6", "matt", "traces=5"), "run"));
  CHECK(goes_on(duo, cornered(duo, "heists=1", "matt+bruce"), "done"));
  CHECK(goes_on(duo, chased(duo, "heists=1 jail=trixie", "matt+bruce", "matt"), "drive:1"));
}

TEST_CASE("CK-28: a campaign is won when the closing aria has been played, however it ended") {
  CHECK(outcome(solo, leaving(solo, "heists=2", "matt"), "run").end == CampaignEnd::won);
  CHECK(outcome(solo, chased(solo, "heists=2", "matt", "matt"), "drive:1").end == CampaignEnd::won);
  CHECK(outcome(solo, cornered(solo, "heists=2", "matt"), "done").end == CampaignEnd::won);
  // By the option all four in jail do not matter after the last heist.
  CHECK(outcome(free_duo, cornered(free_duo, "heists=2 jail=janet,trixie", "matt+bruce"), "done").end ==
        CampaignEnd::won);
  CHECK(goes_on(solo, leaving(solo, "heists=1", "matt"), "run"));
}

TEST_CASE("CK-28: the closing aria does not win a campaign that its report loses") {
  CHECK(outcome(solo, leaving(solo, "heists=2 entered=11", "matt", "traces=1"), "run").end == CampaignEnd::by_traces);
  CHECK(outcome(duo, cornered(duo, "heists=2 jail=janet,trixie", "matt+bruce"), "done").end == CampaignEnd::by_jail);
  CHECK(outcome(duo, cornered(duo, "heists=2", "matt+bruce"), "done").end == CampaignEnd::won);
}

TEST_CASE("CK-29: final points are the rest, less thieves in jail and traces, plus double circles") {
  CHECK(points("rest=20") == 20);
  CHECK(points("rest=20 jail=bruce") == 15);
  CHECK(points("rest=20 jail=janet,trixie,bruce") == 5);
  CHECK(points("rest=20 entered=4") == 8);
  CHECK(points("rest=20 doubles=4") == 32);
  CHECK(points("rest=20 entered=4 doubles=2 jail=bruce") == 9);
  CHECK(points("entered=11 jail=bruce") == -38);
  // Special loot and boxes that were bought have no value of their own.
  CHECK(points("rest=20 special=glassworks,hotel boxes=costume:1,passports:2") == 20);
  // The last heist counts as CK-11 leaves it: loot of 25 and two traces; half of it, and the driver in jail.
  const std::string sheet = "heists=2 rest=8 special=glassworks";
  CHECK(outcome(solo, leaving(solo, sheet, "matt", diadem + " traces=2"), "run").scores[0] == 8 + 23 - 6);
  CHECK(outcome(solo, chased(solo, sheet, "matt", "matt", diadem + " traces=2"), "drive:1").scores[0] ==
        8 + 11 - 6 - 5);
  CHECK(outcome(solo, cornered(solo, sheet, "matt", diadem), "done").scores[0] == 8 + 18 - 21 - 5);
}

TEST_CASE("CK-29: what is taken off and given is the edition's") {
  static constexpr Edition mild_edition = [] {
    Edition edition = worked_edition;
    edition.name = "mild";
    edition.campaign.points = {.jailed = 1, .trace = 2, .double_circle = 7};
    return edition;
  }();
  const RuntimeCampaign mild = campaign({.jail_rule = JailRule::free, .use_dice = UseDice::may}, mild_edition);
  const State state = leaving(mild, "heists=2 rest=20 entered=3 doubles=2 jail=janet,bruce", "matt");
  CHECK(outcome(mild, state, "run").scores[0] == 20 - 2 - 6 + 14);
}

TEST_CASE("CK-30: presents and meals are double circles, other loot is not") {
  CHECK(doubles(hotel_first, "heists=1", "crossed=fence.1.1,officedoor.1.1,hamper.1.1 done=fence,officedoor,hamper") ==
        1);
  CHECK(doubles(hotel_first, "heists=1", "crossed=skylight.1.1,skylight.1.2,tree.1.1 done=skylight,tree") == 1);
  CHECK(doubles(solo, "heists=1", "crossed=delivery.1.1,pantry.1.1,goose.1.1 done=delivery,pantry,goose") == 2);
  CHECK(doubles(solo, "heists=1",
                "crossed=delivery.1.1,lift.1.1,suitedoor.1.1,gifts.1.1 done=delivery,lift,suitedoor,gifts") == 1);
  const std::string foyer = "crossed=stagedoor.1.1,doorman.1.1,";
  CHECK(doubles(solo, "heists=2", foyer + "buffet.1.1 done=stagedoor,doorman,buffet") == 1);
  CHECK(doubles(solo, "heists=2",
                foyer + "staircase.1.1,lighting.1.1,presents.1.1 done=stagedoor,doorman,staircase,lighting,presents") ==
        1);
  CHECK(doubles(solo, "heists=2", foyer + "wardrobedoor.1.1,bouquet.1.1 done=stagedoor,doorman,wardrobedoor,bouquet") ==
        1);
  CHECK(doubles(hotel_first, "heists=1", rich_loot) == 0);
  CHECK(doubles(hotel_first, "heists=1", special_loot) == 0);
  CHECK(doubles(solo, "heists=2", diadem) == 0);
  // They are worth nothing within the heist.
  const State state =
      leaving(hotel_first, "heists=1 rest=2", "matt", "crossed=skylight.1.1,skylight.1.2,tree.1.1 done=skylight,tree");
  CHECK(int{after(hotel_first, state, "run").campaign.rest} == 2);
}

TEST_CASE("CK-31: the rank at its borders") {
  CHECK(rank("rest=0 entered=5") == CampaignRank::ordinary);
  CHECK(rank("rest=50") == CampaignRank::ordinary);
  CHECK(rank("rest=51") == CampaignRank::pros);
  CHECK(rank("rest=63") == CampaignRank::pros);
  CHECK(rank("rest=64") == CampaignRank::legends);
  CHECK(rank("rest=72") == CampaignRank::legends);
  CHECK(rank("rest=73") == CampaignRank::century);
  // The final points count, not the rest.
  CHECK(rank("rest=73 entered=1") == CampaignRank::legends);
  CHECK(rank("rest=70 doubles=1") == CampaignRank::century);
}

TEST_CASE("CK-31: a lost campaign has no rank and no points") {
  const CampaignOutcome by_traces =
      outcome(solo, leaving(solo, "heists=2 rest=40 entered=11", "matt", "traces=1"), "run");
  CHECK(by_traces.scores[0] == 0);
  CHECK(by_traces.rank == CampaignRank::lost);
  const CampaignOutcome by_jail =
      outcome(duo, cornered(duo, "heists=1 rest=20 doubles=2 jail=trixie", "matt+bruce"), "done");
  CHECK(by_jail.scores[0] == 0);
  CHECK(by_jail.rank == CampaignRank::lost);
  CHECK(rank("rest=90") == CampaignRank::century);
}
