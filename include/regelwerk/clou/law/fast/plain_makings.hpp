#pragma once
// Equal to Stock in state/number_makings.hpp, for dice alone, listed beforehand; tests/clou/law/tables.cpp asks both.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/roll.hpp>
#include <regelwerk/clou/edition/white_symbols.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state/number_makings.hpp>

namespace regelwerk::clou {

/// A set of choices among three dice. The choice of places `p` is bit p - 1, so the bits are in the order of codes.
using DiceChoices = std::uint8_t;

/// CL-11. The sums of all choices among the dice of a throw.
struct DiceSums {
  std::array<std::uint8_t, all_places + 1> sums{};                ///< by set of places
  std::array<DiceChoices, dice_count * die_faces + 2> smaller{};  ///< by number: the choices with a lower sum
};
inline constexpr std::array<DiceSums, roll_count> dice_sums = [] {
  std::array<DiceSums, roll_count> all{};
  for (int roll = 0; roll < roll_count; ++roll) {
    const Faces faces = Roll{roll}.faces();
    DiceSums& throw_sums = all[static_cast<std::size_t>(roll)];
    std::array<unsigned, dice_count * die_faces + 1> with_sum{};
    for (Places chosen = 1; chosen <= all_places; ++chosen) {
      int sum = 0;
      for (std::size_t i = 0; i < faces.size(); ++i) sum += (chosen >> i & 1U) != 0 ? faces[i] : 0;
      throw_sums.sums[chosen] = static_cast<std::uint8_t>(sum);
      with_sum[static_cast<std::size_t>(sum)] |= 1U << (chosen - 1);
    }
    unsigned smaller = 0;
    for (std::size_t number = 0; number < with_sum.size(); ++number) {
      smaller |= with_sum[number];
      throw_sums.smaller[number + 1] = static_cast<DiceChoices>(smaller);
    }
  }
  return all;
}();

/// CL-27. All ways to make numbers with some dice alone: at most the seven choices of three dice.
struct PlainMakings {
  NumberSet numbers;
  DiceChoices choices = 0;
  std::uint8_t roll = 0;                                           ///< index of the throw
  std::array<std::uint8_t, dice_count * die_faces + 2> smaller{};  ///< by number: how many choices have a lower sum
  /// The number that can be made in two ways, by one die and by the two others together; 0 if there is none.
  std::uint8_t made_twice = 0;

  /// The number of makings that give one of these consecutive numbers (CL-28).
  [[nodiscard]] constexpr std::uint32_t count(NumberSet wanted) const noexcept {
    const NumberSet made = wanted & numbers;
    return made.empty() ? 0U : between(made.lowest_place(), made.highest_place());
  }
  /// The number of makings that give this number.
  [[nodiscard]] constexpr std::uint32_t count_of(int number) const noexcept {
    if (!numbers.contains(number)) return 0;
    return number == made_twice ? 2U : 1U;
  }
  /// The code of the making with this index. Precondition: index < count(wanted).
  [[nodiscard]] constexpr std::uint32_t nth(NumberSet wanted, std::uint32_t index) const noexcept {
    unsigned rest = making(wanted);
    for (; index > 0; --index) rest &= rest - 1;
    return code_of_first(rest);
  }
  /// Visits the codes of all these makings, ascending; stops when the visitor returns false.
  constexpr bool for_each(NumberSet wanted, const auto& visitor) const noexcept {
    for (unsigned rest = making(wanted); rest != 0; rest &= rest - 1) {
      if (!visitor(code_of_first(rest))) return false;
    }
    return true;
  }

 private:
  [[nodiscard]] constexpr std::uint32_t between(std::size_t low, std::size_t high) const noexcept {
    return std::uint32_t{smaller[high + 1]} - smaller[low];
  }
  [[nodiscard]] constexpr unsigned making(NumberSet wanted) const noexcept {
    const NumberSet made = wanted & numbers;
    if (made.empty()) return 0;
    const auto& below = dice_sums[roll].smaller;
    const unsigned up_to_highest = below[made.highest_place() + 1];
    return up_to_highest & ~unsigned{below[made.lowest_place()]} & choices;
  }
  [[nodiscard]] constexpr std::uint32_t code_of_first(unsigned subset) const noexcept {
    const Places chosen = static_cast<unsigned>(std::countr_zero(subset)) + 1;
    return MadeNumber{{chosen, 0, 0}, dice_sums[roll].sums[chosen]}.code;
  }
};

/// By throw, and by the places of the unused dice (CL-9).
inline constexpr std::array<std::array<PlainMakings, all_places + 1>, roll_count> plain_makings = [] {
  std::array<std::array<PlainMakings, all_places + 1>, roll_count> all{};
  for (std::size_t roll = 0; roll < roll_count; ++roll) {
    const Faces faces = Roll{static_cast<int>(roll)}.faces();
    for (Places left = 1; left <= all_places; ++left) {
      PlainMakings& makings = all[roll][left];
      makings.roll = static_cast<std::uint8_t>(roll);
      for (Places chosen = left; chosen != 0; chosen = (chosen - 1) & left) {
        if (!lowest_first(faces, left, chosen)) continue;
        const int sum = dice_sums[roll].sums[chosen];
        makings.numbers = makings.numbers | NumberSet::only(sum);
        makings.choices = static_cast<DiceChoices>(makings.choices | 1U << (chosen - 1));
        std::uint8_t& same = makings.smaller[static_cast<std::size_t>(sum) + 1];
        if (same != 0) makings.made_twice = static_cast<std::uint8_t>(sum);
        ++same;
      }
      // By pointer, since calls are slow in constant evaluation, and there are 392 of these tables.
      std::uint8_t* const smaller = makings.smaller.data();
      for (unsigned number = 1; number < makings.smaller.size(); ++number) smaller[number] += smaller[number - 1];
    }
  }
  return all;
}();

/// CL-9. The makings of a thief's unused dice. Precondition: dice have been thrown.
[[nodiscard]] constexpr const PlainMakings& makings_of_dice(Roll roll, Places left) noexcept {
  return plain_makings[static_cast<std::size_t>(roll.index())][left];
}

}  // namespace regelwerk::clou
