#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/edition/tool.hpp>
#include <regelwerk/samara/law/fast/helper_sets.hpp>
#include <regelwerk/samara/law/helpers.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/board.hpp>
#include <regelwerk/samara/state/calendar.hpp>

namespace regelwerk::samara {

/// SM-17. The kinds of tools that a seat with `owned` may take: those missing in one set, glass B only after A.
[[nodiscard]] constexpr ToolKinds kinds_to_take(Tools owned) noexcept {
  Tools lacking = Tools::sets(1);
  lacking -= owned;
  ToolKinds kinds = lacking.kinds_of_few();
  kinds.remove_if(!owned.contains(Tool::glass_a), Tool::glass_b);
  return kinds;
}

/// SM-19, SM-21, SM-33. What `owned` is worth when building: with the University only the total number counts, without
/// it only the kinds.
[[nodiscard]] constexpr Kit kit_of(Tools owned, bool university) noexcept {
  if (university) return {Kit::any_number, Kit::any_number, Kit::any_number, owned.size()};
  return {owned.count(Tool::saw), owned.trowels(), owned.glass(), Kit::any_number};
}

/// SM-19, SM-21, SM-33. The tiles for which these tools suffice.
[[nodiscard]] constexpr TileSet payable_with(const Layout& layout, Tools owned, bool university) noexcept {
  const auto by = [](const PayableTiles& tiles, int number) { return tiles[static_cast<std::size_t>(number)]; };
  if (university) return by(layout.payable_all, owned.size());
  return by(layout.payable_saws, owned.count(Tool::saw)) & by(layout.payable_trowels, owned.trowels()) &
         by(layout.payable_glass, owned.glass());
}

/// SM-19. The tools that the tile on a space needs; without a tile, more than any seat can own.
[[nodiscard]] constexpr Kit kit_needed(const Layout& layout, Plot plot) noexcept { return layout.kits[plot.code()]; }

/// SM-18. True if the seat to move can raise a worker of this sex.
[[nodiscard]] constexpr bool can_raise(const Table& table, Sex sex) noexcept {
  return table.calendar.packed(0).figures().sex() == Sex::woman && table.reserve(table.turn).contains(sex);
}

/// SM-22. The next month after NOW that has a worker of the active worker's seat; empty if there is none. Precondition:
/// NOW holds a worker.
[[nodiscard]] constexpr std::optional<int> month_of_vacation(const Calendar& calendar) noexcept {
  const int month = calendar.next_month_of(calendar.packed(0).seat());
  return month > 0 ? std::make_optional(month) : std::nullopt;
}

/// SM-22. True if month_of_vacation() finds a month: some of the seat's figures (SM-5) are neither in the reserve nor
/// in NOW.
[[nodiscard]] constexpr bool any_after_now(const Table& table, const Crew& crew) noexcept {
  return table.reserve(table.turn).size() + crew.figures() < figures_per_seat;
}

/// SM-16 to SM-24. The legal actions of the seat to move. The constructor does the work that visiting, counting and
/// picking share. Precondition: the seat has to choose an action.
template <class Setup>
class Actions {
  // Declared before the constexpr members that use them, as clang requires in a non-template class.
  constexpr bool with_each_set(Space space, auto& visitor, const auto& make) const noexcept {
    return sets_.for_each(layout().row(space), [&](Helpers helpers) { return visit(visitor, make(helpers)); });
  }

 public:
  constexpr Actions(const Setup& setup, const Table& table) noexcept
      : Actions(setup, table, Crew{table.calendar, has_permanent(setup.layout(), table, table.turn, Effect::school)}) {}

  /// The numbers of legal moves.
  struct Counts {
    std::uint32_t takes = 0;
    std::uint32_t builds = 0;
    std::uint32_t all = 0;  ///< 1 for SM-23 if no action is possible
  };
  /// Not part of the constructor, since visiting needs no numbers.
  [[nodiscard]] constexpr Counts counts() const noexcept {
    // Computed without branches, because the conditions are unpredictable.
    RowSums takes;
    tools_.for_each([&](Space space) {
      takes += wanted_on(space).count_kinds() * layout().one_in_row(space);
      return true;
    });
    RowSums builds;
    tiles_.for_each([&](Space space) {
      builds += static_cast<std::uint32_t>(is_payable(space)) * layout().one_in_row(space);
      return true;
    });
    Counts counts{sets_in_row_.times(takes), sets_in_row_.times(builds), 0};
    counts.all =
        counts.takes + counts.builds + (can_raise_[0] ? 1U : 0U) + (can_raise_[1] ? 1U : 0U) + (can_rest_ ? 1U : 0U);
    counts.all += counts.all == 0 ? 1U : 0U;
    return counts;
  }

  /// SM-24. True if an action is possible; the seat must then choose one.
  [[nodiscard]] constexpr bool any() const noexcept {
    const auto stop = [](const Move&) { return false; };
    return can_rest_ || can_raise_[0] || can_raise_[1] || !for_each_take(stop) || !for_each_build(stop);
  }

  /// Visits the moves in ascending order of their codes; false if the visitor stopped.
  constexpr bool for_each(auto& visitor) const noexcept {
    return for_each_take(visitor) && for_each_build(visitor) && for_each_birth(visitor) &&
           (!can_rest_ || visit(visitor, vacation())) && (any() || visit(visitor, stepped()));
  }

  /// The move at this index in the order of for_each. Precondition: `counts` is counts(), index < counts.all.
  [[nodiscard]] constexpr Move nth(const Counts& counts, std::uint32_t index) const noexcept {
    if (index < counts.takes) return nth_take(index);
    index -= counts.takes;
    if (index < counts.builds) return nth_build(index);
    index -= counts.builds;
    for (const Sex sex : {Sex::woman, Sex::man}) {
      if (can_raise_[static_cast<std::size_t>(sex)] && !pass_one(index)) return raised(sex);
    }
    return can_rest_ ? vacation() : stepped();
  }

 private:
  constexpr Actions(const Setup& setup, const Table& table, const Crew& crew) noexcept
      : setup_(setup),
        table_(table),
        sets_(crew.sets(setup.options().spare_helpers)),
        sets_in_row_(sets_.counts()),
        kinds_(kinds_to_take(own_tools())),
        payable_(payable_with(layout(), own_tools(), has(Effect::university))),
        tools_(layout().up_to_row(sets_.rows()) & table.board.with_tools()),
        tiles_(layout().up_to_row(sets_.rows()) & table.board.with_tile()),
        can_raise_{can_raise(table, Sex::woman), can_raise(table, Sex::man)},
        can_rest_(any_after_now(table, crew)) {}

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup_.layout(); }
  [[nodiscard]] constexpr Tools own_tools() const noexcept { return table_.tools_of(table_.turn); }
  [[nodiscard]] constexpr bool has(Effect effect) const noexcept {
    return has_permanent(layout(), table_, table_.turn, effect);
  }

  /// SM-16, SM-17. The tools on a space that the seat may take.
  [[nodiscard]] constexpr Tools wanted_on(Space space) const noexcept { return table_.tools_on(space).only(kinds_); }
  /// SM-15. The number of sets of helpers that may act in the row of this space.
  [[nodiscard]] constexpr std::uint32_t sets_on(Space space) const noexcept {
    return sets_in_row_.of(layout().row(space));
  }
  /// SM-19. True if the seat owns the tools that the tile on this space needs.
  [[nodiscard]] constexpr bool is_payable(Space space) const noexcept {
    return payable_.contains(table_.plot(space).tile());
  }

  constexpr bool for_each_take(auto& visitor) const noexcept {
    return tools_.for_each([&](Space space) {
      return wanted_on(space).for_each_kind([&](Tool tool) {
        return with_each_set(space, visitor, [&](Helpers helpers) { return taken(tool, space, helpers); });
      });
    });
  }
  [[nodiscard]] constexpr Move nth_take(std::uint32_t index) const noexcept {
    for (SpaceSet rest = tools_;; rest.remove_first()) {
      const Space space = rest.first();
      Tools wanted = wanted_on(space);
      const std::uint32_t sets = sets_on(space);
      const std::uint32_t takes = wanted.count_kinds() * sets;
      if (index >= takes) {
        index -= takes;
        continue;
      }
      for (; index >= sets; index -= sets) wanted = wanted.without_first_kind();
      return taken(wanted.first_kind(), space, sets_.nth(layout().row(space), index));
    }
  }

  constexpr bool for_each_build(auto& visitor) const noexcept {
    return tiles_.for_each([&](Space space) {
      return !is_payable(space) ||
             with_each_set(space, visitor, [&](Helpers helpers) { return built(space, helpers); });
    });
  }
  [[nodiscard]] constexpr Move nth_build(std::uint32_t index) const noexcept {
    for (SpaceSet rest = tiles_;; rest.remove_first()) {
      const Space space = rest.first();
      if (!is_payable(space)) continue;
      const std::uint32_t sets = sets_on(space);
      if (index < sets) return built(space, sets_.nth(layout().row(space), index));
      index -= sets;
    }
  }

  constexpr bool for_each_birth(auto& visitor) const noexcept {
    for (const Sex sex : {Sex::woman, Sex::man}) {
      if (can_raise_[static_cast<std::size_t>(sex)] && !visit(visitor, raised(sex))) return false;
    }
    return true;
  }

  const Setup& setup_;
  const Table& table_;
  HelperSets sets_;                  ///< SM-12, SM-14: the sets of workers that may act together
  RowCounts sets_in_row_{0};         ///< the number of these sets, by row
  ToolKinds kinds_;                  ///< SM-17: the tools that may be taken
  TileSet payable_;                  ///< SM-19: the tiles that may be built
  SpaceSet tools_;                   ///< spaces with a tool, in a row that the workers can reach
  SpaceSet tiles_;                   ///< spaces with a tile, in such a row
  std::array<bool, 2> can_raise_{};  ///< SM-18: by sex
  bool can_rest_ = false;            ///< SM-22: a later month has another worker of the seat
};

}  // namespace regelwerk::samara
