/* A random game of each title in which every function answers about every position: what it says must agree with what
 * the others say. An argument is the most moves of a game. */
#include "test.h"

static regelwerk_game game;
static regelwerk_state state;
static uint32_t record[4096];
static size_t made;
static size_t explained; /* differences that were told */
static char text[TEXT_ROOM];
static char again[TEXT_ROOM];

/* Every seat, and a spectator, as they follow the game by what they are shown. */
static struct {
  regelwerk_view view;
  regelwerk_memory memory;
} followers[REGELWERK_SEATS_LIMIT + 1];

static bool is_viewer(int32_t viewer) { return viewer < regelwerk_seats(&game) || viewer == REGELWERK_SPECTATOR; }

static void follow_from_here(void) {
  for (int32_t viewer = 0; viewer <= REGELWERK_SPECTATOR; ++viewer) {
    if (!is_viewer(viewer)) continue;
    CHECK(regelwerk_view_of(&game, &state, viewer, &followers[viewer].view, NULL));
    regelwerk_memory_of(&game, &followers[viewer].view, &followers[viewer].memory);
    CHECK(regelwerk_memory_is_exact(&game, &followers[viewer].memory));
  }
}

/* Bytes and lines of the state lead back to it. */
static void hold_state(void) {
  uint8_t bytes[REGELWERK_PACKED_STATE_SIZE];
  regelwerk_state back;
  int32_t broken;
  const size_t length = regelwerk_pack(&game, &state, bytes, sizeof bytes);
  CHECK(length == regelwerk_size(regelwerk_game_title(&game), REGELWERK_PACKED_STATE));
  CHECK(regelwerk_unpack(&game, bytes, length, &back, NULL));
  CHECK(same(&game, REGELWERK_STATE, &back, &state));
  CHECK(regelwerk_hash(&game, &back) == regelwerk_hash(&game, &state));
  CHECK(regelwerk_text(&game, &state, text, sizeof text) < sizeof text);
  CHECK(regelwerk_parse(&game, text, &back, NULL));
  CHECK(same(&game, REGELWERK_STATE, &back, &state));
  CHECK(regelwerk_validate(&game, &state, &broken, 1) == 0);
  CHECK(regelwerk_json(&game, &state, text, sizeof text) < REGELWERK_JSON_SIZE);
  CHECK(text[0] == '{' && text[strlen(text) - 1] == '}');
}

/* The moves are legal, the weights add up, words lead back to moves, and nothing else is legal. */
static void hold_moves(const uint32_t* moves, size_t count) {
  uint32_t total = 0;
  for (size_t i = 0; i < count; ++i) {
    uint32_t back;
    CHECK(i == 0 || moves[i - 1] < moves[i]);
    CHECK(regelwerk_why_not(&game, &state, moves[i]) == REGELWERK_NONE);
    CHECK(regelwerk_check(&game, &state, moves[i], NULL));
    total += regelwerk_weight(&game, &state, moves[i]);
    if (i >= 8) continue;
    CHECK(regelwerk_move_text(&game, &state, moves[i], text, sizeof text, NULL) > 0);
    CHECK(regelwerk_parse_move(&game, &state, text, &back, NULL) && back == moves[i]);
    CHECK(regelwerk_move_json(&game, &state, moves[i], again, sizeof again, NULL) > 0);
    CHECK(strstr(again, text) != NULL);
  }
  CHECK(total == regelwerk_total_weight(&game, &state));
  uint64_t random = regelwerk_random_stream(made, 3);
  for (int i = 0; i < 50; ++i) {
    /* Codes of all lengths; among those of the list some are legal. */
    const uint32_t code = (uint32_t)regelwerk_random_next(&random) >> (i % 32);
    bool is_listed = false;
    for (size_t j = 0; j < count; ++j) is_listed = is_listed || moves[j] == code;
    CHECK(is_listed == (regelwerk_why_not(&game, &state, code) == REGELWERK_NONE));
    CHECK(is_listed || regelwerk_weight(&game, &state, code) == 0);
  }
}

/* A move that there is not is refused with its rule, by everything that takes moves, and nothing changes. */
static void hold_refusal(void) {
  const regelwerk_state before = state;
  const int32_t title = regelwerk_game_title(&game);
  regelwerk_error error;
  uint8_t events[16];
  size_t length = 99;
  CHECK(!regelwerk_play(&game, &state, REGELWERK_NO_MOVE, &error));
  CHECK(error.kind == REGELWERK_FORBIDDEN && error.title == title);
  CHECK(error.rule == regelwerk_why_not(&game, &state, REGELWERK_NO_MOVE));
  CHECK(error.rule >= 0 && error.rule < regelwerk_rules(title));
  CHECK(regelwerk_in_force(&game, error.rule));
  CHECK(regelwerk_describe(&error, REGELWERK_ENGLISH, text, sizeof text) > 0);
  CHECK(regelwerk_rule_sentence(title, error.rule, REGELWERK_ENGLISH, again, sizeof again) > 0);
  /* Where all numbers are codes of moves the rule alone is told. */
  const char none[] = "this number is no move of this game: ";
  const bool is_none = strncmp(text, none, sizeof none - 1) == 0;
  CHECK(is_none == (title != REGELWERK_CLOU && title != REGELWERK_CLOU_CAMPAIGN));
  CHECK_TEXT(is_none ? text + sizeof none - 1 : text, again);
  CHECK(regelwerk_describe(&error, REGELWERK_GERMAN, text, sizeof text) > 0);
  CHECK(strcmp(text, again) != 0);
  regelwerk_cause_text(&game, &state, &error, REGELWERK_GERMAN, text, sizeof text);
  /* Where no thing stands in the way the text says what is due. */
  regelwerk_error nothing = error;
  nothing.cause_kind = 0;
  CHECK(regelwerk_cause_text(&game, &state, &nothing, REGELWERK_GERMAN, again, sizeof again) > 0);
  /* Of another error nothing is left of what stood in the room. */
  nothing.kind = REGELWERK_REFUSED;
  CHECK(regelwerk_cause_text(&game, &state, &nothing, REGELWERK_GERMAN, again, sizeof again) == 0);
  CHECK_TEXT(again, "");
  CHECK(!regelwerk_play_events(&game, &state, REGELWERK_NO_MOVE, events, sizeof events, &length, &error));
  CHECK(error.kind == REGELWERK_FORBIDDEN && length == 0);
  CHECK(regelwerk_move_text(&game, &state, REGELWERK_NO_MOVE, text, sizeof text, &error) == 0);
  CHECK(error.kind == REGELWERK_FORBIDDEN);
  CHECK(regelwerk_move_json(&game, &state, REGELWERK_NO_MOVE, text, sizeof text, &error) == 0);
  CHECK(same(&game, REGELWERK_STATE, &before, &state));
}

/* Bytes and lines of a view lead back to it. */
static void hold_view(const regelwerk_view* view) {
  uint8_t bytes[REGELWERK_PACKED_VIEW_SIZE];
  regelwerk_view back;
  regelwerk_standing standing, of_state;
  int32_t broken;
  const size_t length = regelwerk_pack_view(&game, view, bytes, sizeof bytes);
  CHECK(length == regelwerk_size(regelwerk_game_title(&game), REGELWERK_PACKED_VIEW));
  CHECK(regelwerk_unpack_view(&game, bytes, length, &back, NULL));
  CHECK(same(&game, REGELWERK_VIEW, &back, view));
  CHECK(regelwerk_view_hash(&game, &back) == regelwerk_view_hash(&game, view));
  CHECK(regelwerk_view_text(&game, view, text, sizeof text) < sizeof text);
  CHECK(regelwerk_parse_view(&game, text, &back, NULL));
  CHECK(same(&game, REGELWERK_VIEW, &back, view));
  CHECK(regelwerk_view_validate(&game, view, &broken, 1) == 0);
  CHECK(regelwerk_view_json(&game, view, text, sizeof text) < REGELWERK_JSON_SIZE);
  regelwerk_view_standing_of(&game, view, &standing);
  regelwerk_standing_of(&game, &state, &of_state);
  CHECK(memcmp(&standing, &of_state, sizeof standing) == 0);
  CHECK(standing.seats == regelwerk_seats(&game) && standing.lowest <= standing.values[0]);
  CHECK(standing.values[0] <= standing.highest);
}

/* Worlds look like the view, with and without memory. */
static void hold_worlds(const regelwerk_view* view, const regelwerk_memory* memory) {
  uint64_t random = made;
  for (int i = 0; i < 2; ++i) {
    regelwerk_state world;
    regelwerk_view seen;
    if (i == 0) {
      regelwerk_resample(&game, view, &random, &world);
    } else {
      regelwerk_recall(&game, view, memory, &random, &world);
    }
    CHECK(regelwerk_view_of(&game, &world, regelwerk_viewer(&game, view), &seen, NULL));
    CHECK(same(&game, REGELWERK_VIEW, view, &seen));
  }
}

/* Who is to move sees the same moves, finds each of them by its parts, and is told why not. */
static void hold_turn(const regelwerk_view* view, const uint32_t* moves, size_t count) {
  static uint32_t seen[REGELWERK_MOVES_LIMIT];
  regelwerk_error error;
  CHECK(regelwerk_view_moves(&game, view, seen, REGELWERK_MOVES_LIMIT) == count);
  CHECK(memcmp(seen, moves, count * sizeof *seen) == 0);
  for (size_t i = 0; i < count; i += 1 + count / 4) {
    uint32_t chain[16], parts[REGELWERK_PARTS_LIMIT], back;
    const size_t length = regelwerk_parts_of(&game, view, moves[i], chain, 16);
    CHECK(0 < length && length <= 13);
    for (size_t at = 0; at < length; ++at) {
      const size_t open = regelwerk_parts(&game, view, chain, at, parts, REGELWERK_PARTS_LIMIT);
      bool is_open = false;
      CHECK(open <= REGELWERK_PARTS_LIMIT);
      for (size_t j = 0; j < open; ++j) is_open = is_open || parts[j] == chain[at];
      CHECK(is_open);
      CHECK(regelwerk_check_part(&game, view, chain, at, chain[at], NULL));
      const size_t kind = regelwerk_part_kind(regelwerk_game_title(&game), chain[at], text, sizeof text);
      CHECK(kind > 0);
      text[kind] = ' ';
      CHECK(regelwerk_part_text(&game, view, chain[at], text + kind + 1, sizeof text - kind - 1, NULL) > 0);
      CHECK(regelwerk_parse_part(&game, view, text, &back, NULL) && back == chain[at]);
    }
    CHECK(regelwerk_move_of_parts(&game, view, chain, length) == moves[i]);
    CHECK(regelwerk_view_why_not(&game, view, moves[i]) == REGELWERK_NONE);
    CHECK(regelwerk_view_move_text(&game, view, moves[i], text, sizeof text, NULL) > 0);
    CHECK(regelwerk_view_parse_move(&game, view, text, &back, NULL) && back == moves[i]);
    CHECK(regelwerk_view_move_json(&game, view, moves[i], text, sizeof text, NULL) > 0);
  }
  CHECK(!regelwerk_view_check(&game, view, REGELWERK_NO_MOVE, &error));
  CHECK(error.rule == regelwerk_why_not(&game, &state, REGELWERK_NO_MOVE));
  CHECK(error.rule == regelwerk_view_why_not(&game, view, REGELWERK_NO_MOVE));
  regelwerk_view_cause_text(&game, view, &error, REGELWERK_ENGLISH, text, sizeof text);
  uint64_t random = made;
  CHECK(regelwerk_view_why_not(&game, view, regelwerk_thumb(&game, view, &random)) == REGELWERK_NONE);
}

/* A search is over the legal moves and counts its iterations; the same numbers give the same answers. */
static void hold_search(const regelwerk_view* view, const regelwerk_memory* memory, size_t count) {
  static uint64_t nodes[2][64 * REGELWERK_NODE_SIZE / 8];
  static regelwerk_value values[2][REGELWERK_MOVES_LIMIT];
  static regelwerk_search search;
  uint32_t best[2];
  for (int i = 0; i < 2; ++i) {
    CHECK(regelwerk_search_begin(&game, view, 5, nodes[i], sizeof nodes[i], &search, NULL));
    regelwerk_search_run(&game, &search, memory, 12);
    regelwerk_search_run(&game, &search, NULL, 4);
    CHECK(regelwerk_search_values(&game, &search, values[i], REGELWERK_MOVES_LIMIT) == count);
    best[i] = regelwerk_search_best(&game, &search);
  }
  CHECK(best[0] == best[1] && regelwerk_view_why_not(&game, view, best[0]) == REGELWERK_NONE);
  CHECK(memcmp(values[0], values[1], count * sizeof values[0][0]) == 0);
  uint32_t visits = 0;
  for (size_t i = 0; i < count; ++i) {
    visits += values[0][i].visits;
    CHECK(0 <= values[0][i].mean && values[0][i].mean <= REGELWERK_PAYOFF);
    CHECK(0 < values[0][i].half_width && values[0][i].half_width <= REGELWERK_PAYOFF);
  }
  CHECK(visits == 16);
}

/* Makes a move; everybody follows it by what they are shown, event by event. */
static void make(uint32_t move) {
  uint8_t events[EVENT_ROOM], shown[EVENT_ROOM], event[REGELWERK_PACKED_EVENT_SIZE];
  size_t length;
  regelwerk_state unheard = state;
  regelwerk_state unsaid = state;
  CHECK(regelwerk_play_events(&game, &state, move, events, sizeof events, &length, NULL));
  CHECK(regelwerk_play(&game, &unheard, move, NULL));
  CHECK(same(&game, REGELWERK_STATE, &unheard, &state));
  CHECK(regelwerk_advance(&game, &unsaid, move) == regelwerk_actor(&game, &state));
  CHECK(same(&game, REGELWERK_STATE, &unsaid, &state));
  for (size_t at = 0, size; at < length; at += size) {
    const int32_t rule = regelwerk_event_rule(&game, events + at, length - at, NULL);
    size = regelwerk_event_length(&game, events + at, length - at, NULL);
    CHECK(0 < size && size <= regelwerk_size(regelwerk_game_title(&game), REGELWERK_PACKED_EVENT));
    CHECK(0 <= rule && rule < regelwerk_rules(regelwerk_game_title(&game)));
    CHECK(regelwerk_event_text(&game, events + at, size, text, sizeof text, NULL) > 0);
    CHECK(regelwerk_parse_event(&game, text, event, sizeof event, NULL) == size);
    CHECK(memcmp(event, events + at, size) == 0);
    CHECK(regelwerk_event_json(&game, events + at, size, text, sizeof text, NULL) > 0);
    CHECK(strlen(text) < REGELWERK_JSON_SIZE);
  }
  for (int32_t viewer = 0; viewer <= REGELWERK_SPECTATOR; ++viewer) {
    regelwerk_view now;
    if (!is_viewer(viewer)) continue;
    const size_t told = regelwerk_shown(&game, events, length, viewer, shown, sizeof shown, NULL);
    regelwerk_error error;
    CHECK(regelwerk_tell(&game, &followers[viewer].view, shown, told, REGELWERK_GERMAN, text, sizeof text, &error) <
          REGELWERK_TOLD_SIZE);
    CHECK(error.kind == REGELWERK_OK);
    CHECK(regelwerk_apply(&game, &followers[viewer].view, &followers[viewer].memory, shown, told, NULL));
    CHECK(regelwerk_view_of(&game, &state, viewer, &now, NULL));
    CHECK(same(&game, REGELWERK_VIEW, &now, &followers[viewer].view));
  }
  record[made++] = move;
}

/* The record leads to the same state; a move that follows it is not legal any more, and where it stands is told. */
static void hold_record(const char* options) {
  static char words[1 << 17];
  static uint32_t back[4096];
  static regelwerk_game found;
  regelwerk_state end;
  regelwerk_error error;
  size_t count = 0;
  const size_t length = regelwerk_record(&game, NULL, record, made, words, sizeof words, NULL);
  CHECK(0 < length && length + 8 < sizeof words);
  CHECK(regelwerk_game_of_record(&found, regelwerk_game_title(&game), words, NULL));
  CHECK(regelwerk_options_text(&found, text, sizeof text) == regelwerk_options_text(&game, again, sizeof again));
  CHECK_TEXT(text, again);
  CHECK(options == NULL || strstr(again, options) != NULL);
  regelwerk_record_start(&game, words, text, sizeof text, &error);
  CHECK(error.kind == REGELWERK_OK);
  regelwerk_start_text(&game, again, sizeof again);
  CHECK_TEXT(text, again);
  CHECK(regelwerk_replay(&found, words, back, 4096, &count, &end, NULL));
  CHECK(count == made && memcmp(back, record, made * sizeof *back) == 0);
  CHECK(same(&game, REGELWERK_STATE, &end, &state));
  memcpy(words + length, " ?", 3);
  CHECK(!regelwerk_replay(&found, words, NULL, 0, &count, NULL, &error));
  CHECK(error.move == made && error.position > length && count == made);
  record[made] = REGELWERK_NO_MOVE;
  CHECK(regelwerk_record(&game, NULL, record, made + 1, words, sizeof words, &error) == 0);
  CHECK(error.kind == REGELWERK_FORBIDDEN && error.move == made);
  const char* over = regelwerk_actor(&game, &state) == REGELWERK_NOBODY ? "the game is over: " : "";
  snprintf(again, sizeof again, "move %u, 4294967295, is not legal: %s", (unsigned)made + 1, over);
  regelwerk_describe(&error, REGELWERK_ENGLISH, text, sizeof text);
  CHECK(strncmp(text, again, strlen(again)) == 0 && text[strlen(again)] != 0);
}

static void hold_end(void) {
  regelwerk_outcome outcome, seen;
  int32_t lowest, highest;
  uint64_t random = 1;
  CHECK(regelwerk_outcome_of(&game, &state, &outcome));
  CHECK(outcome.seats == regelwerk_seats(&game));
  regelwerk_score_range(&game, &lowest, &highest);
  for (int32_t seat = 0; seat < outcome.seats; ++seat) {
    CHECK(lowest <= outcome.scores[seat] && outcome.scores[seat] <= highest);
    CHECK(0 <= regelwerk_team(&game, seat) && regelwerk_team(&game, seat) < outcome.seats);
  }
  CHECK(outcome.winners >> outcome.seats == 0);
  CHECK(regelwerk_view_outcome_of(&game, &followers[0].view, &seen));
  CHECK(memcmp(&seen, &outcome, sizeof seen) == 0);
  CHECK(regelwerk_outcome_json(&game, &state, text, sizeof text) > 0);
  CHECK(regelwerk_random_move(&game, &state, &random) == REGELWERK_NO_MOVE && random == 1);
  CHECK(regelwerk_moves(&game, &state, NULL, 0) == 0);
  CHECK(regelwerk_total_weight(&game, &state) == 0);
  /* What is played now is refused since the game is over, and by the rule that says so. */
  regelwerk_error error;
  CHECK(!regelwerk_play(&game, &state, record[0], &error) && error.kind == REGELWERK_FORBIDDEN);
  regelwerk_rule_sentence(regelwerk_game_title(&game), error.rule, REGELWERK_GERMAN, again, sizeof again);
  regelwerk_describe(&error, REGELWERK_GERMAN, text, sizeof text);
  const char over[] = "das Spiel ist vorbei: ";
  CHECK(strncmp(text, over, sizeof over - 1) == 0);
  CHECK_TEXT(text + sizeof over - 1, again);
}

/* An explanation is a plain value: rounds in a copy of it go on as in itself; what is told is of moves that differ. */
static void hold_explanation(const regelwerk_view* view, const regelwerk_memory* memory, const uint32_t* moves,
                             size_t count) {
  static regelwerk_explanation whole, half;
  regelwerk_value values[REGELWERK_EXPLAINED_LIMIT];
  regelwerk_difference found[REGELWERK_DIFFERENCES_LIMIT];
  regelwerk_error error;
  const int32_t title = regelwerk_game_title(&game);
  const uint32_t pair[2] = {moves[0], moves[count - 1]};
  if (count < 2) return;
  CHECK(regelwerk_explain_begin(&game, view, pair, 2, 3, &half, &error) && error.kind == REGELWERK_OK);
  CHECK(regelwerk_explain_begin(&game, view, pair, 2, 3, &whole, NULL));
  regelwerk_explain_run(&game, &whole, memory, 8);
  regelwerk_explain_run(&game, &half, memory, 3);
  CHECK(regelwerk_explain_differences(&game, &half, found, REGELWERK_DIFFERENCES_LIMIT) == 0);
  const regelwerk_explanation copy = half;
  memset(&half, 0x55, sizeof half);
  half = copy;
  regelwerk_explain_run(&game, &half, memory, 5);
  CHECK(same(&game, REGELWERK_EXPLANATION, &whole, &half));
  CHECK(regelwerk_explain_values(&game, &whole, values, REGELWERK_EXPLAINED_LIMIT) == 2);
  for (size_t i = 0; i < 2; ++i) CHECK(values[i].move == pair[i] && values[i].visits == 8);
  CHECK(0 <= values[0].mean && values[0].mean <= REGELWERK_PAYOFF);
  const size_t told = regelwerk_explain_differences(&game, &whole, found, REGELWERK_DIFFERENCES_LIMIT);
  CHECK(told <= REGELWERK_DIFFERENCES_LIMIT);
  for (size_t i = 0; i < told; ++i) {
    const uint32_t more = found[i].playouts[0], less = found[i].playouts[1];
    CHECK(more <= 8 && less <= 8 && (more > less ? more - less : less - more) >= 6);
    CHECK(0 <= found[i].side && found[i].side <= REGELWERK_ALL);
    CHECK(regelwerk_rule_id(title, found[i].rule, again, sizeof again) > 0);
    CHECK(regelwerk_explain_line(&game, &whole, found[i].thing, REGELWERK_ENGLISH, text, sizeof text, &error) > 0);
    CHECK(strstr(text, again) != NULL && strstr(text, " % after ") != NULL);
    const size_t length =
        regelwerk_explain_thing(&game, &whole, found[i].thing, REGELWERK_ENGLISH, again, sizeof again, &error);
    CHECK(length > 0 && strncmp(text, again, length) == 0 && text[length] == ' ');
    CHECK(regelwerk_explain_line(&game, &whole, found[i].thing, REGELWERK_GERMAN, text, sizeof text, &error) > 0);
    CHECK(strstr(text, " % nach ") != NULL);
    ++explained;
  }
}

static void play(int32_t title, const char* options, uint64_t random, size_t most) {
  static uint32_t moves[REGELWERK_MOVES_LIMIT];
  game = game_of(title, options);
  state = beginning_of(&game);
  made = 0;
  follow_from_here();
  for (int32_t actor; made < most && (actor = regelwerk_actor(&game, &state)) != REGELWERK_NOBODY;) {
    const size_t count = regelwerk_moves(&game, &state, moves, REGELWERK_MOVES_LIMIT);
    regelwerk_outcome outcome;
    CHECK(0 < count && count <= regelwerk_size(title, REGELWERK_MOVES));
    CHECK(!regelwerk_outcome_of(&game, &state, &outcome));
    if (made % 7 == 0) {
      hold_state();
      hold_moves(moves, count);
      hold_refusal();
    }
    if (actor != REGELWERK_CHANCE && made % 5 == 0) {
      const regelwerk_view* view = &followers[actor].view;
      CHECK(regelwerk_view_actor(&game, view) == actor && regelwerk_viewer(&game, view) == actor);
      hold_view(view);
      hold_view(&followers[REGELWERK_SPECTATOR].view);
      hold_worlds(view, &followers[actor].memory);
      hold_turn(view, moves, count);
      if (made % 15 == 0) {
        hold_search(view, &followers[actor].memory, count);
        hold_explanation(view, &followers[actor].memory, moves, count);
      }
    }
    const uint32_t move = regelwerk_random_move(&game, &state, &random);
    CHECK(regelwerk_why_not(&game, &state, move) == REGELWERK_NONE);
    make(move);
  }
  hold_record(options);
  if (regelwerk_actor(&game, &state) == REGELWERK_NOBODY) hold_end();
}

int main(int argc, char** argv) {
  const size_t most = argc > 1 ? strtoul(argv[1], NULL, 10) : 4000;
  play(REGELWERK_TOCK, "seats=4 mode=two_pairs", 17, most);
  play(REGELWERK_OSTFRIESENLAUF, "seats=3", 59, most);
  play(REGELWERK_SAMARA, "seats=2", 29, most);
  play(REGELWERK_CLOCKMAN, "seats=3", 57, most);
  play(REGELWERK_CLOU, "scenario=hotel", 13, most);
  play(REGELWERK_CLOU_CAMPAIGN, "players=2", 61, most);
  CHECK(explained > 0);
  return 0;
}
