#include <clou/campaign_scene.hpp>

using namespace clou_test;

// The worked examples 12 to 14 of the rules, sentence by sentence.

namespace {

/// Loot of 4 with a diamond for two players: special loot of 2 and a double circle are in it.
const std::string showroom =
    "crossed=skylight.1.1,skylight.1.2,display.1.1,display.1.2,display.1.3,mantrap.1.1,replica.1.1,replica.1.2,"
    "tree.1.1,tree.1.2 done=skylight,display,mantrap,replica,tree";

CampaignOutcome outcome(const RuntimeCampaign& game, const State& state) {
  const auto found = game.outcome(state);
  if (!found) FAIL("the campaign goes on");
  return found.value_or(CampaignOutcome{});
}

}  // namespace

TEST_CASE("CK-4, CK-10, CK-12: worked example 12, gift, a success and its wages") {
  const State start = position(strict_duo);
  CHECK(moves_of(strict_duo, start) ==
        word_set("gift:costume gift:canes gift:lights gift:affair gift:scouting gift:training gift:pimping "
                 "gift:tickets gift:passports gift:nothing"));
  const State given = after(strict_duo, start, "gift:passports");
  CHECK(given == before_heist(strict_duo, "boxes=passports:1"));
  CHECK(campaign_traces(strict_duo.layout(), given) == 9);
  CHECK(moves_of(strict_duo, given) ==
        word_set("gang:matt+janet gang:matt+trixie gang:matt+bruce gang:janet+trixie gang:janet+bruce "
                 "gang:trixie+bruce"));
  const State heist = after(strict_duo, given, "gang:matt+bruce");
  CHECK(plan_of(strict_duo.layout(), heist).time == 10);
  const State end = after(strict_duo, edited(strict_duo, heist, "phase=leave time=1 " + showroom), "run");
  CHECK(end.phase == Phase::wages);
  CHECK(int{end.campaign.rest} == 6);
  const State bought = after(strict_duo, end, "buy:passports");
  CHECK(int{bought.campaign.rest} == 1);
  CHECK(campaign_traces(strict_duo.layout(), bought) == 11);
  CHECK(moves_of(strict_duo, bought) == Texts{"save"});
}

TEST_CASE("CK-11: worked example 12, caught and arrested") {
  const State begin = after(strict_duo, position(strict_duo), "gift:passports gang:matt+bruce");
  const State late = edited(strict_duo, begin, "phase=dice time=9 traces=2 roll=124 " + showroom);
  const State caught = after(strict_duo, late, "done driver:bruce drive:1 drive:1 drive:1 drive:1 drive:1");
  CHECK(line_of(strict_duo, caught) ==
        "phase=wages heists=1 rest=1 entered=2 doubles=1 jail=bruce special=glassworks boxes=passports:1 areas=- "
        "result=-");
  CHECK(moves_of(strict_duo, after(strict_duo, caught, "save")) ==
        word_set("gang:matt+janet gang:matt+trixie gang:janet+trixie"));
  const RuntimeCampaign idle = campaign({.players = 2, .use_dice = UseDice::may});
  const State six = edited(idle, begin, "phase=dice traces=5 roll=123 matt=1/-/- " + showroom);
  const State arrested = after(idle, six, "done");
  CHECK(line_of(strict_duo, arrested) ==
        "phase=wages heists=1 rest=0 entered=6 doubles=1 jail=matt,bruce special=glassworks boxes=passports:1 areas=- "
        "result=-");
  CHECK(moves_of(strict_duo, arrested) == Texts{"save"});
  CHECK(moves_of(strict_duo, after(strict_duo, arrested, "save")) == Texts{"gang:janet+trixie"});
}

TEST_CASE("CK-12: worked example 12, three boxes for 17 points") {
  // Loot of 7, and two points for each of three alarm circles.
  const State state =
      leaving(strict_duo, "heists=1 rest=4", "matt+janet",
              "crossed=delivery.1.1,delivery.1.2,lift.1.1,room21.1.1,room21.1.2,suitedoor.1.1,"
              "suitedoor.1.2,jewelcase.1.1,jewelcase.1.2 done=delivery,lift,room21,suitedoor,jewelcase");
  const State wages = after(strict_duo, state, "run");
  CHECK(int{wages.campaign.rest} == 17);
  const State third = after(strict_duo, wages, "buy:costume buy:passports buy:passports");
  CHECK(int{third.campaign.rest} == 2);
  CHECK(moves_of(strict_duo, third) == Texts{"save"});
}

TEST_CASE("CK-7, CK-8, CK-10: worked example 12, three losses") {
  const State traced = after(
      strict_duo, leaving(strict_duo, "heists=2 rest=20 entered=7 boxes=passports:1", "matt+bruce", "traces=3"), "run");
  CHECK(outcome(strict_duo, traced).end == CampaignEnd::by_traces);
  CHECK(outcome(strict_duo, traced).scores[0] == 0);
  const State three_arrested =
      after(strict_trio, chased(strict_trio, "heists=1 jail=trixie", "matt+janet+bruce", "bruce"), "drive:1");
  CHECK(outcome(strict_trio, three_arrested).end == CampaignEnd::by_jail);
  const RuntimeCampaign lenient = campaign({.jail_rule = JailRule::free});
  for (const std::string& played : {std::string{"heists=1"}, std::string{"heists=2"}}) {
    const std::string sheet = played + " jail=trixie";
    CHECK(outcome(strict_solo, after(strict_solo, chased(strict_solo, sheet, "bruce", "bruce"), "drive:1")).end ==
          CampaignEnd::by_jail);
  }
  CHECK(after(lenient, chased(lenient, "heists=1 jail=trixie", "bruce", "bruce"), "drive:1").phase == Phase::wages);
  CHECK(outcome(lenient, after(lenient, chased(lenient, "heists=2 jail=trixie", "bruce", "bruce"), "drive:1")).end ==
        CampaignEnd::won);
}

TEST_CASE("CK-11, CL-53: worked example 12, what is taken before the last trace is kept") {
  const State begin = begun(strict_solo, "heists=1", "matt");
  const State notebook =
      fired(strict_solo, begin, "matt", "matt.electro",
            "traces=6 crossed=porter.1.1,delivery.1.1,lift.1.1,cloakroom.1.1,suitedoor.2.1,suitedoor.2.2,"
            "notebook.2.1,notebook.2.2 done=porter,delivery,lift,cloakroom,suitedoor");
  const Events events = told(strict_solo, notebook, "cross:matt.electro:notebook.2.3");
  CHECK(rule_of(events, EventKind::loot_taken) == Rule::loot);
  CHECK(rule_of(events, EventKind::heist_ended) == Rule::trace);
  const State end = after(strict_solo, notebook, "cross:matt.electro:notebook.2.3");
  // 4 for cloakroom and notebook, 3 x 2 for the alarm circles, less 7 traces.
  CHECK(line_of(strict_solo, end) ==
        "phase=wages heists=2 rest=3 entered=7 doubles=0 jail=matt special=hotel boxes=- areas=- result=-");
}

TEST_CASE("CK-20: worked example 13, scouting") {
  const State begin = after(strict_solo, position(strict_solo), "gift:scouting gang:matt");
  CHECK(moves_of(strict_solo, begin).size() == 25);
  const State hamper = after(strict_solo, begin, "scout:hamper.1.1");
  CHECK(hamper.plan.done == 0);
  const State inside = fired(strict_solo, hamper, "matt", "matt.lock", "crossed=fence.1.1,hamper.1.1 done=fence");
  CHECK(inside.haul.doubles == 0);
  const State office = after(strict_solo, inside, "cross:officedoor.1.1");
  CHECK(int{office.haul.doubles} == 1);
  CHECK(line_of(strict_solo, office).find("done=fence,officedoor,hamper ") != std::string::npos);
  const State fence = after(strict_solo, begin, "scout:fence.2.1");
  CHECK(int{fence.plan.traces} == 1);
  CHECK(line_of(strict_solo, fence).find("done=fence ") != std::string::npos);
  const State replica = after(strict_solo, begin, "scout:replica.1.2");
  const State showroom_now = fired(strict_solo, replica, "matt", "matt.lock",
                                   "crossed=skylight.1.1,skylight.1.2,mantrap.1.1,replica.1.2 done=skylight,mantrap");
  CHECK(texts_of(strict_solo, showroom_now) == word_set("cross:matt.lock:replica.1.1 lapse"));
  CHECK(int{after(strict_solo, showroom_now, "cross:replica.1.1").haul.specials} == 1);
  CHECK(after(strict_solo, position(strict_solo), "gift:scouting gang:bruce").phase == Phase::roll);
}

TEST_CASE("CK-21: worked example 13, pimping up") {
  const State begin = after(strict_solo, position(strict_solo), "gift:pimping gang:trixie");
  CHECK(moves_of(strict_solo, begin) ==
        word_set("pimp:trixie:tree.1 pimp:trixie:tree.2 pimp:trixie:tree.3 pimp:trixie:tree.4 pimp:trixie:tree.5 "
                 "pimp:trixie:tree.6 pimp:trixie:tree.7 pimp:trixie:tree.8 pimp:trixie:special.1 "
                 "pimp:trixie:special.2 pimp:trixie:special.3 pimp:trixie:special.4 pimp:trixie:exp1.1 "
                 "pimp:trixie:exp1.2 pimp:trixie:nothing"));
  const State tree = after(strict_solo, begin, "pimp:trixie:tree.1");
  CHECK(tree.phase == Phase::roll);
  CHECK(tree.waiting.empty());
  const auto open = [](const State& before, const std::string& roll) {
    return moves_of(strict_solo, after_lapses(strict_solo, after(strict_solo, before, "roll:" + roll)),
                    "mark:trixie:tree");
  };
  // The way may begin with 9 or, through tree.1, with 7 or 12.
  CHECK(open(tree, "256") == word_set("mark:trixie:tree.3:7=2+5"));
  CHECK(open(tree, "336") == word_set("mark:trixie:tree.2:9=3+6 mark:trixie:tree.4:12=3+3+6"));
  CHECK(open(tree, "234") == word_set("mark:trixie:tree.2:9=2+3+4 mark:trixie:tree.3:7=3+4"));

  const State fourth = after(strict_solo, begin, "pimp:trixie:tree.4");
  CHECK(open(fourth, "455") == word_set("mark:trixie:tree.1:5=5 mark:trixie:tree.2:9=4+5"));
  CHECK(open(fourth, "246").empty());
  const State first = after(strict_solo, fourth, "roll:455 mark:trixie:tree.1:5=5 lapse");
  CHECK(moves_of(strict_solo, edited(strict_solo, first, "roll=346 trixie=346/-/tree.1*,tree.4"), "mark:trixie:tree") ==
        word_set("mark:trixie:tree.3:7=3+4 mark:trixie:tree.6:10=4+6 mark:trixie:tree.7:4=4"));
}

TEST_CASE("CK-22, CK-24: worked example 13, training and affair") {
  const State bruce = after(strict_solo, position(strict_solo), "gift:training gang:bruce");
  const State door =
      fired(strict_solo, bruce, "bruce", "bruce.strength", "crossed=fence.1.1,officedoor.2.1 done=fence");
  CHECK(int{after(strict_solo, door, "cross:bruce.strength:officedoor.2.2").plan.traces} == 0);
  const State fence = fired(strict_solo, bruce, "bruce", "bruce.dexterity");
  CHECK(int{after(strict_solo, fence, "cross:fence.2.1").plan.traces} == 1);
  const auto points = [](const std::string& gift) {
    const State janet = after(strict_solo, position(strict_solo), gift + " gang:janet");
    const State end = after(strict_solo,
                            edited(strict_solo, janet,
                                   "phase=leave time=1 traces=2 crossed=skylight.1.1,skylight.1.2,display.1.1,"
                                   "display.1.2 done=skylight,display"),
                            "run");
    return std::vector<int>{end.campaign.rest, end.campaign.traces};
  };
  CHECK(points("gift:affair") == std::vector<int>{4, 2});
  CHECK(points("gift:nothing") == std::vector<int>{2, 2});
}

TEST_CASE("CK-33: worked example 14, the music of a concert played alone") {
  const RuntimeHeist alone = heist({.scenario = "concert"});
  CHECK(texts_of(alone, after(alone, position(alone, "time=2"), "roll:124")) ==
        word_set("cross:loud.strength/electro:stagedoor.2.1 lapse"));
  const State quiet = after(alone, position(alone, "time=3 matt=-/-/ring.1:5,ring.2:1!"), "roll:156");
  const State ring = after(alone, quiet, "mark:matt:ring.1:5=5");
  CHECK(ring.phase == Phase::dice);
  CHECK(ring.waiting.empty());
  const State tree = after(alone, quiet, "mark:matt:tree.1:6=6");
  CHECK(moves_of(alone, tree, "mark:matt:strength.1") ==
        word_set("mark:matt:strength.1:1=1 mark:matt:strength.1:5=5 mark:matt:strength.1:6=1+5"));
  CHECK(texts_of(alone, after(alone, position(alone, "time=3"), "roll:444")) ==
        word_set("cross:matt.lock:stagedoor.1.1 lapse"));
  const State instrumental = position(alone,
                                      "phase=symbol time=5 roll=124 matt=124/-/- waiting=matt.clever "
                                      "crossed=stagedoor.1.1,doorman.1.1,wardrobedoor.2.1 done=stagedoor,doorman");
  CHECK(why_not(alone, instrumental, "cross:wardrobedoor.2.2") == Rule::concert_phases);
  const State inside = edited(alone, instrumental,
                              "crossed=stagedoor.1.1,doorman.1.1,wardrobedoor.1.1 done=stagedoor,doorman,wardrobedoor");
  CHECK(why_not(alone, inside, "cross:bouquet.1.1") == Rule::concert_phases);
  CHECK(is_legal(alone, edited(alone, inside, "waiting=matt.dexterity"), "cross:bar.1.1"));
}

TEST_CASE("CK-32: worked example 14, larger gangs begin further on the concert track") {
  const auto is_loud = [](const RuntimeHeist& game, const std::string& time) {
    const auto rule = rule_of(told(game, position(game, time), "roll:124"), EventKind::symbol_fired);
    return rule == Rule::concert_phases;
  };
  const RuntimeHeist pair = heist({.scenario = "concert", .thieves = {Thief::matt, Thief::trixie}});
  CHECK(!is_loud(pair, "time=0"));
  CHECK(is_loud(pair, "time=1"));
  const RuntimeHeist three_arrested =
      heist({.scenario = "concert", .thieves = {Thief::matt, Thief::trixie, Thief::bruce}});
  CHECK(is_loud(three_arrested, "time=0"));
  CHECK(!is_loud(three_arrested, "time=1"));
}

TEST_CASE("CK-25, CK-34: worked example 14, the third heist with tickets and combination") {
  const State begin = begun(strict_solo, "heists=2 special=hotel boxes=tickets:1", "matt");
  CHECK(line_of(strict_solo, begin).find("done=stagedoor,doorman,props ") != std::string::npos);
  const State door = fired(strict_solo, begin, "matt", "matt.clever,matt.lock");
  CHECK(is_legal(strict_solo, door, "cross:matt.lock:boxoffice.1.1"));
  const State taken = after(strict_solo, door, "cross:matt.lock:wardrobedoor.1.1 cross:matt.clever:case.1.1");
  CHECK(int{taken.haul.loot} == 25);
  CHECK(int{taken.haul.specials} == 1);
  const State spent = edited(strict_solo, taken, "matt=-/-/-");
  CHECK(moves_of(strict_solo, after(strict_solo, spent, "done run")) == Texts{"driver:matt"});
  const State with = edited(strict_solo, spent, "special=glassworks,hotel");
  const CampaignOutcome won = outcome(strict_solo, after(strict_solo, with, "done run"));
  CHECK(won.end == CampaignEnd::won);
  CHECK(won.scores[0] == 25);
  CHECK(won.rank == CampaignRank::ordinary);
}

TEST_CASE("CK-29: worked example 14, final points") {
  const std::string sheet = "heists=2 rest=4 entered=2 doubles=1 jail=bruce special=glassworks,hotel boxes=tickets:1";
  const RuntimeCampaign idle = campaign({.use_dice = UseDice::may});  // so that a die makes the trace
  const State door = fired(idle, begun(idle, sheet, "matt"), "matt", "matt.clever*2,matt.lock", "matt=1/-/-");
  const State end =
      after(idle, door, "cross:matt.lock:wardrobedoor.1.1 cross:matt.clever:case.1.1 cross:bouquet.1.1 done run");
  CHECK(line_of(strict_solo, end) ==
        "phase=over heists=3 rest=28 entered=3 doubles=2 jail=bruce special=glassworks,hotel,concert boxes=tickets:1 "
        "areas=- result=won");
  CHECK(outcome(strict_solo, end).scores[0] == 20);
  const State nothing = after(strict_solo, leaving(strict_solo, "heists=2", "matt", "traces=3"), "run");
  CHECK(outcome(strict_solo, nothing).end == CampaignEnd::won);
  CHECK(int{nothing.campaign.rest} == 0);
  CHECK(outcome(strict_solo, nothing).scores[0] == -9);
}

TEST_CASE("CK-34: worked example 14, time out") {
  for (const std::string& place : {std::string{"done=-"}, diadem}) {
    const auto late = [&](const std::string& special) {
      return edited(strict_solo, begun(strict_solo, "heists=2 special=" + special, "matt"),
                    "phase=dice time=12 roll=124 " + place);
    };
    const Events events = told(strict_solo, late("glassworks"), "done");
    CHECK(rule_of(events, EventKind::heist_ended) == Rule::finale);
    CHECK(!rule_of(events, EventKind::alarm_went_off));
    CHECK(moves_of(strict_solo, after(strict_solo, late("hotel"), "done")) == Texts{"driver:matt"});
  }
}
