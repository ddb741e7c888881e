#include "../play/clockman.hpp"

#include <regelwerk/clockman/view/recall.hpp>

#include "../players/clockman.hpp"
#include "title.hpp"
#include "titles.hpp"

namespace arena {

Title clockman() { return title_of<play::Clockman>(); }

}  // namespace arena
