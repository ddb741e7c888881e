#pragma once
#include <bit>
#include <cstddef>
#include <optional>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/law/dice/markable.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/law/refusal.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/waiting.hpp>

namespace regelwerk::clou {

/// Visits these demands in ascending order; stops, and returns false, when the visitor returns false.
constexpr bool for_each_demand(DemandSet demands, const auto& visitor) noexcept {
  for (; demands != 0; demands &= demands - 1) {
    if (!visitor(Target::demand(std::countr_zero(demands)))) return false;
  }
  return true;
}

/// The symbols any one of which crosses a demand. Precondition: the plan has the demand.
[[nodiscard]] constexpr SymbolSet symbols_of(const PlanLayout& plan, Target demand) noexcept {
  return plan.symbols[static_cast<std::size_t>(demand.demand())];
}

/// CL-22, CL-66. The moves with waiting symbols, except letting all lapse.
class SymbolMoves {
 public:
  constexpr SymbolMoves(const Layout& layout, const State& state) noexcept
      : layout_(layout), state_(state), plan_(plan_of(layout, state)) {}

  /// CL-22, CL-66. Visits every distinct waiting symbol at each of its places.
  constexpr bool for_each(const auto& offer) const noexcept {
    const SymbolDesk desk{layout_, state_};
    const bool is_offered = state_.waiting.for_each_entry([&](Fired fired) {
      const SymbolPlaces places = desk.places(fired);
      const auto use = [&](Target target) { return offer(crossed(fired, target)); };
      return for_each_in(Group::special, places.specials, use) && for_each_in(Group::area, places.areas, use) &&
             for_each_demand(places.demands, use) && (!places.escape || use(Target::escape())) &&
             (fired.by.is_nobody() || for_each_use_on_others(fired, offer));
    });
    if (!is_offered || layout_.specials == Specials::own) return is_offered;
    return state_.waiting.for_each_entry(
        [&](Fired fired) { return !fired.by.is_nobody() || for_each_use_on_others(fired, offer); });
  }
  /// CL-22. Why a symbol cannot be used there, or does not wait; empty if it can be used.
  [[nodiscard]] constexpr std::optional<Rule> why_not(Move move) const noexcept {
    const Target target = move.target();
    const Fired fired = move.fired();
    if (move != crossed(fired, move.owner(), target) || state_.waiting.count(fired) == 0) return Rule::used_at_once;
    if (!move.owner().is_nobody()) return why_not_on_others(fired, move.owner().thief(), target);
    const SymbolPlaces places = symbol_places(layout_, state_, fired);
    if (target == Target::escape()) return places.escape ? std::nullopt : std::make_optional(Rule::escape_arrow);
    if (target.is_demand()) {
      return why_not_demand(plan_, state_, target, places.demands, fired.symbols.meets(symbols_of(plan_, target)));
    }
    if (!target.is_element()) return Rule::used_at_once;
    const Element element = target.element();
    const bool is_place = element.is_area()
                              ? (places.areas >> element.index() & 1U) != 0
                              : element.group() == Group::special && (places.specials >> element.index() & 1U) != 0;
    if (is_place) return std::nullopt;
    const Rule rule = element.is_area() ? Rule::area_circles : Rule::special_circles;
    return fired.by.is_nobody() ? rule : why_not_symbol_circle(element, fired.by.thief(), fired.symbols, rule);
  }

 private:
  static constexpr bool for_each_in(Group group, unsigned set, const auto& visitor) noexcept {
    for (; set != 0; set &= set - 1) {
      if (!visitor(Target{Element{group, std::countr_zero(set)}})) return false;
    }
    return true;
  }
  /// CL-36, CK-33. Visits the places on the specials of other thieves, in the order of their codes.
  constexpr bool for_each_use_on_others(Fired fired, const auto& offer) const noexcept {
    const ThiefSet owners = other_owners(layout_, state_, fired);
    const unsigned first = fired.by.is_nobody() ? 0U : static_cast<unsigned>(fired.by.thief());
    for (unsigned step = 0; !owners.empty() && step < thief_count; ++step) {
      const auto owner = static_cast<Thief>(first ^ step);
      if (!owners.contains(owner)) continue;
      const auto use = [&](Target target) { return offer(crossed(fired, owner, target)); };
      if (!for_each_in(Group::special, special_places(layout_, state_, owner, fired.symbols), use)) return false;
    }
    return true;
  }

  /// CL-36, CK-33. Why a symbol cannot be used on the specials of a thief that did not fire it; empty if it can.
  [[nodiscard]] constexpr std::optional<Rule> why_not_on_others(Fired fired, Thief owner,
                                                                Target target) const noexcept {
    const bool is_special = target.is_element() && target.element().group() == Group::special;
    if (!is_special || !other_owners(layout_, state_, fired).contains(owner)) return Rule::special_circles;
    const Element element = target.element();
    const unsigned places = special_places(layout_, state_, owner, fired.symbols);
    if ((places >> element.index() & 1U) != 0) return std::nullopt;
    return why_not_symbol_circle(element, owner, fired.symbols, Rule::special_circles);
  }
  /// CL-36, CK-23, CL-67. Why the symbols cannot cross the element. Precondition: they cannot, and the element is on
  /// this thief's sheet or the campaign sheet.
  [[nodiscard]] constexpr Rule why_not_symbol_circle(Element element, Thief owner, SymbolSet fired,
                                                     Rule rule) const noexcept {
    const Markable markable{layout_, state_, owner};
    return markable.shows(element, fired) ? markable.why_not_symbol(element, rule) : rule;
  }

  const Layout& layout_;
  const State& state_;
  const PlanLayout& plan_;
};

}  // namespace regelwerk::clou
