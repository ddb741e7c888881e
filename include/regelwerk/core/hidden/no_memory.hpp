#pragma once
#include <type_traits>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// The memory in a game whose views contain everything that was ever seen.
struct NoMemory {
  static constexpr bool remembers_nothing = true;  ///< required by RemembersNothing (core/game/recalling_setup.hpp)

  [[nodiscard]] constexpr bool is_exact() const noexcept { return true; }  ///< nothing is ever dropped
  friend constexpr bool operator==(const NoMemory&, const NoMemory&) = default;
};
static_assert(std::is_empty_v<NoMemory>);

}  // namespace regelwerk::inline shared
