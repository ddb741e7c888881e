#pragma once
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/core/container/visit.hpp>

namespace regelwerk::clou {

/// The context of a running transition: what it reads, what it changes and the listener. Functions that make moves call
/// it `job`.
template <class OnEvent>
struct InTransition {
  const Layout& layout;
  State& state;
  OnEvent& on_event;
  bool ended = false;  ///< CL-65: true once an arrest or an escape has ended the chain

  constexpr void tell(const Event& event) const noexcept {
    if constexpr (wants_events<OnEvent>) on_event(event);
  }
  [[nodiscard]] constexpr const PlanLayout& plan() const noexcept { return plan_of(layout, state); }
};

/// CL-15, CL-16, CL-20, CL-56. Puts dice and white symbols away; waiting symbols lapse by `rule`.
template <class OnEvent>
constexpr void put_away(InTransition<OnEvent>& job, Rule rule) noexcept {
  State& state = job.state;
  if (!state.waiting.empty()) {
    state.waiting.clear();
    job.tell({.kind = EventKind::waiting_ended, .rule = rule});
  }
  if (state.roll.none()) return;
  state.roll = {};
  state.hands.fill({});
  job.tell({.kind = EventKind::round_ended, .rule = Rule::kept_lapses});
}

}  // namespace regelwerk::clou
