#include <regelwerk/samara.hpp>
#include <regelwerk/samara/board/cause.hpp>
#include <regelwerk/samara/board/in_force.hpp>
#include <regelwerk/samara/players/rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace rulebook {

Title samara() { return title_of<regelwerk::samara::RuleOfThumb, regelwerk::samara::RuntimeGame>(); }

}  // namespace rulebook
