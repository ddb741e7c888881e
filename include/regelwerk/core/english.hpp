#pragma once
#include <regelwerk/core/language.hpp>
#include <regelwerk/core/speech.hpp>

namespace regelwerk {

/// English words that all games share.
[[nodiscard]] constexpr CommonWords common_words(English /*language*/) noexcept {
  return {.no = "no",
          .yes = "yes",
          .seat = "seat",
          .spectator = "spectator",
          .nobody = "nobody",
          .chance = "chance",
          .yours = "yours",
          .others = "another's",
          .after = "after"};
}

}  // namespace regelwerk
