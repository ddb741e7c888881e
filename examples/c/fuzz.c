/* Every function with arguments that are null, empty, unaligned, foreign or out of range: it answers or refuses with a
 * sentence, and what it was given stays as it was. Fixed numbers; an argument is how many rounds, the usual ones are
 * 300. test.sh runs it under valgrind, too. Only what the header asks for is kept: states, views and memories are the
 * library's. */
#include "test.h"

static uint64_t luck = 1;
static char text[TEXT_ROOM];
static regelwerk_game game;
static regelwerk_state state;
static regelwerk_view view;
static regelwerk_memory memory;

static uint32_t below(uint32_t bound) { return regelwerk_random_below(&luck, bound); }

/* Numbers for enums, indexes, seats, codes and sizes. */
static uint32_t any_number(void) {
  static const uint32_t numbers[] = {0, 1, 2, 3, 5, 6, 7, 8, 13, 31, 32, 255, 256, 65535, 65536, 1U << 24, 1U << 25};
  static const uint32_t edges[] = {INT32_MAX, 1U << 31, UINT32_MAX, UINT32_MAX - 1, UINT32_MAX - 6};
  switch (below(4)) {
    case 0:
      return edges[below(sizeof edges / sizeof *edges)];
    case 1:
      return (uint32_t)regelwerk_random_next(&luck) >> below(32);
    default:
      return numbers[below(sizeof numbers / sizeof *numbers)];
  }
}
static int32_t any_int(void) {
  const uint32_t number = any_number();
  int32_t same_bits;
  memcpy(&same_bits, &number, sizeof same_bits);
  return same_bits;
}

/* A text of outside, good, cut, altered or none. */
static const char* any_text(const char* good) {
  static char room[TEXT_ROOM];
  const size_t length = strlen(good);
  if (below(8) == 0) return NULL;
  memcpy(room, good, length + 1);
  for (uint32_t times = below(4); times > 0 && length > 0; --times) room[below((uint32_t)length)] = (char)below(256);
  if (below(4) == 0) room[below((uint32_t)length + 1)] = '\0';
  return room;
}
/* Bytes of outside, in a room of exactly their length, which no word lies in. */
static uint8_t* any_bytes(const uint8_t* good, size_t length, size_t* size) {
  *size = below(4) == 0 ? below((uint32_t)length + 1) : length;
  uint8_t* bytes = malloc(*size + 1);
  CHECK(bytes != NULL);
  if (*size > 0) memcpy(bytes + 1, good, *size);
  for (uint32_t times = below(3); times > 0 && *size > 0; --times)
    bytes[1 + below((uint32_t)*size)] = (uint8_t)below(256);
  return bytes;
}

/* What was refused, or not, is said in a sentence of one line. */
static void hold_error(const regelwerk_error* error) {
  static char sentence[REGELWERK_SENTENCE_SIZE];
  const size_t length = regelwerk_describe(error, (int32_t)below(3), sentence, sizeof sentence);
  CHECK(length < sizeof sentence && strchr(sentence, '\n') == NULL);
  CHECK((length > 0) == (error->kind != REGELWERK_OK));
}

/* An error that nobody told. */
static void describe_anything(void) {
  regelwerk_error error;
  memset(&error, (int)below(256), sizeof error);
  error.kind = below(3) == 0 ? any_int() : (int32_t)below(10);
  error.title = below(3) == 0 ? any_int() : regelwerk_game_title(&game);
  error.reason = below(3) == 0 ? any_int() : (int32_t)below(80);
  error.detail = any_int();
  error.rule = any_int();
  error.cause_kind = any_int();
  error.cause_value = any_int();
  regelwerk_describe(&error, any_int(), text, below(64));
  regelwerk_cause_text(&game, &state, &error, any_int(), text, below(64));
  regelwerk_view_cause_text(&game, &view, &error, any_int(), text, sizeof text);
}

/* What asks about titles. */
static void ask_titles(void) {
  const int32_t title = below(2) == 0 ? any_int() : regelwerk_game_title(&game);
  const int32_t sort = any_int(), index = any_int(), language = any_int();
  const size_t capacity = below(2) == 0 ? below(8) : sizeof text;
  regelwerk_setting setting;
  regelwerk_error error;
  static regelwerk_game made;
  regelwerk_version(text, capacity);
  regelwerk_title_name(title, text, capacity);
  regelwerk_title_of(any_text("tock"));
  CHECK(regelwerk_size(title, sort) <= REGELWERK_EXPLANATION_SIZE);
  regelwerk_rules_version(title);
  regelwerk_settings(title, sort);
  regelwerk_setting_at(title, sort, index, below(2) == 0 ? NULL : &setting);
  regelwerk_setting_name(title, sort, index, text, capacity);
  regelwerk_setting_word(title, sort, index, any_int(), text, capacity);
  regelwerk_setting_choices(title, sort, index, text, capacity);
  regelwerk_setting_label(title, sort, index, language, text, capacity);
  regelwerk_rules(title);
  regelwerk_rule_id(title, index, text, capacity);
  regelwerk_rule_of(title, any_text("TK-1"));
  regelwerk_rule_sentence(title, index, language, text, capacity);
  regelwerk_rule_source(title, index, text, capacity);
  regelwerk_invariant(title, index, language, text, capacity);
  regelwerk_part_kind(title, any_number(), text, capacity);
  if (!regelwerk_game_make(&made, title, any_text("seats=2 mode=free_for_all"), &error)) hold_error(&error);
  CHECK(!regelwerk_game_make(NULL, title, NULL, &error));
  hold_error(&error);
}

/* What asks about a game, its states and views. */
static void ask_game(void) {
  static uint8_t bytes[REGELWERK_EVENTS_SIZE];
  static int32_t list[REGELWERK_BROKEN_LIMIT];
  static uint32_t codes[REGELWERK_MOVES_LIMIT];
  const uint32_t code = any_number();
  const size_t capacity = below(2) == 0 ? below(8) : sizeof text;
  char* const room = below(4) == 0 ? NULL : text;
  regelwerk_error error;
  regelwerk_view seen;
  regelwerk_state next = state;
  uint64_t random = luck;
  size_t length = 0;
  int32_t lowest;
  regelwerk_team(&game, any_int());
  regelwerk_score_range(&game, NULL, &lowest);
  regelwerk_in_force(&game, any_int());
  regelwerk_options_text(&game, room, capacity);
  regelwerk_options_json(&game, room, capacity);
  regelwerk_start_text(&game, room, capacity);
  regelwerk_geometry_json(&game, any_int(), room, capacity);
  if (below(16) == 0) regelwerk_json_schema(&game, room, capacity);
  if (!regelwerk_initial(&game, any_text("first_dealer=1"), &next, &error)) hold_error(&error);
  next = state;
  regelwerk_moves(&game, &state, below(2) == 0 ? NULL : codes, below(4));
  regelwerk_view_moves(&game, &view, below(2) == 0 ? NULL : codes, below(4));
  regelwerk_weight(&game, &state, code);
  const bool is_legal = regelwerk_why_not(&game, &state, code) == REGELWERK_NONE;
  CHECK(regelwerk_check(&game, &state, code, &error) == is_legal);
  hold_error(&error);
  CHECK(regelwerk_view_check(&game, &view, code, &error) ==
        (regelwerk_view_why_not(&game, &view, code) == REGELWERK_NONE));
  CHECK(regelwerk_play(&game, &next, code, &error) == is_legal);
  CHECK(is_legal || same(&game, REGELWERK_STATE, &next, &state));
  next = state;
  if (!regelwerk_play_events(&game, &next, code, below(2) == 0 ? NULL : bytes, below(2) == 0 ? sizeof bytes : below(9),
                             &length, &error)) {
    hold_error(&error);
    CHECK(same(&game, REGELWERK_STATE, &next, &state));
  }
  next = state;
  regelwerk_playout(&game, &next, &random, below(4), NULL);
  regelwerk_validate(&game, &state, list, below(3));
  regelwerk_view_validate(&game, &view, NULL, any_number());
  regelwerk_text(&game, &state, room, capacity);
  regelwerk_json(&game, &state, room, capacity);
  regelwerk_view_text(&game, &view, room, capacity);
  regelwerk_view_json(&game, &view, room, capacity);
  regelwerk_outcome_json(&game, &state, room, capacity);
  if (regelwerk_move_text(&game, &state, code, room, capacity, &error) == 0) hold_error(&error);
  if (regelwerk_move_json(&game, &state, code, room, capacity, &error) == 0) hold_error(&error);
  if (regelwerk_view_move_text(&game, &view, code, room, capacity, &error) == 0) hold_error(&error);
  if (regelwerk_view_move_json(&game, &view, code, room, capacity, &error) == 0) hold_error(&error);
  if (!regelwerk_view_of(&game, &state, any_int(), &seen, &error)) hold_error(&error);
  if (!regelwerk_can_take_back(&game, &state, below(4) == 0 ? NULL : codes, below(3), any_int(), any_number(), &error))
    hold_error(&error);
  regelwerk_random_below(&random, any_number());
}

/* What reads texts and bytes of outside. */
static void read_anything(void) {
  static uint8_t good[REGELWERK_EVENTS_SIZE];
  static uint8_t out[REGELWERK_EVENTS_SIZE];
  static char line[REGELWERK_LINE_SIZE];
  static uint32_t codes[64];
  static regelwerk_game made;
  regelwerk_error error;
  regelwerk_state next;
  regelwerk_view seen = view;
  regelwerk_memory remembered = memory;
  uint32_t code;
  size_t size, count;
  uint8_t* bytes = any_bytes(good, regelwerk_pack(&game, &state, good, sizeof good), &size);
  if (!regelwerk_unpack(&game, below(8) == 0 ? NULL : bytes + 1, size, &next, &error)) hold_error(&error);
  free(bytes);
  bytes = any_bytes(good, regelwerk_pack_view(&game, &view, good, sizeof good), &size);
  if (!regelwerk_unpack_view(&game, below(8) == 0 ? NULL : bytes + 1, size, &seen, &error)) hold_error(&error);
  free(bytes);
  regelwerk_text(&game, &state, line, sizeof line);
  if (!regelwerk_parse(&game, any_text(line), &next, &error)) hold_error(&error);
  regelwerk_view_text(&game, &view, line, sizeof line);
  if (!regelwerk_parse_view(&game, any_text(line), &seen, &error)) hold_error(&error);
  seen = view;
  uint64_t random = luck;
  const uint32_t move = regelwerk_random_move(&game, &state, &random);
  if (move == REGELWERK_NO_MOVE) return;
  regelwerk_move_text(&game, &state, move, line, sizeof line, NULL);
  if (!regelwerk_parse_move(&game, &state, any_text(line), below(2) == 0 ? NULL : &code, &error)) hold_error(&error);
  if (!regelwerk_view_parse_move(&game, &view, any_text(line), &code, &error)) hold_error(&error);
  next = state;
  CHECK(regelwerk_play_events(&game, &next, move, good, sizeof good, &count, &error));
  bytes = any_bytes(good, count, &size);
  const uint8_t* const events = below(8) == 0 ? NULL : bytes + 1;
  const size_t room = below(2) == 0 ? below(9) : sizeof out;
  if (regelwerk_event_length(&game, events, size, &error) == 0) hold_error(&error);
  regelwerk_event_rule(&game, events, size, &error);
  regelwerk_event_text(&game, events, size, text, sizeof text, &error);
  regelwerk_event_json(&game, events, size, text, below(9), &error);
  if (regelwerk_event_text(&game, good, count, line, sizeof line, NULL) > 0)
    if (regelwerk_parse_event(&game, any_text(line), out, room, &error) == 0) hold_error(&error);
  regelwerk_shown(&game, events, size, any_int(), below(4) == 0 ? NULL : out, room, &error);
  regelwerk_tell(&game, &view, events, size, any_int(), text, sizeof text, &error);
  regelwerk_tell_named(&game, &view, events, size, any_int(), below(4) == 0 ? NULL : any_text("Anna\nBert\n\nDora"),
                       text, room, &error);
  if (!regelwerk_apply(&game, &seen, below(2) == 0 ? NULL : &remembered, events, size, &error)) {
    hold_error(&error);
    CHECK(same(&game, REGELWERK_VIEW, &seen, &view) && same(&game, REGELWERK_MEMORY, &remembered, &memory));
  }
  free(bytes);
  regelwerk_record(&game, any_text(""), below(4) == 0 ? NULL : &move, below(2), line, sizeof line, &error);
  hold_error(&error);
  regelwerk_record(&game, NULL, NULL, 0, line, sizeof line, NULL);
  if (!regelwerk_game_of_record(&made, any_int(), any_text(line), &error)) hold_error(&error);
  regelwerk_record_start(&game, any_text(line), text, below(64), &error);
  hold_error(&error);
  if (!regelwerk_replay(&game, any_text(line), below(2) == 0 ? NULL : codes, below(64), NULL, NULL, &error))
    hold_error(&error);
}

/* Parts, players and explanations. */
static void think_anything(void) {
  static uint64_t nodes[20 * REGELWERK_NODE_SIZE / 8];
  static regelwerk_search search;
  static regelwerk_explanation explanation;
  static regelwerk_value values[4];
  static regelwerk_difference differences[4];
  uint32_t codes[16], parts[REGELWERK_PARTS_LIMIT], moves[5] = {0};
  regelwerk_error error;
  const size_t count = below(17);
  for (size_t i = 0; i < 16; ++i) codes[i] = any_number();
  const uint32_t* const chosen = below(4) == 0 ? NULL : codes;
  regelwerk_parts(&game, &view, chosen, count, below(2) == 0 ? NULL : parts, REGELWERK_PARTS_LIMIT);
  regelwerk_parts_towards(&game, &view, chosen, count, any_number(), parts, REGELWERK_PARTS_LIMIT);
  regelwerk_move_of_parts(&game, &view, chosen, count);
  regelwerk_parts_of(&game, &view, any_number(), parts, below(3));
  if (regelwerk_part_text(&game, &view, any_number(), text, below(9), &error) == 0) hold_error(&error);
  if (!regelwerk_parse_part(&game, &view, any_text("field 7"), below(2) == 0 ? NULL : parts, &error))
    hold_error(&error);
  if (!regelwerk_check_part(&game, &view, chosen, count, any_number(), &error)) hold_error(&error);
  regelwerk_view_moves(&game, &view, moves, 5);
  if (below(4) == 0) moves[below(5)] = any_number();
  memset(&search, (int)below(256), sizeof search);
  memset(&explanation, (int)below(256), sizeof explanation);
  const size_t bytes = below(4) == 0 ? below(sizeof nodes) : sizeof nodes - 8;
  void* const place = below(4) == 0 ? NULL : (char*)nodes + (below(4) == 0 ? below(8) : 0);
  if (!regelwerk_search_begin(&game, &view, luck, place, bytes, &search, &error)) hold_error(&error);
  regelwerk_search_run(&game, &search, below(2) == 0 ? NULL : &memory, below(3));
  regelwerk_search_values(&game, &search, below(2) == 0 ? NULL : values, 4);
  regelwerk_search_best(&game, &search);
  if (!regelwerk_explain_begin(&game, &view, below(8) == 0 ? NULL : moves, below(6), luck, &explanation, &error))
    hold_error(&error);
  regelwerk_explain_run(&game, &explanation, below(2) == 0 ? NULL : &memory, below(2));
  regelwerk_explain_values(&game, &explanation, below(2) == 0 ? NULL : values, 4);
  regelwerk_explain_differences(&game, &explanation, below(2) == 0 ? NULL : differences, 4);
  regelwerk_explain_thing(&game, &explanation, any_number(), any_int(), text, sizeof text, &error);
  hold_error(&error);
  regelwerk_explain_line(&game, &explanation, any_number(), any_int(), text, below(9), &error);
  hold_error(&error);
}

/* A function that was called with nothing where there must be something has said so. */
#define REFUSED(answer)                          \
  do {                                           \
    memset(&error, 0, sizeof error);             \
    CHECK(!(answer));                            \
    CHECK(error.reason == REGELWERK_NO_VALUE);   \
    CHECK(error.kind == REGELWERK_BAD_ARGUMENT); \
    hold_error(&error);                          \
  } while (0)

/* No game, a game that nobody made, and no state or view. */
static void ask_nothing(void) {
  static regelwerk_game none;
  uint8_t bytes[8] = {0};
  regelwerk_error error;
  uint32_t code = 0;
  const regelwerk_game* const games[] = {NULL, &none, (const regelwerk_game*)(const void*)((const char*)&game + 1),
                                         &game};
  memset(&none, (int)below(256), sizeof none);
  for (size_t i = 0; i < 4; ++i) {
    const regelwerk_game* const of = games[i];
    regelwerk_state* const at = i == 3 ? NULL : &state;
    regelwerk_view* const seen = i == 3 ? NULL : &view;
    uint64_t* const random = i == 3 ? NULL : &luck;
    if (i < 3) {
      CHECK(regelwerk_game_title(of) == REGELWERK_NONE && regelwerk_seats(of) == REGELWERK_NONE);
      CHECK(regelwerk_team(of, 0) == REGELWERK_NONE && regelwerk_boards(of) == REGELWERK_NONE);
      CHECK(!regelwerk_in_force(of, 0) && regelwerk_options_text(of, text, 9) == 0 &&
            regelwerk_start_text(of, text, 9) == 0);
      CHECK(regelwerk_options_json(of, text, 9) == 0 && regelwerk_json_schema(of, text, 9) == 0);
      CHECK(regelwerk_geometry_json(of, 0, text, 9) == 0 &&
            regelwerk_event_rule(of, bytes, 8, &error) == REGELWERK_NONE);
      regelwerk_score_range(of, NULL, NULL);
      REFUSED(regelwerk_event_length(of, bytes, 8, &error));
      REFUSED(regelwerk_event_text(of, bytes, 8, text, 9, &error));
      REFUSED(regelwerk_event_json(of, bytes, 8, text, 9, &error));
      REFUSED(regelwerk_parse_event(of, "x", bytes, 8, &error));
      REFUSED(regelwerk_shown(of, bytes, 8, 0, bytes, 8, &error));
      REFUSED(regelwerk_record(of, NULL, NULL, 0, text, 9, &error));
      REFUSED(regelwerk_record_start(of, "x", text, 9, &error));
      REFUSED(regelwerk_replay(of, "x", NULL, 0, NULL, NULL, &error));
    }
    CHECK(regelwerk_actor(of, at) == REGELWERK_NONE && regelwerk_moves(of, at, NULL, 0) == 0);
    CHECK(regelwerk_weight(of, at, 0) == 0 && regelwerk_total_weight(of, at) == 0 && regelwerk_hash(of, at) == 0);
    CHECK(regelwerk_random_move(of, at, random) == REGELWERK_NO_MOVE && !regelwerk_playout(of, at, random, 9, NULL));
    CHECK(regelwerk_advance(of, at, 0) == REGELWERK_NONE && regelwerk_validate(of, at, NULL, 0) == 0);
    CHECK(!regelwerk_outcome_of(of, at, NULL) && !regelwerk_view_outcome_of(of, seen, NULL));
    regelwerk_standing_of(of, at, NULL);
    regelwerk_view_standing_of(of, seen, NULL);
    CHECK(regelwerk_pack(of, at, bytes, 8) == 0 && regelwerk_text(of, at, text, 9) == 0);
    CHECK(regelwerk_json(of, at, text, 9) == 0 && regelwerk_outcome_json(of, at, text, 9) == 0);
    CHECK(regelwerk_pack_view(of, seen, bytes, 8) == 0 && regelwerk_view_text(of, seen, text, 9) == 0);
    CHECK(regelwerk_view_json(of, seen, text, 9) == 0 && regelwerk_view_hash(of, seen) == 0);
    CHECK(regelwerk_viewer(of, seen) == REGELWERK_NONE && regelwerk_view_actor(of, seen) == REGELWERK_NONE);
    CHECK(regelwerk_view_moves(of, seen, NULL, 0) == 0 && regelwerk_thumb(of, seen, random) == REGELWERK_NO_MOVE);
    CHECK(regelwerk_view_validate(of, seen, NULL, 0) == 0 && !regelwerk_memory_is_exact(of, NULL));
    CHECK(regelwerk_parts(of, seen, NULL, 0, NULL, 0) == 0 && regelwerk_parts_of(of, seen, 0, NULL, 0) == 0);
    CHECK(regelwerk_parts_towards(of, seen, NULL, 0, 0, NULL, 0) == 0);
    CHECK(regelwerk_move_of_parts(of, seen, NULL, 0) == REGELWERK_NO_MOVE);
    CHECK(regelwerk_search_values(of, NULL, NULL, 0) == 0 && regelwerk_search_best(of, NULL) == REGELWERK_NO_MOVE);
    CHECK(regelwerk_explain_values(of, NULL, NULL, 0) == 0 && regelwerk_explain_differences(of, NULL, NULL, 0) == 0);
    regelwerk_search_run(of, NULL, NULL, 1);
    regelwerk_explain_run(of, NULL, NULL, 1);
    regelwerk_memory_of(of, seen, NULL);
    regelwerk_resample(of, seen, random, NULL);
    regelwerk_recall(of, seen, NULL, random, NULL);
    REFUSED(regelwerk_initial(of, NULL, at, &error));
    REFUSED(regelwerk_check(of, at, 0, &error));
    REFUSED(regelwerk_play(of, at, 0, &error));
    REFUSED(regelwerk_play_events(of, at, 0, bytes, 8, NULL, &error));
    REFUSED(regelwerk_unpack(of, bytes, 8, at, &error));
    REFUSED(regelwerk_parse(of, "x", at, &error));
    REFUSED(regelwerk_move_text(of, at, 0, text, 9, &error));
    REFUSED(regelwerk_move_json(of, at, 0, text, 9, &error));
    REFUSED(regelwerk_parse_move(of, at, "x", &code, &error));
    REFUSED(regelwerk_can_take_back(of, at, &code, 1, 0, 0, &error));
    REFUSED(regelwerk_view_of(of, at, 0, seen, &error));
    REFUSED(regelwerk_view_check(of, seen, 0, &error));
    REFUSED(regelwerk_unpack_view(of, bytes, 8, seen, &error));
    REFUSED(regelwerk_parse_view(of, "x", seen, &error));
    REFUSED(regelwerk_view_move_text(of, seen, 0, text, 9, &error));
    REFUSED(regelwerk_view_move_json(of, seen, 0, text, 9, &error));
    REFUSED(regelwerk_view_parse_move(of, seen, "x", &code, &error));
    REFUSED(regelwerk_apply(of, seen, NULL, bytes, 8, &error));
    REFUSED(regelwerk_tell(of, seen, bytes, 8, 0, text, 9, &error));
    REFUSED(regelwerk_tell_named(of, seen, bytes, 8, 0, "Anna", text, 9, &error));
    REFUSED(regelwerk_part_text(of, seen, 0, text, 9, &error));
    REFUSED(regelwerk_parse_part(of, seen, "x", &code, &error));
    REFUSED(regelwerk_check_part(of, seen, NULL, 0, 0, &error));
    REFUSED(regelwerk_search_begin(of, seen, 0, &luck, 8, NULL, &error));
    REFUSED(regelwerk_explain_begin(of, seen, NULL, 0, 0, NULL, &error));
    REFUSED(regelwerk_explain_thing(of, NULL, 0, 0, text, 9, &error));
    REFUSED(regelwerk_explain_line(of, NULL, 0, 0, text, 9, &error));
    CHECK(regelwerk_cause_text(of, at, &error, 0, text, 9) == 0 &&
          regelwerk_view_cause_text(of, seen, &error, 0, text, 9) == 0);
    CHECK(regelwerk_why_not(of, at, 0) == REGELWERK_NONE && regelwerk_view_why_not(of, seen, 0) == REGELWERK_NONE);
  }
  CHECK(regelwerk_random_next(NULL) == 0 && regelwerk_random_below(NULL, 6) == 0);
  CHECK(regelwerk_describe(NULL, 0, text, 9) == 0);
  CHECK(!regelwerk_game_of_record(NULL, 0, "x", NULL));
}

int main(int count, char** words) {
  const int rounds = count > 1 ? atoi(words[1]) : 300;
  for (int32_t title = 0; title < REGELWERK_TITLES; ++title) {
    regelwerk_error error;
    if (!regelwerk_game_make(&game, title, NULL, &error)) continue; /* a library of fewer titles */
    state = beginning_of(&game);
    for (int round = 0; round < rounds; ++round) {
      int32_t actor = regelwerk_actor(&game, &state);
      CHECK(regelwerk_view_of(&game, &state, actor >= 0 ? actor : REGELWERK_SPECTATOR, &view, NULL));
      memset(&memory, 0, sizeof memory);
      regelwerk_memory_of(&game, &view, &memory);
      const regelwerk_state before = state;
      const regelwerk_view seen = view;
      describe_anything();
      ask_titles();
      ask_game();
      read_anything();
      think_anything();
      if (round % 16 == 0) ask_nothing();
      CHECK(same(&game, REGELWERK_STATE, &before, &state) && same(&game, REGELWERK_VIEW, &seen, &view));
      const uint32_t move = regelwerk_random_move(&game, &state, &luck);
      if (move == REGELWERK_NO_MOVE) {
        state = beginning_of(&game);
      } else {
        CHECK(regelwerk_play(&game, &state, move, NULL));
      }
    }
  }
  return 0;
}
