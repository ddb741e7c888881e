/* Random games by the same numbers through C, for what is compared with it in other languages. */
#ifndef REGELWERK_BENCHMARK_H
#define REGELWERK_BENCHMARK_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Plays so many random games, one after another by one stream of random numbers: lists the legal moves, takes one,
 * makes it. The answer is how many moves were made, chance included. */
uint64_t play_through_c(int32_t title, const char* options, uint64_t random, unsigned games);
/* The same by regelwerk_playout. */
uint64_t playouts_through_c(int32_t title, const char* options, uint64_t random, unsigned games);

/* Keeps the first positions of random games one after another and the move that was made in each, at most so many and
 * 1000. The answer is how many. */
size_t keep_games(int32_t title, const char* options, uint64_t random, size_t most);
/* Lists the moves of all positions that were kept; how many moves there are. */
uint64_t list_kept(void);
/* Makes the move of each in a copy, checked; how many were made, and one more for each that has changed nothing. */
uint64_t play_kept(void);

#ifdef __cplusplus
}
#endif

#endif
