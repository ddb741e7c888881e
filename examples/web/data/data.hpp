#pragma once
#include <iosfwd>

// Each title prints an object with what its standard edition prints on boards, sheets and cards.

namespace page {

void print_tock(std::ostream& out);
void print_ostfriesenlauf(std::ostream& out);
void print_samara(std::ostream& out);
void print_clockman(std::ostream& out);
void print_clou(std::ostream& out);

}  // namespace page
