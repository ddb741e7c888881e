// expect: Clou: scenario must be a plan of the edition \(CL-4\)
#include <regelwerk/clou.hpp>

using namespace regelwerk::clou;

#ifdef REGELWERK_CONTROL
constexpr Heist<HeistOptions{.scenario = "museum"}> game;
#else
constexpr Heist<HeistOptions{.scenario = "castle"}> game;
#endif

int main() {}
