#pragma once
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "columns.hpp"
#include "opened.hpp"
#include "request.hpp"

namespace selfplay {

/// What dataset.json says: all that its bytes depend on, and what the columns mean.
[[nodiscard]] std::string describe(const Request& request, const Opened& opened);

/// The shards of a run.
class Dataset {
 public:
  /// Looks which shards are whole; changes nothing.
  Dataset(const Request& request, const Opened& opened);

  /// Makes the folder ready; why it cannot be used, or nothing. Only one process may call this, and what follows.
  [[nodiscard]] std::string open(bool resume);
  /// True if the game's shard was whole from the beginning.
  [[nodiscard]] bool has(std::uint64_t game) const { return whole_[shard_of(game)]; }
  /// The first game whose shard is not whole.
  [[nodiscard]] std::uint64_t first_lacking() const;
  /// The decisions of a game; games in their order, without those that it has.
  void add(std::uint64_t game, const Rows& rows);

  /// What was added.
  [[nodiscard]] std::uint64_t games() const { return games_; }
  [[nodiscard]] std::uint64_t decisions() const { return decisions_; }

 private:
  [[nodiscard]] std::size_t shard_of(std::uint64_t game) const {
    return static_cast<std::size_t>((game - first_) / games_of_shard_);
  }
  [[nodiscard]] std::string name_of(std::size_t shard) const;
  [[nodiscard]] std::uint64_t end_of(std::size_t shard) const;

  std::filesystem::path folder_;
  std::string description_;
  Form form_;
  std::uint64_t first_;
  std::uint64_t last_;
  std::uint64_t games_of_shard_;
  std::vector<bool> whole_;
  Rows rows_;
  std::uint64_t games_ = 0;
  std::uint64_t decisions_ = 0;
};

}  // namespace selfplay
