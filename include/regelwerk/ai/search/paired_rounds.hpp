#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/random.hpp>

namespace regelwerk::inline shared {

/// The rounds to play: `count` rounds beginning with `first`. Each uses the random stream of `key` and its number, so
/// rounds can be split over threads.
struct Rounds {
  std::uint64_t key = 0;    ///< of the random streams, see Random::stream
  std::uint64_t count = 0;  ///< how many rounds
  std::uint64_t first = 0;  ///< number of the first round
};

/// Compares several things with common random numbers: in each round draw_world(source) draws one world, and
/// `play(index, world, same)` is called for every index below `compared` with that world and the same random numbers.
/// `go_on()` is called before each play and ends the comparison by returning false.
template <Playable G, class DrawWorld, class GoOn, class Play>
constexpr void paired_rounds(Rounds rounds, std::size_t compared, DrawWorld&& draw_world, GoOn&& go_on,
                             Play&& play) noexcept {
  for (std::uint64_t round = 0; round < rounds.count && compared > 0; ++round) {
    Random source = Random::stream(rounds.key, rounds.first + round);
    const typename G::State world = draw_world(source);
    for (std::size_t index = 0; index < compared; ++index) {
      if (!go_on()) return;
      Random same = source;
      play(index, world, same);
    }
  }
}

}  // namespace regelwerk::inline shared
