#include "samara.hpp"

#include "title_of.hpp"
#include "titles.hpp"

namespace play {

Title samara() { return title_of<Samara>(); }

}  // namespace play
