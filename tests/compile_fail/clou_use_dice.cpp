// expect: NoSuchGame<regelwerk::clou::.*"use_dice must be one of its two va
#include <regelwerk/clou.hpp>

using namespace regelwerk::clou;

#ifdef REGELWERK_CONTROL
constexpr Heist<HeistOptions{.use_dice = UseDice::may}> game;
#else
constexpr Heist<HeistOptions{.use_dice = UseDice{2}}> game;
#endif

int main() {}
