#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// Bytes that fill a gap which the compiler would otherwise leave. They are always zero, so equal values have equal
/// bytes and can be hashed. Never write to them.
template <std::size_t Size>
using Padding = std::array<std::uint8_t, Size>;

}  // namespace regelwerk::inline shared
