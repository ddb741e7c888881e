/* Whole random games as tests/platforms/trajectory.hpp defines them. */
#ifndef REGELWERK_TRAJECTORY_H
#define REGELWERK_TRAJECTORY_H

#include "regelwerk.h"

enum { DIGESTS = 6 };

typedef struct trajectory {
  uint64_t plies;
  uint64_t digests[DIGESTS]; /* states, views, worlds, words, events, told */
} trajectory;

/* A line of the table. */
typedef struct table_line {
  char game[32];
  char options[160];
  uint64_t seed;
  trajectory due;
} table_line;

/* Plays the game of a line. */
trajectory play_trajectory(const table_line* line);
/* The lines of a table with at most so many plies; ends the test if it cannot be read. The answer is their number. */
size_t read_table(const char* path, uint64_t most_plies, table_line* lines, size_t capacity);
/* Ends the test if the game of the line is played otherwise. */
void hold_line(const table_line* line);

#endif
