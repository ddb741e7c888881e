#include "clou_block.hpp"

#include <algorithm>
#include <array>

#include "clou_words.hpp"
#include "text.hpp"

namespace play {

using regelwerk::clou::Condition;
using regelwerk::clou::Sign;

std::string clou_up_to(const std::string& text, std::size_t column) {
  return columns_of(text) < column ? padded(text, column) : text;
}

std::string_view clou_sign(Sign sign) {
  constexpr std::array<std::string_view, 4> words{" ", "<", ">", "="};
  return words[static_cast<std::size_t>(sign)];
}

std::string clou_packed(const std::vector<ClouBlock>& blocks) {
  std::string text;
  ClouBlock lines;
  std::size_t taken = 0;
  const auto flush = [&] {
    for (std::string& line : lines) {
      line.erase(line.find_last_not_of(' ') + 1);
      text += line + '\n';
    }
    lines.clear();
    taken = 0;
  };
  for (const ClouBlock& block : blocks) {
    if (block.empty()) continue;
    std::size_t width = 0;
    for (const std::string& line : block) width = std::max(width, columns_of(line));
    if (taken + width > line_columns) flush();
    lines.resize(std::max(lines.size(), block.size()));
    for (std::size_t i = 0; i < lines.size(); ++i) {
      lines[i] = clou_up_to(lines[i], taken);
      if (i < block.size()) lines[i] += block[i];
    }
    taken += width + 3;
  }
  flush();
  return text;
}

std::string clou_box(const Condition& condition, int number) {
  std::string inside = number > 0                     ? join(number)
                       : condition.sign == Sign::none ? ""
                                                      : join(clou_sign(condition.sign), int{condition.k});
  if (inside.size() < 2) inside.insert(0, 1, ' ');
  return join("[", padded(inside, 3), "]");
}

}  // namespace play
