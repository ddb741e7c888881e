#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/contract.hpp>

// Square roots and logarithms in integers, so that a search decides the same on every platform.

namespace regelwerk::inline shared {

namespace detail {

/// Square roots of the numbers n from 64 to 255 in 8 bits: 16 * sqrt(n + 1/2), rounded to the nearest.
inline constexpr auto root_table = [] {
  std::array<std::uint8_t, 192> table{};
  std::uint32_t root = 128;
  for (std::uint32_t i = 0; i < table.size(); ++i) {
    // The nearest to sqrt(256 * (64 + i) + 128).
    while (root < 255 && root * root + root < 256 * (64 + i) + 128) ++root;
    table[i] = static_cast<std::uint8_t>(root);
  }
  return table;
}();

/// The square root of x with an error of less than 1. Begins with the 8 bits of the table and doubles their number
/// twice, each time by a step of Newton's method that uses only the leading bits of x that matter (Zimmermann's square
/// root). Precondition: x >= 2^62.
[[nodiscard]] constexpr std::uint32_t nearly_root(std::uint64_t x) noexcept {
  const std::uint32_t byte = root_table[(x >> 56) - 64];
  const std::uint32_t half = (byte << 7) + static_cast<std::uint32_t>(x >> 41) / byte;
  return (half << 15) + static_cast<std::uint32_t>((x >> 17) / half);
}

}  // namespace detail

/// The largest number whose square is at most `x`.
[[nodiscard]] constexpr std::uint32_t isqrt(std::uint64_t x) noexcept {
  if (x == 0) return 0;
  const int shift = std::countl_zero(x) / 2;
  const std::uint64_t root = detail::nearly_root(x << (2 * shift)) >> shift;
  return static_cast<std::uint32_t>(root * root > x ? root - 1 : root);
}

/// Fraction bits of the logarithms below.
inline constexpr int fixed_bits = 16;

namespace detail {

inline constexpr int log2_table_bits = 6;

/// Logarithms to base 2 of the numbers from 1 to 2 in equal steps, in units of 2^-16. Computed bit by bit, by repeated
/// squaring.
inline constexpr auto log2_table = [] {
  std::array<std::uint32_t, (1U << log2_table_bits) + 1> table{};
  for (std::size_t i = 0; i < table.size(); ++i) {
    std::uint64_t x = (std::uint64_t{1} << 30) + (static_cast<std::uint64_t>(i) << (30 - log2_table_bits));
    std::uint32_t digits = 0;
    for (int bit = 0; bit < fixed_bits; ++bit) {
      x = (x * x) >> 30;
      digits <<= 1;
      if (x >= std::uint64_t{1} << 31) {
        x >>= 1;
        digits |= 1U;
      }
    }
    table[i] = digits;
  }
  table.back() = 1U << fixed_bits;
  return table;
}();

}  // namespace detail

/// The logarithm of `x` to base 2 in units of 2^-16, by linear interpolation in a table; at most 5 units too low.
/// Precondition: x > 0.
[[nodiscard]] constexpr std::uint32_t log2_fixed(std::uint32_t x) noexcept {
  expects([&] { return x > 0; }, "only positive numbers have logarithms");
  const int whole = static_cast<int>(std::bit_width(x)) - 1;
  const std::uint32_t fraction = (x << (31 - whole)) & 0x7FFF'FFFFU;
  constexpr int line_bits = 31 - detail::log2_table_bits;
  const std::size_t at = fraction >> line_bits;
  const std::uint64_t along = fraction & ((1U << line_bits) - 1);
  const std::uint32_t from = detail::log2_table[at];
  const std::uint64_t rise = detail::log2_table[at + 1] - from;
  return (static_cast<std::uint32_t>(whole) << fixed_bits) + from +
         static_cast<std::uint32_t>((rise * along) >> line_bits);
}

/// The natural logarithm of `x` in units of 2^-16. Precondition: x > 0.
[[nodiscard]] constexpr std::uint32_t ln_fixed(std::uint32_t x) noexcept {
  constexpr std::uint64_t ln_of_2 = 45'426;
  return static_cast<std::uint32_t>((log2_fixed(x) * ln_of_2) >> fixed_bits);
}

}  // namespace regelwerk::inline shared
