#pragma once
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/language/ostream.hpp>

namespace regelwerk::clockman {

/// Makes << print moves, rules and results of this game: streams look for operator<< in the namespace of a type.
using regelwerk::operator<<;

}  // namespace regelwerk::clockman
