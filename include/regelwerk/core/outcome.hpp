#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::inline shared {

/// The end of a game: place and score of every seat, and the rule that broke a tie for first place, if one did. Entries
/// of seats that this game does not have are unused.
template <int MaxSeats, class Rule>
struct Outcome {
  int seats = 0;  ///< number of seats in this game
  /// Place 1 is the best. Seats may share a place; under some rules nobody has place 1.
  std::array<std::uint8_t, static_cast<std::size_t>(MaxSeats)> places{};
  std::array<std::int32_t, static_cast<std::size_t>(MaxSeats)> scores{};  ///< see score_range()
  std::optional<Rule> tie_broken_by;                                      ///< empty if there was no tie to break

  /// The place of a seat, 1 is the best. Precondition: a seat of this game.
  [[nodiscard]] constexpr int place(Seat seat) const noexcept { return places[static_cast<std::size_t>(seat.index())]; }
  /// The score of a seat, within score_range(). Precondition: a seat of this game.
  [[nodiscard]] constexpr int score(Seat seat) const noexcept { return scores[static_cast<std::size_t>(seat.index())]; }
  /// The winners: the seats with place 1; empty if nobody has place 1. A game that all seats can lose, whatever their
  /// places, has its own outcome type.
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
    f("places", outcome.places, by_seat);
    f("scores", outcome.scores, by_seat);
    f("tie_broken_by", outcome.tie_broken_by);
  }
};

}  // namespace regelwerk::inline shared
