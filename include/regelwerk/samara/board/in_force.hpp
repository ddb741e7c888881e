#pragma once
#include <regelwerk/core/description/idle_setting.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// True if a rule applies under these options: SM-26 to SM-41 and SM-43 only with special tiles, SM-14 without and
/// SM-49 with spare helpers, SM-47 with a last half-year; all others always.
[[nodiscard]] constexpr bool in_force(const Options& options, Rule rule) noexcept {
  switch (rule) {
    case Rule::helpers_needed:
      return !options.spare_helpers;
    case Rule::spare_helpers:
      return options.spare_helpers;
    case Rule::last_half_year:
      return options.last_half_year > 0;
    case Rule::order_of_moving:
      return true;
    default:
      return options.specials || rule <= Rule::special_tiles || rule > Rule::permanent_tiles;
  }
}

/// Samara has no idle settings.
[[nodiscard]] constexpr IdleSettings<Rule> idle_settings(const Options& /*options*/) noexcept { return {}; }

}  // namespace regelwerk::samara
