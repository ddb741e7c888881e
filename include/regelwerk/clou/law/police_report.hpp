#pragma once
#include <bit>
#include <cstdint>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/law/in_transition.hpp>
#include <regelwerk/clou/law/outcome.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/core/container/algorithms.hpp>

namespace regelwerk::clou {

/// CK-10, CK-11. The police report of a campaign: enters the results of the heist and decides how the campaign goes on.
template <class OnEvent>
class Report {
 public:
  constexpr Report(InTransition<OnEvent>& job, Ending ending) noexcept
      : job_(job), layout_(job.layout), state_(job.state), marks_(job.state.campaign), ending_(ending) {}

  constexpr void enter() noexcept {
    const int points = ending_ == Ending::caught ? heist_points(layout_, state_) / 2 : heist_points(layout_, state_);
    cross_out();
    enter_traces();
    jail();
    keep_doubles();
    marks_.rest = static_cast<std::uint16_t>(marks_.rest + points);
    tell_number(EventKind::rest_changed, Rule::police_report, marks_.rest);
    clear_heist();
    go_on();
  }

 private:
  constexpr void tell_number(EventKind kind, Rule rule, int number) noexcept {
    job_.tell({.kind = kind, .rule = rule, .number = static_cast<std::int16_t>(number)});
  }

  /// CK-10, CK-13. Crosses the heist out and enters its special loot.
  constexpr void cross_out() noexcept {
    const int heist = marks_.heists++;
    tell_number(EventKind::heist_crossed_out, Rule::police_report, heist);
    if (state_.haul.specials == 0) return;
    marks_.specials = static_cast<std::uint8_t>(marks_.specials | 1U << heist);
    tell_number(EventKind::special_kept, Rule::special_loot, heist);
  }

  /// CK-10. Enters traces, at most as many as the track has.
  constexpr void enter_traces() noexcept {
    if (state_.plan.traces == 0) return;
    marks_.traces =
        static_cast<std::uint8_t>(lesser(marks_.traces + state_.plan.traces, campaign_traces(layout_, state_)));
    tell_number(EventKind::traces_entered, Rule::police_report, marks_.traces);
  }

  /// CK-11. Jails the whole gang after an arrest, the driver after a capture.
  constexpr void jail() noexcept {
    ThiefSet jailed;
    if (ending_ == Ending::arrested) jailed = state_.gang;
    if (ending_ == Ending::caught) jailed = ThiefSet{state_.acting.thief()};
    jailed.for_each([&](Thief thief) {
      marks_.jail.insert(thief);
      job_.tell({.kind = EventKind::thief_jailed, .rule = Rule::failing, .thief = thief});
    });
  }

  /// CK-30. Keeps double circles, however the heist ended.
  constexpr void keep_doubles() noexcept {
    if (state_.haul.doubles == 0) return;
    marks_.doubles = static_cast<std::uint8_t>(marks_.doubles + state_.haul.doubles);
    tell_number(EventKind::doubles_kept, Rule::double_circles, marks_.doubles);
  }

  /// CK-3, CK-18. Puts sheets and plan away; marks on the campaign sheet stay.
  constexpr void clear_heist() noexcept {
    const CampaignMarks kept = marks_;
    state_ = State{};
    marks_ = kept;
    if (!layout_.experience_resets) return;
    for (unsigned rest = layout_.campaign.experience; rest != 0; rest &= rest - 1) {
      marks_.erase(std::countr_zero(rest));
    }
    job_.tell({.kind = EventKind::experience_reset, .rule = Rule::experience_kept});
  }

  /// CK-10. Makes the checks in their order.
  constexpr void go_on() noexcept {
    const int free = thief_count - marks_.jail.size();
    if (marks_.traces == campaign_traces(layout_, state_)) return end(CampaignEnd::by_traces, Rule::police_report);
    if (layout_.jail_rule == JailRule::jailed && marks_.jail.size() > layout_.players) {
      return end(CampaignEnd::by_jail, Rule::too_many_jailed);
    }
    if (marks_.heists == campaign_heists) return end(CampaignEnd::won, Rule::campaign_won);
    if (free < layout_.players) return end(CampaignEnd::by_jail, Rule::too_few_free);
    state_.phase = Phase::wages;
  }

  constexpr void end(CampaignEnd how, Rule rule) noexcept {
    marks_.end = how;
    state_.phase = Phase::over;
    tell_number(EventKind::campaign_ended, rule, static_cast<int>(how));
  }

  InTransition<OnEvent>& job_;
  const Layout& layout_;
  State& state_;
  CampaignMarks& marks_;
  Ending ending_;
};

/// CL-58, CL-65. Ends the heist by `rule`.
template <class OnEvent>
constexpr void end_heist(InTransition<OnEvent>& job, Ending ending, Rule rule) noexcept {
  put_away(job, rule);
  job.ended = true;
  job.tell({.kind = EventKind::heist_ended, .rule = rule, .number = static_cast<std::int16_t>(ending)});
  if (job.layout.is_campaign()) return Report<OnEvent>{job, ending}.enter();
  job.state.ending = ending;
  job.state.phase = Phase::over;
}

}  // namespace regelwerk::clou
