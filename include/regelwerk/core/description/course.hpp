#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/description/leaf.hpp>
#include <regelwerk/core/description/member.hpp>

// The course of a game: the members of the open table that say what comes next (kind of node, steps left, who is
// asked). No picture shows them, so the rules have no events for them. Instead, behind the events of a move, one event
// for each member that has changed tells its index and its number. A game marks them with in_course where its table is
// described (core/description/member.hpp), and `course_of(position)` is the table of a State or a View.

namespace regelwerk::inline shared {

/// The most members that a course may have; collecting more does not compile.
inline constexpr std::size_t course_limit = 32;

/// The numbers of all members of a course.
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
  std::size_t at = 0;  ///< how many members came before

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

/// A State or View that has a course.
template <class Position>
concept HasCourse = requires(const Position& position) { course_of(position); };

/// The numbers of the course in a table, in order.
[[nodiscard]] constexpr CourseNumbers course_numbers(const auto& table) noexcept {
  detail::CollectCourse collect;
  for_each_member(table, collect);
  return collect.numbers;
}

/// Sets a member of the course by its index; false if there is no such member or value.
[[nodiscard]] constexpr bool set_course(auto& table, std::size_t index, std::uint16_t number) noexcept {
  detail::SetCourse set{index, number};
  for_each_member(table, set);
  return set.is_set;
}

/// Tells each member that has changed, one event for each, all with this rule.
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
