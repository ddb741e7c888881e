#pragma once
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace rulebook {

/// The next ID of a rule in a text, `TK-18`, with no letter, digit or dash beside it.
struct FoundId {
  std::size_t at = std::string_view::npos;  ///< npos if there is none
  std::size_t size = 0;
};
[[nodiscard]] FoundId find_id(std::string_view text, std::size_t from);

/// Where a rule stands, as `FILE:LINE`, in the order of files and lines.
struct Mentions {
  std::vector<std::string> code;
  std::vector<std::string> tests;  ///< names of tests
};
using MentionsById = std::map<std::string, Mentions, std::less<>>;

/// Looks through the headers, without the German texts, and the tests of a source tree. Nothing is found where there is
/// no tree.
[[nodiscard]] MentionsById find_mentions(const std::string& root);

}  // namespace rulebook
