#pragma once
#include <span>

#include "title.hpp"

namespace play {

/// All titles of the project.
[[nodiscard]] std::span<const Title> titles();

}  // namespace play
