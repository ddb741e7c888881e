#pragma once
#include <iosfwd>
#include <string>

// Each title prints an object with what its standard edition prints on boards, sheets and cards.

namespace page {

void print_tock(std::ostream& out);
void print_ostfriesenlauf(std::ostream& out);
void print_samara(std::ostream& out);
void print_clockman(std::ostream& out);
void print_clou(std::ostream& out);

/// Writes the books of examples as book_TITLE.json into a folder. False, with a line on the standard error, if one
/// cannot be read or written.
[[nodiscard]] bool print_books(const std::string& folder, const std::string& books);

}  // namespace page
