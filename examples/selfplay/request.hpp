#pragma once
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "manner.hpp"

namespace selfplay {

/// What is asked for on the command line.
struct Request {
  std::string title;
  std::vector<std::string> settings;  ///< name=value of the rules
  Manner manner;
  std::uint64_t games = 0;
  std::uint64_t first = 0;   ///< number of the first game
  std::uint64_t shard = 32;  ///< games of a shard
  unsigned threads = 0;      ///< 0: as many as there are cores
  std::chrono::seconds patience{60};
  std::string out;
  bool resume = false;
  bool help = false;
  std::string wrong;  ///< what could not be understood

  [[nodiscard]] std::uint64_t last() const { return first + games; }
};

[[nodiscard]] Request parse(const std::vector<std::string>& words);
[[nodiscard]] std::string usage();

}  // namespace selfplay
