#pragma once
#include <cstdint>

#include <regelwerk/ai/search/selection.hpp>
#include <regelwerk/ai/search/until_throw.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/clou/law/outcome.hpp>
#include <regelwerk/clou/law/standing.hpp>
#include <regelwerk/clou/players/prospects.hpp>
#include <regelwerk/clou/players/quick_rule_of_thumb.hpp>
#include <regelwerk/clou/players/rule_of_thumb.hpp>
#include <regelwerk/clou/players/worth.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/standing.hpp>

// An evaluation and priors with which Search (ai/search/ismcts.hpp) plays Clou.

namespace regelwerk::clou {

/// CK-29. The expected points at the end of the game; in a campaign they include those of later heists.
[[nodiscard]] constexpr Worth expected_points(const Layout& layout, const State& state) noexcept {
  constexpr Worth points_of_a_heist = whole(20);
  const Worth worth = Prospects{layout, state}.worth();
  if (!layout.is_campaign()) return worth;
  const bool is_between = state.gang.empty();
  const int later = campaign_heists - int{state.campaign.heists} - (is_between ? 0 : 1);
  return whole(final_points(layout, state)) + worth + points_of_a_heist * greater(later, 0);
}

/// The payoff of a position: by its outcome, or on the same scale by the expected points while the game goes on.
template <class G>
[[nodiscard]] constexpr Payoffs<G::max_seats> worth_payoffs(const G& game, const State& state) noexcept {
  if (const auto outcome = game.outcome(state)) return ByGoal{}(game, *outcome);
  const ScoreRange range = game.score_range();
  const Worth lowest = whole(range.lowest);
  const Worth points = lesser(greater(expected_points(game.layout(), state), lowest), whole(range.highest));
  const std::int64_t share = (points - lowest) * (payoff_scale - 2) / (whole(range.highest) - lowest);
  return {1 + static_cast<std::int32_t>(share)};
}

/// Judges positions by their expected points, most reliably just before the dice are thrown.
struct WorthJudge {
  [[nodiscard]] static constexpr bool is_throw(const State& state) noexcept { return state.phase == Phase::roll; }

  template <class G>
  [[nodiscard]] constexpr Payoffs<G::max_seats> operator()(const G& game, const State& state) const noexcept {
    return worth_payoffs(game, state);
  }
};

/// Evaluates a position for a search: a rollout by rules of thumb stops before a throw of the dice, after a given
/// number of throws, and returns the payoffs by the expected points there.
using Evaluation = UntilThrow<QuickRuleOfThumb, WorthJudge>;

/// Priors that prefer the same moves as the rules of thumb.
struct Priors {
  /// The priors in `state`, as a function of the move; caches what several moves have in common.
  template <class G>
  class Of {
   public:
    constexpr Of(const G& game, const State& state) noexcept : appeal_(game, state) {}

    [[nodiscard]] constexpr std::uint32_t operator()(const Move& move) noexcept {
      constexpr Worth middle = prior_limit / 2;
      const Worth appeal = appeal_(move);
      // A small appeal is a rank among the moves, not a worth.
      if (-16 < appeal && appeal < 16) return static_cast<std::uint32_t>(middle + appeal);
      return static_cast<std::uint32_t>(lesser(greater(middle + appeal / 256, Worth{1}), Worth{prior_limit}));
    }

   private:
    Appeal<G> appeal_;
  };

  template <class G>
  [[nodiscard]] constexpr Of<G> at(const G& game, const State& state) const noexcept {
    return {game, state};
  }
  template <class G>
  [[nodiscard]] constexpr std::uint32_t operator()(const G& game, const State& state, const Move& move) const noexcept {
    return at(game, state)(move);
  }
};

}  // namespace regelwerk::clou
