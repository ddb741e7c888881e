#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/hidden/cards.hpp>
#include <regelwerk/core/hidden/draw.hpp>

namespace regelwerk::inline shared {

/// A place for every hidden card: the number of cards of each kind with every holder and in the pile.
template <HiddenSizes Sizes>
struct HiddenCards {
  std::array<HiddenCounts<Sizes>, static_cast<std::size_t>(Sizes.holders)> held{};
  HiddenCounts<Sizes> pile{};

  constexpr void clear() noexcept {
    held.fill({});
    pile = {};
  }
  /// Visits the kind of every card of a holder; a kind with several cards is visited several times.
  constexpr void for_each_card(int holder, const auto& visitor) const noexcept {
    held[static_cast<std::size_t>(holder)].for_each_card(visitor);
  }

  friend constexpr bool operator==(const HiddenCards&, const HiddenCards&) = default;
};

namespace detail {

/// A product of many numbers: exact as long as it fits 56 bits, otherwise with a relative error below 2^-40.
struct LargeProduct {
  std::uint64_t mantissa = 1;
  int exponent = 0;

  constexpr void multiply(std::uint64_t factor) noexcept {
    constexpr std::uint64_t low = 0xFFFFFFFF;
    const std::uint64_t ends = (mantissa & low) * (factor & low);
    const std::uint64_t across = (mantissa >> 32) * (factor & low) + (ends >> 32);
    const std::uint64_t other = (mantissa & low) * (factor >> 32) + (across & low);
    std::uint64_t above = (mantissa >> 32) * (factor >> 32) + (across >> 32) + (other >> 32);
    mantissa = other << 32 | (ends & low);
    for (; above != 0 || mantissa >> 56 != 0; above >>= 8) {
      mantissa = mantissa >> 8 | above << 56;
      exponent += 8;
    }
    if (mantissa == 0) exponent = 0;
  }
};

/// Fills the slots of one hypothesis, beginning with those that have the fewest possible cards. `bound` is the maximum
/// number of cards that a sort of slots may find when its turn comes. If it finds fewer, the draw may fail, with the
/// probability that makes all fillings equally likely (rejection sampling).
template <HiddenSizes Sizes>
class SlotFiller {
 public:
  constexpr explicit SlotFiller(const Hypothesis<Sizes>& from) noexcept : from_(from) {
    for (std::size_t at = 0; at < Hypothesis<Sizes>::rooms && from.entries[at].count() != 0; ++at) {
      if (!from.entries[at].is_known()) insert(at, from.within(from.entries[at].level(), from.entries[at].kinds()));
    }
    for (std::size_t i = 0; i < count_; ++i) {
      bound_[i] = choice_[i];
      for (std::size_t before = 0; before < i; ++before) {
        const int elsewhere = choice_[before] - common(before, sort(i));
        const int taken = sort(before).count() - elsewhere;
        bound_[i] -= taken > 0 ? taken : 0;
      }
    }
  }

  /// The number of fillings, or an upper bound of it if draws may fail.
  [[nodiscard]] constexpr LargeProduct bound() const noexcept {
    LargeProduct product;
    for (std::size_t i = 0; i < count_; ++i) {
      for (int j = 0; j < sort(i).count(); ++j) product.multiply(factor(bound_[i] - j));
    }
    return product;
  }

  /// False if the draw failed; the content of `out` is then unspecified.
  [[nodiscard]] constexpr bool draw(BitSource auto& source, HiddenCards<Sizes>& out) const noexcept {
    out.clear();
    auto left = from_.cards;
    for (const HiddenSlots& each : from_.entries) {
      if (each.count() == 0) break;
      if (each.is_known()) {
        out.held[each.index()].add(each.kind(), each.count());
      }
    }
    for (std::size_t i = 0; i < count_; ++i) {
      const HiddenSlots each = sort(i);
      const typename HiddenCounts<Sizes>::Mask mask{each.kinds()};
      for (int j = 0; j < each.count(); ++j) {
        if (bound_[i] <= j) return false;
        const auto index = static_cast<int>(draw_below(source, static_cast<std::uint32_t>(bound_[i] - j)));
        const int kind = take(left, each.level(), mask, index);
        if (kind < 0) return false;
        out.held[each.index()].add(kind);
      }
    }
    for (const auto& level : left) out.pile += level;
    return true;
  }

 private:
  [[nodiscard]] constexpr const HiddenSlots& sort(std::size_t i) const noexcept { return from_.entries[order_[i]]; }
  [[nodiscard]] static constexpr std::uint64_t factor(int number) noexcept {
    return number > 0 ? static_cast<std::uint64_t>(number) : 0;
  }
  constexpr void insert(std::size_t at, int choice) noexcept {
    std::size_t i = count_++;
    for (; i > 0 && choice_[i - 1] > choice; --i) {
      order_[i] = order_[i - 1];
      choice_[i] = choice_[i - 1];
    }
    order_[i] = static_cast<std::uint8_t>(at);
    choice_[i] = choice;
  }

  /// The number of cards that the sort with this number and another sort may both hold.
  [[nodiscard]] constexpr int common(std::size_t i, const HiddenSlots& other) const noexcept {
    const HiddenSlots& each = sort(i);
    const auto both = static_cast<KindSet>(each.kinds() & other.kinds());
    if (both == each.kinds() && each.level() <= other.level()) return choice_[i];
    return from_.within((std::min)(each.level(), other.level()), both);
  }

  /// Takes the card at this index among those of these kinds on this level and lower ones; returns its kind, or -1 if
  /// there are fewer cards.
  [[nodiscard]] static constexpr int take(auto& left, std::size_t top, const typename HiddenCounts<Sizes>::Mask& mask,
                                          int index) noexcept {
    for (std::size_t level = 0; level <= top; ++level) {
      const auto some = left[level].among(mask);
      const int count = some.size();
      if (index < count) {
        const int kind = some.nth(index);
        left[level].remove(kind);
        return kind;
      }
      index -= count;
    }
    return -1;
  }

  const Hypothesis<Sizes>& from_;
  std::array<std::uint8_t, static_cast<std::size_t>(Sizes.entries)> order_{};
  std::array<int, static_cast<std::size_t>(Sizes.entries)> choice_{};
  std::array<int, static_cast<std::size_t>(Sizes.entries)> bound_{};
  std::size_t count_ = 0;
};

}  // namespace detail

}  // namespace regelwerk::inline shared
