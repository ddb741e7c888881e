// expect: no member named '(hands|deck)'
#include <regelwerk/tock.hpp>

using namespace regelwerk::tock;

constexpr Game<> game;
constexpr View view = game.view(game.initial(), regelwerk::Seat{0});

#ifdef REGELWERK_CONTROL
static_assert(view.hand.empty());
#else
static_assert(view.hands[1].empty());
#endif

int main() {}
