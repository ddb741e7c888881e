#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "../play/terminal.hpp"
#include "example.hpp"

namespace rulebook {

/// The lines of a text, without the blanks before them and without empty ones.
[[nodiscard]] std::vector<std::string> lines_of(std::string_view text);

/// An example with all that a page shows of it; what is empty is not shown.
struct SeenExample {
  Example example;
  std::string options;                ///< those that are not standard, by blanks
  std::string before;                 ///< an SVG
  std::string after;                  ///< an SVG; empty if it would be the first one again
  std::vector<std::string> told;      ///< sentences on what happens
  std::vector<std::string> refusals;  ///< sentences on why not
  bool is_chance = false;             ///< nobody chooses the move
};

/// A rule of the page.
struct SeenRule {
  std::string_view id;
  std::string sentence;
  std::string source;
  std::string options;  ///< the standard values of those that the sentence speaks of
  bool is_in_force = true;
};

/// A title whose types are forgotten, for a page in the language of `ink`.
struct PageTitle {
  std::string_view name;
  std::vector<SeenRule> (*rules)(const play::Ink& ink);
  /// Of each game a line per option: the standard, a blank, what may be.
  std::vector<std::string> (*options)(const play::Ink& ink);
  SeenExample (*see)(const Example& example, const play::Ink& ink);
  std::string (*components)(const play::Ink& ink);  ///< what is in the box of the standard game, in whole lines
};

}  // namespace rulebook
