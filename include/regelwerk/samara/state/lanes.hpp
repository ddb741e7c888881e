#pragma once
#include <bit>
#include <cstdint>

#include <regelwerk/core/container/wrapping.hpp>

namespace regelwerk::samara {

/// The number of bits of a lane, see Lanes.
inline constexpr int lane_bits = 16;

/// A subset of four lanes, represented by the highest bit of each.
class FoundLanes {
 public:
  /// The lanes whose highest bit is set in `word`; the other bits are ignored.
  constexpr explicit FoundLanes(std::uint64_t word) noexcept : word_(word & highest) {}

  [[nodiscard]] constexpr bool none() const noexcept { return word_ == 0; }
  [[nodiscard]] friend constexpr FoundLanes operator&(FoundLanes a, FoundLanes b) noexcept {
    return FoundLanes{a.word_ & b.word_};
  }
  /// The lanes of this set that are not in `other`.
  [[nodiscard]] constexpr FoundLanes without(FoundLanes other) const noexcept {
    return FoundLanes{word_ & ~other.word_};
  }
  /// The number of the lowest of these lanes. Precondition: not empty.
  [[nodiscard]] constexpr int first() const noexcept { return std::countr_zero(word_) / lane_bits; }
  /// The set with one bit for each lane: the product gathers the four highest bits.
  [[nodiscard]] constexpr std::uint32_t set() const noexcept {
    return static_cast<std::uint32_t>(wrapping_product(word_ >> (lane_bits - 1), 0x0001'0002'0004'0008U) >> 48U & 0xFU);
  }

  static constexpr std::uint64_t highest = 0x8000'8000'8000'8000;  ///< the highest bit of every lane

 private:
  std::uint64_t word_;
};

/// Four numbers of 15 bits in one word, in lanes of 16 bits from the low end. Operations work on all four at once.
class Lanes {
 public:
  static constexpr int count = 4;  ///< number of lanes in a word

  constexpr Lanes() = default;
  /// Precondition: the highest bit of every lane is 0.
  constexpr explicit Lanes(std::uint64_t word) noexcept : word_(word) {}

  /// The same number in each lane.
  [[nodiscard]] static constexpr Lanes all(unsigned number) noexcept {
    return Lanes{number * std::uint64_t{0x0001'0001'0001'0001}};
  }

  [[nodiscard]] constexpr std::uint64_t word() const noexcept { return word_; }
  [[nodiscard]] constexpr std::uint16_t operator[](int lane) const noexcept {
    return static_cast<std::uint16_t>(word_ >> (lane_bits * lane));
  }

  /// The lanes before this one; the others are 0. Precondition: 0 to 3.
  [[nodiscard]] constexpr Lanes before(int lane) const noexcept { return Lanes{word_ & (up_to(lane) - 1)}; }
  /// The lanes after this one; the others are 0. Precondition: 0 to 3.
  [[nodiscard]] constexpr Lanes behind(int lane) const noexcept {
    return Lanes{word_ & truncating_shift(~(up_to(lane) - 1), lane_bits)};
  }
  /// This number in one lane, 0 in the others.
  [[nodiscard]] static constexpr Lanes only(int lane, unsigned number) noexcept {
    return Lanes{std::uint64_t{number} << (lane_bits * lane)};
  }

  /// The lanes whose number is at least that of `low`.
  [[nodiscard]] constexpr FoundLanes at_least(Lanes low) const noexcept {
    return FoundLanes{(word_ | FoundLanes::highest) - low.word_};
  }
  /// The lanes whose number equals that of `other`.
  [[nodiscard]] constexpr FoundLanes equal(Lanes other) const noexcept {
    // A non-zero difference carries into the highest bit.
    return FoundLanes{~((word_ ^ other.word_) + all(0x7FFF).word_)};
  }

  [[nodiscard]] friend constexpr Lanes operator|(Lanes a, Lanes b) noexcept { return Lanes{a.word_ | b.word_}; }
  [[nodiscard]] friend constexpr Lanes operator&(Lanes a, Lanes b) noexcept { return Lanes{a.word_ & b.word_}; }
  /// Precondition: no lane of `b` is greater than that of `a`.
  [[nodiscard]] friend constexpr Lanes operator-(Lanes a, Lanes b) noexcept { return Lanes{a.word_ - b.word_}; }

 private:
  [[nodiscard]] static constexpr std::uint64_t up_to(int lane) noexcept {
    return std::uint64_t{1} << (lane_bits * lane);
  }

  std::uint64_t word_ = 0;
};

}  // namespace regelwerk::samara
