// expect: IncludeFirst<.*"regelwerk/ostfriesenlauf/cause\.hpp"
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/play/why.hpp>

constexpr regelwerk::ostfriesenlauf::Game<> game;

bool is_allowed() {
#ifdef REGELWERK_CONTROL
  return !game.why_not(game.initial(), {});
#else
  return !regelwerk::why(game, game.initial(), {});
#endif
}
