#include "../play/tock.hpp"

#include <regelwerk/tock/view/recall.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace arena {

Title tock() { return title_of<play::Tock>(); }

}  // namespace arena
