#pragma once
#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// A type as an argument, for functions that are overloaded by it: `words_of(type<Phase>)`.
template <class T>
inline constexpr std::type_identity<T> type{};

/// True if no word of a table is empty.
template <std::size_t Count>
[[nodiscard]] constexpr bool all_there(const std::array<std::string_view, Count>& words) noexcept {
  for (const std::string_view word : words) {
    if (word.empty()) return false;
  }
  return true;
}

/// An enum whose namespace has a table of words, `words_of(type<Enum>)`, in the order of its values from 0 on.
template <class Enum>
concept Worded = std::is_enum_v<Enum> && requires { words_of(type<Enum>).size(); };

/// The word of an enumerator in texts, JSON and bindings; it is never translated. "?" for a number that is no
/// enumerator.
template <Worded Enum>
[[nodiscard]] constexpr std::string_view word(Enum value) noexcept {
  const auto index = static_cast<std::size_t>(value);
  return index < words_of(type<Enum>).size() ? words_of(type<Enum>)[index] : "?";
}

/// How many values an enum with words has.
template <Worded Enum>
[[nodiscard]] constexpr std::size_t count_of(std::type_identity<Enum> /*type*/) noexcept {
  return words_of(type<Enum>).size();
}

}  // namespace regelwerk::inline shared
