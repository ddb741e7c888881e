#include <ostream>

#include "data.hpp"

namespace page {

void print_tock(std::ostream& out) { out << "{}"; }

}  // namespace page
