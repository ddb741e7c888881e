// expect: NoSuchGame<regelwerk::clockman::Rules.*"ones must be 2 or 3 \(CM-4\)
#include <regelwerk/clockman.hpp>

using namespace regelwerk::clockman;

#ifdef REGELWERK_CONTROL
constexpr Game<Options{.ones = 3}> game;
#else
constexpr Game<Options{.ones = 4}> game;
#endif

int main() {}
