#pragma once
#include <cstddef>

#include <regelwerk/clou/edition/layout.hpp>

namespace regelwerk::clou {

/// CL-54. All loot that can be taken on a plan.
struct AllLoot {
  int values = 0;
  int diamonds = 0;
  int doubles = 0;
};
[[nodiscard]] constexpr AllLoot all_loot(const PlanLayout& plan) noexcept {
  AllLoot all;
  for (std::size_t i = 0; i < plan.challenge_count; ++i) {
    const Haul& haul = plan.challenges[i].haul;
    all = {all.values + haul.loot, all.diamonds + haul.diamonds, all.doubles + haul.doubles};
  }
  return all;
}

/// CL-63. The points of a gang that has taken everything and left no trace.
[[nodiscard]] constexpr int points_of_all(const PlanLayout& plan) noexcept {
  const AllLoot all = all_loot(plan);
  return all.values + plan.score.diamond * all.diamonds + plan.score.circle * plan.alarm_circles;
}

/// CK-29. The final points of a gang that took everything in this many heists of a campaign and spent nothing.
[[nodiscard]] constexpr int campaign_points_of_all(const Layout& layout, std::size_t heists) noexcept {
  int points = 0;
  for (std::size_t heist = 0; heist < heists; ++heist) {
    const PlanLayout& plan = layout.plans[heist];
    points += points_of_all(plan) + layout.campaign.points.double_circle * all_loot(plan).doubles;
  }
  return points;
}

}  // namespace regelwerk::clou
