#include <clou/campaign_scene.hpp>

using namespace clou_test;

// The course of a campaign, and what loses it on the way.

namespace {

/// Where a strength can be used on the plan at the beginning of each heist.
const std::vector<std::string> strength_places{"cross:fence.1.1", "cross:porter.2.1 cross:delivery.1.1",
                                               "cross:stagedoor.2.1"};

}  // namespace

TEST_CASE("CK-1: three heists for a fixed number of players, then none") {
  for (const int heists : {0, 1, 2}) {
    const std::string sheet = "heists=" + std::to_string(heists);
    CHECK(moves_of(solo, before_heist(solo, sheet)) == word_set("gang:matt gang:janet gang:trixie gang:bruce"));
    CHECK(moves_of(trio, before_heist(trio, sheet)) ==
          word_set("gang:matt+janet+trixie gang:matt+janet+bruce gang:matt+trixie+bruce gang:janet+trixie+bruce"));
    CHECK(why_not(duo, before_heist(duo, sheet), "gang:matt") == Rule::gang);
    CHECK(why_not(duo, before_heist(duo, sheet), "gang:matt+janet+bruce") == Rule::gang);
  }
  CHECK(after(solo, leaving(solo, "heists=1", "matt"), "run").phase == Phase::wages);
  const State end = after(solo, leaving(solo, "heists=2", "matt"), "run");
  CHECK(moves_of(solo, end).empty());
  CHECK(why_not(solo, end, "gang:matt") == Rule::campaign_won);
  for (const int players : {0, 4}) {
    const auto made = RuntimeCampaign::make({.players = players}, worked_edition);
    REQUIRE(!made);
    REQUIRE(made.error().options.size() == 1);
    CHECK(made.error().options[0] == OptionFault::players);
  }
}

TEST_CASE("CK-2: improvements serve all thieves, but each box and circle once") {
  const State state = after(duo, begun(duo, "", "matt+janet"), "roll:124");
  CHECK(is_legal(duo, state, "mark:matt:exp1.1:1=1"));
  CHECK(is_legal(duo, state, "mark:janet:exp1.1:1=1"));
  const State marked = after(duo, state, "mark:janet:exp1.1:1=1");
  CHECK(why_not(duo, marked, "mark:matt:exp1.1:1=1") == Rule::boxes_and_circles);
}

TEST_CASE("CK-2: the progress is written between heists only") {
  const std::string sheet = "heists=1 rest=4";
  const State state = after(hotel_first, leaving(hotel_first, sheet, "matt", rich_loot), "stay roll:123 done");
  CHECK(int{state.plan.traces} == 3);
  CHECK(state.campaign == before_heist(hotel_first, sheet).campaign);
  CHECK(line_of(hotel_first, after(hotel_first, state, "run")) ==
        "phase=wages heists=2 rest=16 entered=3 doubles=0 jail=- special=- boxes=- areas=- result=-");
}

TEST_CASE("CK-3: a heist starts with fresh sheets and a fresh plan, the campaign sheet stays") {
  const State state =
      leaving(solo, "", "matt", rich_loot + " areas=exp1.1 matt=-/-/strength.1:3,grid.2,tree.1* arrows=2 " + one_trace);
  const State next = after(solo, state, "run save gang:matt");
  CHECK(next.sheets == begun(solo, "", "matt").sheets);
  CHECK(next.plan == begun(solo, "", "matt").plan);
  CHECK(next.haul == Haul{});
  CHECK(next.campaign.is_crossed(0));
  CHECK(int{next.campaign.traces} == 1);
  // Nothing of an escape or of an arrest is left either.
  CHECK(after(duo, chased(duo, "", "matt+bruce", "bruce", "arrows=2"), "drive:1 save") ==
        before_heist(duo, "heists=1 jail=bruce"));
  CHECK(after(duo, cornered(duo, "", "matt+bruce"), "done save") ==
        before_heist(duo, "heists=1 entered=6 jail=matt,bruce"));
}

TEST_CASE("CK-3: the trace track of the campaign is shorter for more players") {
  const auto end = [](const RuntimeCampaign& game, const std::string& gang, int entered) {
    return end_rule(game, leaving(game, "heists=1 entered=" + std::to_string(entered), gang, one_trace), "run");
  };
  CHECK(end(solo, "matt", 10) == std::nullopt);
  CHECK(end(solo, "matt", 11) == Rule::police_report);
  CHECK(end(duo, "matt+janet", 7) == std::nullopt);
  CHECK(end(duo, "matt+janet", 8) == Rule::police_report);
  CHECK(end(trio, "matt+janet+bruce", 5) == std::nullopt);
  CHECK(end(trio, "matt+janet+bruce", 6) == Rule::police_report);
}

TEST_CASE("CK-4: one box is free before the first heist") {
  const State start = position(solo);
  CHECK(moves_of(solo, start) ==
        word_set("gift:costume gift:canes gift:lights gift:affair gift:scouting gift:training gift:pimping "
                 "gift:tickets gift:passports gift:nothing"));
  CHECK(why_not(solo, start, "buy:costume") == Rule::gift);
  CHECK(why_not(solo, start, "gang:matt") == Rule::gift);
  CHECK(line_of(solo, after(solo, start, "gift:canes")) ==
        "phase=gang heists=0 rest=0 entered=0 doubles=0 jail=- special=- boxes=canes:1 areas=- result=-");
  CHECK(after(solo, start, "gift:nothing") == before_heist(solo));
  // Of a box of two the other one has to be bought.
  const State half = after(solo, start, "gift:passports");
  CHECK(half == before_heist(solo, "boxes=passports:1"));
  CHECK(why_not(solo, half, "gift:passports") == Rule::gang);
  const State wages = after(solo, leaving(solo, "", "matt"), "run");
  CHECK(why_not(solo, wages, "gift:costume") == Rule::wages);
}

TEST_CASE("CK-5: the target is the topmost heist not crossed out") {
  for (std::size_t heists = 0; heists < 3; ++heists) {
    const State begin = begun(solo, "heists=" + std::to_string(heists), "bruce");
    CHECK(moves_of(solo, fired(solo, begin, "bruce", "bruce.strength"), "cross:") ==
          word_set(strength_places[heists] + " cross:special.1 cross:special.3 cross:special.6"));
  }
  // A heist that failed is crossed out too.
  const State next = after(solo, chased(solo, "", "matt", "matt"), "drive:1 save gang:bruce");
  CHECK(!is_legal(solo, fired(solo, next, "bruce", "bruce.strength"), "cross:fence.1.1"));
  CHECK(is_legal(solo, fired(solo, next, "bruce", "bruce.strength"), "cross:delivery.1.1"));
}

TEST_CASE("CK-6: thieves in jail take no part") {
  const State jailed = before_heist(duo, "heists=1 jail=bruce");
  CHECK(moves_of(duo, jailed) == word_set("gang:matt+janet gang:matt+trixie gang:janet+trixie"));
  CHECK(why_not(duo, jailed, "gang:matt+bruce") == Rule::gang);
  CHECK(moves_of(duo, before_heist(duo, "heists=1")).size() == 6);
  CHECK(moves_of(trio, before_heist(trio, "heists=1 jail=trixie")) == Texts{"gang:matt+janet+bruce"});
  CHECK(moves_of(free_solo, before_heist(free_solo, "heists=2 jail=matt,bruce")) == word_set("gang:janet gang:trixie"));
}

TEST_CASE("CK-7: with fewer free thieves than players the campaign is lost") {
  CHECK(end_rule(free_solo, chased(free_solo, "heists=1 jail=matt,janet", "bruce", "bruce"), "drive:1") ==
        std::nullopt);
  CHECK(end_rule(free_solo, chased(free_solo, "heists=1 jail=matt,janet,trixie", "bruce", "bruce"), "drive:1") ==
        Rule::too_few_free);
  CHECK(end_rule(free_duo, chased(free_duo, "heists=1 jail=janet", "matt+bruce", "bruce"), "drive:1") == std::nullopt);
  CHECK(end_rule(free_duo, cornered(free_duo, "heists=1 jail=janet", "matt+bruce"), "done") == Rule::too_few_free);
  CHECK(end_rule(free_trio, chased(free_trio, "heists=1", "matt+janet+bruce", "bruce"), "drive:1") == std::nullopt);
  CHECK(end_rule(free_trio, chased(free_trio, "heists=1 jail=trixie", "matt+janet+bruce", "bruce"), "drive:1") ==
        Rule::too_few_free);
}

TEST_CASE("CK-8: the campaign is lost with more thieves in jail than players, but by the option not") {
  CHECK(end_rule(solo, chased(solo, "heists=1", "bruce", "bruce"), "drive:1") == std::nullopt);
  CHECK(end_rule(solo, chased(solo, "heists=1 jail=matt", "bruce", "bruce"), "drive:1") == Rule::too_many_jailed);
  CHECK(end_rule(free_solo, chased(free_solo, "heists=1 jail=matt", "bruce", "bruce"), "drive:1") == std::nullopt);
  // For two players both texts say the same.
  CHECK(end_rule(duo, chased(duo, "heists=1 jail=janet", "matt+bruce", "bruce"), "drive:1") == std::nullopt);
  CHECK(end_rule(duo, cornered(duo, "heists=1 jail=janet", "matt+bruce"), "done") == Rule::too_many_jailed);
  CHECK(end_rule(free_duo, cornered(free_duo, "heists=1 jail=janet", "matt+bruce"), "done") == Rule::too_few_free);
  // Three players: two in jail are not more than players, but leave too few free.
  const std::string gang = "matt+janet+bruce";
  CHECK(end_rule(trio, chased(trio, "heists=1", gang, "bruce"), "drive:1") == std::nullopt);
  CHECK(end_rule(trio, chased(trio, "heists=1 jail=trixie", gang, "bruce"), "drive:1") == Rule::too_few_free);
  CHECK(end_rule(trio, cornered(trio, "heists=1", gang), "done") == Rule::too_few_free);
  CHECK(end_rule(trio, cornered(trio, "heists=1 jail=trixie", gang), "done") == Rule::too_many_jailed);
}

TEST_CASE("CK-9: a break-in is a heist, with the campaign sheet at hand") {
  const State state = begun(solo, "", "matt");
  CHECK(moves_of(solo, state).size() == 56);
  CHECK(why_not(solo, state, "gang:matt") == Rule::throw_dice);
  const State thrown = after(solo, state, "roll:123");
  CHECK(moves_of(solo, thrown, "mark:matt:exp1.1") == Texts{"mark:matt:exp1.1:1=1"});
  const RuntimeHeist alone = heist({.scenario = "glassworks", .use_dice = UseDice::may});
  const Texts there = moves_of(alone, after(alone, position(alone), "roll:123"));
  Texts here = moves_of(solo, thrown);
  CHECK(here.erase("mark:matt:exp1.1:1=1") == 1);
  CHECK(here == there);
}
