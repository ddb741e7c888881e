#include "shown_example.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace play {

std::string with_board_names(std::string_view caption, const Ink& ink) {
  constexpr std::array<std::string_view, 3> words{"seat ", "Seat ", "Spieler "};
  std::string text;
  while (!caption.empty()) {
    std::string_view called;
    for (const std::string_view word : words) {
      const std::size_t digit = word.size();
      if (caption.starts_with(word) && caption.size() > digit && '0' <= caption[digit] && caption[digit] <= '6')
        called = word;
    }
    if (called.empty()) {
      text += caption.front();
      caption.remove_prefix(1);
    } else {
      text += ink.name(regelwerk::Seat{caption[called.size()] - '0'});
      caption.remove_prefix(called.size() + 1);
    }
  }
  return text;
}

std::string in_columns(std::string_view line) {
  constexpr std::size_t widest = line_columns - 2;
  std::string text;
  while (!line.empty()) {
    std::size_t end = std::min(widest, line.size());
    // Within a word behind a sign, if it has one.
    const std::size_t blank = line.rfind(' ', end);
    const std::size_t sign = line.find_last_of("/,", end - 1);
    if (end < line.size()) end = blank != std::string_view::npos && blank > 0 ? blank + 1 : sign < end ? sign + 1 : end;
    text += join("  ", line.substr(0, end), "\n");
    line.remove_prefix(end);
  }
  return text;
}

}  // namespace play
