#pragma once
#include <cstddef>
#include <cstdint>
#include <span>

#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/host_device.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/playout.hpp>
#include <regelwerk/play/random.hpp>

#include "game_result.hpp"

// What each thread does, on a GPU and on a CPU: the kernels and the tests share it.

namespace gpu {

/// A hash of what every seat has come to.
template <class Outcome>
[[nodiscard]] constexpr std::uint64_t outcome_hash(const Outcome& outcome) noexcept {
  std::uint64_t hash = 1;
  for (int index = 0; index < outcome.seats; ++index) {
    const regelwerk::Seat seat{index};
    hash = regelwerk::mix64(hash + static_cast<std::uint64_t>(outcome.place(seat)));
    hash = regelwerk::mix64(hash + static_cast<std::uint64_t>(outcome.score(seat)));
  }
  return hash;
}

/// The random game of stream `number` of `key`.
template <class G>
[[nodiscard]] constexpr GameResult play_game(std::uint64_t key, std::uint64_t number) noexcept {
  const G game{};
  auto random = regelwerk::Random::stream(key, number);
  const auto played = regelwerk::playout(game, game.initial(), random, node_cap);
  const auto outcome = game.outcome(played.end);
  return {played.nodes, outcome ? outcome_hash(*outcome) : 0, regelwerk::hash(played.end)};
}

/// Adds, also where other threads add at the same time.
REGELWERK_HOST_DEVICE inline void add_shared(std::uint64_t& sum, std::uint64_t number) noexcept {
  __atomic_fetch_add(&sum, number, __ATOMIC_RELAXED);
}

/// The work of thread `thread` of `block`: its game's result into `results` and into its block's
/// sums. Threads that are left over in the last block do nothing.
template <class G>
REGELWERK_HOST_DEVICE void play_in_thread(const Job& job, std::uint32_t block, std::uint32_t thread,
                                          std::span<GameResult> results, std::span<BlockSums> sums) noexcept {
  const std::uint64_t index = std::uint64_t{block} * block_size + thread;
  if (index >= job.games) return;
  const GameResult result = play_game<G>(job.key, job.first + index);
  results[index] = result;
  BlockSums& sum = sums[block];
  add_shared(sum.nodes, result.nodes);
  add_shared(sum.outcome, result.outcome);
  add_shared(sum.end, result.end);
}

}  // namespace gpu
