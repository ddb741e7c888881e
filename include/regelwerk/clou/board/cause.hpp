#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/board/cause_kinds.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/law/legal.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/number_makings.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/actor.hpp>

namespace regelwerk::clou {

namespace detail {

/// Finds the thing that a rule refers to in one refused move.
class Causes {
 public:
  constexpr Causes(const Layout& layout, const State& state, Move move) noexcept
      : layout_(layout), state_(state), plan_(plan_of(layout, state)), move_(move) {}

  [[nodiscard]] constexpr Cause of(Rule rule) const noexcept {
    if (!is_asked_for()) return {};
    switch (rule) {
      case Rule::used_at_once:
      case Rule::escape_arrow:
        return move_.kind() == MoveKind::cross ? of_symbols(move_.fired().symbols) : Cause{};
      case Rule::dice_of_each:
        return of_dice();
      case Rule::extra:
        return of_kept(CauseKind::extra, move_.how().extras, stock().extras.size);
      case Rule::shift:
        return of_kept(CauseKind::shift, move_.how().shifts, stock().shifts.size);
      case Rule::making:
      case Rule::needed_shifts:
      case Rule::conditions:
      case Rule::circle_boxes:
      case Rule::fill:
      case Rule::fill_strict:
      case Rule::escape_roll:
        return of_number(move_.number());
      case Rule::done:
        return of_thief_with_dice();
      case Rule::white_kept:
        return of_thief(move_.thief());
      case Rule::escape:
        return move_.kind() == MoveKind::driver ? of_thief(move_.thief()) : Cause{};
      case Rule::gang:
        return of_gang();
      case Rule::gift:
      case Rule::wages:
        return of_item();
      default:
        return of_target(rule);
    }
  }

 private:
  /// True if the position asks for moves of this kind.
  [[nodiscard]] constexpr bool is_asked_for() const noexcept {
    const MoveKind kind = move_.kind();
    switch (state_.phase) {
      case Phase::gift:
        return kind == MoveKind::gift;
      case Phase::gang:
        return kind == MoveKind::gang;
      case Phase::scout:
        return kind == MoveKind::scout;
      case Phase::pimp:
        return kind == MoveKind::pimp;
      case Phase::symbol:
        return kind == MoveKind::cross;
      case Phase::dice:
        return kind == MoveKind::mark || kind == MoveKind::fill || kind == MoveKind::done;
      case Phase::driver:
        return kind == MoveKind::driver;
      case Phase::drive:
        return kind == MoveKind::drive;
      case Phase::wages:
        return kind == MoveKind::buy;
      default:
        return false;
    }
  }

  [[nodiscard]] static constexpr Cause of_value(CauseKind kind, int value) noexcept {
    return {kind, static_cast<std::uint16_t>(value)};
  }
  [[nodiscard]] static constexpr Cause of_number(int number) noexcept { return of_value(CauseKind::number, number); }
  [[nodiscard]] static constexpr Cause of_thief(Thief thief) noexcept {
    return of_value(CauseKind::thief, static_cast<int>(thief));
  }
  [[nodiscard]] static constexpr Cause of_symbols(SymbolSet symbols) noexcept {
    return of_value(CauseKind::symbols, static_cast<int>(symbols.bits()));
  }
  [[nodiscard]] static constexpr Cause of_demand(int demand) noexcept { return of_value(CauseKind::demand, demand); }
  [[nodiscard]] static constexpr Cause of_first(DemandSet demands) noexcept {
    return demands == 0 ? Cause{} : of_demand(std::countr_zero(demands));
  }
  [[nodiscard]] static constexpr Cause of_element(Group group, int index) noexcept {
    return of_value(CauseKind::element, Element{group, index}.code());
  }

  /// CL-9, CL-11. The thief if it has no dice here, else the first die that is already used.
  [[nodiscard]] constexpr Cause of_dice() const noexcept {
    if (!state_.gang.contains(move_.thief())) return of_thief(move_.thief());
    const Places used = move_.how().dice & ~Places{state_.hand(move_.thief()).left};
    return of_value(CauseKind::die, state_.roll.face(std::countr_zero(used != 0 ? used : move_.how().dice)));
  }
  [[nodiscard]] constexpr DiceSupply stock() const noexcept { return {state_.roll, state_.hand(move_.thief())}; }
  /// CL-40, CL-42. The first chosen place that holds nothing; if there is none, the number, which is out of reach.
  [[nodiscard]] constexpr Cause of_kept(CauseKind kind, Places chosen, int kept) const noexcept {
    const Places empty = chosen >> kept << kept;
    return empty == 0 ? of_number(move_.number()) : of_value(kind, std::countr_zero(empty));
  }

  /// CL-13. The first thief that can make a mark that counts with dice alone.
  [[nodiscard]] constexpr Cause of_thief_with_dice() const noexcept {
    Cause cause;
    const auto find = [&](Move legal) {
      if (legal.kind() != MoveKind::mark || legal.how().extras != 0 || legal.how().shifts != 0) return true;
      const Target target = legal.target();
      const bool is_own = target.is_element() && !target.element().is_area();
      if (layout_.use_dice == UseDice::own && !is_own) return true;
      cause = of_thief(legal.thief());
      return false;
    };
    Turn{layout_, state_}.for_each_move(find);
    return cause;
  }

  /// CK-6. A thief in jail, else the number of thieves that a gang needs.
  [[nodiscard]] constexpr Cause of_gang() const noexcept {
    const ThiefSet jailed{static_cast<unsigned>(move_.number()) & state_.campaign.jail.bits() & all_thieves.bits()};
    return jailed.empty() ? of_number(layout_.players) : of_thief(jailed.first());
  }

  /// CK-4, CK-12. The item that is not on offer, or the number of missing points.
  [[nodiscard]] constexpr Cause of_item() const noexcept {
    const Target target = move_.target();
    if (!target.is_item() || static_cast<std::size_t>(target.item()) >= layout_.campaign.items.size()) return {};
    const bool is_bought = is_available(layout_, state_, static_cast<std::size_t>(target.item()));
    const int missing = layout_.campaign.price - state_.campaign.rest;
    const bool is_dear = state_.phase == Phase::wages && !is_bought && missing > 0;
    return is_dear ? of_number(missing) : of_value(CauseKind::item, target.item());
  }

  [[nodiscard]] constexpr Cause of_target(Rule rule) const noexcept {
    const Target target = move_.target();
    if (target.is_demand()) return target.demand() < plan_.demand_count ? about_demand(rule, target.demand()) : Cause{};
    if (!target.is_element()) return {};
    const Element element = target.element();
    if (element.is_area() && static_cast<std::size_t>(element.index()) >= layout_.campaign.elements.size()) return {};
    return about_element(rule, element);
  }

  /// CL-46 to CL-52, CL-67, CK-14. The thing on the plan because of which `rule` refuses the demand.
  [[nodiscard]] constexpr Cause about_demand(Rule rule, int demand) const noexcept {
    const DemandPlace place = plan_.places[static_cast<std::size_t>(demand)];
    const ChallengeLayout& challenge = plan_.challenges[place.challenge];
    switch (rule) {
      case Rule::entered_rooms:
        return of_value(CauseKind::room, challenge.room);
      case Rule::follow_arrows:
        return of_value(CauseKind::challenge, std::countr_zero(unsigned{challenge.after}));
      case Rule::challenge_done:
      case Rule::concert_phases:
        return of_value(CauseKind::challenge, place.challenge);
      case Rule::workable:
        return is_crossed(demand) ? of_demand(demand)
                                  : of_first(plan_.next_of(challenge.parts[place.part].needed & ~state_.plan.demands));
      case Rule::twins:
        return is_crossed(demand) ? of_demand(demand)
                                  : of_first(plan_.twins[static_cast<std::size_t>(demand)] & ~state_.plan.demands);
      case Rule::choice:
      case Rule::number_demand:
        return about_requirement(demand);
      case Rule::scouting:
      case Rule::player_count:
      case Rule::combination:
        return of_demand(demand);
      default:
        return {};
    }
  }
  [[nodiscard]] constexpr bool is_crossed(int demand) const noexcept {
    return (state_.plan.demands >> demand & 1U) != 0;
  }
  /// CL-25, CL-52. The symbols or the number that the demand requires.
  [[nodiscard]] constexpr Cause about_requirement(int demand) const noexcept {
    const SymbolSet symbols = plan_.symbols[static_cast<std::size_t>(demand)];
    return symbols.empty() ? of_number(plan_.numbers[static_cast<std::size_t>(demand)]) : of_symbols(symbols);
  }

  /// CL-26 to CL-36, CK-15 to CK-17. The thing because of which `rule` refuses the element. Precondition: the element
  /// is on a sheet or in an area.
  [[nodiscard]] constexpr Cause about_element(Rule rule, Element element) const noexcept {
    switch (rule) {
      case Rule::abilities:
        return of_element(element.group(), marks().rows[static_cast<std::size_t>(element.group())].first_empty());
      case Rule::tools:
        return of_thief(sheet_owner());
      case Rule::grid:
        return of_number(sheet().number_in(element));
      case Rule::tree:
        return sheet().number_in(element) == move_.number() ? of_element(Group::tree, element.index())
                                                            : of_number(sheet().number_in(element));
      case Rule::pyramid:
        return about_pyramid(element.index());
      case Rule::twins:
        return about_twins(element);
      case Rule::bought_tools:
        return of_value(CauseKind::item, area_of(element).item);
      case Rule::experience:
      case Rule::boxes_and_circles:
      case Rule::special_circles:
      case Rule::area_circles:
      case Rule::specials:
      case Rule::pimping:
        return of_element(element.group(), element.index());
      default:
        return {};
    }
  }
  /// CL-34. An empty box below, else the number.
  [[nodiscard]] constexpr Cause about_pyramid(int box) const noexcept {
    if (box < 3) return of_number(move_.number());
    const int left = box < 5 ? box - 3 : 3;
    if (marks().pyramid.is_empty(left)) return of_element(Group::pyramid, left);
    return marks().pyramid.is_empty(left + 1) ? of_element(Group::pyramid, left + 1) : of_number(move_.number());
  }
  /// CL-67. The first of the equal circles.
  [[nodiscard]] constexpr Cause about_twins(Element element) const noexcept {
    const auto index = static_cast<std::size_t>(element.index());
    const unsigned before = element.is_area()
                                ? layout_.campaign.elements[index].twins & ~unsigned{state_.campaign.crossed}
                                : sheet().special_twins[index] & ~marks().circles.specials();
    return before == 0 ? Cause{} : of_element(element.group(), std::countr_zero(before));
  }

  /// The thief whose sheet the move marks. Precondition: there is one.
  [[nodiscard]] constexpr Thief sheet_owner() const noexcept {
    if (move_.kind() == MoveKind::cross) return (move_.owner().is_nobody() ? move_.fired().by : move_.owner()).thief();
    return move_.kind() == MoveKind::pimp ? state_.acting.thief() : move_.thief();
  }
  [[nodiscard]] constexpr const SheetLayout& sheet() const noexcept { return layout_.sheet(sheet_owner()); }
  [[nodiscard]] constexpr const SheetMarks& marks() const noexcept { return state_.sheet(sheet_owner()); }
  [[nodiscard]] constexpr const AreaLayout& area_of(Element element) const noexcept {
    return layout_.campaign.areas[layout_.campaign.elements[static_cast<std::size_t>(element.index())].area];
  }

  const Layout& layout_;
  const State& state_;
  const PlanLayout& plan_;
  Move move_;
};

}  // namespace detail

/// The thing that `rule` refers to in this position. Precondition: why_not refuses `move` by this rule.
[[nodiscard]] constexpr Cause cause_of(const auto& setup, const auto& position, Move move, Rule rule) noexcept {
  if constexpr (requires { position.viewer; }) {
    const Actor actor = actor_of(position);
    if (actor.is_seat() && !position.viewer.is(actor.seat())) {
      return {CauseKind::seat, static_cast<std::uint16_t>(actor.seat().index())};
    }
  }
  return detail::Causes{setup.layout(), state_of(position), move}.of(rule);
}

}  // namespace regelwerk::clou
