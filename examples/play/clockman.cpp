#include "clockman.hpp"

#include "title.hpp"
#include "titles.hpp"

namespace play {

Title clockman() { return title_of<Clockman>(); }

}  // namespace play
