#pragma once
/// Tock: a card race for 2 to 6 seats, alone or in teams. The rules are in tock/rules.hpp, the game in tock/game.hpp.
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/tock/game.hpp>
