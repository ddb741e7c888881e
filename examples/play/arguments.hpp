#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "terminal.hpp"

namespace play {

/// Who takes a seat.
enum class Player : std::uint8_t { person, random, search, simple };

[[nodiscard]] std::string_view word_of(Player player);
/// The same in a language, as people are told who plays.
[[nodiscard]] std::string called(Player player, const Ink& ink);
/// Players by name, parted by commas; empty if a word is none.
[[nodiscard]] std::optional<std::vector<Player>> parse_players(std::string_view text);

/// What was asked for on the command line.
struct Arguments {
  std::string title;
  std::vector<std::string> settings;  ///< name=value, options and setup alike
  std::vector<Player> players;        ///< empty: one person against searches
  std::optional<std::uint64_t> seed;
  std::uint32_t effort = 32;  ///< iterations of a search for each of its moves
  std::uint32_t games = 0;    ///< play so many without a word and count how they end
  std::string load;           ///< a file with a record to go on from
  std::string save;           ///< a file that keeps the record of the game while it is played
  bool overwrite = false;     ///< files that hold something else are replaced without asking
  std::optional<bool> pause;  ///< wait after a person's move, while it can be taken back
  bool ask_all = false;       ///< ask a person also where it has one legal move only
  bool replay = false;        ///< tell the loaded game from its beginning
  bool rules = false;         ///< tell by which rules
  bool rulebook = false;      ///< print the rules in force
  bool show = false;
  bool help = false;
  std::string wrong;  ///< what could not be understood
};

/// The language that the words ask for; empty if they ask for none that is spoken.
[[nodiscard]] std::string language_in(const std::vector<std::string>& words);
/// What is wrong with the words is told in the language of `ink`.
[[nodiscard]] Arguments parse_arguments(const std::vector<std::string>& words, const Ink& ink);

}  // namespace play
