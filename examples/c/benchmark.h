/* Random games by the same numbers through C and in C++. */
#ifndef REGELWERK_BENCHMARK_H
#define REGELWERK_BENCHMARK_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Plays so many random games, one after another by one stream of random numbers: lists the legal moves, takes one,
 * makes it. The answer is how many moves were made, chance included. */
uint64_t play_through_c(int32_t title, const char* options, uint64_t random, unsigned games);

#ifdef __cplusplus
}
#endif

#endif
