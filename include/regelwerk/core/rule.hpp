#pragma once
#include <string_view>

namespace regelwerk {

/// What is known about one rule of a ledger.
struct RuleInfo {
  std::string_view id;        ///< the ledger ID, for example TK-27
  std::string_view sentence;  ///< the rule in one sentence
  std::string_view source;    ///< sections of the rulebook, "decision", "reconstruction", by commas
};

}  // namespace regelwerk
