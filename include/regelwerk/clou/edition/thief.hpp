#pragma once
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/elements.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/description/words.hpp>

namespace regelwerk::clou {

using regelwerk::word;

/// CL-4. The four thieves, in gang order.
enum class Thief : std::uint8_t { matt, janet, trixie, bruce };

inline constexpr int thief_count = 4;  ///< CL-4; also the bits of a ThiefSet
/// The words of Thief in moves, states and options, in gang order.
inline constexpr std::array<std::string_view, thief_count> thief_words{"matt", "janet", "trixie", "bruce"};

/// The words of Thief, for word().
[[nodiscard]] constexpr auto words_of(std::type_identity<Thief> /*type*/) noexcept { return thief_words; }

/// The word of a thief in moves, states and options.
[[nodiscard]] constexpr std::string_view name_of(Thief thief) noexcept {
  return thief_words[static_cast<std::size_t>(thief)];
}

/// The number of set bits in four bits. A table, since on processors without such an instruction the compiler would
/// generate a call.
inline constexpr std::array<std::uint8_t, 1U << thief_count> bit_counts{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

/// A set of thieves, one bit each. The member is public because options can be template arguments.
struct ThiefSet {
  std::uint8_t code = 0;  ///< bit 0 is matt, bit 3 is bruce; see valid()

  constexpr ThiefSet() = default;
  /// The set with these bits: bit n is Thief n; see valid().
  constexpr explicit ThiefSet(unsigned bits) noexcept : code(static_cast<std::uint8_t>(bits)) {}
  /// The set of one or more thieves, in any order. Implicit, so that a gang can be written as its thieves.
  constexpr ThiefSet(std::same_as<Thief> auto... members) noexcept  // NOLINT(*-explicit-*)
    requires(sizeof...(members) > 0)
      : code(static_cast<std::uint8_t>((... | (1U << static_cast<unsigned>(members))))) {}

  [[nodiscard]] constexpr unsigned bits() const noexcept { return code; }
  [[nodiscard]] constexpr bool empty() const noexcept { return code == 0; }
  [[nodiscard]] constexpr int size() const noexcept {
    return bit_counts[bits() % bit_counts.size()] + bit_counts[bits() / bit_counts.size()];
  }
  [[nodiscard]] constexpr bool contains(Thief thief) const noexcept {
    return ((bits() >> static_cast<unsigned>(thief)) & 1U) != 0;
  }
  /// False if bits beyond the last thief are set.
  [[nodiscard]] constexpr bool valid() const noexcept { return code >> thief_count == 0; }
  /// Adds a thief; no effect if the set contains it.
  constexpr void insert(Thief thief) noexcept { code = static_cast<std::uint8_t>(code | ThiefSet{thief}.code); }

  /// The number of thieves in the set that come before this one in gang order.
  [[nodiscard]] constexpr int before(Thief thief) const noexcept {
    return bit_counts[bits() & (ThiefSet{thief}.bits() - 1U)];
  }
  /// The first thief in gang order. Precondition: not empty.
  [[nodiscard]] constexpr Thief first() const noexcept {
    expects([&] { return !empty(); }, "the set is not empty");
    return static_cast<Thief>(std::countr_zero(bits()));
  }

  /// Visits the thieves in gang order; stops when the visitor returns false.
  constexpr bool for_each(auto&& visitor) const noexcept {
    for (unsigned rest = bits(); rest != 0; rest &= rest - 1U) {
      if (!visit(visitor, static_cast<Thief>(std::countr_zero(rest)))) return false;
    }
    return true;
  }

  /// A range of the elements in ascending order. Precondition of front() and pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<ThiefSet> begin() const noexcept { return ElementsOf<ThiefSet>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr Thief front() const noexcept { return first(); }
  constexpr void pop_front() noexcept { code = static_cast<std::uint8_t>(code & (code - 1U)); }

  friend constexpr bool operator==(ThiefSet, ThiefSet) = default;
};

/// All four thieves.
inline constexpr ThiefSet all_thieves{(1U << thief_count) - 1U};

/// The thief that bit `index` of a ThiefSet stands for (core/description/member.hpp).
[[nodiscard]] constexpr Thief item_at(std::type_identity<ThiefSet> /*type*/, std::size_t index) noexcept {
  return static_cast<Thief>(index);
}

/// A thief or nobody.
class MaybeThief {
 public:
  constexpr MaybeThief() = default;
  /// This thief. Implicit, since every thief is a MaybeThief.
  constexpr MaybeThief(Thief thief) noexcept  // NOLINT(*-explicit-*)
      : code_(static_cast<std::uint8_t>(static_cast<int>(thief) + 1)) {}

  /// True for nobody, which is the default.
  [[nodiscard]] constexpr bool is_nobody() const noexcept { return code_ == 0; }
  /// is_nobody(), under the name that core/description/leaf.hpp uses.
  [[nodiscard]] constexpr bool none() const noexcept { return is_nobody(); }
  /// The thief. Precondition: not nobody.
  [[nodiscard]] constexpr Thief thief() const noexcept {
    expects([&] { return !is_nobody(); }, "it is a thief");
    return static_cast<Thief>(code_ - 1);
  }

  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] static constexpr MaybeThief from_code(std::uint8_t code) noexcept {
    MaybeThief somebody;
    somebody.code_ = code;
    return somebody;
  }
  /// False for a code that is neither a thief nor nobody.
  [[nodiscard]] constexpr bool valid() const noexcept { return code_ <= thief_count; }

  friend constexpr bool operator==(MaybeThief, MaybeThief) = default;

 private:
  std::uint8_t code_ = 0;
};

/// The word of the thief, `nobody` if there is none.
[[nodiscard]] constexpr std::string_view name_of(MaybeThief somebody) noexcept {
  return somebody.is_nobody() ? std::string_view{"nobody"} : name_of(somebody.thief());
}

[[nodiscard]] constexpr std::string_view word(MaybeThief somebody) noexcept { return name_of(somebody); }

static_assert(sizeof(ThiefSet) == 1 && sizeof(MaybeThief) == 1);

}  // namespace regelwerk::clou
