#include "../play/ostfriesenlauf.hpp"

#include <regelwerk/ostfriesenlauf/view/recall.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace arena {

Title ostfriesenlauf() { return title_of<play::Ostfriesenlauf>(); }

}  // namespace arena
