#include "../play/samara.hpp"

#include <regelwerk/samara/recall.hpp>
#include <regelwerk/samara/rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace arena {

Title samara() { return title_of<regelwerk::samara::RuleOfThumb, play::Samara>(); }

}  // namespace arena
