#pragma once
/// Clockman: a race inwards over four rings, for 2 to 4 seats. The rules are in clockman/rules.hpp, the game in
/// clockman/game.hpp.
#include <regelwerk/clockman/game.hpp>
#include <regelwerk/core/description/settings.hpp>
