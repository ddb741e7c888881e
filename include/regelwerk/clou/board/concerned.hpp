#pragma once
#include <cstdint>

#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/marks.hpp>
#include <regelwerk/core/board/concerned.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clou {

/// True for events that only keep views up to date (core/board/concerned.hpp).
[[nodiscard]] constexpr bool is_bookkeeping(const Event& event) noexcept {
  return event.kind == EventKind::course_changed;
}

/// The seats that an event happens to (core/board/concerned.hpp): always the empty set, since the gang is one team and
/// every event happens to all alike.
[[nodiscard]] constexpr SeatSet concerned_by(const auto& /*game*/, const Event& /*event*/) noexcept { return {}; }

namespace detail {

/// CL-16, CL-19, CK-34. How a heist ends by this rule; none if the rule allows several endings.
[[nodiscard]] constexpr Ending ending_by(Rule rule) noexcept {
  if (rule == Rule::trace) return Ending::arrested;
  return rule == Rule::run_away || rule == Rule::finale ? Ending::success : Ending::none;
}
/// CK-7, CK-8, CK-10, CK-28. How a campaign ends by this rule; none if the rule does not end it.
[[nodiscard]] constexpr CampaignEnd campaign_end_by(Rule rule) noexcept {
  if (rule == Rule::campaign_won) return CampaignEnd::won;
  if (rule == Rule::police_report) return CampaignEnd::by_traces;
  return rule == Rule::too_few_free || rule == Rule::too_many_jailed ? CampaignEnd::by_jail : CampaignEnd::none;
}

}  // namespace detail

/// Fills in the members that follow from kind and rule alone (core/board/concerned.hpp): how a heist or a campaign
/// ends.
constexpr void complete(Event& event) noexcept {
  if (event.kind == EventKind::heist_ended) event.number = static_cast<std::int16_t>(detail::ending_by(event.rule));
  if (event.kind == EventKind::campaign_ended) {
    event.number = static_cast<std::int16_t>(detail::campaign_end_by(event.rule));
  }
}

}  // namespace regelwerk::clou
