#pragma once
#include <cstddef>
#include <string_view>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// For tables of sentences: with sv literals the compiler does not have to count the letters.
using std::string_view_literals::operator""sv;

// Make a string_view only from `const char*` and `std::size_t`: for any other two types a compiler takes 15 ms to find
// out that they are not iterators.

/// A text of one letter. Precondition: the letter outlives the text.
[[nodiscard]] constexpr std::string_view one_letter(const char& letter) noexcept { return {&letter, std::size_t{1}}; }

}  // namespace regelwerk::inline shared
