#include <perft_file.hpp>

#include <bit>
#include <cstddef>
#include <string>

#include <clou/naive.hpp>
#include <clou/naive_worked.hpp>
#include <clou/second.hpp>
#include <clou/worked_edition.hpp>
#include <regelwerk/clou.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::clou;
using namespace clou_test;

naive_clou::Thief naive_thief(const Names& names, const State& state, Thief thief) {
  naive_clou::Thief made;
  made.marks = naive_marks(names, state.sheet(thief));
  const int last = state.sheet(thief).circles.end_of_way();
  if (last != 0) made.end_of_way = "tree." + std::to_string(last);
  const Hand& hand = state.hand(thief);
  for (unsigned left = hand.left; left != 0; left &= left - 1)
    made.dice.insert(state.roll.face(std::countr_zero(left)));
  made.shifts = values(hand.shifts.listed());
  made.extras = values(hand.extras.listed());
  made.fills = hand.fills;
  return made;
}

void set_plan(const Names& names, const State& state, naive_clou::Position& position) {
  const PlanMarks& plan = state.plan;
  for (DemandSet rest = plan.demands; rest != 0; rest &= rest - 1) {
    Text<64> name;
    names.write_demand(name, std::countr_zero(rest));
    position.crossed.insert(word(name));
  }
  const auto at = [](unsigned rest) { return static_cast<std::size_t>(std::countr_zero(rest)); };
  for (unsigned rest = plan.done; rest != 0; rest &= rest - 1) position.done.insert(word(names.challenge(at(rest))));
  for (unsigned rest = plan.rooms; rest != 0; rest &= rest - 1) position.rooms.insert(word(names.room(at(rest))));
  position.time = plan.time;
  position.traces = plan.traces;
  position.police = plan.police;
  position.arrows = plan.arrows;
  position.alarms = plan.alarms;
  position.loot = state.haul.loot;
  position.diamonds = state.haul.diamonds;
  position.doubles = state.haul.doubles;
  position.special = state.haul.specials != 0;
  position.alarm_went_off = state.alarm_off != 0;
  for (const Fired fired : state.waiting) {
    position.waiting.push_back({fired.by.is_nobody() ? "" : word(name_of(fired.by)), naive_symbols(fired.symbols)});
  }
}

void set_campaign(const Layout& layout, const Names& names, const State& state, naive_clou::Position& position) {
  const CampaignMarks& sheet = state.campaign;
  position.heists_played = sheet.heists;
  for (int heist = 0; heist < campaign_heists; ++heist) {
    if (sheet.has_special(heist)) position.special_loot.insert(heist + 1);
  }
  position.rest = sheet.rest;
  position.campaign_traces = sheet.traces;
  sheet.jail.for_each([&](Thief thief) { position.jail.insert(word(name_of(thief))); });
  position.campaign_doubles = sheet.doubles;
  for (std::size_t item = 0; item < layout.campaign.items.size(); ++item) {
    if (sheet.boxes[item] != 0) position.item_boxes[word(names.item(item))] = sheet.boxes[item];
  }
  position.campaign_marks = naive_marks(names, layout, sheet);
}

/// The naive engine's position for a node before the end.
template <class G>
naive_clou::Position naive_position(const G& game, const State& state) {
  REQUIRE(state.phase != Phase::over);
  const Layout& layout = game.layout();
  const Names names{layout, game.edition(), plan_of(layout, state)};
  naive_clou::Position position;
  position.config = naive_config(game.options(), naive_clou::worked_edition());
  position.node = word(phase_words[static_cast<std::size_t>(state.phase)]);
  if (layout.is_campaign()) set_campaign(layout, names, state, position);
  if (state.gang.empty()) return position;
  position.scenario =
      layout.is_campaign() ? word(names.heist(static_cast<std::size_t>(heist_of(state)))) : position.config.scenario;
  state.gang.for_each([&](Thief thief) {
    position.gang.push_back(word(name_of(thief)));
    position.thieves[word(name_of(thief))] = naive_thief(names, state, thief);
  });
  set_plan(names, state, position);
  if (state.phase == Phase::pimp) position.pimping = word(name_of(state.acting));
  if (state.phase == Phase::drive) position.driver = word(name_of(state.acting));
  return position;
}

TEST_CASE("perft: the counts of perft.txt, the first of them by both engines") {
  const auto found = perft_file::check<RuntimeHeist, RuntimeCampaign>(
      "clou", {&worked_edition}, 1'000,
      [](const auto& game, const State& state) { return naive_position(game, state); });
  CHECK(found.lines >= 16);
  CHECK(found.shortest >= 2);
}

}  // namespace
