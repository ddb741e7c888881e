#include "../play/tock.hpp"

#include <regelwerk/tock/recall.hpp>
#include <regelwerk/tock/rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace arena {

Title tock() { return title_of<regelwerk::tock::RuleOfThumb, play::Tock>(); }

}  // namespace arena
