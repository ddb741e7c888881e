#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/language/language.hpp>

#include "arguments.hpp"
#include "commands.hpp"
#include "english.hpp"
#include "files.hpp"
#include "german.hpp"
#include "line_editor.hpp"
#include "prompt.hpp"
#include "text.hpp"
#include "titles.hpp"

namespace {

using play::Title;

std::string_view usage(const play::Ink& ink) {
  return ink.language() == "de" ? play::german::usage : play::english::usage;
}

std::string about(const play::Ink& ink) {
  std::string text{usage(ink)};
  for (const Title& title : play::titles()) {
    text += play::join("\n", title.name, ": ", title.help->in(ink.language()).summary, "\n", title.settings(ink));
  }
  return text;
}

const Title* find_title(std::string_view name) {
  for (const Title& title : play::titles()) {
    if (regelwerk::same_letters(title.name, name)) return &title;
  }
  return nullptr;
}

std::string no_title(const std::string& name, const play::Ink& ink) {
  std::vector<std::string> names;
  for (const Title& title : play::titles()) names.emplace_back(title.name);
  const std::string like = play::nearest(name, names);
  return ink.text("there is no title {}", name) + (like.empty() ? "" : ink.text("; did you mean {}?", like));
}

int refuse(std::string_view why, const play::Ink& ink) {
  std::cerr << play::wrapped(play::join(why, "\n\n", usage(ink)));
  return 2;
}

int show(const Title* only, play::Terminal& terminal) {
  int status = 0;
  bool shown = false;
  for (const Title& title : play::titles()) {
    if (only != nullptr && only != &title) continue;
    // Five games are more than anybody reads at once.
    if (std::exchange(shown, true) && terminal.is_watched()) {
      const auto typed = read_line(terminal, terminal.ink.text("\nEnter shows {}, quit ends> ", title.name));
      if (!typed || asks_for(*typed, play::Command::quit)) return status;
    }
    if (title.show(terminal) != 0) status = 1;
  }
  return status;
}

int print_rules(const Title* only, const play::Arguments& arguments, play::Terminal& terminal) {
  for (const Title& title : play::titles()) {
    if (only != nullptr && only != &title) continue;
    const play::Printed printed = title.rulebook(arguments, terminal.ink);
    if (!printed.wrong.empty()) return refuse(printed.wrong, terminal.ink);
    terminal.say(play::join(printed.text, only == nullptr ? "\n" : ""));
  }
  return 0;
}

/// The language of the environment, as the C library finds it, if it is one of the library's.
std::string language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    std::string code = std::string{value}.substr(0, 2);
    return regelwerk::with_language(code, [](auto /*tongue*/) {}) ? code : "en";
  }
  return "en";
}

int run(play::Arguments arguments, play::Terminal& terminal) {
  const play::Ink& ink = terminal.ink;
  if (!arguments.wrong.empty()) return refuse(arguments.wrong, ink);
  if (arguments.help) {
    terminal.say(about(ink));
    return 0;
  }
  if (arguments.title.empty() && !arguments.load.empty()) {
    // A record begins with the name of its game.
    const auto words = play::words_of(play::read_file(arguments.load).value_or(""));
    if (words.empty()) return refuse(ink.text("{} holds no game", arguments.load), ink);
    arguments.title = words.front();
  }
  const Title* const title = find_title(arguments.title);
  if (title == nullptr && !arguments.title.empty()) return refuse(no_title(arguments.title, ink), ink);
  if (arguments.show) return show(title, terminal);
  if (arguments.rulebook) return print_rules(title, arguments, terminal);
  if (title == nullptr) return refuse(ink.text("which title?"), ink);
  return title->run(arguments, terminal);
}

}  // namespace

int main(int argc, char** argv) {
  // A file that may not grow is told like a disk that is full, and does not end the game.
  std::signal(SIGXFSZ, SIG_IGN);
  const bool screen = isatty(STDOUT_FILENO) == 1;
  const bool colours = screen && std::getenv("NO_COLOR") == nullptr;
  play::Terminal terminal{std::cin, std::cout, play::Ink{colours}, screen, isatty(STDIN_FILENO) == 1};
  const char* const kind = std::getenv("TERM");
  const bool can_edit = kind != nullptr && *kind != '\0' && std::string_view{kind} != "dumb";
  if (terminal.is_watched() && can_edit) terminal.editor = play::line_editor();
  const std::vector<std::string> words{argv + 1, argv + argc};
  const std::string asked = play::language_in(words);
  terminal.ink.speak(asked.empty() ? language_of_environment() : asked);
  return run(play::parse_arguments(words, terminal.ink), terminal);
}
