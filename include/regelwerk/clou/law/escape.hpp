#pragma once
#include <cstdint>

#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/law/in_transition.hpp>
#include <regelwerk/clou/law/police_report.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>

namespace regelwerk::clou {

/// CL-57, CL-60. Crosses an escape arrow. Precondition: an arrow is left.
template <class OnEvent>
constexpr void cross_arrow(InTransition<OnEvent>& job, Rule rule) noexcept {
  ++job.state.plan.arrows;
  job.tell({.kind = EventKind::arrow_crossed, .rule = rule});
}

/// CL-59, CL-61. Sets off the alarm by `rule`; if all arrows are crossed, the gang has escaped at once.
template <class OnEvent>
constexpr void begin_escape(InTransition<OnEvent>& job, Rule rule) noexcept {
  job.ended = true;
  job.state.alarm_off = 1;
  job.tell({.kind = EventKind::alarm_went_off, .rule = rule});
  put_away(job, rule);
  if (job.state.plan.arrows == job.plan().arrows) return end_heist(job, Ending::success, Rule::escape_tracks);
  job.state.phase = Phase::driver;
}

/// CL-59. Chooses the driver, whose escape value the escape die is compared with.
template <class OnEvent>
constexpr void choose_driver(InTransition<OnEvent>& job, Thief thief) noexcept {
  job.state.acting = thief;
  job.state.phase = Phase::drive;
  job.tell({.kind = EventKind::driver_chosen, .rule = Rule::escape, .thief = thief});
}

/// CL-60, CL-61. Crosses arrows or a police symbol for a face of the escape die; a full track ends the heist.
template <class OnEvent>
constexpr void drive(InTransition<OnEvent>& job, int face) noexcept {
  const PlanLayout& plan = job.plan();
  const int value = job.layout.sheet(job.state.acting.thief()).escape_value;
  if (face < value) {
    ++job.state.plan.police;
    job.tell({.kind = EventKind::police_crossed, .rule = Rule::escape_roll});
    if (job.state.plan.police == plan.police) end_heist(job, Ending::caught, Rule::escape_tracks);
    return;
  }
  for (int arrows = face >= value + two_arrows_above ? 2 : 1; arrows > 0; --arrows) {
    if (job.state.plan.arrows < plan.arrows) cross_arrow(job, Rule::escape_roll);
  }
  if (job.state.plan.arrows == plan.arrows) end_heist(job, Ending::success, Rule::escape_tracks);
}

/// CL-18, CK-34. Time is out: the alarm goes off, or the finale lets the gang escape.
template <class OnEvent>
constexpr void time_out(InTransition<OnEvent>& job) noexcept {
  if (escapes_at_finale(job.plan(), job.state)) return end_heist(job, Ending::success, Rule::finale);
  begin_escape(job, Rule::time_out);
}

/// CL-17, CL-56. Crosses time symbols until `crossed` of them are crossed; with the last one time is out.
template <class OnEvent>
constexpr void pass_time(InTransition<OnEvent>& job, int crossed, Rule rule) noexcept {
  job.state.plan.time = static_cast<std::uint8_t>(crossed);
  job.tell({.kind = EventKind::time_crossed, .rule = rule, .number = static_cast<std::int16_t>(crossed)});
  if (job.state.plan.time == job.plan().time) time_out(job);
}

/// CL-19, CK-34. The gang runs away; with the diadem and without the glass diamonds it must escape.
template <class OnEvent>
constexpr void run_away(InTransition<OnEvent>& job) noexcept {
  if (is_noticed(job.plan(), job.state)) return begin_escape(job, Rule::finale);
  end_heist(job, Ending::success, Rule::run_away);
}

}  // namespace regelwerk::clou
