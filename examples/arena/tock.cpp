#include "../play/tock.hpp"

#include <regelwerk/tock/recall.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace arena {

Title tock() { return title_of<play::Tock>(); }

}  // namespace arena
