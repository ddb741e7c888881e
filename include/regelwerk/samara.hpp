#pragma once
/// Samara: workers and the calendar, for 2 to 5 seats. The rules are in samara/rules.hpp, the game in samara/game.hpp.
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/samara/game.hpp>
