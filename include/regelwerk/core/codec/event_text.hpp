#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/course.hpp>
#include <regelwerk/core/description/leaf.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/tree.hpp>
#include <regelwerk/core/description/tree_limit.hpp>
#include <regelwerk/core/description/tree_reader.hpp>
#include <regelwerk/core/result.hpp>

// Events as lines: the word of the kind (or of the rule, if events have no kinds), then the members whose value is not
// the usual one: `marble_moved rule=TK-20 from=4 to=5`. A change of the course is written by name: `course_changed
// rule=TK-9 course.phase=play`.

namespace regelwerk::inline shared {

namespace detail {

/// Marks the names that belong to the course and not to the event.
inline constexpr std::string_view course_prefix = "course.";

/// The member that comes first in the line of an event: its kind, or its rule if it has none.
template <class Event>
inline constexpr std::string_view lead_name = HasKind<Event> ? "kind" : "rule";

/// Passes on all members except those that have a place of their own in the line.
template <class F>
struct OtherMembers {
  F& f;
  std::string_view lead;

  template <class T, class... Hint>
  constexpr void operator()(std::string_view name, T& member, const Hint&... hint) noexcept {
    if (name != lead && name != "course" && name != "value") f(name, member, hint...);
  }
};

/// Passes on one member of the course, found by its index, with its name.
template <class F>
struct OneOfCourse {
  F& f;
  std::size_t index = 0;
  std::size_t at = 0;  ///< number of members already visited

  constexpr void operator()(std::string_view /*name*/, auto& /*other*/, const auto&... /*hint*/) noexcept {}
  template <class T, class... Hint>
  constexpr void operator()(std::string_view name, T& member, InCourse /*mark*/, const Hint&... /*hint*/) noexcept {
    if (at++ == index) f(name, member);
  }
};

/// Finds the member of the course that is named at this place of the text, and reads it.
template <class Reader>
struct FindInCourse {
  Reader& in;
  std::uint8_t index = 0;
  std::uint8_t found = 0;
  std::uint16_t number = 0;
  bool is_found = false;

  constexpr void operator()(std::string_view /*name*/, auto& /*other*/, const auto&... /*hint*/) noexcept {}
  template <class T, class... Hint>
  constexpr void operator()(std::string_view name, T& member, InCourse /*mark*/, const Hint&... hint) noexcept {
    if (!is_found && in.take_name(name, course_prefix)) {
      in.read(member, hint...);
      is_found = true;
      found = index;
      number = static_cast<std::uint16_t>(number_of(member));
    }
    ++index;
  }
};

template <class View>
using TableOf = std::remove_cvref_t<decltype(course_of(std::declval<const View&>()))>;

/// Computes the maximum number of characters of a member of the course.
template <class Setup>
struct CourseLimit {
  TreeLimit<Setup> limit;

  constexpr void operator()(std::string_view /*name*/, const auto& /*other*/, const auto&... /*hint*/) noexcept {}
  constexpr void operator()(std::string_view name, const auto& member, InCourse /*mark*/,
                            const auto&... /*hint*/) noexcept {
    limit(name, member);
  }
};

/// The maximum number of characters of a change of the course.
template <class Setup, class View>
constexpr std::size_t course_text_limit() noexcept {
  if constexpr (HasCourse<View>) {
    const TableOf<View> table{};
    CourseLimit<Setup> members;
    for_each_member(table, members);
    return course_prefix.size() + members.limit.room;
  } else {
    return 0;
  }
}

}  // namespace detail

/// The maximum number of characters of the line of an event.
template <class Setup, class View, class Event>
inline constexpr std::size_t event_text_limit =
    greater(tree_limit<Setup, Event>, detail::course_text_limit<Setup, View>());

/// Writes an event as a line. `View` describes the members of the course.
template <class View>
constexpr void write_event(auto& out, const auto& setup, const auto& event) noexcept {
  TreeWriter<LineStyle, std::remove_reference_t<decltype(out)>, std::remove_cvref_t<decltype(setup)>> tree{out, setup};
  out << std::string_view{spelling(setup, detail::lead_of(event))};
  tree.go_on();
  detail::OtherMembers<decltype(tree)> others{tree, detail::lead_name<std::remove_cvref_t<decltype(event)>>};
  for_each_member(event, others);
  if constexpr (HasCourse<View>) {
    if (event.kind != decltype(event.kind)::course_changed) return;
    detail::TableOf<View> table{};
    if (!set_course(table, event.course, event.value)) return;
    const auto write = [&](std::string_view name, const auto& member) {
      tree.write_member(name, member, detail::course_prefix);
    };
    detail::OneOfCourse<decltype(write)> one{write, event.course};
    for_each_member(std::as_const(table), one);
  }
}

/// Reads what write_event writes.
template <class View, class Event>
[[nodiscard]] constexpr Result<Event, Refusal> read_event(const auto& setup, std::string_view text) noexcept {
  Event event{};
  TreeReader<std::remove_cvref_t<decltype(setup)>> tree{text, setup};
  tree.read_leaf(detail::lead_of(event));
  detail::OtherMembers<decltype(tree)> others{tree, detail::lead_name<Event>};
  for_each_member(event, others);
  if constexpr (HasCourse<View>) {
    if (event.kind == decltype(event.kind)::course_changed) {
      detail::TableOf<View> table{};
      detail::FindInCourse<decltype(tree)> find{tree};
      for_each_member(table, find);
      event.course = find.found;
      event.value = find.number;
      if (!find.is_found) tree.refuse_here();
    }
  }
  tree.finish();
  if (const auto refused = tree.refused_behind(0)) return *refused;
  return event;
}

}  // namespace regelwerk::inline shared
