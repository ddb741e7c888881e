#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/visit.hpp>

namespace regelwerk {

/// How many of each kind there are (cards left in a stack, cards in a hand), packed into one word. `Kind` is an enum
/// or converts to an index 0 to Kinds - 1; each count has `Bits` bits (1, 2, 4 or 8) and so goes up to max_count.
template <class Kind, int Kinds, int Bits>
class Multiset {
  static_assert(Bits == 1 || Bits == 2 || Bits == 4 || Bits == 8, "the sum over all kinds folds powers of two");
  static_assert(Kinds * Bits <= 64, "all counts must fit one word");

 public:
  static constexpr int kinds = Kinds;
  static constexpr int max_count = (1 << Bits) - 1;

  constexpr Multiset() = default;

  /// `each` of every kind. Precondition: 0 <= each <= max_count.
  [[nodiscard]] static constexpr Multiset filled(int each) noexcept {
    expects([&] { return 0 <= each && each <= max_count; }, "the number of each kind fits");
    Multiset all;
    for (int kind = 0; kind < Kinds; ++kind) all.word_ |= static_cast<std::uint64_t>(each) << (kind * Bits);
    return all;
  }

  [[nodiscard]] constexpr int count(Kind kind) const noexcept {
    return static_cast<int>((word_ >> shift(kind)) & static_cast<std::uint64_t>(max_count));
  }
  [[nodiscard]] constexpr bool contains(Kind kind) const noexcept { return count(kind) != 0; }
  [[nodiscard]] constexpr bool empty() const noexcept { return word_ == 0; }

  /// How many there are of all kinds together.
  [[nodiscard]] constexpr int size() const noexcept {
    std::uint64_t sum = word_;
    for (int width = Bits; width < 64; width *= 2) sum = sum_neighbours(sum, width);
    return static_cast<int>(sum);
  }

  /// Precondition: count(kind) < max_count.
  constexpr void add(Kind kind) noexcept {
    expects([&] { return count(kind) < max_count; }, "there is room for one more of the kind");
    word_ += std::uint64_t{1} << shift(kind);
  }
  /// Precondition: contains(kind).
  constexpr void remove(Kind kind) noexcept {
    expects([&] { return contains(kind); }, "there is one of the kind");
    word_ -= std::uint64_t{1} << shift(kind);
  }

  /// Adds all of `other`. Precondition: no count exceeds max_count.
  constexpr Multiset& operator+=(Multiset other) noexcept {
    expects([&] { return fits(other); }, "the sum fits");
    word_ += other.word_;
    return *this;
  }
  /// Takes all of `other` away. Precondition: includes(other).
  constexpr Multiset& operator-=(Multiset other) noexcept {
    expects([&] { return includes(other); }, "all that is taken out is there");
    word_ -= other.word_;
    return *this;
  }
  [[nodiscard]] friend constexpr Multiset operator+(Multiset a, Multiset b) noexcept { return a += b; }
  [[nodiscard]] friend constexpr Multiset operator-(Multiset a, Multiset b) noexcept { return a -= b; }

  /// True if there is at least as much of every kind as in `other`.
  [[nodiscard]] constexpr bool includes(Multiset other) const noexcept {
    for (int kind = 0; kind < Kinds; ++kind) {
      if (count(static_cast<Kind>(kind)) < other.count(static_cast<Kind>(kind))) return false;
    }
    return true;
  }

  /// The kind of the `index`-th element when all are laid out in order of kinds: with a uniform index an exact draw.
  /// Precondition: 0 <= index < size().
  [[nodiscard]] constexpr Kind nth(int index) const noexcept {
    expects([&] { return 0 <= index && index < size(); }, "the index lies within the multiset");
    // Sums of two neighbours, of four ...; then down again, into the half in which the index lies.
    std::array<std::uint64_t, halvings> sums{word_};
    for (std::size_t i = 1; i < sums.size(); ++i) sums[i] = sum_neighbours(sums[i - 1], Bits << (i - 1));
    auto left = static_cast<std::uint64_t>(index);
    int at = 0;
    for (std::size_t i = sums.size(); i-- > 0;) {
      const int width = Bits << i;
      const std::uint64_t low = (sums[i] >> at) & ((std::uint64_t{1} << width) - 1);
      const bool in_high = left >= low;
      left -= in_high ? low : 0;
      at += in_high ? width : 0;
    }
    return static_cast<Kind>(at / Bits);
  }

  /// Visits every kind of which there is at least one, in order; stops when the visitor answers false.
  template <class Visitor>
  constexpr bool for_each_kind(Visitor&& visitor) const noexcept {
    for (std::uint64_t rest = word_; rest != 0;) {
      const int kind = std::countr_zero(rest) / Bits;
      rest &= ~(static_cast<std::uint64_t>(max_count) << (kind * Bits));
      if (!visit(visitor, static_cast<Kind>(kind))) return false;
    }
    return true;
  }

  /// The packed counts, the first kind in the lowest bits.
  [[nodiscard]] constexpr std::uint64_t word() const noexcept { return word_; }
  /// The multiset with these packed counts; bits beyond the last kind are kept, see valid().
  [[nodiscard]] static constexpr Multiset from_word(std::uint64_t word) noexcept {
    Multiset set;
    set.word_ = word;
    return set;
  }
  /// False if bits beyond the last kind are set; only from_word() can bring that about.
  [[nodiscard]] constexpr bool valid() const noexcept {
    return Kinds * Bits == 64 || (word_ >> (Kinds * Bits % 64)) == 0;
  }

  friend constexpr bool operator==(Multiset, Multiset) = default;

 private:
  /// How often a word is halved until a half is one count.
  static constexpr auto halvings = static_cast<std::size_t>(std::countr_zero(64U / Bits));

  /// Of fields of `width` bits the sums of two neighbours each, in fields twice as wide.
  [[nodiscard]] static constexpr std::uint64_t sum_neighbours(std::uint64_t fields, int width) noexcept {
    const std::uint64_t low_fields = ~std::uint64_t{0} / ((std::uint64_t{1} << width) + 1);
    return (fields & low_fields) + ((fields >> width) & low_fields);
  }
  [[nodiscard]] static constexpr int shift(Kind kind) noexcept { return static_cast<int>(kind) * Bits; }
  [[nodiscard]] constexpr bool fits(Multiset other) const noexcept {
    for (int kind = 0; kind < Kinds; ++kind) {
      if (count(static_cast<Kind>(kind)) + other.count(static_cast<Kind>(kind)) > max_count) return false;
    }
    return true;
  }

  std::uint64_t word_ = 0;
};

}  // namespace regelwerk
