#include <regelwerk/tock.hpp>
#include <regelwerk/tock/board/cause.hpp>
#include <regelwerk/tock/board/in_force.hpp>
#include <regelwerk/tock/players/rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace rulebook {

Title tock() { return title_of<regelwerk::tock::RuleOfThumb, regelwerk::tock::RuntimeGame>(); }

}  // namespace rulebook
