#pragma once
#include <span>

#include "title.hpp"

namespace play {

/// All titles of the list of games, each in a source of its own.
[[nodiscard]] std::span<const Title> titles();

}  // namespace play
