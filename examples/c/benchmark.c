#include "benchmark.h"

#include "test.h"

uint64_t play_through_c(int32_t title, const char* options, uint64_t random, unsigned games) {
  static uint32_t moves[REGELWERK_MOVES_LIMIT];
  const regelwerk_game game = game_of(title, options);
  uint64_t nodes = 0;
  for (unsigned i = 0; i < games; ++i) {
    regelwerk_state state = beginning_of(&game);
    int32_t actor = regelwerk_actor(&game, &state);
    for (; actor != REGELWERK_NOBODY; ++nodes) {
      uint32_t move;
      if (actor == REGELWERK_CHANCE) {
        move = regelwerk_random_move(&game, &state, &random);
      } else {
        const size_t count = regelwerk_moves(&game, &state, moves, REGELWERK_MOVES_LIMIT);
        move = moves[regelwerk_random_below(&random, (uint32_t)count)];
      }
      actor = regelwerk_advance(&game, &state, move);
    }
  }
  return nodes;
}
