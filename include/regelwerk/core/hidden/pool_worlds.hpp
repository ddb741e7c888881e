#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>

#include <regelwerk/core/hidden/cards.hpp>
#include <regelwerk/core/hidden/draw_cards.hpp>
#include <regelwerk/core/hidden/pool.hpp>
#include <regelwerk/core/hidden/worlds.hpp>

namespace regelwerk::inline shared {

namespace detail {

/// The binomial coefficient: in how many ways `taken` of `from` cards can be taken.
[[nodiscard]] constexpr CheckedNumber ways_to_take(int from, int taken) noexcept {
  CheckedNumber ways{1, true};
  for (int i = 1; i <= taken; ++i) {
    const int next = from - taken + i;
    const std::uint64_t common = std::gcd(ways.value, static_cast<std::uint64_t>(i));
    ways.value /= common;
    ways.multiply(static_cast<std::uint64_t>(next) / (static_cast<std::uint64_t>(i) / common));
  }
  return ways;
}

/// Counts the fillings of the slots of one hypothesis in which every holder gets its given cards.
template <HiddenSizes Sizes>
class FillingCounter {
 public:
  constexpr FillingCounter(const Hypothesis<Sizes>& from, const HiddenCards<Sizes>& wanted) noexcept
      : slots_(from.entries), left_(from.cards), wanted_(wanted.held) {}

  [[nodiscard]] constexpr CheckedNumber count() noexcept { return fill(0, 0, 0, slots_[0].count()); }
  /// True if there is such a filling, or if `steps` steps were not enough to find out.
  [[nodiscard]] constexpr bool any(std::uint64_t steps) noexcept {
    one_will_do_ = true;
    steps_ = steps;
    const CheckedNumber found = count();
    return !found.fits || found.value != 0 || steps_ == 0;
  }

 private:
  /// Fills entry number `at`, where `open` slots are left for cards from this level and kind on.
  [[nodiscard]] constexpr CheckedNumber fill(std::size_t at, std::size_t level, int kind, int open) noexcept {
    if (at == slots_.size() || slots_[at].count() == 0) return {all_given() ? 1U : 0U, true};
    const HiddenSlots& each = slots_[at];
    if (each.is_known()) return fill_known(at);
    if (open == 0) return next_room(at);
    if (kind == Sizes.kinds) return level == each.level() ? CheckedNumber{} : fill(at, level + 1, 0, open);
    if (!has_kind(each.kinds(), kind)) return fill(at, level, kind + 1, open);
    const int here = left_[level].count(kind);
    CheckedNumber sum;
    for (int taken = (std::min)({here, wanted_[each.index()].count(kind), open}); taken >= 0; --taken) {
      if (one_will_do_ && (!sum.fits || sum.value != 0 || steps_ == 0 || --steps_ == 0)) break;
      CheckedNumber ways = ways_to_take(here, taken);
      left_[level].remove(kind, taken);
      wanted_[each.index()].remove(kind, taken);
      const CheckedNumber rest = fill(at, level, kind + 1, open - taken);
      left_[level].add(kind, taken);
      wanted_[each.index()].add(kind, taken);
      ways.multiply(rest.value);
      ways.fits = ways.fits && rest.fits;
      sum.add(ways);
    }
    return sum;
  }
  [[nodiscard]] constexpr CheckedNumber next_room(std::size_t at) noexcept {
    // After the last entry of a holder its given cards must be complete.
    const bool is_last =
        at + 1 == slots_.size() || slots_[at + 1].count() == 0 || slots_[at + 1].holder() != slots_[at].holder();
    if (is_last && !wanted_[slots_[at].index()].empty()) return {};
    return at + 1 == slots_.size() ? fill(at + 1, 0, 0, 0) : fill(at + 1, 0, 0, slots_[at + 1].count());
  }
  [[nodiscard]] constexpr CheckedNumber fill_known(std::size_t at) noexcept {
    const HiddenSlots each = slots_[at];
    HiddenCounts<Sizes>& wanted = wanted_[each.index()];
    if (wanted.count(each.kind()) < each.count()) return {};
    wanted.remove(each.kind(), each.count());
    const CheckedNumber ways = next_room(at);
    wanted.add(each.kind(), each.count());
    return ways;
  }

  [[nodiscard]] constexpr bool all_given() const noexcept {
    for (const auto& each : wanted_) {
      if (!each.empty()) return false;
    }
    return true;
  }

  std::array<HiddenSlots, Hypothesis<Sizes>::rooms> slots_;
  std::array<HiddenCounts<Sizes>, Hypothesis<Sizes>::levels> left_;
  std::array<HiddenCounts<Sizes>, static_cast<std::size_t>(Sizes.holders)> wanted_;
  bool one_will_do_ = false;
  std::uint64_t steps_ = 0;
};

/// By hypothesis, the factor with which its fillings count: its histories times the orders in which equal slots can be
/// filled. Factors that all hypotheses have in common are divided out.
template <HiddenSizes Sizes>
class FillingWeights {
 public:
  constexpr explicit FillingWeights(const HiddenPool<Sizes>& pool) noexcept {
    for (int number = 2; number <= most_alike; ++number) {
      int fewest = static_cast<int>(Hypothesis<Sizes>::rooms);
      for (std::size_t i = 0; i < pool.count(); ++i) fewest = (std::min)(fewest, reaching(pool[i], number));
      for (std::size_t i = 0; i < pool.count(); ++i) {
        if (number == 2) weights_[i] = {pool[i].histories, true};
        for (int more = reaching(pool[i], number) - fewest; more > 0; --more) {
          weights_[i].multiply(static_cast<std::uint64_t>(number));
        }
      }
    }
    std::uint64_t common = 0;
    for (std::size_t i = 0; i < pool.count(); ++i) common = std::gcd(common, weights_[i].value);
    for (std::size_t i = 0; i < pool.count(); ++i) {
      if (weights_[i].fits && common > 0) weights_[i].value /= common;
    }
  }

  [[nodiscard]] constexpr CheckedNumber of(const HiddenPool<Sizes>& pool,
                                           const HiddenCards<Sizes>& cards) const noexcept {
    CheckedNumber sum;
    for (std::size_t i = 0; i < pool.count(); ++i) {
      CheckedNumber ways = FillingCounter<Sizes>{pool[i], cards}.count();
      ways.multiply(weights_[i].value);
      ways.fits = ways.fits && (weights_[i].fits || ways.value == 0);
      sum.add(ways);
    }
    return sum;
  }

 private:
  static constexpr int most_alike = 60;

  /// The number of sorts of unknown slots that have at least `number` slots.
  [[nodiscard]] static constexpr int reaching(const Hypothesis<Sizes>& from, int number) noexcept {
    int sorts = 0;
    for (const HiddenSlots& each : from.entries) sorts += !each.is_known() && each.count() >= number ? 1 : 0;
    return sorts;
  }

  std::array<CheckedNumber, static_cast<std::size_t>(Sizes.hypotheses)> weights_{};
};

/// Visits every deal of the hidden cards once.
template <HiddenSizes Sizes, class Visitor>
class WorldDealer {
 public:
  constexpr WorldDealer(const HiddenPool<Sizes>& pool, Visitor& visitor) noexcept
      : pool_(pool), weights_(pool), visitor_(visitor) {
    cards_.clear();
    for (const auto& level : pool[0].cards) cards_.pile += level;
    for (const HiddenSlots& each : pool[0].entries) {
      sizes_[each.index()] += each.count();
      if (each.any() && each.is_known()) cards_.pile.add(each.kind(), each.count());
    }
  }

  constexpr bool deal() noexcept {
    for (std::size_t i = 0; i < pool_.count(); ++i) {
      for (const HiddenSlots& each : pool_[i].entries) {
        kinds_[each.index()] = static_cast<KindSet>(kinds_[each.index()] | each.kinds());
      }
    }
    return deal(0, 0, sizes_[0]);
  }

 private:
  constexpr bool deal(std::size_t holder, int kind, int open) noexcept {
    if (open == 0) {
      if (holder + 1 < sizes_.size()) return deal(holder + 1, 0, sizes_[holder + 1]);
      const CheckedNumber weight = weights_.of(pool_, cards_);
      return (weight.fits && weight.value == 0) || visitor_(cards_, weight);
    }
    if (kind == Sizes.kinds) return true;
    const int most = has_kind(kinds_[holder], kind) ? (std::min)(cards_.pile.count(kind), open) : 0;
    bool goes_on = true;
    for (int taken = 0; taken <= most && goes_on; ++taken) {
      cards_.pile.remove(kind, taken);
      cards_.held[holder].add(kind, taken);
      goes_on = deal(holder, kind + 1, open - taken);
      cards_.pile.add(kind, taken);
      cards_.held[holder].remove(kind, taken);
    }
    return goes_on;
  }

  const HiddenPool<Sizes>& pool_;
  FillingWeights<Sizes> weights_;
  Visitor& visitor_;
  HiddenCards<Sizes> cards_;
  std::array<int, static_cast<std::size_t>(Sizes.holders)> sizes_{};
  std::array<KindSet, static_cast<std::size_t>(Sizes.holders)> kinds_{};  ///< the kinds that a holder may have at all
};

}  // namespace detail

/// Visits every deal of the hidden cards once: `visitor(cards, weight)`, where `weight` is a detail::CheckedNumber. If
/// the visitor returns false, the visit stops and the result is false.
template <HiddenSizes Sizes, class Visitor>
constexpr bool for_each_hidden(const HiddenPool<Sizes>& pool, Visitor&& visitor) noexcept {
  return pool.empty() || detail::WorldDealer<Sizes, Visitor>{pool, visitor}.deal();
}

/// The default limit of steps per hypothesis in may_lie_so; the limit keeps it from running too long.
inline constexpr std::uint64_t steps_for_lying_so = 10'000;

/// False if `cards` contradicts something that was seen, because some hidden card cannot be where `cards` puts it. A
/// proof takes long with many levels, so the result is also true if `steps` steps per hypothesis were not enough.
/// Precondition: every holder has as many cards as in the pool, and all cards together are those of the pool.
template <HiddenSizes Sizes>
[[nodiscard]] constexpr bool may_lie_so(const HiddenPool<Sizes>& pool, const HiddenCards<Sizes>& cards,
                                        std::uint64_t steps = steps_for_lying_so) noexcept {
  for (std::size_t i = 0; i < pool.count(); ++i) {
    if (detail::FillingCounter<Sizes>{pool[i], cards}.any(steps)) return true;
  }
  return pool.empty();
}

}  // namespace regelwerk::inline shared
