#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/seat.hpp>

namespace regelwerk::inline shared {

/// A range of numbers, both ends included.
struct ScoreRange {
  std::int32_t lowest = 0;   ///< included
  std::int32_t highest = 0;  ///< included

  [[nodiscard]] constexpr bool contains(std::int32_t number) const noexcept {
    return lowest <= number && number <= highest;
  }

  friend constexpr bool operator==(const ScoreRange&, const ScoreRange&) = default;
};

/// How far every seat has come while the game goes on: one number each, within `range`; higher is better. Seats of one
/// team have the same number. Each game documents what it counts, and in which unit, at its standing_of
/// (law/standing.hpp). It is cheap to compute and does not look ahead.
template <int MaxSeats>
struct Standing {
  int seats = 0;  ///< number of seats in this game; later entries are unused
  std::array<std::int32_t, static_cast<std::size_t>(MaxSeats)> values{};  ///< by seat, each within `range`
  ScoreRange range;                                                       ///< the possible values in this game

  /// The value of a seat, within `range`; higher is better. Precondition: a seat of this game.
  [[nodiscard]] constexpr std::int32_t of(Seat seat) const noexcept {
    return values[static_cast<std::size_t>(seat.index())];
  }
  /// Precondition: a seat of this game, and a value within `range`.
  constexpr void set(Seat seat, std::int32_t value) noexcept { values[static_cast<std::size_t>(seat.index())] = value; }

  friend constexpr bool operator==(const Standing&, const Standing&) = default;
};

}  // namespace regelwerk::inline shared
