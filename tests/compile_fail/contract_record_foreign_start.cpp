// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/play/record.hpp>
#include <regelwerk/tock.hpp>

using namespace regelwerk::tock;

constexpr Game<> game;

#ifdef REGELWERK_CONTROL
static_assert(record_header(game, {regelwerk::Seat{3}}).edition == game.edition().name);
#else
static_assert(record_header(game, {regelwerk::Seat{4}}).edition == game.edition().name);
#endif

int main() {}
