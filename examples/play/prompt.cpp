#include "prompt.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include <regelwerk/core/container/text.hpp>

#include "commands.hpp"

namespace play {

namespace {

/// What a screen has room for.
struct Size {
  std::size_t rows = 24;
  std::size_t columns = 80;
};
Size size_of_screen() {
  winsize window{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0 || window.ws_row == 0 || window.ws_col == 0) return {};
  return {window.ws_row, window.ws_col};
}

/// How many rows whole lines take.
std::size_t rows_of(std::string_view lines, std::size_t columns) {
  std::size_t rows = 0;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size() - 1);
    rows += std::max<std::size_t>(1, (columns_of(lines.substr(0, end)) + columns - 1) / columns);
    lines.remove_prefix(end + 1);
  }
  return rows;
}

}  // namespace

std::optional<std::string> read_line(Terminal& terminal, std::string_view question) {
  std::optional<std::string> line;
  if (terminal.editor != nullptr) {
    terminal.out << std::flush;
    line = terminal.editor->read(printable(question));
  } else {
    terminal.out << printable(question) << std::flush;
    line.emplace();
    if (!std::getline(terminal.in, *line)) line.reset();
  }
  if (!line) return line;
  constexpr std::string_view blanks = " \t\r";
  const std::size_t first = line->find_first_not_of(blanks);
  if (first == std::string::npos) return std::string{};
  return line->substr(first, line->find_last_not_of(blanks) - first + 1);
}

std::optional<std::string> ask(Terminal& terminal, std::string_view question) {
  auto line = read_line(terminal, question);
  if (!line) {
    terminal.out << terminal.ink.text("\nThe input has ended, so the game stops here.\n");
  } else if (terminal.editor != nullptr && !line->empty()) {
    terminal.editor->remember(*line);
  }
  return line;
}

std::optional<std::string> page(Terminal& terminal, std::string_view text) {
  if (!terminal.is_watched()) {
    terminal.say(text);
    return std::nullopt;
  }
  const Size size = size_of_screen();
  std::size_t filled = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1);
    const std::string lines = wrapped(text.substr(0, end + 1));
    text.remove_prefix(end + 1);
    const std::size_t rows = rows_of(lines, size.columns);
    if (filled > 0 && filled + rows >= size.rows) {
      auto typed = read_line(terminal, terminal.ink.text("Enter shows more, quit ends> "));
      if (!typed || asks_for(*typed, Command::quit)) return std::nullopt;
      if (!typed->empty()) return typed;
      filled = 0;
    }
    terminal.out << lines;
    filled += rows;
  }
  return std::nullopt;
}

bool agrees(Terminal& terminal, std::string_view question) {
  if (!terminal.keyboard) return false;
  const std::string answer = read_line(terminal, question).value_or("");
  constexpr std::array<std::string_view, 4> words{"yes", "y", "ja", "j"};
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return regelwerk::same_letters(answer, word); });
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

}  // namespace play
