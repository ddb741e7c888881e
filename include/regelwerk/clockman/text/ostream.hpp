#pragma once
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/language/ostream.hpp>

namespace regelwerk::clockman {

/// Moves, rules and results of this game print themselves as well: streams look for that in the game's namespace.
using regelwerk::operator<<;

}  // namespace regelwerk::clockman
