// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/core/viewer.hpp>

#ifdef REGELWERK_CONTROL
static_assert(regelwerk::Viewer{regelwerk::Seat{1}}.seat() == regelwerk::Seat{1});
#else
static_assert(regelwerk::spectator.seat() == regelwerk::Seat{1});
#endif

int main() {}
