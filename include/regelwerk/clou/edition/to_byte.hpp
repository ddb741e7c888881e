#pragma once
#include <cstdint>
#include <initializer_list>

#include <regelwerk/core/contract.hpp>

namespace regelwerk::clou::detail {

/// A number in a table as it is stored. Precondition: 0 <= number <= 255; so a misprint cannot wrap around to an
/// allowed number.
[[nodiscard]] constexpr std::uint8_t to_byte(int number) noexcept {
  expects([&] { return 0 <= number && number <= 255; }, "the number fits one byte");
  return static_cast<std::uint8_t>(number);
}

/// Places, counted from 1, as one bit each. Precondition: 1 <= place <= most for each place; most <= 16.
[[nodiscard]] constexpr std::uint16_t to_bits(int most, std::initializer_list<int> places) noexcept {
  unsigned bits = 0;
  for (const int place : places) {
    expects([&] { return 1 <= place && place <= most; }, "the place is one of those there are");
    bits |= 1U << (place - 1);
  }
  return static_cast<std::uint16_t>(bits);
}

}  // namespace regelwerk::clou::detail
