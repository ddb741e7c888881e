#pragma once
#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "text.hpp"

namespace play {

/// Where its characters begin, of which some take several bytes, and its end.
[[nodiscard]] inline std::vector<std::size_t> characters_of(std::string_view text) {
  std::vector<std::size_t> begins;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U) begins.push_back(i);
  }
  begins.push_back(text.size());
  return begins;
}

/// A text as one piece of a line, a column a character.
[[nodiscard]] inline std::string in_one_line(std::string_view text) {
  std::string line{text};
  std::replace_if(
      line.begin(), line.end(), [](char sign) { return sign == '\t' || sign == '\n'; }, ' ');
  return line;
}

/// The beginning of a text that is too long to be said again.
[[nodiscard]] inline std::string excerpt(std::string_view text) {
  constexpr std::size_t most = 40;
  const std::vector<std::size_t> begins = characters_of(text);
  if (begins.size() <= most + 1) return in_one_line(text);
  return join(in_one_line(text.substr(0, begins[most])), "...");
}

/// A text that somebody wrote, a sign below the character that byte `position` is in, and what is wrong there. Of a
/// long text what stands around it.
[[nodiscard]] inline std::string pointed(std::string_view text, std::size_t position, std::string_view wrong,
                                         std::size_t indent = 0) {
  constexpr std::size_t most = 70;   // characters that are shown
  constexpr std::size_t ahead = 30;  // of them before the sign, so that there is room behind it
  const std::vector<std::size_t> begins = characters_of(text);
  std::size_t at = 0;
  while (at + 1 < begins.size() && begins[at + 1] <= position) ++at;
  const std::size_t all = begins.size() - 1;
  const std::size_t from = all > most && at > ahead ? at - ahead : 0;
  const std::size_t to = all - from > most ? from + most : all;
  const std::string_view before = from > 0 ? "..." : "";
  const std::string margin(indent, ' ');
  return join(margin, before, in_one_line(text.substr(begins[from], begins[to] - begins[from])), to < all ? "..." : "",
              "\n", margin, std::string(before.size() + at - from, ' '), "^ ", wrong);
}

}  // namespace play
