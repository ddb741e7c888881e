#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::inline shared {

/// How the searching seat expects the other seats to play.
enum class Opponents : std::uint8_t {
  max_n,     ///< each seat wants the best for itself
  paranoid,  ///< all but the searching seat's own team want the worst for it
};

/// Whose payoff a seat looks at when it decides, and whether it wants it high.
struct Wish {
  Seat seat;            ///< whose payoff counts
  bool is_high = true;  ///< false if the actor wants it low

  /// The sum of that seat, negated if it is to be low: the higher, the better.
  template <class Sums>
  [[nodiscard]] constexpr auto operator()(const Sums& sums) const noexcept {
    const auto sum = sums[static_cast<std::size_t>(seat.index())];
    return is_high ? sum : -sum;
  }
};

/// What `actor` wants when it decides, in the eyes of `searcher`.
[[nodiscard]] constexpr Wish wish_of(const Playable auto& game, Opponents opponents, Seat searcher,
                                     Seat actor) noexcept {
  if (opponents == Opponents::max_n) return {actor, true};
  return {searcher, game.team(searcher) == game.team(actor)};
}

}  // namespace regelwerk::inline shared
