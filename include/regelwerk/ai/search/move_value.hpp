#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include <regelwerk/ai/fixed_point.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>

// The values that a search gives to the moves of a position. Results of several searches of one view can be added up;
// the order does not matter, so the result does not depend on the number of threads.

namespace regelwerk::inline shared {

/// A move, how often it was tried, and the sum of its payoffs for every seat.
template <Playable G>
struct MoveValue {
  typename G::Move move{};                                                  ///< legal in the view that was searched
  std::uint64_t visits = 0;                                                 ///< how often it was tried
  std::array<std::int64_t, static_cast<std::size_t>(G::max_seats)> sums{};  ///< payoffs of all tries, by seat

  friend constexpr bool operator==(const MoveValue&, const MoveValue&) = default;
};

/// Adds the payoffs of one more try.
template <Playable G>
constexpr void add_payoffs(MoveValue<G>& value, const Payoffs<G::max_seats>& payoffs) noexcept {
  ++value.visits;
  for (std::size_t seat = 0; seat < payoffs.size(); ++seat) value.sums[seat] += payoffs[seat];
}

/// The mean payoff of `seat`, 0 to payoff_scale, rounded down; 0 for a move that was never tried.
template <Playable G>
[[nodiscard]] constexpr std::int32_t mean_payoff(const MoveValue<G>& value, Seat seat) noexcept {
  if (value.visits == 0) return 0;
  const std::int64_t sum = value.sums[static_cast<std::size_t>(seat.index())];
  return static_cast<std::int32_t>(sum / static_cast<std::int64_t>(value.visits));
}

/// Half the width of the 95 % confidence interval around the mean payoff, in payoffs, rounded up; payoff_scale for a
/// move that was never tried. Exact if every payoff is 0 or payoff_scale, otherwise too wide, since other payoffs vary
/// less. Treats playouts as independent, which is not quite true in a tree.
template <Playable G>
[[nodiscard]] constexpr std::int32_t half_width_95(const MoveValue<G>& value, Seat seat) noexcept {
  if (value.visits == 0) return payoff_scale;
  constexpr std::uint64_t normal_95 = 128'451;  // 1.95996 in units of 2^-16
  const auto mean = static_cast<std::uint64_t>(mean_payoff(value, seat));
  const std::uint64_t variance = mean * (static_cast<std::uint64_t>(payoff_scale) - mean);
  const std::uint64_t deviation = isqrt((variance << 32) / value.visits);
  return static_cast<std::int32_t>(((deviation * normal_95) >> 32) + 1);  // at most 0.98 of payoff_scale
}

/// Adds the values of another search. Precondition: both list the moves of the same view in the same order.
template <Playable G>
constexpr void merge(std::span<MoveValue<G>> total, std::span<const MoveValue<G>> more) noexcept {
  expects([&] { return std::ranges::equal(total, more, {}, &MoveValue<G>::move, &MoveValue<G>::move); },
          "both results list the same moves");
  for (std::size_t i = 0; i < total.size(); ++i) {
    total[i].visits += more[i].visits;
    for (std::size_t seat = 0; seat < total[i].sums.size(); ++seat) total[i].sums[seat] += more[i].sums[seat];
  }
}

/// The value with the most visits, the first in a tie. Precondition: `values` is not empty.
template <Playable G>
[[nodiscard]] constexpr const MoveValue<G>& most_visited(std::span<const MoveValue<G>> values) noexcept {
  expects([&] { return !values.empty(); }, "there is a move");
  return *std::ranges::max_element(values, {}, &MoveValue<G>::visits);
}

/// The value with the best mean payoff for `seat`, the first in a tie. Precondition: `values` is not empty.
template <Playable G>
[[nodiscard]] constexpr const MoveValue<G>& best_paid(std::span<const MoveValue<G>> values, Seat seat) noexcept {
  expects([&] { return !values.empty(); }, "there is a move");
  return *std::ranges::max_element(values, {}, [&](const MoveValue<G>& value) { return mean_payoff(value, seat); });
}

}  // namespace regelwerk::inline shared
