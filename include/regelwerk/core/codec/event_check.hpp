#pragma once
#include <optional>
#include <string_view>

#include <regelwerk/core/codec/member_bytes.hpp>
#include <regelwerk/core/description/course.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/spelling.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

// Faults that the bytes of an event can have and its line cannot: things that these rules do not have, and impossible
// changes of the course.

namespace regelwerk::inline shared {

/// An event that can tell a change of the course.
template <class Event>
concept TellsCourse = requires(const Event& event) {
  event.kind;
  event.course;
  event.value;
};

/// Why an event tells the course of a View wrongly: a member or value that the course does not have, or something about
/// it although the event is of another kind. Empty if it does not; the position is left to the caller.
template <class View, class Event>
[[nodiscard]] constexpr std::optional<Refusal> why_not_course(const Event& event) noexcept {
  if constexpr (HasCourse<View> && TellsCourse<Event>) {
    if (event.kind != decltype(event.kind)::course_changed) {
      if (event.course != 0) return Refusal{0, Reason::not_of_this_kind, 0, "course"};
      if (event.value != 0) return Refusal{0, Reason::not_of_this_kind, 0, "value"};
      return std::nullopt;
    }
    const View view{};
    auto table = course_of(view);
    if (set_course(table, event.course, event.value)) return std::nullopt;
    const bool is_member = event.course < course_numbers(table).size();
    return Refusal{0, Reason::no_such_value, 0, is_member ? "value" : "course"};
  } else {
    return std::nullopt;
  }
}

namespace detail {

/// Finds the first leaf that these rules do not have.
template <class Setup>
struct FindUnknown {
  const Setup& setup;
  std::optional<std::string_view> name;

  constexpr void operator()(std::string_view leaf_name, const auto& leaf, const auto&... /*hint*/) noexcept {
    if (!name && !is_known(setup, leaf)) name = leaf_name;
  }
};

}  // namespace detail

/// Why no game under these rules has such an event, although its members have values of their types; empty if one can
/// have it. The position is left to the caller.
template <class View, class Setup, class Event>
[[nodiscard]] constexpr std::optional<Refusal> why_not_event(const Setup& setup, const Event& event) noexcept {
  detail::FindUnknown<Setup> find{setup, {}};
  detail::Descent{find}("", event);
  if (find.name) return Refusal{0, Reason::no_such_value, 0, *find.name};
  return why_not_course<View>(event);
}

}  // namespace regelwerk::inline shared
