#pragma once
#include <string_view>
#include <vector>

#include "example.hpp"

namespace rulebook {

/// The books of a game by its name, of which Clou has two; they are part of the program. Empty if it has none.
[[nodiscard]] const std::vector<Book>& books_of(std::string_view game);

/// The examples of a rule of a game, by its ID.
[[nodiscard]] std::vector<Example> examples_of(std::string_view game, std::string_view id);

}  // namespace rulebook
