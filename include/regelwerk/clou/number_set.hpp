#pragma once
#include <bit>
#include <cstdint>

#include <regelwerk/clou/rules.hpp>

namespace regelwerk::clou {

/// A set of the numbers 1 to 30 (CL-27), one bit each.
class NumberSet {
 public:
  constexpr NumberSet() = default;

  [[nodiscard]] static constexpr NumberSet of_bits(std::uint32_t bits) noexcept {
    NumberSet set;
    set.bits_ = bits;
    return set;
  }
  /// Those from `low` to `high`, as far as they exist.
  [[nodiscard]] static constexpr NumberSet range(int low, int high) noexcept {
    if (low < 1) low = 1;
    if (high > highest_number) high = highest_number;
    return low > high ? NumberSet{} : of_bits((2U << high) - (1U << low));
  }
  [[nodiscard]] static constexpr NumberSet all() noexcept { return range(1, highest_number); }
  [[nodiscard]] static constexpr NumberSet only(int number) noexcept { return of_bits(1U << number); }

  [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return bits_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr bool contains(int number) const noexcept { return ((bits_ >> number) & 1U) != 0; }
  /// Precondition: not empty.
  [[nodiscard]] constexpr int lowest() const noexcept { return std::countr_zero(bits_); }
  constexpr void erase_lowest() noexcept { bits_ &= bits_ - 1U; }

  [[nodiscard]] friend constexpr NumberSet operator&(NumberSet a, NumberSet b) noexcept {
    return of_bits(a.bits_ & b.bits_);
  }
  [[nodiscard]] friend constexpr NumberSet operator|(NumberSet a, NumberSet b) noexcept {
    return of_bits(a.bits_ | b.bits_);
  }
  [[nodiscard]] friend constexpr NumberSet operator-(NumberSet a, NumberSet b) noexcept {
    return of_bits(a.bits_ & ~b.bits_);
  }
  friend constexpr bool operator==(NumberSet, NumberSet) = default;

 private:
  std::uint32_t bits_ = 0;
};

/// Up to six numbers that stand in boxes; 0 stands for an empty box. Five bits each, in one word.
class Row {
 public:
  static constexpr int boxes = 6;

  [[nodiscard]] constexpr int number(int box) const noexcept {
    return static_cast<int>((word_ >> (width * box)) & 31U);
  }
  [[nodiscard]] constexpr bool is_empty(int box) const noexcept { return number(box) == 0; }
  /// Precondition: the box is empty, 1 <= number <= 30.
  constexpr void write(int box, int number) noexcept { word_ |= static_cast<std::uint32_t>(number) << (width * box); }
  constexpr void erase(int box) noexcept { word_ &= ~(31U << (width * box)); }

  /// The leftmost empty box; `boxes` if there is none.
  [[nodiscard]] constexpr int first_empty() const noexcept {
    return std::countr_zero(~written_bits() & lowest_bits) / width;
  }
  /// The boxes that are written, one bit each.
  [[nodiscard]] constexpr unsigned written() const noexcept {
    const std::uint32_t bits = written_bits();
    unsigned set = 0;
    for (int box = 0; box < boxes; ++box) set |= (bits >> (width * box) & 1U) << box;
    return set;
  }

  /// True if the boxes from `size` on are empty, and so is the room behind the last.
  [[nodiscard]] constexpr bool fits(int size) const noexcept { return word_ >> (width * size) == 0; }
  [[nodiscard]] constexpr std::uint32_t word() const noexcept { return word_; }
  [[nodiscard]] static constexpr Row from_word(std::uint32_t word) noexcept {
    Row row;
    row.word_ = word;
    return row;
  }
  /// False if something stands behind the last box.
  [[nodiscard]] constexpr bool valid() const noexcept { return fits(boxes); }

  friend constexpr bool operator==(Row, Row) = default;

 private:
  static constexpr int width = 5;
  /// The lowest bit of every box, and one more as a stop behind the last.
  static constexpr std::uint32_t lowest_bits = 1U | 1U << 5 | 1U << 10 | 1U << 15 | 1U << 20 | 1U << 25 | 1U << 30;

  /// The lowest bit of a box is set if any bit of it is.
  [[nodiscard]] constexpr std::uint32_t written_bits() const noexcept {
    return word_ | word_ >> 1 | word_ >> 2 | word_ >> 3 | word_ >> 4;
  }

  std::uint32_t word_ = 0;
};

static_assert(sizeof(Row) == 4);

}  // namespace regelwerk::clou
