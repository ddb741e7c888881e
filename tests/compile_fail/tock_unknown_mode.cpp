// expect: Tock: mode must be one of its three values \(TK-6\)
#include <regelwerk/tock.hpp>

using namespace regelwerk::tock;

#ifdef REGELWERK_CONTROL
constexpr Game<Options{.mode = static_cast<Mode>(2)}> game;
#else
constexpr Game<Options{.mode = static_cast<Mode>(3)}> game;
#endif

int main() {}
