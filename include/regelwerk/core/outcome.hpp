#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::inline shared {

/// How a game ended: place and score of every seat, and the rule that broke a tie for the first place, if one did.
template <int MaxSeats, class Rule>
struct Outcome {
  int seats = 0;
  /// 1 is the best place; places may be shared, and place 1 may be nobody's where a game's rules say so.
  std::array<std::uint8_t, static_cast<std::size_t>(MaxSeats)> places{};
  std::array<std::int32_t, static_cast<std::size_t>(MaxSeats)> scores{};
  std::optional<Rule> tie_broken_by;

  [[nodiscard]] constexpr int place(Seat seat) const noexcept { return places[static_cast<std::size_t>(seat.index())]; }
  [[nodiscard]] constexpr int score(Seat seat) const noexcept { return scores[static_cast<std::size_t>(seat.index())]; }
  /// Who has won: the seats with place 1. Empty where place 1 is nobody's. A game that can be lost by all seats
  /// although they have a place says so in an outcome of its own.
  [[nodiscard]] constexpr SeatSet winners() const noexcept {
    SeatSet winners;
    for (int seat = 0; seat < seats; ++seat) {
      if (place(Seat{seat}) == 1) winners.insert(Seat{seat});
    }
    return winners;
  }

  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
  friend constexpr void for_each_member(Like<Outcome> auto& outcome, auto& f) noexcept {
    f("seats", outcome.seats, up_to(MaxSeats));
    f("places", outcome.places);
    f("scores", outcome.scores);
    f("tie_broken_by", outcome.tie_broken_by);
  }
};

}  // namespace regelwerk::inline shared
