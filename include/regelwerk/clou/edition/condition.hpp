#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/to_byte.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/contract.hpp>

namespace regelwerk::clou {

/// CL-28. How a number compares with another; with `none` every number is accepted.
enum class Sign : std::uint8_t { none, less, more, equal };

/// The numbers that have this relation to `other`.
[[nodiscard]] constexpr NumberSet numbers_by(Sign sign, int other) noexcept {
  switch (sign) {
    case Sign::less:
      return NumberSet::range(1, other - 1);
    case Sign::more:
      return NumberSet::range(other + 1, highest_number);
    case Sign::equal:
      return NumberSet::range(other, other);
    default:
      return NumberSet::all();
  }
}

/// CL-34. Greater than every sum of two numbers in a pyramid.
inline constexpr std::size_t sums_end = 64;

/// The same as a table, by `other`, which is the number in the previous box or in a pyramid the sum below, and by sign.
inline constexpr std::array<std::array<NumberSet, 4>, sums_end> numbers_by_sign = [] {
  std::array<std::array<NumberSet, 4>, sums_end> all{};
  for (std::size_t other = 0; other < sums_end; ++other) {
    for (std::size_t sign = 0; sign < all[other].size(); ++sign) {
      all[other][sign] = numbers_by(static_cast<Sign>(sign), static_cast<int>(other));
    }
  }
  return all;
}();

/// CL-28. The condition of a box on its number: `sign` and `k` are printed in the box; `to_previous` compares with the
/// box to its left, in a pyramid with the sum of the two boxes below (CL-34).
struct Condition {
  Sign sign = Sign::none;         ///< compares the number with `k`
  std::uint8_t k = 0;             ///< 0 to 30 (constraint 3); 0 without `sign`
  Sign to_previous = Sign::none;  ///< compares the number with a Previous

  /// The numbers that `sign` and `k` allow.
  [[nodiscard]] constexpr NumberSet numbers() const noexcept { return numbers_by(sign, k); }

  /// Both conditions for one box. Precondition: they are of different kinds.
  [[nodiscard]] friend constexpr Condition operator&(Condition a, Condition b) noexcept {
    expects(
        [&] {
          return (a.sign == Sign::none || b.sign == Sign::none) &&
                 (a.to_previous == Sign::none || b.to_previous == Sign::none);
        },
        "the conditions are of different kinds");
    return {a.sign == Sign::none ? b.sign : a.sign, a.sign == Sign::none ? b.k : a.k,
            a.to_previous == Sign::none ? b.to_previous : a.to_previous};
  }
  friend constexpr bool operator==(const Condition&, const Condition&) = default;
};

/// Stands for the number that a box is compared with.
struct Previous {};

namespace words {

/// CL-28, CL-34. For `under(p)`, `over(p)` and `equal(p)`: the previous number, in a pyramid the sum of the two boxes
/// below.
inline constexpr Previous p{};
/// CL-28. Every number is accepted.
inline constexpr Condition any{};
/// CL-28. Only numbers below k are accepted.
[[nodiscard]] constexpr Condition under(int k) noexcept { return {Sign::less, detail::to_byte(k), Sign::none}; }
/// CL-28. Only numbers above k are accepted.
[[nodiscard]] constexpr Condition over(int k) noexcept { return {Sign::more, detail::to_byte(k), Sign::none}; }
/// CL-28. Only k is accepted.
[[nodiscard]] constexpr Condition equal(int k) noexcept { return {Sign::equal, detail::to_byte(k), Sign::none}; }
/// CL-28, CL-34. Only numbers below the compared number are accepted.
[[nodiscard]] constexpr Condition under(Previous /*unused*/) noexcept { return {Sign::none, 0, Sign::less}; }
/// CL-28, CL-34. Only numbers above the compared number are accepted.
[[nodiscard]] constexpr Condition over(Previous /*unused*/) noexcept { return {Sign::none, 0, Sign::more}; }
/// CL-28, CL-34. Only a number equal to the compared number is accepted.
[[nodiscard]] constexpr Condition equal(Previous /*unused*/) noexcept { return {Sign::none, 0, Sign::equal}; }

}  // namespace words

static_assert(sizeof(Condition) == 3);

}  // namespace regelwerk::clou
