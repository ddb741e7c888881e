#pragma once
#include <cstdint>

namespace gpu {

/// Which random games are played: those of `games` streams of `key`, from stream `first` on.
struct Job {
  std::uint64_t key = 0;
  std::uint64_t first = 0;
  std::uint64_t games = 0;
};

/// How one game went. Without padding, since it is copied from one memory to another.
struct GameResult {
  std::uint64_t nodes = 0;    ///< moves made, chance included
  std::uint64_t outcome = 0;  ///< a hash of places and scores; 0 if the game did not end
  std::uint64_t end = 0;      ///< a hash of the state it ended in

  friend constexpr bool operator==(const GameResult&, const GameResult&) = default;
};

/// The sums over the games of one block, modulo 2^64: the same whatever thread adds first.
using BlockSums = GameResult;

/// So many threads make a block, each of which plays one game.
inline constexpr std::uint32_t block_size = 128;

/// How many blocks play so many games.
[[nodiscard]] constexpr std::uint64_t blocks_for(std::uint64_t games) noexcept {
  return (games + block_size - 1) / block_size;
}

/// No random game of the default options is longer.
inline constexpr std::uint64_t node_cap = 100'000;

}  // namespace gpu
