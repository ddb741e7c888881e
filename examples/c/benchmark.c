#include "benchmark.h"

#include "test.h"

uint64_t play_through_c(int32_t title, const char *options, uint64_t random, unsigned games) {
  static uint32_t moves[REGELWERK_MOVES_LIMIT];
  const regelwerk_game game = game_of(title, options);
  uint64_t nodes = 0;
  for (unsigned i = 0; i < games; ++i) {
    regelwerk_state state = beginning_of(&game);
    for (int32_t actor; (actor = regelwerk_actor(&game, &state)) != REGELWERK_NOBODY; ++nodes) {
      if (actor == REGELWERK_CHANCE) {
        regelwerk_advance(&game, &state, regelwerk_random_move(&game, &state, &random));
      } else {
        const size_t count = regelwerk_moves(&game, &state, moves, REGELWERK_MOVES_LIMIT);
        regelwerk_advance(&game, &state, moves[regelwerk_random_below(&random, (uint32_t)count)]);
      }
    }
  }
  return nodes;
}
