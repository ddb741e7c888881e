// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/clou.hpp>

using namespace regelwerk::clou;

constexpr Heist<> game;

#ifdef REGELWERK_CONTROL
static_assert(game.play(game.initial(), rolled(0)).phase == Phase::dice);
#else
static_assert(game.play(game.initial(), finished()).phase == Phase::leave);
#endif

int main() {}
