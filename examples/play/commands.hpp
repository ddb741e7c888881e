#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "phrase.hpp"

namespace play {

/// What a person can do beside moving.
enum class Command : std::uint8_t { help, moves, hint, explain, board, rules, undo, replay, picture, save, load, quit };

/// A command's words, parted by blanks, the usual one first. All are known whatever language is spoken.
struct CommandWords {
  std::string_view english;
  std::string_view german;
  std::string_view others;  ///< not listed by help
  Phrase help;

  [[nodiscard]] constexpr std::string_view all_in(std::string_view language) const {
    return language == "de" ? german : english;
  }
  [[nodiscard]] constexpr std::string_view in(std::string_view language) const {
    const std::string_view all = all_in(language);
    return all.substr(0, all.find(' '));
  }
};

/// In the order of Command.
inline constexpr std::array command_words{
    CommandWords{"help ?", "hilfe ?", "h", "how to type moves; help commands: what these commands do"},
    CommandWords{"moves", "züge", "move zug",
                 "moves [TEXT]: all legal moves by number, or those with the text in them"},
    CommandWords{"hint", "tipp", "tip rat", "the three moves that a search likes best, with their values"},
    CommandWords{"explain", "erklären", "erkläre",
                 "explain [N ...]: what speaks for the moves of the hint, or for these moves"},
    CommandWords{"board", "brett", "",
                 "board [NAME]: board, hand and what the signs mean; or a part, as a thief's sheet"},
    CommandWords{"rules", "regeln", "rule regel", "rules [ID]: one rule with its examples, or all that are in force"},
    CommandWords{"undo back", "zurück", "", "take your last move back, if nobody has learned anything since"},
    CommandWords{"replay", "wiederholen", "wiederhole", "replay [N]: tell the game again, or its last N moves"},
    CommandWords{"picture", "bild", "", "picture FILE: draw what you see as an SVG, for a browser"},
    CommandWords{"save", "speichern", "speichere", "save FILE: write the game down, hidden cards included"},
    CommandWords{"load", "laden", "lade", "load FILE: go on with a game that was saved"},
    CommandWords{"quit q exit", "ende aufhören", "beenden verlassen", "leave the game"},
};

[[nodiscard]] constexpr const CommandWords& words_of(Command command) {
  return command_words[static_cast<std::size_t>(command)];
}

/// The command that a word stands for, in small or large letters and with ä, ö, ü written as it pleases.
[[nodiscard]] std::optional<Command> command_named(std::string_view word);
/// True if a line has one word, which stands for this command.
[[nodiscard]] bool asks_for(std::string_view line, Command command);
/// The words of a command in a language, parted by commas.
[[nodiscard]] std::string all_words_of(Command command, std::string_view language);

/// The one of `words` that a mistyped one is most like: a letter is wrong, missing or too many, or two are exchanged,
/// in words of six letters up to two times; or it is the beginning of one. Empty if none is like it.
[[nodiscard]] std::string nearest(std::string_view typed, const std::vector<std::string>& words);
/// The same among all words of commands, those of the language first.
[[nodiscard]] std::string nearest_command(std::string_view typed, std::string_view language);

/// True if a text cannot be meant as a move, although it is none of the commands: `foo`, not `5:0~9`. `due` is how far
/// it could be read as a move.
[[nodiscard]] bool is_no_move(std::string_view typed, std::size_t due);

}  // namespace play
