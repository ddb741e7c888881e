#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/contract.hpp>

namespace regelwerk::clou {

/// The maximum number of shifts, and of extras, that a thief can have at once (constraint 10: each fires once a round).
inline constexpr int max_kept = 3;
/// The maximum number of fills that a thief can have at once (constraint 10).
inline constexpr int max_fills = 2;

/// Up to three numbers from 1 to 6 in ascending order, possibly equal.
struct FewPips {
  std::array<int, max_kept> values{};  ///< 1 to 6; 0 after the last one
  int size = 0;                        ///< number of used values
};

/// Up to three of each number 1 to 6, two bits each: kept shifts, or kept virtual dice.
class Pips {
 public:
  [[nodiscard]] constexpr bool empty() const noexcept { return word_ == 0; }
  [[nodiscard]] constexpr int count(int value) const noexcept {
    return static_cast<int>(unsigned{word_} >> (2 * (value - 1)) & 3U);
  }
  [[nodiscard]] constexpr int size() const noexcept {
    // Adds the counts of neighbouring values, then the three sums.
    constexpr unsigned every_other = 3U | 3U << 4 | 3U << 8;
    const unsigned pairs = (word_ & every_other) + (unsigned{word_} >> 2 & every_other);
    return static_cast<int>((pairs & 15U) + (pairs >> 4 & 15U) + (pairs >> 8));
  }
  /// Precondition: size() < max_kept.
  constexpr void add(int value) noexcept {
    expects([&] { return size() < max_kept; }, "there is room for one more white symbol");
    word_ = static_cast<std::uint16_t>(word_ + (1U << (2 * (value - 1))));
  }
  /// Precondition: count(value) > 0.
  constexpr void remove(int value) noexcept { word_ = static_cast<std::uint16_t>(word_ - (1U << (2 * (value - 1)))); }

  /// Precondition: size() <= max_kept.
  [[nodiscard]] constexpr FewPips listed() const noexcept {
    FewPips few;
    for (int value = 1; value <= die_faces && !empty(); ++value) {
      for (int i = count(value); i > 0; --i) few.values[static_cast<std::size_t>(few.size++)] = value;
    }
    return few;
  }

  [[nodiscard]] constexpr std::uint16_t word() const noexcept { return word_; }
  /// The inverse of word(). Accepts every word; see valid().
  [[nodiscard]] static constexpr Pips from_word(std::uint16_t word) noexcept {
    Pips pips;
    pips.word_ = word;
    return pips;
  }
  /// False if there are too many, or if bits after the last number are set.
  [[nodiscard]] constexpr bool valid() const noexcept { return word_ >> (2 * die_faces) == 0 && size() <= max_kept; }

  friend constexpr bool operator==(Pips, Pips) = default;

 private:
  std::uint16_t word_ = 0;
};

/// A set of places 0, 1, 2 in an ascending row of three values. Of equal values the lower places are used first, so
/// that equal choices are equal sets.
using Places = unsigned;

inline constexpr Places all_places = 7;  ///< one bit for each of 0, 1, 2

/// True if `chosen` uses the lowest places in `left` among equal values.
[[nodiscard]] constexpr bool lowest_first(const std::array<int, 3>& values, Places left, Places chosen) noexcept {
  const Places passed = left & ~chosen;
  return !((passed & 1U) != 0 && (chosen & 2U) != 0 && values[0] == values[1]) &&
         !((passed & 2U) != 0 && (chosen & 4U) != 0 && values[1] == values[2]) &&
         !((passed & 1U) != 0 && (chosen & 4U) != 0 && values[0] == values[2]);
}

/// The dice and white symbols that a thief has left in this round: CL-9, CL-39.
struct Hand {
  Pips shifts;             ///< CL-40: each 1 to 6, up or down
  Pips extras;             ///< CL-42: values of virtual dice
  std::uint8_t left = 0;   ///< CL-9: unused dice, as places in the throw
  std::uint8_t fills = 0;  ///< CL-43: 0 to 2

  [[nodiscard]] constexpr bool empty() const noexcept { return left == 0 && fills == 0 && !has_white(); }
  /// True if a shift or an extra is kept; ignores fills.
  [[nodiscard]] constexpr bool has_white() const noexcept { return !shifts.empty() || !extras.empty(); }

  /// CL-39. Adds a white symbol.
  constexpr void keep(Effect effect) noexcept {
    if (effect.kind == EffectKind::shift) shifts.add(effect.value);
    if (effect.kind == EffectKind::extra) extras.add(effect.value);
    if (effect.kind == EffectKind::fill) ++fills;
  }
  /// CL-39. Removes a white symbol. Precondition: the hand has it.
  constexpr void spend(Effect effect) noexcept {
    if (effect.kind == EffectKind::shift) shifts.remove(effect.value);
    if (effect.kind == EffectKind::extra) extras.remove(effect.value);
    if (effect.kind == EffectKind::fill) --fills;
  }
  /// True if `other` has every white symbol of this hand at least as often.
  [[nodiscard]] constexpr bool keeps_only(const Hand& other) const noexcept {
    for (int value = 1; value <= die_faces; ++value) {
      if (shifts.count(value) > other.shifts.count(value) || extras.count(value) > other.extras.count(value)) {
        return false;
      }
    }
    return fills <= other.fills;
  }

  friend constexpr bool operator==(const Hand&, const Hand&) = default;
};

static_assert(sizeof(Pips) == 2 && sizeof(Hand) == 6);

}  // namespace regelwerk::clou
