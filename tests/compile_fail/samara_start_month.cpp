// expect: NoSuchGame<regelwerk::samara::Rules.*"start_month must be 1 to 6 \(SM-7\)
#include <regelwerk/samara.hpp>

using namespace regelwerk::samara;

#ifdef REGELWERK_CONTROL
constexpr Game<Options{.start_month = 6}> game;
#else
constexpr Game<Options{.start_month = 7}> game;
#endif

int main() {}
