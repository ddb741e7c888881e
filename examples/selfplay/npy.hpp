#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

// Arrays as numpy keeps them in files: a header that tells type and shape, then the numbers, row by row.

namespace selfplay {

/// The header of an .npy file of version 1.0, a multiple of 64 bytes. `type` is numpy's word for the type of a number,
/// as "<f4".
[[nodiscard]] std::string npy_header(std::string_view type, const std::vector<std::size_t>& shape);

/// Appends a number in the byte order that "<" stands for, whatever the machine's is.
template <class Number>
void append_number(std::string& bytes, Number number) {
  if constexpr (std::is_floating_point_v<Number>) {
    static_assert(sizeof(Number) == 4);
    append_number(bytes, std::bit_cast<std::uint32_t>(number));
  } else {
    const auto word = static_cast<std::uint64_t>(number);
    for (std::size_t byte = 0; byte < sizeof(Number); ++byte) bytes += static_cast<char>((word >> (8 * byte)) & 0xFF);
  }
}

/// numpy's word for a type.
template <class Number>
[[nodiscard]] std::string npy_type() {
  const char kind = std::is_floating_point_v<Number> ? 'f' : std::is_signed_v<Number> ? 'i' : 'u';
  return std::string{sizeof(Number) == 1 ? '|' : '<', kind} + std::to_string(sizeof(Number));
}

}  // namespace selfplay
