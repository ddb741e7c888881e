#pragma once
#include <cstdint>

#include <regelwerk/ai/utility.hpp>
#include <regelwerk/clockman/players/rule_of_thumb.hpp>
#include <regelwerk/clockman/players/search_evaluation.hpp>

#include "skill.hpp"

namespace players {

/// The shares of one win, by ByPlace, to which all who have not won are level.
struct ClockmanAppraisal {
  template <class G>
  [[nodiscard]] auto operator()(const G& game, const typename G::State& state,
                                regelwerk::Random& random) const noexcept {
    const std::int64_t others = game.seats() - 1;
    const std::int64_t least = regelwerk::payoff_scale * (others - 1) / (2 * others);
    auto payoffs = regelwerk::clockman::Evaluation{0}(game, state, random);
    for (std::int32_t& payoff : payoffs) {
      payoff = static_cast<std::int32_t>(least + payoff * (regelwerk::payoff_scale - least) / regelwerk::payoff_scale);
    }
    return payoffs;
  }
};

template <>
struct Skill<regelwerk::clockman::RuleOfThumb> {
  using Quick = regelwerk::clockman::RuleOfThumb;
  using Evaluation = regelwerk::clockman::Evaluation;
  using Appraisal = ClockmanAppraisal;
  using Priors = regelwerk::ChoiceFirst<regelwerk::clockman::RuleOfThumb>;
};

}  // namespace players
