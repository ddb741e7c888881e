/* The game of guess.hpp, from C: what guess.py and guess.mjs print, too. */
#include <stdio.h>
#include <stdlib.h>

#include "regelwerk_draw.h"

static void fail(const regelwerk_error* error) {
  char sentence[REGELWERK_SENTENCE_SIZE];
  regelwerk_describe(error, REGELWERK_ENGLISH, sentence, sizeof sentence);
  fprintf(stderr, "%s\n", sentence);
  exit(1);
}

int main(void) {
  static uint64_t nodes[100 * REGELWERK_NODE_SIZE / sizeof(uint64_t)];
  const int32_t title = regelwerk_title_of("guess");
  const uint32_t made[] = {2, 3};
  regelwerk_game game;
  regelwerk_state state;
  regelwerk_view view;
  regelwerk_search search;
  regelwerk_outcome outcome;
  regelwerk_error error;
  uint32_t moves[REGELWERK_MOVES_LIMIT], parts[REGELWERK_PARTS_LIMIT];
  uint8_t events[REGELWERK_EVENTS_SIZE];
  char text[REGELWERK_TOLD_SIZE], sentence[REGELWERK_SENTENCE_SIZE];
  size_t length, count;

  if (!regelwerk_game_make(&game, title, "cards=4", &error)) fail(&error);
  if (!regelwerk_initial(&game, NULL, &state, &error)) fail(&error);
  if (!regelwerk_play(&game, &state, made[0], &error)) fail(&error);
  if (!regelwerk_view_of(&game, &state, 1, &view, &error)) fail(&error);
  regelwerk_view_text(&game, &view, text, sizeof text);
  printf("view %s\n", text);
  if (regelwerk_view_svg(&game, &view, text, sizeof text, &error) == 0) fail(&error);

  count = regelwerk_view_moves(&game, &view, moves, REGELWERK_MOVES_LIMIT);
  for (size_t i = 0; i < count; ++i) {
    regelwerk_view_move_text(&game, &view, moves[i], text, sizeof text, &error);
    printf("move %s\n", text);
  }
  printf("parts %d\n", (int)regelwerk_parts(&game, &view, NULL, 0, parts, REGELWERK_PARTS_LIMIT));
  printf("boards %d\n", (int)regelwerk_boards(&game));

  if (regelwerk_check(&game, &state, 9, &error)) return 1;
  regelwerk_rule_id(title, error.rule, text, sizeof text);
  regelwerk_describe(&error, REGELWERK_GERMAN, sentence, sizeof sentence);
  printf("refused %s %s\n", text, sentence);

  if (!regelwerk_search_begin(&game, &view, 1, nodes, sizeof nodes, &search, &error)) fail(&error);
  regelwerk_search_run(&game, &search, NULL, 100);
  printf("searched %s\n",
         regelwerk_view_check(&game, &view, regelwerk_search_best(&game, &search), &error) ? "True" : "False");

  if (!regelwerk_play_events(&game, &state, made[1], events, sizeof events, &length, &error)) fail(&error);
  regelwerk_tell(&game, &view, events, length, REGELWERK_ENGLISH, text, sizeof text, &error);
  printf("%s", text);
  if (!regelwerk_outcome_of(&game, &state, &outcome)) return 1;
  printf("places %d %d\n", (int)outcome.places[0], (int)outcome.places[1]);
  if (regelwerk_record(&game, NULL, made, 2, text, sizeof text, &error) == 0) fail(&error);
  printf("record %s\n", text);
  return 0;
}
