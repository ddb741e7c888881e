#include <clou/campaign_scene.hpp>

using namespace clou_test;

// What only a campaign or the concert tells: every kind of event, in order, with its rule and thief.

namespace {

using K = EventKind;

Target item(const RuntimeCampaign& game, const std::string& name) {
  return move_of(game, position(game), "gift:" + name).target();
}
/// What a move of one of the positions here is aimed at.
Target target(const RuntimeCampaign& game, const State& state, const std::string& move) {
  return move_of(game, state, move).target();
}

}  // namespace

TEST_CASE("CK-4, CK-12: boxes, wages and what is not taken are told") {
  CHECK(told(solo, position(solo), "gift:canes") ==
        Events{{.kind = K::item_crossed, .rule = Rule::gift, .target = item(solo, "canes")}});
  CHECK(told(solo, position(solo), "gift:nothing") == Events{{.kind = K::nothing_chosen, .rule = Rule::gift}});
  // The hotel brings 6 points for its alarm circles.
  const State wages = after(solo, leaving(solo, "heists=1 rest=6", "matt"), "run");
  CHECK(told(solo, wages, "buy:passports") ==
        Events{{.kind = K::item_crossed, .rule = Rule::wages, .target = item(solo, "passports")},
               {.kind = K::rest_changed, .rule = Rule::wages, .number = 7}});
  CHECK(told(solo, wages, "save") == Events{{.kind = K::wages_ended, .rule = Rule::wages}});
}

TEST_CASE("CK-6, CK-20, CK-21: the gang and its preparations are told") {
  const State before = before_heist(duo, "heists=1 boxes=scouting:1,pimping:1");
  CHECK(told(duo, before, "gang:matt+trixie") ==
        Events{{.kind = K::gang_formed, .rule = Rule::gang, .number = 0b0101}});
  const State scout = after(duo, before, "gang:matt+trixie");
  CHECK(told(duo, scout, "scout:nothing") == Events{{.kind = K::nothing_chosen, .rule = Rule::scouting}});
  CHECK(told(duo, scout, "scout:porter.1.1") ==
        Events{{.kind = K::demand_crossed, .rule = Rule::scouting, .target = target(duo, scout, "scout:porter.1.1")}});
  const State pimp = after(duo, scout, "scout:nothing");
  CHECK(told(duo, pimp, "pimp:matt:grid.3") == Events{{.kind = K::circle_crossed,
                                                       .rule = Rule::pimping,
                                                       .thief = Thief::matt,
                                                       .target = target(duo, pimp, "pimp:matt:grid.3")}});
  CHECK(told(duo, pimp, "pimp:matt:nothing") ==
        Events{{.kind = K::nothing_chosen, .rule = Rule::pimping, .thief = Thief::matt}});
  const State last = after(duo, pimp, "pimp:matt:nothing");
  CHECK(told(duo, last, "pimp:trixie:nothing") ==
        Events{{.kind = K::nothing_chosen, .rule = Rule::pimping, .thief = Thief::trixie}});
}

TEST_CASE("CK-20, CK-22: what scouting completes is told, with its price") {
  const State scout = begun(solo, "boxes=scouting:1", "matt");
  CHECK(told(solo, scout, "scout:fence.2.1") ==
        Events{{.kind = K::demand_crossed, .rule = Rule::scouting, .target = target(solo, scout, "scout:fence.2.1")},
               {.kind = K::challenge_done, .rule = Rule::challenge_done, .part = 1, .number = 0},
               {.kind = K::room_entered, .rule = Rule::diamond_arrows, .number = 1},
               {.kind = K::trace_crossed, .rule = Rule::price}});
  const State bruce = fired(solo, begun(solo, "boxes=training:1", "bruce"), "bruce", "bruce.strength",
                            "crossed=fence.1.1,officedoor.2.1 done=fence");
  CHECK(kinds(told(solo, bruce, "cross:officedoor.2.2")) ==
        Kinds{K::symbol_used, K::demand_crossed, K::challenge_done, K::room_entered});
}

TEST_CASE("CK-25: what the tickets skip is told") {
  CHECK(told(solo, before_heist(solo, "heists=2 boxes=tickets:1"), "gang:bruce") ==
        Events{{.kind = K::gang_formed, .rule = Rule::gang, .number = 0b1000},
               {.kind = K::challenge_skipped, .rule = Rule::tickets, .number = 0},
               {.kind = K::challenge_skipped, .rule = Rule::tickets, .number = 1},
               {.kind = K::challenge_skipped, .rule = Rule::tickets, .number = 2},
               {.kind = K::room_entered, .rule = Rule::tickets, .number = 1},
               {.kind = K::room_entered, .rule = Rule::tickets, .number = 2}});
  CHECK(kinds(told(solo, before_heist(solo, "heists=2"), "gang:bruce")) == Kinds{K::gang_formed});
}

TEST_CASE("CK-10, CK-13, CK-30: the police report of a success is told in its order") {
  const State state = leaving(hotel_first_duo, "heists=1 rest=3 entered=1 doubles=2", "matt+bruce",
                              "traces=1 crossed=skylight.1.1,skylight.1.2,mantrap.1.1,replica.1.1,replica.1.2,"
                              "tree.1.1,tree.1.2 done=skylight,mantrap,replica,tree");
  CHECK(told(hotel_first_duo, state, "run") ==
        Events{{.kind = K::heist_ended, .rule = Rule::run_away, .number = static_cast<std::int16_t>(Ending::success)},
               {.kind = K::heist_crossed_out, .rule = Rule::police_report, .number = 1},
               {.kind = K::special_kept, .rule = Rule::special_loot, .number = 1},
               {.kind = K::traces_entered, .rule = Rule::police_report, .number = 2},
               {.kind = K::doubles_kept, .rule = Rule::double_circles, .number = 3},
               {.kind = K::rest_changed, .rule = Rule::police_report, .number = 4}});
  // Nothing is told of what there is not.
  CHECK(kinds(told(duo, leaving(duo, "heists=1", "matt+bruce"), "run")) ==
        Kinds{K::heist_ended, K::heist_crossed_out, K::rest_changed});
}

TEST_CASE("CK-11, CK-27: jail and the end of a campaign are told") {
  const State arrest = cornered(duo, "heists=1 jail=trixie", "matt+bruce");
  CHECK(told(duo, arrest, "done") ==
        Events{{.kind = K::trace_crossed, .rule = Rule::unused_die},
               {.kind = K::round_ended, .rule = Rule::kept_lapses},
               {.kind = K::heist_ended, .rule = Rule::trace, .number = static_cast<std::int16_t>(Ending::arrested)},
               {.kind = K::heist_crossed_out, .rule = Rule::police_report, .number = 1},
               {.kind = K::traces_entered, .rule = Rule::police_report, .number = 6},
               {.kind = K::thief_jailed, .rule = Rule::failing, .thief = Thief::matt},
               {.kind = K::thief_jailed, .rule = Rule::failing, .thief = Thief::bruce},
               {.kind = K::rest_changed, .rule = Rule::police_report, .number = 0},
               {.kind = K::campaign_ended,
                .rule = Rule::too_many_jailed,
                .number = static_cast<std::int16_t>(CampaignEnd::by_jail)}});
  const State chase = chased(duo, "heists=2 rest=7", "matt+bruce", "bruce");
  CHECK(
      told(duo, chase, "drive:1") ==
      Events{{.kind = K::police_crossed, .rule = Rule::escape_roll},
             {.kind = K::heist_ended, .rule = Rule::escape_tracks, .number = static_cast<std::int16_t>(Ending::caught)},
             {.kind = K::heist_crossed_out, .rule = Rule::police_report, .number = 2},
             {.kind = K::thief_jailed, .rule = Rule::failing, .thief = Thief::bruce},
             {.kind = K::rest_changed, .rule = Rule::police_report, .number = 7},
             {.kind = K::campaign_ended,
              .rule = Rule::campaign_won,
              .number = static_cast<std::int16_t>(CampaignEnd::won)}});
  const Events traced = told(solo, leaving(solo, "heists=1 entered=11", "matt", "traces=3"), "run");
  CHECK(traced.back() == Event{.kind = K::campaign_ended,
                               .rule = Rule::police_report,
                               .number = static_cast<std::int16_t>(CampaignEnd::by_traces)});
}

TEST_CASE("CK-18: areas that are blank again are told after the report, before the end") {
  const RuntimeCampaign resetting = campaign({.experience_resets = true, .use_dice = UseDice::may});
  const std::string marked = "areas=exp1.1";
  CHECK(kinds(told(resetting, leaving(resetting, "", "matt", marked), "run")) ==
        Kinds{K::heist_ended, K::heist_crossed_out, K::rest_changed, K::experience_reset});
  CHECK(rule_of(told(resetting, leaving(resetting, "", "matt", marked), "run"), K::experience_reset) ==
        Rule::experience_kept);
  CHECK(kinds(told(resetting, leaving(resetting, "heists=2", "matt", marked), "run")) ==
        Kinds{K::heist_ended, K::heist_crossed_out, K::rest_changed, K::experience_reset, K::campaign_ended});
  CHECK(!rule_of(told(solo, leaving(solo, "", "matt", marked), "run"), K::experience_reset));
}

TEST_CASE("CK-15, CK-23: marks on the campaign sheet are told with the thief that made them") {
  const State thrown = after(duo, begun(duo, "heists=1", "matt+janet"), "roll:145");
  CHECK(told(duo, thrown, "mark:janet:exp2.1:4=4") ==
        Events{{.kind = K::dice_used, .rule = Rule::adding_dice, .thief = Thief::janet, .number = 2},
               {.kind = K::number_written,
                .rule = Rule::fitting_number,
                .thief = Thief::janet,
                .target = target(duo, thrown, "mark:janet:exp2.1:4=4"),
                .number = 4}});
  const State written = after(duo, thrown, "mark:janet:exp2.1:4=4");
  CHECK(told(duo, written, "mark:matt:exp2.1:4=4") ==
        Events{{.kind = K::dice_used, .rule = Rule::adding_dice, .thief = Thief::matt, .number = 2},
               {.kind = K::circle_crossed,
                .rule = Rule::fitting_number,
                .thief = Thief::matt,
                .target = target(duo, written, "mark:matt:exp2.1:4=4")},
               {.kind = K::symbol_fired,
                .rule = Rule::firing,
                .thief = Thief::matt,
                .effect = words::strength / words::dexterity / words::clever}});
  const State lights = fired(solo, begun(solo, "boxes=lights:1", "bruce"), "bruce", "bruce.clever");
  CHECK(told(solo, lights, "cross:lights.1") == Events{{.kind = K::symbol_used,
                                                        .rule = Rule::used_at_once,
                                                        .thief = Thief::bruce,
                                                        .target = target(solo, lights, "cross:lights.1"),
                                                        .effect = words::clever},
                                                       {.kind = K::circle_crossed,
                                                        .rule = Rule::area_circles,
                                                        .thief = Thief::bruce,
                                                        .target = target(solo, lights, "cross:lights.1")}});
}

TEST_CASE("CK-33: the symbol of a loud round is told as nobody's, before bonuses; what a quiet one takes as lost") {
  const State loud = edited(solo, begun(solo, "heists=2", "bruce"), "time=2");
  const Events thrown = told(solo, loud, "roll:666");
  REQUIRE(thrown.size() == 4);
  CHECK(thrown[0].kind == K::dice_thrown);
  CHECK(thrown[1] ==
        Event{.kind = K::symbol_fired, .rule = Rule::concert_phases, .effect = words::strength / words::electro});
  CHECK(thrown[2] ==
        Event{.kind = K::symbol_fired, .rule = Rule::dice_bonus, .thief = Thief::bruce, .effect = words::strength});
  const State header = after(solo, loud, "roll:124");
  CHECK(told(solo, header, "lapse") ==
        Events{{.kind = K::symbol_lapsed, .rule = Rule::lapse, .effect = words::strength / words::electro}});
  const Events used = told(solo, header, "cross:stagedoor.2.1");
  REQUIRE(used.size() >= 2);
  for (const Event& event : used) CHECK(event.thief.is_nobody());
  CHECK(used[1].kind == K::demand_crossed);
  const State quiet =
      edited(solo, begun(solo, "heists=2", "matt"), "phase=dice time=3 roll=156 matt=156/-/ring.1:5,ring.2:1!");
  const Events lost = told(solo, quiet, "mark:matt:ring.1:5=5");
  REQUIRE(lost.size() == 4);
  CHECK(lost[1].kind == K::circle_crossed);
  CHECK(lost[2] ==
        Event{.kind = K::effect_lost, .rule = Rule::concert_phases, .thief = Thief::matt, .effect = words::lock});
  CHECK(lost[3] ==
        Event{.kind = K::effect_lost, .rule = Rule::concert_phases, .thief = Thief::matt, .effect = words::safe});
}

TEST_CASE("CK-34: the finale is told as the end of the heist, or as an alarm") {
  const State late = edited(solo, begun(solo, "heists=2 special=glassworks", "matt"), "phase=dice time=12 roll=124");
  CHECK(told(solo, late, "done") ==
        Events{{.kind = K::round_ended, .rule = Rule::kept_lapses},
               {.kind = K::time_crossed, .rule = Rule::time_passes, .number = 13},
               {.kind = K::heist_ended, .rule = Rule::finale, .number = static_cast<std::int16_t>(Ending::success)},
               {.kind = K::heist_crossed_out, .rule = Rule::police_report, .number = 2},
               {.kind = K::rest_changed, .rule = Rule::police_report, .number = 0},
               {.kind = K::campaign_ended,
                .rule = Rule::campaign_won,
                .number = static_cast<std::int16_t>(CampaignEnd::won)}});
  const State noticed = leaving(solo, "heists=2", "matt",
                                "crossed=stagedoor.1.1,doorman.1.1,wardrobedoor.1.1,case.2.1,case.2.2 "
                                "done=stagedoor,doorman,wardrobedoor,case");
  CHECK(told(solo, noticed, "run") == Events{{.kind = K::alarm_went_off, .rule = Rule::finale}});
  CHECK(told(solo, noticed, "run driver:matt") ==
        Events{{.kind = K::driver_chosen, .rule = Rule::escape, .thief = Thief::matt}});
}
