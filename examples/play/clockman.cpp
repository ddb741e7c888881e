#include "clockman.hpp"

#include "title_of.hpp"
#include "titles.hpp"

namespace play {

Title clockman() { return title_of<Clockman>(); }

}  // namespace play
