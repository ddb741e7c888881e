#pragma once
#include <cstddef>
#include <string_view>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// For tables of sentences: with sv literals the compiler does not have to count the letters.
using std::string_view_literals::operator""sv;

// A view is made of `const char*` and `std::size_t` alone: of any other two types it takes a compiler 15 ms to learn
// that they are no iterators.

/// A text of one letter, which outlives it.
[[nodiscard]] constexpr std::string_view one_letter(const char& letter) noexcept { return {&letter, std::size_t{1}}; }

}  // namespace regelwerk::inline shared
