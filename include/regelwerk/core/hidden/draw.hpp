#pragma once
#include <concepts>
#include <cstdint>

#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/core/contract.hpp>

namespace regelwerk::inline shared {

/// A source of random bits: every call gives 64 independent, uniform bits.
template <class Source>
concept BitSource = requires(Source& source) {
  { source() } -> std::same_as<std::uint64_t>;
};

/// A uniform number 0 to bound - 1 without bias, the same on every platform. Takes the high half of a product and draws
/// again in the few cases that would favour low numbers. Precondition: bound > 0.
// Always inlined: a separate function would force the source into memory, which costs 3 to 26 more instructions per
// node.
template <BitSource Source>
[[gnu::always_inline]] constexpr std::uint32_t draw_below(Source& source, std::uint32_t bound) noexcept {
  expects([&] { return bound > 0; }, "there is something to draw from");
  std::uint64_t product = (source() >> 32) * bound;
  if (static_cast<std::uint32_t>(product) < bound) {
    const std::uint32_t uneven = wrapping_difference(std::uint32_t{0}, bound) % bound;
    while (static_cast<std::uint32_t>(product) < uneven) product = (source() >> 32) * bound;
  }
  return static_cast<std::uint32_t>(product >> 32);
}

}  // namespace regelwerk::inline shared
