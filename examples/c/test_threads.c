/* Two threads play games of every title at once, each with the same game value, and get what one alone gets. */
#include <pthread.h>

#include "test.h"
#include "trajectory.h"

enum { THREADS = 2, ROUNDS = 3 };

static table_line lines[256];
static size_t count;
static regelwerk_game shared;
static uint64_t nodes_due;

static uint64_t count_nodes(void) {
  regelwerk_state state = beginning_of(&shared);
  uint64_t random = 7, nodes;
  CHECK(regelwerk_playout(&shared, &state, &random, 100000, &nodes));
  return nodes;
}

static void* play(void* unused) {
  for (int round = 0; round < ROUNDS; ++round) {
    for (size_t i = 0; i < count; ++i) hold_line(&lines[i]);
    CHECK(count_nodes() == nodes_due);
  }
  return unused;
}

int main(int argc, char** argv) {
  pthread_t threads[THREADS];
  CHECK(argc == 2);
  count = read_table(argv[1], 200, lines, 256);
  CHECK(count > REGELWERK_TITLES);
  shared = game_of(REGELWERK_CLOCKMAN, NULL);
  nodes_due = count_nodes();
  for (int i = 0; i < THREADS; ++i) CHECK(pthread_create(&threads[i], NULL, play, NULL) == 0);
  for (int i = 0; i < THREADS; ++i) CHECK(pthread_join(threads[i], NULL) == 0);
  return 0;
}
