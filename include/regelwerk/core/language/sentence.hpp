#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include <regelwerk/core/description/words.hpp>

// Tables of sentences about events; core/language/tell.hpp documents the patterns.

namespace regelwerk::inline shared {

/// The pattern for one kind of event; empty for events that need no sentence.
template <class Kind>
struct Sentence {
  Kind kind{};
  std::string_view pattern;
};

/// A table with one sentence for each kind of event.
template <class Kind>
using SentenceTable = std::array<Sentence<Kind>, count_of(type<Kind>)>;

/// True if a table has an entry for every kind, in the order of the kinds, and all its brackets are closed.
template <class Kind, std::size_t Count>
[[nodiscard]] constexpr bool is_complete(const std::array<Sentence<Kind>, Count>& sentences) noexcept {
  if (Count != count_of(type<Kind>)) return false;
  for (std::size_t i = 0; i < Count; ++i) {
    if (static_cast<std::size_t>(sentences[i].kind) != i) return false;
    char open = '\0';
    bool in_choice = false;
    for (const char sign : sentences[i].pattern) {
      if (sign == '{' || (sign == '[' && !in_choice)) {
        if (open == '{') return false;
        open = sign;
        in_choice = in_choice || sign == '[';
      } else if (sign == '}') {
        if (open != '{') return false;
        open = in_choice ? '[' : '\0';
      } else if (sign == '[' || (sign == ']' && (open != '[' || !in_choice))) {
        return false;
      } else if (sign == ']') {
        open = '\0';
        in_choice = false;
      }
    }
    if (open != '\0') return false;
  }
  return true;
}

}  // namespace regelwerk::inline shared
