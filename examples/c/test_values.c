/* What titles say about themselves, how rooms that are too small are dealt with, and what is refused with what reason.
 */
#include "test.h"

static char text[TEXT_ROOM];
static char again[TEXT_ROOM];

static regelwerk_game game;
static regelwerk_state state;
static regelwerk_view view;

static size_t options_text(char* room, size_t capacity) { return regelwerk_options_text(&game, room, capacity); }
static size_t options_json(char* room, size_t capacity) { return regelwerk_options_json(&game, room, capacity); }
static size_t state_text(char* room, size_t capacity) { return regelwerk_text(&game, &state, room, capacity); }
static size_t state_json(char* room, size_t capacity) { return regelwerk_json(&game, &state, room, capacity); }
static size_t view_text(char* room, size_t capacity) { return regelwerk_view_text(&game, &view, room, capacity); }
static size_t schema(char* room, size_t capacity) { return regelwerk_json_schema(&game, room, capacity); }
static size_t board(char* room, size_t capacity) { return regelwerk_geometry_json(&game, 0, room, capacity); }
static size_t record(char* room, size_t capacity) {
  return regelwerk_record(&game, NULL, NULL, 0, room, capacity, NULL);
}

static void test_versions(void) {
  CHECK(regelwerk_abi_version() == REGELWERK_ABI_VERSION);
  CHECK(regelwerk_version(text, sizeof text) >= 5);
  CHECK(strchr(text, '.') != NULL);
}

static void test_settings(int32_t title, int32_t sort) {
  const int32_t count = regelwerk_settings(title, sort);
  regelwerk_setting setting;
  for (int32_t index = 0; index < count; ++index) {
    CHECK(regelwerk_setting_at(title, sort, index, &setting));
    CHECK(setting.elements >= 1 && setting.low <= setting.high + (setting.is_open ? 1 : 0));
    CHECK(!setting.is_flag || setting.words == 2);
    CHECK(regelwerk_setting_name(title, sort, index, text, sizeof text) > 0);
    CHECK(regelwerk_setting_choices(title, sort, index, text, sizeof text) > 0);
    for (int32_t word = 0; word < setting.words; ++word) {
      CHECK(regelwerk_setting_word(title, sort, index, word, again, sizeof again) > 0);
      /* A word that another sort of this title has is none of this one. */
      const int is_left_out = !setting.is_flag && (word < setting.low || word > setting.high);
      CHECK(is_left_out || strstr(text, again) != NULL);
    }
    CHECK(regelwerk_setting_word(title, sort, index, setting.words, again, sizeof again) == 0);
    CHECK(regelwerk_setting_choices(title, sort, index, text, sizeof text) > 0);
    CHECK(regelwerk_setting_values(title, sort, index, REGELWERK_ENGLISH, again, sizeof again) > 0);
    CHECK_TEXT(text, again);
    CHECK(regelwerk_setting_values(title, sort, index, REGELWERK_GERMAN, again, sizeof again) > 0);
    CHECK(strstr(again, " to ") == NULL && strstr(again, " or ") == NULL);
    CHECK(regelwerk_setting_label(title, sort, index, REGELWERK_ENGLISH, text, sizeof text) > 0);
    CHECK(regelwerk_setting_label(title, sort, index, REGELWERK_GERMAN, again, sizeof again) > 0);
    CHECK(strcmp(text, again) != 0);
  }
  CHECK(!regelwerk_setting_at(title, sort, count, &setting) && !regelwerk_setting_at(title, sort, -1, &setting));
  CHECK(regelwerk_setting_name(title, sort, count, text, sizeof text) == 0);
  CHECK(regelwerk_setting_choices(title, sort, count, text, sizeof text) == 0);
  CHECK(regelwerk_setting_label(title, 7, 0, REGELWERK_ENGLISH, text, sizeof text) == 0);
  CHECK(regelwerk_settings(title, 7) == 0);
}

static void test_rules(int32_t title) {
  const int32_t count = regelwerk_rules(title);
  CHECK(count > 30 && regelwerk_rules_version(title) > 0);
  for (int32_t rule = 0; rule < count; ++rule) {
    CHECK(regelwerk_rule_id(title, rule, text, sizeof text) > 3);
    CHECK(regelwerk_rule_of(title, text) == rule);
    CHECK(regelwerk_rule_sentence(title, rule, REGELWERK_ENGLISH, text, sizeof text) > 10);
    CHECK(regelwerk_rule_sentence(title, rule, REGELWERK_GERMAN, again, sizeof again) > 10);
    CHECK(strcmp(text, again) != 0 && strlen(text) < REGELWERK_SENTENCE_SIZE &&
          strlen(again) < REGELWERK_SENTENCE_SIZE);
    CHECK(regelwerk_rule_source(title, rule, text, sizeof text) > 0 && strlen(text) < REGELWERK_SENTENCE_SIZE);
  }
  CHECK(regelwerk_rule_id(title, count, text, sizeof text) == 0 && regelwerk_rule_id(title, -1, text, 9) == 0);
  CHECK(regelwerk_rule_sentence(title, count, REGELWERK_GERMAN, text, sizeof text) == 0);
  CHECK(regelwerk_rule_of(title, "TK-0") == REGELWERK_NONE && regelwerk_rule_of(title, NULL) == REGELWERK_NONE);
  CHECK(regelwerk_invariant(title, 0, REGELWERK_ENGLISH, text, sizeof text) > 0);
  CHECK(regelwerk_invariant(title, 0, REGELWERK_GERMAN, again, sizeof again) > 0);
  CHECK(strcmp(text, again) != 0);
  CHECK(regelwerk_invariant(title, 1000, REGELWERK_ENGLISH, text, sizeof text) == 0);
}

static void test_title(int32_t title) {
  static const size_t promised[REGELWERK_SORTS] = {
      sizeof(regelwerk_game),      sizeof(regelwerk_state), sizeof(regelwerk_view),       sizeof(regelwerk_memory),
      sizeof(regelwerk_search),    REGELWERK_NODE_SIZE,     REGELWERK_PACKED_STATE_SIZE,  REGELWERK_PACKED_VIEW_SIZE,
      REGELWERK_PACKED_EVENT_SIZE, REGELWERK_MOVES_LIMIT,   sizeof(regelwerk_explanation)};
  uint64_t random = 1;
  regelwerk_error error;
  CHECK(regelwerk_title_name(title, text, sizeof text) > 0 && regelwerk_title_of(text) == title);
  for (int32_t sort = 0; sort < REGELWERK_SORTS; ++sort) {
    CHECK(0 < regelwerk_size(title, sort) && regelwerk_size(title, sort) <= promised[sort]);
  }
  CHECK(regelwerk_size(title, REGELWERK_SORTS) == 0 && regelwerk_size(title, -1) == 0);
  test_settings(title, REGELWERK_OPTION);
  test_settings(title, REGELWERK_START_FACT);
  test_rules(title);
  game = game_of(title, NULL);
  state = beginning_of(&game);
  CHECK(regelwerk_game_title(&game) == title);
  CHECK(regelwerk_view_of(&game, &state, 0, &view, NULL));
  CHECK_ROOM(options_text);
  CHECK_ROOM(options_json);
  CHECK_ROOM(state_text);
  CHECK_ROOM(state_json);
  CHECK_ROOM(view_text);
  CHECK_ROOM(schema);
  CHECK_ROOM(board);
  /* The room that the header promises is enough. */
  CHECK(options_text(NULL, 0) < REGELWERK_LINE_SIZE && options_json(NULL, 0) < REGELWERK_JSON_SIZE);
  CHECK(schema(NULL, 0) < REGELWERK_SCHEMA_SIZE && record(NULL, 0) < REGELWERK_RECORD_SIZE(0));
  for (int32_t index = 0; index < regelwerk_boards(&game); ++index)
    CHECK(regelwerk_geometry_json(&game, index, NULL, 0) < REGELWERK_GEOMETRY_SIZE);
  CHECK_ROOM(record);
  CHECK(!regelwerk_in_force(&game, -1) && !regelwerk_in_force(&game, 10000));
  CHECK(regelwerk_boards(&game) >= 1);
  CHECK(regelwerk_geometry_json(&game, regelwerk_boards(&game), text, sizeof text) == 0);
  CHECK(regelwerk_geometry_json(&game, -1, text, sizeof text) == 0);
  /* Who is no seat of the game. */
  CHECK(!regelwerk_view_of(&game, &state, regelwerk_seats(&game), &view, &error));
  CHECK(error.kind == REGELWERK_BAD_ARGUMENT && error.reason == REGELWERK_NO_VIEWER);
  CHECK(regelwerk_team(&game, -1) == REGELWERK_NONE && regelwerk_team(&game, 7) == REGELWERK_NONE);
  CHECK(!regelwerk_can_take_back(&game, &state, NULL, 0, regelwerk_seats(&game), 0, &error));
  CHECK(error.reason == REGELWERK_NO_SEAT);
  CHECK(!regelwerk_can_take_back(&game, &state, NULL, 0, 0, 0, &error) && error.kind == REGELWERK_NO_TAKE_BACK);
  CHECK(regelwerk_describe(&error, REGELWERK_GERMAN, text, sizeof text) > 0);
  /* Those who only watch do not move. */
  CHECK(regelwerk_view_of(&game, &state, REGELWERK_SPECTATOR, &view, NULL));
  CHECK(regelwerk_view_moves(&game, &view, NULL, 0) == 0);
  CHECK(regelwerk_thumb(&game, &view, &random) == REGELWERK_NO_MOVE && random == 1);
  static regelwerk_search search;
  static uint64_t nodes[64];
  CHECK(!regelwerk_search_begin(&game, &view, 1, nodes, sizeof nodes, &search, &error));
  CHECK(error.kind == REGELWERK_BAD_ARGUMENT && error.reason == REGELWERK_NO_DECISION);
}

static void test_no_title(void) {
  regelwerk_error error;
  for (int32_t title = -1; title <= REGELWERK_TITLES; title += REGELWERK_TITLES + 1) {
    CHECK(!regelwerk_game_make(&game, title, NULL, &error) && error.reason == REGELWERK_NO_TITLE);
    CHECK(!regelwerk_game_of_record(&game, title, "", &error) && error.kind == REGELWERK_BAD_ARGUMENT);
    CHECK(regelwerk_describe(&error, REGELWERK_ENGLISH, text, sizeof text) > 0);
    CHECK_TEXT(text, "there is no such title");
    CHECK(regelwerk_title_name(title, text, sizeof text) == 0 && regelwerk_size(title, 0) == 0);
    CHECK(regelwerk_settings(title, 0) == 0 && regelwerk_rules(title) == 0);
    CHECK(regelwerk_setting_name(title, 0, 0, text, sizeof text) == 0);
    CHECK(regelwerk_rule_of(title, "TK-1") == REGELWERK_NONE && regelwerk_rules_version(title) == REGELWERK_NONE);
    CHECK(regelwerk_part_kind(title, 0, text, sizeof text) == 0);
  }
  CHECK(regelwerk_title_of("chess") == REGELWERK_NONE && regelwerk_title_of(NULL) == REGELWERK_NONE);
}

/* What comes of options: the kind of the error, where, and the sentence. */
static void hold_options(int32_t title, const char* options, int32_t kind, uint32_t position, const char* sentence) {
  regelwerk_error error;
  memset(&game, 0x55, sizeof game);
  CHECK(!regelwerk_game_make(&game, title, options, &error));
  CHECK(error.kind == kind && error.title == title && error.position == position);
  for (size_t i = 0; i < sizeof game / 8; ++i) CHECK(game.opaque[i] == UINT64_C(0x5555555555555555));
  CHECK(!regelwerk_game_make(&game, title, options, NULL));
  regelwerk_describe(&error, REGELWERK_ENGLISH, text, sizeof text);
  CHECK_TEXT(text, sentence);
  regelwerk_describe(&error, REGELWERK_GERMAN, again, sizeof again);
  CHECK(strlen(again) > 0 && strcmp(text, again) != 0);
}

static void test_options(void) {
  hold_options(REGELWERK_TOCK, "seats=3 colour=red", REGELWERK_BAD_SETTING, 8,
               "no setting has this name: colour; there are seats, mode, quick_start, seven, own_start");
  hold_options(REGELWERK_TOCK, "seats=9", REGELWERK_BAD_SETTING, 6, "this setting has no such value; seats is 2 to 6");
  hold_options(REGELWERK_TOCK, "seats=2 seats=2", REGELWERK_BAD_SETTING, 8, "this stands here twice; seats is 2 to 6");
  hold_options(REGELWERK_CLOU, "scenario=moon", REGELWERK_BAD_OPTIONS, 0,
               "scenario must be a plan of the edition (CL-4)");
  hold_options(REGELWERK_CLOU, "mode=campaign", REGELWERK_BAD_SETTING, 5,
               "this setting has no such value; mode is heist");
  game = game_of(REGELWERK_TOCK, " SEATS=2\tseven=single ");
  CHECK(regelwerk_seats(&game) == 2);
  regelwerk_error error;
  CHECK(!regelwerk_initial(&game, "first_dealer=5", &state, &error));
  CHECK(error.kind == REGELWERK_BAD_SETTING && error.position == strlen("first_dealer="));
  CHECK(regelwerk_describe(&error, REGELWERK_ENGLISH, text, sizeof text) > 0);
  CHECK_TEXT(text, "this setting has no such value; first_dealer is 0 to 1");
  error.cause_value = INT32_MAX;
  CHECK(regelwerk_describe(&error, REGELWERK_ENGLISH, text, sizeof text) > 0);
  CHECK(!regelwerk_initial(&game, "dealer=1", &state, &error) && error.kind == REGELWERK_BAD_SETTING);
  CHECK(regelwerk_initial(&game, "first_dealer=1", &state, &error) && error.kind == REGELWERK_OK);
  CHECK(regelwerk_describe(&error, REGELWERK_ENGLISH, text, sizeof text) == 0);
}

/* Texts and bytes from outside: where they stop being good, and why. */
static void test_texts_and_bytes(void) {
  uint8_t bytes[REGELWERK_PACKED_STATE_SIZE + 1];
  uint8_t packed_view[REGELWERK_PACKED_VIEW_SIZE];
  regelwerk_error error;
  regelwerk_state other;
  regelwerk_view seen;
  uint32_t move = 77;
  game = game_of(REGELWERK_TOCK, "seats=2");
  state = beginning_of(&game);
  memset(&other, 0x55, sizeof other);
  const regelwerk_state untouched = other;
  const size_t length = regelwerk_pack(&game, &state, bytes, sizeof bytes);
  CHECK(!regelwerk_unpack(&game, bytes, length - 1, &other, &error) && error.kind == REGELWERK_REFUSED);
  regelwerk_describe(&error, REGELWERK_ENGLISH, text, sizeof text);
  CHECK_TEXT(text, "these bytes are of another length: there are 115, and 116 are due");
  bytes[length] = 0;
  CHECK(!regelwerk_unpack(&game, bytes, length + 1, &other, &error) && error.position == length);
  CHECK(!regelwerk_unpack(&game, NULL, 0, &other, &error) && error.kind == REGELWERK_REFUSED);
  for (size_t at = 0; at < length; ++at) {
    /* Each byte changed: refused, or read as another state that is sound. */
    bytes[at] ^= 0x81;
    if (regelwerk_unpack(&game, bytes, length, &other, &error)) {
      CHECK(regelwerk_validate(&game, &other, NULL, 0) == 0 && !same(&game, REGELWERK_STATE, &other, &state));
      other = untouched;
    } else {
      CHECK(error.kind == REGELWERK_REFUSED && error.position <= length);
      CHECK(regelwerk_describe(&error, REGELWERK_GERMAN, text, sizeof text) > 0);
      CHECK(memcmp(&other, &untouched, sizeof other) == 0);
    }
    bytes[at] ^= 0x81;
  }
  CHECK(regelwerk_pack(&game, &state, NULL, 0) == length);

  CHECK(regelwerk_view_of(&game, &state, 0, &view, NULL));
  const size_t view_length = regelwerk_pack_view(&game, &view, packed_view, sizeof packed_view);
  ++packed_view[view_length / 2];
  CHECK(!regelwerk_unpack_view(&game, packed_view, view_length, &seen, &error));
  regelwerk_describe(&error, REGELWERK_ENGLISH, text, sizeof text);
  CHECK_TEXT(text, "these bytes were changed on their way");

  CHECK(!regelwerk_parse(&game, "samara/1 phase=play", &other, &error) && error.position == 0);
  regelwerk_describe(&error, REGELWERK_ENGLISH, text, sizeof text);
  CHECK_TEXT(text, "this is of another game: samara");
  CHECK(!regelwerk_parse(&game, NULL, &other, &error) && !regelwerk_parse_view(&game, "tock/1", &seen, &error));
  CHECK(!regelwerk_parse_move(&game, &state, "9:4-", &move, &error) && move == 77);
  CHECK(!regelwerk_parse_move(&game, &state, NULL, &move, &error) && error.kind == REGELWERK_REFUSED);
  CHECK(!regelwerk_view_parse_move(&game, &view, "hello", &move, &error));
  CHECK(regelwerk_describe(&error, REGELWERK_ENGLISH, text, sizeof text) > 0);

  /* An error may be told of a state that is broken, too. */
  other = state;
  memset(&other, 0xFF, 64);
  int32_t broken[2] = {-1, -1};
  CHECK(regelwerk_validate(&game, &other, broken, 1) >= 1 && broken[0] >= 0 && broken[1] == -1);
}

/* A record is refused by the number and the word of its move, or by the game that it names. */
static void test_words_of_records(void) {
  char told[REGELWERK_SENTENCE_SIZE];
  regelwerk_error error;
  uint32_t moves[2];
  size_t count;
  uint64_t random = 5;
  game = game_of(REGELWERK_TOCK, "seats=2 quick_start=true");
  state = beginning_of(&game);
  for (size_t i = 0; i < 2; ++i) {
    moves[i] = regelwerk_random_move(&game, &state, &random);
    CHECK(regelwerk_play(&game, &state, moves[i], NULL));
  }
  const size_t length = regelwerk_record(&game, NULL, moves, 2, text, sizeof text, NULL);
  CHECK(0 < length && length < sizeof text);
  char* const word = strstr(strstr(text, "moves=") + strlen("moves="), ": ") + 2;
  memcpy(word, "\303\244x", 3);
  CHECK(!regelwerk_replay(&game, text, NULL, 0, &count, NULL, &error) && error.kind == REGELWERK_REFUSED);
  CHECK(error.move == 0 && error.cause_kind == 1);
  regelwerk_describe(&error, REGELWERK_ENGLISH, told, sizeof told);
  CHECK(strncmp(told, "move 1, ?\?x", 11) == 0 && strstr(told, " cannot be read: ") != NULL);
  regelwerk_describe(&error, REGELWERK_GERMAN, told, sizeof told);
  CHECK(strncmp(told, "Zug 1, ?\?x", 10) == 0);
  memcpy(word, "A:in", 4);
  word[4] = ' ';
  CHECK(!regelwerk_replay(&game, text, NULL, 0, &count, NULL, &error) && error.kind == REGELWERK_FORBIDDEN);
  regelwerk_describe(&error, REGELWERK_ENGLISH, told, sizeof told);
  CHECK(strncmp(told, "move 1, A:in, is not legal: ", strlen("move 1, A:in, is not legal: ")) == 0);
  CHECK(!regelwerk_replay(&game, "samara rules=1", NULL, 0, &count, NULL, &error));
  regelwerk_describe(&error, REGELWERK_ENGLISH, told, sizeof told);
  CHECK_TEXT(told, "this is of another game: samara");
  /* A number that is no move at all is told to be none. */
  CHECK(!regelwerk_play(&game, &state, UINT32_MAX, &error) && error.kind == REGELWERK_FORBIDDEN);
  regelwerk_describe(&error, REGELWERK_ENGLISH, told, sizeof told);
  CHECK(strncmp(told, "this number is no move of this game: ", strlen("this number is no move of this game: ")) == 0);
}

/* Events that do not fit their room, that are none, and that cannot follow. */
static void test_events(void) {
  uint8_t events[64], again_events[64];
  size_t length, needed;
  regelwerk_error error;
  uint64_t random = 3;
  game = game_of(REGELWERK_TOCK, NULL);
  state = beginning_of(&game);
  const regelwerk_state before = state;
  const uint32_t move = regelwerk_random_move(&game, &state, &random);
  CHECK(!regelwerk_play_events(&game, &state, move, NULL, 0, &needed, &error));
  CHECK(error.kind == REGELWERK_NO_ROOM && error.position == needed && needed > 0);
  CHECK(same(&game, REGELWERK_STATE, &state, &before));
  CHECK(regelwerk_describe(&error, REGELWERK_GERMAN, text, sizeof text) > 0);
  CHECK(!regelwerk_play_events(&game, &state, move, events, needed - 1, NULL, NULL));
  CHECK(regelwerk_view_of(&game, &state, 0, &view, NULL));
  const regelwerk_view old = view;
  CHECK(regelwerk_play_events(&game, &state, move, events, needed, &length, &error) && length == needed);
  /* Shown to another seat they are shorter or the same, and a half event is none. */
  CHECK(regelwerk_shown(&game, events, length, 1, again_events, sizeof again_events, &error) > 0);
  CHECK(regelwerk_shown(&game, events, length - 1, 1, again_events, sizeof again_events, &error) == 0);
  CHECK(error.kind == REGELWERK_REFUSED);
  CHECK(regelwerk_shown(&game, events, length, 99, NULL, 0, &error) == 0 && error.reason == REGELWERK_NO_VIEWER);
  CHECK(regelwerk_shown(&game, NULL, 0, 1, NULL, 0, &error) == 0 && error.kind == REGELWERK_OK);
  CHECK(regelwerk_event_length(&game, events, 0, &error) == 0 && error.kind == REGELWERK_REFUSED);
  CHECK(regelwerk_event_rule(&game, events, 0, NULL) == REGELWERK_NONE);
  CHECK(regelwerk_event_text(&game, NULL, 0, text, sizeof text, NULL) == 0);
  CHECK(regelwerk_event_json(&game, NULL, 0, text, sizeof text, NULL) == 0);
  CHECK(regelwerk_parse_event(&game, "nonsense", again_events, sizeof again_events, &error) == 0);
  /* The same card comes out of the deck so often only. */
  const size_t shown = regelwerk_shown(&game, events, length, 0, again_events, sizeof again_events, NULL);
  char named[REGELWERK_TOLD_SIZE];
  CHECK(regelwerk_tell(&game, &old, again_events, shown, REGELWERK_ENGLISH, text, sizeof text, NULL) > 0);
  CHECK(strstr(text, "seat ") != NULL);
  CHECK(regelwerk_tell_named(&game, &old, again_events, shown, REGELWERK_ENGLISH, "\n\n\n", named, sizeof named, NULL) >
        0);
  CHECK(strcmp(named, text) == 0);
  CHECK(regelwerk_tell_named(&game, &old, again_events, shown, REGELWERK_ENGLISH, "Anna\nBert\nClara\nDora", named,
                             sizeof named, &error) > 0);
  CHECK(error.kind == REGELWERK_OK && strstr(named, "seat ") == NULL && strstr(named, " gets ") != NULL);
  int times = 0;
  while (times < 99 && regelwerk_apply(&game, &view, NULL, again_events, shown, &error)) ++times;
  CHECK(times > 0 && times < 99);
  CHECK(error.kind == REGELWERK_CANNOT_FOLLOW);
  const regelwerk_view last = view;
  CHECK(!regelwerk_apply(&game, &view, NULL, again_events, shown, NULL));
  CHECK(same(&game, REGELWERK_VIEW, &view, &last));
  CHECK(regelwerk_tell(&game, &view, again_events, shown, REGELWERK_ENGLISH, text, sizeof text, &error) == 0);
  CHECK(error.kind == REGELWERK_CANNOT_FOLLOW);
  CHECK(regelwerk_tell(&game, &old, NULL, 0, REGELWERK_ENGLISH, text, sizeof text, &error) == 0);
  CHECK(error.kind == REGELWERK_OK);
}

/* Parts that are none. */
static void test_parts(void) {
  const uint32_t nonsense[14] = {0};
  uint32_t parts[REGELWERK_PARTS_LIMIT];
  regelwerk_error error;
  uint64_t random = 1;
  game = game_of(REGELWERK_TOCK, NULL);
  state = beginning_of(&game);
  while (regelwerk_actor(&game, &state) == REGELWERK_CHANCE) {
    regelwerk_advance(&game, &state, regelwerk_random_move(&game, &state, &random));
  }
  CHECK(regelwerk_view_of(&game, &state, regelwerk_actor(&game, &state), &view, NULL));
  CHECK(regelwerk_parts(&game, &view, NULL, 0, NULL, 0) > 0);
  CHECK(regelwerk_parts(&game, &view, nonsense, 14, parts, REGELWERK_PARTS_LIMIT) == 0);
  CHECK(regelwerk_move_of_parts(&game, &view, nonsense, 14) == REGELWERK_NO_MOVE);
  CHECK(regelwerk_move_of_parts(&game, &view, NULL, 0) == REGELWERK_NO_MOVE);
  CHECK(regelwerk_parts_of(&game, &view, REGELWERK_NO_MOVE, parts, REGELWERK_PARTS_LIMIT) == 0);
  CHECK(regelwerk_part_text(&game, &view, UINT32_MAX, text, sizeof text, &error) == 0);
  CHECK(error.reason == REGELWERK_NO_PART);
  CHECK(!regelwerk_check_part(&game, &view, NULL, 0, UINT32_MAX, &error) && error.reason == REGELWERK_NO_PART);
  for (uint32_t part = 0; part < 13; ++part) {
    /* The ranks: those of the hand are open, the others are refused with their rule. */
    const bool is_open = regelwerk_check_part(&game, &view, NULL, 0, part, &error);
    CHECK(is_open || (error.kind == REGELWERK_FORBIDDEN && error.rule >= 0));
    /* All of them have a word. */
    CHECK(regelwerk_part_text(&game, &view, part, text, sizeof text, &error) == 1 && error.kind == REGELWERK_OK);
  }
  CHECK(regelwerk_part_text(&game, &view, 13, text, sizeof text, &error) == 0 && error.reason == REGELWERK_NO_PART);
  /* Before a card is discarded it is chosen. */
  uint32_t codes[REGELWERK_PARTS_LIMIT];
  const size_t open = regelwerk_parts(&game, &view, NULL, 0, parts, REGELWERK_PARTS_LIMIT);
  const size_t count = regelwerk_parts(&game, &view, parts, 1, codes, REGELWERK_PARTS_LIMIT);
  CHECK(open > 0 && count > 0);
  CHECK(regelwerk_parts_towards(&game, &view, NULL, 0, codes[0], parts, REGELWERK_PARTS_LIMIT) == open);
  CHECK(regelwerk_parts_towards(&game, &view, parts, 1, codes[0], codes, REGELWERK_PARTS_LIMIT) == 0);
  CHECK(regelwerk_parts_towards(&game, &view, nonsense, 14, 0, parts, REGELWERK_PARTS_LIMIT) == 0);
  /* Of four seats the ring has 72 fields, whoever stands there. */
  const uint32_t field = UINT32_C(2) << 16;
  uint32_t part = 0;
  CHECK(regelwerk_parse_part(&game, &view, "field 71", &part, NULL) && part == (field | 71));
  CHECK(regelwerk_part_text(&game, &view, part, text, sizeof text, NULL) == 2);
  CHECK_TEXT(text, "71");
  CHECK(!regelwerk_check_part(&game, &view, NULL, 0, part, &error) && error.kind == REGELWERK_FORBIDDEN);
  CHECK(regelwerk_part_text(&game, &view, field | 72, text, sizeof text, &error) == 0);
  CHECK(error.reason == REGELWERK_NO_PART);
  static const char* const none[] = {"field 72", "field", "field ", "71", "fields 71", " 71", "", "field 71 "};
  for (size_t i = 0; i < sizeof none / sizeof *none; ++i) {
    CHECK(!regelwerk_parse_part(&game, &view, none[i], &part, &error) && error.reason == REGELWERK_NO_PART);
  }
  CHECK(part == (field | 71));
}

/* Somebody's own move may be taken back, another's may not. */
static void test_take_back(void) {
  regelwerk_error error;
  uint64_t random = 1;
  uint32_t moves[2];
  game = game_of(REGELWERK_TOCK, "seats=2");
  state = beginning_of(&game);
  while (regelwerk_actor(&game, &state) == REGELWERK_CHANCE) {
    regelwerk_advance(&game, &state, regelwerk_random_move(&game, &state, &random));
  }
  const int32_t seat = regelwerk_actor(&game, &state);
  moves[0] = regelwerk_random_move(&game, &state, &random);
  moves[1] = REGELWERK_NO_MOVE;
  CHECK(regelwerk_can_take_back(&game, &state, moves, 1, seat, 0, &error) && error.kind == REGELWERK_OK);
  CHECK(!regelwerk_can_take_back(&game, &state, moves, 1, 1 - seat, 0, &error));
  regelwerk_describe(&error, REGELWERK_ENGLISH, text, sizeof text);
  CHECK_TEXT(text, "another seat has made a move since then");
  /* With its move another one that shows a card, though its seat would go along. */
  static regelwerk_state after;
  after = state;
  regelwerk_advance(&game, &after, moves[0]);
  if (regelwerk_actor(&game, &after) == 1 - seat) {
    moves[1] = regelwerk_random_move(&game, &after, &random);
    CHECK(!regelwerk_can_take_back(&game, &state, moves, 2, seat, UINT32_C(1) << (1 - seat), &error));
    regelwerk_describe(&error, REGELWERK_ENGLISH, text, sizeof text);
    CHECK_TEXT(text, "since then the move of another seat has shown something that was hidden");
  }
  moves[1] = REGELWERK_NO_MOVE;
  CHECK(!regelwerk_can_take_back(&game, &state, moves, 2, seat, 0, &error));
  CHECK(error.kind == REGELWERK_FORBIDDEN && error.move == 1);
}

/* A search without room is none. */
static void test_search(void) {
  static regelwerk_search search;
  static uint64_t nodes[REGELWERK_NODE_SIZE / 8];
  regelwerk_value values[1];
  regelwerk_error error;
  game = game_of(REGELWERK_CLOCKMAN, NULL);
  state = beginning_of(&game);
  uint64_t random = 2;
  while (regelwerk_actor(&game, &state) == REGELWERK_CHANCE) {
    regelwerk_advance(&game, &state, regelwerk_random_move(&game, &state, &random));
  }
  CHECK(regelwerk_view_of(&game, &state, regelwerk_actor(&game, &state), &view, NULL));
  CHECK(!regelwerk_search_begin(&game, &view, 1, nodes, 1, &search, &error) && error.reason == REGELWERK_NO_NODES);
  CHECK(regelwerk_search_begin(&game, &view, 1, nodes, sizeof nodes, &search, &error));
  regelwerk_search_run(&game, &search, NULL, 3);
  const size_t count = regelwerk_search_values(&game, &search, NULL, 0);
  CHECK(count == regelwerk_view_moves(&game, &view, NULL, 0));
  CHECK(regelwerk_search_values(&game, &search, values, 1) == count);
}

/* What cannot be compared, and what is counted of three moves. */
static void test_explanation(void) {
  static regelwerk_explanation explanation;
  regelwerk_difference found[REGELWERK_DIFFERENCES_LIMIT];
  regelwerk_error error;
  uint32_t moves[REGELWERK_MOVES_LIMIT];
  game = game_of(REGELWERK_TOCK, "seats=2 quick_start=true");
  state = beginning_of(&game);
  uint64_t random = 2;
  while (regelwerk_actor(&game, &state) == REGELWERK_CHANCE || regelwerk_moves(&game, &state, NULL, 0) < 3) {
    regelwerk_advance(&game, &state, regelwerk_random_move(&game, &state, &random));
  }
  const int32_t seat = regelwerk_actor(&game, &state);
  CHECK(regelwerk_view_of(&game, &state, seat, &view, NULL));
  CHECK(regelwerk_view_moves(&game, &view, moves, REGELWERK_MOVES_LIMIT) >= 3);
  memset(&explanation, 0x55, sizeof explanation);
  const regelwerk_explanation untouched = explanation;
  const uint32_t twice[2] = {moves[0], moves[0]};
  const uint32_t illegal[2] = {moves[0], REGELWERK_NO_MOVE};
  CHECK(!regelwerk_explain_begin(&game, &view, moves, 1, 1, &explanation, &error) && error.reason == REGELWERK_NO_PAIR);
  CHECK(!regelwerk_explain_begin(&game, &view, moves, 5, 1, &explanation, &error) && error.reason == REGELWERK_NO_PAIR);
  CHECK(!regelwerk_explain_begin(&game, &view, twice, 2, 1, &explanation, &error) && error.reason == REGELWERK_NO_PAIR);
  CHECK(!regelwerk_explain_begin(&game, &view, NULL, 0, 1, &explanation, &error) && error.reason == REGELWERK_NO_PAIR);
  regelwerk_describe(&error, REGELWERK_ENGLISH, text, sizeof text);
  CHECK_TEXT(text, "two to four different moves can be compared");
  CHECK(!regelwerk_explain_begin(&game, &view, illegal, 2, 1, &explanation, &error));
  CHECK(error.kind == REGELWERK_FORBIDDEN && error.rule >= 0);
  CHECK(regelwerk_view_of(&game, &state, 1 - seat, &view, NULL));
  CHECK(!regelwerk_explain_begin(&game, &view, moves, 2, 1, &explanation, &error));
  CHECK(error.reason == REGELWERK_NO_DECISION && memcmp(&explanation, &untouched, sizeof explanation) == 0);
  CHECK(regelwerk_view_of(&game, &state, REGELWERK_SPECTATOR, &view, NULL));
  CHECK(!regelwerk_explain_begin(&game, &view, moves, 2, 1, &explanation, &error));
  CHECK(error.reason == REGELWERK_NO_DECISION);

  CHECK(regelwerk_view_of(&game, &state, seat, &view, NULL));
  CHECK(regelwerk_explain_begin(&game, &view, moves, 3, 1, &explanation, NULL));
  CHECK(regelwerk_explain_differences(&game, &explanation, NULL, 0) == 0);
  CHECK(regelwerk_explain_thing(&game, &explanation, 0, REGELWERK_ENGLISH, text, sizeof text, &error) == 0);
  CHECK(error.reason == REGELWERK_NO_THING);
  regelwerk_explain_run(&game, &explanation, NULL, 200);
  const size_t count = regelwerk_explain_differences(&game, &explanation, found, REGELWERK_DIFFERENCES_LIMIT);
  CHECK(0 < count && count <= REGELWERK_DIFFERENCES_LIMIT);
  CHECK(regelwerk_explain_differences(&game, &explanation, NULL, 0) == count);
  uint32_t before = UINT32_MAX;
  for (size_t i = 0; i < count; ++i) {
    uint32_t most = 0, least = UINT32_MAX;
    for (size_t at = 0; at < 3; ++at) {
      if (found[i].playouts[at] > most) most = found[i].playouts[at];
      if (found[i].playouts[at] < least) least = found[i].playouts[at];
    }
    /* The greatest first, none that is luck, and nothing of a move that is not compared. */
    CHECK(most <= 200 && (most - least) * (most - least) >= 4 * 200 && most - least <= before);
    CHECK(found[i].playouts[3] == 0);
    before = most - least;
  }
  CHECK(regelwerk_explain_line(&game, &explanation, UINT32_MAX, REGELWERK_ENGLISH, text, sizeof text, &error) == 0);
  CHECK(error.reason == REGELWERK_NO_THING && regelwerk_describe(&error, REGELWERK_GERMAN, text, sizeof text) > 0);
}

static void test_random(void) {
  /* The first numbers of SplitMix64 from 0. */
  uint64_t random = 0;
  CHECK(regelwerk_random_next(&random) == UINT64_C(0xE220A8397B1DCDAF));
  CHECK(regelwerk_random_next(&random) == UINT64_C(0x6E789E6AA1B965F4));
  const uint64_t before = random;
  CHECK(regelwerk_random_below(&random, 0) == 0 && random == before);
  for (int i = 0; i < 100; ++i) CHECK(regelwerk_random_below(&random, 6) < 6);
  CHECK(random == before + 100 * UINT64_C(0x9E3779B97F4A7C15));
  CHECK(regelwerk_random_stream(1, 2) != regelwerk_random_stream(1, 3));
}

static void test_playout(void) {
  uint64_t random = 5, nodes = 0;
  game = game_of(REGELWERK_SAMARA, NULL);
  state = beginning_of(&game);
  CHECK(!regelwerk_playout(&game, &state, &random, 10, &nodes) && nodes == 10);
  CHECK(regelwerk_playout(&game, &state, &random, UINT64_MAX, &nodes) && nodes > 10);
  CHECK(regelwerk_playout(&game, &state, &random, 10, NULL));
}

int main(void) {
  test_versions();
  for (int32_t title = 0; title < REGELWERK_TITLES; ++title) test_title(title);
  test_no_title();
  test_options();
  test_texts_and_bytes();
  test_words_of_records();
  test_events();
  test_parts();
  test_take_back();
  test_search();
  test_explanation();
  test_random();
  test_playout();
  return 0;
}
