#pragma once
#include <vector>

#include "seen_example.hpp"

namespace rulebook {

/// All titles that have a book.
[[nodiscard]] std::vector<PageTitle> page_titles();

}  // namespace rulebook
