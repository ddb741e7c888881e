#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::inline shared {

/// How the searching seat expects the other seats to play.
enum class Opponents : std::uint8_t {
  max_n,     ///< each seat maximises its own payoff
  paranoid,  ///< all but the searching seat's own team minimise its payoff
};

/// The payoff that a seat considers when it decides, and whether it maximises it.
struct Wish {
  Seat seat;            ///< the seat whose payoff counts
  bool is_high = true;  ///< false if the actor minimises it

  /// The sum of that seat, negated if it is minimised: higher is better for the actor.
  template <class Sums>
  [[nodiscard]] constexpr auto operator()(const Sums& sums) const noexcept {
    const auto sum = sums[static_cast<std::size_t>(seat.index())];
    return is_high ? sum : -sum;
  }
};

/// The aim of `actor` as `searcher` assumes it.
[[nodiscard]] constexpr Wish wish_of(const Playable auto& game, Opponents opponents, Seat searcher,
                                     Seat actor) noexcept {
  if (opponents == Opponents::max_n) return {actor, true};
  return {searcher, game.team(searcher) == game.team(actor)};
}

}  // namespace regelwerk::inline shared
