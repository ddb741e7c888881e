#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace regelwerk {

/// Bytes that are always zero: they stand where a compiler would leave a gap, so that equal values are equal bytes and
/// can be hashed. Never written.
template <std::size_t Size>
using Filler = std::array<std::uint8_t, Size>;

}  // namespace regelwerk
