#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/players/prospects.hpp>
#include <regelwerk/clou/players/sheet_prospects.hpp>
#include <regelwerk/clou/players/worth.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/marks.hpp>
#include <regelwerk/core/container/wrapping.hpp>

namespace regelwerk::clou {

/// The worth of positions that are a few moves away from a common one, as Prospects computes it. A move changes few
/// terms of the worth, so every term is cached by what it depends on.
class RememberedProspects {
 public:
  constexpr explicit RememberedProspects(const Layout& layout) noexcept : layout_(layout) {}

  /// The same as Prospects{layout, state}.worth(). Precondition: all positions in which the heist goes on belong to the
  /// same heist of the same gang.
  [[nodiscard]] constexpr Worth worth(const State& state) noexcept {
    if (!Prospects::counts_sheets(state)) return Prospects{layout_, state}.worth();
    const PlanEntry& plan = plan_entry(state);
    Worth sum = plan.shared.worth;
    std::size_t place = 0;
    state.gang.for_each([&](Thief thief) {
      sum += times(plan.shared.sheet_share, sheet_worth(state, {thief, place}, plan) + hand_worth(state.hands[place]));
      ++place;
    });
    return sum;
  }

 private:
  /// The shared terms of a position, cached by its marks on the plan and its haul. `needs` is a number for its needs,
  /// from 1 on, equal for equal needs; 0 in an empty entry.
  struct PlanEntry {
    PlanMarks marks;
    Haul haul;
    std::uint32_t needs = 0;
    SharedProspects shared;
  };
  /// The number of different needs for which a sheet is cached: looking ahead over uses of symbols switches between a
  /// few.
  static constexpr std::size_t needs_apart = 4;
  /// The worth of a thief's sheet without its hand, cached for the last marks only.
  struct SheetEntry {
    SheetMarks marks;
    std::uint32_t needs = 0;
    Worth worth = 0;
  };
  /// A term of a sheet, cached by a key that is never 0; 0 stands for an empty entry.
  struct TermEntry {
    std::uint64_t key = 0;
    Worth worth = 0;
  };
  struct Owner {
    Thief thief{};
    std::size_t place = 0;
  };

  [[nodiscard]] constexpr const PlanEntry& plan_entry(const State& state) noexcept {
    for (const PlanEntry& entry : plans_) {
      if (entry.needs != 0 && entry.marks == state.plan && entry.haul == state.haul) return entry;
    }
    const SharedProspects shared = Prospects{layout_, state}.shared();
    const std::uint32_t needs = number_of(shared.needs);
    PlanEntry& entry = plans_[next_plan_++ % plans_.size()];
    entry = {state.plan, state.haul, needs, shared};
    return entry;
  }
  [[nodiscard]] constexpr std::uint32_t number_of(const Needs& needs) noexcept {
    for (const PlanEntry& entry : plans_) {
      if (entry.needs != 0 && entry.shared.needs == needs) return entry.needs;
    }
    return ++needs_met_;
  }

  [[nodiscard]] constexpr Worth sheet_worth(const State& state, Owner owner, const PlanEntry& plan) noexcept {
    SheetEntry& last = sheets_[owner.place][plan.needs % needs_apart];
    const SheetMarks& marks = state.sheets[owner.place];
    if (last.needs == plan.needs && last.marks == marks) return last.worth;
    const SheetProspects sheet{layout_, state, owner.thief, plan.shared.needs};
    const std::uint64_t first = (std::uint64_t{plan.needs} * max_players + owner.place) * SheetProspects::terms << 32;
    Worth sum = 0;
    for (std::size_t term = 0; term < SheetProspects::terms; ++term) {
      sum += term_worth(sheet, term, first + (std::uint64_t{term} << 32 | SheetProspects::marks_of(marks, term)));
    }
    last = {marks, plan.needs, sum};
    return sum;
  }
  [[nodiscard]] constexpr Worth term_worth(const SheetProspects& sheet, std::size_t term, std::uint64_t key) noexcept {
    constexpr unsigned bits = 8;
    static_assert(1U << bits == std::tuple_size_v<decltype(terms_)>);
    // The highest bits of this product depend on all bits of the key.
    const std::uint64_t place = wrapping_product(key, 0x9E37'79B9'7F4A'7C15U) >> (64 - bits);
    TermEntry& entry = terms_[static_cast<std::size_t>(place)];
    if (entry.key != key) entry = {key, sheet.worth_of(term)};
    return entry.worth;
  }

  const Layout& layout_;
  std::uint32_t next_plan_ = 0;
  std::uint32_t needs_met_ = 0;
  std::array<PlanEntry, 4> plans_{};
  std::array<std::array<SheetEntry, needs_apart>, max_players> sheets_{};
  std::array<TermEntry, 256> terms_{};
};

}  // namespace regelwerk::clou
