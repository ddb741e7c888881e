#pragma once
#include <string_view>

#include "match.hpp"

namespace arena {

// One file for each title, since what they instantiate is much.
[[nodiscard]] Title tock();
[[nodiscard]] Title ostfriesenlauf();
[[nodiscard]] Title samara();
[[nodiscard]] Title clockman();
[[nodiscard]] Title clou();

}  // namespace arena
