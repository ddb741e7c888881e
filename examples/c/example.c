/* A whole game of Tock in which every seat knows its own hand only, and a move that is refused. */
#include <inttypes.h>
#include <stdio.h>

#include "regelwerk.h"

/* The game is over, or the program is wrong. */
static int fail(const regelwerk_error* error) {
  char sentence[REGELWERK_SENTENCE_SIZE];
  regelwerk_describe(error, REGELWERK_ENGLISH, sentence, sizeof sentence);
  fprintf(stderr, "%s\n", sentence);
  return 1;
}

/* Prints why a seat may not give away or play a card twice: the rule, and what stands in the way. */
static void show_refusal(const regelwerk_game* game, const regelwerk_view* view, uint32_t move) {
  regelwerk_error error;
  char rule[REGELWERK_WORD_SIZE], sentence[REGELWERK_SENTENCE_SIZE], cause[REGELWERK_SENTENCE_SIZE];
  if (regelwerk_view_check(game, view, move, &error)) return;
  regelwerk_rule_id(REGELWERK_TOCK, error.rule, rule, sizeof rule);
  regelwerk_describe(&error, REGELWERK_ENGLISH, sentence, sizeof sentence);
  regelwerk_view_cause_text(game, view, &error, REGELWERK_ENGLISH, cause, sizeof cause);
  printf("Not this move (%s, %s): %s\n", rule, cause, sentence);
}

int main(void) {
  regelwerk_game game;
  regelwerk_state state;
  regelwerk_view view;
  regelwerk_outcome outcome;
  regelwerk_error error;
  uint64_t random = 38;
  unsigned moves = 0;
  if (!regelwerk_game_make(&game, REGELWERK_TOCK, "seats=2 quick_start=true", &error)) return fail(&error);
  if (!regelwerk_initial(&game, NULL, &state, &error)) return fail(&error);

  for (int32_t actor; (actor = regelwerk_actor(&game, &state)) != REGELWERK_NOBODY; ++moves) {
    uint32_t move;
    uint8_t events[REGELWERK_EVENTS_SIZE];
    size_t length;
    if (actor == REGELWERK_CHANCE) {
      move = regelwerk_random_move(&game, &state, &random);
    } else {
      /* A seat decides by its view, which does not hold the other hands. */
      if (!regelwerk_view_of(&game, &state, actor, &view, &error)) return fail(&error);
      move = regelwerk_thumb(&game, &view, &random);
    }
    /* What everybody sees of the first moves of seats. */
    if (!regelwerk_view_of(&game, &state, REGELWERK_SPECTATOR, &view, &error)) return fail(&error);
    if (!regelwerk_play_events(&game, &state, move, events, sizeof events, &length, &error)) return fail(&error);
    if (actor >= 0 && moves < 24) {
      uint8_t shown[REGELWERK_EVENTS_SIZE];
      char told[REGELWERK_TOLD_SIZE];
      length = regelwerk_shown(&game, events, length, REGELWERK_SPECTATOR, shown, sizeof shown, &error);
      regelwerk_tell(&game, &view, shown, length, REGELWERK_ENGLISH, told, sizeof told, &error);
      fputs(told, stdout);
      /* The same move once more: it is no longer this seat's turn. */
      regelwerk_view_of(&game, &state, actor, &view, &error);
      show_refusal(&game, &view, move);
    }
  }
  if (!regelwerk_outcome_of(&game, &state, &outcome)) return 1;
  for (int32_t seat = 0; seat < outcome.seats; ++seat) {
    printf("Seat %" PRId32 ": place %" PRId32 ", %" PRId32 " marbles home\n", seat, outcome.places[seat],
           outcome.scores[seat]);
  }
  printf("%u moves\n", moves);
  return 0;
}
