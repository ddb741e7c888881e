#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/law/cascade.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/view/validate_marks.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/literals.hpp>

namespace regelwerk::clou {

/// The conditions that hold in every position of a game.
enum class Invariant : std::uint8_t {
  phase,
  campaign,
  blank,
  tracks,
  plan,
  sheets,
  hands,
  own_hands,
  waiting,
  cascade,
  ending,
  view
};

[[nodiscard]] constexpr std::string_view describe(Invariant invariant) noexcept {
  constexpr std::array<std::string_view, 12> sentences{
      "phase and gang must exist in this game (CL-4, CK-6)"sv,
      "the campaign sheet must hold what can have been entered so far (CK-2, CK-10, CK-12)"sv,
      "between two heists nothing may be left of the last one (CK-3)"sv,
      "tracks must not be longer than on the plan, and not full while the heist goes on (CL-5, CL-16, CL-18, CL-56)"sv,
      "challenges must be done by a complete part, rooms entered and loot taken by them (CL-47, CL-49, CL-54)"sv,
      "sheets must hold numbers and crosses where they have boxes and circles (CL-26 to CL-36)"sv,
      "dice and white symbols must be in hand only while dice are used (CL-9, CL-20, CL-39)"sv,
      "a thief must have in hand only dice of this throw and white symbols that its sheet has fired (CL-9, CL-39)"sv,
      "what waits must stand in its order and one of it have a place, and only in a symbol node anything waits (CL-22, "
      "CL-23, CL-66)"sv,
      "no complete challenge may wait while dice are used (CL-55)"sv,
      "alarm, driver and ending must fit the phase (CL-58, CL-59, CL-61)"sv,
      "a view must be that of the gang or of those who watch (CL-1)"sv};
  return sentences[static_cast<std::size_t>(invariant)];
}

using Invariants = FixedList<Invariant, 12>;

namespace detail {

class Check {
 public:
  constexpr Check(const Layout& layout, const State& state) noexcept : layout_(layout), state_(state) {}

  [[nodiscard]] constexpr Invariants broken() const noexcept {
    Invariants faults;
    const auto note_unless = [&](bool holds, Invariant invariant) {
      if (!holds) faults.push_back(invariant);
    };
    note_unless(phase_holds(), Invariant::phase);
    if (!faults.empty()) return faults;  // The other checks read phase and gang.
    note_unless(campaign_holds(), Invariant::campaign);
    if (!faults.empty()) return faults;  // The other checks need the plan and the open areas.
    if (state_.gang.empty()) {
      note_unless(is_blank_heist(), Invariant::blank);
      return faults;
    }
    note_unless(tracks_hold(), Invariant::tracks);
    note_unless(plan_holds(layout_, state_), Invariant::plan);
    note_unless(sheets_hold(), Invariant::sheets);
    note_unless(hands_fit_phase(), Invariant::hands);
    note_unless(!hands_fit_phase() || hands_hold(), Invariant::own_hands);
    if (!faults.empty()) return faults;  // The remaining checks search for places.
    note_unless(waiting_holds(), Invariant::waiting);
    note_unless(!uses_dice() || !complete_challenge(plan_of(layout_, state_), state_), Invariant::cascade);
    note_unless(ending_holds(), Invariant::ending);
    return faults;
  }

 private:
  [[nodiscard]] constexpr bool uses_dice() const noexcept {
    return state_.phase == Phase::symbol || state_.phase == Phase::dice;
  }
  [[nodiscard]] constexpr bool in_gang(MaybeThief somebody) const noexcept {
    return !somebody.is_nobody() && state_.gang.contains(somebody.thief());
  }

  [[nodiscard]] constexpr bool phase_holds() const noexcept {
    if (!layout_.is_campaign()) {
      return state_.gang == layout_.gang && Phase::roll <= state_.phase && state_.phase <= Phase::over &&
             state_.phase != Phase::wages && state_.acting.valid() && state_.ending <= Ending::caught;
    }
    switch (state_.phase) {
      case Phase::gift:
      case Phase::gang:
      case Phase::wages:
      case Phase::over:
        return state_.gang.empty();
      default:
        return state_.phase < Phase::over && state_.gang.size() == layout_.players &&
               (state_.gang.bits() & ~all_thieves.bits()) == 0 && state_.acting.valid() &&
               state_.ending == Ending::none;
    }
  }

  [[nodiscard]] constexpr bool campaign_holds() const noexcept {
    const CampaignMarks& marks = state_.campaign;
    if (!layout_.is_campaign()) return marks == CampaignMarks{};
    if (state_.phase == Phase::gift) return marks == CampaignMarks{};
    const bool over = state_.phase == Phase::over;
    const bool after_report = over || state_.phase == Phase::wages;
    return campaign_sheet_holds(layout_, state_) && (marks.end == CampaignEnd::none) != over &&
           marks.end <= CampaignEnd::by_jail && marks.heists <= (over ? campaign_heists : campaign_heists - 1) &&
           (marks.heists > 0 || !after_report) && (marks.jail.bits() & ~all_thieves.bits()) == 0 &&
           (marks.jail.bits() & state_.gang.bits()) == 0 && (over || can_go_on()) && end_fits();
  }
  /// CK-10. False if traces or jail would have ended the campaign already.
  [[nodiscard]] constexpr bool can_go_on() const noexcept {
    const CampaignMarks& marks = state_.campaign;
    return marks.traces < campaign_traces(layout_, state_) && thief_count - marks.jail.size() >= layout_.players &&
           !too_many_jailed();
  }
  /// CK-8. True if more thieves are in jail than there are players; false with `jail_rule` = `free`.
  [[nodiscard]] constexpr bool too_many_jailed() const noexcept {
    return layout_.jail_rule == JailRule::jailed && state_.campaign.jail.size() > layout_.players;
  }
  [[nodiscard]] constexpr bool end_fits() const noexcept {
    const CampaignMarks& marks = state_.campaign;
    const bool full = marks.traces == campaign_traces(layout_, state_);
    switch (marks.end) {
      case CampaignEnd::won:
        return marks.heists == campaign_heists && !full && !too_many_jailed();
      case CampaignEnd::by_traces:
        return full;
      case CampaignEnd::by_jail:
        return !full && (marks.heists == campaign_heists ? too_many_jailed() : !can_go_on());
      default:
        return true;
    }
  }

  [[nodiscard]] constexpr bool is_blank_heist() const noexcept {
    State blank;
    blank.phase = state_.phase;
    blank.campaign = state_.campaign;
    return state_ == blank;
  }

  [[nodiscard]] constexpr bool tracks_hold() const noexcept {
    const PlanLayout& plan = plan_of(layout_, state_);
    const PlanMarks& marks = state_.plan;
    const bool over = state_.phase == Phase::over;
    const bool fleeing = state_.phase == Phase::driver || state_.phase == Phase::drive;
    const bool all_circles = marks.alarms == plan.alarm_circles;
    return marks.time <= plan.time && marks.traces <= plan.traces && marks.alarms <= plan.alarm_circles &&
           marks.arrows <= plan.arrows && marks.police <= plan.police && (marks.time < plan.time || fleeing || over) &&
           (marks.traces < plan.traces) != is_arrested() &&
           (marks.police < plan.police) != (state_.ending == Ending::caught) &&
           (marks.arrows < plan.arrows || !fleeing) && (marks.police == 0 || state_.phase == Phase::drive || over) &&
           (!all_circles || (plan.last_alarm_escapes ? fleeing || over : marks.time >= plan.jump)) &&
           (state_.phase != Phase::leave || marks.time > 0) &&
           ((state_.phase != Phase::scout && state_.phase != Phase::pimp) || marks.time == 0 || marks.alarms > 0);
  }
  [[nodiscard]] constexpr bool is_arrested() const noexcept { return state_.ending == Ending::arrested; }

  [[nodiscard]] constexpr bool sheets_hold() const noexcept {
    for (auto i = static_cast<std::size_t>(state_.gang.size()); i < state_.sheets.size(); ++i) {
      if (state_.sheets[i] != SheetMarks{}) return false;
    }
    return state_.gang.for_each(
        [&](Thief thief) { return sheet_holds(layout_, layout_.sheet(thief), state_.sheet(thief)); });
  }

  [[nodiscard]] constexpr bool hands_fit_phase() const noexcept {
    if (uses_dice()) return !state_.roll.none() && state_.roll.valid();
    return state_.roll.none() && state_.hands == std::array<Hand, max_players>{Hand{}, Hand{}, Hand{}};
  }
  /// True if the hands are possible. Precondition: they fit the phase.
  [[nodiscard]] constexpr bool hands_hold() const noexcept {
    if (!uses_dice()) return true;
    for (std::size_t i = 0; i < state_.hands.size(); ++i) {
      const Hand& hand = state_.hands[i];
      if (static_cast<int>(i) >= state_.gang.size()) {
        if (hand != Hand{}) return false;
        continue;
      }
      const Places used = all_places & ~unsigned{hand.left};
      if (hand.left > all_places || !lowest_first(state_.roll.faces(), all_places, used)) return false;
      if (!hand.shifts.valid() || !hand.extras.valid() || hand.fills > max_fills) return false;
    }
    return state_.gang.for_each(
        [&](Thief thief) { return state_.hand(thief).keeps_only(white_sources(layout_, state_, thief)); });
  }

  [[nodiscard]] constexpr bool waiting_holds() const noexcept {
    if (!state_.waiting.valid()) return false;
    const bool is_concert = plan_of(layout_, state_).concert.is_concert;
    for (const Fired fired : state_.waiting) {
      if (!(fired.by.is_nobody() ? is_concert : in_gang(fired.by))) return false;
    }
    return state_.phase == Phase::symbol ? has_place(layout_, state_) : state_.waiting.empty();
  }

  [[nodiscard]] constexpr bool ending_holds() const noexcept {
    const bool somebody = in_gang(state_.acting);
    const PlanLayout& plan = plan_of(layout_, state_);
    switch (state_.phase) {
      case Phase::pimp:
        return somebody && is_prepared(layout_, state_, Preparation::pimping) && state_.alarm_off == 0 &&
               state_.ending == Ending::none;
      case Phase::driver:
        return state_.acting.is_nobody() && state_.alarm_off == 1 && state_.ending == Ending::none;
      case Phase::drive:
        return somebody && state_.alarm_off == 1 && state_.ending == Ending::none;
      case Phase::over:
        if (state_.alarm_off > 1 || state_.ending == Ending::none) return false;
        if (state_.ending == Ending::caught) return somebody && state_.alarm_off == 1;
        if (state_.alarm_off == 0) return state_.acting.is_nobody();
        return state_.ending == Ending::success && state_.plan.arrows == plan.arrows &&
               (somebody || (state_.acting.is_nobody() && state_.plan.police == 0));
      default:
        return (state_.phase != Phase::scout || is_prepared(layout_, state_, Preparation::scouting)) &&
               state_.acting.is_nobody() && state_.alarm_off == 0 && state_.ending == Ending::none;
    }
  }

  const Layout& layout_;
  const State& state_;
};

}  // namespace detail

/// The invariants that an untrusted state breaks; empty if it is sound.
[[nodiscard]] constexpr Invariants broken_invariants(const auto& setup, const State& state) noexcept {
  return detail::Check{setup.layout(), state}.broken();
}

}  // namespace regelwerk::clou
