// expect: Clou: thieves must be one to three of the four \(CL-4\)
#include <regelwerk/clou.hpp>

using namespace regelwerk::clou;

#ifdef REGELWERK_CONTROL
constexpr Heist<HeistOptions{.thieves = {Thief::matt, Thief::janet, Thief::bruce}}> game;
#else
constexpr Heist<HeistOptions{.thieves = {Thief::matt, Thief::janet, Thief::trixie, Thief::bruce}}> game;
#endif

int main() {}
