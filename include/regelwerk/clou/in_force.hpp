#pragma once
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/rules.hpp>

namespace regelwerk::clou {

/// True if a rule matters in a heist under these options: CL-44 with fills that keep order and conditions, of the
/// campaign's rules those of the concert, CK-32 to CK-34, in the concert; all other rules of heists always.
[[nodiscard]] constexpr bool in_force(const HeistOptions& options, Rule rule) noexcept {
  if (rule == Rule::fill_strict) return !options.fill_free;
  if (rule < Rule::campaign) return true;
  return rule >= Rule::concert_track && options.scenario.view() == "concert";
}

/// True if a rule matters in a campaign under these options: all but CL-44 with free fills.
[[nodiscard]] constexpr bool in_force(const CampaignOptions& options, Rule rule) noexcept {
  return rule != Rule::fill_strict || !options.fill_free;
}

}  // namespace regelwerk::clou
