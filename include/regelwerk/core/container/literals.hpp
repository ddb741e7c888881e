#pragma once
#include <string_view>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// Tables of sentences are written with it: a text that brings its length along need not be counted letter by letter
/// wherever a game is included.
using std::string_view_literals::operator""sv;

}  // namespace regelwerk::inline shared
