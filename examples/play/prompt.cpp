#include "prompt.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace play {

std::optional<std::string> ask(Terminal& terminal, std::string_view question) {
  terminal.out << question << std::flush;
  std::string line;
  if (!std::getline(terminal.in, line)) {
    terminal.out << terminal.ink.text("\nThe input has ended, so the game stops here.\n");
    return std::nullopt;
  }
  constexpr std::string_view blanks = " \t\r";
  const std::size_t first = line.find_first_not_of(blanks);
  if (first == std::string::npos) return std::string{};
  return line.substr(first, line.find_last_not_of(blanks) - first + 1);
}

std::size_t columns_for(const std::vector<std::string>& texts) {
  std::size_t widest = 0;
  for (const std::string& text : texts) widest = std::max(widest, text.size());
  return std::max<std::size_t>(1, (line_columns + 2) / (widest + 8));
}

std::string in_columns(const std::vector<std::string>& texts, const std::vector<std::size_t>& numbers) {
  std::size_t widest = 0;
  for (const std::string& text : texts) widest = std::max(widest, text.size());
  const std::size_t columns = columns_for(texts);
  std::string all;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::string number = std::to_string(numbers[i]);
    all += std::string(number.size() < 4 ? 4 - number.size() : 0, ' ') + number + "  " + texts[i];
    const bool last = i + 1 == texts.size() || (i + 1) % columns == 0;
    all += last ? "\n" : std::string(widest - texts[i].size() + 2, ' ');
  }
  return all;
}

std::optional<std::string> read_file(const std::string& path) {
  const std::ifstream file{path, std::ios::binary};
  std::ostringstream text;
  // Of a folder, the opening succeeds and only the reading fails; an empty file is no record either.
  if (!file || !(text << file.rdbuf())) return std::nullopt;
  return text.str();
}

bool write_file(const std::string& path, std::string_view text) {
  std::ofstream file{path, std::ios::binary};
  file << text;
  file.close();
  return !file.fail();
}

}  // namespace play
