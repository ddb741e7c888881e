#pragma once
#include <regelwerk/core/language/ostream.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/rules.hpp>

namespace regelwerk::tock {

/// Makes << print moves, rules and results of this game: streams look for operator<< in the namespace of a type.
using regelwerk::operator<<;

}  // namespace regelwerk::tock
