#pragma once
#include <cstddef>
#include <string_view>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/sequence.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/language/wording.hpp>

// Sentences about kinds of events, whatever they happen to: "somebody plays a card".

namespace regelwerk::inline shared {

/// What a language says instead of the names in its patterns.
struct Indefinite {
  std::string_view something;  ///< for a name that is not among `words`
  /// The word for a name, with its article. Without a word the name is left out, with the link before it.
  Sequence<Wording> words;
  /// Between blanks, what links a name that is left out to the words before it; a longer link before its end.
  Sequence<std::string_view> links;
};

namespace detail {

/// The place of the last link with at most two words behind it, three at the beginning of the text, where a noun may
/// stand; else the end of the text.
[[nodiscard]] constexpr std::size_t begin_of_link(std::string_view text, Sequence<std::string_view> links) noexcept {
  std::size_t begin = text.size();
  std::size_t end = 0;
  for (const std::string_view link : links) {
    const std::size_t at = text.starts_with(link.substr(1)) ? 0 : text.rfind(link);
    if (at == std::string_view::npos || at + link.size() <= end) continue;
    std::size_t words = 0;
    for (const char sign : text.substr(at + link.size() - 1)) words += sign == ' ' ? 1U : 0U;
    if (words > 3) continue;
    begin = at;
    end = at + link.size();
  }
  return begin;
}

/// A word without its article: what stands behind its first blank, or all of it.
[[nodiscard]] constexpr std::string_view noun_of(std::string_view word) noexcept {
  const std::size_t blank = word.find(' ');
  return blank == std::string_view::npos ? word : word.substr(blank + 1);
}
[[nodiscard]] constexpr bool ends_with_article(std::string_view text) noexcept {
  for (const std::string_view article : {" a ", " an ", " the ", " eine ", " einen ", " ein ", " das ", " den "}) {
    if (text.ends_with(article)) return true;
  }
  return false;
}

}  // namespace detail

/// Writes a sentence whose names stand in braces, with indefinite words instead of them.
template <std::size_t Capacity>
constexpr void write_indefinite(Text<Capacity>& out, std::string_view sentence, const Indefinite& words) noexcept {
  const auto cut = [&](std::size_t size) {
    const Text<Capacity> all = out;
    out = {};
    out << all.view().substr(0, size);
  };
  while (true) {
    const std::size_t open = lesser(sentence.find('{'), sentence.size());
    // What is left out leaves no blank at the beginning, and none before a comma or another blank.
    std::string_view plain = sentence.substr(0, open);
    const bool is_doubled = out.view().empty() || out.view().ends_with(' ');
    if (is_doubled && plain.starts_with(' ')) plain.remove_prefix(1);
    if (out.view().ends_with(' ') && plain.starts_with(',')) cut(out.view().size() - 1);
    out << plain;
    if (open == sentence.size()) break;
    const std::size_t close = sentence.find('}');
    const std::string_view word = word_for(words.words, sentence.substr(open + 1, close - open - 1), words.something);
    sentence.remove_prefix(close + 1);
    const std::string_view before = out.view();
    const std::string_view noun = detail::noun_of(word);
    if (word.empty()) {
      cut(detail::begin_of_link(before, words.links));
    } else if (detail::ends_with_article(before)) {
      out << noun;
    } else if (before.size() <= noun.size() || !before.substr(0, before.size() - 1).ends_with(noun)) {
      out << word;
    }
  }
  std::size_t size = out.view().size();
  while (size > 0 && (out.view()[size - 1] == ' ' || out.view()[size - 1] == ',')) --size;
  cut(size);
}

}  // namespace regelwerk::inline shared
