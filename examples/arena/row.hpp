#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arena {

/// What a game brought one seat.
struct SeatResult {
  std::uint8_t player = 0;
  int place = 0;
  std::int32_t score = 0;
  std::int32_t win = 0;     ///< its share of the win, in payoffs
  std::int32_t payoff = 0;  ///< by ByPlace; of a team that plays alone by ByScore
  std::int32_t luck = 0;    ///< payoffs that chance has given beyond what it gives in the mean

  friend bool operator==(const SeatResult&, const SeatResult&) = default;
};

/// How one game ended: a row of the table of all games.
struct Row {
  std::uint64_t deal = 0;
  std::uint32_t seating = 0;
  bool is_over = true;          ///< false if it was given up
  std::uint32_t moves = 0;      ///< chance included
  std::uint32_t chances = 0;    ///< moves of chance
  std::uint32_t unweighed = 0;  ///< those whose luck counts as none, since chance could have done too many things
  std::vector<SeatResult> seats;
  std::string verdict;  ///< in words, where the title judges its ends

  friend bool operator==(const Row&, const Row&) = default;
};

/// The names of the columns, for so many seats, and a row. They are parted by commas.
[[nodiscard]] std::string csv_header(std::size_t seats);
[[nodiscard]] std::string csv_line(const Row& row);

/// The row of a line; none if it is not the line of a row.
[[nodiscard]] std::optional<Row> row_of(std::string_view line);

/// The letter that stands for a player in tables.
[[nodiscard]] inline char letter_of(std::size_t player) { return static_cast<char>('A' + player); }

}  // namespace arena
