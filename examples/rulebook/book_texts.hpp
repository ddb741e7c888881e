#pragma once
#include <string>
#include <vector>

namespace rulebook {

/// The files of the books, made part of the program when it is built.
[[nodiscard]] std::vector<std::string> book_texts();

}  // namespace rulebook
