#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/ai/utility.hpp>
#include <regelwerk/core/playable.hpp>

// The value of a position in expectimax, and the entries of its transposition table.

namespace regelwerk::inline shared {

/// Fraction bits of an expected payoff.
inline constexpr int expectation_bits = 32;

/// Expected payoffs in units of 2^-32 of a payoff, at most 2^48.
template <int MaxSeats>
using ExpectedPayoffs = std::array<std::int64_t, static_cast<std::size_t>(MaxSeats)>;

/// The value of a position by expectimax.
template <int MaxSeats>
struct Expectation {
  ExpectedPayoffs<MaxSeats> values{};  ///< for every seat
  bool is_complete = true;             ///< every line was searched to its end
  /// The largest number of chance nodes on one line that rounded down; the values are too low by less than this many
  /// units.
  std::uint16_t roundings = 0;

  /// True if the values are exactly those of optimal play.
  [[nodiscard]] constexpr bool is_exact() const noexcept { return is_complete && roundings == 0; }

  friend constexpr bool operator==(const Expectation&, const Expectation&) = default;
};

/// The result for a position: its value, the best move if a seat decides, and the number of positions visited.
template <Playable G>
struct Solution {
  Expectation<G::max_seats> value;  ///< for every seat
  /// The first in a tie; empty if no seat decides or the search ends here.
  std::optional<typename G::Move> best;
  std::uint64_t nodes = 0;  ///< number of positions visited
};

/// An entry of the transposition table of expectimax, in the caller's memory. Use a table for only one game, one
/// utility and one stance.
template <int MaxSeats>
struct Solved {
  std::uint64_t key = 0;        ///< hash of the state
  Expectation<MaxSeats> value;  ///< the value found for this state
  std::uint8_t depth = 0;       ///< remaining plies of the horizon
  std::uint8_t draws = 0;       ///< remaining draws of the horizon
  bool is_used = false;         ///< false in an empty entry
};

static_assert(sizeof(Solved<1>) == 32 && sizeof(Solved<4>) == 56);

/// The weighted mean of values without 128-bit integers, exact except for rounding down to a whole unit. Precondition:
/// the sum of the weights is below 2^32.
class WeightedMean {
 public:
  /// Precondition: 0 <= value <= 2^48.
  constexpr void add(std::uint32_t weight, std::int64_t value) noexcept {
    const auto whole = static_cast<std::uint64_t>(value);
    high_ += weight * (whole >> half_bits);
    low_ += weight * (whole & ((std::uint64_t{1} << half_bits) - 1));
    weights_ += weight;
  }

  /// The mean, rounded down. Precondition: the sum of the weights is not 0.
  [[nodiscard]] constexpr std::int64_t value() const noexcept {
    return static_cast<std::int64_t>(((high_ / weights_) << half_bits) + rest() / weights_);
  }
  /// True if value() lies below the exact mean. Precondition: as for value().
  [[nodiscard]] constexpr bool is_rounded() const noexcept { return rest() % weights_ != 0; }

 private:
  /// Values of 48 bits are added in two halves, so that neither sum overflows.
  static constexpr int half_bits = 24;

  [[nodiscard]] constexpr std::uint64_t rest() const noexcept { return ((high_ % weights_) << half_bits) + low_; }

  std::uint64_t high_ = 0;
  std::uint64_t low_ = 0;
  std::uint64_t weights_ = 0;
};

}  // namespace regelwerk::inline shared
