#pragma once
#include <string_view>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// For tables of sentences: a text that brings its length along spares the compiler counting its letters.
using std::string_view_literals::operator""sv;

}  // namespace regelwerk::inline shared
