#pragma once
#include <cstdint>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

namespace detail {

/// One, in the fixed-point unit of the sines below.
inline constexpr std::int64_t turn_one = std::int64_t{1} << 28;
inline constexpr std::int64_t turn_half_pi = 421'657'428;

/// The sine of part / whole of a right angle, in parts of turn_one. Precondition: 0 <= part <= whole.
[[nodiscard]] constexpr std::int64_t quarter_sine(std::int64_t part, std::int64_t whole) noexcept {
  const std::int64_t x = turn_half_pi * part / whole;
  const std::int64_t square = x * x / turn_one;
  // The Taylor series of the sine, nested: x (1 - x^2/6 (1 - x^2/20 (1 - ..))).
  std::int64_t sum = turn_one;
  for (std::int64_t n = 6; n >= 1; --n) sum = turn_one - square * sum / turn_one / (2 * n * (2 * n + 1));
  return x * sum / turn_one;
}

/// The sine of part / whole of a turn.
[[nodiscard]] constexpr std::int64_t turn_sine(std::int64_t part, std::int64_t whole) noexcept {
  const std::int64_t quarters = (4 * part % (4 * whole) + 4 * whole) % (4 * whole);
  const std::int64_t rest = quarters % whole;
  switch (quarters / whole) {
    case 0:
      return quarter_sine(rest, whole);
    case 1:
      return quarter_sine(whole - rest, whole);
    case 2:
      return -quarter_sine(rest, whole);
    default:
      return -quarter_sine(whole - rest, whole);
  }
}

/// `radius` times a sine in units of 1 / turn_one, rounded.
[[nodiscard]] constexpr int scaled(int radius, std::int64_t sine) noexcept {
  const std::int64_t product = radius * sine;
  return static_cast<int>((product + (product < 0 ? -turn_one : turn_one) / 2) / turn_one);
}

}  // namespace detail

/// `radius` times the sine of part / whole of a turn, rounded. Uses integers only, so the result is the same on every
/// platform. Precondition: whole > 0, |part| and whole below a million, |radius| below 2^30.
[[nodiscard]] constexpr int sine(int radius, int part, int whole) noexcept {
  return detail::scaled(radius, detail::turn_sine(part, whole));
}
/// `radius` times the cosine of part / whole of a turn, rounded. Preconditions as for sine().
[[nodiscard]] constexpr int cosine(int radius, int part, int whole) noexcept {
  return detail::scaled(radius, detail::turn_sine(std::int64_t{4} * part + whole, std::int64_t{4} * whole));
}

/// The square root, rounded down. Precondition: 0 <= square < 2^62.
[[nodiscard]] constexpr int whole_root(std::int64_t square) noexcept {
  std::int64_t root = 0;
  for (std::int64_t bit = std::int64_t{1} << 30; bit > 0; bit /= 2) {
    if ((root + bit) * (root + bit) <= square) root += bit;
  }
  return static_cast<int>(root);
}

}  // namespace regelwerk::inline shared
