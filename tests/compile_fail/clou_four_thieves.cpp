// expect: NoSuchGame<regelwerk::clou::.*"thieves must be one to three of th
#include <regelwerk/clou.hpp>

using namespace regelwerk::clou;

#ifdef REGELWERK_CONTROL
constexpr Heist<HeistOptions{.thieves = {Thief::matt, Thief::janet, Thief::bruce}}> game;
#else
constexpr Heist<HeistOptions{.thieves = {Thief::matt, Thief::janet, Thief::trixie, Thief::bruce}}> game;
#endif

int main() {}
