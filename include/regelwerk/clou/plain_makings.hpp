#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/number_makings.hpp>
#include <regelwerk/clou/number_set.hpp>
#include <regelwerk/clou/roll.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/white_symbols.hpp>

namespace regelwerk::clou {

/// CL-27. All makings of dice alone: at most the seven choices of three dice. A set of them is one bit each, in the
/// order of their codes.
struct PlainMakings {
  NumberSet numbers;
  std::array<std::uint16_t, all_places> codes{};
  /// By number: those of a lower one.
  std::array<std::uint8_t, dice_count * die_faces + 2> of_lower{};
  std::array<std::uint8_t, dice_count * die_faces + 2> lower{};  ///< how many those are

  /// Those that make one of these numbers, which lie side by side (CL-28).
  [[nodiscard]] constexpr unsigned making(NumberSet wanted) const noexcept {
    const NumberSet made = wanted & numbers;
    if (made.empty()) return 0;
    return unsigned{of_lower[static_cast<std::size_t>(made.highest()) + 1]} &
           ~unsigned{of_lower[static_cast<std::size_t>(made.lowest())]};
  }
  /// How many those are.
  [[nodiscard]] constexpr std::uint32_t count(NumberSet wanted) const noexcept {
    const NumberSet made = wanted & numbers;
    if (made.empty()) return 0;
    return std::uint32_t{lower[static_cast<std::size_t>(made.highest()) + 1]} -
           lower[static_cast<std::size_t>(made.lowest())];
  }
  /// The same for one number. Precondition: no demand asks for a higher one (constraint 13), nor do three dice make it.
  [[nodiscard]] constexpr std::uint32_t count_of(int number) const noexcept {
    const auto at = static_cast<std::size_t>(number);
    return std::uint32_t{lower[at + 1]} - lower[at];
  }
  /// The code of one of them. Precondition: index < count(wanted).
  [[nodiscard]] constexpr std::uint32_t nth(NumberSet wanted, std::uint32_t index) const noexcept {
    unsigned rest = making(wanted);
    for (; index > 0; --index) rest &= rest - 1;
    return codes[static_cast<std::size_t>(std::countr_zero(rest))];
  }
  /// Visits the codes of all of them, ascending; stops when the visitor answers false.
  template <class Visitor>
  constexpr bool for_each(NumberSet wanted, const Visitor& visitor) const noexcept {
    for (unsigned rest = making(wanted); rest != 0; rest &= rest - 1) {
      if (!visitor(codes[static_cast<std::size_t>(std::countr_zero(rest))])) return false;
    }
    return true;
  }
};

/// By throw, and by the places of the dice that are left.
inline constexpr std::array<std::array<PlainMakings, all_places + 1>, roll_count> plain_makings = [] {
  std::array<std::array<PlainMakings, all_places + 1>, roll_count> all{};
  for (int roll = 0; roll < roll_count; ++roll) {
    const Faces faces = Roll{roll}.faces();
    for (Places left = 1; left <= all_places; ++left) {
      PlainMakings& makings = all[static_cast<std::size_t>(roll)][left];
      std::size_t size = 0;
      for (Places chosen = 1; chosen <= left; ++chosen) {
        if ((chosen & ~left) != 0 || !lowest_first(faces, left, chosen)) continue;
        int sum = 0;
        for (std::size_t i = 0; i < faces.size(); ++i) sum += (chosen >> i & 1U) != 0 ? faces[i] : 0;
        for (auto higher = static_cast<std::size_t>(sum) + 1; higher < makings.of_lower.size(); ++higher) {
          makings.of_lower[higher] = static_cast<std::uint8_t>(makings.of_lower[higher] | 1U << size);
          ++makings.lower[higher];
        }
        makings.codes[size++] = Making{{chosen, 0, 0}, sum}.code;
        makings.numbers = makings.numbers | NumberSet::only(sum);
      }
    }
  }
  return all;
}();

/// CL-9. The makings of the dice that a thief has left. Precondition: dice were thrown.
[[nodiscard]] constexpr const PlainMakings& makings_of_dice(Roll roll, Places left) noexcept {
  return plain_makings[static_cast<std::size_t>(roll.index())][left];
}

}  // namespace regelwerk::clou
