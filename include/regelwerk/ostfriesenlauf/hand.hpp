#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/visit.hpp>
#include <regelwerk/ostfriesenlauf/card.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>

namespace regelwerk::ostfriesenlauf {

/// OL-10. A card that lies face down, or none.
class Laid {
 public:
  constexpr Laid() = default;
  constexpr explicit Laid(Card card) noexcept : code_(card.code()) {}

  [[nodiscard]] constexpr bool none() const noexcept { return code_ == none_code; }
  /// Precondition: there is one.
  [[nodiscard]] constexpr Card card() const noexcept {
    expects([&] { return !none(); }, "there is a card");
    return Card::from_code(code_);
  }

  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] static constexpr Laid from_code(std::uint8_t code) noexcept {
    Laid laid;
    laid.code_ = code;
    return laid;
  }
  /// False for a code that is neither a card's nor none.
  [[nodiscard]] constexpr bool valid() const noexcept { return none() || Card::is_code(code_); }

  friend constexpr bool operator==(Laid, Laid) = default;

 private:
  static constexpr std::uint8_t none_code = 0;
  std::uint8_t code_ = none_code;
};

/// OL-10. At most five cards in ascending order, six bits each from the low end of a word; no card is all zero.
class Hand {
 public:
  // A template stands before the constexpr members that use it: clang needs that in a class that is no template.
  /// Visits every card, in order, equal ones too; stops when the visitor answers false.
  template <class Visitor>
  constexpr bool for_each_card(Visitor&& visitor) const noexcept {
    for (std::uint32_t rest = word_; rest != 0; rest >>= Card::code_bits) {
      if (!visit(visitor, Card::from_code(rest & code_mask))) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool empty() const noexcept { return word_ == 0; }
  [[nodiscard]] constexpr int size() const noexcept {
    return (static_cast<int>(std::bit_width(word_)) + Card::code_bits - 1) / Card::code_bits;
  }
  /// OL-11. Cards with this back.
  [[nodiscard]] constexpr int count(Place back) const noexcept {
    int count = 0;
    for_each_card([&](Card card) { count += card.back() == back ? 1 : 0; });
    return count;
  }
  [[nodiscard]] constexpr bool contains(Card card) const noexcept {
    for (std::uint32_t rest = word_; rest != 0; rest >>= Card::code_bits) {
      if ((rest & code_mask) == card.code()) return true;
    }
    return false;
  }

  /// Precondition: size() < max_hand.
  constexpr void add(Card card) noexcept {
    expects([&] { return size() < max_hand; }, "the hand has room for one more");
    const int at = bits_below(card);
    const std::uint32_t below = word_ & low_bits(at);
    word_ = (word_ ^ below) << Card::code_bits | std::uint32_t{card.code()} << at | below;
  }
  /// Precondition: contains(card).
  constexpr void remove(Card card) noexcept {
    expects([&] { return contains(card); }, "the card is in the hand");
    const int at = bits_below(card);
    word_ = (word_ >> Card::code_bits & ~low_bits(at)) | (word_ & low_bits(at));
  }

  /// Visits every different card once, in order; stops when the visitor answers false.
  template <class Visitor>
  constexpr bool for_each_kind(Visitor&& visitor) const noexcept {
    std::uint32_t last = 0;
    for (std::uint32_t rest = word_; rest != 0; rest >>= Card::code_bits) {
      const std::uint32_t code = rest & code_mask;
      if (code != last && !visit(visitor, Card::from_code(code))) return false;
      last = code;
    }
    return true;
  }

  [[nodiscard]] constexpr std::uint32_t word() const noexcept { return word_; }
  /// The hand with this word, see valid().
  [[nodiscard]] static constexpr Hand from_word(std::uint32_t word) noexcept {
    Hand hand;
    hand.word_ = word;
    return hand;
  }
  /// False if the word is none of ascending cards; only from_word() can bring that about.
  [[nodiscard]] constexpr bool valid() const noexcept {
    if (word_ > low_bits(max_hand * Card::code_bits)) return false;
    std::uint32_t last = 0;
    for (std::uint32_t rest = word_; rest != 0; rest >>= Card::code_bits) {
      if (!Card::is_code(rest & code_mask) || (rest & code_mask) < last) return false;
      last = rest & code_mask;
    }
    return true;
  }

  friend constexpr bool operator==(Hand, Hand) = default;
  /// The cards in order, then none (core/member.hpp).
  [[nodiscard]] friend constexpr std::array<Laid, max_hand> as_told(Hand hand) noexcept {
    std::array<Laid, max_hand> cards{};
    std::size_t count = 0;
    hand.for_each_card([&](Card card) { cards[count++] = Laid{card}; });
    return cards;
  }
  /// False if these cards are no hand.
  [[nodiscard]] friend constexpr bool take_told(Hand& hand, const std::array<Laid, max_hand>& cards) noexcept {
    hand = {};
    for (std::size_t i = 0; i < cards.size(); ++i) {
      hand.word_ |= std::uint32_t{cards[i].code()} << (i * Card::code_bits);
    }
    return hand.valid();
  }

 private:
  static constexpr std::uint32_t code_mask = (1U << Card::code_bits) - 1U;
  static_assert(max_hand * Card::code_bits <= 32);

  [[nodiscard]] static constexpr std::uint32_t low_bits(int bits) noexcept { return (std::uint32_t{1} << bits) - 1U; }
  /// How many bits the cards that come before this one use.
  [[nodiscard]] constexpr int bits_below(Card card) const noexcept {
    int bits = 0;
    for (std::uint32_t rest = word_; rest != 0 && (rest & code_mask) < card.code(); rest >>= Card::code_bits) {
      bits += Card::code_bits;
    }
    return bits;
  }

  std::uint32_t word_ = 0;
};

}  // namespace regelwerk::ostfriesenlauf
