#include <ostream>

#include "data.hpp"

namespace page {

void print_samara(std::ostream& out) { out << "{}"; }

}  // namespace page
