#pragma once
#include <regelwerk/clou/language/german/campaign_rules.hpp>
#include <regelwerk/clou/language/german/heist_rules.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/core/rule.hpp>

namespace regelwerk::clou {

/// The rules in German, in the order of the enumerators.
inline constexpr auto german_rules = joined(german_heist_rules, german_campaign_rules);
static_assert(is_translation(german_rules, rule_table));

}  // namespace regelwerk::clou
