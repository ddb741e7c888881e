// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/tock.hpp>

using namespace regelwerk::tock;

constexpr Game<> game;

#ifdef REGELWERK_CONTROL
static_assert(game.initial({regelwerk::Seat{3}}).table.turn == regelwerk::Seat{0});
#else
static_assert(game.initial({regelwerk::Seat{4}}).table.turn == regelwerk::Seat{0});
#endif

int main() {}
