// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/core/actor.hpp>

#ifdef REGELWERK_CONTROL
static_assert(regelwerk::Actor{regelwerk::Seat{1}}.seat() == regelwerk::Seat{1});
#else
static_assert(regelwerk::Actor::chance().seat() == regelwerk::Seat{1});
#endif

int main() {}
