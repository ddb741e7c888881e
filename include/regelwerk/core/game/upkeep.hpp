#pragma once
#include <cstdint>

#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/description/course.hpp>

// What the library adds to every game's own functions: changes of the course (core/description/course.hpp) become
// events and are applied to views, and a view from outside is validated through a state drawn from it.

namespace regelwerk::inline shared {

/// Makes `move` in place; sends its events and then the changes of the course.
template <class Rules>
constexpr void carry_out_and_tell(const auto& setup, typename Rules::State& state, const typename Rules::Move& move,
                                  auto& on_event) noexcept {
  if constexpr (wants_events<decltype(on_event)> && HasCourse<typename Rules::State>) {
    const CourseNumbers before = course_numbers(course_of(state));
    carry_out(setup, state, move, on_event);
    tell_course<typename Rules::Event>(before, course_numbers(course_of(state)), Rules::course_rule, on_event);
  } else {
    carry_out(setup, state, move, on_event);
  }
}

/// Updates a view by an event; returns false and changes nothing if the event is impossible in this view.
template <class View, class Event>
[[nodiscard]] constexpr bool apply_or_leave(const auto& setup, View& view, const Event& event) noexcept {
  View next = view;
  if (!apply_event(setup, next, event)) return false;
  if constexpr (HasCourse<View>) {
    const bool is_course = event.kind == decltype(event.kind)::course_changed;
    if (is_course && !set_course(course_of(next), event.course, event.value)) return false;
  }
  view = next;
  return true;
}

/// What is wrong with a view from outside. Checks one state drawn from the view: whatever all states of a view have in
/// common is visible in the view.
template <class Rules>
[[nodiscard]] constexpr typename Rules::Invariants broken_in_view(const auto& game,
                                                                  const typename Rules::View& view) noexcept {
  typename Rules::Invariants broken;
  const bool is_viewer = view.viewer.is_spectator() || view.viewer.seat().index() < game.seats();
  if (is_viewer && adds_up(game.setup(), view)) {
    std::uint64_t drawn = 0;
    const auto source = [&] { return mix64(++drawn); };
    const typename Rules::State state = resampled(game.setup(), view, source);
    broken = game.validate(state);
    if (!broken.empty() || view_of(game.setup(), state, view.viewer) == view) return broken;
  }
  broken.push_back(Rules::broken_view);
  return broken;
}

}  // namespace regelwerk::inline shared
