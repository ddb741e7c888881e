#include "samara.hpp"

#include "title.hpp"
#include "titles.hpp"

namespace play {

Title samara() { return title_of<Samara>(); }

}  // namespace play
