#pragma once
// Equal to Crew::strength in law/helpers.hpp, for all sets at once; tests/samara/law/helper_sets.cpp asks set by set.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/samara/edition/row_sums.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// The sets of helpers that reach each required strength; one bit per set, numbered as in Helpers.
class HelperSets {
 public:
  constexpr HelperSets() = default;

  /// The set without helpers, in the rows that an active worker of this strength reaches alone. Precondition: strength
  /// 1 to 5.
  [[nodiscard]] static constexpr HelperSets of_active(int strength) noexcept {
    return HelperSets{reached_by(no_helper, strength)};
  }

  /// These sets, and each of them with one more helper of this strength. Precondition: all helpers in these sets have
  /// numbers below `helper`.
  [[nodiscard]] constexpr HelperSets and_with(int helper, int strength) const noexcept {
    const std::uint64_t with_others = wrapping_product(lanes_, rows_higher[static_cast<std::size_t>(strength)]);
    const std::uint64_t reached = reached_by(first_sets[static_cast<std::size_t>(helper)], strength);
    return HelperSets{lanes_ | (with_others | reached) << (1U << helper)};
  }

  /// SM-37. The same sets if every set with a helper has one more strength.
  [[nodiscard]] constexpr HelperSets with_bonus() const noexcept {
    const std::uint64_t first_row = lanes_ & 0xFFFFU;
    return HelperSets{lanes_ | ((truncating_shift(lanes_, detail::lane_bits) | first_row) & ~no_helper)};
  }

  /// SM-14. The sets in which every helper is needed: without any one of them the set is not among these.
  [[nodiscard]] constexpr HelperSets of_needed() const noexcept {
    // Written out: not every compiler unrolls a loop, and then it would compute the masks anew each time.
    static_assert(Helpers::max_count == 4);
    return HelperSets{lanes_ & ~(with_spare<0>() | with_spare<1>() | with_spare<2>() | with_spare<3>())};
  }

  /// Precondition: the row is 1 to 4, the helpers are valid.
  [[nodiscard]] constexpr bool contains(int row, Helpers helpers) const noexcept {
    return (in_row(row) >> helpers.bits() & 1U) != 0;
  }
  /// The number of rows that have a set; these are the lowest rows.
  [[nodiscard]] constexpr int rows() const noexcept {
    return (static_cast<int>(std::bit_width(lanes_)) + detail::lane_bits - 1) / detail::lane_bits;
  }
  /// The number of sets in each row.
  [[nodiscard]] constexpr RowCounts counts() const noexcept { return RowCounts{bits_in_rows()}; }
  /// The set at this index in ascending order. Precondition: the row has more than `index` sets.
  [[nodiscard]] constexpr Helpers nth(int row, std::uint32_t index) const noexcept {
    unsigned rest = in_row(row);
    for (; index > 0; --index) rest &= rest - 1;
    return Helpers{static_cast<unsigned>(std::countr_zero(rest))};
  }

  /// Visits the sets in ascending order; false if the visitor stopped.
  constexpr bool for_each(int row, auto&& visitor) const noexcept {
    for (unsigned rest = in_row(row); rest != 0; rest &= rest - 1) {
      if (!visit(visitor, Helpers{static_cast<unsigned>(std::countr_zero(rest))})) return false;
    }
    return true;
  }

  friend constexpr bool operator==(HelperSets, HelperSets) = default;

 private:
  constexpr explicit HelperSets(std::uint64_t lanes) noexcept : lanes_(lanes) {}

  static constexpr std::uint64_t no_helper = detail::in_every_row(1);
  /// Indexed by helper: all sets of lower-numbered helpers.
  static constexpr std::array<std::uint64_t, Helpers::max_count> first_sets{
      detail::in_every_row(0x0001), detail::in_every_row(0x0003), detail::in_every_row(0x000F),
      detail::in_every_row(0x00FF)};

  /// Indexed by strength: the lowest rows that it reaches, and the factor that moves sets up by that number of rows.
  static constexpr std::array<std::uint64_t, figures_per_seat + 1> lowest_rows{
      0, 0xFFFF, 0xFFFF'FFFF, 0xFFFF'FFFF'FFFF, 0xFFFF'FFFF'FFFF'FFFF, 0xFFFF'FFFF'FFFF'FFFF};
  static constexpr std::array<std::uint64_t, figures_per_seat + 1> rows_higher{
      1, 0x1'0000, 0x1'0000'0000, 0x1'0000'0000'0000, 0, 0};

  /// These sets in the rows that this strength alone reaches.
  [[nodiscard]] static constexpr std::uint64_t reached_by(std::uint64_t sets, int strength) noexcept {
    return sets & lowest_rows[static_cast<std::size_t>(strength)];
  }
  /// The sets with this helper that would still be among these without it.
  template <unsigned Helper>
  [[nodiscard]] constexpr std::uint64_t with_spare() const noexcept {
    constexpr unsigned bits = 1U << Helper;
    constexpr std::uint64_t without = detail::in_every_row(0xFFFFU / ((1U << bits) + 1));
    return (lanes_ & without) << bits;
  }

  [[nodiscard]] constexpr std::uint64_t bits_in_rows() const noexcept {
    if ((lanes_ & ~no_helper) == 0) return lanes_;
    std::uint64_t sum = lanes_ - (lanes_ >> 1 & detail::in_every_row(0x5555));
    sum = (sum & detail::in_every_row(0x3333)) + (sum >> 2 & detail::in_every_row(0x3333));
    sum = (sum + (sum >> 4)) & detail::in_every_row(0x0F0F);
    return (sum + (sum >> 8)) & detail::in_every_row(0x00FF);
  }
  [[nodiscard]] constexpr unsigned in_row(int row) const noexcept {
    return static_cast<unsigned>(lanes_ >> (detail::lane_bits * (row - 1)) & 0xFFFFU);
  }

  std::uint64_t lanes_ = 0;
};

}  // namespace regelwerk::samara
