#pragma once
/// Ostfriesenlauf: a programmed race of four runners for 1 to 4 seats. The rules are in ostfriesenlauf/rules.hpp, the
/// game in ostfriesenlauf/game.hpp.
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/ostfriesenlauf/game.hpp>
