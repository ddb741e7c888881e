#pragma once
#include <regelwerk/core/description/field_row.hpp>
#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// The setup facts of a game that has none: everything in its setup is an option or chance.
struct NoStart {
  friend constexpr bool operator==(const NoStart&, const NoStart&) = default;
};
/// Its start_fields.
inline constexpr Fields<NoStart> no_start_fields{};

}  // namespace regelwerk::inline shared
