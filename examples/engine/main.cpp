#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/version.hpp>

#include "../play/arguments.hpp"
#include "../play/pointed.hpp"
#include "../play/printable.hpp"
#include "../play/text.hpp"
#include "../players/spec.hpp"
#include "answer.hpp"
#include "lines.hpp"
#include "titles.hpp"

// The engine: answers commands, a line each, with a line each. README.md beside this file has all of them.

namespace {

/// The version of the protocol.
constexpr int protocol = 1;
constexpr std::string_view usage =
    "usage: regelwerk_engine [PLAYER]\n"
    "Answers commands on its standard input, see examples/engine/README.md. PLAYER thinks unless a command says\n"
    "something else; a word:\n";

/// The commands that are not about a game, and the table of the game.
class Engine {
 public:
  Engine(std::string player, engine::Lines& lines) : player_(std::move(player)), lines_(lines) {}

  /// The answer to a line.
  [[nodiscard]] std::string answer(std::string_view line) {
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::string_view name = line.substr(0, blank);
    const std::string_view rest = blank < line.size() ? line.substr(blank + 1) : std::string_view{};
    if (name == "hello") return hello(rest);
    if (name == "titles") return titles();
    if (name == "game") return game(rest);
    if (!table_) return engine::error(play::excerpt(name), " needs a game; game TITLE begins one");
    return table_(name, rest, [&] { return !lines_.stops(); });
  }

 private:
  static std::string hello(std::string_view spoken) {
    if (spoken != std::to_string(protocol)) return engine::error("this program speaks protocol ", protocol);
    const auto& version = regelwerk::version;
    return play::join("hello ", protocol, " regelwerk ", version.major_part, ".", version.minor_part, ".",
                      version.patch_part);
  }
  static std::string titles() {
    std::string names = "titles";
    for (const engine::Title& title : engine::titles()) names += play::join(" ", title.name);
    return names;
  }
  std::string game(std::string_view rest) {
    std::vector<std::string> words = play::words_of(rest);
    if (words.empty()) return engine::error("which title?");
    for (const engine::Title& title : engine::titles()) {
      if (!regelwerk::same_letters(title.name, words[0])) continue;
      words.erase(words.begin());
      engine::Opened opened = title.open(words, player_);
      if (!opened.wrong.empty()) return engine::error(opened.wrong);
      table_ = std::move(opened.table);
      return "ok";
    }
    return engine::error("there is no title ", play::excerpt(words[0]));
  }

  std::string player_;
  engine::Lines& lines_;
  engine::Table table_;
};

int serve(const std::string& player) {
  engine::Lines lines{STDIN_FILENO};
  Engine engine{player, lines};
  while (const auto line = lines.next()) {
    if (*line == "quit") break;
    // It came after what it was to end.
    if (*line == "stop") continue;
    std::cout << play::printable(engine.answer(*line)) << std::endl;
    if (!std::cout) return 1;
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string player = argc > 1 ? argv[1] : "ismcts";
  if (player == "--help" || player == "-h") {
    std::cout << usage << players::list_players();
    return 0;
  }
  const players::WordReader reading = players::read_player(player);
  if (argc > 2 || !reading.wrong.empty()) {
    std::cerr << (argc > 2 ? "one player at most" : players::explain(player, reading)) << "\n\n"
              << usage << players::list_players();
    return 2;
  }
  return serve(player);
}
