#pragma once
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "adapter.hpp"
#include "terminal.hpp"
#include "text.hpp"

// Moves are written in one notation for all languages; under a list of them stands what its words mean.

namespace play {

/// A title of whose words in moves the library knows the meaning. `piece` is what stands between colons, with the word
/// in it; nothing for a word that means nothing.
template <class A>
concept Termed = requires(std::string_view word, std::string_view piece, const Ink& ink) {
  { A::term(word, piece, ink) } -> std::same_as<std::string>;
};

/// What a word stands for among the values of an enum, whose words in texts are `texts`; nothing if it is none of them.
template <class Enum>
[[nodiscard]] std::string value_called(std::string_view word, const auto& texts, const Ink& ink) {
  const auto* const found = std::find(texts.begin(), texts.end(), word);
  if (found == texts.end()) return {};
  const auto value = static_cast<Enum>(found - texts.begin());
  return ink.spoken([&](auto tongue) { return join(regelwerk::word(value, tongue)); });
}

/// The words of a part of a move: a letter, then letters and digits, with hyphens between letters.
[[nodiscard]] inline std::vector<std::string_view> words_in(std::string_view piece) {
  const auto is_letter = [&](std::size_t at) {
    return at < piece.size() && std::isalpha(static_cast<unsigned char>(piece[at])) != 0;
  };
  const auto is_digit = [&](std::size_t at) {
    return at < piece.size() && std::isdigit(static_cast<unsigned char>(piece[at])) != 0;
  };
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < piece.size();) {
    std::size_t end = at;
    while (is_letter(end) || is_digit(end) ||
           (end > at && end < piece.size() && piece[end] == '-' && is_letter(end + 1)))
      ++end;
    if (is_letter(at)) words.push_back(piece.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

/// What the words of some moves mean, a line that names each once; nothing in the language that they are taken from.
template <Adapter A>
[[nodiscard]] std::string glossary(std::span<const std::string> moves, const Ink& ink) {
  const std::span<const Meaning> known = A::help.in(ink.language()).words;
  if (known.empty()) return {};
  std::vector<std::string> entries;
  const auto add = [&](std::string_view word, std::string_view piece) {
    const auto at = std::find_if(known.begin(), known.end(), [&](const Meaning& each) { return each.word == word; });
    std::string meaning;
    if (at != known.end()) meaning = at->meaning;
    if constexpr (Termed<A>) {
      if (meaning.empty()) meaning = A::term(word, piece, ink);
    }
    const std::string entry = join(word, " = ", meaning);
    if (!meaning.empty() && std::find(entries.begin(), entries.end(), entry) == entries.end()) entries.push_back(entry);
  };
  for (const std::string_view move : moves) {
    for (std::size_t from = 0; from < move.size();) {
      const std::string_view piece = move.substr(from, move.find(':', from) - from);
      for (const std::string_view word : words_in(piece)) add(word, piece);
      from += piece.size() + 1;
    }
  }
  std::string text;
  for (const std::string& entry : entries) text += join(text.empty() ? "" : "; ", entry);
  return text.empty() ? text : join("  ", ink.text("Words: {}\n", text));
}

}  // namespace play
