#pragma once

// Events of Clou, folded over a state: each event changes what its ledger line says, and nothing is looked up in the
// engine's moves.

#include <cstddef>
#include <cstdint>

#include <regelwerk/clou.hpp>

namespace clou_test::folding {

using namespace regelwerk::clou;

inline void write(State& state, const Event& event) {
  const Element element = event.target.element();
  if (element.is_area()) return state.campaign.write(element.index(), event.number);
  SheetMarks& sheet = state.sheet(event.thief.thief());
  Row& row = element.group() == Group::ring      ? sheet.rings
             : element.group() == Group::pyramid ? sheet.pyramid
                                                 : sheet.rows[static_cast<std::size_t>(element.group())];
  row.write(element.index(), event.number);
}
inline void cross(State& state, const Event& event) {
  const Element element = event.target.element();
  if (element.is_area()) {
    state.campaign.crossed = static_cast<AreaElementSet>(state.campaign.crossed | 1U << element.index());
    return;
  }
  Circles& circles = state.sheet(event.thief.thief()).circles;
  circles.cross(circle_of(element));
  if (element.group() == Group::tree && event.rule == Rule::fitting_number) {
    circles.set_end_of_way(element.index() + 1);
  }
}
inline void set_done(const PlanLayout& plan, State& state, int challenge, bool skipped) {
  state.plan.done = static_cast<ChallengeSet>(state.plan.done | 1U << challenge);
  if (!skipped) return;
  for (const PartLayout& part : plan.challenges[static_cast<std::size_t>(challenge)].parts) {
    state.plan.demands |= part.needed;
  }
}
inline void put_heist_away(State& state) {
  State blank;
  blank.phase = {};
  blank.campaign = state.campaign;
  ++blank.campaign.heists;
  state = blank;
}
inline void reset_experience(const auto& game, State& state) {
  for (int i = 0; i < static_cast<int>(max_area_elements); ++i) {
    if ((game.layout().campaign.experience >> i & 1) != 0) state.campaign.erase(i);
  }
}

/// Applies one event.
inline void fold(const auto& game, State& state, const Event& event) {
  const PlanLayout& plan = plan_of(game.layout(), state);
  const auto byte = static_cast<std::uint8_t>(event.number);
  switch (event.kind) {
    case EventKind::dice_thrown:
      state.roll = Roll{event.number};
      state.gang.for_each([&](Thief thief) { state.hand(thief).left = all_places; });
      break;
    case EventKind::dice_used: {
      std::uint8_t& left = state.hand(event.thief.thief()).left;
      left = static_cast<std::uint8_t>(left & ~event.number);
      break;
    }
    case EventKind::symbol_fired:
      state.waiting.add({event.thief, event.effect.symbol()});
      break;
    case EventKind::white_kept:
      state.hand(event.thief.thief()).keep(event.effect);
      break;
    case EventKind::white_used:
      state.hand(event.thief.thief()).spend(event.effect);
      break;
    case EventKind::symbol_used:
    case EventKind::symbol_lapsed:
      state.waiting.remove({event.thief, event.effect.symbol()});
      break;
    case EventKind::number_written:
      write(state, event);
      break;
    case EventKind::circle_crossed:
      cross(state, event);
      break;
    case EventKind::demand_crossed:
      state.plan.demands |= DemandSet{1} << event.target.demand();
      break;
    case EventKind::challenge_done:
      set_done(plan, state, event.number, false);
      break;
    case EventKind::challenge_skipped:
      set_done(plan, state, event.number, true);
      break;
    case EventKind::room_entered:
      state.plan.rooms = static_cast<RoomSet>(state.plan.rooms | 1U << event.number);
      break;
    case EventKind::loot_taken:
      state.haul += plan.challenges[byte].haul;
      break;
    case EventKind::trace_crossed:
      ++state.plan.traces;
      break;
    case EventKind::time_crossed:
      state.plan.time = byte;
      break;
    case EventKind::alarm_crossed:
      ++state.plan.alarms;
      break;
    case EventKind::alarm_went_off:
      state.alarm_off = 1;
      break;
    case EventKind::arrow_crossed:
      ++state.plan.arrows;
      break;
    case EventKind::police_crossed:
      ++state.plan.police;
      break;
    case EventKind::round_ended:
      state.roll = {};
      state.hands.fill({});
      break;
    case EventKind::waiting_ended:
      state.waiting.clear();
      break;
    case EventKind::driver_chosen:
      state.acting = event.thief;
      break;
    case EventKind::heist_ended:
      if (!game.layout().is_campaign()) state.ending = static_cast<Ending>(event.number);
      break;
    case EventKind::item_crossed:
      ++state.campaign.boxes[static_cast<std::size_t>(event.target.item())];
      break;
    case EventKind::gang_formed:
      state.gang = ThiefSet{static_cast<unsigned>(event.number)};
      state.plan.rooms = 1;
      break;
    case EventKind::heist_crossed_out:
      put_heist_away(state);
      break;
    case EventKind::special_kept:
      state.campaign.specials = static_cast<std::uint8_t>(state.campaign.specials | 1U << event.number);
      break;
    case EventKind::traces_entered:
      state.campaign.traces = byte;
      break;
    case EventKind::thief_jailed:
      state.campaign.jail.insert(event.thief.thief());
      break;
    case EventKind::doubles_kept:
      state.campaign.doubles = byte;
      break;
    case EventKind::rest_changed:
      state.campaign.rest = static_cast<std::uint16_t>(event.number);
      break;
    case EventKind::experience_reset:
      reset_experience(game, state);
      break;
    case EventKind::campaign_ended:
      state.campaign.end = static_cast<CampaignEnd>(event.number);
      break;
    case EventKind::effect_lost:
    case EventKind::gang_stayed:
    case EventKind::nothing_chosen:
    case EventKind::wages_ended:
      break;
  }
}

}  // namespace clou_test::folding
