/* The pictures of the table, as every language must draw them; what looks alike is drawn alike, and rooms may be small.
 * test_pictures TABLE LANGUAGE [MOVES]: a table of pictures in an enum regelwerk_language, and the most moves before
 * one. */
#include <inttypes.h>

#include "regelwerk_draw.h"
#include "test.h"

static char text[REGELWERK_SVG_SIZE];
static char again[REGELWERK_SVG_SIZE];
static regelwerk_game game;
static regelwerk_view view;
static int32_t language;

/* A line of the table. */
typedef struct picture {
  char game[32], options[160], viewer[16];
  uint64_t seed, moves, bytes, digest;
} picture;

static picture picture_in(char* line) {
  picture read;
  char seed[32], moves[32], bytes[32], digest[32];
  take_column(&line, read.game, sizeof read.game);
  take_column(&line, read.options, sizeof read.options);
  take_column(&line, seed, sizeof seed);
  take_column(&line, moves, sizeof moves);
  take_column(&line, read.viewer, sizeof read.viewer);
  take_column(&line, bytes, sizeof bytes);
  take_column(&line, digest, sizeof digest);
  read.seed = strtoull(seed, NULL, 10);
  read.moves = strtoull(moves, NULL, 10);
  read.bytes = strtoull(bytes, NULL, 10);
  read.digest = strtoull(digest, NULL, 16);
  return read;
}

static size_t svg(char* room, size_t capacity) {
  regelwerk_error error;
  const size_t length = regelwerk_view_svg_in(&game, &view, language, room, capacity, &error);
  CHECK(error.kind == REGELWERK_OK);
  return length;
}

/* Plays the game of a line and looks at it. */
static void look(const picture* line) {
  uint64_t random = line->seed;
  regelwerk_state state;
  game = game_of(regelwerk_title_of(line->game), line->options);
  state = beginning_of(&game);
  for (uint64_t made = 0; made < line->moves && regelwerk_actor(&game, &state) != REGELWERK_NOBODY; ++made)
    CHECK(regelwerk_play(&game, &state, regelwerk_random_move(&game, &state, &random), NULL));
  const int32_t viewer = strcmp(line->viewer, "spectator") == 0 ? REGELWERK_SPECTATOR : atoi(line->viewer);
  CHECK(regelwerk_view_of(&game, &state, viewer, &view, NULL));
}

static void hold_picture(const picture* line) {
  uint64_t random = line->seed, digest = empty_digest;
  regelwerk_state world;
  look(line);
  const size_t length = svg(text, sizeof text);
  CHECK(length < sizeof text);
  feed(&digest, text, length);
  if (length != line->bytes || digest != line->digest)
    fprintf(stderr, "%s | %s | %" PRIu64 ": %zu | %016" PRIx64 "\n", line->game, line->options, line->seed, length,
            digest);
  CHECK(length == line->bytes && digest == line->digest);
  CHECK_ROOM(svg);
  CHECK(regelwerk_view_svg(&game, &view, again, sizeof again, NULL) > 0);
  CHECK((strcmp(again, text) == 0) == (language == REGELWERK_ENGLISH));
  CHECK(regelwerk_view_svg_in(&game, &view, 77, text, sizeof text, NULL) > 0 && strcmp(again, text) == 0);
  CHECK(svg(text, sizeof text) == length);
  /* Another deal of all that is hidden. */
  regelwerk_resample(&game, &view, &random, &world);
  CHECK(regelwerk_view_of(&game, &world, regelwerk_viewer(&game, &view), &view, NULL));
  CHECK(svg(again, sizeof again) == length && memcmp(again, text, length + 1) == 0);
}

/* Views of outside that the library takes can be drawn, although no game ever comes to them; how many. */
static size_t draw_strangers(uint64_t* random) {
  char good[REGELWERK_LINE_SIZE], line[REGELWERK_LINE_SIZE];
  const uint32_t length = (uint32_t)regelwerk_view_text(&game, &view, good, sizeof good);
  size_t drawn = 0;
  for (int tries = 0; tries < 400; ++tries) {
    char* const at = line + regelwerk_random_below(random, length);
    memcpy(line, good, length + 1);
    if ('0' <= *at && *at <= '9') {
      *at = (char)('0' + regelwerk_random_below(random, 10));
    } else {
      *at = good[regelwerk_random_below(random, length)];
    }
    if (strcmp(line, good) == 0 || !regelwerk_parse_view(&game, line, &view, NULL)) continue;
    CHECK(svg(again, sizeof again) > 1000);
    ++drawn;
  }
  return drawn;
}

/* Where there is no game or no view, nothing is drawn. */
static void test_nothing(void) {
  static regelwerk_game none;
  regelwerk_error error;
  CHECK(regelwerk_view_svg(&game, NULL, text, sizeof text, &error) == 0 && error.reason == REGELWERK_NO_VALUE);
  CHECK(regelwerk_view_svg(NULL, &view, text, sizeof text, &error) == 0 && error.reason == REGELWERK_NO_VALUE);
  CHECK(regelwerk_view_svg(&none, &view, text, sizeof text, &error) == 0 && error.reason == REGELWERK_NO_VALUE);
  CHECK(regelwerk_view_svg(&none, &view, NULL, 0, NULL) == 0);
}

int main(int argc, char** argv) {
  char line[512];
  unsigned titles = 0;
  size_t count = 0, strangers = 0;
  uint64_t random = 1;
  CHECK(argc >= 3);
  language = atoi(argv[2]);
  const uint64_t most_moves = argc > 3 ? strtoull(argv[3], NULL, 10) : UINT64_MAX;
  FILE* table = fopen(argv[1], "r");
  CHECK(table != NULL);
  while (fgets(line, sizeof line, table) != NULL) {
    if (line[0] == '#' || line[0] == '\n') continue;
    const picture due = picture_in(line);
    if (due.moves > most_moves) continue;
    hold_picture(&due);
    strangers += draw_strangers(&random);
    titles |= 1U << regelwerk_title_of(due.game);
    ++count;
  }
  fclose(table);
  CHECK(titles == (1U << REGELWERK_TITLES) - 1);
  test_nothing();
  CHECK(argc > 3 || strangers >= count);
  printf("%zu pictures as they should be, and %zu strange ones\n", count, strangers);
  return 0;
}
