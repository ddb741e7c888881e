#pragma once
#include <cstdint>

#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

namespace detail {

/// Words have four lanes of 16 bits, one for each row of the board and so for each required strength. Row r has the
/// bits from 16 * (r - 1) on.
inline constexpr int lane_bits = 16;
static_assert(max_row * lane_bits == 64);

/// A word with `lane` in every row.
[[nodiscard]] constexpr std::uint64_t in_every_row(std::uint64_t lane) noexcept {
  return lane * 0x0001'0001'0001'0001U;
}

}  // namespace detail

/// Counts by row of the board. The lanes are in reverse order, so that a product with RowCounts is a sum over all rows.
class RowSums {
 public:
  constexpr RowSums() = default;
  /// A count of 1 in this row.
  [[nodiscard]] static constexpr RowSums one_in(int row) noexcept {
    return RowSums{std::uint64_t{1} << (detail::lane_bits * (max_row - row))};
  }

  constexpr RowSums& operator+=(RowSums other) noexcept {
    word_ += other.word_;
    return *this;
  }
  [[nodiscard]] friend constexpr RowSums operator*(std::uint32_t times, RowSums sums) noexcept {
    return RowSums{times * sums.word_};
  }

  [[nodiscard]] constexpr std::uint64_t word() const noexcept { return word_; }

  friend constexpr bool operator==(RowSums, RowSums) = default;

 private:
  constexpr explicit RowSums(std::uint64_t word) noexcept : word_(word) {}

  std::uint64_t word_ = 0;
};

/// The number of sets of helpers for each row of the board.
class RowCounts {
 public:
  constexpr explicit RowCounts(std::uint64_t lanes) noexcept : lanes_(lanes) {}

  [[nodiscard]] constexpr std::uint32_t of(int row) const noexcept {
    return static_cast<std::uint32_t>(lanes_ >> (detail::lane_bits * (row - 1)) & 0xFFFFU);
  }
  /// The sum over all rows of the number of sets times the count in `sums`. Precondition: the sum is less than 2^16.
  [[nodiscard]] constexpr std::uint32_t times(RowSums sums) const noexcept {
    return static_cast<std::uint32_t>(wrapping_product(lanes_, sums.word()) >> (detail::lane_bits * (max_row - 1)));
  }

 private:
  std::uint64_t lanes_;
};

}  // namespace regelwerk::samara
