#include "../play/samara.hpp"

#include <regelwerk/samara/view/recall.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace arena {

Title samara() { return title_of<play::Samara>(); }

}  // namespace arena
