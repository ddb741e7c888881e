#pragma once
#include <regelwerk/core/language/ostream.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// Makes << print moves, rules and results of this game: streams look for operator<< in the namespace of a type.
using regelwerk::operator<<;

}  // namespace regelwerk::samara
