#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/container/elements.hpp>
#include <regelwerk/core/container/wrapping.hpp>

namespace regelwerk::clockman {

/// CM-3. A set of event cards, one bit for each number in a Deck.
class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr explicit CardSet(std::uint64_t bits) noexcept : bits_(bits) {}  ///< bit i: the card with number i

  /// The cards numbered below `number`. Precondition: number <= event_cards.
  [[nodiscard]] static constexpr CardSet first(std::size_t number) noexcept {
    return CardSet{(std::uint64_t{1} << number) - 1};
  }
  /// All cards, numbered 0 to event_cards - 1.
  [[nodiscard]] static constexpr CardSet all() noexcept { return first(event_cards); }
  /// The set of this one card. Precondition: number < event_cards.
  [[nodiscard]] static constexpr CardSet only(std::size_t number) noexcept {
    return CardSet{std::uint64_t{1} << number};
  }

  [[nodiscard]] constexpr std::uint64_t bits() const noexcept { return bits_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr bool contains(std::size_t number) const noexcept { return (bits_ >> number & 1U) != 0; }
  [[nodiscard]] constexpr int size() const noexcept { return static_cast<int>(counts_up_to() >> 56U); }
  /// The card at `index` in ascending order. Finds the byte in which it lies first, then the bit. Precondition: index <
  /// size().
  [[nodiscard]] constexpr std::size_t nth(int index) const noexcept {
    const std::uint64_t counts = counts_up_to();
    const std::uint64_t beyond = (counts | top_bits) - (static_cast<std::uint64_t>(index) + 1) * each_byte;
    const int byte = std::countr_zero(beyond & top_bits) - 7;
    std::uint64_t rest = bits_ >> byte;
    for (int left = index - static_cast<int>(truncating_shift(counts, 8) >> byte & 255U); left > 0; --left)
      rest &= rest - 1;
    return static_cast<std::size_t>(byte) + static_cast<std::size_t>(std::countr_zero(rest));
  }
  /// The lowest number in the set. Precondition: not empty().
  [[nodiscard]] constexpr std::size_t lowest() const noexcept {
    return static_cast<std::size_t>(std::countr_zero(bits_));
  }
  /// The greatest number in the set. Precondition: not empty().
  [[nodiscard]] constexpr std::size_t highest() const noexcept {
    return static_cast<std::size_t>(std::bit_width(bits_) - 1);
  }

  /// Precondition: number < event_cards.
  constexpr void insert(std::size_t number) noexcept { bits_ |= std::uint64_t{1} << number; }
  /// Inserts the card, or removes it if `is_in` is false.
  constexpr void assign(std::size_t number, bool is_in) noexcept {
    bits_ = (bits_ & ~(std::uint64_t{1} << number)) | std::uint64_t{is_in ? 1U : 0U} << number;
  }

  /// Calls `each` with the numbers of the cards in ascending order.
  constexpr void for_each(const auto& each) const noexcept {
    for (std::uint64_t rest = bits_; rest != 0; rest &= rest - 1) {
      each(static_cast<std::size_t>(std::countr_zero(rest)));
    }
  }

  friend constexpr CardSet operator&(CardSet a, CardSet b) noexcept { return CardSet{a.bits_ & b.bits_}; }
  friend constexpr CardSet operator|(CardSet a, CardSet b) noexcept { return CardSet{a.bits_ | b.bits_}; }
  friend constexpr CardSet operator-(CardSet a, CardSet b) noexcept { return CardSet{a.bits_ & ~b.bits_}; }
  /// The elements in ascending order, as a range. Precondition of front() and pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<CardSet> begin() const noexcept { return ElementsOf<CardSet>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr std::size_t front() const noexcept { return lowest(); }
  constexpr void pop_front() noexcept { bits_ &= bits_ - 1; }

  friend constexpr bool operator==(CardSet, CardSet) = default;

 private:
  static constexpr std::uint64_t each_byte = ~std::uint64_t{0} / 255;
  static constexpr std::uint64_t top_bits = each_byte << 7U;

  /// A word whose byte i is the number of cards in bytes 0 to i.
  [[nodiscard]] constexpr std::uint64_t counts_up_to() const noexcept {
    std::uint64_t counts = bits_ - (bits_ >> 1U & each_byte * 0x55);
    counts = (counts & each_byte * 0x33) + (counts >> 2U & each_byte * 0x33);
    return wrapping_product((counts + (counts >> 4U)) & each_byte * 0x0F, each_byte);
  }

  std::uint64_t bits_ = 0;
};

static_assert(sizeof(CardSet) == 8);

}  // namespace regelwerk::clockman
