#pragma once
#include <string>
#include <vector>

#include "example.hpp"
#include "titles.hpp"

namespace rulebook {

/// How many alterations of a book were tried, and those that nobody noticed.
struct Alterations {
  int made = 0;
  std::vector<std::string> missed;
};

/// Alters a book in one thing, `count` times from the beginning: an example bears another ID, an event is another one,
/// is left out or told too early, another rule or cause refuses, a number in a fact is another one. Then reads and
/// holds it, which must go wrong.
[[nodiscard]] Alterations alter(const Book& book, const Title& title, int count);

}  // namespace rulebook
