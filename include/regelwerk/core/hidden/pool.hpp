#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include <regelwerk/core/container/padding.hpp>
#include <regelwerk/core/hidden/cards.hpp>
#include <regelwerk/core/hidden/weights.hpp>

namespace regelwerk::inline shared {

/// Everything that a viewer knows about a pool of cards, some of them hidden: in a pile, and with holders (hands, cards
/// laid face down). Every call reports what the viewer saw. There is one hypothesis until a card that was seen comes
/// back; a refill may create more, which last until no slot is left that was filled before it.
///
/// Probabilities are exact as long as is_exact(), except for a relative error below 2^-40. There is room for `room`
/// hypotheses. If there are more, those with the fewest histories are dropped; the others still agree with everything
/// that was seen. If there are too many refills, the oldest two are merged, and the pool may then allow impossible
/// states. If all hypotheses were dropped, the pool is empty().
template <HiddenSizes Sizes>
class HiddenPool {
 public:
  using Case = Hypothesis<Sizes>;
  using Counts = HiddenCounts<Sizes>;
  static constexpr HiddenSizes sizes = Sizes;
  static constexpr auto room = static_cast<std::size_t>(Sizes.hypotheses);
  static constexpr KindSet all_kinds = static_cast<KindSet>((1U << Sizes.kinds) - 1U);

  static_assert(Sizes.kinds <= 16 && Sizes.levels < static_cast<int>(HiddenSlots::known_level) &&
                Sizes.holders <= HiddenSlots::max_holders);

  /// A pool without cards.
  constexpr HiddenPool() noexcept { clear(); }
  /// All hidden cards are in the pile.
  constexpr explicit HiddenPool(const Counts& pile) noexcept : count_{1} {
    clear();
    cases_[0].cards[0] = pile;
  }

  [[nodiscard]] constexpr std::size_t count() const noexcept { return count_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return count_ == 0; }
  [[nodiscard]] constexpr bool is_exact() const noexcept { return !dropped_ && !lost_; }
  /// Precondition: index < count().
  [[nodiscard]] constexpr const Case& operator[](std::size_t index) const noexcept { return cases_[index]; }
  /// The probability of a hypothesis, in proportion to the others: its histories times the ways to fill its slots, or
  /// times their upper bound if a draw may fail. Precondition: index < count(), and there are at least two hypotheses.
  [[nodiscard]] constexpr std::uint64_t weight(std::size_t index) const noexcept { return weights_[index]; }
  [[nodiscard]] constexpr std::uint64_t total_weight() const noexcept {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < count_; ++i) sum += weights_[i];
    return sum;
  }
  /// The level of the pile: the number of refills that are told apart.
  [[nodiscard]] constexpr std::size_t top() const noexcept { return top_; }

  /// True if a holder has hidden cards.
  [[nodiscard]] constexpr bool has_slots(int holder) const noexcept {
    for (const HiddenSlots& sort : cases_[0].entries) {
      if (sort.is_of(holder)) return true;
    }
    return false;
  }

  /// Records that the viewer saw something that the pool was not told: the pool is inexact as long as any card that is
  /// hidden now stays hidden.
  constexpr void admit_loss() noexcept { lost_ = true; }

  /// Moves an unseen card from the pile to a holder.
  constexpr void draw(int holder) noexcept {
    for_each([&](const Case& from, auto& out) { out.add_slot(from, {holder, top_, all_kinds, 1}); });
  }
  /// A card from the pile is seen and leaves the pool.
  constexpr void see(int kind) noexcept {
    for_each([&](const Case& from, auto& out) { take_copy(from, top_, kind, 1, out); });
  }
  /// A card of a holder is seen and leaves the pool.
  constexpr void reveal(int holder, int kind) noexcept {
    for_each([&](const Case& from, auto& out) {
      for_each_sort(from, holder, [&](std::size_t at, HiddenSlots sort) {
        if (!has_kind(sort.kinds(), kind)) return;
        Case rest = from;
        rest.take(at);
        if (sort.is_known()) {
          rest.histories *= static_cast<std::uint64_t>(sort.count());
          out.add(rest);
        } else {
          take_copy(rest, sort.level(), kind, static_cast<std::uint64_t>(sort.count()), out);
        }
      });
    });
  }
  /// Moves an unseen card from one holder to another.
  constexpr void move(int holder, int to) noexcept {
    for_each([&](const Case& from, auto& out) {
      for_each_sort(from, holder, [&](std::size_t at, HiddenSlots sort) {
        Case next = from;
        next.histories *= static_cast<std::uint64_t>(sort.count());
        next.take(at);
        out.add_slot(next, sort.times(1).with(to));
      });
    });
  }
  /// Gives a card that was seen to a holder; its kind stays known.
  constexpr void give(int holder, int kind) noexcept {
    for_each([&](const Case& from, auto& out) {
      out.add_slot(from, {holder, HiddenSlots::known_level, only_kind(kind), 1});
    });
  }
  /// Puts cards that were seen into the pile and shuffles it. No slot that is filled already holds one of them.
  constexpr void refill(const Counts& cards) noexcept
    requires(Sizes.levels > 1)
  {
    if (top_ + 1 == Case::levels) {
      dropped_ = true;
      merge(0);
    }
    ++top_;
    for_each([&](Case from, auto& out) {
      from.cards[top_] = cards;
      out.add(from);
    });
  }
  /// The viewer learns that a holder has no card of these kinds.
  constexpr void forbid(int holder, KindSet kinds) noexcept {
    for_each([&](Case from, auto& out) {
      for (HiddenSlots& sort : from.entries) {
        if (sort.is_of(holder)) sort = sort.among(~unsigned{kinds});
      }
      out.add(from);
    });
  }
  /// The viewer learns that a holder has a card of these kinds. The cases are distinguished by the first slot that
  /// holds one.
  constexpr void demand(int holder, KindSet kinds) noexcept {
    for_each([&](Case from, auto& out) {
      for (std::size_t at = 0; at < Case::rooms; ++at) {
        const HiddenSlots sort = from.entries[at];
        if (!sort.is_of(holder) || (sort.kinds() & kinds) == 0) continue;
        const HiddenSlots without = sort.among(~unsigned{kinds});
        if (without.kinds() == 0) return out.add(from);
        for (int first = 0; first < sort.count(); ++first) {
          Case next = from;
          next.entries[at] = {};
          out.add_slots(next, {without.times(first), sort.among(kinds).times(1), sort.times(sort.count() - first - 1)});
        }
        from.entries[at] = without;
      }
    });
  }

  friend constexpr bool operator==(const HiddenPool&, const HiddenPool&) = default;

 private:
  constexpr void clear() noexcept {
    for (Case& each : cases_) each.clear();
  }

  static constexpr void for_each_sort(const Case& from, int holder, const auto& visitor) noexcept {
    for (std::size_t at = 0; at < Case::rooms; ++at) {
      if (from.entries[at].is_of(holder)) visitor(at, from.entries[at]);
    }
  }

  /// Takes one of the cards of this kind that a slot of this level may hold; `ways` counts the slots it may come from.
  static constexpr void take_copy(const Case& from, std::size_t level, int kind, std::uint64_t ways,
                                  auto& out) noexcept {
    for (std::size_t each = 0; each <= level; ++each) {
      const int copies = from.cards[each].count(kind);
      if (copies == 0) continue;
      Case next = from;
      next.histories *= ways * static_cast<std::uint64_t>(copies);
      next.cards[each].remove(kind);
      out.add(next);
    }
  }

  /// Collects the cases that follow from an observation.
  struct Next {
    HiddenPool& pool;
    std::array<Case, room> cases{};
    std::size_t count = 0;

    constexpr void add_slot(Case next, HiddenSlots more) noexcept {
      if (next.add(more)) return add(next);
      pool.dropped_ = true;
    }
    constexpr void add_slots(Case next, const std::array<HiddenSlots, 3>& more) noexcept {
      for (const HiddenSlots& each : more) {
        if (!next.add(each)) {
          pool.dropped_ = true;
          return;
        }
      }
      add(next);
    }
    constexpr void add(Case next) noexcept {
      if (!next.tidy(pool.top_)) return;
      std::size_t lightest = 0;
      for (std::size_t i = 0; i < count; ++i) {
        if (cases[i].is_like(next)) {
          cases[i].histories += next.histories;
          return;
        }
        if (cases[i].histories < cases[lightest].histories) lightest = i;
      }
      if (count < room) {
        cases[count++] = next;
        return;
      }
      pool.dropped_ = true;
      if (next.histories > cases[lightest].histories) cases[lightest] = next;
    }
  };

  /// Replaces every case by the cases that `visitor` adds, then merges equal cases.
  constexpr void for_each(const auto& visitor) noexcept {
    replace(visitor);
    if constexpr (Sizes.levels > 1) merge_levels();
    shrink(front_possible(used()));
    scale_histories(used());
    weights_.fill(0);
    if (count_ > 1) weigh(std::span<const Case>{used()}, std::span<std::uint64_t>{weights_}.first(count_));
    dropped_ = dropped_ && !is_plain();
    lost_ = lost_ && has_any_slot();
  }
  constexpr void replace(const auto& visitor) noexcept {
    Next next{*this};
    for (std::size_t i = 0; i < count_; ++i) visitor(cases_[i], next);
    for (std::size_t i = 0; i < next.count; ++i) cases_[i] = next.cases[i];
    shrink(next.count);
  }
  [[nodiscard]] constexpr std::span<Case> used() noexcept { return std::span<Case>{cases_}.first(count_); }
  constexpr void shrink(std::size_t count) noexcept {
    for (std::size_t i = count; i < count_; ++i) cases_[i].clear();
    count_ = static_cast<std::uint8_t>(count);
  }
  [[nodiscard]] constexpr bool has_any_slot() const noexcept {
    for (std::size_t i = 0; i < count_; ++i) {
      if (cases_[i].entries[0].any()) return true;
    }
    return false;
  }
  /// True if the viewer knows nothing about single slots: one case, one level, and every slot may hold every kind. What
  /// was dropped or scaled then no longer matters.
  [[nodiscard]] constexpr bool is_plain() const noexcept {
    if (count_ != 1 || top_ != 0) return false;
    for (const HiddenSlots& sort : cases_[0].entries) {
      if (sort.any() && (sort.is_known() || sort.kinds() != cases_[0].kinds_within(0))) return false;
    }
    return true;
  }

  /// Merges neighbouring levels where no case has slots of the lower level, or no case has cards of the higher one.
  constexpr void merge_levels() noexcept {
    for (std::size_t level = 0; level < top_;) {
      if (matters(level)) {
        ++level;
      } else {
        merge(level);
      }
    }
  }
  [[nodiscard]] constexpr bool matters(std::size_t level) const noexcept {
    bool any_slot = false;
    bool any_card = false;
    for (std::size_t i = 0; i < count_; ++i) {
      for (const HiddenSlots& sort : cases_[i].entries) any_slot = any_slot || (sort.any() && sort.level() == level);
      any_card = any_card || !cases_[i].cards[level + 1].empty();
    }
    return any_slot && any_card;
  }
  /// Merges the level and the next one.
  constexpr void merge(std::size_t level) noexcept {
    --top_;
    replace([&](Case from, auto& out) {
      from.cards[level] += from.cards[level + 1];
      for (std::size_t each = level + 1; each < Case::levels; ++each) {
        from.cards[each] = each + 1 < Case::levels ? from.cards[each + 1] : Counts{};
      }
      for (HiddenSlots& sort : from.entries) {
        if (sort.is_hidden() && sort.level() > level) sort = sort.on(sort.level() - 1);
      }
      out.add(from);
    });
  }

  std::array<std::uint64_t, room> weights_{};
  std::array<Case, room> cases_{};
  std::uint8_t count_ = 0;
  std::uint8_t top_ = 0;
  bool dropped_ = false;
  bool lost_ = false;
  Padding<4> padding_{};
};

}  // namespace regelwerk::inline shared
