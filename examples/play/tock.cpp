#include "tock.hpp"

#include "title_of.hpp"
#include "titles.hpp"

namespace play {

Title tock() { return title_of<Tock>(); }

}  // namespace play
