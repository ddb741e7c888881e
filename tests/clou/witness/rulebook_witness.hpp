#pragma once
#include <doctest/doctest.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

#include <clou/witness/naive.hpp>
#include <clou/witness/second.hpp>
#include <clou/witness/witness.hpp>
#include <questions.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/clou/board/cause.hpp>

// The naive engine at any sound position of the library, of heists and of campaigns.

namespace clou_test {

/// CL-9, CL-39: what a thief has in hand, besides its sheet.
inline naive_clou::Thief naive_thief(const Names& printed, const State& state, Thief thief) {
  const Hand& hand = state.hand(thief);
  naive_clou::Thief there;
  there.marks = naive_marks(printed, state.sheet(thief));
  const int end = state.sheet(thief).circles.end_of_way();
  if (end != 0) there.end_of_way = "tree." + std::to_string(end);
  for (unsigned rest = hand.left; rest != 0; rest &= rest - 1) {
    there.dice.insert(state.roll.face(std::countr_zero(rest)));
  }
  there.shifts = values(hand.shifts.listed());
  there.extras = values(hand.extras.listed());
  there.fills = hand.fills;
  return there;
}

/// The plan. Of challenges that the tickets skip (CK-25) the naive engine crosses no demands.
inline void copy_plan(const Layout& layout, const Names& printed, const State& state, naive_clou::Position& there) {
  const PlanLayout& plan = plan_of(layout, state);
  const ChallengeSet skipped = skipped_challenges(layout, state);
  for (DemandSet rest = state.plan.demands; rest != 0; rest &= rest - 1) {
    const int demand = std::countr_zero(rest);
    if ((skipped >> plan.places[static_cast<std::size_t>(demand)].challenge & 1) != 0) continue;
    Text<64> name;
    printed.write_demand(name, demand);
    there.crossed.insert(word(name));
  }
  for (unsigned rest = state.plan.done; rest != 0; rest &= rest - 1) {
    there.done.insert(word(printed.challenge(static_cast<std::size_t>(std::countr_zero(rest)))));
  }
  for (unsigned rest = state.plan.rooms; rest != 0; rest &= rest - 1) {
    there.rooms.insert(word(printed.room(static_cast<std::size_t>(std::countr_zero(rest)))));
  }
  there.time = state.plan.time;
  there.traces = state.plan.traces;
  there.alarms = state.plan.alarms;
  there.arrows = state.plan.arrows;
  there.police = state.plan.police;
  there.loot = state.haul.loot;
  there.diamonds = state.haul.diamonds;
  there.doubles = state.haul.doubles;
  there.special = state.haul.specials != 0;
}

/// A heist that is on, or was played alone.
inline void copy_heist(const Layout& layout, const Names& printed, const State& state, naive_clou::Position& there) {
  state.gang.for_each([&](Thief thief) {
    const std::string name = word(name_of(thief));
    there.gang.push_back(name);
    there.thieves[name] = naive_thief(printed, state, thief);
  });
  copy_plan(layout, printed, state, there);
  if (!state.roll.none()) {
    for (const int face : state.roll.faces()) there.rolled.insert(face);
  }
  for (const Fired& fired : state.waiting) {
    there.waiting.push_back({fired.by.is_nobody() ? "" : word(name_of(fired.by)), naive_symbols(fired.symbols)});
  }
  there.alarm_went_off = state.alarm_off != 0;
  if (state.ending != Ending::none) there.end = word(ending_words[static_cast<std::size_t>(state.ending)]);
  if (state.acting.is_nobody()) return;
  (state.phase == Phase::pimp ? there.pimping : there.driver) = word(name_of(state.acting));
}

inline void copy_campaign(const Layout& layout, const Names& printed, const State& state, naive_clou::Position& there) {
  const CampaignMarks& sheet = state.campaign;
  there.heists_played = sheet.heists;
  for (int heist = 0; heist < campaign_heists; ++heist) {
    if (sheet.has_special(heist)) there.special_loot.insert(heist + 1);
  }
  there.rest = sheet.rest;
  there.campaign_traces = sheet.traces;
  there.jail = names(sheet.jail);
  there.campaign_doubles = sheet.doubles;
  for (std::size_t item = 0; item < layout.campaign.items.size(); ++item) {
    if (sheet.boxes[item] != 0) there.item_boxes[word(printed.item(item))] = sheet.boxes[item];
  }
  there.campaign_marks = naive_marks(printed, layout, sheet);
  const bool is_lost = sheet.end == CampaignEnd::by_traces || sheet.end == CampaignEnd::by_jail;
  if (is_lost) there.lost_by = word(campaign_end_words[static_cast<std::size_t>(sheet.end)]);
}

/// The position of the naive engine that a state of the library means. A state tells all that the naive engine holds:
/// neither has a history.
inline naive_clou::Position naive_position(const auto& game, const State& state, const NaiveEdition& edition) {
  const Layout& layout = game.layout();
  const PlanLayout& plan = plan_of(layout, state);
  const Names printed{layout, game.edition(), plan};
  naive_clou::Position there;
  there.config = naive_config(game.options(), edition);
  there.node = word(phase_words[static_cast<std::size_t>(state.phase)]);
  if (layout.is_campaign()) copy_campaign(layout, printed, state, there);
  if (state.gang.empty()) return there;
  there.scenario = word(game.edition().plans[plan.edition_index].name);
  copy_heist(layout, printed, state, there);
  return there;
}

/// The naive engine with its own tables, as tests/rulebook.hpp asks it.
struct RulebookWitness {
  [[nodiscard]] static naive_clou::Position position(const auto& game, const State& state) {
    static const NaiveEdition own = naive_clou::standard_edition();
    return naive_position(game, state, own);
  }
  [[nodiscard]] static naive_clou::Moves moves(const naive_clou::Position& there) { return naive_clou::moves(there); }
  static void play(naive_clou::Position& there, const std::string& move) { naive_clou::play(there, move); }
  static void compare(const auto& game, const State& state, const naive_clou::Position& there) {
    clou_test::compare(game, state, there);
  }
};

/// One random game of the library, of which every position is made anew for the naive engine: both must agree there and
/// after the next move. The number of nodes; `seen` gets the phases that they were in.
template <Playable G>
int compare_every_position(const G& game, std::uint64_t key, std::set<Phase>& seen) {
  Random random{key};
  State here = game.initial();
  for (int nodes = 1;; ++nodes) {
    seen.insert(here.phase);
    naive_clou::Position there = RulebookWitness::position(game, here);
    compare(game, here, there);
    const auto legal = naive_clou::moves(there);
    INFO(differences(questions::weighed(game, here), legal) << " in " << word(to_text(game, here)));
    REQUIRE(questions::weighed(game, here) == legal);
    if (legal.empty()) return nodes;
    const Move move = choose(game, here, random);
    naive_clou::play(there, word(to_text(game, here, move)));
    game.advance(here, move);
    compare(game, here, there);
  }
}

}  // namespace clou_test
