#include "../play/clou.hpp"

#include <regelwerk/clou/recall.hpp>
#include <regelwerk/clou/rule_of_thumb.hpp>

#include "../players/clou.hpp"
#include "title.hpp"
#include "titles.hpp"

namespace arena {

Title clou() { return title_of<regelwerk::clou::RuleOfThumb, play::ClouHeist, play::ClouCampaign>(); }

}  // namespace arena
