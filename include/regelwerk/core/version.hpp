#pragma once
#include <compare>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// A version of the library, ordered by age. The names are long because some C libraries define `major` and `minor` as
/// macros.
struct Version {
  int major_part = 0;  ///< the 1 of 1.2.3
  int minor_part = 0;  ///< the 2 of 1.2.3
  int patch_part = 0;  ///< the 3 of 1.2.3

  friend constexpr auto operator<=>(const Version&, const Version&) noexcept = default;
};

/// The version of these headers. The build reads it from this line, and a test compares the name of the namespace with
/// it.
inline constexpr Version version{0, 2, 0};

}  // namespace regelwerk::inline shared
