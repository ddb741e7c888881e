#include "terminal.hpp"

#include <algorithm>
#include <iostream>

#include "printable.hpp"

namespace play {
namespace {

/// A second column of words begins behind several blanks and not farther to the right than this.
constexpr std::size_t latest_column = 33;

/// Where a line goes on: below its second column of words, else a little to the right of its beginning.
std::size_t indent_of(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(' ');
  const std::size_t gap = line.find("  ", begin);
  const std::size_t second = gap == std::string_view::npos ? gap : line.find_first_not_of(' ', gap);
  if (second == std::string_view::npos) return begin + 2;
  const std::size_t column = columns_of(line.substr(0, second));
  return column <= latest_column ? column : begin + 2;
}

/// Where to break a line: at the last blank behind `from` up to which it fits, else at the first one; its end if there
/// is no blank.
std::size_t break_in(std::string_view line, std::size_t from) {
  std::size_t found = line.size();
  for (std::size_t at = line.find(' ', from); at != std::string_view::npos; at = line.find(' ', at + 1)) {
    if (columns_of(line.substr(0, at)) > line_columns && found < line.size()) break;
    found = at;
    if (columns_of(line.substr(0, at)) > line_columns) break;
  }
  return found;
}

std::string wrapped_line(std::string line) {
  if (columns_of(line) <= line_columns) return line;
  const std::string indent(indent_of(line), ' ');
  std::string text;
  while (columns_of(line) > line_columns) {
    const std::size_t at = break_in(line, line.find_first_not_of(' '));
    const std::size_t rest = line.find_first_not_of(' ', at);
    if (rest == std::string::npos) break;
    text += line.substr(0, line.find_last_not_of(' ', at) + 1);
    text += '\n';
    line.replace(0, rest, indent);
  }
  return text + line;
}

}  // namespace

std::string wrapped(std::string_view raw) {
  const std::string text = printable(raw);
  std::string all;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    all += wrapped_line(text.substr(from, end - from));
    if (end < text.size()) all += '\n';
    from = end + 1;
  }
  return all;
}

void Terminal::say(std::string_view text) const { out << wrapped(text); }

void Terminal::clear(bool with_past) const {
  if (screen) out << (with_past ? "\033[2J\033[3J\033[H" : "\033[2J\033[H");
}

void complain(std::string_view text) { std::cerr << printable(text); }

}  // namespace play
