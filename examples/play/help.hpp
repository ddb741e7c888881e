#pragma once
#include <string_view>

namespace play {

/// What people read who do not know a title.
struct Help {
  std::string_view summary;      ///< one line
  std::string_view how_to_move;  ///< the grammar of moves, some lines
  std::string_view signs;        ///< what the signs of the board mean, some lines
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
