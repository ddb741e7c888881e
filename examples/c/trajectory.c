#include "trajectory.h"

#include <inttypes.h>

#include "test.h"

enum { STATES, VIEWS, WORLDS, WORDS, EVENTS, TOLD };

/* A text that fits its room, and the end of its line. */
static void feed_line(uint64_t* digest, const char* text, size_t length) {
  CHECK(0 < length && length < TEXT_ROOM);
  feed(digest, text, length);
  feed(digest, "\n", 1);
}

static void feed_state(const regelwerk_game* game, const regelwerk_state* state, uint64_t* digest) {
  uint8_t bytes[REGELWERK_PACKED_STATE_SIZE];
  feed(digest, bytes, regelwerk_pack(game, state, bytes, sizeof bytes));
}

/* What the seat sees that decides, and a world that it may be in. */
static void feed_view(const regelwerk_game* game, const regelwerk_state* state, int32_t seat, uint64_t* worlds,
                      trajectory* played) {
  regelwerk_view view;
  regelwerk_state world;
  uint8_t bytes[REGELWERK_PACKED_VIEW_SIZE];
  CHECK(regelwerk_view_of(game, state, seat, &view, NULL));
  feed(&played->digests[VIEWS], bytes, regelwerk_pack_view(game, &view, bytes, sizeof bytes));
  regelwerk_resample(game, &view, worlds, &world);
  feed_state(game, &world, &played->digests[WORLDS]);
}

/* Makes a move, and feeds what a spectator is shown and told of it. */
static void make_move(const regelwerk_game* game, regelwerk_state* state, uint32_t move, char* text,
                      trajectory* played) {
  regelwerk_view before;
  uint8_t events[EVENT_ROOM], shown[EVENT_ROOM];
  size_t length;
  feed_line(&played->digests[WORDS], text, regelwerk_move_text(game, state, move, text, TEXT_ROOM, NULL));
  CHECK(regelwerk_view_of(game, state, REGELWERK_SPECTATOR, &before, NULL));
  CHECK(regelwerk_play_events(game, state, move, events, sizeof events, &length, NULL));
  length = regelwerk_shown(game, events, length, REGELWERK_SPECTATOR, shown, sizeof shown, NULL);
  CHECK(length <= sizeof shown);
  feed(&played->digests[EVENTS], shown, length);
  for (int32_t language = 0; language < REGELWERK_LANGUAGES; ++language) {
    const size_t told = regelwerk_tell(game, &before, shown, length, language, text, TEXT_ROOM, NULL);
    CHECK(told < TEXT_ROOM);
    feed(&played->digests[TOLD], text, told);
  }
}

trajectory play_trajectory(const table_line* line) {
  const regelwerk_game game = game_of(regelwerk_title_of(line->game), line->options);
  regelwerk_state state = beginning_of(&game);
  uint64_t random = line->seed;
  uint64_t worlds = regelwerk_random_stream(line->seed, 1);
  char* text = malloc(TEXT_ROOM);
  trajectory played;
  CHECK(text != NULL);
  played.plies = 0;
  for (int i = 0; i < DIGESTS; ++i) played.digests[i] = empty_digest;
  for (int32_t actor; (actor = regelwerk_actor(&game, &state)) != REGELWERK_NOBODY; ++played.plies) {
    feed_state(&game, &state, &played.digests[STATES]);
    if (actor != REGELWERK_CHANCE) feed_view(&game, &state, actor, &worlds, &played);
    make_move(&game, &state, regelwerk_random_move(&game, &state, &random), text, &played);
  }
  feed_state(&game, &state, &played.digests[STATES]);
  feed_line(&played.digests[WORDS], text, regelwerk_text(&game, &state, text, TEXT_ROOM));
  feed_line(&played.digests[TOLD], text, regelwerk_json(&game, &state, text, TEXT_ROOM));
  free(text);
  return played;
}

size_t read_table(const char* path, uint64_t most_plies, table_line* lines, size_t capacity) {
  FILE* file = fopen(path, "r");
  char text[512], column[64];
  size_t count = 0;
  CHECK(file != NULL);
  while (fgets(text, sizeof text, file) != NULL) {
    char* rest = text;
    table_line line;
    if (text[0] == '#' || text[0] == '\n') continue;
    take_column(&rest, line.game, sizeof line.game);
    take_column(&rest, line.options, sizeof line.options);
    take_column(&rest, column, sizeof column);
    line.seed = strtoull(column, NULL, 10);
    take_column(&rest, column, sizeof column);
    line.due.plies = strtoull(column, NULL, 10);
    for (int i = 0; i < DIGESTS; ++i) {
      take_column(&rest, column, sizeof column);
      line.due.digests[i] = strtoull(column, NULL, 16);
    }
    if (line.due.plies > most_plies) continue;
    CHECK(count < capacity);
    lines[count++] = line;
  }
  fclose(file);
  return count;
}

void hold_line(const table_line* line) {
  static const char* const columns[DIGESTS] = {"states", "views", "worlds", "words", "events", "told"};
  const trajectory found = play_trajectory(line);
  bool is_same = found.plies == line->due.plies;
  if (!is_same) fprintf(stderr, "%s | %s: %" PRIu64 " plies\n", line->game, line->options, found.plies);
  for (int i = 0; i < DIGESTS; ++i) {
    if (found.digests[i] == line->due.digests[i]) continue;
    fprintf(stderr, "%s | %s: %s are %016" PRIx64 "\n", line->game, line->options, columns[i], found.digests[i]);
    is_same = false;
  }
  CHECK(is_same);
}
