#include "simplify.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../play/text.hpp"
#include "texts.hpp"

namespace rulebook {
namespace {

constexpr bool is_sign(char letter) { return letter == '=' || letter == '/' || letter == ',' || letter == '-'; }

/// The lines that are one thing simpler: a part between signs left empty or taken away, one letter of it taken away.
std::vector<std::string> simpler_lines(const std::string& line) {
  std::vector<std::string> lines;
  std::size_t at = line.find(' ');
  while (at < line.size()) {
    const std::size_t begin = at + 1;
    at = begin;
    while (at < line.size() && line[at] != ' ' && line[at] != '/' && line[at] != ',' && line[at] != '=') ++at;
    const std::size_t size = at - begin;
    const bool is_name = at < line.size() && line[at] == '=';
    if (is_name || size == 0) continue;
    const std::string_view all = line;
    const std::string_view before = all.substr(0, begin);
    const std::string_view behind = all.substr(at);
    const std::string_view part = all.substr(begin, size);
    if (part != "-") lines.push_back(play::join(before, "-", behind));
    if (part != "0" && part != "-") lines.push_back(play::join(before, "0", behind));
    if (line[begin - 1] == ',') lines.push_back(play::join(all.substr(0, begin - 1), behind));
    for (std::size_t i = 0; i < size && size > 1; ++i) {
      lines.push_back(play::join(before, part.substr(0, i), part.substr(i + 1), behind));
    }
  }
  return lines;
}

}  // namespace

std::size_t cost(const Example& example) {
  std::size_t letters = 0;
  for (const char letter : example.state) letters += is_sign(letter) ? 0U : 1U;
  std::size_t told = 0;
  for (const std::string& event : example.events) told += event.starts_with("course_changed") ? 1U : 4U;
  return letters + 2 * words_of(example.legal).size() + told;
}

Example simplified(const Example& example, const Shows& shows) {
  std::optional<Example> best = shows(example);
  if (!best) return example;
  bool is_better = true;
  while (is_better) {
    is_better = false;
    for (const std::string& line : simpler_lines(best->state)) {
      Example asked = *best;
      asked.state = line;
      const auto shown = shows(asked);
      if (shown && cost(*shown) < cost(*best)) {
        best = shown;
        is_better = true;
        break;
      }
    }
  }
  return *best;
}

}  // namespace rulebook
