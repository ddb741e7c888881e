#pragma once
#include <span>

#include "match.hpp"

namespace arena {

/// All titles of the list of games, each in a source of its own, since what they instantiate is much.
[[nodiscard]] std::span<const Title> titles();

}  // namespace arena
