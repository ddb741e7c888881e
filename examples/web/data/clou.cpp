#include <ostream>

#include "data.hpp"

namespace page {

void print_clou(std::ostream& out) { out << "{}"; }

}  // namespace page
