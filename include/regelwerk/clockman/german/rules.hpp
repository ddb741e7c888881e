#pragma once
#include <regelwerk/clockman/german/board_rules.hpp>
#include <regelwerk/clockman/german/card_rules.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/algorithms.hpp>
#include <regelwerk/core/rule.hpp>
#include <regelwerk/core/wording.hpp>

namespace regelwerk::clockman {

/// The rules in German, in the order of the enumerators.
inline constexpr auto german_rules = joined(german_board_rules, german_card_rules);
static_assert(is_translation(german_rules, rule_table));

}  // namespace regelwerk::clockman
