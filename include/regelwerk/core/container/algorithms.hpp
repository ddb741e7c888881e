#pragma once
#include <array>
#include <cstddef>

#include <regelwerk/core/namespaces.hpp>

// The few algorithms that rules need. The standard <algorithm> header would take an eighth of the compile time of a
// whole game.

namespace regelwerk::inline shared {

/// Counts `left` down by one; false if it is 0 already.
constexpr bool pass_one(auto& left) noexcept {
  if (left == 0) return false;
  --left;
  return true;
}

/// The lesser of two values.
template <class T>
[[nodiscard]] constexpr T lesser(T a, T b) noexcept {
  return b < a ? b : a;
}
/// The greater of two values.
template <class T>
[[nodiscard]] constexpr T greater(T a, T b) noexcept {
  return a < b ? b : a;
}
/// The least of several values.
template <class T, class... Others>
[[nodiscard]] constexpr T lesser(T a, T b, Others... others) noexcept {
  return lesser(lesser(a, b), others...);
}
/// The greatest of several values.
template <class T, class... Others>
[[nodiscard]] constexpr T greater(T a, T b, Others... others) noexcept {
  return greater(greater(a, b), others...);
}

/// How many elements are equal to `value`.
[[nodiscard]] constexpr int count_equal(const auto& list, const auto& value) noexcept {
  int count = 0;
  for (const auto& element : list) count += element == value ? 1 : 0;
  return count;
}

/// True if `predicate` returns true for at least one element.
[[nodiscard]] constexpr bool holds_for_any(const auto& list, const auto& predicate) noexcept {
  for (const auto& element : list) {
    if (predicate(element)) return true;
  }
  return false;
}
/// True if `predicate` returns true for every element.
[[nodiscard]] constexpr bool holds_for_all(const auto& list, const auto& predicate) noexcept {
  for (const auto& element : list) {
    if (!predicate(element)) return false;
  }
  return true;
}
/// True if an element is equal to `value`.
[[nodiscard]] constexpr bool has_element(const auto& list, const auto& value) noexcept {
  for (const auto& element : list) {
    if (element == value) return true;
  }
  return false;
}
/// True if the list starts with the elements of `beginning`.
[[nodiscard]] constexpr bool starts_with(const auto& list, const auto& beginning) noexcept {
  if (beginning.size() > list.size()) return false;
  for (std::size_t i = 0; i < beginning.size(); ++i) {
    if (!(list[i] == beginning[i])) return false;
  }
  return true;
}

/// Concatenates two tables.
template <class Entry, std::size_t First, std::size_t Second>
[[nodiscard]] consteval std::array<Entry, First + Second> joined(const std::array<Entry, First>& first,
                                                                 const std::array<Entry, Second>& second) noexcept {
  std::array<Entry, First + Second> all{};
  std::size_t at = 0;
  for (const Entry& entry : first) all[at++] = entry;
  for (const Entry& entry : second) all[at++] = entry;
  return all;
}

}  // namespace regelwerk::inline shared
