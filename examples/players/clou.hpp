#pragma once
#include <regelwerk/clou/quick_rule_of_thumb.hpp>
#include <regelwerk/clou/rule_of_thumb.hpp>
#include <regelwerk/clou/search_evaluation.hpp>

#include "player.hpp"

namespace players {

template <>
struct Skill<regelwerk::clou::RuleOfThumb> {
  using Quick = regelwerk::clou::QuickRuleOfThumb;
  using Evaluation = regelwerk::clou::Evaluation;
  using Priors = regelwerk::clou::Priors;
};

}  // namespace players
