// expect: Playable
#include <regelwerk/play/perft.hpp>
#include <regelwerk/tock.hpp>

struct NoGame {
  using State = int;
};

#ifdef REGELWERK_CONTROL
static_assert(regelwerk::perft(regelwerk::tock::Game<>{}, regelwerk::tock::Game<>{}.initial(), 1) == 13);
#else
static_assert(regelwerk::perft(NoGame{}, 0, 1) == 13);
#endif

int main() {}
