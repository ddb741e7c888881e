// expect: NoSuchGame<regelwerk::tock::Rules.*"seats must be 2 to 6 \(TK-6\)
#include <regelwerk/tock.hpp>

using namespace regelwerk::tock;

#ifdef REGELWERK_CONTROL
constexpr Game<Options{.seats = 6}> game;
#else
constexpr Game<Options{.seats = 7}> game;
#endif

int main() {}
