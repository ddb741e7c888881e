#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// TK-16, TK-32. True if a marble of `colour` on `at` may be swapped.
[[nodiscard]] constexpr bool can_be_swapped(const Layout& layout, const Table& table, Seat colour, Place at) noexcept {
  return at.is_ring() && !(table.guarded.contains(colour) && at == Place::ring(start_of(layout, colour)));
}
/// True if a marble of any colour stands on `at` and may be swapped.
[[nodiscard]] constexpr bool any_can_be_swapped(const Layout& layout, const Table& table, Place at) noexcept {
  for (int seat = 0; seat < layout.seats; ++seat) {
    if (table.of(Seat{seat}).stands_on(at) && can_be_swapped(layout, table, Seat{seat}, at)) return true;
  }
  return false;
}

/// TK-32. All swaps of a Jack: one marble of `colour` with any other; two marbles of `colour` form one pair only.
class Swaps {
 public:
  constexpr Swaps(const Layout& layout, const Table& table, Seat colour) noexcept
      : layout_(layout), table_(table), colour_(colour) {}

  [[nodiscard]] constexpr int count() const noexcept {
    const int own = swappable(colour_);
    return own * (all_swappable() - own) + own * (own - 1) / 2;
  }

  /// The swap at this index in ascending order. Precondition: 0 <= index < count().
  [[nodiscard]] constexpr Move nth(int index) const noexcept {
    Fields others = fields();
    int left = all_swappable();
    for (int marble = 0;; ++marble) {
      const Place own = table_.of(colour_)[marble];
      if (!others.contains(own)) continue;
      others.erase(own);
      if (index < --left) return swapped(own, others.nth(index));
      index -= left;
    }
  }

  /// Visits the swaps in ascending order.
  constexpr bool for_each(auto&& visitor) const noexcept {
    Fields others = fields();
    for (const Place own : table_.of(colour_)) {
      if (!others.contains(own)) continue;
      // Removed first, so that a pair of own marbles is listed only once, with its lower field first.
      others.erase(own);
      if (!others.for_each([&](Place other) { return visit(visitor, swapped(own, other)); })) return false;
    }
    return true;
  }

 private:
  /// A set of ring fields.
  class Fields {
   public:
    [[nodiscard]] constexpr bool contains(Place at) const noexcept {
      return at.is_ring() && (words_[word(at)] & bit_of(at)) != 0;
    }
    constexpr void insert(Place at) noexcept { words_[word(at)] |= bit_of(at); }
    constexpr void erase(Place at) noexcept { words_[word(at)] &= ~bit_of(at); }

    /// The field at this index in ascending order. Precondition: there are more than `index` fields.
    [[nodiscard]] constexpr Place nth(int index) const noexcept {
      for (std::size_t i = 0; i < words_.size(); ++i) {
        for (std::uint64_t bits = words_[i]; bits != 0; bits &= bits - 1) {
          if (index-- == 0) return Place::ring(static_cast<int>(i) * 64 + std::countr_zero(bits));
        }
      }
      return {};
    }
    constexpr bool for_each(const auto& visitor) const noexcept {
      for (std::size_t i = 0; i < words_.size(); ++i) {
        for (std::uint64_t bits = words_[i]; bits != 0; bits &= bits - 1) {
          if (!visitor(Place::ring(static_cast<int>(i) * 64 + std::countr_zero(bits)))) return false;
        }
      }
      return true;
    }

   private:
    [[nodiscard]] static constexpr std::size_t word(Place at) noexcept {
      return static_cast<std::size_t>(at.ring_field()) / 64;
    }
    [[nodiscard]] static constexpr std::uint64_t bit_of(Place at) noexcept {
      return std::uint64_t{1} << (at.ring_field() % 64);
    }

    std::array<std::uint64_t, (max_seats * max_fields_per_section + 63) / 64> words_{};
  };

  /// The number of marbles of a colour that may be swapped.
  [[nodiscard]] constexpr int swappable(Seat colour) const noexcept {
    return table_.of(colour).on_ring() - (table_.guarded.contains(colour) ? 1 : 0);
  }
  [[nodiscard]] constexpr int all_swappable() const noexcept {
    int all = 0;
    for (int seat = 0; seat < layout_.seats; ++seat) all += swappable(Seat{seat});
    return all;
  }
  /// The fields of all marbles that may be swapped.
  [[nodiscard]] constexpr Fields fields() const noexcept {
    Fields all;
    for (int seat = 0; seat < layout_.seats; ++seat) {
      for (const Place at : table_.of(Seat{seat})) {
        if (can_be_swapped(layout_, table_, Seat{seat}, at)) all.insert(at);
      }
    }
    return all;
  }

  const Layout& layout_;
  const Table& table_;
  Seat colour_;
};

}  // namespace regelwerk::tock
