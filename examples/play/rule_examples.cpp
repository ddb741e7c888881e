#include "rule_examples.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "../rulebook/books.hpp"
#include "text.hpp"
#include "titles.hpp"

namespace play {

std::string examples_text(std::string_view title, std::string_view id, const Ink& ink) {
  const auto all = titles();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Title& each) { return each.name == title; });
  std::string text;
  if (found == all.end()) return text;
  for (const rulebook::Example& example : rulebook::examples_of(title, id)) {
    text += join("\n", found->example(example, ink));
  }
  return text;
}

}  // namespace play
