#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rulebook {

/// A rule seen at work: a position, mostly a move, and what comes of it or why it is refused. Everything is in the
/// library's own texts; what is empty is not asked for.
struct Example {
  std::size_t line = 0;             ///< of the file, from 1, where it begins
  std::string id;                   ///< the rule's
  int number = 0;                   ///< of the rule's examples, from 1
  std::string english;              ///< the caption
  std::string german;               ///< the same
  std::string options;              ///< instead of a position: settings with which there is no game
  std::string state;                ///< the position as a line
  std::string viewer;               ///< a seat: events and `seen` are as it is shown them
  std::string move;                 ///< a move of a seat or of chance
  std::vector<std::string> events;  ///< everything that happens, in order
  std::string after;                ///< words of the line of the position after the move
  std::string legal;                ///< all that can be done in the position: their number, or the moves by blanks
  std::string chance;               ///< the weight of the move among all: `4/52`
  std::string outcome;              ///< place and points of every seat at the end, `1:30 2:18 by SM-45`, or `open`
  std::string seen;                 ///< words of the viewer's line, after the move if there is one
  std::string refused;              ///< the rule that forbids it, and what it is about

  [[nodiscard]] bool refuses() const { return !refused.empty(); }
  [[nodiscard]] std::string name() const { return id + '.' + std::to_string(number); }

  friend bool operator==(const Example&, const Example&) = default;
};

/// A part of the rules: what goes before play, a phase of it, how it ends.
struct Section {
  std::string id;  ///< the first rule
  std::string english;
  std::string german;

  friend bool operator==(const Section&, const Section&) = default;
};

/// All examples of a title, in the order of its rules.
struct Book {
  std::string title;
  std::vector<Section> sections;          ///< in the order of the rules
  std::vector<std::string> never_refuse;  ///< IDs of rules that forbid nothing
  std::vector<Example> examples;
};

/// A book read from a text, or the line at which it is none and why.
struct WordReader {
  Book book;
  std::size_t line = 0;
  std::string wrong;  ///< empty if it is a book
};

/// Reads a book: first `title: NAME` and, if there are any, `never refuse: ID ID`; then blocks parted by empty lines,
/// each headed by an ID with a number, `TK-27.2`, with lines `name: text` behind it. A section begins before the
/// examples of its first rule, `section: ENGLISH | GERMAN`. Lines that begin with # are left out; a line that ends in a
/// backslash goes on in the next one.
[[nodiscard]] WordReader read_book(std::string_view text);

/// The lines of an example as read_book reads them.
[[nodiscard]] std::string write_example(const Example& example);
/// The whole book in the same way.
[[nodiscard]] std::string write_book(const Book& book);

}  // namespace rulebook
