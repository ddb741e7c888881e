#pragma once
#include <bit>
#include <cstddef>
#include <optional>
#include <span>

#include <regelwerk/clou/board/part_kinds.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/number_makings.hpp>

namespace regelwerk::clou::detail {

/// The number of the group of a box or circle: its group on a sheet; areas are numbered after those.
[[nodiscard]] constexpr int group_of(const Layout& layout, Element element) noexcept {
  if (!element.is_area()) return static_cast<int>(element.group());
  const auto index = static_cast<std::size_t>(element.index());
  const int area = index < layout.campaign.elements.size() ? int{layout.campaign.elements[index].area} : -1;
  return static_cast<int>(group_count) + (area < 0 ? static_cast<int>(max_areas) : area);
}

/// Visits the moves that a player may intend with the parts chosen so far.
template <class Visitor>
class Completions {
 public:
  constexpr Completions(const Layout& layout, const State& state, std::span<const MovePart> chain,
                        const Visitor& visitor) noexcept
      : layout_(layout), state_(state), plan_(plan_of(layout, state)), chain_(chain), visitor_(visitor) {}

  constexpr bool all() const noexcept {
    if (chain_.empty()) return true;
    const MovePart first = chain_[0];
    switch (first.kind) {
      case PartKind::thief:
        return first.value >= thief_count || with_thief(static_cast<Thief>(first.value));
      case PartKind::symbol:
        return first.value >> Fired::order_bits != 0 || with_symbol(Fired::at(first.value));
      case PartKind::group:
      case PartKind::element:
        return state_.phase != Phase::pimp ||
               each_target(0, [&](Target target) { return visitor_(pimped(state_.acting.thief(), target)); });
      case PartKind::challenge:
      case PartKind::demand:
        return each_target(0, [&](Target target) { return visitor_(scouted(target)); });
      case PartKind::item:
        return first.value >= max_items || with_item(Target::item(first.value));
      case PartKind::nothing:
        return visitor_(given(Target::nothing()));
      case PartKind::answer:
        return first.value >= move_words.size() || visitor_(of_kind(static_cast<MoveKind>(first.value)));
      case PartKind::face:
        return visitor_(state_.phase == Phase::roll ? rolled(roll_count) : drove(first.value & 7));
      default:
        return true;
    }
  }

 private:
  constexpr bool with_item(Target item) const noexcept {
    return visitor_(state_.phase == Phase::gift ? given(item) : bought(item));
  }

  constexpr bool with_thief(Thief thief) const noexcept {
    if (state_.phase == Phase::driver) return visitor_(driven_by(thief));
    if (state_.phase == Phase::gang) return visitor_(ganged(chosen_gang()));
    if (state_.phase != Phase::dice) return true;
    if (chain_.size() > 1 && chain_[1].kind == PartKind::fill) return with_fill(thief);
    return with_dice(thief);
  }
  /// CK-6. The set of thieves chosen so far.
  [[nodiscard]] constexpr ThiefSet chosen_gang() const noexcept {
    ThiefSet gang;
    for (const MovePart& part : chain_) {
      if (const auto thief = thief_of(part)) gang.insert(*thief);
    }
    return gang;
  }

  /// CL-43. Visits fills with the chosen number; if none is chosen, with a number that the fill may write, or none.
  constexpr bool with_fill(Thief thief) const noexcept {
    return each_target(2, [&](Target target) {
      if (!target.is_element()) return true;
      const Element element = target.element();
      if (chain_.size() > 4) return visitor_(filled(thief, element, chain_[4].value & MadeNumber::number_mask));
      return visitor_(filled(thief, element)) && visitor_(filled(thief, element, 1));
    });
  }

  /// CL-9, CL-27. Visits marks with the chosen dice; if none are chosen, with one of the unused dice.
  constexpr bool with_dice(Thief thief) const noexcept {
    const bool is_here = state_.gang.contains(thief);
    const DiceSupply stock = is_here ? DiceSupply{state_.roll, state_.hand(thief)} : DiceSupply{};
    DiceUse how;
    std::size_t at = 1;
    for (; at < chain_.size() && PartKind::die <= chain_[at].kind && chain_[at].kind <= PartKind::shift; ++at) {
      // Such a die or white symbol does not exist, so no number can be made.
      if (!choose(stock, chain_[at], how)) return visitor_(marked(thief, Element{}, {}, chain_[at].value & 15));
    }
    if (how == DiceUse{}) how.dice = stock.left == 0 ? 1U : stock.left & (~stock.left + 1U);
    const std::size_t number_at = at + 2;
    const int number =
        number_at < chain_.size() ? chain_[number_at].value & int{MadeNumber::number_mask} : number_of(stock, how);
    return each_target(at, [&](Target target) { return visitor_(marked(thief, target, how, number)); });
  }
  /// Chooses the next place with this value, an unused die before a used one; false if there is none.
  [[nodiscard]] static constexpr bool choose(const DiceSupply& stock, const MovePart& part, DiceUse& how) noexcept {
    if (part.kind == PartKind::extra) return choose_kept(stock.extras, part.value, how.extras);
    if (part.kind == PartKind::shift) return choose_kept(stock.shifts, part.value, how.shifts);
    for (const Places among : {stock.left & ~how.dice, ~stock.left & all_places & ~how.dice}) {
      for (Places rest = among; rest != 0; rest &= rest - 1) {
        const int place = std::countr_zero(rest);
        if (stock.faces[static_cast<std::size_t>(place)] != part.value) continue;
        how.dice |= 1U << place;
        return true;
      }
    }
    return false;
  }
  /// Chooses the place after the last one for a value that is not kept, so that the move is refused.
  [[nodiscard]] static constexpr bool choose_kept(const FewPips& kept, int value, Places& chosen) noexcept {
    int place = 0;
    while (place < kept.size &&
           (kept.values[static_cast<std::size_t>(place)] != value || (chosen >> place & 1U) != 0)) {
      ++place;
    }
    if (place >= max_kept) return false;
    chosen |= 1U << place;
    return true;
  }
  /// The lowest number that `how` makes; if it makes none, the sum of the dice.
  [[nodiscard]] constexpr int number_of(const DiceSupply& stock, DiceUse how) const noexcept {
    if (stock.offers_dice(how.dice) && stock.offers_extras(how.extras) && stock.offers_shifts(how.shifts)) {
      const NumberSet made = stock.numbers(how, layout_.clamp_dice);
      if (!made.empty()) return made.lowest();
    }
    int sum = 0;
    for (Places rest = how.dice; rest != 0; rest &= rest - 1) {
      sum += stock.faces[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    return sum;
  }

  /// CL-22. Visits the places for the symbol; demands that it fits come first.
  constexpr bool with_symbol(Fired fired) const noexcept {
    const auto use = [&](Target target) { return visitor_(crossed(fired, target)); };
    if (chain_.size() > 1 && chain_[1].kind == PartKind::thief) {
      const auto owner = thief_of(chain_[1]);
      return !owner || each_target(2, [&](Target target) { return visitor_(crossed(fired, *owner, target)); });
    }
    if (chain_.size() == 1) {
      if (!each_demand_of(plan_.fitting(fired.symbols), use)) return false;
      return use(Target::nothing());
    }
    if (chain_[1].kind == PartKind::escape) return use(Target::escape());
    if (chain_[1].kind == PartKind::challenge && chain_.size() == 2) {
      return each_demand_of(in_challenge(chain_[1].value) & plan_.fitting(fired.symbols), use) && each_target(1, use);
    }
    return each_target(1, use);
  }

  static constexpr bool each_demand_of(DemandSet demands, const auto& each) noexcept {
    for (; demands != 0; demands &= demands - 1) {
      if (!each(Target::demand(std::countr_zero(demands)))) return false;
    }
    return true;
  }
  [[nodiscard]] constexpr DemandSet in_challenge(int challenge) const noexcept {
    DemandSet demands = 0;
    for (std::size_t i = 0; i < plan_.demand_count; ++i) {
      if (plan_.places[i].challenge == challenge) demands |= DemandSet{1} << i;
    }
    return demands;
  }

  /// Visits the targets chosen from part `at` on: an element or a demand, else all of a group or challenge, else all
  /// elements. Unmarked ones come first.
  constexpr bool each_target(std::size_t at, const auto& each) const noexcept {
    if (at + 1 < chain_.size()) {
      const auto target = chosen_target(chain_[at + 1]);
      return !target || each(*target);
    }
    if (at < chain_.size() && chain_[at].kind == PartKind::challenge) {
      const DemandSet demands = in_challenge(chain_[at].value);
      return each_demand_of(demands & ~state_.plan.demands, each) && each_demand_of(demands, each);
    }
    if (at < chain_.size() && chain_[at].kind != PartKind::group) return true;
    for (const bool marked_ones : {false, true}) {
      for (int code = 0; code < element_count; ++code) {
        const Element element = Element::from_code(code);
        if (at < chain_.size() && group_of(layout_, element) != chain_[at].value) continue;
        if (is_marked_for(element) == marked_ones && !each(Target{element})) return false;
      }
    }
    return true;
  }
  [[nodiscard]] static constexpr std::optional<Target> chosen_target(const MovePart& part) noexcept {
    if (part.kind == PartKind::element && part.value < element_count) return Target{Element::from_code(part.value)};
    if (part.kind == PartKind::demand && part.value < max_demands) return Target::demand(part.value);
    return std::nullopt;
  }
  /// True if the element is marked on the sheet of the chosen thief, or on the campaign sheet.
  [[nodiscard]] constexpr bool is_marked_for(Element element) const noexcept {
    if (element.is_area()) return state_.campaign.is_crossed(element.index());
    const bool is_on_others = chain_[0].kind == PartKind::symbol && chain_.size() > 1;
    const auto thief = thief_of(chain_[is_on_others ? 1 : 0]);
    return thief && state_.gang.contains(*thief) && is_marked(state_.sheet(*thief), element);
  }

  const Layout& layout_;
  const State& state_;
  const PlanLayout& plan_;
  std::span<const MovePart> chain_;
  const Visitor& visitor_;
};

}  // namespace regelwerk::clou::detail
