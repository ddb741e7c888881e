#pragma once
#include <span>
#include <string>

#include "game_result.hpp"
#include "titles.hpp"

namespace gpu {

/// How many threads this machine runs at once; at least 1.
[[nodiscard]] unsigned cpu_threads();
/// What the machine says of its processor.
[[nodiscard]] std::string cpu_name();

/// Plays the job's games without any block on all threads. The seconds that it took.
double play_plainly(const Title& title, const Job& job, std::span<GameResult> results);

/// Does on all threads what a GPU would do with the job. The seconds that it took.
double play_blocks(const Title& title, const Job& job, std::span<GameResult> results, std::span<BlockSums> sums);

}  // namespace gpu
