#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match.hpp"
#include "report.hpp"

namespace arena {

/// What was asked for on the command line.
struct Request {
  std::string title;
  MatchOrder match;
  std::uint64_t deals = 100;
  unsigned threads = 0;  ///< 0: as many as the machine has
  std::optional<SprtOrder> sprt;
  std::string csv;         ///< a file for the rows of all games
  std::string plot;        ///< a folder
  bool overwrite = false;  ///< replaces files that hold something else without asking
  bool help = false;
  std::string wrong;  ///< what could not be understood
};

/// The most that may be asked for.
inline constexpr std::uint64_t most_deals = 10'000'000;
inline constexpr unsigned most_threads = 1024;
inline constexpr std::uint64_t most_seconds = 86'400;
inline constexpr std::size_t most_players = 26;
inline constexpr std::uint32_t most_luck_playouts = 10'000;

[[nodiscard]] std::string_view usage();
[[nodiscard]] Request parse(const std::vector<std::string>& words);

}  // namespace arena
