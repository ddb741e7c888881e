/* What the tests share. */
#ifndef REGELWERK_TEST_H
#define REGELWERK_TEST_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "regelwerk.h"

/* Ends the test where something does not hold. */
#define CHECK(condition)                                                      \
  do {                                                                        \
    if (!(condition)) {                                                       \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
      exit(1);                                                                \
    }                                                                         \
  } while (0)

/* Two texts are the same. */
#define CHECK_TEXT(found, due)                                                                  \
  do {                                                                                          \
    if (strcmp(found, due) != 0) {                                                              \
      fprintf(stderr, "%s:%d: \"%s\" instead of \"%s\"\n", __FILE__, __LINE__, (found), (due)); \
      exit(1);                                                                                  \
    }                                                                                           \
  } while (0)

/* Room for any text of one value. */
enum { TEXT_ROOM = REGELWERK_SCHEMA_SIZE, EVENT_ROOM = REGELWERK_EVENTS_SIZE };

/* Ends the test if there is no such game. */
static inline regelwerk_game game_of(int32_t title, const char* options) {
  regelwerk_game game;
  regelwerk_error error;
  memset(&game, 0, sizeof game);
  CHECK(regelwerk_game_make(&game, title, options, &error));
  CHECK(error.kind == REGELWERK_OK);
  return game;
}

static inline regelwerk_state beginning_of(const regelwerk_game* game) {
  regelwerk_state state;
  memset(&state, 0, sizeof state);
  CHECK(regelwerk_initial(game, NULL, &state, NULL));
  return state;
}

/* Two states, or two views, are the same. */
static inline bool same(const regelwerk_game* game, int32_t sort, const void* one, const void* other) {
  return memcmp(one, other, regelwerk_size(regelwerk_game_title(game), sort)) == 0;
}

#endif
