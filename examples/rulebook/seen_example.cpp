#include "seen_example.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "../play/printed_rules.hpp"
#include "../play/text.hpp"

namespace rulebook {

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    if (!line.empty()) lines.emplace_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

bool speaks_of_option(std::string_view sentence, std::string_view name) {
  const bool is_word = name.find('_') == std::string_view::npos;
  const std::size_t at = sentence.find(play::join("option ", name));
  return play::has_word(sentence, name) && (!is_word || at != std::string_view::npos);
}

}  // namespace rulebook
