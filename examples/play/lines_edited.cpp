// By libedit or readline, which have these functions in common. Their headers come last, as they declare C's own names.
#include <array>
#include <clocale>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "line_editor.hpp"

#include <readline.h>

#include <history.h>

namespace play {
namespace {

/// Both libraries count the columns of a question, and those of colours are none if they stand between these signs.
std::string with_marked_colours(std::string_view question) {
  std::string text;
  bool colour = false;
  for (const char sign : question) {
    if (sign == '\033' && !colour) {
      text += RL_PROMPT_START_IGNORE;
      colour = true;
    }
    text += sign;
    if (sign == 'm' && colour) {
      text += RL_PROMPT_END_IGNORE;
      colour = false;
    }
  }
  return text;
}

void begin() {
  // Characters of several bytes, also where the environment knows of none.
  std::setlocale(LC_CTYPE, "");
  if (MB_CUR_MAX == 1) std::setlocale(LC_CTYPE, "C.UTF-8");
  using_history();
  constexpr int most_lines = 500;
  stifle_history(most_lines);
  // Whoever ends the program from outside gets the terminal back as it was.
  rl_catch_signals = 1;
}

std::optional<std::string> read(const std::string& question) {
  char* const typed = readline(with_marked_colours(question).c_str());
  if (typed == nullptr) return std::nullopt;
  std::string line{typed};
  std::free(typed);  // NOLINT(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory): it is C's
  return line;
}

/// A line typed twice is kept once.
std::string& last_line() {
  static std::string line;
  return line;
}
void remember(const std::string& line) {
  if (line != last_line()) add_history(line.c_str());
  last_line() = line;
}
void forget() {
  clear_history();
  last_line().clear();
}

}  // namespace

const LineEditor* line_editor() {
  static const LineEditor editor = [] {
    begin();
    return LineEditor{read, remember, forget};
  }();
  return &editor;
}

}  // namespace play
