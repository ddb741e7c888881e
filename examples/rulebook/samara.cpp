#include <regelwerk/samara.hpp>
#include <regelwerk/samara/cause.hpp>
#include <regelwerk/samara/in_force.hpp>
#include <regelwerk/samara/rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace rulebook {

Title samara() { return title_of<regelwerk::samara::RuleOfThumb, regelwerk::samara::RuntimeGame>(); }

}  // namespace rulebook
