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

/// Why an example does not hold; empty if it does.
[[nodiscard]] std::string fault(const Example& example, const Title& title);

/// Rules that are left out, out of order or refuse although they are said to never refuse.
[[nodiscard]] std::vector<std::string> gaps(const Book& book, const Title& title);

/// Both of all examples of a book, with their lines. Empty if all holds.
[[nodiscard]] std::vector<std::string> faults(const Book& book, const Title& title);

}  // namespace rulebook
