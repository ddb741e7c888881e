#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/container/elements.hpp>
#include <regelwerk/core/container/multiset.hpp>

namespace regelwerk::inline shared {

/// A set of kinds, one bit each.
using KindSet = std::uint16_t;

/// True if the set has this kind. Precondition: 0 <= kind < 16.
[[nodiscard]] constexpr bool has_kind(KindSet kinds, int kind) noexcept { return ((kinds >> kind) & 1U) != 0; }
/// The set of one kind. Precondition: 0 <= kind < 16.
[[nodiscard]] constexpr KindSet only_kind(int kind) noexcept { return static_cast<KindSet>(1U << kind); }

/// The number of cards of each kind, at most `Most` in total, packed into as many words as needed for `Bits` bits per
/// kind.
template <int Kinds, int Bits = 8, int Most = 255>
class KindCounts {
  static_assert(0 < Kinds && Kinds <= 16 && (Bits == 4 || Bits == 8) && Most <= 255);
  static constexpr int kinds_per_word = 64 / Bits;
  static constexpr std::size_t words = (Kinds + kinds_per_word - 1) / kinds_per_word;
  using Word = Multiset<int, kinds_per_word, Bits, Most>;

 public:
  constexpr KindCounts() noexcept = default;
  /// Converts from a multiset whose kinds have the same numbers.
  template <class Kind, int OtherBits, int OtherMost>
  constexpr explicit KindCounts(Multiset<Kind, Kinds, OtherBits, OtherMost> cards) noexcept {
    if constexpr (OtherBits == Bits && words == 1) {
      words_[0] = Word::from_word(cards.word());
    } else {
      for (const Kind kind : cards.kinds_present()) add(static_cast<int>(kind), cards.count(kind));
    }
  }
  /// Converts to a set of another type whose kinds have the same numbers.
  template <class Set>
  [[nodiscard]] constexpr Set as() const noexcept {
    if constexpr (Set::bits_per_kind == Bits && words == 1) {
      return Set::from_word(words_[0].word());
    } else {
      Set set;
      for_each_card([&](int kind) { set.add(static_cast<typename Set::value_type>(kind)); });
      return set;
    }
  }

  [[nodiscard]] constexpr int operator[](std::size_t kind) const noexcept { return count(static_cast<int>(kind)); }
  [[nodiscard]] constexpr int count(int kind) const noexcept { return word_of(kind).count(kind % kinds_per_word); }
  [[nodiscard]] constexpr bool empty() const noexcept {
    for (const Word word : words_) {
      if (!word.empty()) return false;
    }
    return true;
  }
  /// The total number of cards.
  [[nodiscard]] constexpr int size() const noexcept {
    int sum = 0;
    for (const Word word : words_) sum += word.size();
    return sum;
  }
  /// The kinds with at least one card.
  [[nodiscard]] constexpr KindSet kinds() const noexcept {
    unsigned found = 0;
    for (std::size_t i = 0; i < words; ++i) {
      found |= gathered(words_[i].kinds_present().rest) << (i * static_cast<std::size_t>(kinds_per_word));
    }
    return static_cast<KindSet>(found);
  }
  /// A set of kinds in the form that among() needs; make it once for repeated calls.
  class Mask {
   public:
    /// Bit i of `kinds` is kind i.
    constexpr explicit Mask(KindSet kinds) noexcept {
      for (std::size_t i = 0; i < words; ++i) {
        const auto own = static_cast<std::uint64_t>(kinds) >> (i * static_cast<std::size_t>(kinds_per_word));
        words_[i] = spread(own) * Word::max_count;
      }
    }

   private:
    friend class KindCounts;
    std::array<std::uint64_t, words> words_{};
  };
  /// Only the cards of these kinds.
  [[nodiscard]] constexpr KindCounts among(const Mask& mask) const noexcept {
    KindCounts some;
    for (std::size_t i = 0; i < words; ++i) some.words_[i] = Word::from_word(words_[i].word() & mask.words_[i]);
    return some;
  }
  /// Only the cards of these kinds, for a single call.
  [[nodiscard]] constexpr KindCounts among(KindSet kinds) const noexcept { return among(Mask{kinds}); }
  /// The kind of the card at `index` when all cards are laid out in the order of kinds. Precondition: 0 <= index <
  /// size().
  [[nodiscard]] constexpr int nth(int index) const noexcept {
    std::size_t i = 0;
    for (; i + 1 < words && index >= words_[i].size(); ++i) index -= words_[i].size();
    return words_[i].nth(index) + static_cast<int>(i) * kinds_per_word;
  }
  /// Visits the kind of every card; a kind with several cards is visited several times.
  constexpr void for_each_card(const auto& visitor) const noexcept {
    for (std::size_t i = 0; i < words; ++i) {
      for (Word rest = words_[i]; !rest.empty();) {
        const int kind = rest.first();
        rest.remove(kind);
        visitor(kind + static_cast<int>(i) * kinds_per_word);
      }
    }
  }

  /// Precondition: the new count fits, and so does the new total.
  constexpr void add(int kind, int many = 1) noexcept { word_of(kind).add(kind % kinds_per_word, many); }
  /// Precondition: there are at least `many` cards of this kind.
  constexpr void remove(int kind, int many = 1) noexcept { word_of(kind).remove(kind % kinds_per_word, many); }
  /// Precondition: all new counts fit.
  constexpr KindCounts& operator+=(const KindCounts& other) noexcept {
    for (std::size_t i = 0; i < words; ++i) words_[i] += other.words_[i];
    return *this;
  }

  /// The cards in the order of kinds, as a range; equal cards are separate elements. Precondition of front() and
  /// pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<KindCounts> begin() const noexcept { return ElementsOf<KindCounts>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr int front() const noexcept { return nth(0); }
  constexpr void pop_front() noexcept { remove(front()); }

  friend constexpr bool operator==(const KindCounts&, const KindCounts&) = default;

 private:
  [[nodiscard]] constexpr Word word_of(int kind) const noexcept {
    return words_[static_cast<std::size_t>(kind / kinds_per_word)];
  }
  [[nodiscard]] constexpr Word& word_of(int kind) noexcept {
    return words_[static_cast<std::size_t>(kind / kinds_per_word)];
  }

  /// A mask for a word whose fields hold `kinds` kinds each: the lowest `kinds` bits of every field.
  [[nodiscard]] static constexpr std::uint64_t in_fields_of(int kinds) noexcept {
    const std::uint64_t each_field =
        kinds == kinds_per_word ? 1 : ~std::uint64_t{0} / ((std::uint64_t{1} << (kinds * Bits)) - 1);
    return each_field * ((std::uint64_t{1} << kinds) - 1);
  }
  /// Moves the lowest bits of a word, one for each kind, to the lowest bits of their counts; gathered() is the inverse.
  /// Works by halves: first one half of the bits moves to its place, then one half of each half, and so on.
  [[nodiscard]] static constexpr std::uint64_t spread(std::uint64_t bits) noexcept {
    bits &= in_fields_of(kinds_per_word);
    for (int half = kinds_per_word / 2; half > 0; half /= 2) {
      bits = (bits | bits << (half * (Bits - 1))) & in_fields_of(half);
    }
    return bits;
  }
  [[nodiscard]] static constexpr unsigned gathered(std::uint64_t bits) noexcept {
    for (int half = 1; half < kinds_per_word; half *= 2) {
      bits = (bits | bits >> (half * (Bits - 1))) & in_fields_of(2 * half);
    }
    return static_cast<unsigned>(bits);
  }

  std::array<Word, words> words_{};
};

}  // namespace regelwerk::inline shared
