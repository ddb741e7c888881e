#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/contract.hpp>

// Roots and logarithms in integers, so that a search decides the same on every platform.

namespace regelwerk::inline shared {

/// The largest number whose square is at most `x`.
[[nodiscard]] constexpr std::uint32_t isqrt(std::uint64_t x) noexcept {
  std::uint64_t root = 0;
  for (std::uint64_t bit = x == 0 ? 0 : std::uint64_t{1} << ((std::bit_width(x) - 1) / 2 * 2); bit != 0; bit >>= 2) {
    if (x >= root + bit) {
      x -= root + bit;
      root = (root >> 1) + bit;
    } else {
      root >>= 1;
    }
  }
  return static_cast<std::uint32_t>(root);
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
