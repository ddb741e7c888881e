#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "example.hpp"
#include "titles.hpp"

namespace rulebook {

/// The title of a book; nothing if there is none of that name.
[[nodiscard]] std::optional<Title> find_title(std::string_view name);

/// What is wrong with a book: examples that do not hold, each with its line, and rules that are left out, out of order
/// or refuse although they are said to never refuse. Empty if all holds.
[[nodiscard]] std::vector<std::string> faults(const Book& book, const Title& title);

}  // namespace rulebook
