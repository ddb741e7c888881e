#pragma once
#include <concepts>
#include <type_traits>

#include <regelwerk/core/namespaces.hpp>

// Arithmetic that wraps on purpose. Nothing else in the library wraps, so clang's -fsanitize=integer reports every
// accidental overflow; tests/platforms/run uses it.

namespace regelwerk::inline shared {

/// Unsigned types that are not promoted to a signed type.
template <class T>
concept WrappingWord = std::unsigned_integral<T> && sizeof(T) >= sizeof(unsigned);

// clang-format would break the lines after the attributes.
// clang-format off

/// The sum modulo 2^bits.
template <WrappingWord T>
#if defined(__clang__)
[[clang::no_sanitize("unsigned-integer-overflow")]]
#endif
[[nodiscard]] constexpr T wrapping_sum(T a, std::type_identity_t<T> b) noexcept {
  return a + b;
}

/// The difference modulo 2^bits.
template <WrappingWord T>
#if defined(__clang__)
[[clang::no_sanitize("unsigned-integer-overflow")]]
#endif
[[nodiscard]] constexpr T wrapping_difference(T a, std::type_identity_t<T> b) noexcept {
  return a - b;
}

/// The product modulo 2^bits.
template <WrappingWord T>
#if defined(__clang__)
[[clang::no_sanitize("unsigned-integer-overflow")]]
#endif
[[nodiscard]] constexpr T wrapping_product(T a, std::type_identity_t<T> b) noexcept {
  return a * b;
}

/// The word shifted left; bits shifted out are lost. Precondition: the shift is less than the number of bits.
template <WrappingWord T>
#if defined(__clang__)
[[clang::no_sanitize("unsigned-shift-base")]]
#endif
[[nodiscard]] constexpr T truncating_shift(T word, unsigned bits) noexcept {
  return word << bits;
}

// clang-format on

}  // namespace regelwerk::inline shared
