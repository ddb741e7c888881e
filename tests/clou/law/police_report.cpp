#include <clou/campaign_scene.hpp>

using namespace clou_test;

// The police report, and the wages after it.

TEST_CASE("CK-10: the police report enters heist, special loot, traces, double circles and points") {
  const State state = leaving(
      hotel_first, "heists=1 rest=3 entered=2 doubles=1 jail=bruce boxes=tickets:1", "matt",
      special_loot.substr(0, special_loot.find(' ')) + ",tree.1.1 done=skylight,mantrap,replica,tree " + one_trace);
  CHECK(line_of(hotel_first, after(hotel_first, state, "run")) ==
        "phase=wages heists=2 rest=4 entered=3 doubles=2 jail=bruce special=glassworks boxes=tickets:1 areas=- "
        "result=-");
  // What was not taken is not entered.
  CHECK(line_of(solo, after(solo, leaving(solo, "heists=1 rest=3 entered=2", "matt"), "run")) ==
        "phase=wages heists=2 rest=9 entered=2 doubles=0 jail=- special=- boxes=- areas=- result=-");
}

TEST_CASE("CK-10: no more traces are entered than the track has") {
  const State end = after(solo, leaving(solo, "heists=2 entered=9", "matt", "traces=6"), "run");
  CHECK(int{end.campaign.traces} == 12);
  CHECK(end.campaign.end == CampaignEnd::by_traces);
  const State last = after(solo, leaving(solo, "heists=1 entered=5", "matt", "traces=6"), "run");
  CHECK(int{last.campaign.traces} == 11);
  CHECK(last.phase == Phase::wages);
}

TEST_CASE("CK-10: traces are looked at first, then jail, then the last heist, then free thieves") {
  const RuntimeCampaign lenient = campaign({.players = 2, .jail_rule = JailRule::free, .use_dice = UseDice::may});
  const auto end = [](const RuntimeCampaign& game, const std::string& sheet) {
    return end_rule(game, cornered(game, sheet, "matt+bruce"), "done");
  };
  // The arrest brings six traces and two thieves into jail.
  CHECK(end(duo, "heists=1 entered=2") == std::nullopt);
  CHECK(end(duo, "heists=1 entered=3") == Rule::police_report);
  CHECK(end(duo, "heists=2 entered=3") == Rule::police_report);
  CHECK(end(duo, "heists=1 entered=3 jail=janet") == Rule::police_report);
  CHECK(end(duo, "heists=2 entered=2 jail=janet") == Rule::too_many_jailed);
  CHECK(end(duo, "heists=1 entered=2 jail=janet") == Rule::too_many_jailed);
  CHECK(end(lenient, "heists=1 entered=3 jail=janet") == Rule::police_report);
  CHECK(end(lenient, "heists=2 entered=2 jail=janet") == Rule::campaign_won);
  CHECK(end(lenient, "heists=1 entered=2 jail=janet") == Rule::too_few_free);
}

TEST_CASE("CK-11: an arrested gang goes to jail, and keeps points, special loot and double circles") {
  // Loot of 15, diamonds among it, less seven traces.
  CHECK(line_of(hotel_first, after(hotel_first, cornered(hotel_first, "heists=1 rest=3", "matt", rich_loot), "done")) ==
        "phase=wages heists=2 rest=11 entered=7 doubles=0 jail=matt special=- boxes=- areas=- result=-");
  const std::string gift_and_special =
      "crossed=skylight.1.1,skylight.1.2,mantrap.1.1,replica.1.1,replica.1.2,tree.1.1,tree.1.2 "
      "done=skylight,mantrap,replica,tree";
  CHECK(line_of(duo, after(duo, cornered(duo, "", "matt+janet", gift_and_special), "done")) ==
        "phase=wages heists=1 rest=0 entered=6 doubles=1 jail=matt,janet special=glassworks boxes=- areas=- result=-");
  const State all_three = after(trio, cornered(trio, "heists=2", "matt+trixie+bruce"), "done");
  CHECK(all_three.campaign.jail == ThiefSet{0b1101U});
  // Who runs away keeps out of jail.
  CHECK(after(duo, leaving(duo, "", "matt+janet", gift_and_special), "run").campaign.jail.empty());
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
  const State state = chased(hotel_first_duo, "heists=1 rest=7 jail=janet", "matt+bruce", "bruce",
                             "crossed=skylight.1.1,skylight.1.2,display.1.1,display.1.2,display.1.3,mantrap.1.1,"
                             "replica.1.1,replica.1.2,tree.1.1,tree.1.2 done=skylight,display,mantrap,replica,tree");
  CHECK(line_of(hotel_first_duo, after(hotel_first_duo, state, "drive:1")) ==
        "phase=wages heists=2 rest=9 entered=0 doubles=1 jail=janet,bruce special=glassworks boxes=- areas=- result=-");
  // Escaped with the last arrow: all points, nobody in jail.
  CHECK(line_of(hotel_first_duo, after(hotel_first_duo, edited(hotel_first_duo, state, "arrows=3"), "drive:5")) ==
        "phase=wages heists=2 rest=11 entered=0 doubles=1 jail=janet special=glassworks boxes=- areas=- result=-");
}

TEST_CASE("CK-12: a box costs its price, and no more than the rest is spent") {
  const Texts all = word_set(
      "buy:costume buy:canes buy:lights buy:affair buy:scouting buy:training buy:pimping "
      "buy:tickets buy:passports save");
  const auto wages = [](const std::string& sheet) {
    return after(hotel_first, leaving(hotel_first, "heists=1 " + sheet, "matt"), "run");
  };
  CHECK(moves_of(hotel_first, wages("rest=5")) == all);
  CHECK(moves_of(hotel_first, wages("rest=4")) == Texts{"save"});
  CHECK(why_not(hotel_first, wages("rest=4"), "buy:costume") == Rule::wages);
  CHECK(why_not(hotel_first, wages("rest=5"), "gang:matt") == Rule::wages);
  const State bought = after(hotel_first, wages("rest=14"), "buy:passports buy:passports");
  CHECK(line_of(hotel_first, bought) ==
        "phase=wages heists=2 rest=4 entered=0 doubles=0 jail=- special=- boxes=passports:2 areas=- result=-");
  CHECK(moves_of(hotel_first, bought) == Texts{"save"});
  CHECK(after(hotel_first, bought, "save") == before_heist(hotel_first, "heists=2 rest=4 boxes=passports:2"));
  // One box of two may be bought; a full item may not be bought again.
  CHECK(is_legal(hotel_first, wages("rest=5 boxes=passports:1"), "buy:passports"));
  CHECK(why_not(hotel_first, wages("rest=20 boxes=canes:1,passports:2"), "buy:passports") == Rule::wages);
  CHECK(why_not(hotel_first, wages("rest=20 boxes=canes:1,passports:2"), "buy:canes") == Rule::wages);
  CHECK(moves_of(hotel_first, wages("rest=20 boxes=costume:1,canes:1,lights:1,affair:1,scouting:1,training:1,pimping:1,"
                                    "tickets:1,passports:2")) == Texts{"save"});
}

TEST_CASE("CK-12: an item is available when all its boxes are crossed") {
  const auto thrown = [](const std::string& moves) {
    return after(solo, leaving(solo, "", "matt", paysafe_loot), "run " + moves + " gang:matt roll:145");
  };
  CHECK(is_legal(solo, thrown("buy:costume save"), "mark:matt:costume.2:4=4"));
  CHECK(why_not(solo, thrown("save"), "mark:matt:costume.2:4=4") == Rule::bought_tools);
}

TEST_CASE("CK-13: the special loot is entered for the heist in which it was taken") {
  const std::string notebook =
      "crossed=delivery.1.1,lift.1.1,suitedoor.1.1,notebook.2.1,notebook.2.2,notebook.2.3 "
      "done=delivery,lift,suitedoor,notebook";
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
    return fired(solo, begun(solo, "heists=2 special=" + special, "matt"), "matt", "matt.clever", inside);
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
  const State state = fired(solo, begun(solo, "heists=2", "matt"), "matt", "matt.safe", inside);
  CHECK(moves_of(solo, state) == word_set("cross:case.2.1 lapse"));
  // Nor has a heist played alone a combination.
  const RuntimeHeist alone = heist({.scenario = "concert", .use_dice = UseDice::may});
  const State there =
      edited(alone, alone.initial(), "phase=symbol roll=124 matt=124/-/- waiting=matt.clever " + inside);
  CHECK(why_not(alone, there, "cross:case.1.1") == Rule::combination);
}
