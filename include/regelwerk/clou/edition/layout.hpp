#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/campaign_layout.hpp>
#include <regelwerk/clou/edition/edition.hpp>
#include <regelwerk/clou/edition/plan_layout.hpp>
#include <regelwerk/clou/edition/sheet_layout.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/rules.hpp>

namespace regelwerk::clou {

/// Everything that follows from options and edition: the sheets, the plans for the number of players, the campaign
/// sheet. The rules of both games read nothing else.
struct Layout {
  int seats = max_seats;  ///< CL-1: always 1, since the gang is one seat
  Mode mode = Mode::heist;
  std::uint8_t players = 0;
  ThiefSet gang;  ///< the gang of a heist; in a campaign the gang is chosen in a node (CK-6)
  UseDice use_dice = UseDice::must;
  Specials specials = Specials::own;
  TreeWay tree_way = TreeWay::dice;
  bool fill_free = true;
  bool clamp_dice = false;
  JailRule jail_rule = JailRule::jailed;
  bool experience_resets = false;
  std::array<SheetLayout, thief_count> sheets{};
  std::array<PlanLayout, campaign_heists> plans{};  ///< a single heist has only the first
  CampaignLayout campaign;

  [[nodiscard]] constexpr bool is_campaign() const noexcept { return mode == Mode::campaign; }
  [[nodiscard]] constexpr const SheetLayout& sheet(Thief thief) const noexcept {
    return sheets[static_cast<std::size_t>(thief)];
  }
};

/// CL-33. True if a circle of a tree crossed by this rule becomes the end of the way: only with dice, or with `last` by
/// any rule.
[[nodiscard]] constexpr bool makes_way(const Layout& layout, Rule rule) noexcept {
  return rule == Rule::fitting_number || layout.tree_way == TreeWay::last;
}

namespace detail {

constexpr Layout make_shared_layout(const auto& options, const Edition& edition) noexcept {
  Layout layout;
  layout.mode = options.mode;
  layout.use_dice = options.use_dice;
  layout.specials = options.specials;
  layout.tree_way = options.tree_way;
  layout.fill_free = options.fill_free;
  layout.clamp_dice = options.clamp_dice;
  for (std::size_t i = 0; i < edition.sheets.size(); ++i) layout.sheets[i] = make_sheet_layout(edition.sheets[i]);
  return layout;
}

}  // namespace detail

/// Precondition of both: options and edition are valid.
[[nodiscard]] constexpr Layout make_layout(const HeistOptions& options, const Edition& edition) noexcept {
  Layout layout = detail::make_shared_layout(options, edition);
  layout.gang = options.thieves;
  layout.players = static_cast<std::uint8_t>(options.thieves.size());
  const std::size_t plan = *edition.plan_named(options.scenario.view());
  layout.plans[0] = make_plan_layout(edition.plans[plan], plan, layout.players);
  return layout;
}
[[nodiscard]] constexpr Layout make_layout(const CampaignOptions& options, const Edition& edition) noexcept {
  Layout layout = detail::make_shared_layout(options, edition);
  layout.players = static_cast<std::uint8_t>(options.players);
  layout.jail_rule = options.jail_rule;
  layout.experience_resets = options.experience_resets;
  for (std::size_t i = 0; i < layout.plans.size(); ++i) {
    const std::size_t plan = *edition.plan_named(edition.campaign.heists[i]);
    layout.plans[i] = make_plan_layout(edition.plans[plan], plan, options.players);
  }
  layout.campaign = make_campaign_layout(edition.campaign, options.players);
  return layout;
}

}  // namespace regelwerk::clou
