#include <clou/campaign_scene.hpp>

using namespace clou_test;

// The course of a campaign up to the wages.

namespace {

const RuntimeCampaign solo = campaign({});
const RuntimeCampaign two = campaign({.players = 2});
const RuntimeCampaign three = campaign({.players = 3});

const std::string one_trace = "traces=1";

/// The rule by which a campaign ended with the last move; empty if it goes on.
std::optional<Rule> end_rule(const RuntimeCampaign& game, const State& state, const std::string& move) {
  return rule_of(told(game, state, move), EventKind::campaign_ended);
}

/// Where a strength can be used on the plan at the beginning of each heist.
const std::vector<std::string> strength_places{"cross:fence.1.1", "cross:porter.2.1 cross:delivery.1.1",
                                               "cross:stagedoor.2.1"};

}  // namespace

TEST_CASE("CK-1: three heists for a fixed number of players, then none") {
  for (const int heists : {0, 1, 2}) {
    const std::string sheet = "heists=" + std::to_string(heists);
    CHECK(moves_of(solo, before_heist(solo, sheet)) == words_of("gang:matt gang:janet gang:trixie gang:bruce"));
    CHECK(moves_of(three, before_heist(three, sheet)) ==
          words_of("gang:matt+janet+trixie gang:matt+janet+bruce gang:matt+trixie+bruce gang:janet+trixie+bruce"));
    CHECK(why_not(two, before_heist(two, sheet), "gang:matt") == Rule::gang);
    CHECK(why_not(two, before_heist(two, sheet), "gang:matt+janet+bruce") == Rule::gang);
  }
  CHECK(after(solo, leaving(solo, "heists=1", "matt"), "run").phase == Phase::wages);
  const State end = after(solo, leaving(solo, "heists=2", "matt"), "run");
  CHECK(moves_of(solo, end).empty());
  CHECK(why_not(solo, end, "gang:matt") == Rule::campaign_won);
  for (const int players : {0, 4}) {
    const auto made = RuntimeCampaign::make({.players = players}, standard_edition);
    REQUIRE(!made);
    REQUIRE(made.error().options.size() == 1);
    CHECK(made.error().options[0] == OptionFault::players);
  }
}

TEST_CASE("CK-2: improvements serve all thieves, but each box and circle once") {
  const State state = after(two, begun(two, "", "matt+janet"), "roll:123");
  CHECK(is_legal(two, state, "mark:matt:exp1.1:1=1"));
  CHECK(is_legal(two, state, "mark:janet:exp1.1:1=1"));
  const State marked = after(two, state, "mark:janet:exp1.1:1=1");
  CHECK(why_not(two, marked, "mark:matt:exp1.1:1=1") == Rule::boxes_and_circles);
}

TEST_CASE("CK-2: the progress is written between heists only") {
  const State state = after(solo, leaving(solo, "rest=4", "matt", rich_loot), "stay roll:123 done");
  CHECK(int{state.plan.traces} == 3);
  CHECK(state.campaign == before_heist(solo, "rest=4").campaign);
  CHECK(line_of(solo, after(solo, state, "run")) ==
        "phase=wages heists=1 rest=16 entered=3 doubles=0 jail=- special=- boxes=- areas=- result=-");
}

TEST_CASE("CK-3: a heist starts with fresh sheets and a fresh plan, the campaign sheet stays") {
  const State state =
      leaving(solo, "areas=exp1.1", "matt", rich_loot + " matt=-/-/strength.1:3,grid.2,tree.1* arrows=2 " + one_trace);
  const State next = after(solo, state, "run save gang:matt");
  CHECK(next.sheets == begun(solo, "", "matt").sheets);
  CHECK(next.plan == begun(solo, "", "matt").plan);
  CHECK(next.haul == Haul{});
  CHECK(next.campaign.is_crossed(0));
  CHECK(int{next.campaign.traces} == 1);
}

TEST_CASE("CK-3: the trace track of the campaign is shorter for more players") {
  const auto end = [](const RuntimeCampaign& game, const std::string& gang, int entered) {
    return end_rule(game, leaving(game, "heists=1 entered=" + std::to_string(entered), gang, one_trace), "run");
  };
  CHECK(end(solo, "matt", 10) == std::nullopt);
  CHECK(end(solo, "matt", 11) == Rule::police_report);
  CHECK(end(two, "matt+janet", 7) == std::nullopt);
  CHECK(end(two, "matt+janet", 8) == Rule::police_report);
  CHECK(end(three, "matt+janet+bruce", 5) == std::nullopt);
  CHECK(end(three, "matt+janet+bruce", 6) == Rule::police_report);
}

TEST_CASE("CK-4: one box is free before the first heist") {
  const State start = position(solo);
  CHECK(moves_of(solo, start) ==
        words_of("gift:costume gift:canes gift:lights gift:affair gift:scouting gift:training gift:pimping "
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
    CHECK(moves_of(solo, fired(solo, begin, "bruce", "bruce:strength"), "cross:") ==
          words_of(strength_places[heists] + " cross:special.1 cross:special.3 cross:special.6"));
  }
  // A heist that failed is crossed out too.
  const State next = after(solo, chased(solo, "", "matt", "matt"), "drive:1 save gang:bruce");
  CHECK(!is_legal(solo, fired(solo, next, "bruce", "bruce:strength"), "cross:fence.1.1"));
  CHECK(is_legal(solo, fired(solo, next, "bruce", "bruce:strength"), "cross:delivery.1.1"));
}

TEST_CASE("CK-6: thieves in jail take no part") {
  const State jailed = before_heist(two, "jail=bruce");
  CHECK(moves_of(two, jailed) == words_of("gang:matt+janet gang:matt+trixie gang:janet+trixie"));
  CHECK(why_not(two, jailed, "gang:matt+bruce") == Rule::gang);
  CHECK(moves_of(two, before_heist(two)).size() == 6);
  CHECK(moves_of(solo, before_heist(solo, "jail=matt,janet,bruce")) == Texts{"gang:trixie"});
}

TEST_CASE("CK-7: with fewer free thieves than players the campaign is lost") {
  CHECK(end_rule(solo, chased(solo, "jail=matt,janet", "bruce", "bruce"), "drive:1") == std::nullopt);
  CHECK(end_rule(solo, chased(solo, "jail=matt,janet,trixie", "bruce", "bruce"), "drive:1") == Rule::too_few_free);
  CHECK(end_rule(two, chased(two, "jail=janet", "matt+bruce", "bruce"), "drive:1") == std::nullopt);
  CHECK(end_rule(two, cornered(two, "jail=janet", "matt+bruce"), "done") == Rule::too_few_free);
  CHECK(end_rule(three, chased(three, "", "matt+janet+bruce", "bruce"), "drive:1") == std::nullopt);
  CHECK(end_rule(three, chased(three, "jail=trixie", "matt+janet+bruce", "bruce"), "drive:1") == Rule::too_few_free);
}

TEST_CASE("CK-8: by the other reading the campaign is lost with more thieves in jail than players") {
  const RuntimeCampaign hard_solo = campaign({.players = 1, .jail_rule = JailRule::jailed});
  const RuntimeCampaign hard_two = campaign({.players = 2, .jail_rule = JailRule::jailed});
  const RuntimeCampaign hard_three = campaign({.players = 3, .jail_rule = JailRule::jailed});
  CHECK(end_rule(hard_solo, chased(hard_solo, "", "bruce", "bruce"), "drive:1") == std::nullopt);
  CHECK(end_rule(hard_solo, chased(hard_solo, "jail=matt", "bruce", "bruce"), "drive:1") == Rule::too_many_jailed);
  CHECK(end_rule(solo, chased(solo, "jail=matt", "bruce", "bruce"), "drive:1") == std::nullopt);
  // For two players both texts say the same.
  CHECK(end_rule(hard_two, chased(hard_two, "jail=janet", "matt+bruce", "bruce"), "drive:1") == std::nullopt);
  CHECK(end_rule(hard_two, cornered(hard_two, "jail=janet", "matt+bruce"), "done") == Rule::too_many_jailed);
  CHECK(end_rule(two, cornered(two, "jail=janet", "matt+bruce"), "done") == Rule::too_few_free);
  // Three players: two in jail are not more than players, but leave too few free.
  const std::string gang = "matt+janet+bruce";
  CHECK(end_rule(hard_three, chased(hard_three, "", gang, "bruce"), "drive:1") == std::nullopt);
  CHECK(end_rule(hard_three, chased(hard_three, "jail=trixie", gang, "bruce"), "drive:1") == Rule::too_few_free);
  CHECK(end_rule(hard_three, cornered(hard_three, "", gang), "done") == Rule::too_few_free);
  CHECK(end_rule(hard_three, cornered(hard_three, "jail=trixie", gang), "done") == Rule::too_many_jailed);
}

TEST_CASE("CK-9: a break-in is a heist, with the campaign sheet at hand") {
  const State state = begun(solo, "", "matt");
  CHECK(moves_of(solo, state).size() == 56);
  CHECK(why_not(solo, state, "gang:matt") == Rule::throw_dice);
  const State thrown = after(solo, state, "roll:123");
  CHECK(moves_of(solo, thrown, "mark:matt:exp1.1") == Texts{"mark:matt:exp1.1:1=1"});
  const RuntimeHeist alone = heist({.scenario = "glassworks"});
  const Texts there = moves_of(alone, after(alone, position(alone), "roll:123"));
  Texts here = moves_of(solo, thrown);
  CHECK(here.erase("mark:matt:exp1.1:1=1") == 1);
  CHECK(here == there);
}

TEST_CASE("CK-10: the police report enters heist, special loot, traces, double circles and points") {
  const State state = leaving(
      solo, "rest=3 entered=2 doubles=1 jail=bruce boxes=tickets:1", "matt",
      special_loot.substr(0, special_loot.find(' ')) + ",tree.1.1 done=skylight,mantrap,replica,tree " + one_trace);
  CHECK(line_of(solo, after(solo, state, "run")) ==
        "phase=wages heists=1 rest=4 entered=3 doubles=2 jail=bruce special=glassworks boxes=tickets:1 areas=- "
        "result=-");
  // What was not taken is not entered.
  CHECK(line_of(solo, after(solo, leaving(solo, "heists=1 rest=3 entered=2", "matt"), "run")) ==
        "phase=wages heists=2 rest=9 entered=2 doubles=0 jail=- special=- boxes=- areas=- result=-");
}

TEST_CASE("CK-10: no more traces are entered than the track has") {
  const State end = after(solo, leaving(solo, "entered=9", "matt", "traces=6"), "run");
  CHECK(int{end.campaign.traces} == 12);
  CHECK(end.campaign.end == CampaignEnd::by_traces);
  const State last = after(solo, leaving(solo, "entered=5", "matt", "traces=6"), "run");
  CHECK(int{last.campaign.traces} == 11);
  CHECK(last.phase == Phase::wages);
}

TEST_CASE("CK-10: traces are looked at first, then jail, then the last heist, then free thieves") {
  const RuntimeCampaign hard = campaign({.players = 2, .jail_rule = JailRule::jailed});
  const auto end = [](const RuntimeCampaign& game, const std::string& sheet) {
    return end_rule(game, cornered(game, sheet, "matt+bruce"), "done");
  };
  // The arrest brings six traces and two thieves into jail.
  CHECK(end(two, "heists=1 entered=2") == std::nullopt);
  CHECK(end(two, "heists=1 entered=3") == Rule::police_report);
  CHECK(end(hard, "heists=1 entered=3 jail=janet") == Rule::police_report);
  CHECK(end(two, "heists=2 entered=3") == Rule::police_report);
  CHECK(end(two, "heists=1 entered=3 jail=janet") == Rule::police_report);
  CHECK(end(hard, "heists=2 entered=2 jail=janet") == Rule::too_many_jailed);
  CHECK(end(hard, "heists=1 entered=2 jail=janet") == Rule::too_many_jailed);
  CHECK(end(two, "heists=2 entered=2 jail=janet") == Rule::campaign_won);
  CHECK(end(two, "heists=1 entered=2 jail=janet") == Rule::too_few_free);
}

TEST_CASE("CK-11: an arrested gang goes to jail, and keeps points, special loot and double circles") {
  // Loot of 15, diamonds among it, less seven traces.
  CHECK(line_of(solo, after(solo, cornered(solo, "rest=3", "matt", rich_loot), "done")) ==
        "phase=wages heists=1 rest=11 entered=7 doubles=0 jail=matt special=- boxes=- areas=- result=-");
  const std::string gift_and_special =
      "crossed=skylight.1.1,skylight.1.2,mantrap.1.1,replica.1.1,replica.1.2,tree.1.1,tree.1.2 "
      "done=skylight,mantrap,replica,tree";
  CHECK(line_of(two, after(two, cornered(two, "", "matt+janet", gift_and_special), "done")) ==
        "phase=wages heists=1 rest=0 entered=6 doubles=1 jail=matt,janet special=glassworks boxes=- areas=- result=-");
  const State trio = after(three, cornered(three, "heists=2", "matt+trixie+bruce"), "done");
  CHECK(trio.campaign.jail == ThiefSet{0b1101U});
  // Who runs away keeps out of jail.
  CHECK(after(two, leaving(two, "", "matt+janet", gift_and_special), "run").campaign.jail.empty());
}

TEST_CASE("CK-11: of a gang that is caught only the driver goes to jail, and half of the points are lost") {
  const auto caught = [](const std::string& loot) {
    return int{after(solo, chased(solo, "", "matt", "matt", loot), "drive:1").campaign.rest};
  };
  CHECK(caught(rich_loot) == 6);                // 15 - 2: 13
  CHECK(caught(rich_loot + " traces=1") == 6);  // 12
  CHECK(caught(rich_loot + " traces=2") == 5);  // 11
  CHECK(caught(paysafe_loot) == 1);             // 5 - 2: 3
  CHECK(caught(paysafe_loot + " traces=1") == 1);
  CHECK(caught(paysafe_loot + " traces=2") == 0);
  CHECK(caught(paysafe_loot + " traces=3") == 0);
  CHECK(caught(dog_loot) == 0);
  const State state = chased(two, "rest=7 jail=janet", "matt+bruce", "bruce",
                             "crossed=skylight.1.1,skylight.1.2,display.1.1,display.1.2,display.1.3,mantrap.1.1,"
                             "replica.1.1,replica.1.2,tree.1.1,tree.1.2 done=skylight,display,mantrap,replica,tree");
  CHECK(line_of(two, after(two, state, "drive:1")) ==
        "phase=wages heists=1 rest=9 entered=0 doubles=1 jail=janet,bruce special=glassworks boxes=- areas=- result=-");
  // Escaped with the last arrow: all points, nobody in jail.
  CHECK(line_of(two, after(two, edited(two, state, "arrows=3"), "drive:5")) ==
        "phase=wages heists=1 rest=11 entered=0 doubles=1 jail=janet special=glassworks boxes=- areas=- result=-");
}

TEST_CASE("CK-12: a box costs its price, and no more than the rest is spent") {
  const Texts all = words_of(
      "buy:costume buy:canes buy:lights buy:affair buy:scouting buy:training buy:pimping "
      "buy:tickets buy:passports save");
  const auto wages = [](const std::string& sheet) { return after(solo, leaving(solo, sheet, "matt"), "run"); };
  CHECK(moves_of(solo, wages("rest=5")) == all);
  CHECK(moves_of(solo, wages("rest=4")) == Texts{"save"});
  CHECK(why_not(solo, wages("rest=4"), "buy:costume") == Rule::wages);
  CHECK(why_not(solo, wages("rest=5"), "gang:matt") == Rule::wages);
  const State bought = after(solo, wages("rest=14"), "buy:passports buy:passports");
  CHECK(line_of(solo, bought) ==
        "phase=wages heists=1 rest=4 entered=0 doubles=0 jail=- special=- boxes=passports:2 areas=- result=-");
  CHECK(moves_of(solo, bought) == Texts{"save"});
  CHECK(after(solo, bought, "save") == before_heist(solo, "heists=1 rest=4 boxes=passports:2"));
  // One box of two may be bought; a full item may not be bought again.
  CHECK(is_legal(solo, wages("rest=5 boxes=passports:1"), "buy:passports"));
  CHECK(why_not(solo, wages("rest=99 boxes=canes:1,passports:2"), "buy:passports") == Rule::wages);
  CHECK(why_not(solo, wages("rest=99 boxes=canes:1,passports:2"), "buy:canes") == Rule::wages);
  CHECK(moves_of(solo, wages("rest=99 boxes=costume:1,canes:1,lights:1,affair:1,scouting:1,training:1,pimping:1,"
                             "tickets:1,passports:2")) == Texts{"save"});
}

TEST_CASE("CK-12: an item is available when all its boxes are crossed") {
  const auto thrown = [](const std::string& moves) {
    return after(solo, leaving(solo, "rest=5", "matt"), "run " + moves + " gang:matt roll:145");
  };
  CHECK(is_legal(solo, thrown("buy:costume save"), "mark:matt:costume.2:4=4"));
  CHECK(why_not(solo, thrown("save"), "mark:matt:costume.2:4=4") == Rule::bought_tools);
}

TEST_CASE("CK-13: the special loot is entered for the heist in which it was taken") {
  const std::string notebook =
      "crossed=delivery.1.1,lift.1.1,suitedoor.1.1,notebook.2.1,notebook.2.2,notebook.2.3 "
      "done=delivery,lift,suitedoor,notebook";
  const std::string diadem =
      "crossed=stagedoor.1.1,doorman.1.1,wardrobedoor.1.1,case.2.1,case.2.2 done=stagedoor,doorman,wardrobedoor,case";
  const auto special = [](const std::string& sheet, const std::string& loot) {
    return int{after(solo, leaving(solo, sheet, "matt", loot), "run").campaign.specials};
  };
  CHECK(special("", special_loot) == 0b001);
  CHECK(special("", rich_loot) == 0);
  CHECK(special("heists=1", notebook) == 0b010);
  CHECK(special("heists=1 special=glassworks", notebook) == 0b011);
  CHECK(special("heists=1 special=glassworks", "") == 0b001);
  CHECK(special("heists=2 special=glassworks", diadem) == 0b101);
  CHECK(special("heists=2 special=hotel", "") == 0b010);
}

TEST_CASE("CK-13, CK-14: the combination is that of the second heist, and opens the case") {
  const std::string inside = "crossed=stagedoor.1.1,doorman.1.1,wardrobedoor.1.1 done=stagedoor,doorman,wardrobedoor";
  const auto open = [&](const std::string& special) {
    return fired(solo, begun(solo, "heists=2 special=" + special, "matt"), "matt", "matt:clever", inside);
  };
  const State with = open("hotel");
  CHECK(is_legal(solo, with, "cross:case.1.1"));
  const State without = open("glassworks");
  CHECK(!is_legal(solo, without, "cross:case.1.1"));
  CHECK(why_not(solo, without, "cross:case.1.1") == Rule::combination);
  const State done = after(solo, with, "cross:case.1.1");
  CHECK(int{done.haul.loot} == 25);
  CHECK(int{done.haul.specials} == 1);
  // What is crossed there beforehand does not open it either (CK-20).
  const State scouted = after(solo, begun(solo, "heists=2 boxes=scouting:1", "matt"), "scout:case.1.1");
  const std::string crossed = "crossed=stagedoor.1.1,doorman.1.1,wardrobedoor.1.1,case.1.1";
  const State inside_now =
      edited(solo, scouted, "phase=roll time=0 " + crossed + " done=stagedoor,doorman,wardrobedoor");
  CHECK(!rule_of(told(solo, inside_now, "roll:124"), EventKind::loot_taken));
}

TEST_CASE("CK-14: the other parts of the case need no combination") {
  const std::string inside = "crossed=stagedoor.1.1,doorman.1.1,wardrobedoor.1.1 done=stagedoor,doorman,wardrobedoor";
  const State state = fired(solo, begun(solo, "heists=2", "matt"), "matt", "matt:safe", inside);
  CHECK(moves_of(solo, state) == words_of("cross:case.2.1 lapse"));
  // Nor has a heist played alone a combination.
  const RuntimeHeist alone = heist({.scenario = "concert"});
  const State there = edited(alone, alone.initial(), "phase=symbol roll=124 matt=124/-/- queue=matt:clever " + inside);
  CHECK(why_not(alone, there, "cross:case.1.1") == Rule::combination);
}
