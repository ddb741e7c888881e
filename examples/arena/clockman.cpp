#include "../play/clockman.hpp"

#include <regelwerk/clockman/recall.hpp>
#include <regelwerk/clockman/rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace arena {

Title clockman() { return title_of<regelwerk::clockman::RuleOfThumb, play::Clockman>(); }

}  // namespace arena
