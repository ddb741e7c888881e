#pragma once
#include "shim.hpp"

#include <span>

#include "play_game.hpp"

// Not for nvcc: it takes no constexpr table into device code, and a constexpr function that looks something up in one
// compiles there without a word and does not work.

namespace gpu {

/// What a kernel's thread does. `results` has room for all games of the job, `sums` for all its blocks.
template <class G>
__device__ inline void play_in_kernel(const Job& job, GameResult* results, BlockSums* sums) noexcept {
  play_in_thread<G>(job, block_number(), thread_number(), std::span<GameResult>(results, job.games),
                    std::span<BlockSums>(sums, blocks_for(job.games)));
}

}  // namespace gpu
