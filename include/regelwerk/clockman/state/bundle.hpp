#pragma once
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/elements.hpp>
#include <regelwerk/core/contract.hpp>

namespace regelwerk::clockman {

/// CM-77. One or two digit cards that a seat gives in an offer, numbered in the order of their texts.
class Bundle {
 public:
  static constexpr int kinds = 14;  ///< CM-77: one or two cards of 0, 1, 2 and X in any combination
  /// By code: the digits as move texts write them, in the order 0, 1, 2, X.
  static constexpr std::array<std::string_view, kinds> texts{"0",  "00", "01", "02", "0X", "1", "11",
                                                             "12", "1X", "2",  "22", "2X", "X", "XX"};

  constexpr Bundle() = default;
  constexpr explicit Bundle(int code) noexcept : code_(static_cast<std::uint8_t>(code)) {}  ///< index in texts

  /// One card.
  [[nodiscard]] static constexpr Bundle of(Digit digit) noexcept {
    constexpr std::array<int, digit_kinds> begin{0, 5, 9, 12};
    return Bundle{begin[static_cast<std::size_t>(digit)]};
  }
  /// Two cards. Precondition: in the order of Digit.
  [[nodiscard]] static constexpr Bundle of(Digit digit, Digit other) noexcept {
    expects([&] { return digit <= other; }, "the digits stand in their order");
    return Bundle{of(digit).code() + 1 + static_cast<int>(other) - static_cast<int>(digit)};
  }

  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] static constexpr Bundle from_code(std::uint8_t code) noexcept { return Bundle{code}; }
  [[nodiscard]] constexpr bool is_kind() const noexcept { return code_ < kinds; }  ///< false for codes from 14 on
  [[nodiscard]] constexpr bool valid() const noexcept { return is_kind(); }
  /// The digits as move texts write them. Precondition, also of the following functions: is_kind().
  [[nodiscard]] constexpr std::string_view text() const noexcept {
    expects([&] { return is_kind(); }, "the code is that of a bundle");
    return texts[code_];
  }
  [[nodiscard]] constexpr int count(Digit digit) const noexcept {
    expects([&] { return is_kind(); }, "the code is that of a bundle");
    return counts[code_][static_cast<std::size_t>(digit)];
  }
  /// The number of cards.
  [[nodiscard]] constexpr int size() const noexcept { return static_cast<int>(text().size()); }

  friend constexpr auto operator<=>(Bundle, Bundle) = default;

 private:
  static constexpr std::array<std::array<std::uint8_t, digit_kinds>, kinds> counts{{{1, 0, 0, 0},
                                                                                    {2, 0, 0, 0},
                                                                                    {1, 1, 0, 0},
                                                                                    {1, 0, 1, 0},
                                                                                    {1, 0, 0, 1},
                                                                                    {0, 1, 0, 0},
                                                                                    {0, 2, 0, 0},
                                                                                    {0, 1, 1, 0},
                                                                                    {0, 1, 0, 1},
                                                                                    {0, 0, 1, 0},
                                                                                    {0, 0, 2, 0},
                                                                                    {0, 0, 1, 1},
                                                                                    {0, 0, 0, 1},
                                                                                    {0, 0, 0, 2}}};
  std::uint8_t code_ = 0;
};

/// A set of bundles, one bit for each code.
class Bundles {
 public:
  constexpr Bundles() = default;

  [[nodiscard]] static constexpr Bundles all() noexcept { return Bundles{every}; }  ///< the 14 kinds
  /// The bundles that a seat with these digits can give.
  [[nodiscard]] static constexpr Bundles of(const DigitCounts& digits) noexcept {
    Bundles held = all();
    for (const Digit digit : all_digits) held = held & with_at_most(digit, digits.count(digit));
    return held;
  }
  /// The bundles with at most `count` cards of this kind; a negative number counts as 0.
  [[nodiscard]] static constexpr Bundles with_at_most(Digit digit, int count) noexcept {
    const int most = count < 0 ? 0 : lesser(count, 2);
    return Bundles{by_count[static_cast<std::size_t>(digit)][static_cast<std::size_t>(most)]};
  }
  /// The bundles with at most `cards` cards; a negative number counts as 0.
  [[nodiscard]] static constexpr Bundles of_at_most(int cards) noexcept {
    return cards <= 0 ? Bundles{} : cards == 1 ? Bundles{singles} : all();
  }
  /// The bundles of two cards, both of these kinds of digits. Kinds are one bit each.
  [[nodiscard]] static constexpr Bundles pairs_within(unsigned kinds) noexcept {
    return without(~kinds) - Bundles{singles};
  }
  /// The bundles without cards of these kinds.
  [[nodiscard]] static constexpr Bundles without(unsigned kinds) noexcept {
    return Bundles{without_kinds[kinds & (without_kinds.size() - 1)]};
  }
  /// The bundles that share no kind with this one.
  [[nodiscard]] static constexpr Bundles apart_from(Bundle bundle) noexcept { return Bundles{apart[bundle.code()]}; }

  /// One bit each, by their codes.
  [[nodiscard]] constexpr unsigned bits() const noexcept { return bits_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr bool contains(Bundle bundle) const noexcept { return (bits_ >> bundle.code() & 1U) != 0; }
  /// The kinds of the bundles of one card in the set, one bit each.
  [[nodiscard]] constexpr unsigned single_kinds() const noexcept {
    return (bits_ & 1U) | (bits_ >> 4U & 2U) | (bits_ >> 7U & 4U) | (bits_ >> 9U & 8U);
  }
  /// Calls `visitor` in ascending order. If it returns false, the visit stops and the result is false.
  constexpr bool for_each(const auto& visitor) const noexcept {
    for (unsigned rest = bits_; rest != 0; rest &= rest - 1) {
      if (!visitor(Bundle{std::countr_zero(rest)})) return false;
    }
    return true;
  }

  friend constexpr Bundles operator&(Bundles a, Bundles b) noexcept { return Bundles{a.bits_ & b.bits_}; }
  friend constexpr Bundles operator-(Bundles a, Bundles b) noexcept { return Bundles{a.bits_ & ~b.bits_}; }
  /// The elements in ascending order, as a range. Precondition of front() and pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<Bundles> begin() const noexcept { return ElementsOf<Bundles>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr Bundle front() const noexcept { return Bundle{std::countr_zero(bits_)}; }
  constexpr void pop_front() noexcept { bits_ &= bits_ - 1; }

  friend constexpr bool operator==(Bundles, Bundles) = default;

 private:
  static constexpr unsigned every = (1U << Bundle::kinds) - 1;

  constexpr explicit Bundles(unsigned bits) noexcept : bits_(bits) {}

  /// By kind and number: the bundles with at most this number of cards of the kind.
  static constexpr std::array<std::array<unsigned, 3>, digit_kinds> by_count = [] {
    std::array<std::array<unsigned, 3>, digit_kinds> table{};
    for (std::size_t kind = 0; kind < digit_kinds; ++kind) {
      for (int most = 0; most < 3; ++most) {
        for (int code = 0; code < Bundle::kinds; ++code) {
          const bool has_no_more = Bundle{code}.count(static_cast<Digit>(kind)) <= most;
          table[kind][static_cast<std::size_t>(most)] |= has_no_more ? 1U << code : 0U;
        }
      }
    }
    return table;
  }();

  static constexpr unsigned singles = [] {
    unsigned bundles = 0;
    for (int code = 0; code < Bundle::kinds; ++code) bundles |= Bundle{code}.size() == 1 ? 1U << code : 0U;
    return bundles;
  }();

  /// By set of kinds: the bundles without these kinds.
  static constexpr std::array<unsigned, 1U << digit_kinds> without_kinds = [] {
    std::array<unsigned, 1U << digit_kinds> table{};
    for (std::size_t kinds = 0; kinds < table.size(); ++kinds) {
      table[kinds] = every;
      for (std::size_t kind = 0; kind < digit_kinds; ++kind) {
        if ((kinds >> kind & 1U) != 0) table[kinds] &= by_count[kind][0];
      }
    }
    return table;
  }();

  /// By code: the bundles that share no kind with this one.
  static constexpr std::array<unsigned, Bundle::kinds> apart = [] {
    std::array<unsigned, Bundle::kinds> table{};
    for (int code = 0; code < Bundle::kinds; ++code) {
      std::size_t kinds = 0;
      for (const Digit digit : all_digits) {
        if (Bundle{code}.count(digit) > 0) kinds |= std::size_t{1} << static_cast<unsigned>(digit);
      }
      table[static_cast<std::size_t>(code)] = without_kinds[kinds];
    }
    return table;
  }();

  unsigned bits_ = 0;
};

static_assert(sizeof(Bundle) == 1);
static_assert([] {
  for (const Digit digit : all_digits) {
    const Bundles others = Bundles::without(1U << static_cast<unsigned>(digit));
    if ((Bundles::all() - others).single_kinds() != 1U << static_cast<unsigned>(digit)) return false;
  }
  return true;
}());

}  // namespace regelwerk::clockman
