#pragma once
#include <string_view>

namespace play {

/// A text as a program has it, and its German.
struct Translation {
  std::string_view english;
  std::string_view german;
};

}  // namespace play
