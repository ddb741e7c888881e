#pragma once
#include <regelwerk/clou/players/quick_rule_of_thumb.hpp>
#include <regelwerk/clou/players/rule_of_thumb.hpp>
#include <regelwerk/clou/players/search_evaluation.hpp>

#include "skill.hpp"

namespace players {

/// The points that may be expected, by ByScore.
struct ClouAppraisal {
  template <class G>
  [[nodiscard]] auto operator()(const G& game, const regelwerk::clou::State& state,
                                regelwerk::Random& random) const noexcept {
    return regelwerk::clou::Evaluation{0}(game, state, random);
  }
};

template <>
struct Skill<regelwerk::clou::RuleOfThumb> {
  using Quick = regelwerk::clou::QuickRuleOfThumb;
  using Evaluation = regelwerk::clou::Evaluation;
  using Appraisal = ClouAppraisal;
  using Priors = regelwerk::clou::Priors;
};

}  // namespace players
