#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "terminal.hpp"

namespace play {

/// Asks and reads one line, white space around it removed; empty when the input has ended.
[[nodiscard]] std::optional<std::string> ask(Terminal& terminal, std::string_view question);
/// The same without a word about the end of the input, and the line is not kept for later.
[[nodiscard]] std::optional<std::string> read_line(Terminal& terminal, std::string_view question);
/// Asks what is answered by yes or no, in both languages; anything else, and the end of the input, is no. Whoever
/// cannot answer is not asked: no, where no keyboard is at hand.
[[nodiscard]] bool agrees(Terminal& terminal, std::string_view question);

/// Prints whole lines; to somebody who watches a page at a time. What is typed between two pages to do something else
/// leaves the others out and is the answer.
[[nodiscard]] std::optional<std::string> page(Terminal& terminal, std::string_view text);

/// How many texts with their numbers fit side by side.
[[nodiscard]] std::size_t columns_for(const std::vector<std::string>& texts);
/// Texts in columns, each behind its number.
[[nodiscard]] std::string in_columns(const std::vector<std::string>& texts, const std::vector<std::size_t>& numbers);

}  // namespace play
