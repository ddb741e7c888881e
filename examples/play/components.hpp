#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "terminal.hpp"
#include "text.hpp"

namespace play {

/// A line of what is in the box: its name, and what there is of it.
[[nodiscard]] inline std::string component(const Ink& ink, std::string_view name, std::string_view what) {
  return join(ink.bold(name), ": ", what, "\n");
}

/// The items with commas between them.
[[nodiscard]] inline std::string listed(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += join(text.empty() ? "" : ", ", item);
  return text;
}

/// So many of them; one goes without its number.
[[nodiscard]] inline std::string several(std::size_t count, std::string_view item) {
  return count == 1 ? std::string{item} : join(count, " x ", item);
}

}  // namespace play
