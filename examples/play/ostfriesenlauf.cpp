#include "ostfriesenlauf.hpp"

#include "title_of.hpp"
#include "titles.hpp"

namespace play {

Title ostfriesenlauf() { return title_of<Ostfriesenlauf>(); }

}  // namespace play
