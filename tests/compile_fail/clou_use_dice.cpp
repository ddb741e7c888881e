// expect: NoSuchGame<regelwerk::clou::.*"use_dice must be one of its thr
#include <regelwerk/clou.hpp>

using namespace regelwerk::clou;

#ifdef REGELWERK_CONTROL
constexpr Heist<HeistOptions{.use_dice = UseDice::may}> game;
#else
constexpr Heist<HeistOptions{.use_dice = UseDice{3}}> game;
#endif

int main() {}
