#pragma once
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/container/elements.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/description/words.hpp>

namespace regelwerk::clockman {

using regelwerk::word;

/// CM-3. The pose of a blockade, and of the symbol card that pays for it.
enum class Pose : std::uint8_t { a, b, c, d, e };

inline constexpr std::string_view pose_letters = "ABCDE";  ///< one for each Pose, in the order of the enumerators

[[nodiscard]] constexpr std::string_view word(Pose pose) noexcept {
  return pose_letters.substr(static_cast<std::size_t>(pose), 1);
}
/// CM-3. The number of poses. With it and word(), Pose is an Enumerated type (core/description/leaf.hpp).
[[nodiscard]] constexpr std::size_t count_of(std::type_identity<Pose> /*type*/) noexcept { return poses; }

/// CM-8. The kind of a field; the digit kinds come first, in the order of Digit.
enum class FieldKind : std::uint8_t { zero, one, two, joker, lift, symbol, event, transfer, plain };

inline constexpr std::string_view field_letters = "012XLSET.";  ///< by FieldKind; see Edition::rows

/// Read by word() of core/description/words.hpp, in the order of the enumerators.
[[nodiscard]] constexpr auto words_of(std::type_identity<FieldKind> /*type*/) noexcept {
  return std::array<std::string_view, 9>{"zero", "one", "two", "joker", "lift", "symbol", "event", "transfer", "plain"};
}

/// Constraint 1. The minimum size of ring 4. Ring sizes are multiples of 4 and decrease inward, which limits the size
/// of each ring.
inline constexpr int min_ring_size = 8;
inline constexpr std::array<int, rings> max_ring_size{64, 60, 56, 52};  ///< of rings 1 to 4 (constraint 1)
/// The code of the first field of each ring; smaller rings leave codes unused.
inline constexpr std::array<int, rings> ring_begin{0, 64, 124, 180};
inline constexpr int ring_fields = 232;  ///< number of codes for ring fields, including unused ones
static_assert(ring_begin[rings - 1] + max_ring_size[rings - 1] == ring_fields);

/// The place of a figure. Codes ascend: ring fields from ring 1 inward, passage fields, the own straight, the centre,
/// the own start field.
class Space {
 public:
  constexpr Space() = default;

  /// The field with this index on ring 1 to 4.
  [[nodiscard]] static constexpr Space ring(int ring, int index) noexcept {
    return from_code(static_cast<std::uint8_t>(ring_begin[static_cast<std::size_t>(ring - 1)] + index));
  }
  /// CM-6. The field of passage 0 to 15.
  [[nodiscard]] static constexpr Space passage(int number) noexcept {
    return from_code(static_cast<std::uint8_t>(ring_fields + number));
  }
  /// The field g1, g2 or g3 of the own straight. Precondition: 1 to 3.
  [[nodiscard]] static constexpr Space straight(int number) noexcept {
    return from_code(static_cast<std::uint8_t>(straight_begin + number - 1));
  }
  [[nodiscard]] static constexpr Space centre() noexcept { return from_code(centre_code); }  ///< the same for all seats
  /// The own start field, one for each seat.
  [[nodiscard]] static constexpr Space start() noexcept { return from_code(start_code); }
  [[nodiscard]] static constexpr Space from_code(std::uint8_t code) noexcept {
    Space field;
    field.code_ = code;
    return field;
  }

  [[nodiscard]] constexpr bool is_ring() const noexcept { return code_ < ring_fields; }  ///< a field of rings 1 to 4
  /// CM-6. True for fields of ring 4.
  [[nodiscard]] constexpr bool is_innermost() const noexcept { return ring_begin[rings - 1] <= code_ && is_ring(); }
  /// CM-6. True for the 16 passage fields.
  [[nodiscard]] constexpr bool is_passage() const noexcept { return ring_fields <= code_ && code_ < straight_begin; }
  /// CM-6. True for g1, g2 and g3.
  [[nodiscard]] constexpr bool is_straight() const noexcept { return straight_begin <= code_ && code_ < centre_code; }
  /// CM-70. True for the centre, where a figure wins.
  [[nodiscard]] constexpr bool is_centre() const noexcept { return code_ == centre_code; }
  [[nodiscard]] constexpr bool is_start() const noexcept { return code_ == start_code; }  ///< CM-7: outside ring 1
  /// CM-27, CM-28. True where figures of several seats can meet.
  [[nodiscard]] constexpr bool is_shared() const noexcept { return code_ < straight_begin; }

  /// The ring, 1 to 4. Precondition: is_ring().
  [[nodiscard]] constexpr int ring() const noexcept {
    return 1 + (code_ >= ring_begin[1] ? 1 : 0) + (code_ >= ring_begin[2] ? 1 : 0) + (code_ >= ring_begin[3] ? 1 : 0);
  }
  /// The index on the ring. Precondition: is_ring().
  [[nodiscard]] constexpr int index() const noexcept {
    return code_ - ring_begin[static_cast<std::size_t>(ring() - 1)];
  }
  /// The number of the passage or of the field on the straight. Precondition: is_passage() or is_straight().
  [[nodiscard]] constexpr int number() const noexcept {
    return is_passage() ? code_ - ring_fields : code_ - straight_begin + 1;
  }

  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  /// False for a code that no field of any board has.
  [[nodiscard]] constexpr bool valid() const noexcept { return code_ <= start_code; }

  friend constexpr auto operator<=>(Space, Space) = default;

 private:
  static constexpr std::uint8_t straight_begin = ring_fields + passages;
  static constexpr std::uint8_t centre_code = straight_begin + straight_length;
  static constexpr std::uint8_t start_code = centre_code + 1;

  std::uint8_t code_ = start_code;
};

/// A table with an entry for every Space.
template <class T>
class BySpace {
 public:
  [[nodiscard]] constexpr const T& operator[](Space field) const noexcept { return entries_[field.code()]; }
  [[nodiscard]] constexpr T& operator[](Space field) noexcept { return entries_[field.code()]; }
  constexpr void fill(const T& entry) noexcept { entries_.fill(entry); }  ///< sets all entries

  friend constexpr bool operator==(const BySpace&, const BySpace&) = default;

 private:
  std::array<T, 256> entries_{};
};

/// A set of fields.
class SpaceSet {
 public:
  /// No effect if the field is in the set.
  constexpr void insert(Space field) noexcept {
    words_[field.code() / 64U] |= std::uint64_t{1} << (field.code() % 64U);
  }
  [[nodiscard]] constexpr bool contains(Space field) const noexcept {
    return ((words_[field.code() / 64U] >> (field.code() % 64U)) & 1U) != 0;
  }
  [[nodiscard]] constexpr bool empty() const noexcept { return (words_[0] | words_[1] | words_[2] | words_[3]) == 0; }

  /// Visits the fields in ascending order; stops when the visitor returns false.
  constexpr bool for_each(auto&& visitor) const noexcept {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t bits = words_[i]; bits != 0; bits &= bits - 1) {
        const auto code = static_cast<std::uint8_t>(i * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
        if (!visit(visitor, Space::from_code(code))) return false;
      }
    }
    return true;
  }

  /// The elements in ascending order, as a range. Precondition of front() and pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<SpaceSet> begin() const noexcept { return ElementsOf<SpaceSet>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr Space front() const noexcept {
    return Space::from_code(static_cast<std::uint8_t>(
        first_word() * 64 + static_cast<std::size_t>(std::countr_zero(words_[first_word()]))));
  }
  constexpr void pop_front() noexcept { words_[first_word()] &= words_[first_word()] - 1; }

  friend constexpr bool operator==(const SpaceSet&, const SpaceSet&) = default;

 private:
  /// The index of the first word that is not zero. Precondition: not empty.
  [[nodiscard]] constexpr std::size_t first_word() const noexcept {
    std::size_t word = 0;
    while (words_[word] == 0) ++word;
    return word;
  }

  std::array<std::uint64_t, 4> words_{};
};

/// A set of passages, one bit each.
class PassageSet {
 public:
  constexpr PassageSet() = default;
  /// Bit i stands for passage i.
  constexpr explicit PassageSet(unsigned bits) noexcept : bits_(static_cast<std::uint16_t>(bits)) {}

  /// The set of this one passage. Precondition: 0 to 15.
  [[nodiscard]] static constexpr PassageSet only(int number) noexcept { return PassageSet{1U << number}; }
  /// CM-6. All passages, 0 to 15.
  [[nodiscard]] static constexpr PassageSet all() noexcept { return PassageSet{(1U << passages) - 1U}; }

  [[nodiscard]] constexpr unsigned bits() const noexcept { return bits_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr bool contains(int number) const noexcept { return ((bits_ >> number) & 1U) != 0; }
  /// Precondition: 0 to 15.
  constexpr void insert(int number) noexcept { bits_ = static_cast<std::uint16_t>(bits_ | (1U << number)); }
  /// The lowest number. Precondition: not empty().
  [[nodiscard]] constexpr int lowest() const noexcept { return std::countr_zero(unsigned{bits_}); }

  friend constexpr PassageSet operator&(PassageSet a, PassageSet b) noexcept {
    return PassageSet{unsigned{a.bits_} & b.bits_};
  }
  friend constexpr PassageSet operator|(PassageSet a, PassageSet b) noexcept {
    return PassageSet{unsigned{a.bits_} | b.bits_};
  }
  friend constexpr PassageSet operator-(PassageSet a, PassageSet b) noexcept {
    return PassageSet{unsigned{a.bits_} & ~unsigned{b.bits_}};
  }
  /// The elements in ascending order, as a range. Precondition of front() and pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<PassageSet> begin() const noexcept { return ElementsOf<PassageSet>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr int front() const noexcept { return lowest(); }
  constexpr void pop_front() noexcept { bits_ = static_cast<std::uint16_t>(bits_ & (bits_ - 1U)); }

  friend constexpr bool operator==(PassageSet, PassageSet) = default;

 private:
  std::uint16_t bits_ = 0;
};

static_assert(sizeof(Space) == 1 && sizeof(PassageSet) == 2);

}  // namespace regelwerk::clockman
