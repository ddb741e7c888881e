#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/roll.hpp>
#include <regelwerk/clou/edition/white_symbols.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/container/algorithms.hpp>

namespace regelwerk::clou {

/// CL-27. The dice, virtual dice and shifts that make a number, as places in the throw, among the kept extras and among
/// the kept shifts, each in ascending order.
struct DiceUse {
  Places dice = 0;    ///< in the throw (CL-9)
  Places extras = 0;  ///< among the virtual dice (CL-42)
  Places shifts = 0;  ///< among the shifts (CL-40)

  // The layout of code(): dice, extras and shifts, three bits each.
  static constexpr unsigned extras_at = 3;  ///< lowest bit of the extras in code()
  static constexpr unsigned dice_at = 6;    ///< lowest bit of the dice in code()
  static constexpr int code_bits = 9;       ///< number of bits of code()

  [[nodiscard]] constexpr std::uint32_t code() const noexcept { return dice << dice_at | extras << extras_at | shifts; }
  [[nodiscard]] static constexpr DiceUse from_code(std::uint32_t code) noexcept {
    return {code >> dice_at & all_places, code >> extras_at & all_places, code & all_places};
  }

  friend constexpr bool operator==(const DiceUse&, const DiceUse&) = default;
};

/// Dice, extras and shifts, and one number that they make, packed as in a move.
struct MadeNumber {
  std::uint16_t code = 0;  ///< the number in the lowest bits, DiceUse::code() above

  static constexpr unsigned number_bits = 5;                              ///< room for 1 to 30 (CL-27)
  static constexpr std::uint32_t number_mask = (1U << number_bits) - 1U;  ///< the bits of `code` with the number
  static constexpr int code_bits = DiceUse::code_bits + static_cast<int>(number_bits);  ///< number of bits of `code`

  constexpr MadeNumber() = default;
  /// Packs both. Precondition: 1 <= number <= 30.
  constexpr MadeNumber(DiceUse how, int number) noexcept
      : code(static_cast<std::uint16_t>(how.code() << number_bits | static_cast<std::uint32_t>(number))) {}

  /// The dice, extras and shifts that make the number.
  [[nodiscard]] constexpr DiceUse how() const noexcept { return DiceUse::from_code(unsigned{code} >> number_bits); }
  /// CL-27. The number that they make, 1 to 30; 0 by default.
  [[nodiscard]] constexpr int number() const noexcept { return static_cast<int>(code & number_mask); }
};

namespace detail {

/// The room for a shift on the three dice that have most of it, in descending order.
struct MostRoom {
  std::array<int, max_kept> rooms{};

  constexpr void add(int room) noexcept {
    for (int& kept : rooms) {
      if (room > kept) std::swap(room, kept);
    }
  }
};

/// How far shifts can change the sum of the dice and virtual dice in one mark.
class Reach {
 public:
  constexpr explicit Reach(bool clamp) noexcept : clamp_(clamp) {
    if (!clamp) up_.rooms.fill(die_faces);
  }

  constexpr void add(const std::array<int, max_kept>& row, Places chosen) noexcept {
    for (Places rest = chosen; rest != 0; rest &= rest - 1) {
      const int value = row[static_cast<std::size_t>(std::countr_zero(rest))];
      ++size_;
      sum_ += value;
      down_.add(value - 1);
      if (clamp_) up_.add(die_faces - value);
    }
  }

  /// CL-27, CL-41. The numbers that need all of these shifts.
  [[nodiscard]] constexpr NumberSet numbers(const FewPips& shifts) const noexcept {
    if (size_ == 0 || size_ < shifts.size) return {};
    if (shifts.size == 0) return sum_ <= highest_number ? NumberSet::only(sum_) : NumberSet{};
    NumberSet numbers = within(shifts, -1);
    for (int omitted = 0; omitted < shifts.size; ++omitted) numbers = numbers - within(shifts, omitted);
    return numbers;
  }

  /// CL-40. True for a number that the shifts could reach if shifted dice had no limits (CL-41).
  [[nodiscard]] constexpr bool could_be(const FewPips& shifts, int number) const noexcept {
    int reached = 0;
    for (const int most : shifts.values) reached += most;
    return shifts.size <= size_ && sum_ - reached <= number && number <= sum_ + reached;
  }

 private:
  /// CL-40, CL-41. The numbers that can be reached without the shift at `omitted`. Each shift goes on another die; they
  /// reach farthest if the largest shift goes on the die with the most room.
  [[nodiscard]] constexpr NumberSet within(const FewPips& shifts, int omitted) const noexcept {
    int low = sum_;
    int high = sum_;
    std::size_t at = 0;
    for (int i = shifts.size - 1; i >= 0; --i) {
      if (i == omitted) continue;
      low -= lesser(shifts.values[static_cast<std::size_t>(i)], down_.rooms[at]);
      high += lesser(shifts.values[static_cast<std::size_t>(i)], up_.rooms[at]);
      ++at;
    }
    return NumberSet::range(low, high);
  }

  bool clamp_;
  int sum_ = 0;
  int size_ = 0;
  MostRoom down_;
  MostRoom up_;
};

}  // namespace detail

/// CL-40 to CL-42. The dice and white symbols of a hand, in rows to choose from.
struct DiceSupply {
  Faces faces{};    ///< all three thrown faces, ascending
  FewPips extras;   ///< values of virtual dice (CL-42), ascending
  FewPips shifts;   ///< maximum of each shift (CL-40), ascending
  Places left = 0;  ///< CL-9: places of unused dice in `faces`

  constexpr DiceSupply() = default;
  /// From a hand and a throw. Precondition: not roll.none().
  constexpr DiceSupply(Roll roll, const Hand& hand) noexcept
      : faces(roll.faces()), extras(hand.extras.listed()), shifts(hand.shifts.listed()), left(hand.left) {}

  /// True if these dice are unused, and among equal dice the first places are chosen.
  [[nodiscard]] constexpr bool offers_dice(Places chosen) const noexcept {
    return (chosen & ~left) == 0 && lowest_first(faces, left, chosen);
  }
  /// True if these extras are kept, and among equal extras the first places are chosen.
  [[nodiscard]] constexpr bool offers_extras(Places chosen) const noexcept { return offers(extras, chosen); }
  /// True if these shifts are kept, and among equal shifts the first places are chosen.
  [[nodiscard]] constexpr bool offers_shifts(Places chosen) const noexcept { return offers(shifts, chosen); }

  /// How far shifts can change these dice and virtual dice. Precondition: the hand offers all of them.
  [[nodiscard]] constexpr detail::Reach reach(Places dice, Places chosen_extras, bool clamp) const noexcept {
    detail::Reach reach{clamp};
    reach.add(faces, dice);
    reach.add(extras.values, chosen_extras);
    return reach;
  }
  /// The shifts at these places, ascending. Precondition: offers_shifts(chosen).
  [[nodiscard]] constexpr FewPips chosen_shifts(Places chosen) const noexcept {
    FewPips some;
    for (std::size_t i = 0; i < shifts.values.size(); ++i) {
      if ((chosen >> i & 1U) != 0) some.values[static_cast<std::size_t>(some.size++)] = shifts.values[i];
    }
    return some;
  }

  /// CL-27, CL-40 to CL-42. The numbers that `how` makes. Precondition: the hand offers all of it.
  [[nodiscard]] constexpr NumberSet numbers(DiceUse how, bool clamp) const noexcept {
    return reach(how.dice, how.extras, clamp).numbers(chosen_shifts(how.shifts));
  }
  /// CL-40. True if the shifts, each on a die of its own, can reach this number when the limits of a die are ignored.
  [[nodiscard]] constexpr bool could_reach(DiceUse how, int number) const noexcept {
    return reach(how.dice, how.extras, false).could_be(chosen_shifts(how.shifts), number);
  }

 private:
  [[nodiscard]] static constexpr bool offers(const FewPips& few, Places chosen) noexcept {
    const Places kept = (1U << few.size) - 1U;
    return (chosen & ~kept) == 0 && (few.size < 2 || lowest_first(few.values, kept, chosen));
  }
};

}  // namespace regelwerk::clou
