#pragma once
#include <regelwerk/core/language/ostream.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// Streams look up operator<< in the namespace of a type, so this one makes moves, rules and results printable.
using regelwerk::operator<<;

}  // namespace regelwerk::samara
