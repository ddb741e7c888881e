#include "../play/ostfriesenlauf.hpp"

#include <regelwerk/ostfriesenlauf/recall.hpp>
#include <regelwerk/ostfriesenlauf/rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace arena {

Title ostfriesenlauf() { return title_of<regelwerk::ostfriesenlauf::RuleOfThumb, play::Ostfriesenlauf>(); }

}  // namespace arena
