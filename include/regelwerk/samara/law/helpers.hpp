#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/samara/law/fast/helper_sets.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state/calendar.hpp>

namespace regelwerk::samara {

/// SM-12. The workers that may help the active one: the others of its seat in NOW. Precondition: NOW holds a worker.
[[nodiscard]] constexpr WorkerSet helpers_in_now(const Calendar& calendar) noexcept {
  return calendar.in_now(calendar.packed(0).seat()).from(1);
}

/// SM-12, SM-14, SM-37, SM-49. The active worker and its possible helpers: the sets of them that may act together. Move
/// generation and why_not share it; law/fast/helper_sets.hpp computes all sets at once. Precondition: NOW holds a
/// worker.
class Crew {
 public:
  constexpr Crew(const Calendar& calendar, bool school) noexcept
      : active_(calendar.packed(0).figures().strength()), figures_(active_), bonus_(school ? 1 : 0) {
    HelperSets reach = HelperSets::of_active(active_);
    int count = 0;
    helpers_in_now(calendar).for_each([&](int place) {
      const int strength = calendar.packed(place).figures().strength();
      places_[static_cast<std::size_t>(count)] = static_cast<std::uint8_t>(place);
      strengths_[static_cast<std::size_t>(count)] = static_cast<std::uint8_t>(strength);
      reach = reach.and_with(count, strength);
      figures_ += strength;
      return ++count < Helpers::max_count;
    });
    count_ = count;
    reach_ = school ? reach.with_bonus() : reach;
  }

  /// The number of possible helpers; these are numbered from 0.
  [[nodiscard]] constexpr int size() const noexcept { return count_; }
  [[nodiscard]] constexpr int place(int helper) const noexcept { return places_[static_cast<std::size_t>(helper)]; }

  /// SM-8. The number of the seat's figures in NOW.
  [[nodiscard]] constexpr int figures() const noexcept { return figures_; }

  /// SM-12. True if all these helpers exist.
  [[nodiscard]] constexpr bool has(Helpers helpers) const noexcept { return helpers.bits() >> count_ == 0; }

  /// SM-37. The strength of the active worker together with these helpers. Precondition: has(helpers).
  [[nodiscard]] constexpr int strength(Helpers helpers) const noexcept {
    int sum = active_ + (helpers.empty() ? 0 : bonus_);
    for (int helper = 0; helper < count_; ++helper) {
      if (helpers.contains(helper)) sum += strengths_[static_cast<std::size_t>(helper)];
    }
    return sum;
  }
  /// SM-15. True if these helpers reach the strength needed. Precondition: has(helpers).
  [[nodiscard]] constexpr bool reach(Helpers helpers, int needed) const noexcept {
    return reach_.contains(needed, helpers);
  }

  /// SM-14, SM-49. The sets of helpers that may take part, by row of the space.
  [[nodiscard]] constexpr HelperSets sets(bool spare) const noexcept {
    return spare || count_ == 0 ? reach_ : reach_.of_needed();
  }

 private:
  std::array<std::uint8_t, Helpers::max_count> places_{};
  std::array<std::uint8_t, Helpers::max_count> strengths_{};
  int count_ = 0;
  int active_;
  int figures_;
  int bonus_;         ///< SM-37: strength added when several workers act together, 0 or 1
  HelperSets reach_;  ///< SM-15: the sets that reach each strength
};

}  // namespace regelwerk::samara
