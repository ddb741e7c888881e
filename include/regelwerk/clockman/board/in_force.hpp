#pragma once
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/description/idle_setting.hpp>

namespace regelwerk::clockman {

/// True if a rule applies under these options. Only the extra rules CM-71 to CM-77 can be out of force; CM-72, CM-73
/// and CM-75 need a surplus limit above 0.
[[nodiscard]] constexpr bool in_force(const Options& options, Rule rule) noexcept {
  switch (rule) {
    case Rule::transfer:
      return options.transfer;
    case Rule::hoarding:
    case Rule::getting_back:
    case Rule::hunting:
      return options.hoarding != Hoarding::none;
    case Rule::extended_hoarding:
      return options.hoarding == Hoarding::extended;
    case Rule::robbery:
      return options.robbery;
    case Rule::trade:
      return options.trade;
    default:
      return true;
  }
}

/// CM-76, CM-77. rob_date has no effect without robbery and transfer, trade_offers none without trade.
[[nodiscard]] constexpr IdleSettings<Rule> idle_settings(const Options& options) noexcept {
  IdleSettings<Rule> idle;
  if (!options.rob_date && !(options.robbery && options.transfer)) idle.push_back({"rob_date", {}, Rule::robbery});
  if (options.trade_offers != Options{}.trade_offers && !options.trade) {
    idle.push_back({"trade_offers", {}, Rule::trade});
  }
  return idle;
}

}  // namespace regelwerk::clockman
