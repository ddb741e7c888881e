#pragma once
#include <regelwerk/play/random.hpp>

namespace arena {

void test_rows();
void test_ratings();
void test_sprt();
void test_luck();

/// A number from 0 to 1.
[[nodiscard]] inline double part(regelwerk::Random& random) {
  return static_cast<double>(random() >> 11) / 9007199254740992.0;
}

}  // namespace arena
