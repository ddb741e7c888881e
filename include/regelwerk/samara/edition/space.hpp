#pragma once
#include <bit>
#include <compare>
#include <cstdint>

#include <regelwerk/core/container/elements.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// A space of the board, by its index in the edition.
class Space {
 public:
  constexpr Space() = default;
  /// The space with this index. Precondition: 0 <= index <= 255; only 0 to 29 are valid().
  constexpr explicit Space(int index) noexcept : index_(static_cast<std::uint8_t>(index)) {}

  [[nodiscard]] constexpr int index() const noexcept { return index_; }
  /// False for an index that no edition uses.
  [[nodiscard]] constexpr bool valid() const noexcept { return index_ < space_count; }

  friend constexpr auto operator<=>(Space, Space) = default;

 private:
  std::uint8_t index_ = 0;
};

/// A set of spaces, one bit each.
class SpaceSet {
 public:
  constexpr SpaceSet() = default;

  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr bool contains(Space space) const noexcept { return (bits_ >> space.index() & 1U) != 0; }
  /// The first space. Precondition: not empty.
  [[nodiscard]] constexpr Space first() const noexcept { return Space{std::countr_zero(bits_)}; }

  /// Inserts the space if `wanted`, without a branch: the condition is unpredictable.
  constexpr void insert_if(bool wanted, Space space) noexcept {
    bits_ |= static_cast<std::uint32_t>(wanted ? 1 : 0) << space.index();
  }
  /// Inserts the space if `in`, else removes it.
  constexpr void put(Space space, bool in) noexcept {
    bits_ &= ~(std::uint32_t{1} << space.index());
    insert_if(in, space);
  }
  /// Precondition: not empty.
  constexpr void remove_first() noexcept { bits_ &= bits_ - 1; }

  [[nodiscard]] friend constexpr SpaceSet operator&(SpaceSet a, SpaceSet b) noexcept {
    a.bits_ &= b.bits_;
    return a;
  }

  /// Visits the spaces in order; stops when the visitor returns false.
  constexpr bool for_each(const auto& visitor) const noexcept {
    for (std::uint32_t rest = bits_; rest != 0; rest &= rest - 1) {
      if (!visitor(Space{std::countr_zero(rest)})) return false;
    }
    return true;
  }

  /// The elements in ascending order as a range. Precondition of front() and pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<SpaceSet> begin() const noexcept { return ElementsOf<SpaceSet>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr Space front() const noexcept { return first(); }
  constexpr void pop_front() noexcept { remove_first(); }

  friend constexpr bool operator==(SpaceSet, SpaceSet) = default;

 private:
  std::uint32_t bits_ = 0;
};

}  // namespace regelwerk::samara
