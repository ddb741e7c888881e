#pragma once
#include <string_view>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// For tables of sentences: with sv literals the compiler does not have to count the letters.
using std::string_view_literals::operator""sv;

}  // namespace regelwerk::inline shared
