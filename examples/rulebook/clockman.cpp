#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/cause.hpp>
#include <regelwerk/clockman/in_force.hpp>
#include <regelwerk/clockman/rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace rulebook {

Title clockman() { return title_of<regelwerk::clockman::RuleOfThumb, regelwerk::clockman::RuntimeGame>(); }

}  // namespace rulebook
