#pragma once
#include <bit>
#include <cstring>
#include <type_traits>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

namespace detail {

/// Copies the bytes; used at run time if the compiler offers nothing better.
template <class To, class From>
[[nodiscard]] To copied_bits(const From& from) noexcept {
  To to;
  std::memcpy(static_cast<void*>(&to), &from, sizeof(To));
  return to;
}

}  // namespace detail

/// The value of type To with the same bytes: std::bit_cast, or a replacement where the standard library has none.
template <class To, class From>
  requires(sizeof(To) == sizeof(From) && std::is_trivially_copyable_v<To> && std::is_trivially_copyable_v<From>)
[[nodiscard]] constexpr To bits_as(const From& from) noexcept {
#if defined(__cpp_lib_bit_cast)
  return std::bit_cast<To>(from);
#elif !defined(__has_builtin)
  return detail::copied_bits<To>(from);
#elif __has_builtin(__builtin_bit_cast)
  return __builtin_bit_cast(To, from);
#else
  return detail::copied_bits<To>(from);
#endif
}

}  // namespace regelwerk::inline shared
