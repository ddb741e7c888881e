#include <ostream>

#include "data.hpp"

namespace page {

void print_clockman(std::ostream& out) { out << "{}"; }

}  // namespace page
