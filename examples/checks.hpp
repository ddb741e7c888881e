#pragma once
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

// What programs that check themselves have in common. One thread checks.

namespace checks {

/// How many checks have failed so far.
[[nodiscard]] inline int& failures() {
  static int count = 0;
  return count;
}

/// Counts a check that fails and says which; of many failures only the first ones.
inline void check(bool holds, std::string_view what) {
  constexpr int most_said = 20;
  if (!holds && ++failures() <= most_said) std::cerr << "FAILED " << what << '\n';
}

inline void check_near(double found, double wanted, double within, std::string_view what) {
  const std::string numbers = std::to_string(found) + " is not " + std::to_string(wanted);
  check(std::abs(found - wanted) <= within, std::string{what} + ": " + numbers);
}

/// The exit status of the program, when all is checked.
[[nodiscard]] inline int status() {
  if (failures() > 0) std::cerr << failures() << " checks failed\n";
  return failures() == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace checks
