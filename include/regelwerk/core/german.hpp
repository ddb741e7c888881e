#pragma once
#include <regelwerk/core/german_reasons.hpp>
#include <regelwerk/core/language.hpp>
#include <regelwerk/core/speech.hpp>

// German words and reasons that all games share.

namespace regelwerk {

[[nodiscard]] constexpr CommonWords common_words(German /*language*/) noexcept {
  return {.no = "nein",
          .yes = "ja",
          .seat = "Sitz",
          .spectator = "Zuschauer",
          .nobody = "niemand",
          .chance = "Zufall",
          .yours = "bei dir",
          .others = "bei anderen",
          .after = "nach"};
}

}  // namespace regelwerk
