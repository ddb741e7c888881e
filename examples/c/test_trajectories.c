/* Every game of the table, as every machine must play it; a second argument is the most plies of a game that is played.
 */
#include "test.h"
#include "trajectory.h"

int main(int argc, char** argv) {
  static table_line lines[256];
  unsigned titles = 0;
  CHECK(argc >= 2);
  const size_t count = read_table(argv[1], argc > 2 ? strtoull(argv[2], NULL, 10) : UINT64_MAX, lines, 256);
  for (size_t i = 0; i < count; ++i) {
    hold_line(&lines[i]);
    titles |= 1U << regelwerk_title_of(lines[i].game);
  }
  /* Whatever was left out, every title was played. */
  CHECK(titles == (1U << REGELWERK_TITLES) - 1);
  printf("%zu games as they should be\n", count);
  return 0;
}
