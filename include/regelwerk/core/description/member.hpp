#pragma once
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/multiset.hpp>

// The members of a type, described once. A function `for_each_member(self, f)` in the namespace of the type (or a
// friend) calls `f(name, member)` for each member in a fixed order. Further arguments are hints: a Range restricts the
// values of a number, a Usually names the value of an unused member if it is not zero. Bytes, texts, JSON and range
// checks all follow from this one function. `self` is a reference, const or not, so that readers and writers share it.
// A member to which no reference can be bound is passed as a local copy and stored back if `self` is not const.

namespace regelwerk::inline shared {

/// True for T and const T.
template <class Self, class T>
concept Like = std::same_as<std::remove_const_t<Self>, T>;

/// The allowed numbers of a member.
struct Range {
  std::int32_t low = 0;   ///< included
  std::int32_t high = 0;  ///< included
};
/// Precondition: high is not negative.
[[nodiscard]] constexpr Range up_to(int high) noexcept { return {0, high}; }

/// The value of an unused member, if it is not zero.
template <class T>
struct Usually {
  T value;  ///< the value of the unused member; lines leave it out

  /// Precondition: `usual` is a valid value of the member.
  constexpr explicit Usually(T usual) noexcept : value(usual) {}
};

/// Marks a member of the course of a game (core/description/course.hpp); comes before the other hints.
struct InCourse {};
inline constexpr InCourse in_course{};  ///< the mark, as for_each_member passes it

/// Marks an array by seat of which JSON tells the entries of the seats that the game has, and not those that the type
/// has room for.
struct BySeat {};
inline constexpr BySeat by_seat{};  ///< the mark, as for_each_member passes it

namespace detail {

struct IgnoreMembers {
  constexpr void operator()(std::string_view /*name*/, const auto& /*member*/, const auto&... /*hint*/) const noexcept {
  }
};

template <class T>
inline constexpr bool is_multiset = false;
template <class Kind, int Kinds, int Bits, int Most>
inline constexpr bool is_multiset<Multiset<Kind, Kinds, Bits, Most>> = true;

template <class T>
inline constexpr bool is_std_array = false;
template <class T, std::size_t N>
inline constexpr bool is_std_array<std::array<T, N>> = true;

}  // namespace detail

/// A type with described members.
template <class T>
concept Described = requires(const T& value, detail::IgnoreMembers& f) { for_each_member(value, f); };

/// An array, or a type that stores one: `elements_of(self)` returns it.
template <class T>
concept Row = detail::is_std_array<T> || requires(const T& value) { elements_of(value); };

/// The elements of a Row.
template <class T>
  requires Row<std::remove_const_t<T>>
[[nodiscard]] constexpr auto& row_of(T& value) noexcept {
  if constexpr (detail::is_std_array<std::remove_const_t<T>>) {
    return value;
  } else {
    return elements_of(value);
  }
}

/// A count for each kind: a Multiset.
template <class T>
concept Counted = detail::is_multiset<T>;

/// A value that may be missing: a std::optional. Outcomes and moves contain some; they have lines and JSON, but no
/// bytes.
template <class T>
concept MaybeValue = requires(const T& value) {
  { value.has_value() } -> std::same_as<bool>;
  *value;
};

/// A leaf that texts show as another value, for example as an array of the numbers that are packed into it:
/// `as_spelled(leaf)` returns that value, and `take_spelled(leaf, told)` sets the leaf from it; false if no leaf has
/// this value.
template <class T>
concept SpelledOtherwise = requires(T& leaf) {
  { take_spelled(leaf, as_spelled(leaf)) } -> std::same_as<bool>;
};

/// A set, one bit for each element: `item_at(type<T>, index)` in the namespace of its type returns the element of a
/// bit.
template <class T>
concept BitSet = requires { item_at(std::type_identity<T>{}, std::size_t{}); };

/// An event that names its kind; otherwise its rule tells what it is about.
template <class Event>
concept HasKind = requires(const Event& event) { event.kind; };

namespace detail {

/// What an event is about: its kind, or its rule if it has none.
[[nodiscard]] constexpr auto& lead_of(auto& event) noexcept {
  if constexpr (HasKind<std::remove_cvref_t<decltype(event)>>) {
    return event.kind;
  } else {
    return event.rule;
  }
}

}  // namespace detail

}  // namespace regelwerk::inline shared
