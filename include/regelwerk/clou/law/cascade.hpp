#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/law/escape.hpp>
#include <regelwerk/clou/law/in_transition.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/law/police_report.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>

namespace regelwerk::clou {

/// CL-16. Crosses a trace; with the last one the gang is arrested.
template <class OnEvent>
constexpr void cross_trace(InTransition<OnEvent>& job, Rule rule) noexcept {
  ++job.state.plan.traces;
  job.tell({.kind = EventKind::trace_crossed, .rule = rule});
  if (job.state.plan.traces == job.plan().traces) end_heist(job, Ending::arrested, Rule::trace);
}

/// CL-56. Crosses an alarm circle. With the last one the alarm goes off or time jumps; further alarms have no effect.
template <class OnEvent>
constexpr void raise_alarm(InTransition<OnEvent>& job) noexcept {
  const PlanLayout& plan = job.plan();
  PlanMarks& marks = job.state.plan;
  if (marks.alarms == plan.alarm_circles) return;
  ++marks.alarms;
  job.tell({.kind = EventKind::alarm_crossed, .rule = Rule::price});
  if (marks.alarms < plan.alarm_circles) return;
  if (plan.last_alarm_escapes) return begin_escape(job, Rule::alarm);
  if (marks.time < plan.jump) pass_time(job, plan.jump, Rule::alarm);
}

/// CL-47. Enters the rooms that a challenge opens.
template <class OnEvent>
constexpr void enter_rooms(InTransition<OnEvent>& job, RoomSet rooms, Rule rule) noexcept {
  for (unsigned fresh = rooms & ~unsigned{job.state.plan.rooms}; fresh != 0; fresh &= fresh - 1) {
    const int room = std::countr_zero(fresh);
    job.state.plan.rooms = static_cast<RoomSet>(job.state.plan.rooms | 1U << room);
    job.tell({.kind = EventKind::room_entered, .rule = rule, .number = static_cast<std::int16_t>(room)});
  }
}

/// CL-53, CL-54. Does a challenge by one of its parts: takes loot and enters rooms, then pays the price, traces before
/// alarms.
template <class OnEvent>
constexpr void do_challenge(InTransition<OnEvent>& job, int challenge, std::size_t part) noexcept {
  const ChallengeLayout& layout = job.plan().challenges[static_cast<std::size_t>(challenge)];
  const PartLayout& done = layout.parts[part];
  job.state.plan.done = static_cast<ChallengeSet>(job.state.plan.done | 1U << challenge);
  job.tell({.kind = EventKind::challenge_done,
            .rule = Rule::challenge_done,
            .part = static_cast<std::uint8_t>(part),
            .number = static_cast<std::int16_t>(challenge)});
  if (layout.haul != Haul{}) {
    job.state.haul += layout.haul;
    job.tell({.kind = EventKind::loot_taken, .rule = Rule::loot, .number = static_cast<std::int16_t>(challenge)});
  }
  enter_rooms(job, layout.opens, Rule::diamond_arrows);
  const bool trained = done.is_strength && is_prepared(job.layout, job.state, Preparation::training);
  for (int traces = trained ? 0 : done.traces; traces > 0 && !job.ended; --traces) cross_trace(job, Rule::price);
  for (int alarms = done.alarms; alarms > 0 && !job.ended; --alarms) raise_alarm(job);
}

/// CL-55. The first part by which a challenge can be done now; empty if there is none.
[[nodiscard]] constexpr std::optional<std::size_t> complete_part(const ChallengeLayout& challenge,
                                                                 const State& state) noexcept {
  for (std::size_t i = 0; i < challenge.parts.size(); ++i) {
    const PartLayout& part = challenge.parts[i];
    if ((part.needed & ~state.plan.demands) == 0 && is_allowed(part, state)) return i;
  }
  return std::nullopt;
}

/// CL-55. The challenges that are not done and have a part with all demands crossed, including those that are closed to
/// the gang.
[[nodiscard]] constexpr ChallengeSet complete_challenges(const PlanLayout& plan, const State& state) noexcept {
  unsigned complete = 0;
  for (DemandSet rest = plan.complete_parts(plan.needed & ~state.plan.demands); rest != 0; rest &= rest - 1) {
    complete |= 1U << plan.places[static_cast<std::size_t>(std::countr_zero(rest))].challenge;
  }
  return static_cast<ChallengeSet>(complete & ~unsigned{state.plan.done});
}

/// CL-55. The first challenge in table order that can be done now; empty if none can.
[[nodiscard]] constexpr std::optional<int> complete_challenge(const PlanLayout& plan, const State& state) noexcept {
  unsigned rest = complete_challenges(plan, state);
  if (rest != 0) rest &= workable_challenges(plan, state);
  for (; rest != 0; rest &= rest - 1) {
    const int challenge = std::countr_zero(rest);
    if (complete_part(plan.challenges[static_cast<std::size_t>(challenge)], state)) return challenge;
  }
  return std::nullopt;
}

/// CL-55. Does one challenge after another until none can be done, or the chain ends.
// Not inlined, since after most throws no challenge is complete.
template <class OnEvent>
[[gnu::noinline]] constexpr void do_complete_challenges(InTransition<OnEvent>& job) noexcept {
  while (!job.ended) {
    const auto challenge = complete_challenge(job.plan(), job.state);
    if (!challenge) return;
    const auto& layout = job.plan().challenges[static_cast<std::size_t>(*challenge)];
    do_challenge(job, *challenge, *complete_part(layout, job.state));
  }
}
template <class OnEvent>
constexpr void cascade(InTransition<OnEvent>& job) noexcept {
  if (complete_challenges(job.plan(), job.state) != 0) do_complete_challenges(job);
}

/// CL-50, CL-55. Crosses a demand, with all consequences.
template <class OnEvent>
constexpr void cross_demand(InTransition<OnEvent>& job, Target demand, MaybeThief by, Rule rule) noexcept {
  job.state.plan.demands |= DemandSet{1} << demand.demand();
  job.tell({.kind = EventKind::demand_crossed, .rule = rule, .thief = by, .target = demand});
  cascade(job);
}

}  // namespace regelwerk::clou
