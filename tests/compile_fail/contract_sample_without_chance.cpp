// expect: non-'?constexpr'? function .*contract_violated
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>
#include <regelwerk/tock.hpp>

using namespace regelwerk::tock;

constexpr Game<> game;

constexpr State after_deals(int deals) {
  regelwerk::Random random{1};
  State state = game.initial();
  for (int i = 0; i < deals; ++i) game.advance(state, regelwerk::sample(game, state, random));
  return state;
}

#ifdef REGELWERK_CONTROL
static_assert(after_deals(20).table.phase == Phase::play);
#else
static_assert(after_deals(21).table.phase == Phase::play);
#endif

int main() {}
