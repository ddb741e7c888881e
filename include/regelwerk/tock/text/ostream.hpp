#pragma once
#include <regelwerk/core/language/ostream.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/rules.hpp>

namespace regelwerk::tock {

/// Streams look up operator<< in the namespace of a type, so this one makes moves, rules and results printable.
using regelwerk::operator<<;

}  // namespace regelwerk::tock
