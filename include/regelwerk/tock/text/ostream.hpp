#pragma once
#include <regelwerk/core/language/ostream.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/rules.hpp>

namespace regelwerk::tock {

/// Moves, rules and results of this game print themselves as well: streams look for that in the game's namespace.
using regelwerk::operator<<;

}  // namespace regelwerk::tock
