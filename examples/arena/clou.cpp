#include "../play/clou.hpp"

#include <regelwerk/clou/view/recall.hpp>

#include "../players/clou.hpp"
#include "title.hpp"
#include "titles.hpp"

namespace arena {

Title clou() { return title_of<play::ClouHeist, play::ClouCampaign>(); }

}  // namespace arena
