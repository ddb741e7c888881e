#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>

#include <regelwerk/core/hidden/cards.hpp>
#include <regelwerk/core/hidden/fillings.hpp>
#include <regelwerk/core/hidden/matching.hpp>

// How likely the hypotheses about a pool of cards are, in proportion to one another.

namespace regelwerk::inline shared {

/// Above this the numbers of histories are scaled down together.
inline constexpr std::uint64_t most_histories = std::uint64_t{1} << 44;

/// Moves the hypotheses that can be filled to the front, in their order, and answers how many they are: a draw from any
/// other would never end.
template <HiddenSizes Sizes>
[[nodiscard]] constexpr std::size_t front_possible(std::span<Hypothesis<Sizes>> cases) noexcept {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (!can_be_filled(cases[i])) continue;
    if (kept != i) cases[kept] = cases[i];
    ++kept;
  }
  return kept;
}

/// Makes the numbers of histories small: only their proportions count.
template <HiddenSizes Sizes>
constexpr void scale_histories(std::span<Hypothesis<Sizes>> cases) noexcept {
  std::uint64_t common = 0;
  for (const auto& each : cases) common = std::gcd(common, each.histories);
  std::uint64_t most = 0;
  for (auto& each : cases) {
    each.histories /= common;
    most = each.histories > most ? each.histories : most;
  }
  if (most <= most_histories) return;
  const auto down = static_cast<int>(std::bit_width(most)) - static_cast<int>(std::bit_width(most_histories)) + 1;
  for (auto& each : cases) {
    const std::uint64_t less = each.histories >> down;
    each.histories = less == 0 ? 1 : less;
  }
}

/// Writes for each hypothesis its histories, times the ways to fill its slots or, where a draw may fail, the bound of
/// these. Precondition: as many weights as hypotheses, no more than Sizes.hypotheses.
template <HiddenSizes Sizes>
constexpr void weigh(std::span<const Hypothesis<Sizes>> cases, std::span<std::uint64_t> weights) noexcept {
  std::array<detail::LargeProduct, static_cast<std::size_t>(Sizes.hypotheses)> products{};
  int exponent = 0;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    products[i] = detail::Filling<Sizes>{cases[i]}.bound();
    products[i].multiply(cases[i].histories);
    exponent = products[i].exponent > exponent ? products[i].exponent : exponent;
  }
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const int down = exponent - products[i].exponent;
    weights[i] = down < 64 ? products[i].mantissa >> down : 0;
  }
}

}  // namespace regelwerk::inline shared
