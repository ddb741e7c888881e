#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/plan_layout.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/core/container/algorithms.hpp>

// Points, shares and chances in integers, so that rules of thumb decide the same on every platform.

namespace regelwerk::clou {

/// A number of points, a share or a chance, in units of 2^-16. Products stay in range up to several thousand points.
using Worth = std::int64_t;

inline constexpr Worth one_point = 1 << 16;

[[nodiscard]] constexpr Worth whole(int number) noexcept { return number * one_point; }
[[nodiscard]] constexpr Worth hundredths(int number) noexcept { return number * one_point / 100; }
[[nodiscard]] constexpr Worth times(Worth a, Worth b) noexcept { return a * b / one_point; }
/// Precondition: b is not 0.
[[nodiscard]] constexpr Worth quotient(Worth a, Worth b) noexcept { return a * one_point / b; }

/// CL-60, CL-61. The probability that a driver with this escape value crosses `arrows` arrows before `police` police
/// symbols. Precondition: arrows <= max_arrows.
[[nodiscard]] constexpr Worth chance_of_escape(int escape_value, int arrows, int police) noexcept {
  if (arrows == 0) return one_point;
  const int failing = lesser(die_faces, escape_value - 1);
  const int double_step = greater(0, die_faces + 1 - escape_value - two_arrows_above);
  const int single_step = die_faces - failing - double_step;
  // The probability by number of arrows left, for the police symbols counted so far.
  std::array<Worth, max_arrows + 1> chance{};
  chance[0] = one_point;
  for (int left = 0; left < police; ++left) {
    for (std::size_t at = 1; at <= static_cast<std::size_t>(arrows); ++at) {
      chance[at] =
          (failing * chance[at] + single_step * chance[at - 1] + double_step * chance[at < 2 ? 0 : at - 2]) / die_faces;
    }
  }
  return chance[static_cast<std::size_t>(arrows)];
}

/// The best driver of a gang: the first with the lowest escape value. Precondition: the gang is not empty.
[[nodiscard]] constexpr Thief best_driver(const Layout& layout, ThiefSet gang) noexcept {
  Thief best = gang.first();
  gang.for_each([&](Thief thief) {
    if (layout.sheet(thief).escape_value < layout.sheet(best).escape_value) best = thief;
  });
  return best;
}

}  // namespace regelwerk::clou
