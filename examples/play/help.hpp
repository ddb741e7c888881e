#pragma once
#include <span>
#include <string_view>

namespace play {

/// A word of move texts, and what people call it.
struct Meaning {
  std::string_view word;
  std::string_view meaning;
};

/// What people read who do not know a title.
struct Help {
  std::string_view summary;          ///< one line
  std::string_view how_to_move;      ///< the grammar of moves, some lines
  std::string_view signs;            ///< what the signs of the board mean, some lines
  std::span<const Meaning> words{};  ///< of moves, in a language that they are not taken from
};

/// The same in all languages.
struct Helps {
  Help english;
  Help german;

  [[nodiscard]] constexpr const Help& in(std::string_view language) const {
    return language == "de" ? german : english;
  }
};

}  // namespace play
