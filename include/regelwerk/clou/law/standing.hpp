#pragma once
#include <bit>
#include <cstddef>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/law/earnings.hpp>
#include <regelwerk/clou/law/outcome.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/standing.hpp>

namespace regelwerk::clou {

/// CK-29. The range of the final points: from all thieves in jail with all traces crossed, to three heists that took
/// everything and spent nothing. It includes the 0 of a lost campaign.
[[nodiscard]] constexpr ScoreRange campaign_score_range(const Layout& layout) noexcept {
  const FinalBox& box = layout.campaign.points;
  return {-box.jailed * thief_count - box.trace * (layout.campaign.traces + passport_traces),
          campaign_points_of_all(layout, layout.plans.size())};
}

/// CL-62, CL-63, CK-29, CK-31. The points with which a heist or a campaign can end.
[[nodiscard]] constexpr ScoreRange score_range_of(const auto& setup) noexcept {
  if constexpr (CampaignSetup<decltype(setup)>) {
    return campaign_score_range(setup.layout());
  } else {
    return {0, points_of_all(setup.layout().plans[0])};
  }
}

/// The number of demands that count as much as one point.
inline constexpr int demands_per_point = 2;

/// CL-51. The number of crossed demands; all demands of earlier heists count as crossed.
[[nodiscard]] constexpr int demands_behind(const Layout& layout, const State& state) noexcept {
  int demands = std::popcount(state.plan.demands);
  for (std::size_t heist = 0; heist < state.campaign.heists; ++heist) demands += layout.plans[heist].demand_count;
  return demands;
}
/// CL-51. The number of demands on all plans of the game.
[[nodiscard]] constexpr int all_demands(const Layout& layout) noexcept {
  int demands = 0;
  for (const PlanLayout& plan : layout.plans) demands += plan.demand_count;
  return demands;
}

/// CK-29. The points if the present heist, if any, ended now and its points and double circles were kept.
[[nodiscard]] constexpr int points_now(const Layout& layout, const State& state) noexcept {
  if (!layout.is_campaign()) return heist_points(layout, state);
  if (state.plan.rooms == 0) return final_points(layout, state);
  const FinalBox& box = layout.campaign.points;
  return final_points(layout, state) + heist_points(layout, state) + box.double_circle * state.haul.doubles -
         box.trace * state.plan.traces;
}

/// CL-51, CL-63, CK-29. Twice the present points, plus the number of crossed demands. Ignores what dice, sheets and
/// bought items may still bring, and the danger of an escape (CL-57).
[[nodiscard]] constexpr Standing<max_seats> standing_of(const auto& setup, const auto& position) noexcept {
  const Layout& layout = setup.layout();
  const State& state = state_of(position);
  const ScoreRange points = score_range_of(setup);
  Standing<max_seats> standing;
  standing.seats = max_seats;
  standing.range = {demands_per_point * points.lowest, demands_per_point * points.highest + all_demands(layout)};
  const int value = demands_per_point * points_now(layout, state) + demands_behind(layout, state);
  standing.set(Seat{}, lesser(greater(value, standing.range.lowest), standing.range.highest));
  return standing;
}

}  // namespace regelwerk::clou
