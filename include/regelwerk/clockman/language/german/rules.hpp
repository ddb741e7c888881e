#pragma once
#include <regelwerk/clockman/language/german/board_rules.hpp>
#include <regelwerk/clockman/language/german/card_rules.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/core/rule.hpp>

namespace regelwerk::clockman {

/// The rules in German, in the order of the enumerators.
inline constexpr auto german_rules = joined(german_board_rules, german_card_rules);
static_assert(is_translation(german_rules, rule_table));

}  // namespace regelwerk::clockman
