#include <ostream>

#include "data.hpp"

namespace page {

void print_ostfriesenlauf(std::ostream& out) { out << "{}"; }

}  // namespace page
