#pragma once
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>

namespace regelwerk::inline shared {

/// A setting that does not change the game, given the other settings.
template <class Rule>
struct IdleSetting {
  std::string_view name;       ///< name of the setting
  std::string_view played_as;  ///< the value that takes effect instead; empty if the setting has no effect at all
  Rule rule{};                 ///< the rule that makes the setting idle

  friend constexpr bool operator==(const IdleSetting&, const IdleSetting&) = default;
};

/// All idle settings of a game; no game has more than four.
template <class Rule>
using IdleSettings = FixedList<IdleSetting<Rule>, 4>;

}  // namespace regelwerk::inline shared
