#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/bit_cast.hpp>
#include <regelwerk/core/container/elements.hpp>
#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/description/member.hpp>

namespace regelwerk::clockman {

/// CM-3, CM-5. A digit card that a seat can hold.
enum class Digit : std::uint8_t { zero, one, two, joker };

inline constexpr int digit_kinds = 4;  ///< 0, 1, 2 and X; no seat holds an L
/// All kinds of digits, in their order.
inline constexpr std::array<Digit, digit_kinds> all_digits{Digit::zero, Digit::one, Digit::two, Digit::joker};
inline constexpr std::string_view digit_letters = "012X";  ///< one for each Digit, in the order of the enumerators

[[nodiscard]] constexpr std::string_view word(Digit digit) noexcept {
  // Not substr, which can throw: device code has no exceptions.
  return one_letter(digit_letters[static_cast<std::size_t>(digit)]);
}
/// The number of kinds. With it and word(), Digit is an Enumerated type (core/description/leaf.hpp).
[[nodiscard]] constexpr std::size_t count_of(std::type_identity<Digit> /*type*/) noexcept { return digit_kinds; }

/// CM-3. The number of cards of each kind 0, 1, 2, X, L. Every digit field has one card, so there are as many fields of
/// each kind.
inline constexpr std::array<int, digit_kinds + 1> digit_cards{20, 8, 4, 2, 6};
inline constexpr int digit_fields = 40;  ///< CM-9: number of fields of 0, 1, 2, X and L together

/// CM-9. The ring with the fields of 0, 1 or 2.
[[nodiscard]] constexpr int home_ring(Digit digit) noexcept { return static_cast<int>(digit) + 2; }
/// The digit of a field of this kind. Precondition: zero, one, two or joker.
[[nodiscard]] constexpr Digit digit_of(FieldKind kind) noexcept { return static_cast<Digit>(kind); }
/// CM-8. True for fields of 0, 1, 2, X and L, with or without a card on them.
[[nodiscard]] constexpr bool is_digit_field(FieldKind kind) noexcept { return kind <= FieldKind::lift; }

/// CM-4. The digits of a complete date.
struct Quota {
  std::array<std::uint8_t, 3> of{};  ///< number of cards of 0, 1 and 2
  std::uint8_t size = 0;             ///< CM-5: N, the number of all cards

  friend constexpr bool operator==(const Quota&, const Quota&) = default;
};

/// CM-4, CM-5. The quota of a date: five 0, `ones` 1 and one 2. Precondition: ones is 2 or 3.
[[nodiscard]] constexpr Quota quota(int ones) noexcept {
  return {{zeros_of_date, static_cast<std::uint8_t>(ones), twos_of_date},
          static_cast<std::uint8_t>(zeros_of_date + ones + twos_of_date)};
}

/// A multiset of digit cards.
class DigitCounts {
 public:
  [[nodiscard]] constexpr int count(Digit digit) const noexcept { return counts_[static_cast<std::size_t>(digit)]; }
  [[nodiscard]] constexpr bool contains(Digit digit) const noexcept { return count(digit) != 0; }
  [[nodiscard]] constexpr int size() const noexcept {
    return static_cast<int>(wrapping_product(packed(), 0x01010101U) >> 24U);
  }
  [[nodiscard]] constexpr bool empty() const noexcept { return packed() == 0; }

  constexpr void add(Digit digit) noexcept { ++counts_[static_cast<std::size_t>(digit)]; }  ///< at most 255 of a kind
  /// Precondition: contains(digit).
  constexpr void remove(Digit digit) noexcept {
    expects([&] { return contains(digit); }, "there is such a digit");
    --counts_[static_cast<std::size_t>(digit)];
  }
  /// Replaces the number of cards of this kind.
  constexpr void set(Digit digit, std::uint8_t count) noexcept { counts_[static_cast<std::size_t>(digit)] = count; }

  /// Precondition: no count in the sum exceeds 255.
  friend constexpr DigitCounts operator+(const DigitCounts& a, const DigitCounts& b) noexcept {
    DigitCounts sum;
    sum.counts_ = bits_as<decltype(counts_)>(a.packed() + b.packed());
    return sum;
  }
  /// The cards in order of kind, as a range; equal cards are separate. Precondition of front() and pop_front(): not
  /// empty.
  [[nodiscard]] constexpr ElementsOf<DigitCounts> begin() const noexcept { return ElementsOf<DigitCounts>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr Digit front() const noexcept {
    std::size_t kind = 0;
    while (counts_[kind] == 0) ++kind;
    return static_cast<Digit>(kind);
  }
  constexpr void pop_front() noexcept { remove(front()); }

  friend constexpr bool operator==(const DigitCounts&, const DigitCounts&) = default;
  /// One count for each kind (core/description/member.hpp).
  friend constexpr void for_each_member(Like<DigitCounts> auto& digits, auto& f) noexcept {
    for (const Digit digit : all_digits) {
      const auto kind = static_cast<std::size_t>(digit);
      f(word(digit), digits.counts_[kind], up_to(digit_cards[kind]));
    }
  }

 private:
  /// All counts in one word. The sum of two counts fits a byte, so one addition adds all counts without carries.
  [[nodiscard]] constexpr std::uint32_t packed() const noexcept { return bits_as<std::uint32_t>(counts_); }

  std::array<std::uint8_t, digit_kinds> counts_{};
};

/// CM-5. The number of cards 0, 1 and 2 that count for a date without jokers: p in the rule.
[[nodiscard]] constexpr int placed(const Quota& quota, const DigitCounts& digits) noexcept {
  return lesser<int>(digits.count(Digit::zero), quota.of[0]) + lesser<int>(digits.count(Digit::one), quota.of[1]) +
         lesser<int>(digits.count(Digit::two), quota.of[2]);
}
/// CM-5. The number of cards that count for a date.
[[nodiscard]] constexpr int usable(const Quota& quota, const DigitCounts& digits) noexcept {
  return lesser<int>(placed(quota, digits) + digits.count(Digit::joker), quota.size);
}
/// CM-5. True if these digits make a complete date. Compares the size first, since there are usually too few cards.
[[nodiscard]] constexpr bool completes(const Quota& quota, const DigitCounts& digits) noexcept {
  return digits.size() >= quota.size && usable(quota, digits) == quota.size;
}
/// CM-5. The number of cards that do not count.
[[nodiscard]] constexpr int surplus(const Quota& quota, const DigitCounts& digits) noexcept {
  return digits.size() - usable(quota, digits);
}
/// CM-5. True if one more card of this kind would count.
[[nodiscard]] constexpr bool needs(const Quota& quota, const DigitCounts& digits, Digit digit) noexcept {
  const bool room = digit == Digit::joker || digits.count(digit) < quota.of[static_cast<std::size_t>(digit)];
  return room && !completes(quota, digits);
}
/// CM-73. True if losing a card of this kind does not reduce the number of usable cards.
[[nodiscard]] constexpr bool can_spare(const Quota& quota, DigitCounts digits, Digit digit) noexcept {
  if (!digits.contains(digit)) return false;
  const int before = usable(quota, digits);
  digits.remove(digit);
  return usable(quota, digits) == before;
}

/// The digits of one seat: those in the date, and loose ones that wait for their transfer (CM-71).
struct Digits {
  DigitCounts date;   ///< CM-71: only these can complete a date
  DigitCounts loose;  ///< CM-71: always empty without the option transfer

  /// CM-71. All digits of the seat, which determine its needs and its surplus.
  [[nodiscard]] constexpr DigitCounts all() const noexcept { return date + loose; }
  [[nodiscard]] constexpr bool contains(Digit digit) const noexcept {
    return date.contains(digit) || loose.contains(digit);
  }

  /// CM-71. Adds a digit; it is loose if `transfer` is true.
  constexpr void receive(Digit digit, bool transfer) noexcept { (transfer ? loose : date).add(digit); }
  /// CM-71. Removes a digit, a loose one if there is one. Precondition: contains(digit).
  constexpr void give_up(Digit digit) noexcept { (loose.contains(digit) ? loose : date).remove(digit); }
  /// CM-71. Moves all loose digits into the date, on a transfer field.
  constexpr void transfer_all() noexcept {
    date = date + loose;
    loose = {};
  }

  friend constexpr bool operator==(const Digits&, const Digits&) = default;
};

/// CM-5, CM-71. True if the digits in the date complete it.
[[nodiscard]] constexpr bool is_complete(const Quota& quota, const Digits& digits) noexcept {
  return completes(quota, digits.date);
}

/// CM-9. The digit cards on the board, one bit for each digit field.
class DigitSet {
 public:
  constexpr DigitSet() = default;
  constexpr explicit DigitSet(std::uint64_t bits) noexcept : bits_(bits) {}  ///< bit i: field Layout::digit_at[i]

  /// CM-9. A card on every digit field, as at the start.
  [[nodiscard]] static constexpr DigitSet all() noexcept { return DigitSet{(std::uint64_t{1} << digit_fields) - 1}; }

  [[nodiscard]] constexpr std::uint64_t bits() const noexcept { return bits_; }
  /// False if bits beyond the last field are set.
  [[nodiscard]] constexpr bool valid() const noexcept { return bits_ >> digit_fields == 0; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const noexcept { return std::popcount(bits_); }
  [[nodiscard]] constexpr bool contains(int number) const noexcept { return ((bits_ >> number) & 1U) != 0; }
  /// Precondition: number < digit_fields.
  constexpr void insert(int number) noexcept { bits_ |= std::uint64_t{1} << number; }
  /// No effect if the digit is not in the set.
  constexpr void erase(int number) noexcept { bits_ &= ~(std::uint64_t{1} << number); }

  friend constexpr DigitSet operator&(DigitSet a, DigitSet b) noexcept { return DigitSet{a.bits_ & b.bits_}; }
  friend constexpr DigitSet operator-(DigitSet a, DigitSet b) noexcept { return DigitSet{a.bits_ & ~b.bits_}; }
  /// The elements in ascending order, as a range. Precondition of front() and pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<DigitSet> begin() const noexcept { return ElementsOf<DigitSet>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr int front() const noexcept { return std::countr_zero(bits_); }
  constexpr void pop_front() noexcept { bits_ &= bits_ - 1; }

  friend constexpr bool operator==(DigitSet, DigitSet) = default;

 private:
  std::uint64_t bits_ = 0;
};

static_assert(sizeof(Digits) == 8 && sizeof(DigitSet) == 8);

}  // namespace regelwerk::clockman
