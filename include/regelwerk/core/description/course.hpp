#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/description/leaf.hpp>
#include <regelwerk/core/description/member.hpp>

// The course of a game: the members of the public table that determine what comes next (kind of node, steps left, the
// seat that is asked). Pictures do not show them, so the rules have no events for them. Instead, after the other events
// of a move, one event for each changed member gives its index and its new number. A game marks these members with
// in_course in the description of its table (core/description/member.hpp), and `course_of(position)` is the table of a
// State or a View.

namespace regelwerk::inline shared {

/// The maximum number of members of a course; more do not compile.
inline constexpr std::size_t course_limit = 32;

/// The numbers of all members of a course, in order.
using CourseNumbers = FixedList<std::uint16_t, course_limit>;

namespace detail {

struct CollectCourse {
  CourseNumbers numbers;

  constexpr void operator()(std::string_view /*name*/, const auto& /*other*/, const auto&... /*hint*/) noexcept {}
  template <class T>
  constexpr void operator()(std::string_view /*name*/, const T& member, InCourse /*mark*/,
                            const auto&... /*hint*/) noexcept {
    static_assert(sizeof(T) <= sizeof(std::uint16_t), "an event tells a number of two bytes");
    numbers.push_back(static_cast<std::uint16_t>(number_of(member)));
  }
};

struct SetCourse {
  std::size_t index = 0;
  std::uint16_t number = 0;
  bool is_set = false;
  std::size_t at = 0;  ///< number of members already visited

  constexpr void operator()(std::string_view /*name*/, const auto& /*other*/, const auto&... /*hint*/) noexcept {}
  template <class T>
  constexpr void operator()(std::string_view /*name*/, T& member, InCourse /*mark*/, const auto&... hint) noexcept {
    if (at++ != index) return;
    if (std::uint64_t{number} >> (8 * sizeof(T)) != 0 || !is_leaf<T>(number, hint...)) return;
    member = leaf_of<T>(number);
    is_set = true;
  }
};

}  // namespace detail

/// A State or View with a course.
template <class Position>
concept HasCourse = requires(const Position& position) { course_of(position); };

/// The numbers of the members of the course in a table, in order.
[[nodiscard]] constexpr CourseNumbers course_numbers(const auto& table) noexcept {
  detail::CollectCourse collect;
  for_each_member(table, collect);
  return collect.numbers;
}

/// Sets the member of the course at an index; false if there is no such member or it cannot have this number.
[[nodiscard]] constexpr bool set_course(auto& table, std::size_t index, std::uint16_t number) noexcept {
  detail::SetCourse set{index, number};
  for_each_member(table, set);
  return set.is_set;
}

/// Sends one event with this rule for each member that has changed.
template <class Event, class Rule>
constexpr void tell_course(const CourseNumbers& before, const CourseNumbers& after, Rule rule,
                           auto& on_event) noexcept {
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (before[i] == after[i]) continue;
    Event event{};
    event.kind = decltype(event.kind)::course_changed;
    event.rule = rule;
    event.course = static_cast<std::uint8_t>(i);
    event.value = after[i];
    on_event(event);
  }
}

}  // namespace regelwerk::inline shared
