#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>

#include <regelwerk/core/hidden/cards.hpp>
#include <regelwerk/core/hidden/fillings.hpp>

// The probabilities of the hypotheses about a pool of cards, in proportion to one another.

namespace regelwerk::inline shared {

namespace detail {

/// Assigns cards to the slots of one hypothesis, one after another. If no card is left for a slot, other slots exchange
/// theirs (bipartite matching by shortest augmenting paths).
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

  /// The next sort of slots on a path, and the card that the previous sort takes from it.
  struct Step {
    std::size_t at = 0;
    std::size_t before = 0;
    std::size_t level = 0;
    int kind = 0;
  };

  /// Visits the cards that a sort may hold until the visitor returns false; the latest cards first, since the fewest
  /// other sorts may hold them.
  constexpr bool for_each_card(std::size_t at, const auto& visitor) const noexcept {
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
  /// The last sort of a path takes this card, and each sort before it takes the card that its successor had.
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

/// True if there are enough cards to fill all slots of the hypothesis at the same time.
template <HiddenSizes Sizes>
[[nodiscard]] constexpr bool can_be_filled(const Hypothesis<Sizes>& from) noexcept {
  return detail::Matching<Sizes>{from}.fill_all();
}

/// Above this limit the numbers of histories are scaled down together.
inline constexpr std::uint64_t most_histories = std::uint64_t{1} << 44;

/// Moves the hypotheses that can be filled to the front, keeping their order, and returns their number: a draw from any
/// other would never end.
template <HiddenSizes Sizes>
[[nodiscard]] constexpr std::size_t front_possible(std::span<Hypothesis<Sizes>> cases) noexcept {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (!can_be_filled(cases[i])) continue;
    if (kept != i) cases[kept] = cases[i];
    ++kept;
  }
  return kept;
}

/// Scales the numbers of histories down; only their proportions matter.
template <HiddenSizes Sizes>
constexpr void scale_histories(std::span<Hypothesis<Sizes>> cases) noexcept {
  std::uint64_t common = 0;
  for (const auto& each : cases) common = std::gcd(common, each.histories);
  std::uint64_t most = 0;
  for (auto& each : cases) {
    each.histories /= common;
    most = each.histories > most ? each.histories : most;
  }
  if (most <= most_histories) return;
  const auto down = static_cast<int>(std::bit_width(most)) - static_cast<int>(std::bit_width(most_histories)) + 1;
  for (auto& each : cases) {
    const std::uint64_t less = each.histories >> down;
    each.histories = less == 0 ? 1 : less;
  }
}

/// Writes the weight of each hypothesis: its histories times the ways to fill its slots, or times their upper bound if
/// a draw may fail. Precondition: as many weights as hypotheses, at most Sizes.hypotheses.
template <HiddenSizes Sizes>
constexpr void weigh(std::span<const Hypothesis<Sizes>> cases, std::span<std::uint64_t> weights) noexcept {
  std::array<detail::LargeProduct, static_cast<std::size_t>(Sizes.hypotheses)> products{};
  int exponent = 0;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    products[i] = detail::SlotFiller<Sizes>{cases[i]}.bound();
    products[i].multiply(cases[i].histories);
    exponent = products[i].exponent > exponent ? products[i].exponent : exponent;
  }
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const int down = exponent - products[i].exponent;
    weights[i] = down < 64 ? products[i].mantissa >> down : 0;
  }
}

}  // namespace regelwerk::inline shared
