#pragma once
#include <string_view>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// Information about one rule. All rules of a game, each with an ID and one sentence, are its ledger.
struct RuleInfo {
  std::string_view id;        ///< the ledger ID, for example TK-27
  std::string_view sentence;  ///< the rule in one sentence
  std::string_view source;    ///< sections of the rulebook, "decision" or "reconstruction", comma-separated
};

}  // namespace regelwerk::inline shared
