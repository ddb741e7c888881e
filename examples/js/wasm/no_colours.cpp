// Pictures have no colours of a terminal, and so no mark of one.
#include <string_view>

#include "../../play/printable.hpp"

std::string_view play::own_mark() { return {}; }
