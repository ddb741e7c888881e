#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "example.hpp"

namespace rulebook {

/// The words of a text, parted by blanks.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view text);

/// Adds a word behind the others.
void add_word(std::string& text, std::string_view word);

/// True if a sentence names a rule by its ID, `TK-8`, or by what it lies between, `(TK-7 to TK-9)`.
[[nodiscard]] bool names_rule(std::string_view sentence, std::string_view id);

/// True if one of the events of an example is one of the rule; `unsaid` is the rule that lines of events leave out.
[[nodiscard]] bool tells_of(const Example& example, std::string_view id, std::string_view unsaid);

/// Where an example says something else than what was worked out of it; empty if it holds.
[[nodiscard]] std::string difference(const Example& asked, const Example& worked);

/// The example with everything that comes of it that tells something: all events, the words of the position that
/// changed, what is refused.
[[nodiscard]] Example filled(const Example& asked, const Example& worked);

}  // namespace rulebook
