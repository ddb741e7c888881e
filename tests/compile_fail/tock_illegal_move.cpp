// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/tock.hpp>

using namespace regelwerk::tock;

constexpr Game<> game;

#ifdef REGELWERK_CONTROL
static_assert(game.play(game.initial(), dealt(Rank::ace)).hand(regelwerk::Seat{0}).size() == 1);
#else
static_assert(game.play(game.initial(), discarded(Rank::ace)).hand(regelwerk::Seat{0}).size() == 1);
#endif

int main() {}
