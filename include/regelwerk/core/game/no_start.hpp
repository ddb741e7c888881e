#pragma once
#include <regelwerk/core/description/field_row.hpp>
#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// The empty setup facts of a game whose setup consists of options and chance alone.
struct NoStart {
  friend constexpr bool operator==(const NoStart&, const NoStart&) = default;
};
/// The start_fields of NoStart.
inline constexpr Fields<NoStart> no_start_fields{};

}  // namespace regelwerk::inline shared
