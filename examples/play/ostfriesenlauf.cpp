#include "ostfriesenlauf.hpp"

#include "title.hpp"
#include "titles.hpp"

namespace play {

Title ostfriesenlauf() { return title_of<Ostfriesenlauf>(); }

}  // namespace play
