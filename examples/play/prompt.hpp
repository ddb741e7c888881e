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

/// How many texts with their numbers fit side by side.
[[nodiscard]] std::size_t columns_for(const std::vector<std::string>& texts);
/// Texts in columns, each behind its number.
[[nodiscard]] std::string in_columns(const std::vector<std::string>& texts, const std::vector<std::size_t>& numbers);

/// The whole file; empty if it cannot be read.
[[nodiscard]] std::optional<std::string> read_file(const std::string& path);
/// False if the file cannot be written.
[[nodiscard]] bool write_file(const std::string& path, std::string_view text);

}  // namespace play
