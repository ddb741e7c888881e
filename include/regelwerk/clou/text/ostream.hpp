#pragma once
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/language/ostream.hpp>

namespace regelwerk::clou {

/// Moves, rules and results of this game print themselves as well: streams look for that in the game's namespace.
using regelwerk::operator<<;

}  // namespace regelwerk::clou
