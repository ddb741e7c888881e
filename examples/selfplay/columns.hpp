#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "npy.hpp"

// What is kept of a decision, in columns: each becomes a file of a shard.

namespace selfplay {

enum class Column : std::uint8_t {
  observation,   ///< what the seat to move saw, as its title's encoding.hpp writes it
  policy_count,  ///< how many legal moves it had
  policy_index,  ///< their policy indexes, those of one decision after those of another
  policy_share,  ///< the share of the search's visits that each got, in the same order
  value,         ///< what the game was worth in the end for it and for the seats that follow, 0 to 1
  game,          ///< the number of the game
  ply,           ///< how many moves of seats were made in that game before
  seat,          ///< who decided
};
inline constexpr std::size_t columns = 8;

/// What a column consists of.
struct ColumnForm {
  std::string name;
  std::string type;       ///< numpy's word for it
  std::size_t width = 0;  ///< numbers for each decision; 0: as many as it has legal moves
  std::size_t bytes = 0;  ///< of a number
  bool is_table = false;  ///< has a second dimension

  [[nodiscard]] bool is_of_moves() const { return width == 0; }
};
using Form = std::array<ColumnForm, columns>;

/// The columns of a title whose observations and seats are so many.
[[nodiscard]] Form form_of(std::size_t observation_size, std::size_t seats);

/// The decisions of some games.
class Rows {
 public:
  template <class Number>
  void add(Column column, Number number) {
    append_number(bytes_[static_cast<std::size_t>(column)], number);
  }
  void add(const Rows& more);
  void clear();

  [[nodiscard]] const std::string& of(std::size_t column) const { return bytes_[column]; }
  /// How many decisions there are.
  [[nodiscard]] std::size_t count() const { return of(static_cast<std::size_t>(Column::seat)).size(); }

  /// As one string, and back. Bytes that are 0, most of an observation, take little room.
  [[nodiscard]] std::string packed() const;
  [[nodiscard]] static Rows unpacked(std::string_view bytes);

 private:
  std::array<std::string, columns> bytes_;
};

}  // namespace selfplay
