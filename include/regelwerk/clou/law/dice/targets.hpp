#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/law/dice/accepted_numbers.hpp>
#include <regelwerk/clou/law/fast/kept_makings.hpp>
#include <regelwerk/clou/law/fast/plain_makings.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/number_makings.hpp>

namespace regelwerk::clou {

/// CL-9 to CL-12, CL-52. The numbers that can be made in a position, and what they can mark. Precondition: dice are in
/// use.
class DiceTargets {
 public:
  constexpr DiceTargets(const Layout& layout, const State& state) noexcept
      : layout_(layout),
        state_(state),
        plan_(plan_of(layout, state)),
        demands_(number_places(plan_of(layout, state), state)),
        areas_(AcceptedNumbers::elements_for_all(layout, state)) {}

  /// Calls `ask` with the makings of a thief and returns its result. The makings are PlainMakings, or with white
  /// symbols KeptMakings, which are built in `room`.
  constexpr auto with_makings(Thief thief, KeptMakings& room, const auto& ask) const noexcept {
    const Hand& hand = state_.hand(thief);
    if (!hand.has_white()) return ask(makings_of_dice(state_.roll, hand.left));
    room.make(state_.roll, hand, layout_.clamp_dice);
    return ask(std::as_const(room));
  }

  /// Visits, in the order of moves, the elements and then the number demands that accept some of `wanted` from a thief,
  /// each with all numbers that it accepts. Stops when the visitor returns false.
  constexpr bool for_each(Thief thief, NumberSet wanted, const auto& visitor) const noexcept {
    if (wanted.empty()) return true;
    return takings(state_.member(thief)).for_each_accepting(wanted, visitor) &&
           for_each_demand(
               [&](Target demand, NumberSet asked) { return (asked & wanted).empty() || visitor(demand, asked); });
  }
  /// Visits the number demands, each with its number.
  constexpr bool for_each_demand(const auto& visitor) const noexcept {
    for (DemandSet rest = demands_; rest != 0; rest &= rest - 1) {
      const int demand = std::countr_zero(rest);
      if (!visitor(Target::demand(demand), NumberSet::only(number_of(demand)))) return false;
    }
    return true;
  }

  /// The number of marks that some makings allow a thief, on elements and with number demands.
  struct Marks {
    AcceptedNumbers::Marks on_elements;
    std::uint32_t count;
  };
  /// Counts into `marks`, where they stay: a copy would cost as much as a row.
  [[gnu::always_inline]] constexpr void count_marks(Member member, const auto& makings, Marks& marks) const noexcept {
    takings(member).count_marks(makings, marks.on_elements);
    std::uint32_t count = marks.on_elements.all;
    for (DemandSet rest = demands_; rest != 0; rest &= rest - 1) {
      count += makings.count_of(number_of(std::countr_zero(rest)));
    }
    marks.count = count;
  }
  /// The mark with this index in the order of moves. Precondition: index < marks.count, and `marks` was counted with
  /// these makings.
  [[nodiscard]] constexpr Move nth_mark(Member member, const auto& makings, const Marks& marks,
                                        std::uint32_t index) const noexcept {
    if (index < marks.on_elements.all) {
      const ElementNumbers found = takings(member).find(marks.on_elements, makings, index);
      return Move::from_code(Move::base(member.thief, found.element) | makings.nth(found.numbers, index));
    }
    index -= marks.on_elements.all;
    Target found;
    NumberSet asked;
    for_each_demand([&](Target demand, NumberSet number) {
      found = demand;
      asked = number;
      const std::uint32_t here = makings.count(number);
      if (index < here) return false;
      index -= here;
      return true;
    });
    return Move::from_code(Move::base(member.thief, found) | makings.nth(asked, index));
  }

  /// CL-13. True while the phase must not end, because dice alone, without white symbols, could make a mark that
  /// counts.
  [[nodiscard]] constexpr bool must_use_dice() const noexcept {
    switch (layout_.use_dice) {
      case UseDice::must:
        return !state_.gang.for_each([&](Thief thief) { return !dice_fit(thief); });
      case UseDice::own:
        return !state_.gang.for_each([&](Thief thief) { return !dice_fit_own_sheet(thief); });
      default:
        return false;
    }
  }
  /// CL-13. True if dice alone can make a mark for this thief.
  [[nodiscard]] constexpr bool dice_fit(Thief thief) const noexcept {
    const NumberSet made = makings_of_dice(state_.roll, state_.hand(thief).left).numbers;
    return !for_each(thief, made, [](Target /*target*/, NumberSet /*taken*/) { return false; });
  }

  /// CL-13. True if dice alone can make a mark on the thief's own sheet; shared areas and number demands do not count.
  [[nodiscard]] constexpr bool dice_fit_own_sheet(Thief thief) const noexcept {
    const NumberSet made = makings_of_dice(state_.roll, state_.hand(thief).left).numbers;
    const auto stop = [](Element /*element*/, NumberSet /*taken*/) { return false; };
    return !AcceptedNumbers{layout_, state_, state_.member(thief), AreaElementSet{}}.for_each_accepting(made, stop);
  }

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return layout_; }
  [[nodiscard]] constexpr const State& state() const noexcept { return state_; }

 private:
  [[nodiscard]] constexpr AcceptedNumbers takings(Member member) const noexcept {
    return {layout_, state_, member, areas_};
  }
  [[nodiscard]] constexpr int number_of(int demand) const noexcept {
    return plan_.numbers[static_cast<std::size_t>(demand)];
  }

  const Layout& layout_;
  const State& state_;
  const PlanLayout& plan_;
  DemandSet demands_;
  AreaElementSet areas_;
};

}  // namespace regelwerk::clou
