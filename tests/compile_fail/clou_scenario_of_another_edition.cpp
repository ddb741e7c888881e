// expect: NoSuchGame<regelwerk::clou::.*"scenario must be a plan of the edi
#include <regelwerk/clou.hpp>

using namespace regelwerk::clou;

#ifdef REGELWERK_CONTROL
constexpr Heist<HeistOptions{.scenario = "museum"}> game;
#else
constexpr Heist<HeistOptions{.scenario = "cellar"}> game;
#endif

int main() {}
