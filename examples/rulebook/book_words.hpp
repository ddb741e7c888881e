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
    "en",
    "Rules of ",
    "Every rule in one sentence, seen at work in positions of the game. Below each stands where it comes from: "
    "sections of "
    "the rulebook in the box, a decision where that leaves something open, or a reconstruction where it is not known.",
    "Contents",
    "Options",
    "Unless an example says otherwise, these options hold, the standard ones:",
    "Source",
    "In code",
    "In tests",
    "and others",
    "Holds only with other options than the standard ones.",
    "Standard here",
    "Options here",
    "before",
    "after",
    "Move",
    "Chance",
    "What happens",
    "Refused",
    "There is no such position",
    "There is no such game",
    "What can be done",
    "moves",
    "Weight among all draws",
    "Outcome",
    "place",
    "points",
    "equal places parted by",
    "the game goes on",
    "can see",
    "As text",
    "Afterwards",
    "All rules",
    "to the contents",
};

inline constexpr BookWords german_words{
    "de",
    "Regeln von ",
    "Jede Regel in einem Satz und an Stellungen des Spiels gezeigt. Unter jeder steht, woher sie kommt: Abschnitte des "
    "gedruckten Regelhefts, eine Entscheidung, wo dieses etwas offen lässt, oder eine Rekonstruktion, wo es fehlt.",
    "Inhalt",
    "Optionen",
    "Wo ein Beispiel nichts anderes sagt, gelten diese Optionen, die des Standards:",
    "Quelle",
    "Im Code",
    "In Tests",
    "und andere",
    "Gilt nur mit anderen Optionen als denen des Standards.",
    "Standard hier",
    "Optionen hier",
    "vorher",
    "nachher",
    "Zug",
    "Zufall",
    "Was geschieht",
    "Verboten",
    "Diese Stellung gibt es nicht",
    "Dieses Spiel gibt es nicht",
    "Was möglich ist",
    "Züge",
    "Gewicht unter allen Ziehungen",
    "Ergebnis",
    "Platz",
    "Punkte",
    "Gleichstand aufgelöst durch",
    "das Spiel geht weiter",
    "sieht",
    "Als Text",
    "Danach",
    "Alle Regeln",
    "zum Inhalt",
};

/// Those of a language by its code; English ones for any other.
[[nodiscard]] constexpr const BookWords& book_words(std::string_view language) {
  return language == german_words.language ? german_words : english_words;
}

}  // namespace rulebook
