#pragma once
#include <array>
#include <cstddef>
#include <istream>
#include <ostream>
#include <string>
#include <string_view>

#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/seat.hpp>

#include "line_editor.hpp"
#include "phrase.hpp"
#include "printable.hpp"
#include "text.hpp"

namespace play {

/// Paints words for a terminal; without colours it hands them through. Colours carry a mark until they are printed, see
/// printable.hpp.
class Ink {
 public:
  explicit Ink(bool colours = false) : colours_(colours) {}
  /// Without colours, in this language; in English if it is not one of the library's.
  [[nodiscard]] static Ink speaking(std::string_view language) {
    Ink ink;
    if (regelwerk::with_language(language, [](auto /*tongue*/) {})) ink.speak(language);
    return ink;
  }

  /// The code of the language that is spoken, see core/language/language.hpp.
  [[nodiscard]] std::string_view language() const { return language_; }
  void speak(std::string_view language) { language_ = language; }
  /// True if what happens is told with the rules by which it does.
  [[nodiscard]] bool names_rules() const { return names_rules_; }
  void name_rules(bool named) { names_rules_ = named; }
  /// A text of this program in that language, its parts filled in.
  template <class... Parts>
  [[nodiscard]] std::string text(Phrase phrase, const Parts&... parts) const {
    return filled(phrase.in(language_), parts...);
  }
  /// What the library says: `speech(tongue)` in that language.
  template <class Speech>
  [[nodiscard]] std::string spoken(const Speech& speech) const {
    std::string text;
    regelwerk::with_language(language_, [&](auto tongue) { text = speech(tongue); });
    return text;
  }

  [[nodiscard]] std::string bold(std::string_view text) const { return paint("1", text); }
  [[nodiscard]] std::string dim(std::string_view text) const { return paint("2", text); }
  /// In the colour of a seat.
  [[nodiscard]] std::string of(regelwerk::Seat seat, std::string_view text) const {
    constexpr std::array<std::string_view, regelwerk::seat_limit> codes{"1;31", "1;34", "1;32", "1;33",
                                                                        "1;35", "1;36", "1;37"};
    return paint(codes[static_cast<std::size_t>(seat.index())], text);
  }
  /// The letter that a seat goes by, in its colour.
  [[nodiscard]] std::string name(regelwerk::Seat seat) const { return of(seat, std::string(1, letter(seat))); }
  [[nodiscard]] static char letter(regelwerk::Seat seat) { return static_cast<char>('A' + seat.index()); }

 private:
  [[nodiscard]] std::string paint(std::string_view code, std::string_view text) const {
    if (!colours_) return std::string{text};
    return join("\033[", code, ";", own_mark(), "m", text, "\033[0;", own_mark(), "m");
  }

  bool colours_;
  bool names_rules_ = false;
  std::string language_ = "en";
};

/// No line that is printed takes more columns.
inline constexpr std::size_t line_columns = 80;

/// How many columns a text takes; colours take none, and a character of several bytes takes one.
[[nodiscard]] inline std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  bool colour = false;
  for (const char c : text) {
    if (c == '\033') colour = true;
    const bool continues = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
    if (!colour && !continues) ++columns;
    if (c == 'm') colour = false;
  }
  return columns;
}

/// The text as a terminal may get it, see printable.hpp, with lines that are too long broken at blanks; what goes on is
/// indented, below the second column of words where a line has two.
[[nodiscard]] std::string wrapped(std::string_view raw);
/// Prints whole lines on the standard error.
void complain(std::string_view text);

/// The text with blanks behind it, at least one, so that `columns` are filled.
[[nodiscard]] inline std::string padded(std::string_view text, std::size_t columns) {
  const std::size_t taken = columns_of(text);
  return join(text, std::string(taken < columns ? columns - taken : 1, ' '));
}

/// Where a game is played: what people type and what they see.
struct Terminal {
  std::istream& in;
  std::ostream& out;
  Ink ink{};
  bool screen = false;                 ///< the output is a screen that can be cleared
  bool keyboard = false;               ///< the input comes from somebody who reads along
  const LineEditor* editor = nullptr;  ///< who reads lines instead, where somebody types on a screen

  /// True if somebody sees what is printed and answers.
  [[nodiscard]] bool is_watched() const { return screen && keyboard; }

  /// Prints whole lines, none of them too long.
  void say(std::string_view text) const;
  /// Clears a screen, also what has left it above where nobody may scroll back to it.
  void clear(bool with_past) const;
};

}  // namespace play
