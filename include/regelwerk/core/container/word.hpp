#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include <regelwerk/core/contract.hpp>

namespace regelwerk::inline shared {

/// The maximum length of a Word.
inline constexpr std::size_t word_limit = 16;

/// True for the characters of a Word: small letters and digits.
[[nodiscard]] constexpr bool is_word_sign(char c) noexcept { return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9'); }

/// True for 1 to word_limit small letters and digits.
[[nodiscard]] constexpr bool is_word(std::string_view text) noexcept {
  if (text.empty() || text.size() > word_limit) return false;
  for (const char c : text) {
    if (!is_word_sign(c)) return false;
  }
  return true;
}

/// A short name as a value for options. Options can be template arguments, so the letters must be a public member. It
/// may be empty or not a word; is_word(view()) checks.
struct Word {
  std::array<char, word_limit> letters{};  ///< unused ones are '\0'

  constexpr Word() = default;
  /// Precondition: at most word_limit characters.
  constexpr explicit Word(std::string_view text) noexcept {
    expects([&] { return text.size() <= word_limit; }, "the word has at most word_limit letters");
    for (std::size_t i = 0; i < text.size(); ++i) letters[i] = text[i];
  }
  // Implicit, so that options can be written with string literals.
  /// Precondition: at most word_limit characters before the terminating '\0'.
  constexpr Word(const char* text) noexcept : Word(std::string_view{text}) {}  // NOLINT(*-explicit-*)

  [[nodiscard]] constexpr std::string_view view() const noexcept {
    std::size_t size = 0;
    while (size < word_limit && letters[size] != '\0') ++size;
    return {letters.data(), size};
  }

  /// False if there are characters after the first '\0'. Such a value equals no Word with these letters, and no text
  /// produces it.
  [[nodiscard]] constexpr bool ends_clean() const noexcept { return *this == Word{view()}; }

  friend constexpr bool operator==(const Word&, const Word&) = default;
};

}  // namespace regelwerk::inline shared
