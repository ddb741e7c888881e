#pragma once
#include <string>
#include <string_view>

#include "terminal.hpp"

namespace play {

/// All examples of a rule of a title, in whole lines; nothing if it has none.
[[nodiscard]] std::string examples_text(std::string_view title, std::string_view id, const Ink& ink);

}  // namespace play
