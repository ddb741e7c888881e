#pragma once
#include <array>

#include <regelwerk/clockman/rules/board_rules.hpp>
#include <regelwerk/clockman/rules/card_rules.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/rule.hpp>

namespace regelwerk::clockman {

inline constexpr int rule_count = 77;

/// Ledger ID, sentence and source of every rule, in the order of the enumerators.
inline constexpr std::array<RuleInfo, rule_count> rule_table = joined(board_rules, card_rules);

}  // namespace regelwerk::clockman
