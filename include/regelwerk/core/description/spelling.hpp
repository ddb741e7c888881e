#pragma once
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/core/description/leaf.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>

// How leaves are spelled in texts and JSON: as a word if their namespace has one, `word_under(setup, leaf)` if it
// depends on options or edition, else `word(leaf)`; otherwise as a number. If a leaf has several bytes,
// `read_word(text, leaf)` reads its word, since comparing with all possible words would take too long.

namespace regelwerk::inline shared {

/// `spectator`, or the number of the seat.
[[nodiscard]] constexpr Text<9> word(Viewer viewer) noexcept {
  Text<9> out;
  if (viewer.is_spectator()) return out << "spectator";
  return out << viewer.index();
}

/// Deleted, so that a seat does not convert to a Viewer; it is spelled as its number.
void word(Seat seat) = delete;

/// Room for any decimal number of 64 bits with its sign.
inline constexpr std::size_t number_limit = 20;

/// A number in decimal.
[[nodiscard]] constexpr Text<number_limit> decimal(std::uint64_t number, bool negative = false) noexcept {
  std::array<char, number_limit> digits{};
  std::size_t at = digits.size();
  do {
    digits[--at] = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number != 0);
  if (negative) digits[--at] = '-';
  const char* const first = digits.data() + at;
  return Text<number_limit>{} << std::string_view{first, digits.size() - at};
}

/// A leaf that has a word under these rules.
template <class T, class Setup>
concept SpelledIn = requires(const Setup& setup, const T& leaf) { word_under(setup, leaf); };
template <class T, class Setup>
concept Spelled = SpelledIn<T, Setup> || requires(const T& leaf) { word(leaf); };

/// The word or the number of a leaf.
template <class Setup, class T>
[[nodiscard]] constexpr auto spelling(const Setup& setup, const T& leaf) noexcept {
  if constexpr (SpelledIn<T, Setup>) {
    return word_under(setup, leaf);
  } else if constexpr (Spelled<T, Setup>) {
    return word(leaf);
  } else if constexpr (std::signed_integral<T>) {
    const std::int64_t wide{leaf};
    return decimal(wide < 0 ? wrapping_difference(std::uint64_t{0}, static_cast<std::uint64_t>(wide))
                            : static_cast<std::uint64_t>(wide),
                   wide < 0);
  } else {
    return decimal(number_of(leaf));
  }
}

/// The word for a leaf that does not exist under these options or in this edition; no reader accepts it.
inline constexpr std::string_view unknown_word = "?";

/// False if a leaf does not exist under these rules.
template <class Setup, class T>
[[nodiscard]] constexpr bool is_known(const Setup& setup, const T& leaf) noexcept {
  if constexpr (SpelledIn<T, Setup>) {
    return is_none(leaf) || std::string_view{word_under(setup, leaf)} != unknown_word;
  } else {
    return true;
  }
}

namespace detail {

template <class T>
inline constexpr std::size_t text_room = 0;
template <std::size_t Capacity>
inline constexpr std::size_t text_room<Text<Capacity>> = Capacity;

constexpr std::optional<std::uint64_t> read_decimal(std::string_view text) noexcept {
  if (text.empty()) return std::nullopt;
  std::uint64_t number = 0;
  for (const char sign : text) {
    if (sign < '0' || '9' < sign) return std::nullopt;
    const auto digit = static_cast<std::uint64_t>(sign - '0');
    if (number > (~std::uint64_t{0} - digit) / 10) return std::nullopt;
    number = number * 10 + digit;
  }
  return number;
}

/// The highest absolute value of a leaf of this type.
template <class T>
constexpr std::uint64_t highest_number(bool negative) noexcept {
  constexpr std::uint64_t all = ~std::uint64_t{0} >> (64 - 8 * sizeof(T));
  return std::signed_integral<T> ? all / 2 + (negative ? 1 : 0) : all;
}

/// How many numbers may represent a leaf with a word: those of the enum, or those of one byte.
template <class T>
constexpr std::size_t leaf_count() noexcept {
  if constexpr (Enumerated<T>) {
    return count_of(type<T>);
  } else {
    static_assert(sizeof(T) == 1, "a word is looked for among the leaves of one byte");
    return 256;
  }
}

}  // namespace detail

/// The maximum number of characters of a leaf.
template <class Setup, class T>
[[nodiscard]] constexpr std::size_t spelling_limit() noexcept {
  using Spelling = decltype(spelling(std::declval<const Setup&>(), T{}));
  if constexpr (detail::text_room<Spelling> != 0) {
    return detail::text_room<Spelling>;
  } else {
    // A constant, so that it is computed once and not at every call.
    constexpr std::size_t longest = [] {
      std::size_t found = 0;
      for (std::size_t i = 0; i < detail::leaf_count<T>(); ++i) {
        if (!is_leaf<T>(i) || is_none(leaf_of<T>(i))) continue;
        found = greater(found, std::string_view{word(leaf_of<T>(i))}.size());
      }
      return found;
    }();
    return longest;
  }
}

/// Reads a leaf from its spelling; false if no leaf has this spelling.
template <class Setup, class T, class... Hint>
[[nodiscard]] constexpr bool read_spelling(const Setup& setup, std::string_view text, T& leaf,
                                           const Hint&... hint) noexcept {
  if constexpr (requires { read_word(text, leaf); }) {
    return read_word(text, leaf);
  } else if constexpr (Spelled<T, Setup>) {
    if (text == unknown_word) return false;
    for (std::size_t number = 0; number < detail::leaf_count<T>(); ++number) {
      if (!is_leaf<T>(number)) continue;
      const T candidate = leaf_of<T>(number);
      if (is_none(candidate) || std::string_view{spelling(setup, candidate)} != text) continue;
      leaf = candidate;
      return true;
    }
    return false;
  } else {
    const bool negative = std::signed_integral<T> && text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const auto number = detail::read_decimal(text);
    if (!number || *number > detail::highest_number<T>(negative)) return false;
    const T candidate = leaf_of<T>(negative ? wrapping_difference(std::uint64_t{0}, *number) : *number);
    if (!is_leaf<T>(negative ? number_of(candidate) : *number, hint...)) return false;
    leaf = candidate;
    return true;
  }
}

}  // namespace regelwerk::inline shared
