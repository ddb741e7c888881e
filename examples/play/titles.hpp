#pragma once
#include <span>

#include "title.hpp"

namespace play {

/// The titles of the project, each in a file of its own, which compile side by side.
[[nodiscard]] Title tock();
[[nodiscard]] Title ostfriesenlauf();
[[nodiscard]] Title samara();
[[nodiscard]] Title clockman();
[[nodiscard]] Title clou();

/// All of them.
[[nodiscard]] std::span<const Title> titles();

}  // namespace play
