#pragma once
#include <cstddef>

#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/description/idle_setting.hpp>

namespace regelwerk::clou {

/// True if a rule applies in a heist under these options: CL-44 only without free fills; of the campaign's rules only
/// CK-32 to CK-34, and these only in the concert; all other rules of heists always.
[[nodiscard]] constexpr bool in_force(const HeistOptions& options, Rule rule) noexcept {
  if (rule == Rule::fill_strict) return !options.fill_free;
  if (rule < Rule::campaign) return true;
  return rule >= Rule::concert_track && options.scenario.view() == "concert";
}

/// True if a rule applies in a campaign under these options: all except CL-44 with free fills.
[[nodiscard]] constexpr bool in_force(const CampaignOptions& options, Rule rule) noexcept {
  return rule != Rule::fill_strict || !options.fill_free;
}

/// CL-36, CK-33. `specials` has no effect for a single thief outside the concert: there are no specials of other
/// thieves and no symbols of nobody.
[[nodiscard]] constexpr IdleSettings<Rule> idle_settings(const HeistOptions& options) noexcept {
  IdleSettings<Rule> idle;
  const bool is_alone = options.thieves.size() == 1 && options.scenario.view() != "concert";
  if (options.specials == Specials::gang && is_alone) {
    idle.push_back({"specials", specials_words[static_cast<std::size_t>(Specials::own)], Rule::special_circles});
  }
  return idle;
}
/// A campaign has no idle settings.
[[nodiscard]] constexpr IdleSettings<Rule> idle_settings(const CampaignOptions& /*options*/) noexcept { return {}; }

}  // namespace regelwerk::clou
