#pragma once
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>

namespace regelwerk::inline shared {

/// A setting that was chosen in vain: with the other settings as they are, it does not change the game.
template <class Rule>
struct IdleSetting {
  std::string_view name;       ///< of the setting
  std::string_view played_as;  ///< the value that the game is played by; empty if nothing asks for the setting
  Rule rule{};                 ///< the rule that says so

  friend constexpr bool operator==(const IdleSetting&, const IdleSetting&) = default;
};

/// All idle settings of a game; no title has more.
template <class Rule>
using IdleSettings = FixedList<IdleSetting<Rule>, 4>;

}  // namespace regelwerk::inline shared
