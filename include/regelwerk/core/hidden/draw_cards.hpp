#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/hidden/cards.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/hidden/fillings.hpp>
#include <regelwerk/core/hidden/pool.hpp>

namespace regelwerk::inline shared {

namespace detail {

/// A uniform number below a 64-bit bound.
constexpr std::uint64_t draw_below_wide(BitSource auto& source, std::uint64_t bound) noexcept {
  const std::uint64_t mask = ~std::uint64_t{0} >> std::countl_zero(bound);
  for (;;) {
    const std::uint64_t drawn = source() & mask;
    if (drawn < bound) return drawn;
  }
}

}  // namespace detail

/// Draws a place for every hidden card, by exact probability. Precondition: the pool is not empty.
template <HiddenSizes Sizes, BitSource Source>
[[nodiscard]] constexpr HiddenCards<Sizes> draw_hidden(const HiddenPool<Sizes>& pool, Source& source) noexcept {
  expects([&] { return !pool.empty(); }, "something is left that agrees with all that was seen");
  HiddenCards<Sizes> out;
  if (pool.count() == 1) {
    const detail::SlotFiller<Sizes> filling{pool[0]};
    while (!filling.draw(source, out)) {
    }
    return out;
  }
  const std::uint64_t total = pool.total_weight();
  for (bool drawn = false; !drawn;) {
    std::uint64_t passed = detail::draw_below_wide(source, total);
    std::size_t i = 0;
    for (; passed >= pool.weight(i); ++i) passed -= pool.weight(i);
    drawn = detail::SlotFiller<Sizes>{pool[i]}.draw(source, out);
  }
  return out;
}

}  // namespace regelwerk::inline shared
