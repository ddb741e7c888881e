#pragma once
#include <regelwerk/core/language/ostream.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>

namespace regelwerk::ostfriesenlauf {

/// Makes << print moves, rules and results of this game: streams look for operator<< in the namespace of a type.
using regelwerk::operator<<;

}  // namespace regelwerk::ostfriesenlauf
