#include <regelwerk/tock.hpp>
#include <regelwerk/tock/cause.hpp>
#include <regelwerk/tock/in_force.hpp>
#include <regelwerk/tock/rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace rulebook {

Title tock() { return title_of<regelwerk::tock::RuleOfThumb, regelwerk::tock::RuntimeGame>(); }

}  // namespace rulebook
