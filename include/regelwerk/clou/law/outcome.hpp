#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/outcome.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clou {

/// CL-64. The ranks of a heist.
enum class HeistRank : std::uint8_t { lost, poor, ok, coup };
/// CK-31. The ranks of a campaign.
enum class CampaignRank : std::uint8_t { lost, ordinary, pros, legends, century };

namespace detail {

/// The words of an enum in texts, with a dash for its first value, none.
template <class Enum>
constexpr auto words_with_dash() noexcept {
  auto words = words_of(type<Enum>);
  words[0] = "-";
  return words;
}

}  // namespace detail

inline constexpr auto ending_words = detail::words_with_dash<Ending>();
inline constexpr auto campaign_end_words = detail::words_with_dash<CampaignEnd>();
inline constexpr std::array<std::string_view, 4> heist_rank_words{"lost", "poor", "ok", "coup"};
inline constexpr std::array<std::string_view, 5> campaign_rank_words{"lost", "ordinary", "pros", "legends", "century"};

[[nodiscard]] constexpr auto words_of(std::type_identity<HeistRank> /*type*/) noexcept { return heist_rank_words; }
[[nodiscard]] constexpr auto words_of(std::type_identity<CampaignRank> /*type*/) noexcept {
  return campaign_rank_words;
}

/// The outcome of a heist: the gang has place 1, its score is the points.
struct HeistOutcome : Outcome<max_seats, Rule> {
  Ending ending = Ending::none;
  HeistRank rank = HeistRank::lost;

  /// CL-62. The gang, unless it was arrested or caught.
  [[nodiscard]] constexpr SeatSet winners() const noexcept {
    return ending == Ending::success ? SeatSet::first(max_seats) : SeatSet{};
  }

  friend constexpr bool operator==(const HeistOutcome&, const HeistOutcome&) = default;
};

/// The outcome of a campaign: the gang has place 1, its score is the final points.
struct CampaignOutcome : Outcome<max_seats, Rule> {
  CampaignEnd end = CampaignEnd::none;
  CampaignRank rank = CampaignRank::lost;

  /// CK-27, CK-28. The gang if the campaign is won, regardless of points.
  [[nodiscard]] constexpr SeatSet winners() const noexcept {
    return end == CampaignEnd::won ? SeatSet::first(max_seats) : SeatSet{};
  }

  friend constexpr bool operator==(const CampaignOutcome&, const CampaignOutcome&) = default;
};

/// CL-63, CK-24. The points of the heist in its present state, successful or not.
[[nodiscard]] constexpr int heist_points(const Layout& layout, const State& state) noexcept {
  const PlanLayout& plan = plan_of(layout, state);
  const int traces = is_prepared(layout, state, Preparation::affair) ? 0 : state.plan.traces;
  const int points = state.haul.loot + plan.score.diamond * state.haul.diamonds +
                     plan.score.circle * (plan.alarm_circles - state.plan.alarms) - plan.score.trace * traces -
                     plan.score.alarm * state.alarm_off;
  return greater(points, 0);
}

/// CL-2, CL-64. The rank for the points of a successful heist.
[[nodiscard]] constexpr HeistRank rank_of(int points) noexcept {
  return points > coup_above ? HeistRank::coup : points > ok_above ? HeistRank::ok : HeistRank::poor;
}

/// CL-62. The outcome of a heist; empty while it goes on.
[[nodiscard]] constexpr std::optional<HeistOutcome> heist_outcome(const Layout& layout, const State& state) noexcept {
  if (state.phase != Phase::over) return std::nullopt;
  HeistOutcome outcome;
  outcome.seats = max_seats;
  outcome.places = {1};
  outcome.ending = state.ending;
  if (state.ending != Ending::success) return outcome;
  outcome.scores = {heist_points(layout, state)};
  outcome.rank = rank_of(outcome.scores[0]);
  return outcome;
}

/// CK-29. The points with which the campaign would end now.
[[nodiscard]] constexpr int final_points(const Layout& layout, const State& state) noexcept {
  const CampaignMarks& marks = state.campaign;
  const FinalBox& box = layout.campaign.points;
  return marks.rest - box.jailed * marks.jail.size() - box.trace * marks.traces + box.double_circle * marks.doubles;
}

/// CK-31. The rank for the final points of a campaign that is won.
[[nodiscard]] constexpr CampaignRank rank_of(const RankLimits& limits, int points) noexcept {
  return points <= limits.ordinary  ? CampaignRank::ordinary
         : points <= limits.pros    ? CampaignRank::pros
         : points <= limits.legends ? CampaignRank::legends
                                    : CampaignRank::century;
}

/// CK-27 to CK-31. The outcome of a campaign; empty while it goes on.
[[nodiscard]] constexpr std::optional<CampaignOutcome> campaign_outcome(const Layout& layout,
                                                                        const State& state) noexcept {
  if (state.phase != Phase::over) return std::nullopt;
  CampaignOutcome outcome;
  outcome.seats = max_seats;
  outcome.places = {1};
  outcome.end = state.campaign.end;
  if (state.campaign.end != CampaignEnd::won) return outcome;
  outcome.scores = {final_points(layout, state)};
  outcome.rank = rank_of(layout.campaign.ranks, outcome.scores[0]);
  return outcome;
}

/// CL-62, CK-27. The outcome of a heist or a campaign, by the options; `position` is a State or a View.
[[nodiscard]] constexpr auto outcome_of(const auto& setup, const auto& position) noexcept {
  if constexpr (CampaignSetup<decltype(setup)>) {
    return campaign_outcome(setup.layout(), state_of(position));
  } else {
    return heist_outcome(setup.layout(), state_of(position));
  }
}

}  // namespace regelwerk::clou
