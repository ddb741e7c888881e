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
  int seats = 0;  ///< seats of this game; entries beyond are unused
  /// 1 is the best place. Places may be shared; where the rules of a game say so, nobody has place 1.
  std::array<std::uint8_t, static_cast<std::size_t>(MaxSeats)> places{};
  std::array<std::int32_t, static_cast<std::size_t>(MaxSeats)> scores{};  ///< see score_range()
  std::optional<Rule> tie_broken_by;                                      ///< empty if no rule had to

  /// From 1, the best. Precondition: a seat of this game.
  [[nodiscard]] constexpr int place(Seat seat) const noexcept { return places[static_cast<std::size_t>(seat.index())]; }
  /// Within score_range(). Precondition: a seat of this game.
  [[nodiscard]] constexpr int score(Seat seat) const noexcept { return scores[static_cast<std::size_t>(seat.index())]; }
  /// Who has won: the seats with place 1. Empty where place 1 is nobody's. A game that all seats can lose, whatever
  /// their places, has an outcome type of its own.
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
