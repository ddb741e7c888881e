#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/board/cause.hpp>
#include <regelwerk/clockman/board/in_force.hpp>
#include <regelwerk/clockman/players/rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace rulebook {

Title clockman() { return title_of<regelwerk::clockman::RuleOfThumb, regelwerk::clockman::RuntimeGame>(); }

}  // namespace rulebook
