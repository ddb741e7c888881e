#pragma once
#include <regelwerk/core/language/ostream.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>

namespace regelwerk::ostfriesenlauf {

/// Streams look up operator<< in the namespace of a type, so this one makes moves, rules and results printable.
using regelwerk::operator<<;

}  // namespace regelwerk::ostfriesenlauf
