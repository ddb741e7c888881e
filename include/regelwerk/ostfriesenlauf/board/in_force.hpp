#pragma once
#include <regelwerk/core/description/idle_setting.hpp>
#include <regelwerk/ostfriesenlauf/options.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>

namespace regelwerk::ostfriesenlauf {

/// True if a rule applies under these options: OL-23 and OL-24 only with fewer than four seats, where some runners are
/// unowned; all others always.
[[nodiscard]] constexpr bool in_force(const Options& options, Rule rule) noexcept {
  const bool is_of_unowned = rule == Rule::unowned_runner || rule == Rule::unowned_without_card;
  return !is_of_unowned || options.seats < runner_count;
}

/// OL-30. unowned_wins has no effect with four seats, since every runner has an owner.
[[nodiscard]] constexpr IdleSettings<Rule> idle_settings(const Options& options) noexcept {
  IdleSettings<Rule> idle;
  if (!options.unowned_wins && options.seats == runner_count) idle.push_back({"unowned_wins", {}, Rule::owner_wins});
  return idle;
}

}  // namespace regelwerk::ostfriesenlauf
