#pragma once
#include <regelwerk/core/language/ostream.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// Moves, rules and results of this game print themselves as well: streams look for that in the game's namespace.
using regelwerk::operator<<;

}  // namespace regelwerk::samara
