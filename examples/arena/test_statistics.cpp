#include "test_statistics.hpp"

#include "../checks.hpp"

// What the arena's statistics say where the answer is known, and how often they are right where it is drawn. All random
// numbers are fixed, so that nothing here fails by chance.

int main() {
  arena::test_rows();
  arena::test_ratings();
  arena::test_sprt();
  arena::test_luck();
  return checks::status();
}
