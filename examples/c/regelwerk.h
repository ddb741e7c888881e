/* The rules of five board games for C and whatever calls C: Tock, Ostfriesenlauf, Samara, Clockman, Clou and its
 * campaign.
 *
 * Memory. All of it is the caller's: games, states, views, memories and searches are plain values without pointers to
 * free; they may be copied with `=` or memcpy (or only their first regelwerk_size bytes) and forgotten. The library
 * allocates nothing and keeps nothing: no init, no close. A game refers to constant tables of the library, so it is of
 * this process only; states and views travel as packed bytes or as texts, which are the same on every platform.
 *
 * Threads. Every function is pure but for what it writes through its pointers: any number of threads may call any
 * functions with the same game, as long as none writes what another one uses.
 *
 * Preconditions. States, views and memories were written by functions of this library for a game of the same title and
 * options, and pointers that are not null lead to room as large as is said. Texts that are read end with a zero. All
 * else may be anything: moves, numbers, errors, texts and bytes from outside are checked, unless a function says that
 * it does not. Where no game was made, no search or explanation has begun, or a pointer is null or not aligned though
 * nobody says that it may be, the answer is false, 0, REGELWERK_NONE or REGELWERK_NO_MOVE, and *error
 * REGELWERK_NO_VALUE. What is refused changes nothing but *error.
 *
 * Errors. Functions that can refuse take a `regelwerk_error *error`, which may be null; they fill it in both ways, with
 * kind REGELWERK_OK where nothing was refused. regelwerk_describe makes a sentence of it.
 *
 * Texts and bytes that are written. `text, capacity` is the caller's room and its size in bytes; text may be null if
 * capacity is 0. The answer is the length of the whole text without the zero behind it, as that of snprintf; if it is
 * not less than capacity, the text did not fit, and then as much as fits is written, with a zero behind it. Room for
 * `bytes` is the same without any zero: the answer is how many there are; they fit if it is at most capacity. Lists of
 * moves and others: the answer is how many there are, of which the first `capacity` are written. All texts are UTF-8;
 * only what regelwerk_tell tells may be empty; else 0 says that there is no such text, and *error why.
 *
 * Numbers. Seats are 0 to regelwerk_seats - 1. Rules, options and other things of a title are numbered from 0 in the
 * order of its tables. A move is a number below 2^25 that is the same on every platform. */
#ifndef REGELWERK_H
#define REGELWERK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__) && !defined(_WIN32)
#define REGELWERK_API __attribute__((visibility("default")))
#else
#define REGELWERK_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* NOLINTBEGIN(modernize-use-using): this is C. */

/* Changes whenever a program must be compiled anew; compare it with regelwerk_abi_version(). */
#define REGELWERK_ABI_VERSION 1

/* The project's own titles; in a library made from another list of games titles have other numbers, by
 * regelwerk_title_of. */
enum regelwerk_title {
  REGELWERK_TOCK,
  REGELWERK_OSTFRIESENLAUF,
  REGELWERK_SAMARA,
  REGELWERK_CLOCKMAN,
  REGELWERK_CLOU,          /* a heist */
  REGELWERK_CLOU_CAMPAIGN, /* three heists in a row */
  REGELWERK_TITLES
};

enum regelwerk_language { REGELWERK_ENGLISH, REGELWERK_GERMAN, REGELWERK_LANGUAGES };

enum {
  REGELWERK_NOBODY = -1,  /* an actor: the game is over */
  REGELWERK_CHANCE = -2,  /* an actor */
  REGELWERK_NONE = -1,    /* no rule, no setting, no title */
  REGELWERK_SPECTATOR = 7 /* a viewer that has no seat */
};

/* A code that is no move of any game. */
#define REGELWERK_NO_MOVE UINT32_MAX

/* Sizes in bytes that suffice for every title; what a title needs tells regelwerk_size. */
#define REGELWERK_GAME_SIZE 12288
#define REGELWERK_STATE_SIZE 256
#define REGELWERK_VIEW_SIZE 256
#define REGELWERK_MEMORY_SIZE 14336
#define REGELWERK_SEARCH_SIZE 13312
#define REGELWERK_NODE_SIZE 96
#define REGELWERK_EXPLANATION_SIZE 32768
#define REGELWERK_PACKED_STATE_SIZE 256
#define REGELWERK_PACKED_VIEW_SIZE 256
#define REGELWERK_PACKED_EVENT_SIZE 32
#define REGELWERK_SEATS_LIMIT 7     /* seats of any title */
#define REGELWERK_MOVES_LIMIT 16384 /* legal moves in one position of any title; none but Clou has more than 880 */
#define REGELWERK_EXPLAINED_LIMIT 4 /* moves that an explanation compares, 2 at least */
#define REGELWERK_PARTS_LIMIT 40    /* parts to choose from in one step */
#define REGELWERK_CHAIN_LIMIT 13    /* parts of a move */
#define REGELWERK_BROKEN_LIMIT 32   /* what can be broken in a state or view */

/* Room for whatever is written, with the zero behind a text. */
#define REGELWERK_WORD_SIZE 128       /* a version, name, ID, move or part */
#define REGELWERK_SENTENCE_SIZE 1024  /* what a rule, setting, error, cause or explanation says */
#define REGELWERK_LINE_SIZE 10240     /* a state, view or event, options or setup facts */
#define REGELWERK_JSON_SIZE 32768     /* a state, view, move, event or outcome, or options */
#define REGELWERK_SCHEMA_SIZE 65536   /* the schema of all of them */
#define REGELWERK_GEOMETRY_SIZE 65536 /* a board */
#define REGELWERK_EVENTS_SIZE 4096    /* the events of a move: 128 of the largest; no move was seen with more than 20 */
#define REGELWERK_TOLD_SIZE 32768     /* the sentences about them */
/* Room for a record of so many moves. */
#define REGELWERK_RECORD_HEAD_SIZE 2048
#define REGELWERK_RECORD_SIZE(moves) (REGELWERK_RECORD_HEAD_SIZE + (size_t)(moves)*REGELWERK_WORD_SIZE)

/* Opaque values, aligned to 8 bytes. A function uses the first regelwerk_size bytes of one and no more, so that a
 * pointer to a smaller room of the caller, aligned to 8 bytes, does as well. Two states, and two views, of the same
 * game are equal if these bytes are. */
typedef struct regelwerk_game {
  uint64_t opaque[REGELWERK_GAME_SIZE / 8];
} regelwerk_game;
typedef struct regelwerk_state {
  uint64_t opaque[REGELWERK_STATE_SIZE / 8];
} regelwerk_state;
typedef struct regelwerk_view {
  uint64_t opaque[REGELWERK_VIEW_SIZE / 8];
} regelwerk_view;
typedef struct regelwerk_memory {
  uint64_t opaque[REGELWERK_MEMORY_SIZE / 8];
} regelwerk_memory;
typedef struct regelwerk_search {
  uint64_t opaque[REGELWERK_SEARCH_SIZE / 8];
} regelwerk_search;
typedef struct regelwerk_explanation {
  uint64_t opaque[REGELWERK_EXPLANATION_SIZE / 8];
} regelwerk_explanation;

enum regelwerk_sort {
  REGELWERK_GAME,
  REGELWERK_STATE,
  REGELWERK_VIEW,
  REGELWERK_MEMORY,
  REGELWERK_SEARCH,
  REGELWERK_NODE,         /* memory of a search for one move or position */
  REGELWERK_PACKED_STATE, /* exactly so many bytes */
  REGELWERK_PACKED_VIEW,  /* exactly so many bytes */
  REGELWERK_PACKED_EVENT, /* at most so many bytes */
  REGELWERK_MOVES,        /* the most legal moves of a position, a number and not bytes */
  REGELWERK_EXPLANATION,
  REGELWERK_SORTS
};

/* What was refused. */
enum regelwerk_error_kind {
  REGELWERK_OK,
  REGELWERK_BAD_ARGUMENT, /* reason: an enum regelwerk_argument */
  REGELWERK_BAD_SETTING,  /* a text of options or setup facts; position, name, detail: the setting or REGELWERK_NONE,
                             cause_kind: the enum regelwerk_setting_sort; cause_value: of a setup fact its least
                             number in this game * 65536 and the greatest */
  REGELWERK_BAD_OPTIONS,  /* there is no game with these options together */
  REGELWERK_REFUSED,      /* a text or bytes; position, and name of the member concerned where there is one; of a word
                             of a record that is no move cause_kind is 1 and name is the word; where a text names
                             another game cause_kind is 2 and name is that of the game */
  REGELWERK_FORBIDDEN,    /* a move, by `rule`; what stands in the way: cause_kind, cause_value; detail 1: the game is
                             over, 2: no move has this number; of a record or a row of moves: move, and name is the
                             word of the move or its number */
  REGELWERK_NO_ROOM,      /* position: how many bytes are needed */
  REGELWERK_NO_TAKE_BACK, /* `move` cannot be taken back */
  REGELWERK_CANNOT_FOLLOW /* an event cannot follow upon this view; position: where it begins */
};
enum regelwerk_argument {
  REGELWERK_NO_TITLE,    /* not an enum regelwerk_title */
  REGELWERK_NO_SEAT,     /* not a seat of this game */
  REGELWERK_NO_VIEWER,   /* neither a seat of this game nor REGELWERK_SPECTATOR */
  REGELWERK_NO_DECISION, /* the game is over, or somebody else is to decide */
  REGELWERK_NO_PART,     /* not a part of moves of this game */
  REGELWERK_NO_NODES,    /* a search without any memory */
  REGELWERK_NO_PAIR,     /* not two to REGELWERK_EXPLAINED_LIMIT different moves */
  REGELWERK_NO_THING,    /* nothing that an explanation counts has this number */
  REGELWERK_NO_VALUE     /* a pointer leads nowhere, or to what this library did not make */
};

/* Why something was refused. What a kind does not need is 0, rule REGELWERK_NONE. */
typedef struct regelwerk_error {
  int32_t kind; /* an enum regelwerk_error_kind */
  int32_t title;
  int32_t reason; /* its number in the tables of the library */
  int32_t detail;
  int32_t rule; /* a rule of the title, or REGELWERK_NONE */
  int32_t cause_kind;
  int32_t cause_value;
  uint32_t move;     /* how many moves were good, of a record or of moves to be taken back */
  uint32_t position; /* how many bytes were good */
  char name[28];     /* ends with a zero */
} regelwerk_error;

/* The sentence of an error without a full stop; that of a setting says what it takes, or which settings there are.
 * language: an enum regelwerk_language; any other is English, here and everywhere. 0 for REGELWERK_OK. */
REGELWERK_API size_t regelwerk_describe(const regelwerk_error* error, int32_t language, char* text, size_t capacity);

/* --- The library ---------------------------------------------------------------------------------------------------
 */

REGELWERK_API int32_t regelwerk_abi_version(void);
/* The version of the rules' code: "0.9.0". */
REGELWERK_API size_t regelwerk_version(char* text, size_t capacity);

/* --- Titles: 0 or REGELWERK_NONE for a number that is none ---------------------------------------------------------
 */

/* "tock", "ostfriesenlauf", "samara", "clockman", "clou", "clou campaign". */
REGELWERK_API size_t regelwerk_title_name(int32_t title, char* text, size_t capacity);
/* The title of this name, else REGELWERK_NONE. */
REGELWERK_API int32_t regelwerk_title_of(const char* name);
/* What a value of this enum regelwerk_sort takes. */
REGELWERK_API size_t regelwerk_size(int32_t title, int32_t sort);
REGELWERK_API int32_t regelwerk_rules_version(int32_t title);

/* Options are house rules, setup facts say how a game begins (who deals). Both are written as settings by name, in any
 * order, those left out as usual: "seats=3 seven=single". */
enum regelwerk_setting_sort { REGELWERK_OPTION, REGELWERK_START_FACT };
typedef struct regelwerk_setting {
  int32_t low;      /* the least number, or the fewest words of a set */
  int32_t high;     /* the greatest number, or the most words of a set */
  int32_t words;    /* how many words it can take; 0 for numbers */
  int32_t elements; /* how many values it takes, joined by commas; 1 for most */
  bool is_flag;     /* its words are false and true */
  bool is_set;      /* it takes some of its words, joined by plus signs */
  bool is_open;     /* it takes any word; its words are examples */
} regelwerk_setting;
/* How many settings of this sort the title has. */
REGELWERK_API int32_t regelwerk_settings(int32_t title, int32_t sort);
/* False and nothing written if there is no such setting. */
REGELWERK_API bool regelwerk_setting_at(int32_t title, int32_t sort, int32_t index, regelwerk_setting* setting);
/* Its name in texts of settings, its words there, what it takes ("2 to 6", "split or single"), the same in a language
 * ("2 bis 6", "split oder single"), and what people call it. */
REGELWERK_API size_t regelwerk_setting_name(int32_t title, int32_t sort, int32_t index, char* text, size_t capacity);
REGELWERK_API size_t regelwerk_setting_word(int32_t title, int32_t sort, int32_t index, int32_t word, char* text,
                                            size_t capacity);
REGELWERK_API size_t regelwerk_setting_choices(int32_t title, int32_t sort, int32_t index, char* text, size_t capacity);
REGELWERK_API size_t regelwerk_setting_values(int32_t title, int32_t sort, int32_t index, int32_t language, char* text,
                                              size_t capacity);
REGELWERK_API size_t regelwerk_setting_label(int32_t title, int32_t sort, int32_t index, int32_t language, char* text,
                                             size_t capacity);

/* Rules: how many, the ID (TK-27) and the number of an ID or REGELWERK_NONE, the sentence, the sources. */
REGELWERK_API int32_t regelwerk_rules(int32_t title);
REGELWERK_API size_t regelwerk_rule_id(int32_t title, int32_t rule, char* text, size_t capacity);
REGELWERK_API int32_t regelwerk_rule_of(int32_t title, const char* id);
REGELWERK_API size_t regelwerk_rule_sentence(int32_t title, int32_t rule, int32_t language, char* text,
                                             size_t capacity);
REGELWERK_API size_t regelwerk_rule_source(int32_t title, int32_t rule, char* text, size_t capacity);

/* --- Games: the rules in force --------------------------------------------------------------------------------------
 */

/* Makes a game of a title under options, in the standard edition; options may be null, for the usual ones. */
REGELWERK_API bool regelwerk_game_make(regelwerk_game* game, int32_t title, const char* options,
                                       regelwerk_error* error);
REGELWERK_API int32_t regelwerk_game_title(const regelwerk_game* game);
REGELWERK_API int32_t regelwerk_seats(const regelwerk_game* game);
/* The team of a seat, from 0: seats of one team win and lose together. REGELWERK_NONE for no seat. */
REGELWERK_API int32_t regelwerk_team(const regelwerk_game* game, int32_t seat);
/* No score of an outcome lies outside. */
REGELWERK_API void regelwerk_score_range(const regelwerk_game* game, int32_t* lowest, int32_t* highest);
/* True if a rule matters under these options. */
REGELWERK_API bool regelwerk_in_force(const regelwerk_game* game, int32_t rule);
/* All settings by name, as they are read; as a JSON object; the usual setup facts. */
REGELWERK_API size_t regelwerk_options_text(const regelwerk_game* game, char* text, size_t capacity);
REGELWERK_API size_t regelwerk_options_json(const regelwerk_game* game, char* text, size_t capacity);
REGELWERK_API size_t regelwerk_start_text(const regelwerk_game* game, char* text, size_t capacity);

/* --- Random numbers: a stream is a number of the caller, bit for bit the same on every platform ------------------- */

/* The stream of a key and a number; the key itself is a stream, too. */
REGELWERK_API uint64_t regelwerk_random_stream(uint64_t key, uint64_t number);
REGELWERK_API uint64_t regelwerk_random_next(uint64_t* random);
/* A uniform number 0 to bound - 1; 0 for bound 0. */
REGELWERK_API uint32_t regelwerk_random_below(uint64_t* random, uint32_t bound);

/* --- States and moves ------------------------------------------------------------------------------------------------
 */

/* The state before the first draw of chance; start: setup facts, may be null, for the usual ones. */
REGELWERK_API bool regelwerk_initial(const regelwerk_game* game, const char* start, regelwerk_state* state,
                                     regelwerk_error* error);
/* Who decides: a seat, REGELWERK_CHANCE or REGELWERK_NOBODY. */
REGELWERK_API int32_t regelwerk_actor(const regelwerk_game* game, const regelwerk_state* state);
/* All legal moves or chance outcomes, ascending. moves may be null if capacity is 0. */
REGELWERK_API size_t regelwerk_moves(const regelwerk_game* game, const regelwerk_state* state, uint32_t* moves,
                                     size_t capacity);
/* The weight of a chance outcome, 1 for the move of a seat, 0 if it is not legal; the sum over all legal moves. */
REGELWERK_API uint32_t regelwerk_weight(const regelwerk_game* game, const regelwerk_state* state, uint32_t move);
REGELWERK_API uint32_t regelwerk_total_weight(const regelwerk_game* game, const regelwerk_state* state);
/* The rule that forbids a move, or REGELWERK_NONE if it is legal; any number may be asked about. */
REGELWERK_API int32_t regelwerk_why_not(const regelwerk_game* game, const regelwerk_state* state, uint32_t move);
/* The same with the cause: true if the move is legal, else REGELWERK_FORBIDDEN. */
REGELWERK_API bool regelwerk_check(const regelwerk_game* game, const regelwerk_state* state, uint32_t move,
                                   regelwerk_error* error);
/* Plays a move, unless it is not legal: then false, REGELWERK_FORBIDDEN, and the state is as it was. */
REGELWERK_API bool regelwerk_play(const regelwerk_game* game, regelwerk_state* state, uint32_t move,
                                  regelwerk_error* error);
/* The same, and what it did: events, packed one behind another; *length (may be null) is how many bytes they take. If
 * they do not fit: false, REGELWERK_NO_ROOM, and the state is as it was. events may be null if capacity is 0. */
REGELWERK_API bool regelwerk_play_events(const regelwerk_game* game, regelwerk_state* state, uint32_t move,
                                         uint8_t* events, size_t capacity, size_t* length, regelwerk_error* error);
/* Plays a move without any check, and answers who decides next, as regelwerk_actor does. Precondition: the move is
 * legal, as those of regelwerk_moves and regelwerk_random_move. */
REGELWERK_API int32_t regelwerk_advance(const regelwerk_game* game, regelwerk_state* state, uint32_t move);
/* A chance outcome by its weight, or a legal move of a seat, each as likely; REGELWERK_NO_MOVE if the game is over. */
REGELWERK_API uint32_t regelwerk_random_move(const regelwerk_game* game, const regelwerk_state* state,
                                             uint64_t* random);
/* Plays on with such moves until the game is over or `cap` moves are made; true if it is over. *nodes (may be null):
 * the moves made. */
REGELWERK_API bool regelwerk_playout(const regelwerk_game* game, regelwerk_state* state, uint64_t* random, uint64_t cap,
                                     uint64_t* nodes);
/* A key for tables in memory, equal for equal states; not the same on every platform. */
REGELWERK_API uint64_t regelwerk_hash(const regelwerk_game* game, const regelwerk_state* state);
/* Lists what is broken in a state, and tells what one number of it means; 0 and nothing for a state of this game. */
REGELWERK_API size_t regelwerk_validate(const regelwerk_game* game, const regelwerk_state* state, int32_t* broken,
                                        size_t capacity);
REGELWERK_API size_t regelwerk_invariant(int32_t title, int32_t broken, int32_t language, char* text, size_t capacity);

/* How a game ended. */
typedef struct regelwerk_outcome {
  int32_t seats;
  int32_t winners;                       /* one bit for each seat; 0 if nobody has won */
  int32_t tie_broken_by;                 /* a rule, or REGELWERK_NONE */
  int32_t places[REGELWERK_SEATS_LIMIT]; /* by seat, 1 is the best; may be shared, 1 may be nobody's */
  int32_t scores[REGELWERK_SEATS_LIMIT];
} regelwerk_outcome;
/* False and nothing written while the game goes on. */
REGELWERK_API bool regelwerk_outcome_of(const regelwerk_game* game, const regelwerk_state* state,
                                        regelwerk_outcome* outcome);
/* How far every seat has come; the higher the better, none outside lowest to highest. */
typedef struct regelwerk_standing {
  int32_t seats;
  int32_t lowest;
  int32_t highest;
  int32_t values[REGELWERK_SEATS_LIMIT];
} regelwerk_standing;
REGELWERK_API void regelwerk_standing_of(const regelwerk_game* game, const regelwerk_state* state,
                                         regelwerk_standing* standing);

/* As bytes, the same on every platform, and back; a state that cannot be is refused. */
REGELWERK_API size_t regelwerk_pack(const regelwerk_game* game, const regelwerk_state* state, uint8_t* bytes,
                                    size_t capacity);
REGELWERK_API bool regelwerk_unpack(const regelwerk_game* game, const uint8_t* bytes, size_t length,
                                    regelwerk_state* state, regelwerk_error* error);
/* As one line, and back. */
REGELWERK_API size_t regelwerk_text(const regelwerk_game* game, const regelwerk_state* state, char* text,
                                    size_t capacity);
REGELWERK_API bool regelwerk_parse(const regelwerk_game* game, const char* text, regelwerk_state* state,
                                   regelwerk_error* error);
/* A legal move as one word; 0 and REGELWERK_FORBIDDEN for any other. Back: the move that a word names, legal or not. */
REGELWERK_API size_t regelwerk_move_text(const regelwerk_game* game, const regelwerk_state* state, uint32_t move,
                                         char* text, size_t capacity, regelwerk_error* error);
REGELWERK_API bool regelwerk_parse_move(const regelwerk_game* game, const regelwerk_state* state, const char* text,
                                        uint32_t* move, regelwerk_error* error);
/* What stands in the way of a move that was refused in this state: "card 8 is missing", "Feld 0 ist geschlossen",
 * "a saw and 2 trowels are missing"; of a move that is not asked for now what is: "due now: move". 0 for another error.
 */
REGELWERK_API size_t regelwerk_cause_text(const regelwerk_game* game, const regelwerk_state* state,
                                          const regelwerk_error* error, int32_t language, char* text, size_t capacity);

/* As JSON: a state, a legal move with its text, an outcome (0 while the game goes on), and the schema of all values. */
REGELWERK_API size_t regelwerk_json(const regelwerk_game* game, const regelwerk_state* state, char* text,
                                    size_t capacity);
REGELWERK_API size_t regelwerk_move_json(const regelwerk_game* game, const regelwerk_state* state, uint32_t move,
                                         char* text, size_t capacity, regelwerk_error* error);
REGELWERK_API size_t regelwerk_outcome_json(const regelwerk_game* game, const regelwerk_state* state, char* text,
                                            size_t capacity);
REGELWERK_API size_t regelwerk_json_schema(const regelwerk_game* game, char* text, size_t capacity);

/* True if `seat` may take back `count` moves, made from `before` up to now: nobody has learned or decided anything
 * since. The seats of `along`, a bit each, take back theirs with it, as players of a program do: what they decided or
 * learned is no reason, what they showed to the others is. Moves that are not legal one after another are refused with
 * REGELWERK_FORBIDDEN. */
REGELWERK_API bool regelwerk_can_take_back(const regelwerk_game* game, const regelwerk_state* before,
                                           const uint32_t* moves, size_t count, int32_t seat, uint32_t along,
                                           regelwerk_error* error);

/* --- Views: what a seat or a spectator may know ------------------------------------------------------------------- */

/* What `viewer`, a seat or REGELWERK_SPECTATOR, may know. */
REGELWERK_API bool regelwerk_view_of(const regelwerk_game* game, const regelwerk_state* state, int32_t viewer,
                                     regelwerk_view* view, regelwerk_error* error);
REGELWERK_API int32_t regelwerk_viewer(const regelwerk_game* game, const regelwerk_view* view);
/* All these answer as those of states do, by what the view tells; it is the viewer who moves. */
REGELWERK_API int32_t regelwerk_view_actor(const regelwerk_game* game, const regelwerk_view* view);
REGELWERK_API size_t regelwerk_view_moves(const regelwerk_game* game, const regelwerk_view* view, uint32_t* moves,
                                          size_t capacity);
REGELWERK_API int32_t regelwerk_view_why_not(const regelwerk_game* game, const regelwerk_view* view, uint32_t move);
REGELWERK_API bool regelwerk_view_check(const regelwerk_game* game, const regelwerk_view* view, uint32_t move,
                                        regelwerk_error* error);
REGELWERK_API bool regelwerk_view_outcome_of(const regelwerk_game* game, const regelwerk_view* view,
                                             regelwerk_outcome* outcome);
REGELWERK_API void regelwerk_view_standing_of(const regelwerk_game* game, const regelwerk_view* view,
                                              regelwerk_standing* standing);
REGELWERK_API uint64_t regelwerk_view_hash(const regelwerk_game* game, const regelwerk_view* view);
REGELWERK_API size_t regelwerk_view_validate(const regelwerk_game* game, const regelwerk_view* view, int32_t* broken,
                                             size_t capacity);
REGELWERK_API size_t regelwerk_pack_view(const regelwerk_game* game, const regelwerk_view* view, uint8_t* bytes,
                                         size_t capacity);
REGELWERK_API bool regelwerk_unpack_view(const regelwerk_game* game, const uint8_t* bytes, size_t length,
                                         regelwerk_view* view, regelwerk_error* error);
REGELWERK_API size_t regelwerk_view_text(const regelwerk_game* game, const regelwerk_view* view, char* text,
                                         size_t capacity);
REGELWERK_API bool regelwerk_parse_view(const regelwerk_game* game, const char* text, regelwerk_view* view,
                                        regelwerk_error* error);
REGELWERK_API size_t regelwerk_view_move_text(const regelwerk_game* game, const regelwerk_view* view, uint32_t move,
                                              char* text, size_t capacity, regelwerk_error* error);
REGELWERK_API bool regelwerk_view_parse_move(const regelwerk_game* game, const regelwerk_view* view, const char* text,
                                             uint32_t* move, regelwerk_error* error);
REGELWERK_API size_t regelwerk_view_cause_text(const regelwerk_game* game, const regelwerk_view* view,
                                               const regelwerk_error* error, int32_t language, char* text,
                                               size_t capacity);
REGELWERK_API size_t regelwerk_view_json(const regelwerk_game* game, const regelwerk_view* view, char* text,
                                         size_t capacity);
REGELWERK_API size_t regelwerk_view_move_json(const regelwerk_game* game, const regelwerk_view* view, uint32_t move,
                                              char* text, size_t capacity, regelwerk_error* error);

/* A state drawn from those that a view allows, by their exact probability given the view. */
REGELWERK_API void regelwerk_resample(const regelwerk_game* game, const regelwerk_view* view, uint64_t* random,
                                      regelwerk_state* state);
/* What the owner of a view remembers beyond it: begins with a view, goes on with regelwerk_apply. */
REGELWERK_API void regelwerk_memory_of(const regelwerk_game* game, const regelwerk_view* view,
                                       regelwerk_memory* memory);
/* False if probabilities are shifted a little. */
REGELWERK_API bool regelwerk_memory_is_exact(const regelwerk_game* game, const regelwerk_memory* memory);
/* A state drawn from those that contradict nothing that the viewer has seen. Precondition: the memory is that of this
 * viewer at this time. */
REGELWERK_API void regelwerk_recall(const regelwerk_game* game, const regelwerk_view* view,
                                    const regelwerk_memory* memory, uint64_t* random, regelwerk_state* state);

/* --- Events: what moves did, packed one behind another ----------------------------------------------------------- */

/* How many bytes the first event takes; 0 if `length` is 0, or if there is no event. */
REGELWERK_API size_t regelwerk_event_length(const regelwerk_game* game, const uint8_t* events, size_t length,
                                            regelwerk_error* error);
/* The rule behind the first event, or REGELWERK_NONE. */
REGELWERK_API int32_t regelwerk_event_rule(const regelwerk_game* game, const uint8_t* events, size_t length,
                                           regelwerk_error* error);
/* The first event as a line and as JSON, and the bytes of a line. */
REGELWERK_API size_t regelwerk_event_text(const regelwerk_game* game, const uint8_t* events, size_t length, char* text,
                                          size_t capacity, regelwerk_error* error);
REGELWERK_API size_t regelwerk_event_json(const regelwerk_game* game, const uint8_t* events, size_t length, char* text,
                                          size_t capacity, regelwerk_error* error);
REGELWERK_API size_t regelwerk_parse_event(const regelwerk_game* game, const char* text, uint8_t* bytes,
                                           size_t capacity, regelwerk_error* error);
/* All events as `viewer` may see them. The answer is how many bytes there are; 0 with *error if they are refused. */
REGELWERK_API size_t regelwerk_shown(const regelwerk_game* game, const uint8_t* events, size_t length, int32_t viewer,
                                     uint8_t* bytes, size_t capacity, regelwerk_error* error);
/* Brings a view, and a memory (may be null), up to date by all events as the viewer was shown them. */
REGELWERK_API bool regelwerk_apply(const regelwerk_game* game, regelwerk_view* view, regelwerk_memory* memory,
                                   const uint8_t* events, size_t length, regelwerk_error* error);
/* The sentences about all events as the viewer was shown them, one a line, each with "\n" behind it; those that belong
 * together are told in one. The view is that before the events. May be empty. */
REGELWERK_API size_t regelwerk_tell(const regelwerk_game* game, const regelwerk_view* view, const uint8_t* events,
                                    size_t length, int32_t language, char* text, size_t capacity,
                                    regelwerk_error* error);
/* The same with seats called by their players: `names` (may be null) has the name of a seat in each line, from seat 0
 * on. A seat whose line is empty or missing keeps its number; of a name at most 64 bytes are told. */
REGELWERK_API size_t regelwerk_tell_named(const regelwerk_game* game, const regelwerk_view* view, const uint8_t* events,
                                          size_t length, int32_t language, const char* names, char* text,
                                          size_t capacity, regelwerk_error* error);

/* --- Records: a whole game as a text -------------------------------------------------------------------------------
 */

/* Writes the game that `moves` are, from the beginning with these setup facts (may be null). */
REGELWERK_API size_t regelwerk_record(const regelwerk_game* game, const char* start, const uint32_t* moves,
                                      size_t count, char* text, size_t capacity, regelwerk_error* error);
/* Makes the game of a record of this title, by the options and the edition that it names. */
REGELWERK_API bool regelwerk_game_of_record(regelwerk_game* game, int32_t title, const char* record,
                                            regelwerk_error* error);
/* The setup facts of a record. */
REGELWERK_API size_t regelwerk_record_start(const regelwerk_game* game, const char* record, char* text, size_t capacity,
                                            regelwerk_error* error);
/* Reads and plays a record: *count (may be null) is how many moves were good, of which the first `capacity` are
 * written; *state (may be null) is the state behind them. False where the record stops being good: error->move and
 * position. */
REGELWERK_API bool regelwerk_replay(const regelwerk_game* game, const char* record, uint32_t* moves, size_t capacity,
                                    size_t* count, regelwerk_state* state, regelwerk_error* error);

/* --- Moves part by part: a card, then a marble, then a field -------------------------------------------------------
 */

/* A part is its kind * 65536 and its value. What may follow upon `chosen` so that it still leads to a legal move of the
 * viewer, ascending, each once; none if it is a whole move or leads nowhere. */
REGELWERK_API size_t regelwerk_parts(const regelwerk_game* game, const regelwerk_view* view, const uint32_t* chosen,
                                     size_t count, uint32_t* parts, size_t capacity);
/* Those of them after which `part` may be chosen, at once or later: what has to be chosen first. */
REGELWERK_API size_t regelwerk_parts_towards(const regelwerk_game* game, const regelwerk_view* view,
                                             const uint32_t* chosen, size_t count, uint32_t part, uint32_t* parts,
                                             size_t capacity);
/* The legal move that these parts are, else REGELWERK_NO_MOVE; the parts of a legal move, 0 of any other. */
REGELWERK_API uint32_t regelwerk_move_of_parts(const regelwerk_game* game, const regelwerk_view* view,
                                               const uint32_t* chosen, size_t count);
REGELWERK_API size_t regelwerk_parts_of(const regelwerk_game* game, const regelwerk_view* view, uint32_t move,
                                        uint32_t* parts, size_t capacity);
/* The word of a part, "h0", and that of its kind, "marble". It may be open or not, as long as this game has such a part
 * at all: a field of its board, a card of its deck; any other is refused. Challenges and demands of Clou are those of
 * the plan of this view. */
REGELWERK_API size_t regelwerk_part_text(const regelwerk_game* game, const regelwerk_view* view, uint32_t part,
                                         char* text, size_t capacity, regelwerk_error* error);
REGELWERK_API size_t regelwerk_part_kind(int32_t title, uint32_t part, char* text, size_t capacity);
/* The part that has this kind and this word, written "marble h0", open or not. False if the game has none. */
REGELWERK_API bool regelwerk_parse_part(const regelwerk_game* game, const regelwerk_view* view, const char* text,
                                        uint32_t* part, regelwerk_error* error);
/* True if some legal move begins with `chosen` and then `part`, else REGELWERK_FORBIDDEN. */
REGELWERK_API bool regelwerk_check_part(const regelwerk_game* game, const regelwerk_view* view, const uint32_t* chosen,
                                        size_t count, uint32_t part, regelwerk_error* error);

/* --- Boards --------------------------------------------------------------------------------------------------------
 */

/* How many boards there are, 1 but in Clou, and one of them as JSON: {"side":10000,"places":[{"place":word,"seat":..,
 * "at":[x,y],"box":[left,top,width,height],"inside":index or null,"outline":"circle" or "square"},..],
 * "ways":[[from,to,is_step],..],"keys":[[left,right,up,down],..]}, in whole units from the left upper corner; places
 * are known by their index, keys are the places to which the arrow keys lead from each. */
REGELWERK_API int32_t regelwerk_boards(const regelwerk_game* game);
REGELWERK_API size_t regelwerk_geometry_json(const regelwerk_game* game, int32_t board, char* text, size_t capacity);

/* --- Players: all that they know is a view and its memory --------------------------------------------------------- */

/* The move of somebody who thinks no farther than the move; REGELWERK_NO_MOVE if it is not the viewer's turn. */
REGELWERK_API uint32_t regelwerk_thumb(const regelwerk_game* game, const regelwerk_view* view, uint64_t* random);

/* What a search found out about a move. */
typedef struct regelwerk_value {
  uint32_t move;
  uint32_t visits;    /* how often it was tried */
  int32_t mean;       /* what came of it for the viewer on average, 0 to REGELWERK_PAYOFF */
  int32_t half_width; /* the true mean is no farther off, with 95 % */
} regelwerk_value;
#define REGELWERK_PAYOFF 65536

/* A tree search for the viewer, in `bytes` bytes of the caller's memory at `nodes`, aligned to 8 bytes, which it needs
 * until the last call with this search; about one node for each iteration is enough, with fewer it goes on with those
 * that it has. The same view, memory, size and random numbers give the same answers everywhere. `search` must not be
 * moved to another process, but may be copied together with its nodes only.
 * memory may be null; then it draws worlds from the view alone. Give the same one to each run. */
REGELWERK_API bool regelwerk_search_begin(const regelwerk_game* game, const regelwerk_view* view, uint64_t random,
                                          void* nodes, size_t bytes, regelwerk_search* search, regelwerk_error* error);
REGELWERK_API void regelwerk_search_run(const regelwerk_game* game, regelwerk_search* search,
                                        const regelwerk_memory* memory, uint64_t iterations);
/* What it thinks of each legal move, in their order. */
REGELWERK_API size_t regelwerk_search_values(const regelwerk_game* game, const regelwerk_search* search,
                                             regelwerk_value* values, size_t capacity);
/* The move that it has tried most often. */
REGELWERK_API uint32_t regelwerk_search_best(const regelwerk_game* game, const regelwerk_search* search);

/* --- Explanations: what follows more often upon one move than upon another ------------------------------------------
 */

/* To whom something happens: the viewer's team, others, or all alike. */
enum regelwerk_side { REGELWERK_OWN, REGELWERK_OTHERS, REGELWERK_ALL };

/* A thing that happened more often after some moves than after others. */
typedef struct regelwerk_difference {
  uint32_t thing;                               /* its number in this explanation until the next round */
  int32_t rule;                                 /* behind what happens */
  int32_t side;                                 /* an enum regelwerk_side */
  uint32_t playouts[REGELWERK_EXPLAINED_LIMIT]; /* in which it happened, by move as regelwerk_explain_begin had them */
} regelwerk_difference;

/* Begins to compare legal moves of the viewer. In every round each of them is played out in the same imagined world
 * with the same luck, for a few dozen moves. The same view, memory, moves and random number give the same answers
 * everywhere, however the rounds are split over calls. An explanation is a plain value and holds the view. */
REGELWERK_API bool regelwerk_explain_begin(const regelwerk_game* game, const regelwerk_view* view,
                                           const uint32_t* moves, size_t count, uint64_t random,
                                           regelwerk_explanation* explanation, regelwerk_error* error);
/* So many rounds more. memory may be null; then it draws worlds from the view alone. Give the same one to each run. */
REGELWERK_API void regelwerk_explain_run(const regelwerk_game* game, regelwerk_explanation* explanation,
                                         const regelwerk_memory* memory, uint64_t rounds);
/* What came of each move, in the order of regelwerk_explain_begin; visits are the rounds up to now. */
REGELWERK_API size_t regelwerk_explain_values(const regelwerk_game* game, const regelwerk_explanation* explanation,
                                              regelwerk_value* values, size_t capacity);
/* The greatest differences that are more than luck, the greatest first; at most REGELWERK_DIFFERENCES_LIMIT. Of fewer
 * than 4 rounds there is none: they are too few to tell. */
REGELWERK_API size_t regelwerk_explain_differences(const regelwerk_game* game, const regelwerk_explanation* explanation,
                                                   regelwerk_difference* differences, size_t capacity);
#define REGELWERK_DIFFERENCES_LIMIT 16
/* What happens, "somebody is captured"; and with the rule, to whom and how often after each move, as a line without its
 * end: "somebody is captured (TK-17), yours: 31 % after 9:32-41, 12 % after 5:11-16". thing: of a difference. */
REGELWERK_API size_t regelwerk_explain_thing(const regelwerk_game* game, const regelwerk_explanation* explanation,
                                             uint32_t thing, int32_t language, char* text, size_t capacity,
                                             regelwerk_error* error);
REGELWERK_API size_t regelwerk_explain_line(const regelwerk_game* game, const regelwerk_explanation* explanation,
                                            uint32_t thing, int32_t language, char* text, size_t capacity,
                                            regelwerk_error* error);

/* NOLINTEND(modernize-use-using) */

#ifdef __cplusplus
}
#endif

#endif
