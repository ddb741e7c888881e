#include "tock.hpp"

#include "title.hpp"
#include "titles.hpp"

namespace play {

Title tock() { return title_of<Tock>(); }

}  // namespace play
