// expect: NoSuchGame<regelwerk::tock::Rules.*"mode must be one of its three valu
#include <regelwerk/tock.hpp>

using namespace regelwerk::tock;

#ifdef REGELWERK_CONTROL
constexpr Game<Options{.mode = static_cast<Mode>(2)}> game;
#else
constexpr Game<Options{.mode = static_cast<Mode>(3)}> game;
#endif

int main() {}
