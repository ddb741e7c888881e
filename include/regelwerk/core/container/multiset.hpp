#pragma once
#include <bit>
#include <cstdint>

#include <regelwerk/core/container/elements.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/core/contract.hpp>

namespace regelwerk::inline shared {

/// The number of elements of each kind (cards left in a stack, cards in a hand), packed into one word. `Kind` is an
/// enum or converts to an index 0 to Kinds - 1; each count has `Bits` bits (1, 2, 4 or 8), so its maximum is max_count.
/// `Most` is the maximum number of elements in total: a low maximum makes size() and nth() cheaper, but beyond it their
/// results are meaningless.
template <class Kind, int Kinds, int Bits, int Most = Kinds * ((1 << Bits) - 1)>
class Multiset {
  static_assert(Bits == 1 || Bits == 2 || Bits == 4 || Bits == 8, "the sum over all kinds folds powers of two");
  static_assert(Kinds * Bits <= 64, "all counts must fit one word");

 public:
  using value_type = Kind;                           ///< as in standard containers
  static constexpr int kinds = Kinds;                ///< kinds have the indexes 0 to kinds - 1
  static constexpr int bits_per_kind = Bits;         ///< width of one count: 1, 2, 4 or 8
  static constexpr int max_count = (1 << Bits) - 1;  ///< the maximum of one count
  /// A word in which every count is 1.
  static constexpr std::uint64_t each_count = ~std::uint64_t{0} / static_cast<std::uint64_t>(max_count);

  /// A range of kinds, stored as the lowest bits of their counts.
  struct KindsPresent {
    struct End {};
    std::uint64_t rest;  ///< the lowest bit of every non-zero count, from the present kind on

    [[nodiscard]] constexpr KindsPresent begin() const noexcept { return *this; }
    [[nodiscard]] constexpr End end() const noexcept { return {}; }
    [[nodiscard]] constexpr Kind operator*() const noexcept { return static_cast<Kind>(std::countr_zero(rest) / Bits); }
    constexpr KindsPresent& operator++() noexcept {
      rest &= rest - 1;
      return *this;
    }
    friend constexpr bool operator==(KindsPresent present, End /*end*/) noexcept { return present.rest == 0; }

    [[nodiscard]] constexpr int size() const noexcept {
      // If one count can hold the number of kinds, a multiplication adds up all bits in the topmost count.
      if constexpr (Kinds <= max_count) {
        return static_cast<int>(wrapping_product(rest, each_count) >> (64 - Bits));
      } else {
        return std::popcount(rest);
      }
    }
    /// The kind at this position. Precondition: 0 <= index < size().
    [[nodiscard]] constexpr Kind operator[](int index) const noexcept {
      expects([&] { return 0 <= index && index < size(); }, "there are more kinds than that");
      KindsPresent at = *this;
      for (; index > 0; --index) ++at;
      // The top bit is always set, so the compiler generates no code for a word of zeros.
      return *KindsPresent{at.rest | std::uint64_t{1} << 63U};
    }
  };

  constexpr Multiset() = default;

  /// A multiset with `each` elements of every kind. Precondition: 0 <= each <= max_count.
  [[nodiscard]] static constexpr Multiset filled(int each) noexcept {
    expects([&] { return 0 <= each && each <= max_count; }, "the number of each kind fits");
    constexpr std::uint64_t one_of_each = each_count >> (64 - Kinds * Bits);
    return from_word(one_of_each * static_cast<std::uint64_t>(each));
  }

  [[nodiscard]] constexpr int count(Kind kind) const noexcept {
    return static_cast<int>((word_ >> shift(kind)) & static_cast<std::uint64_t>(max_count));
  }
  [[nodiscard]] constexpr bool contains(Kind kind) const noexcept { return count(kind) != 0; }
  [[nodiscard]] constexpr bool empty() const noexcept { return word_ == 0; }

  /// The total number of elements.
  [[nodiscard]] constexpr int size() const noexcept { return static_cast<int>(sums_up_to(lanes()) >> (64 - lane)); }

  /// The total number of elements, computed more cheaply. Precondition: size() <= max_count.
  [[nodiscard]] constexpr int size_of_few() const noexcept {
    expects([&] { return size() <= max_count; }, "one count could hold the number of all");
    return static_cast<int>(wrapping_product(word_, each_count) >> (64 - Bits));
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
  /// Adds `many` elements of a kind. Precondition: 0 <= many <= max_count - count(kind).
  constexpr void add(Kind kind, int many) noexcept {
    expects([&] { return 0 <= many && many <= max_count - count(kind); }, "there is room for so many more of the kind");
    word_ += static_cast<std::uint64_t>(many) << shift(kind);
  }
  /// Removes `many` elements of a kind. Precondition: 0 <= many <= count(kind).
  constexpr void remove(Kind kind, int many) noexcept {
    expects([&] { return 0 <= many && many <= count(kind); }, "there are so many of the kind");
    word_ -= static_cast<std::uint64_t>(many) << shift(kind);
  }

  /// Adds all of `other`. Precondition: no count exceeds max_count.
  constexpr Multiset& operator+=(Multiset other) noexcept {
    expects([&] { return fits(other); }, "the sum fits");
    word_ += other.word_;
    return *this;
  }
  /// Removes all of `other`. Precondition: includes(other).
  constexpr Multiset& operator-=(Multiset other) noexcept {
    expects([&] { return includes(other); }, "all that is taken out is there");
    word_ -= other.word_;
    return *this;
  }
  [[nodiscard]] friend constexpr Multiset operator+(Multiset a, Multiset b) noexcept { return a += b; }
  [[nodiscard]] friend constexpr Multiset operator-(Multiset a, Multiset b) noexcept { return a -= b; }

  /// True if no count is lower than in `other`.
  [[nodiscard]] constexpr bool includes(Multiset other) const noexcept {
    for (int kind = 0; kind < Kinds; ++kind) {
      if (count(static_cast<Kind>(kind)) < other.count(static_cast<Kind>(kind))) return false;
    }
    return true;
  }

  /// The kind of the element at `index` when all are laid out in the order of kinds; a uniform index gives a uniform
  /// draw of an element. Precondition: 0 <= index < size().
  [[nodiscard]] constexpr Kind nth(int index) const noexcept {
    expects([&] { return 0 <= index && index < size(); }, "the index lies within the multiset");
    // Finds the lane that contains the index, then halves it until one kind is left.
    const std::uint64_t sums = sums_up_to(lanes());
    // The last lane is always beyond the index; its bit is set so that the compiler generates no code for a word of
    // zeros.
    const std::uint64_t beyond = lanes_beyond(sums, static_cast<std::uint64_t>(index)) | std::uint64_t{1} << 63U;
    auto at = static_cast<unsigned>(std::countr_zero(beyond)) - (lane - 1);
    std::uint64_t left = static_cast<std::uint64_t>(index) - ((truncating_shift(sums, lane) >> at) & lane_mask);
    for (int width = lane / 2; width >= Bits; width /= 2) {
      const std::uint64_t low = sum_of_fields(word_ >> at, width);
      const bool in_high = left >= low;
      left -= in_high ? low : 0;
      at += in_high ? static_cast<unsigned>(width) : 0U;
    }
    return static_cast<Kind>(at / Bits);
  }

  /// The first kind with at least one element. Precondition: not empty.
  [[nodiscard]] constexpr Kind first() const noexcept {
    expects([&] { return !empty(); }, "there is a first element");
    return static_cast<Kind>(static_cast<unsigned>(std::countr_zero(word_)) / Bits);
  }

  /// The kinds with at least one element, in order, as a range.
  [[nodiscard]] constexpr KindsPresent kinds_present() const noexcept {
    std::uint64_t bits = word_;
    for (int width = Bits / 2; width > 0; width /= 2) bits |= bits >> width;
    return {bits & each_count};
  }
  /// Visits every kind with at least one element, in order; stops if the visitor returns false.
  constexpr bool for_each_kind(auto&& visitor) const noexcept {
    for (const Kind kind : kinds_present()) {
      if (!visit(visitor, kind)) return false;
    }
    return true;
  }

  /// The packed counts, the first kind in the lowest bits.
  [[nodiscard]] constexpr std::uint64_t word() const noexcept { return word_; }
  /// The multiset with these packed counts. Does not clear bits beyond the last kind; check with valid().
  [[nodiscard]] static constexpr Multiset from_word(std::uint64_t word) noexcept {
    Multiset set;
    set.word_ = word;
    return set;
  }
  /// False if bits beyond the last kind are set, which can only come from from_word().
  [[nodiscard]] constexpr bool valid() const noexcept {
    return Kinds * Bits == 64 || (word_ >> (Kinds * Bits % 64)) == 0;
  }

  /// The elements in the order of kinds, as a range; equal elements are separate. Precondition of front() and
  /// pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<Multiset> begin() const noexcept { return ElementsOf<Multiset>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr Kind front() const noexcept { return first(); }
  constexpr void pop_front() noexcept { remove(first()); }

  friend constexpr bool operator==(Multiset, Multiset) = default;

 private:
  /// A lane is wide enough for the total number of elements: at most 240 with counts of 4 bits, 2,040 with counts of 8
  /// bits.
  static constexpr int lane = [] {
    int width = Bits;
    while (Most >> width != 0) width *= 2;
    return width;
  }();
  static constexpr std::uint64_t lane_mask = (std::uint64_t{1} << lane) - 1;
  static constexpr std::uint64_t each_lane = ~std::uint64_t{0} / lane_mask;
  static constexpr std::uint64_t top_bits = each_lane << (lane - 1);

  /// Adds neighbouring fields of `width` bits pairwise, into fields twice as wide.
  [[nodiscard]] static constexpr std::uint64_t sum_neighbours(std::uint64_t fields, int width) noexcept {
    const std::uint64_t low_fields = ~std::uint64_t{0} / ((std::uint64_t{1} << width) + 1);
    return (fields & low_fields) + ((fields >> width) & low_fields);
  }
  /// The number of elements in each lane.
  [[nodiscard]] constexpr std::uint64_t lanes() const noexcept {
    std::uint64_t fields = word_;
    for (int width = Bits; width < lane; width *= 2) fields = sum_neighbours(fields, width);
    return fields;
  }
  /// The sum of the counts in the lowest `width` bits. Precondition: `width` is less than a lane.
  [[nodiscard]] static constexpr std::uint64_t sum_of_fields(std::uint64_t fields, int width) noexcept {
    for (int each = Bits; each < width; each *= 2) fields = sum_neighbours(fields, each);
    return fields & ((std::uint64_t{1} << width) - 1);
  }
  /// Prefix sums: each lane holds its own number plus those of all lanes below.
  [[nodiscard]] static constexpr std::uint64_t sums_up_to(std::uint64_t numbers) noexcept {
    return wrapping_product(numbers, each_lane);
  }
  /// The top bit of every lane whose sum exceeds `index`. Precondition: index < Most.
  [[nodiscard]] static constexpr std::uint64_t lanes_beyond(std::uint64_t sums, std::uint64_t index) noexcept {
    const std::uint64_t least = (index + 1) * each_lane;
    // No sum reaches the top bit of its lane: a top bit that is set before the subtraction survives it if the sum is
    // large enough.
    if constexpr (Most >> (lane - 1) == 0) return ((sums | top_bits) - least) & top_bits;
    // With their top bits cleared, one subtraction compares all lanes without borrowing from a neighbour.
    const std::uint64_t rest_reaches = (sums | top_bits) - (least & ~top_bits);
    return ((sums & ~least) | ((sums | ~least) & rest_reaches)) & top_bits;
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

}  // namespace regelwerk::inline shared
