#pragma once

#include <compare>

namespace regelwerk {

/// A version of the library, ordered by age. The names are long because some C libraries define `major` and `minor` as
/// macros.
struct Version {
  int major_part = 0;
  int minor_part = 0;
  int patch_part = 0;

  friend constexpr auto operator<=>(const Version&, const Version&) noexcept = default;
};

/// The version of these headers. The build reads it from this line.
inline constexpr Version version{0, 1, 0};

}  // namespace regelwerk
