#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include <regelwerk/ai/search/selection.hpp>

#include "spec.hpp"

namespace players {

/// What suits the search of a game, found by matches against its rules of thumb.
struct Suit {
  std::string_view game;  ///< a title, or "clou campaign"
  Playing rollout;
  std::uint64_t cap;
  std::uint32_t other_in_256;
  regelwerk::Formula formula;
  std::uint32_t exploration;
  std::uint32_t widening;
};
inline constexpr std::array suits{
    Suit{"tock", Playing::mixed, 40, 96, regelwerk::Formula::ucb1, 46'341, 1},
    Suit{"ostfriesenlauf", Playing::mixed, 20, 32, regelwerk::Formula::ucb1, 46'341, 1},
    Suit{"samara", Playing::mixed, 40, 96, regelwerk::Formula::widening, 26'214, 1},
    Suit{"clockman", Playing::worth, 8, 32, regelwerk::Formula::ucb1, 9'830, 1},
    // What is to come in a heist is left to the rules of thumb for long: a tree that chooses freely among positions
    // finds those that their worth flatters. Exploration counts in parts of all points, of which a campaign has more.
    Suit{"clou", Playing::worth, 4, 32, regelwerk::Formula::widening, 19'661, 20},
    Suit{"clou campaign", Playing::worth, 1, 32, regelwerk::Formula::widening, 3'277, 1},
};

/// What suits a game; null if it is none of these.
[[nodiscard]] constexpr const Suit* suit_of(std::string_view game) noexcept {
  const auto* const found =
      std::find_if(suits.begin(), suits.end(), [&](const Suit& each) { return each.game == game; });
  return found == suits.end() ? nullptr : found;
}

/// The same for every game: what suits most where nobody has found out more.
[[nodiscard]] constexpr Suit suit_for(std::string_view game) noexcept {
  const Suit* const own = suit_of(game);
  return own != nullptr ? *own : Suit{game, Playing::mixed, 40, 96, regelwerk::Formula::ucb1, 46'341, 1};
}

}  // namespace players
