#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "game_result.hpp"

namespace gpu {

/// The sums that blocks should have come to whose games went so.
[[nodiscard]] inline std::vector<BlockSums> sums_of(std::span<const GameResult> results) {
  std::vector<BlockSums> sums(blocks_for(results.size()));
  for (std::size_t i = 0; i < results.size(); ++i) {
    BlockSums& sum = sums[i / block_size];
    sum.nodes += results[i].nodes;
    sum.outcome += results[i].outcome;
    sum.end += results[i].end;
  }
  return sums;
}

namespace detail {

[[nodiscard]] inline std::string difference_of(const std::string& what, const GameResult& found,
                                               const GameResult& wanted) {
  const auto numbers = [&](const char* name, std::uint64_t GameResult::*member) {
    if (found.*member == wanted.*member) return std::string{};
    return std::string{name} + " " + std::to_string(found.*member) + " instead of " + std::to_string(wanted.*member);
  };
  std::string text = what + ":";
  for (const auto& part : {numbers(" nodes", &GameResult::nodes), numbers(" outcome", &GameResult::outcome),
                           numbers(" end", &GameResult::end)}) {
    text += part;
  }
  return text;
}

[[nodiscard]] inline std::string difference(const std::string& what, std::span<const GameResult> found,
                                            std::span<const GameResult> wanted) {
  if (found.size() != wanted.size()) return "not as many as there should be: " + what;
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (found[i] != wanted[i]) return difference_of(what + " " + std::to_string(i), found[i], wanted[i]);
  }
  return {};
}

}  // namespace detail

/// The first game or block that did not come to what it should; empty if all did and all games ended.
[[nodiscard]] inline std::string difference(std::span<const GameResult> found, std::span<const BlockSums> sums,
                                            std::span<const GameResult> wanted) {
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (wanted[i].outcome == 0) return "game " + std::to_string(i) + " did not end";
  }
  const std::string games = detail::difference("game", found, wanted);
  return games.empty() ? detail::difference("the sums of block", sums, sums_of(wanted)) : games;
}

}  // namespace gpu
