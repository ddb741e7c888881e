#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/container/kind_counts.hpp>
#include <regelwerk/core/container/padding.hpp>

// What a viewer can infer about hidden cards. Chance deals single cards, so all histories are equally likely; a history
// says which card each draw took and which slot of a hand each play used.

namespace regelwerk::inline shared {

/// The capacities of a pool.
struct HiddenSizes {
  int kinds = 0;       ///< number of kinds of cards
  int holders = 0;     ///< number of holders of hidden cards
  int levels = 0;      ///< maximum number of refills that are told apart
  int entries = 0;     ///< maximum number of slot sorts in one hypothesis
  int hypotheses = 0;  ///< maximum number of hypotheses at a time
  int copies = 255;    ///< maximum number of cards of one kind
  int cards = 255;     ///< maximum number of cards of all kinds

  friend constexpr bool operator==(const HiddenSizes&, const HiddenSizes&) = default;
};

/// The number of cards of each kind at some place.
template <HiddenSizes Sizes>
using HiddenCounts = KindCounts<Sizes.kinds, Sizes.copies <= 15 ? 4 : 8, Sizes.cards>;

/// Equal slots of one holder: each may hold the same cards as the others.
class HiddenSlots {
 public:
  /// The level of a card whose kind is known and that no longer belongs to a pile.
  static constexpr std::size_t known_level = 15;
  static constexpr int max_holders = 16;

  constexpr HiddenSlots() = default;
  /// Precondition: the numbers fit the members.
  constexpr HiddenSlots(int holder, std::size_t level, KindSet kinds, int count) noexcept
      : place_(static_cast<std::uint8_t>(static_cast<unsigned>(holder) << 4U | static_cast<unsigned>(level))),
        count_(static_cast<std::uint8_t>(count)),
        kinds_(kinds) {}

  /// False for an unused entry.
  [[nodiscard]] constexpr bool any() const noexcept { return count_ != 0; }
  [[nodiscard]] constexpr int count() const noexcept { return count_; }
  [[nodiscard]] constexpr int holder() const noexcept { return place_ >> 4U; }
  [[nodiscard]] constexpr std::size_t index() const noexcept { return place_ >> 4U; }
  /// The slots hold cards of this level or a lower one, since they were filled before the next refill.
  [[nodiscard]] constexpr std::size_t level() const noexcept { return place_ & 15U; }
  /// The kinds that the slots may hold.
  [[nodiscard]] constexpr KindSet kinds() const noexcept { return kinds_; }

  [[nodiscard]] constexpr bool is_known() const noexcept { return level() == known_level; }
  /// The kind of a known card.
  [[nodiscard]] constexpr int kind() const noexcept { return std::countr_zero(kinds_); }
  [[nodiscard]] constexpr bool is_of(int holder_of) const noexcept { return any() && holder() == holder_of; }
  [[nodiscard]] constexpr bool is_hidden() const noexcept { return any() && !is_known(); }

  /// The same slots with another number of slots, other kinds, or another holder.
  [[nodiscard]] constexpr HiddenSlots times(int count) const noexcept {
    return count == 0 ? HiddenSlots{} : HiddenSlots{holder(), level(), kinds_, count};
  }
  [[nodiscard]] constexpr HiddenSlots among(unsigned kinds) const noexcept {
    return {holder(), level(), static_cast<KindSet>(kinds_ & kinds), count_};
  }
  [[nodiscard]] constexpr HiddenSlots with(int holder_now) const noexcept {
    return {holder_now, level(), kinds_, count_};
  }
  [[nodiscard]] constexpr HiddenSlots on(std::size_t level_now) const noexcept {
    return {holder(), level_now, kinds_, count_};
  }

  [[nodiscard]] constexpr bool is_like(HiddenSlots other) const noexcept {
    return place_ == other.place_ && kinds_ == other.kinds_;
  }
  /// Orders by holder, then by level; unused entries come last.
  [[nodiscard]] constexpr bool comes_before(HiddenSlots other) const noexcept {
    if (!any() || !other.any()) return any();
    return place_ != other.place_ ? place_ < other.place_ : kinds_ < other.kinds_;
  }
  friend constexpr bool operator==(HiddenSlots, HiddenSlots) = default;

 private:
  std::uint8_t place_ = 0;
  std::uint8_t count_ = 0;
  KindSet kinds_ = 0;
};
static_assert(sizeof(HiddenSlots) == 4);

/// One possible past of the game, as far as it still matters: how many hidden cards of each kind came into the pile
/// with each refill, and how many slots of each sort there are.
template <HiddenSizes Sizes>
struct Hypothesis {
  static constexpr auto levels = static_cast<std::size_t>(Sizes.levels);
  static constexpr auto rooms = static_cast<std::size_t>(Sizes.entries);

  std::uint64_t histories = 1;  ///< the number of histories that lead here, in proportion to the other hypotheses
  std::array<HiddenCounts<Sizes>, levels> cards{};
  std::array<HiddenSlots, rooms> entries{};
  Padding<8 - rooms * sizeof(HiddenSlots) % 8> padding{};

  /// Written out, since g++ 12 cannot read array elements of a constexpr object that have their default values.
  constexpr void clear() noexcept {
    histories = 1;
    cards.fill({});
    entries.fill({});
    padding.fill(0);
  }

  [[nodiscard]] constexpr bool is_like(const Hypothesis& other) const noexcept {
    return cards == other.cards && entries == other.entries;
  }
  friend constexpr bool operator==(const Hypothesis&, const Hypothesis&) = default;

  /// The cards that a slot of this level may hold.
  [[nodiscard]] constexpr HiddenCounts<Sizes> within(std::size_t level) const noexcept {
    HiddenCounts<Sizes> sum = cards[0];
    for (std::size_t each = 1; each <= level; ++each) sum += cards[each];
    return sum;
  }
  /// The number of cards of these kinds that a slot of this level may hold.
  [[nodiscard]] constexpr int within(std::size_t level, KindSet kinds) const noexcept {
    return within(level).among(kinds).size();
  }
  /// The kinds of the cards that a slot of this level may hold.
  [[nodiscard]] constexpr KindSet kinds_within(std::size_t level) const noexcept { return within(level).kinds(); }
  /// The number of slots of this level or a lower one.
  [[nodiscard]] constexpr int slots_within(std::size_t level) const noexcept {
    int sum = 0;
    for (const HiddenSlots& each : entries) sum += each.is_hidden() && each.level() <= level ? each.count() : 0;
    return sum;
  }

  /// Adds slots of this sort; false if there is no room.
  constexpr bool add(HiddenSlots more) noexcept {
    if (!more.any()) return true;
    for (HiddenSlots& each : entries) {
      if (each.any() && !each.is_like(more)) continue;
      each = more.times(more.count() + each.count());
      return true;
    }
    return false;
  }
  /// Removes one slot.
  constexpr void take(std::size_t room) noexcept { entries[room] = entries[room].times(entries[room].count() - 1); }

  /// Merges slots that have become equal and sorts all of them, so that equal hypotheses are equal values; false if no
  /// card is left for some slot.
  constexpr bool tidy(std::size_t top) noexcept {
    const auto before = entries;
    entries.fill({});
    for (HiddenSlots each : before) {
      if (!each.any()) continue;
      if (!each.is_known()) each = each.among(kinds_within(each.level()));
      if (each.kinds() == 0 || (!each.is_known() && within(each.level(), each.kinds()) < each.count())) return false;
      (void)add(each);
    }
    for (std::size_t level = 0; level <= top; ++level) {
      if (slots_within(level) > within(level, static_cast<KindSet>(~0U))) return false;
    }
    for (std::size_t i = 1; i < rooms; ++i) {
      for (std::size_t j = i; j > 0 && entries[j].comes_before(entries[j - 1]); --j) {
        const HiddenSlots later = entries[j - 1];
        entries[j - 1] = entries[j];
        entries[j] = later;
      }
    }
    return true;
  }
};

}  // namespace regelwerk::inline shared
