#pragma once
#include <string>
#include <string_view>

namespace play {

/// What an escape sequence of this program holds behind its codes, so that one from elsewhere is told from it: digits
/// that nobody can guess.
[[nodiscard]] std::string_view own_mark();

/// The text as a terminal may get it. What would steer a terminal or change the direction of writing is replaced by a
/// sign that shows it, and so is what is no UTF-8; ends of lines, tabs and colours with own_mark() stay.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace play
