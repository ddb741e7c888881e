#pragma once
#include <cstdint>
#include <span>
#include <string_view>

#include "game_result.hpp"

namespace gpu {

/// A game with its default options, by its name, which is that of its kernel.
struct Title {
  std::string_view name;
  /// The random game of stream `number` of `key` as a program without a GPU plays it; the kernels are held against it.
  GameResult (*plain)(std::uint64_t key, std::uint64_t number) noexcept = nullptr;
  /// What the threads of one block do, one after another, on a CPU.
  void (*block)(const Job& job, std::uint32_t block, std::span<GameResult> results,
                std::span<BlockSums> sums) noexcept = nullptr;
};

/// Every game of the list; the build makes a kernel for each.
[[nodiscard]] std::span<const Title> titles() noexcept;

}  // namespace gpu
