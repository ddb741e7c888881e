#pragma once
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>

namespace regelwerk::inline shared {

/// A setting that somebody chose in vain: under the others the game is the same as without it.
template <class Rule>
struct IdleSetting {
  std::string_view name;       ///< of the setting
  std::string_view played_as;  ///< the value that the game is played by; empty if nothing asks for the setting
  Rule rule{};                 ///< which says so

  friend constexpr bool operator==(const IdleSetting&, const IdleSetting&) = default;
};

/// All of a game's; no game has more.
template <class Rule>
using IdleSettings = FixedList<IdleSetting<Rule>, 4>;

}  // namespace regelwerk::inline shared
