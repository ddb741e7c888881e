#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// Bytes that are always zero: they stand where a compiler would leave a gap, so that equal values are equal bytes and
/// can be hashed. Never written.
template <std::size_t Size>
using Padding = std::array<std::uint8_t, Size>;

}  // namespace regelwerk::inline shared
