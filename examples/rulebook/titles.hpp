#pragma once
#include <span>
#include <string_view>

#include <regelwerk/core/rule.hpp>

#include "example.hpp"
#include "mine.hpp"
#include "work_out.hpp"

namespace rulebook {

/// A title, with its types forgotten.
struct Title {
  std::string_view name;  ///< of its book: the game; of Clou's campaign `clou campaign`
  std::span<const regelwerk::RuleInfo> rules;
  std::string_view unsaid;  ///< the rule that lines of events leave out
  Worked (*work_out)(const Example& asked);
  bool (*is_in_force)(const Example& example);  ///< its rule, under the options of its position
  Found (*mine)(const Wanted& wanted);
};

/// All games of the list that have a book, each in a source of its own.
[[nodiscard]] std::span<const Title> titles();

}  // namespace rulebook
