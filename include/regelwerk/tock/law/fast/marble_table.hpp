#pragma once
// Equal to Reach in law/walk.hpp, a bit for each marble and number of steps; tests/tock/law/reaches.cpp asks both.
#include <cstdint>

#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/rules.hpp>

namespace regelwerk::tock {

/// A subset of a colour's four marbles, one bit each in their order.
using MarbleBits = unsigned;
inline constexpr MarbleBits all_marbles = (1U << marbles_per_seat) - 1;

[[nodiscard]] constexpr int count_of(MarbleBits marbles) noexcept {
  constexpr std::uint64_t counts = 0x4332322132212110;
  return static_cast<int>((counts >> (4 * marbles)) & 0xFU);
}

/// A subset of a colour's marbles for each rank, or for each number of steps from 1 on: one row of four bits each. The
/// rows align with the counts of Cards, so cards can serve as masks.
class MarbleTable {
 public:
  static constexpr int rows = ranks;

  constexpr MarbleTable() = default;
  constexpr explicit MarbleTable(std::uint64_t word) noexcept : word_(word) {}

  /// A table with all marbles in the rows of these ranks, none elsewhere.
  [[nodiscard]] static constexpr MarbleTable of(Cards::KindsPresent kinds) noexcept {
    return MarbleTable{kinds.rest * all_marbles};
  }
  /// A table with these marbles in every row.
  [[nodiscard]] static constexpr MarbleTable each(MarbleBits marbles) noexcept {
    return MarbleTable{Cards::filled(1).word() * marbles};
  }
  /// A table with all marbles in the first rows. Precondition: 0 <= count <= rows.
  [[nodiscard]] static constexpr MarbleTable first_rows(int count) noexcept {
    return MarbleTable{(std::uint64_t{1} << (count * marbles_per_seat)) - 1};
  }
  /// A table with these marbles in one row.
  [[nodiscard]] static constexpr MarbleTable row_of(int row, MarbleBits marbles) noexcept {
    return MarbleTable{std::uint64_t{marbles} << (row * marbles_per_seat)};
  }
  /// A table with this marble in `count` rows from `first` on, cut off after the last row. Precondition: 0 <= first <
  /// rows and 0 <= count <= rows.
  [[nodiscard]] static constexpr MarbleTable rows_of(int first, int count, int marble) noexcept {
    const std::uint64_t full = (std::uint64_t{1} << (count * marbles_per_seat)) - 1;
    return MarbleTable{full << (first * marbles_per_seat) & each(1U << marble).word()};
  }

  [[nodiscard]] constexpr std::uint64_t word() const noexcept { return word_; }
  [[nodiscard]] constexpr MarbleBits row(int row) const noexcept {
    return static_cast<MarbleBits>(word_ >> (row * marbles_per_seat)) & all_marbles;
  }
  /// The table with every marble index raised by `others`.
  [[nodiscard]] constexpr MarbleTable behind(int others) const noexcept { return MarbleTable{word_ << others}; }
  /// True if bit number `at` of the word is set.
  [[nodiscard]] constexpr bool has(int at) const noexcept { return ((word_ >> at) & 1U) != 0; }
  /// The number of marbles in each row, four bits a row.
  [[nodiscard]] constexpr std::uint64_t counts() const noexcept {
    const std::uint64_t pairs = word_ - ((word_ >> 1) & 0x5555555555555555U);
    return (pairs & 0x3333333333333333U) + ((pairs >> 2) & 0x3333333333333333U);
  }

  constexpr MarbleTable& operator|=(MarbleTable other) noexcept {
    word_ |= other.word_;
    return *this;
  }
  constexpr MarbleTable& operator&=(MarbleTable other) noexcept {
    word_ &= other.word_;
    return *this;
  }
  friend constexpr MarbleTable operator|(MarbleTable a, MarbleTable b) noexcept { return a |= b; }
  friend constexpr MarbleTable operator&(MarbleTable a, MarbleTable b) noexcept { return a &= b; }
  friend constexpr MarbleTable operator~(MarbleTable a) noexcept { return MarbleTable{~a.word_}; }
  friend constexpr bool operator==(MarbleTable, MarbleTable) = default;

 private:
  std::uint64_t word_ = 0;
};

}  // namespace regelwerk::tock
