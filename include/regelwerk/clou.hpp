#pragma once
/// Clou: a cooperative roll-and-write for 1 to 3 thieves, one heist or a campaign of three. The rules are in
/// clou/rules.hpp, the games in clou/game.hpp.
#include <regelwerk/clou/game.hpp>
#include <regelwerk/core/description/settings.hpp>
