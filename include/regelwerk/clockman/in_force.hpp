#pragma once
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>

namespace regelwerk::clockman {

/// True if a rule matters under these options: CM-71 to CM-77 are the extra rules, CM-72, CM-73 and CM-75 those of
/// seats that may hold more than they need; all others always.
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

}  // namespace regelwerk::clockman
