#include "benchmark.h"

#include "test.h"

static uint32_t moves[REGELWERK_MOVES_LIMIT];

uint64_t play_through_c(int32_t title, const char* options, uint64_t random, unsigned games) {
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

uint64_t playouts_through_c(int32_t title, const char* options, uint64_t random, unsigned games) {
  const regelwerk_game game = game_of(title, options);
  uint64_t nodes = 0;
  for (unsigned i = 0; i < games; ++i) {
    regelwerk_state state = beginning_of(&game);
    uint64_t made;
    CHECK(regelwerk_playout(&game, &state, &random, UINT64_MAX, &made));
    nodes += made;
  }
  return nodes;
}

static struct {
  regelwerk_game game;
  regelwerk_state states[1000];
  uint32_t moves[1000];
  size_t count;
} kept;

size_t keep_games(int32_t title, const char* options, uint64_t random, size_t most) {
  kept.game = game_of(title, options);
  regelwerk_state state = beginning_of(&kept.game);
  for (kept.count = 0; kept.count < most && kept.count < 1000;) {
    const uint32_t move = regelwerk_random_move(&kept.game, &state, &random);
    if (move == REGELWERK_NO_MOVE) {
      state = beginning_of(&kept.game);
      continue;
    }
    kept.states[kept.count] = state;
    kept.moves[kept.count++] = move;
    CHECK(regelwerk_play(&kept.game, &state, move, NULL));
  }
  return kept.count;
}

uint64_t list_kept(void) {
  uint64_t listed = 0;
  for (size_t i = 0; i < kept.count; ++i)
    listed += regelwerk_moves(&kept.game, &kept.states[i], moves, REGELWERK_MOVES_LIMIT);
  return listed;
}

uint64_t play_kept(void) {
  uint64_t made = 0;
  for (size_t i = 0; i < kept.count; ++i) {
    regelwerk_state state = kept.states[i];
    made += regelwerk_play(&kept.game, &state, kept.moves[i], NULL);
    made += memcmp(&state, &kept.states[i], sizeof state) == 0;
  }
  return made;
}
