#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <regelwerk/core/container/elements.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state/lanes.hpp>

namespace regelwerk::ostfriesenlauf {

/// OL-10. A card laid face down, or none.
class Laid {
 public:
  constexpr Laid() = default;
  constexpr explicit Laid(Card card) noexcept : code_(card.code()) {}  ///< OL-10: this card is laid

  [[nodiscard]] constexpr bool none() const noexcept { return code_ == none_code; }
  /// Precondition: a card is laid.
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
  /// False for a code that is neither that of a card nor none.
  [[nodiscard]] constexpr bool valid() const noexcept { return none() || Card::is_code(code_); }

  friend constexpr bool operator==(Laid, Laid) = default;

 private:
  static constexpr std::uint8_t none_code = 0;
  std::uint8_t code_ = none_code;
};

/// OL-10. At most five cards in ascending order, packed into a word from the low end, six bits each (a lane); an unused
/// lane is zero. Operations work on all lanes at once.
class Hand {
 public:
  // Declared before the constexpr members that use it, as clang requires in a non-template class.
  /// Visits every card in ascending order; equal cards are visited separately. Stops when the visitor returns false.
  constexpr bool for_each_card(auto&& visitor) const noexcept {
    for (std::uint32_t rest = word_; rest != 0; rest >>= Card::code_bits) {
      if (!visit(visitor, Card::from_code(rest & code_mask))) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool empty() const noexcept { return word_ == 0; }
  [[nodiscard]] constexpr int size() const noexcept {
    return (static_cast<int>(std::bit_width(word_)) + Card::code_bits - 1) / Card::code_bits;
  }
  /// OL-11. The number of cards with this back.
  [[nodiscard]] constexpr int count(Place back) const noexcept {
    int count = 0;
    for_each_card([&](Card card) { count += card.back() == back ? 1 : 0; });
    return count;
  }
  [[nodiscard]] constexpr bool contains(Card card) const noexcept { return lanes_with(card) != 0; }

  /// Precondition: size() < max_hand.
  constexpr void add(Card card) noexcept {
    expects([&] { return size() < max_hand; }, "the hand has room for one more");
    const std::uint32_t no_earlier_card = ~(in_use(word_) & ~lanes_from(card)) & top_bits;
    word_ = Row::with(word_, lowest_lane(no_earlier_card), card.code());
  }
  /// Precondition: contains(card).
  constexpr void remove(Card card) noexcept {
    expects([&] { return contains(card); }, "the card is in the hand");
    word_ = Row::without(word_, lowest_lane(lanes_with(card)));
  }

  /// Visits every different card once, in ascending order; stops when the visitor returns false.
  constexpr bool for_each_kind(auto&& visitor) const noexcept {
    for (std::uint32_t rest = lanes_of_kinds(); rest != 0; rest &= rest - 1U) {
      if (!visit(visitor, card_in(lowest_lane(rest)))) return false;
    }
    return true;
  }
  /// The number of different cards.
  [[nodiscard]] constexpr int kind_count() const noexcept {
    return static_cast<int>(sums_up_to(lanes_of_kinds()) >> (max_hand - 1) * Card::code_bits & code_mask);
  }
  /// The different card at this index, in ascending order. Precondition: 0 <= index < kind_count().
  [[nodiscard]] constexpr Card nth_kind(int index) const noexcept {
    expects([&] { return 0 <= index && index < kind_count(); }, "the hand has so many different cards");
    // The sums are small, so the top bit of a lane survives the subtraction only if its sum exceeds the index.
    const std::uint32_t sums = sums_up_to(lanes_of_kinds());
    return card_in(lowest_lane(((sums | top_bits) - static_cast<std::uint32_t>(index + 1) * each_lane) & top_bits));
  }

  [[nodiscard]] constexpr std::uint32_t word() const noexcept { return word_; }
  /// The hand with this word. Does not check the word; see valid().
  [[nodiscard]] static constexpr Hand from_word(std::uint32_t word) noexcept {
    Hand hand;
    hand.word_ = word;
    return hand;
  }
  /// False unless the word holds cards in ascending order; only from_word() can produce such a hand.
  [[nodiscard]] constexpr bool valid() const noexcept {
    if (word_ > Row::below(max_hand * Card::code_bits)) return false;
    std::uint32_t last = 0;
    for (std::uint32_t rest = word_; rest != 0; rest >>= Card::code_bits) {
      if (!Card::is_code(rest & code_mask) || (rest & code_mask) < last) return false;
      last = rest & code_mask;
    }
    return true;
  }

  /// The cards in ascending order as a range; equal cards are separate elements. Precondition of front() and
  /// pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<Hand> begin() const noexcept { return ElementsOf<Hand>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr Card front() const noexcept { return Card::from_code(word_ & code_mask); }
  constexpr void pop_front() noexcept { word_ >>= Card::code_bits; }

  friend constexpr bool operator==(Hand, Hand) = default;
  /// The cards in ascending order, then none for unused lanes (core/description/member.hpp).
  [[nodiscard]] friend constexpr std::array<Laid, max_hand> as_spelled(Hand hand) noexcept {
    std::array<Laid, max_hand> cards{};
    std::size_t count = 0;
    hand.for_each_card([&](Card card) { cards[count++] = Laid{card}; });
    return cards;
  }
  /// Sets the hand; false if these cards do not form one.
  [[nodiscard]] friend constexpr bool take_spelled(Hand& hand, const std::array<Laid, max_hand>& cards) noexcept {
    hand = {};
    for (std::size_t i = 0; i < cards.size(); ++i) {
      hand.word_ |= std::uint32_t{cards[i].code()} << (i * Card::code_bits);
    }
    return hand.valid();
  }

 private:
  using Row = detail::Lanes<std::uint32_t, Card::code_bits>;
  static constexpr std::uint32_t code_mask = Row::lane_mask;
  static constexpr std::uint32_t each_lane = Row::below(max_hand * Card::code_bits) / code_mask;
  static constexpr std::uint32_t top_bits = each_lane << (Card::code_bits - 1);
  static constexpr std::uint32_t rests = top_bits - each_lane;  ///< all bits of a lane except the top one
  static_assert(max_hand * Card::code_bits <= 32);

  // In the following functions a set of lanes is a word with their top bits.
  /// The lanes that are not zero.
  [[nodiscard]] static constexpr std::uint32_t in_use(std::uint32_t lanes) noexcept {
    return (((lanes & rests) + rests) | lanes) & top_bits;
  }
  /// The lanes that hold this card.
  [[nodiscard]] constexpr std::uint32_t lanes_with(Card card) const noexcept {
    return in_use(word_ ^ card.code() * each_lane) ^ top_bits;
  }
  /// The lanes that hold this card or a later one.
  [[nodiscard]] constexpr std::uint32_t lanes_from(Card card) const noexcept {
    const std::uint32_t least = card.code() * each_lane;
    // With the top bits masked, one subtraction compares all lanes without borrows between them.
    const std::uint32_t rest_reaches = (word_ | top_bits) - (least & rests);
    return ((word_ & ~least) | (~(word_ ^ least) & rest_reaches)) & top_bits;
  }
  /// The last lane of every different card: the next lane holds another card or none.
  [[nodiscard]] constexpr std::uint32_t lanes_of_kinds() const noexcept {
    return in_use(word_ ^ word_ >> Card::code_bits);
  }
  /// In each lane, the number of these lanes at or below it.
  [[nodiscard]] static constexpr std::uint32_t sums_up_to(std::uint32_t lanes) noexcept {
    return wrapping_product(lanes >> (Card::code_bits - 1), each_lane);
  }
  /// The bit offset of the lowest of these lanes. Precondition: `lanes` is not 0.
  [[nodiscard]] static constexpr int lowest_lane(std::uint32_t lanes) noexcept {
    // The bit above all lanes saves a test for a zero word.
    return std::countr_zero(lanes | std::uint32_t{1} << 31U) - (Card::code_bits - 1);
  }
  /// The card in the lane at this bit offset.
  [[nodiscard]] constexpr Card card_in(int bits) const noexcept { return Card::from_code(Row::at(word_, bits)); }

  std::uint32_t word_ = 0;
};

}  // namespace regelwerk::ostfriesenlauf
