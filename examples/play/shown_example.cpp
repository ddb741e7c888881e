#include "shown_example.hpp"

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

}  // namespace play
