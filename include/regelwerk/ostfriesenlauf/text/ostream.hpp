#pragma once
#include <regelwerk/core/language/ostream.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>

namespace regelwerk::ostfriesenlauf {

/// Moves, rules and results of this game print themselves as well: streams look for that in the game's namespace.
using regelwerk::operator<<;

}  // namespace regelwerk::ostfriesenlauf
