#include <clou/campaign_scene.hpp>
#include <clou/editions.hpp>

using namespace clou_test;

// What the gang may prepare before a break-in.

namespace {

/// The hotel first, then the glassworks with other prices; and loot behind the stage door.
constexpr Edition rough_edition = [] {
  using namespace words;
  Edition edition = hotel_first_edition;
  edition.name = "rough";
  Plan& glassworks = edition.plans[2];
  glassworks.traces = {3, {0, 0, 0}};
  glassworks.challenges[0].parts = {part(strength).trace().trace().trace(), part(dexterity).alarm()};
  glassworks.challenges[1].parts = {part(strength, from(3, clever)).trace(), part(strength / dexterity).trace(),
                                    part(strength).trace().alarm()};
  edition.plans[4].challenges[0].loot = {loot(3)};
  return edition;
}();
const RuntimeCampaign rough = campaign({.use_dice = UseDice::may}, rough_edition);
const RuntimeCampaign rough_two = campaign({.players = 2, .use_dice = UseDice::may}, rough_edition);

/// What is scouted in a heist, one player.
Texts scouted(const std::string& sheet) { return moves_of(solo, begun(solo, sheet + " boxes=scouting:1", "matt")); }

/// Traces after a symbol of the first thief of a gang is used.
int traces_after(const RuntimeCampaign& game, const std::string& sheet, const std::string& gang,
                 const std::string& symbol, const std::string& move, const std::string& changes = "") {
  const std::string thief = gang.substr(0, gang.find('+'));
  const State state = begun(game, sheet, gang);
  return after(game, fired(game, state, thief, thief + "." + symbol, changes), move).plan.traces;
}

}  // namespace

TEST_CASE("CK-19: a preparation works only with its thief in the gang") {
  const std::string all = "heists=1 boxes=affair:1,scouting:1,training:1,pimping:1";
  CHECK(begun(duo, all, "matt+janet").phase == Phase::scout);
  CHECK(begun(duo, all, "janet+bruce").phase == Phase::roll);
  CHECK(begun(duo, all, "janet+trixie").phase == Phase::pimp);
  CHECK(begun(duo, "heists=1 boxes=affair:1,training:1", "matt+trixie").phase == Phase::roll);
  const auto rest = [&](const std::string& gang) {
    const State state = leaving(duo, all, gang, "phase=leave traces=2");
    return int{after(duo, state, "run").campaign.rest};
  };
  CHECK(rest("matt+janet") == 6);
  CHECK(rest("matt+bruce") == 4);
  const std::string office = "crossed=fence.1.1,fence.1.2,officedoor.2.1 done=fence";
  CHECK(traces_after(hotel_first_duo, all, "matt+bruce", "strength", "cross:officedoor.2.2", office) == 0);
  CHECK(traces_after(hotel_first_duo, all, "matt+janet", "strength", "cross:officedoor.2.2", office) == 1);
}

TEST_CASE("CK-19: a preparation works only with all its boxes") {
  const RuntimeCampaign idle_cellar = campaign({.use_dice = UseDice::may}, cellar_edition);
  const auto rest = [&](const std::string& sheet) {
    // Loot of 9 and a diamond for 5, two alarm circles left; the trace costs 2.
    const std::string loot = "traces=1 crossed=hatch.1.1,hatch.1.2 done=hatch";
    const State state = leaving(idle_cellar, "heists=1 " + sheet, "janet", loot);
    return int{after(idle_cellar, state, "run").campaign.rest};
  };
  CHECK(rest("boxes=affair:1") == 14);
  CHECK(rest("boxes=affair:2") == 16);
  CHECK(begun(idle_cellar, "heists=2 boxes=tickets:1", "matt").plan.done == 0);
  CHECK(begun(idle_cellar, "heists=2 boxes=tickets:2", "matt").plan.done != 0);
}

TEST_CASE("CK-20: scouting offers every needed symbol demand of the plan, wherever it lies") {
  const Texts hotel = scouted("heists=1");
  // No twins in an ordered part; numbers are left out; the rooms behind are not entered.
  CHECK(hotel == word_set("scout:porter.1.1 scout:porter.2.1 scout:delivery.1.1 scout:pantry.1.1 scout:goose.1.1 "
                          "scout:lift.1.1 scout:lift.2.1 scout:keyboard.2.1 scout:cloakroom.1.1 scout:room21.1.1 "
                          "scout:room21.2.1 scout:suitedoor.2.1 scout:suitedoor.2.2 scout:jewelcase.1.1 "
                          "scout:jewelcase.1.2 scout:jewelcase.2.1 scout:notebook.2.1 scout:notebook.2.3 "
                          "scout:gifts.1.1 scout:strongroom.1.1 scout:strongroom.1.2 scout:strongroom.2.1 "
                          "scout:deposits.1.1 scout:nothing"));
  const State state = begun(solo, "heists=1 boxes=scouting:1", "matt");
  CHECK(why_not(solo, state, "scout:keyboard.1.1") == Rule::scouting);
  CHECK(why_not(solo, state, "scout:notebook.2.2") == Rule::twins);
  CHECK(why_not(solo, state, "scout:porter.1.2") == Rule::player_count);
  CHECK(why_not(solo, state, "roll:123") == Rule::scouting);
  // Neither CK-14 nor the music of the concert closes anything.
  CHECK(scouted("heists=2").contains("scout:case.1.1"));
  CHECK(scouted("heists=2").contains("scout:case.2.2"));
  const State all_three = begun(trio, "boxes=scouting:1", "matt+janet+bruce");
  CHECK(is_legal(trio, all_three, "scout:paysafe.1.1"));
  CHECK(is_legal(trio, all_three, "scout:paysafe.1.3"));
}

TEST_CASE("CK-20: what the tickets have done is not scouted") {
  const State state = begun(solo, "heists=2 boxes=scouting:1,tickets:1", "matt");
  CHECK(why_not(solo, state, "scout:stagedoor.1.1") == Rule::challenge_done);
  CHECK(why_not(solo, state, "scout:props.2.1") == Rule::challenge_done);
  CHECK(is_legal(solo, state, "scout:bar.1.1"));
  CHECK(int{after(solo, state, "scout:lighting.1.1").haul.loot} == 0);
  // A door of the foyer opens at once.
  CHECK(rule_of(told(solo, state, "scout:wardrobedoor.1.1"), EventKind::room_entered) == Rule::diamond_arrows);
}

TEST_CASE("CK-20: a part completed ahead is paid and done when its challenge becomes workable") {
  const State scouted_trap = after(solo, begun(solo, "boxes=scouting:1", "matt"), "scout:mantrap.2.1");
  CHECK(int{scouted_trap.plan.traces} == 0);
  CHECK(scouted_trap.plan.done == 0);
  const State state = fired(solo, scouted_trap, "matt", "matt.dexterity", "crossed=skylight.1.1,mantrap.2.1");
  const Events events = told(solo, state, "cross:skylight.1.2");
  CHECK(kinds(events) == Kinds{EventKind::symbol_used, EventKind::demand_crossed, EventKind::challenge_done,
                               EventKind::room_entered, EventKind::challenge_done, EventKind::trace_crossed});
  REQUIRE(events.size() == 6);
  CHECK(int{events[4].part} == 1);
  CHECK(events[5].rule == Rule::price);
  // So the replica behind it can be worked.
  const State next = after(solo, state, "cross:skylight.1.2");
  CHECK(why_not(solo, edited(solo, next, "phase=symbol waiting=matt.lock"), "cross:replica.1.1") == std::nullopt);
}

TEST_CASE("CK-20: scouting may end the heist at once") {
  const std::string sheet = "heists=1 boxes=scouting:1,pimping:1";
  const State state = begun(rough, sheet, "matt");
  CHECK(line_of(rough, after(rough, state, "scout:fence.1.1")) ==
        "phase=wages heists=2 rest=0 entered=3 doubles=0 jail=matt special=- boxes=scouting:1,pimping:1 areas=- "
        "result=-");
  CHECK(rough.validate(after(rough, state, "scout:fence.1.1")).empty());
  const State alarm = after(rough, state, "scout:fence.2.1");
  CHECK(moves_of(rough, alarm) == Texts{"driver:matt"});
  // With trixie in the gang pimping follows, but not when the heist has ended or the gang flees.
  const State driven = begun(rough_two, sheet, "matt+trixie");
  CHECK(after(rough_two, driven, "scout:fence.1.1").phase == Phase::wages);
  CHECK(moves_of(rough_two, after(rough_two, driven, "scout:fence.2.1")) == word_set("driver:matt driver:trixie"));
  const State both = begun(hotel_first_duo, sheet, "matt+trixie");
  CHECK(after(hotel_first_duo, both, "scout:fence.1.1").phase == Phase::pimp);
  CHECK(after(hotel_first_duo, both, "scout:nothing").phase == Phase::pimp);
  CHECK(after(hotel_first_duo, both, "scout:nothing").plan == begun(hotel_first_duo, "heists=1", "matt+trixie").plan);
}

TEST_CASE("CK-21: pimping lets every thief cross an uncrossed circle of its sheet, in gang order") {
  const std::string open_circles = "heists=1 boxes=canes:1,lights:1,pimping:1 areas=canes.1:5,lights.1";
  const State first = begun(duo, open_circles, "matt+trixie");
  CHECK(moves_of(duo, first) ==
        word_set("pimp:matt:grid.1 pimp:matt:grid.2 pimp:matt:grid.3 pimp:matt:grid.4 pimp:matt:grid.5 "
                 "pimp:matt:grid.6 pimp:matt:grid.7 pimp:matt:grid.8 pimp:matt:grid.9 pimp:matt:tree.1 "
                 "pimp:matt:tree.2 pimp:matt:tree.3 pimp:matt:tree.4 pimp:matt:tree.5 pimp:matt:tree.6 "
                 "pimp:matt:tree.7 pimp:matt:tree.8 pimp:matt:special.1 pimp:matt:special.3 pimp:matt:special.4 "
                 "pimp:matt:exp1.1 "
                 "pimp:matt:exp1.2 pimp:matt:exp2.2 pimp:matt:canes.1 pimp:matt:canes.3 pimp:matt:lights.2 "
                 "pimp:matt:lights.3 pimp:matt:lights.4 pimp:matt:nothing"));
  CHECK(why_not(duo, first, "pimp:trixie:tree.1") == Rule::pimping);
  CHECK(why_not(duo, first, "pimp:matt:strength.1") == Rule::pimping);
  CHECK(why_not(duo, first, "pimp:matt:ring.1") == Rule::pimping);  // it has no number
  CHECK(why_not(duo, first, "pimp:matt:pyramid.1") == Rule::pimping);
  CHECK(why_not(duo, first, "pimp:matt:special.2") == Rule::twins);
  CHECK(why_not(duo, first, "pimp:matt:canes.2") == Rule::pimping);
  CHECK(why_not(duo, first, "pimp:matt:lights.1") == Rule::boxes_and_circles);
  CHECK(why_not(duo, first, "pimp:matt:costume.1") == Rule::pimping);
  CHECK(why_not(duo, first, "pimp:matt:exp2.1") == Rule::pimping);
  // Experience of a later heist is not open yet.
  CHECK(why_not(duo, begun(duo, "boxes=pimping:1", "matt+trixie"), "pimp:matt:exp2.2") == Rule::pimping);
  const State second = after(duo, first, "pimp:matt:exp1.1");
  CHECK(why_not(duo, second, "pimp:trixie:exp1.1") == Rule::pimping);
  CHECK(is_legal(duo, second, "pimp:trixie:exp1.2"));
  CHECK(why_not(duo, second, "pimp:matt:grid.1") == Rule::pimping);
  CHECK(after(duo, second, "pimp:trixie:nothing").phase == Phase::roll);
  CHECK(after(duo, first, "pimp:matt:nothing pimp:trixie:nothing").phase == Phase::roll);
  const RuntimeCampaign strict = campaign({.players = 2, .use_dice = UseDice::may, .fill_free = false});
  CHECK(moves_of(strict, begun(strict, open_circles, "matt+trixie")) == moves_of(duo, first));
  // There is one circle for each.
  const State all_three = after(trio, begun(trio, "boxes=pimping:1", "matt+trixie+bruce"), "pimp:matt:tree.7");
  CHECK(moves_of(trio, all_three, "pimp:trixie:tree").size() == 8);
  CHECK(moves_of(trio, after(trio, all_three, "pimp:trixie:tree.1"), "pimp:trixie").empty());
}

TEST_CASE("CK-21: nothing fires by pimping, a line completed included") {
  const std::string sheet = "heists=1 boxes=costume:1,lights:1,pimping:1 areas=costume.1,lights.1";
  const State begin = begun(duo, sheet, "trixie+bruce");
  CHECK(kinds(told(duo, begin, "pimp:trixie:costume.2")) == Kinds{EventKind::circle_crossed});
  CHECK(kinds(told(duo, begin, "pimp:trixie:lights.2")) == Kinds{EventKind::circle_crossed});
  CHECK(kinds(told(duo, begin, "pimp:trixie:exp1.1")) == Kinds{EventKind::circle_crossed});
  const State ready = after(duo, begin, "pimp:trixie:lights.2 pimp:bruce:grid.1");
  CHECK(ready.waiting.empty());
  CHECK(ready.phase == Phase::roll);
  // Later marks fire as ever: a line ends with the last circle.
  const State solo_begin = begun(solo, "boxes=pimping:1", "trixie");
  const State special = after(solo, solo_begin, "pimp:trixie:special.1");
  const Events events =
      told(solo, fired(solo, special, "trixie", "trixie.electro", "trixie=124/-/special.1"), "cross:special.2");
  CHECK(rule_of(events, EventKind::symbol_fired) == Rule::firing);
}

TEST_CASE("CK-21, CL-33: the way through a tree is not made by pimping, but leads through what it crossed") {
  const State begin = begun(solo, "boxes=pimping:1", "trixie");
  const State tree = after(solo, begin, "pimp:trixie:tree.2");
  CHECK(tree.sheet(Thief::trixie).circles.end_of_way() == 0);
  CHECK(moves_of(solo, after(solo, tree, "roll:256"), "mark:trixie:tree") == word_set("mark:trixie:tree.1:5=5"));
  CHECK(moves_of(solo, after(solo, tree, "roll:345"), "mark:trixie:tree") ==
        word_set("mark:trixie:tree.1:5=5 mark:trixie:tree.4:12=3+4+5 mark:trixie:tree.5:3=3"));
  // One that the way has not come to yet does not open what follows it.
  const State sixth = after(solo, begin, "pimp:trixie:tree.6 roll:255");
  CHECK(moves_of(solo, sixth, "mark:trixie:tree") == word_set("mark:trixie:tree.1:5=5"));
  CHECK(why_not(solo, after(solo, begin, "pimp:trixie:tree.6 roll:256"), "mark:trixie:tree.3:7=2+5") == Rule::tree);
  const State later = edited(solo, sixth, "roll=266 trixie=266/-/tree.1,tree.3*,tree.6");
  CHECK(moves_of(solo, later, "mark:trixie:tree") == word_set("mark:trixie:tree.8:14=2+6+6"));
}

TEST_CASE("CK-22: with training a part of strength alone costs no trace") {
  const std::string trained = "heists=1 boxes=training:1";
  CHECK(traces_after(rough, trained, "bruce", "strength", "cross:skylight.1.1") == 0);
  CHECK(traces_after(rough, "heists=1", "bruce", "strength", "cross:skylight.1.1") == 1);
  // A choice is not strength alone.
  CHECK(traces_after(rough, trained, "bruce", "strength", "cross:skylight.2.1") == 1);
  // The alarm is raised all the same.
  const State alarm = fired(rough, begun(rough, trained, "bruce"), "bruce", "bruce.strength");
  const State fleeing = after(rough, alarm, "cross:skylight.3.1");
  CHECK(moves_of(rough, fleeing) == Texts{"driver:bruce"});
  CHECK(int{fleeing.plan.traces} == 0);
  CHECK(after(rough, alarm, "cross:fence.1.1").phase != Phase::wages);
  SUBCASE("CK-22: for the whole gang, by the demands that are needed") {
    const RuntimeCampaign rough_three = campaign({.players = 3, .use_dice = UseDice::may}, rough_edition);
    CHECK(traces_after(rough_two, trained, "matt+bruce", "strength", "cross:skylight.1.1") == 0);
    CHECK(traces_after(rough_two, trained, "matt+janet", "strength", "cross:skylight.1.1") == 1);
    CHECK(traces_after(rough_three, trained, "matt+janet+bruce", "strength", "cross:skylight.1.1",
                       "crossed=skylight.1.2") == 1);
  }
}

TEST_CASE("CK-24: with the affair traces cost no points, and are entered") {
  const auto report = [](const std::string& boxes, const std::string& gang, const std::string& changes) {
    const State end = after(solo, leaving(solo, "boxes=" + boxes, gang, changes), "run");
    return std::vector<int>{end.campaign.rest, end.campaign.traces};
  };
  CHECK(report("affair:1", "janet", paysafe_loot + " traces=6") == std::vector<int>{5, 6});
  CHECK(report("scouting:1", "janet", paysafe_loot + " traces=6") == std::vector<int>{0, 6});
  CHECK(report("affair:1", "bruce", paysafe_loot + " traces=3") == std::vector<int>{2, 3});
  // The price of an alarm stays: 5 - 2, half of it.
  const State chase = chased(solo, "boxes=affair:1", "janet", "janet", paysafe_loot + " traces=3");
  CHECK(int{after(solo, chase, "drive:1").campaign.rest} == 1);
  // All seven traces of an arrest are free as well.
  const State arrest = cornered(solo, "boxes=affair:1", "janet", paysafe_loot);
  CHECK(int{after(solo, arrest, "done").campaign.rest} == 5);
}

TEST_CASE("CK-25: with the tickets the concert begins in the foyer, without price or loot") {
  const State inside = begun(rough, "heists=2 boxes=tickets:1", "matt");
  CHECK(int{inside.haul.loot} == 0);
  CHECK(int{inside.plan.traces} == 0);
  CHECK(moves_of(rough, fired(rough, inside, "matt", "matt.clever"), "cross:") ==
        word_set("cross:buffet.1.1 cross:wardrobedoor.2.2 cross:special.4"));
  const State outside = begun(rough, "heists=2", "matt");
  CHECK(outside.plan.done == 0);
  CHECK(why_not(rough, fired(rough, outside, "matt", "matt.clever"), "cross:buffet.1.1") == Rule::entered_rooms);
  const State through = after(rough, fired(rough, outside, "matt", "matt.lock"), "cross:stagedoor.1.1");
  CHECK(int{through.haul.loot} == 3);
  // Nothing of the kind in the other heists.
  for (const std::string heists : {"heists=0", "heists=1"}) {
    CHECK(begun(solo, heists + " boxes=tickets:1", "matt").plan == begun(solo, heists, "matt").plan);
  }
}

TEST_CASE("CK-26: the passports make the trace track longer, from the moment they are bought") {
  // The first heist enters seven traces, and brings points enough for a box.
  const auto next = [](const std::string& gift, const std::string& wages, const std::string& end) {
    const State first = edited(solo, after(solo, position(solo), "gift:" + gift + " gang:matt"),
                               "phase=dice roll=123 traces=6 matt=1/-/- " + rich_loot);
    const State begin = after(solo, first, "done " + wages + " save gang:janet");
    return after(solo, edited(solo, begin, end), end.starts_with("phase=leave") ? "run" : "done");
  };
  const auto run = [](int traces) { return "phase=leave time=1 traces=" + std::to_string(traces); };
  const std::string arrest = "phase=dice roll=123 traces=6 janet=1/-/-";
  CHECK(next("passports", "buy:passports", run(5)).phase == Phase::wages);
  CHECK(int{next("passports", "buy:passports", run(6)).campaign.traces} == 13);
  CHECK(next("passports", "buy:passports", run(6)).phase == Phase::wages);
  CHECK(next("passports", "buy:passports", arrest).campaign.end == CampaignEnd::by_traces);
  CHECK(int{next("passports", "buy:passports", arrest).campaign.traces} == 14);
  // One box of two makes nothing longer.
  CHECK(next("nothing", "buy:passports", run(4)).phase == Phase::wages);
  CHECK(next("nothing", "buy:passports", run(5)).campaign.end == CampaignEnd::by_traces);
  CHECK(next("passports", "buy:costume", run(5)).campaign.end == CampaignEnd::by_traces);
  // The longer track has an end as well.
  const State last = leaving(solo, "heists=2 entered=12 boxes=passports:2", "matt", "traces=6");
  CHECK(int{after(solo, last, "run").campaign.traces} == 14);
}
