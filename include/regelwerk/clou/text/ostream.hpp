#pragma once
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/language/ostream.hpp>

namespace regelwerk::clou {

/// Makes << print moves, rules and results of this game: streams look for operator<< in the namespace of a type.
using regelwerk::operator<<;

}  // namespace regelwerk::clou
