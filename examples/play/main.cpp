#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include <regelwerk/core/language.hpp>
#include <regelwerk/core/text.hpp>

#include "arguments.hpp"
#include "prompt.hpp"
#include "text.hpp"
#include "titles.hpp"

namespace {

using play::Title;

constexpr std::string_view usage =
    "usage: regelwerk_play TITLE [NAME=VALUE ...] [--seats=PLAYER,...] [--save=FILE]\n"
    "       regelwerk_play [TITLE] --load=FILE [--replay] [--seats=PLAYER,...]\n"
    "       regelwerk_play TITLE --games=N --seats=PLAYER,... [NAME=VALUE ...]\n"
    "       regelwerk_play --show [TITLE]\n"
    "  NAME=VALUE    a house rule; also --options=\"NAME=VALUE NAME=VALUE\"\n"
    "  --seats       who sits where, each a person, random or search; some titles have simple besides, a player that "
    "follows rules of thumb; default: a person against searches\n"
    "  --seed=N      the same seed gives the same cards and the same opponents\n"
    "  --language=L  en or de: rules, refusals and what happens; default: that of the environment\n"
    "  --effort=N    playouts per move of a search, default 32\n"
    "  --games=N     plays so many games without a word and counts how they end\n"
    "  --pause       wait after a person's move, while it can be taken back; --no-pause does not\n"
    "  --ask-all     ask a person also where it has one legal move only, which else plays itself\n"
    "  --save=FILE   writes the record of the game when it ends or is left\n"
    "  --load=FILE   goes on with such a game; --replay tells it from its beginning first\n"
    "  --show        plays and tells a short game of every title\n";

std::string about_titles() {
  std::string text;
  for (const Title& title : play::titles()) {
    text += play::join("\n", title.name, ": ", title.summary, "\n", title.settings());
  }
  return text;
}

const Title* find_title(std::string_view name) {
  for (const Title& title : play::titles()) {
    if (regelwerk::same_letters(title.name, name)) return &title;
  }
  return nullptr;
}

int refuse(std::string_view why) {
  std::cerr << play::wrapped(play::join(why, "\n\n", usage, about_titles()));
  return 2;
}

int show(const Title* only, play::Terminal& terminal) {
  int status = 0;
  for (const Title& title : play::titles()) {
    if (only != nullptr && only != &title) continue;
    if (title.show(terminal) != 0) status = 1;
  }
  return status;
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
  if (!arguments.wrong.empty()) return refuse(arguments.wrong);
  terminal.language = arguments.language.empty() ? language_of_environment() : arguments.language;
  if (arguments.help) {
    terminal.say(play::join(usage, about_titles()));
    return 0;
  }
  if (arguments.title.empty() && !arguments.load.empty()) {
    // A record begins with the name of its game.
    const auto words = play::words_of(play::read_file(arguments.load).value_or(""));
    if (words.empty()) return refuse(arguments.load + " holds no game");
    arguments.title = words.front();
  }
  const Title* const title = find_title(arguments.title);
  if (title == nullptr && !arguments.title.empty()) return refuse("there is no title " + arguments.title);
  if (arguments.show) return show(title, terminal);
  if (title == nullptr) return refuse("which title?");
  return title->run(arguments, terminal);
}

}  // namespace

int main(int argc, char** argv) {
  const bool screen = isatty(STDOUT_FILENO) == 1;
  const bool colours = screen && std::getenv("NO_COLOR") == nullptr;
  play::Terminal terminal{std::cin, std::cout, play::Ink{colours}, screen, isatty(STDIN_FILENO) == 1};
  return run(play::parse_arguments({argv + 1, argv + argc}), terminal);
}
