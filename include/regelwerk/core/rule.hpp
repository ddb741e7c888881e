#pragma once
#include <string_view>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// What is known about one rule. The rules of a game, each in one sentence with an ID, are its ledger.
struct RuleInfo {
  std::string_view id;        ///< the ledger ID, for example TK-27
  std::string_view sentence;  ///< the rule in one sentence
  std::string_view source;    ///< sections of the rulebook, "decision" or "reconstruction", comma-separated
};

}  // namespace regelwerk::inline shared
