#pragma once
#include <string_view>

namespace rulebook {

/// The words of a printed book in one language.
struct BookWords {
  std::string_view language;  ///< its code
  std::string_view rules_of;  ///< before the title
  std::string_view about;     ///< what the book is, in some sentences
  std::string_view contents;
  std::string_view standard;       ///< the heading of the options
  std::string_view about_options;  ///< a sentence on them
  std::string_view box;            ///< the heading of what is in the box
  std::string_view source;
  std::string_view code;
  std::string_view tests;
  std::string_view more;         ///< behind names of files, that there are others
  std::string_view only_with;    ///< of rules that the standard options leave out
  std::string_view see_options;  ///< before the options that a rule names
  std::string_view options;      ///< before those of an example
  std::string_view before;       ///< what a picture shows
  std::string_view after;        ///< the same
  std::string_view move;
  std::string_view chance;  ///< a move that nobody chooses
  std::string_view happens;
  std::string_view refused;
  std::string_view impossible;  ///< of a position that there is not
  std::string_view no_game;     ///< of options with which there is no game
  std::string_view can_do;      ///< before all moves of a position
  std::string_view number_of_moves;
  std::string_view weight;  ///< before the part of a move in all that chance can do
  std::string_view outcome;
  std::string_view place;
  std::string_view points;
  std::string_view tie_broken;
  std::string_view open;  ///< instead of an outcome
  std::string_view sees;  ///< behind a seat
  std::string_view line;  ///< the position as the library writes it
  std::string_view line_after;
  std::string_view index;
  std::string_view to_contents;
};

inline constexpr BookWords english_words{
    .language = "en",
    .rules_of = "Rules of ",
    .about =
        "Every rule in one sentence, seen at work in positions of the game. Below each stands where it comes "
        "from: sections of the rulebook in the box, a decision where that leaves something open, or a "
        "reconstruction where it is not known.",
    .contents = "Contents",
    .standard = "Options",
    .about_options = "Unless an example says otherwise, these options hold, the standard ones:",
    .box = "In the box",
    .source = "Source",
    .code = "In code",
    .tests = "In tests",
    .more = "and others",
    .only_with = "Holds only with other options than the standard ones.",
    .see_options = "Standard here",
    .options = "Options here",
    .before = "before",
    .after = "after",
    .move = "Move",
    .chance = "Chance",
    .happens = "What happens",
    .refused = "Refused",
    .impossible = "There is no such position",
    .no_game = "There is no such game",
    .can_do = "What can be done",
    .number_of_moves = "moves",
    .weight = "Weight among all draws",
    .outcome = "Outcome",
    .place = "place",
    .points = "points",
    .tie_broken = "equal places parted by",
    .open = "the game goes on",
    .sees = "can see",
    .line = "As text",
    .line_after = "Afterwards",
    .index = "All rules",
    .to_contents = "to the contents",
};

inline constexpr BookWords german_words{
    .language = "de",
    .rules_of = "Regeln von ",
    .about =
        "Jede Regel in einem Satz und an Stellungen des Spiels gezeigt. Unter jeder steht, woher sie kommt: "
        "Abschnitte des gedruckten Regelhefts, eine Entscheidung, wo dieses etwas offen lässt, oder eine "
        "Rekonstruktion, wo es fehlt.",
    .contents = "Inhalt",
    .standard = "Optionen",
    .about_options = "Wo ein Beispiel nichts anderes sagt, gelten diese Optionen, die des Standards:",
    .box = "In der Schachtel",
    .source = "Quelle",
    .code = "Im Code",
    .tests = "In Tests",
    .more = "und andere",
    .only_with = "Gilt nur mit anderen Optionen als denen des Standards.",
    .see_options = "Standard hier",
    .options = "Optionen hier",
    .before = "vorher",
    .after = "nachher",
    .move = "Zug",
    .chance = "Zufall",
    .happens = "Was geschieht",
    .refused = "Verboten",
    .impossible = "Diese Stellung gibt es nicht",
    .no_game = "Dieses Spiel gibt es nicht",
    .can_do = "Was möglich ist",
    .number_of_moves = "Züge",
    .weight = "Gewicht unter allen Ziehungen",
    .outcome = "Ergebnis",
    .place = "Platz",
    .points = "Punkte",
    .tie_broken = "Gleichstand aufgelöst durch",
    .open = "das Spiel geht weiter",
    .sees = "sieht",
    .line = "Als Text",
    .line_after = "Danach",
    .index = "Alle Regeln",
    .to_contents = "zum Inhalt",
};

/// Those of a language by its code; English ones for any other.
[[nodiscard]] constexpr const BookWords& book_words(std::string_view language) {
  return language == german_words.language ? german_words : english_words;
}

}  // namespace rulebook
