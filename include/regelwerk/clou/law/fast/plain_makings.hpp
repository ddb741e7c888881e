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
#include <regelwerk/core/container/bit_cast.hpp>

namespace regelwerk::clou {

/// A set of choices among three dice. The choice of places `p` is bit p - 1, so the bits are in the order of codes.
using DiceChoices = std::uint8_t;

namespace detail {

/// Running totals by number: a byte for each sum of three dice and one for the number above, packed eight to a word. A
/// single multiplication turns a word into its totals; constant evaluation is slow, and there are hundreds of these
/// tables.
class ByteTotals {
 public:
  using Bytes = std::array<std::uint8_t, 24>;  ///< by number
  static_assert(Bytes{}.size() >= dice_count * die_faces + 2);

  /// Adds `amount` to the totals of all numbers above `number`.
  constexpr void add_above(unsigned number, std::uint64_t amount) noexcept {
    const unsigned place = number + 1;
    words_[place / 8] += amount << place % 8 * 8;
  }
  [[nodiscard]] constexpr Bytes totals() const noexcept {
    const std::uint64_t low = words_[0] * ones;
    const std::uint64_t middle = (words_[1] + (low >> 56)) * ones;
    const std::uint64_t high = (words_[2] + (middle >> 56)) * ones;
    return bits_as<Bytes>(Words{in_memory(low), in_memory(middle), in_memory(high)});
  }

 private:
  using Words = std::array<std::uint64_t, 3>;
  static constexpr std::uint64_t ones = 0x0101010101010101U;
  /// The word whose bytes lie in memory in ascending order, whatever the byte order of the platform.
  [[nodiscard]] static constexpr std::uint64_t in_memory(std::uint64_t word) noexcept {
    if constexpr (std::endian::native == std::endian::little) return word;
    std::uint64_t turned = 0;
    for (unsigned bits = 0; bits < 64; bits += 8) turned = turned << 8 | (word >> bits & 255U);
    return turned;
  }

  Words words_{};
};

}  // namespace detail

/// CL-11. The sums of all choices among the dice of a throw.
struct DiceSums {
  std::array<std::uint8_t, all_places + 1> sums{};  ///< by set of places
  detail::ByteTotals::Bytes smaller{};              ///< by number: the choices with a lower sum
};
inline constexpr std::array<DiceSums, roll_count> dice_sums = [] {
  std::array<DiceSums, roll_count> all{};
  DiceSums* of_roll = all.data();
  for (const auto& faces : roll_faces) {
    detail::ByteTotals smaller;
    std::uint8_t* const sums = of_roll->sums.data();
    for (Places chosen = 1; chosen <= all_places; ++chosen) {
      // The sum of the other dice, which is known already, plus the highest die.
      const unsigned die = chosen >= 4 ? 2 : chosen >= 2 ? 1 : 0;
      const int sum = sums[chosen - (1U << die)] + faces[die];
      sums[chosen] = static_cast<std::uint8_t>(sum);
      smaller.add_above(static_cast<unsigned>(sum), 1U << (chosen - 1));
    }
    of_roll++->smaller = smaller.totals();
  }
  return all;
}();

/// CL-27. All ways to make numbers with some dice alone: at most the seven choices of three dice.
struct PlainMakings {
  NumberSet numbers;
  DiceChoices choices = 0;
  std::uint8_t roll = 0;                ///< index of the throw
  detail::ByteTotals::Bytes smaller{};  ///< by number: how many choices have a lower sum
  /// The number that can be made in two ways, by one die and by the two others together; 0 if there is none.
  std::uint8_t made_twice = 0;

  /// The number of makings that give one of these consecutive numbers (CL-28).
  [[nodiscard]] constexpr std::uint32_t count(NumberSet wanted) const noexcept {
    const NumberSet made = wanted & numbers;
    return made.empty() ? 0U : between(made.lowest_place(), made.highest_place() + 1);
  }
  /// The number of makings that give a number from `first` to before `end`. Precondition: neither is greater than
  /// dice_sums_end.
  [[nodiscard]] constexpr std::uint32_t between(std::size_t first, std::size_t end) const noexcept {
    return std::uint32_t{smaller[end]} - smaller[first];
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

namespace detail {

/// The choices among the places left; of equal dice, a choice uses the first ones. Indexed by which neighbours are
/// equal (bit 0 for the lower two dice, bit 1 for the upper two), then by the places left.
inline constexpr std::array<std::array<DiceChoices, all_places + 1>, 4> choices_among = [] {
  std::array<std::array<DiceChoices, all_places + 1>, 4> all{};
  for (unsigned equal = 0; equal < all.size(); ++equal) {
    const int second = (equal & 1U) != 0 ? 1 : 2;
    const Faces faces{1, second, (equal & 2U) != 0 ? second : 3};
    for (Places left = 1; left <= all_places; ++left) {
      unsigned choices = 0;
      for (Places chosen = left; chosen != 0; chosen = (chosen - 1) & left) {
        if (lowest_first(faces, left, chosen)) choices |= 1U << (chosen - 1);
      }
      all[equal][left] = static_cast<DiceChoices>(choices);
    }
  }
  return all;
}();

/// All makings with some dice of a throw.
[[nodiscard]] constexpr PlainMakings makings_of(std::uint8_t roll, const std::uint8_t* sums,
                                                unsigned choices) noexcept {
  PlainMakings makings;
  makings.choices = static_cast<DiceChoices>(choices);
  makings.roll = roll;
  ByteTotals smaller;
  std::uint32_t numbers = 0;
  for (const std::uint8_t* sum = sums + 1; choices != 0; choices >>= 1, ++sum) {
    if ((choices & 1U) == 0) continue;
    const std::uint32_t bit = 1U << *sum;
    if ((numbers & bit) != 0) makings.made_twice = *sum;
    numbers |= bit;
    smaller.add_above(*sum, 1);
  }
  makings.numbers = NumberSet::of_bits(numbers);
  makings.smaller = smaller.totals();
  return makings;
}

}  // namespace detail

/// The makings, indexed by throw and by the places of the unused dice (CL-9).
inline constexpr std::array<std::array<PlainMakings, all_places + 1>, roll_count> plain_makings = [] {
  std::array<std::array<PlainMakings, all_places + 1>, roll_count> all{};
  for (std::uint8_t roll = 0; roll < roll_count; ++roll) {
    const auto& faces = roll_faces[roll];
    const unsigned equal = (faces[0] == faces[1] ? 1U : 0U) | (faces[1] == faces[2] ? 2U : 0U);
    const DiceChoices* const choices = detail::choices_among[equal].data();
    const std::uint8_t* const sums = dice_sums[roll].sums.data();
    PlainMakings* const of_roll = all[roll].data();
    for (Places left = 1; left <= all_places; ++left) {
      of_roll[left] = detail::makings_of(roll, sums, choices[left]);
    }
  }
  return all;
}();

/// CL-9. The makings of a thief's unused dice. Precondition: dice have been thrown.
[[nodiscard]] constexpr const PlainMakings& makings_of_dice(Roll roll, Places left) noexcept {
  return plain_makings[static_cast<std::size_t>(roll.index())][left];
}

}  // namespace regelwerk::clou
