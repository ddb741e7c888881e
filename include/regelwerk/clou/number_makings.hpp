#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <regelwerk/clou/number_set.hpp>
#include <regelwerk/clou/roll.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/white_symbols.hpp>
#include <regelwerk/core/algorithms.hpp>
#include <regelwerk/core/fixed_list.hpp>

namespace regelwerk::clou {

/// CL-27. Which dice, virtual dice and shifts make a number: places in the throw, among the kept extras and among the
/// kept shifts, each in ascending order.
struct How {
  Places dice = 0;
  Places extras = 0;
  Places shifts = 0;

  // The dice, then the extras, then the shifts, three bits each.
  static constexpr unsigned extras_at = 3;
  static constexpr unsigned dice_at = 6;
  static constexpr int code_bits = 9;
  /// What in a code stands below the dice, and below the extras.
  static constexpr std::uint32_t below_dice = (1U << dice_at) - 1U;
  static constexpr std::uint32_t below_extras = (1U << extras_at) - 1U;

  [[nodiscard]] constexpr std::uint32_t code() const noexcept { return dice << dice_at | extras << extras_at | shifts; }
  [[nodiscard]] static constexpr How from_code(std::uint32_t code) noexcept {
    return {code >> dice_at & all_places, code >> extras_at & all_places, code & all_places};
  }

  friend constexpr bool operator==(const How&, const How&) = default;
};

/// A way and a number that it makes, packed as in a move.
struct Making {
  std::uint16_t code = 0;

  static constexpr unsigned number_bits = 5;
  static constexpr std::uint32_t number_mask = (1U << number_bits) - 1U;
  static constexpr int code_bits = How::code_bits + static_cast<int>(number_bits);

  constexpr Making() = default;
  constexpr Making(How how, int number) noexcept
      : code(static_cast<std::uint16_t>(how.code() << number_bits | static_cast<std::uint32_t>(number))) {}

  [[nodiscard]] constexpr How how() const noexcept { return How::from_code(unsigned{code} >> number_bits); }
  [[nodiscard]] constexpr int number() const noexcept { return static_cast<int>(code & number_mask); }
};

namespace detail {

/// The three dice with the most room for a shift, the most first.
struct MostRoom {
  std::array<int, max_kept> rooms{};

  constexpr void add(int room) noexcept {
    for (int& kept : rooms) {
      if (room > kept) std::swap(room, kept);
    }
  }
};

/// The values of dice and virtual dice in one mark, and the shifts spent on them.
struct Material {
  std::array<int, 2 * max_kept> values{};
  std::size_t size = 0;
  FewPips shifts;

  constexpr void add(const std::array<int, 3>& row, Places chosen) noexcept {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if ((chosen >> i & 1U) != 0) values[size++] = row[i];
    }
  }
  constexpr void add_shifts(const FewPips& kept, Places chosen) noexcept {
    for (std::size_t i = 0; i < kept.values.size(); ++i) {
      if ((chosen >> i & 1U) != 0) shifts.values[static_cast<std::size_t>(shifts.size++)] = kept.values[i];
    }
  }

  /// CL-40, CL-41. The numbers within the shifts' reach when the one at `omitted` is left out. Each goes on another
  /// die, and they reach farthest when the widest goes where there is most room.
  [[nodiscard]] constexpr NumberSet reach(bool clamp, int omitted) const noexcept {
    MostRoom down;
    MostRoom up;
    int sum = 0;
    for (std::size_t i = 0; i < size; ++i) {
      sum += values[i];
      down.add(values[i] - 1);
      up.add(clamp ? die_faces - values[i] : die_faces);
    }
    int low = sum;
    int high = sum;
    std::size_t at = 0;
    for (int i = shifts.size - 1; i >= 0; --i) {
      if (i == omitted) continue;
      low -= lesser(shifts.values[static_cast<std::size_t>(i)], down.rooms[at]);
      high += lesser(shifts.values[static_cast<std::size_t>(i)], up.rooms[at]);
      ++at;
    }
    return NumberSet::range(low, high);
  }

  /// CL-40. What the limits of CL-41 are not yet applied to.
  [[nodiscard]] constexpr bool could_reach(int number) const noexcept {
    int distance = number;
    for (const int value : values) distance -= value;
    int reached = 0;
    for (const int most : shifts.values) reached += most;
    return shifts.size <= static_cast<int>(size) && -reached <= distance && distance <= reached;
  }

  /// CL-27, CL-41. The numbers that need all of the shifts.
  [[nodiscard]] constexpr NumberSet numbers(bool clamp) const noexcept {
    if (size == 0 || static_cast<int>(size) < shifts.size) return {};
    NumberSet numbers = reach(clamp, -1);
    for (int omitted = 0; omitted < shifts.size; ++omitted) numbers = numbers - reach(clamp, omitted);
    return numbers;
  }
};

}  // namespace detail

/// CL-40 to CL-42. What a hand holds, laid out for choosing from it.
struct Stock {
  Faces faces{};
  FewPips extras;
  FewPips shifts;
  Places left = 0;

  constexpr Stock() = default;
  constexpr Stock(Roll roll, const Hand& hand) noexcept
      : faces(roll.faces()), extras(hand.extras.listed()), shifts(hand.shifts.listed()), left(hand.left) {}

  [[nodiscard]] constexpr bool offers_dice(Places chosen) const noexcept {
    return (chosen & ~left) == 0 && lowest_first(faces, left, chosen);
  }
  [[nodiscard]] constexpr bool offers_extras(Places chosen) const noexcept { return offers(extras, chosen); }
  [[nodiscard]] constexpr bool offers_shifts(Places chosen) const noexcept { return offers(shifts, chosen); }

  /// CL-27, CL-40 to CL-42. The numbers that are made in this way. Precondition: all of it is on offer.
  [[nodiscard]] constexpr NumberSet numbers(How how, bool clamp) const noexcept { return material(how).numbers(clamp); }
  /// CL-40. True if the shifts can go on a die each and reach this number, whatever limits a die has.
  [[nodiscard]] constexpr bool could_reach(How how, int number) const noexcept {
    return material(how).could_reach(number);
  }

 private:
  [[nodiscard]] constexpr detail::Material material(How how) const noexcept {
    detail::Material material;
    material.add(faces, how.dice);
    material.add(extras.values, how.extras);
    material.add_shifts(shifts, how.shifts);
    return material;
  }
  [[nodiscard]] static constexpr bool offers(const FewPips& few, Places chosen) noexcept {
    const Places kept = (1U << few.size) - 1U;
    return (chosen & ~kept) == 0 && lowest_first(few.values, kept, chosen);
  }
};

/// CL-27. All makings of dice alone: at most the seven choices of three dice.
struct PlainMakings {
  NumberSet numbers;
  std::array<std::uint16_t, 7> codes{};
  std::array<std::uint8_t, dice_count * die_faces + 1> by_number{};  ///< places among the codes, one bit each

  /// Visits the codes of the makings of these numbers, ascending; stops when the visitor answers false.
  template <class Visitor>
  constexpr bool for_each(NumberSet wanted, const Visitor& visitor) const noexcept {
    unsigned hits = 0;
    for (NumberSet made = wanted & numbers; !made.empty(); made.erase_lowest()) {
      hits |= by_number[static_cast<std::size_t>(made.lowest())];
    }
    for (; hits != 0; hits &= hits - 1) {
      if (!visitor(codes[static_cast<std::size_t>(std::countr_zero(hits))])) return false;
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
        std::uint8_t& places = makings.by_number[static_cast<std::size_t>(sum)];
        places = static_cast<std::uint8_t>(places | 1U << size);
        makings.codes[size++] = Making{{chosen, 0, 0}, sum}.code;
        makings.numbers = makings.numbers | NumberSet::only(sum);
      }
    }
  }
  return all;
}();

/// The makings of a hand with white symbols.
class KeptMakings {
 public:
  constexpr KeptMakings(const Stock& stock, bool clamp) noexcept {
    for (std::uint32_t code = 1; code < 1U << How::code_bits; ++code) {
      const How how = How::from_code(code);
      if (!stock.offers_dice(how.dice)) {
        code |= How::below_dice;  // On to the next dice.
        continue;
      }
      if (!stock.offers_extras(how.extras)) {
        code |= How::below_extras;
        continue;
      }
      if (!stock.offers_shifts(how.shifts)) continue;
      const NumberSet made = stock.numbers(how, clamp);
      if (made.empty()) continue;
      numbers = numbers | made;
      ways_.push_back({static_cast<std::uint16_t>(code), made});
    }
  }

  NumberSet numbers;

  template <class Visitor>
  constexpr bool for_each(NumberSet wanted, const Visitor& visitor) const noexcept {
    for (const Way& way : ways_) {
      for (NumberSet made = way.numbers & wanted; !made.empty(); made.erase_lowest()) {
        if (!visitor(Making{How::from_code(way.code), made.lowest()}.code)) return false;
      }
    }
    return true;
  }

 private:
  struct Way {
    std::uint16_t code = 0;
    NumberSet numbers;
  };

  FixedList<Way, (1U << How::code_bits) - 1> ways_;
};

}  // namespace regelwerk::clou
