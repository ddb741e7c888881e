#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "duels.hpp"
#include "estimate.hpp"
#include "match.hpp"
#include "row.hpp"

namespace arena {

/// What one player got, deal by deal: the mean of all its seats in all games of the deal.
struct Takings {
  std::vector<Lucky> payoffs;  ///< parts of the best payoff
  std::vector<double> wins;    ///< shares of the win
  std::vector<double> scores;
  std::map<std::string, std::uint64_t> verdicts;  ///< of games it took part in
  std::uint64_t games = 0;
};

/// What the games of a match brought.
class Tally {
 public:
  Tally(std::size_t players, std::vector<std::uint8_t> team_of_seat, bool is_alone)
      : team_of_seat_(std::move(team_of_seat)), is_alone_(is_alone), takings_(players) {}

  /// Takes in all games of the next deal.
  void add(std::span<const Row> rows);

  [[nodiscard]] std::size_t deals() const { return duels_.size(); }
  [[nodiscard]] std::uint64_t games() const { return games_; }
  [[nodiscard]] std::uint64_t given_up() const { return given_up_; }
  [[nodiscard]] std::uint64_t moves() const { return moves_; }
  [[nodiscard]] std::uint64_t chances() const { return chances_; }
  [[nodiscard]] std::uint64_t unweighed() const { return unweighed_; }
  /// By deals.
  [[nodiscard]] std::span<const Duels> duels() const { return duels_; }
  /// By players.
  [[nodiscard]] std::span<const Takings> takings() const { return takings_; }

 private:
  void add_duels(Duels& duels, const Row& row) const;
  static void add_duels_across(Duels& duels, std::span<const Row> rows);
  void add_takings(std::span<const Row> rows);

  std::vector<std::uint8_t> team_of_seat_;
  bool is_alone_;
  std::vector<Duels> duels_;
  std::vector<Takings> takings_;
  std::uint64_t games_ = 0;
  std::uint64_t given_up_ = 0;
  std::uint64_t moves_ = 0;
  std::uint64_t chances_ = 0;
  std::uint64_t unweighed_ = 0;
};

/// The rows of lines; none if a line is not a row.
[[nodiscard]] std::optional<std::vector<Row>> rows_of(std::string_view lines);

}  // namespace arena
