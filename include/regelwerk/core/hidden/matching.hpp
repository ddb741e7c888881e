#pragma once
#include <array>
#include <cstddef>

#include <regelwerk/core/hidden/cards.hpp>

namespace regelwerk::inline shared {

namespace detail {

/// Gives the slots of one hypothesis cards, one after another; if none is left for a slot, other slots swap theirs
/// (bipartite matching by shortest augmenting paths).
template <HiddenSizes Sizes>
class Matching {
 public:
  constexpr explicit Matching(const Hypothesis<Sizes>& from) noexcept : from_(from), free_(from.cards) {
    for (auto& each : given_) each.fill({});
  }

  /// False if some slot gets no card.
  [[nodiscard]] constexpr bool fill_all() noexcept {
    for (std::size_t at = 0; at < rooms; ++at) {
      if (!from_.entries[at].is_hidden()) continue;
      for (int i = 0; i < from_.entries[at].count(); ++i) {
        if (!fill_one(at)) return false;
      }
    }
    return true;
  }

 private:
  static constexpr std::size_t rooms = Hypothesis<Sizes>::rooms;
  using Cards = std::array<HiddenCounts<Sizes>, Hypothesis<Sizes>::levels>;

  /// The next sort of slots on a path, and the card that the one before takes from it.
  struct Step {
    std::size_t at = 0;
    std::size_t before = 0;
    std::size_t level = 0;
    int kind = 0;
  };

  /// Visits the cards that a sort may hold until the visitor answers false; the latest first, since the fewest other
  /// sorts may hold these.
  template <class Visitor>
  constexpr bool for_each_card(std::size_t at, const Visitor& visitor) const noexcept {
    const HiddenSlots& each = from_.entries[at];
    for (std::size_t left = each.level() + 1; left > 0; --left) {
      const std::size_t level = left - 1;
      for (int kind = 0; kind < Sizes.kinds; ++kind) {
        if (has_kind(each.kinds(), kind) && !visitor(level, kind)) return false;
      }
    }
    return true;
  }

  constexpr bool fill_one(std::size_t first) noexcept {
    std::array<Step, rooms> path{};
    path[0].at = first;
    std::size_t found = 1;
    for (std::size_t next = 0; next < found; ++next) {
      const bool nothing_free = for_each_card(path[next].at, [&](std::size_t level, int kind) {
        if (free_[level].count(kind) == 0) return true;
        free_[level].remove(kind);
        hand_down(path, next, level, kind);
        return false;
      });
      if (!nothing_free) return true;
      for_each_card(path[next].at, [&](std::size_t level, int kind) {
        for (std::size_t other = 0; other < rooms; ++other) {
          if (given_[other][level].count(kind) == 0 || is_on(path, found, other)) continue;
          path[found++] = {other, next, level, kind};
        }
        return true;
      });
    }
    return false;
  }
  [[nodiscard]] static constexpr bool is_on(const std::array<Step, rooms>& path, std::size_t found,
                                            std::size_t at) noexcept {
    for (std::size_t i = 0; i < found; ++i) {
      if (path[i].at == at) return true;
    }
    return false;
  }
  /// The last sort of a path takes this card, and each one before it the card that its successor had.
  constexpr void hand_down(const std::array<Step, rooms>& path, std::size_t last, std::size_t level,
                           int kind) noexcept {
    for (std::size_t i = last;; i = path[i].before) {
      given_[path[i].at][level].add(kind);
      if (i == 0) return;
      level = path[i].level;
      kind = path[i].kind;
      given_[path[i].at][level].remove(kind);
    }
  }

  const Hypothesis<Sizes>& from_;
  Cards free_;
  std::array<Cards, rooms> given_{};
};

}  // namespace detail

/// True if there is a card for every slot of the hypothesis at once, and not for each of them alone.
template <HiddenSizes Sizes>
[[nodiscard]] constexpr bool can_be_filled(const Hypothesis<Sizes>& from) noexcept {
  return detail::Matching<Sizes>{from}.fill_all();
}

}  // namespace regelwerk::inline shared
