#pragma once
#include <sstream>
#include <string>
#include <string_view>

#include <regelwerk/core/container/text.hpp>

namespace regelwerk_test {

/// A record as it was once written: without the number of moves, checkpoints, and sums of editions. Texts are read with
/// and without these.
inline std::string plain_record(std::string_view text) {
  std::istringstream in{std::string{text}};
  std::string out;
  for (std::string word; in >> word;) {
    const std::string_view begin{word};
    if (begin.starts_with('=') || regelwerk::same_letters(begin.substr(0, 4), "sum=")) continue;
    if (regelwerk::same_letters(begin.substr(0, 6), "moves=")) word = "moves:";
    out += (out.empty() ? "" : " ") + word;
  }
  return out;
}

}  // namespace regelwerk_test
