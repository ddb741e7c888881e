#pragma once
#include <cstddef>
#include <functional>
#include <optional>

#include "example.hpp"

namespace rulebook {

/// How much somebody has to take in who looks at an example: what stands in the position, what else could be done and
/// what happens.
[[nodiscard]] std::size_t cost(const Example& example);

/// What comes of an example that still shows what it is to show.
using Shows = std::function<std::optional<Example>(const Example& asked)>;

/// The example with everything left out of its position that it does not need.
[[nodiscard]] Example simplified(const Example& example, const Shows& shows);

}  // namespace rulebook
