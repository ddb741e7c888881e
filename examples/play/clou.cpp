#include "clou.hpp"

#include "title_of.hpp"
#include "titles.hpp"

namespace play {

Title clou() { return title_of<ClouHeist, ClouCampaign>(); }

}  // namespace play
