// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/tock.hpp>

using namespace regelwerk::tock;

constexpr Game<> game;

#ifdef REGELWERK_CONTROL
static_assert(game.weight(game.initial(), dealt(Rank::ace)) == 4);
#else
static_assert(game.weight(game.initial(), given(Rank::ace)) == 4);
#endif

int main() {}
