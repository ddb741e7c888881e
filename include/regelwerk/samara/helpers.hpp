#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/visit.hpp>
#include <regelwerk/samara/calendar.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// SM-12, SM-14, SM-37, SM-49. The active worker and those that could help it: the one text of which of them may act
/// together, that generator and why_not read. Precondition: NOW holds a worker.
class Crew {
 public:
  constexpr Crew(const Calendar& calendar, bool school) noexcept : bonus_(school ? 1 : 0) {
    const Worker& active = calendar.active();
    strengths_[0] = static_cast<std::uint8_t>(active.figures.strength());
    const auto in_now = [&](int place) { return place < calendar.size() && calendar[place].month == 0; };
    for (int place = 1; in_now(place) && count_ < places_.size(); ++place) {
      if (calendar[place].seat == active.seat) add(place, calendar[place].figures.strength());
    }
  }

  /// How many workers could help, and where they stand in the row of NOW.
  [[nodiscard]] constexpr int size() const noexcept { return static_cast<int>(count_); }
  [[nodiscard]] constexpr int place(int helper) const noexcept { return places_[static_cast<std::size_t>(helper)]; }

  /// SM-12. True if all these helpers are there.
  [[nodiscard]] constexpr bool has(Helpers helpers) const noexcept { return helpers.bits() >> count_ == 0; }

  /// SM-37. The strength of the active worker together with these helpers. Precondition: has(helpers).
  [[nodiscard]] constexpr int strength(Helpers helpers) const noexcept {
    return strengths_[helpers.bits()] + (helpers.empty() ? 0 : bonus_);
  }
  /// SM-15. Precondition: has(helpers).
  [[nodiscard]] constexpr bool reach(Helpers helpers, int needed) const noexcept { return strength(helpers) >= needed; }

  /// SM-14. True if without any one of these helpers the strength would be too low. Precondition: has(helpers).
  [[nodiscard]] constexpr bool all_needed(Helpers helpers, int needed) const noexcept {
    for (int helper = 0; helper < size(); ++helper) {
      if (helpers.contains(helper) && reach(helpers.without(helper), needed)) return false;
    }
    return true;
  }

  /// SM-14, SM-49. Visits the sets of helpers that may take part, in ascending order; false if the visitor stopped.
  template <class Visitor>
  constexpr bool for_each_set(int needed, bool spare, Visitor&& visitor) const noexcept {
    return extend({}, size(), needed, spare, visitor);
  }

 private:
  /// Every set has a counterpart with the new helper. Precondition: there is room for one, as the remainder tells the
  /// compiler.
  constexpr void add(int place, int strength) noexcept {
    const std::size_t sets = std::size_t{1} << (count_ % places_.size());
    for (std::size_t set = 0; set < sets; ++set) {
      strengths_[sets + set] = static_cast<std::uint8_t>(strengths_[set] + strength);
    }
    places_[count_++] = static_cast<std::uint8_t>(place);
  }

  /// Decides about the helpers below `undecided`, the last one first and against it first, so that sets ascend.
  template <class Visitor>
  constexpr bool extend(Helpers chosen, int undecided, int needed, bool spare, Visitor& visitor) const noexcept {
    if (!spare && reach(chosen, needed)) return !all_needed(chosen, needed) || visit(visitor, chosen);
    if (!reach(Helpers{chosen.bits() | ((1U << undecided) - 1U)}, needed)) return true;
    if (undecided == 0) return visit(visitor, chosen);
    return extend(chosen, undecided - 1, needed, spare, visitor) &&
           extend(chosen.with(undecided - 1), undecided - 1, needed, spare, visitor);
  }

  std::array<std::uint8_t, Helpers::max_count> places_{};
  std::array<std::uint8_t, max_helper_sets> strengths_{};  ///< by set, without the bonus
  std::size_t count_ = 0;
  int bonus_ = 0;  ///< SM-37
};

}  // namespace regelwerk::samara
