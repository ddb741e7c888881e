#pragma once

// What the tests of boxes, tools and specials share: every thief alone before the villa, where rounds end at
// will.

#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include <clou/editions.hpp>
#include <clou/scene.hpp>

namespace clou_test {

using Numbers = std::set<int>;
/// What is fired, in order, in the words of the naive engine.
using Fires = std::vector<std::string>;

inline Numbers from_to(int low, int high) {
  Numbers numbers;
  for (int number = low; number <= high; ++number) numbers.insert(number);
  return numbers;
}

/// The villa with one thief.
inline const RuntimeHeist& villa_of(Thief thief) {
  static const std::array<RuntimeHeist, thief_count> games{heist({.thieves = Thief::matt, .use_dice = UseDice::may}),
                                                           heist({.thieves = Thief::janet, .use_dice = UseDice::may}),
                                                           heist({.thieves = Thief::trixie, .use_dice = UseDice::may}),
                                                           heist({.thieves = Thief::bruce, .use_dice = UseDice::may})};
  return games[static_cast<std::size_t>(thief)];
}
/// With the janet of the tests' own edition, who has boxes with several conditions.
inline const RuntimeHeist& cellar_villa() {
  static const RuntimeHeist game = heist({.thieves = Thief::janet}, cellar_edition);
  return game;
}

}  // namespace clou_test
