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

/* What every function answers that writes a text: its length, in room for it, in too little, in none. `text` and
 * `again` are rooms of the test for a whole one. */
#define CHECK_ROOM(length_of)                                                                   \
  do {                                                                                          \
    char small[4] = "xyz";                                                                      \
    const size_t whole = length_of(text, sizeof text);                                          \
    CHECK(whole > 3 && whole == strlen(text));                                                  \
    CHECK(length_of(NULL, 0) == whole);                                                         \
    CHECK(length_of(small, 0) == whole && small[0] == 'x');                                     \
    CHECK(length_of(small, 1) == whole && small[0] == '\0' && small[1] == 'y');                 \
    CHECK(length_of(small, 4) == whole && memcmp(small, text, 3) == 0 && small[3] == '\0');     \
    CHECK(length_of(again, whole + 1) == whole && strcmp(again, text) == 0);                    \
    again[whole] = 'x';                                                                         \
    CHECK(length_of(again, whole) == whole && again[whole - 1] == '\0' && again[whole] == 'x'); \
  } while (0)

/* Room for any text of one value. */
enum { TEXT_ROOM = REGELWERK_SCHEMA_SIZE, EVENT_ROOM = REGELWERK_EVENTS_SIZE };

/* 64-bit FNV-1a. */
static const uint64_t empty_digest = UINT64_C(0xCBF29CE484222325);
static inline void feed(uint64_t* digest, const void* bytes, size_t length) {
  const uint8_t* at = (const uint8_t*)bytes;
  for (size_t i = 0; i < length; ++i) *digest = (*digest ^ at[i]) * UINT64_C(0x100000001B3);
}

/* The next column of a line of a table, without the blanks around it. */
static inline void take_column(char** line, char* column, size_t room) {
  const size_t length = strcspn(*line, "|\n");
  size_t begin = 0, end = length;
  while (begin < end && (*line)[begin] == ' ') ++begin;
  while (end > begin && (*line)[end - 1] == ' ') --end;
  CHECK(end - begin < room);
  memcpy(column, *line + begin, end - begin);
  column[end - begin] = '\0';
  *line += length;
  if (**line == '|') ++*line;
}

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
