#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/container/elements.hpp>

namespace regelwerk::clou {

/// A set of the numbers 1 to 30 (CL-27), one bit each.
class NumberSet {
 public:
  constexpr NumberSet() = default;

  /// The set with these bits; bit n is the number n. Precondition: bits 0 and 31 are 0.
  [[nodiscard]] static constexpr NumberSet of_bits(std::uint32_t bits) noexcept {
    NumberSet set;
    set.bits_ = bits;
    return set;
  }
  /// The numbers from `low` to `high`, limited to 1 to 30.
  [[nodiscard]] static constexpr NumberSet range(int low, int high) noexcept {
    if (low < 1) low = 1;
    if (high > highest_number) high = highest_number;
    return low > high ? NumberSet{} : of_bits((2U << high) - (1U << low));
  }
  [[nodiscard]] static constexpr NumberSet all() noexcept { return range(1, highest_number); }  ///< 1 to 30
  /// The set of this number only. Precondition: 1 <= number <= 30.
  [[nodiscard]] static constexpr NumberSet only(int number) noexcept { return of_bits(1U << number); }

  [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return bits_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr bool contains(int number) const noexcept { return ((bits_ >> number) & 1U) != 0; }
  /// The lowest number. Precondition: not empty.
  [[nodiscard]] constexpr int lowest() const noexcept { return std::countr_zero(bits_); }
  /// The highest number. Precondition: not empty.
  [[nodiscard]] constexpr int highest() const noexcept { return 31 ^ std::countl_zero(bits_); }
  /// The lowest number as an unsigned index, which saves a sign extension. Precondition: not empty.
  [[nodiscard]] constexpr std::size_t lowest_place() const noexcept { return static_cast<unsigned>(lowest()); }
  /// The highest number as an index. Precondition: not empty.
  [[nodiscard]] constexpr std::size_t highest_place() const noexcept { return static_cast<unsigned>(highest()); }
  constexpr void erase_lowest() noexcept { bits_ &= bits_ - 1U; }  ///< no effect on an empty set

  [[nodiscard]] friend constexpr NumberSet operator&(NumberSet a, NumberSet b) noexcept {
    return of_bits(a.bits_ & b.bits_);
  }
  [[nodiscard]] friend constexpr NumberSet operator|(NumberSet a, NumberSet b) noexcept {
    return of_bits(a.bits_ | b.bits_);
  }
  [[nodiscard]] friend constexpr NumberSet operator-(NumberSet a, NumberSet b) noexcept {
    return of_bits(a.bits_ & ~b.bits_);
  }
  /// A range of the elements in ascending order. Precondition of front() and pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<NumberSet> begin() const noexcept { return ElementsOf<NumberSet>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr int front() const noexcept { return lowest(); }
  constexpr void pop_front() noexcept { erase_lowest(); }

  friend constexpr bool operator==(NumberSet, NumberSet) = default;

 private:
  std::uint32_t bits_ = 0;
};

/// Six boxes in one word, five bits each: the written number, 0 for an empty box.
class Row {
 public:
  static constexpr int boxes = 6;  ///< in a row (CL-29) or a pyramid (CL-34); rings use fewer

  /// The number written in a box, 0 if it is empty. Precondition: 0 <= box < boxes.
  [[nodiscard]] constexpr int number(int box) const noexcept { return static_cast<int>((word_ >> at(box)) & 31U); }
  /// True if a box is empty. Precondition: 0 <= box < boxes.
  [[nodiscard]] constexpr bool is_empty(int box) const noexcept { return number(box) == 0; }
  /// Precondition: the box is empty, 1 <= number <= 30.
  constexpr void write(int box, int number) noexcept { word_ |= static_cast<std::uint32_t>(number) << at(box); }
  constexpr void erase(int box) noexcept { word_ &= ~(31U << at(box)); }  ///< empties the box

  /// The leftmost empty box, and the number in the box to its left.
  struct Next {
    int box = 0;     ///< `boxes` if none is empty
    int before = 0;  ///< 0 for the first box
  };
  /// CL-29. The next box that dice write, with the left neighbour for CL-28.
  [[nodiscard]] constexpr Next next() const noexcept {
    const auto end = static_cast<unsigned>(std::countr_zero(~written_bits() & (highest_bits | stop)));
    // `end` is the highest bit of the empty box; the previous number is one box lower. Up to 31, rounding down 13/64 of
    // a number gives a fifth of it, with one instruction less than a division by `width`.
    const std::uint64_t moved = std::uint64_t{word_} << (2 * width - 1) >> end;
    return {static_cast<int>(end * 13U >> 6U), static_cast<int>(moved & 31U)};
  }
  [[nodiscard]] constexpr int first_empty() const noexcept { return next().box; }  ///< `boxes` if none is empty
  /// The boxes with a number, one bit each.
  [[nodiscard]] constexpr unsigned written() const noexcept {
    if (word_ == 0) return 0;
    // Each box moves its bit to the place of its own, the last box lowest; all other products lie elsewhere.
    constexpr std::uint64_t moves = 1U | 1U << 6 | 1U << 12 | 1U << 18 | 1U << 24 | 1U << 30;
    return turned[(std::uint64_t{written_bits()} * moves >> (boxes * width - 1)) % turned.size()];
  }

  /// True if the boxes from `size` on are empty and the bits after the last box are 0.
  [[nodiscard]] constexpr bool fits(int size) const noexcept { return word_ >> at(size) == 0; }
  [[nodiscard]] constexpr std::uint32_t word() const noexcept { return word_; }
  /// The inverse of word(). Accepts every word; see valid().
  [[nodiscard]] static constexpr Row from_word(std::uint32_t word) noexcept {
    Row row;
    row.word_ = word;
    return row;
  }
  /// False if a bit after the last box is set.
  [[nodiscard]] constexpr bool valid() const noexcept { return fits(boxes); }

  friend constexpr bool operator==(Row, Row) = default;

 private:
  static constexpr unsigned width = 5;
  [[nodiscard]] static constexpr unsigned at(int box) noexcept { return width * static_cast<unsigned>(box); }
  /// The highest bit of every box, and all its other bits.
  static constexpr std::uint32_t highest_bits = 1U << 4 | 1U << 9 | 1U << 14 | 1U << 19 | 1U << 24 | 1U << 29;
  static constexpr std::uint32_t lower_bits = highest_bits - (highest_bits >> 4);
  /// Sets of boxes by the same bits in reverse order.
  static constexpr std::array<std::uint8_t, 1U << boxes> turned = [] {
    std::array<std::uint8_t, 1U << boxes> all{};
    for (unsigned set = 1; set < all.size(); ++set) {
      all[set] = static_cast<std::uint8_t>(all[set >> 1] >> 1 | (set & 1U) << (boxes - 1));
    }
    return all;
  }();
  /// A sentinel: one more box that is always empty.
  static constexpr std::uint32_t stop = 1U << 31;

  /// The highest bit of every box that is not 0: adding `lower_bits` carries into it from any lower bit.
  [[nodiscard]] constexpr std::uint32_t written_bits() const noexcept {
    return (((word_ & lower_bits) + lower_bits) | word_) & highest_bits;
  }

  std::uint32_t word_ = 0;
};

static_assert(sizeof(Row) == 4);

}  // namespace regelwerk::clou
