#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/waiting.hpp>

namespace regelwerk::clou {

/// `set` without the members that have an equal one before them in `set` (CL-67). `twins` returns the equal ones before
/// a member; `having` are the members that have any.
template <class Set, class Twins>
[[nodiscard]] constexpr Set without_twins(Set set, Set having, const Twins& twins) noexcept {
  Set first = set;
  for (auto rest = static_cast<Set>(set & having); rest != 0; rest = static_cast<Set>(rest & (rest - 1U))) {
    const int at = std::countr_zero(rest);
    if ((twins(static_cast<std::size_t>(at)) & set) != 0) first = static_cast<Set>(first & ~(Set{1} << at));
  }
  return first;
}

/// CK-25. The challenges that the gang skips with the tickets in this heist.
[[nodiscard]] constexpr ChallengeSet skipped_challenges(const Layout& layout, const State& state) noexcept {
  return is_prepared(layout, state, Preparation::tickets) ? plan_of(layout, state).concert.sneaked : ChallengeSet{};
}

/// CL-46, CL-47. The rooms that are entered when these challenges are done.
[[nodiscard]] constexpr RoomSet rooms_behind(const PlanLayout& plan, ChallengeSet done) noexcept {
  unsigned rooms = first_room;
  for (unsigned rest = done; rest != 0; rest &= rest - 1) {
    rooms |= plan.challenges[static_cast<std::size_t>(std::countr_zero(rest))].opens;
  }
  return static_cast<RoomSet>(rooms);
}

/// CL-54. The loot of these challenges.
[[nodiscard]] constexpr Haul haul_of(const PlanLayout& plan, ChallengeSet done) noexcept {
  Haul haul;
  for (unsigned rest = done; rest != 0; rest &= rest - 1) {
    haul += plan.challenges[static_cast<std::size_t>(std::countr_zero(rest))].haul;
  }
  return haul;
}

/// CL-48. True if no arrow from another challenge leads to this one, or one of those challenges is done.
[[nodiscard]] constexpr bool is_reached(const PlanLayout& plan, const State& state, std::size_t challenge) noexcept {
  const ChallengeSet after = plan.challenges[challenge].after;
  return after == 0 || (after & state.plan.done) != 0;
}

/// CL-46 to CL-49, CK-33. The challenges that the gang can work at now.
[[nodiscard]] constexpr ChallengeSet workable_challenges(const PlanLayout& plan, const State& state) noexcept {
  unsigned open = 0;
  for (unsigned rooms = state.plan.rooms; rooms != 0; rooms &= rooms - 1) {
    open |= plan.in_room[static_cast<std::size_t>(std::countr_zero(rooms))];
  }
  open &= ~unsigned{state.plan.done};
  for (unsigned later = open & plan.later; later != 0; later &= later - 1) {
    const int at = std::countr_zero(later);
    if (!is_reached(plan, state, static_cast<std::size_t>(at))) open &= ~(1U << at);
  }
  if (music_of(plan, state) == Music::instrumental) open &= ~unsigned{plan.concert.wardrobe};
  return static_cast<ChallengeSet>(open);
}

/// CK-14. True if the parts of the security case are open: the gang has the combination (CK-13).
[[nodiscard]] constexpr bool has_combination(const State& state) noexcept {
  return state.campaign.has_special(SpecialLoot::combination);
}
/// CK-14. False for a part that needs the combination if the gang does not have it.
[[nodiscard]] constexpr bool is_allowed(const PartLayout& part, const State& state) noexcept {
  return !part.needs_combination || has_combination(state);
}

/// CL-50. All demands that are workable now.
[[nodiscard]] constexpr DemandSet workable_demands(const PlanLayout& plan, const State& state) noexcept {
  DemandSet asked = 0;
  for (unsigned rest = workable_challenges(plan, state); rest != 0; rest &= rest - 1) {
    asked |= plan.asked[static_cast<std::size_t>(std::countr_zero(rest))];
  }
  if (!has_combination(state)) asked &= ~plan.with_combination;
  return plan.next_of(asked & ~state.plan.demands);
}

/// CL-67. The demands of a set, but of twins only the first.
[[nodiscard]] constexpr DemandSet first_demands(const PlanLayout& plan, DemandSet set) noexcept {
  return without_twins(set, plan.with_twins, [&](std::size_t demand) { return plan.twins[demand]; });
}

/// CL-52. The number demands that are workable now, of twins only the first.
[[nodiscard]] constexpr DemandSet number_places(const PlanLayout& plan, const State& state) noexcept {
  if ((plan.rooms_with_number & state.plan.rooms) == 0) return 0;
  return first_demands(plan, workable_demands(plan, state) & plan.with_number);
}

/// CK-20. The demands that can be scouted: every required symbol demand of a challenge that is not done; of twins only
/// the first.
[[nodiscard]] constexpr DemandSet scouting_places(const PlanLayout& plan, const State& state) noexcept {
  DemandSet needed = 0;
  for (std::size_t i = 0; i < plan.challenge_count; ++i) {
    if ((unsigned{state.plan.done} >> i & 1U) != 0) continue;
    for (const PartLayout& part : plan.challenges[i].parts) needed |= part.needed;
  }
  return first_demands(plan, needed & ~plan.with_number & ~state.plan.demands);
}

/// CL-36. The open circles of a thief's specials that these symbols can cross, including twins.
[[nodiscard]] constexpr std::uint8_t open_specials(const Layout& layout, const State& state, Thief owner,
                                                   SymbolSet fired) noexcept {
  const std::uint32_t crossed = state.sheet(owner).circles.specials();
  return static_cast<std::uint8_t>(joined(layout.sheet(owner).specials_with, fired) & ~crossed);
}
/// CL-36. The open circles of a thief's specials that these symbols can cross; of twins only the first.
[[nodiscard]] constexpr std::uint8_t special_places(const Layout& layout, const State& state, Thief owner,
                                                    SymbolSet fired) noexcept {
  const std::uint8_t fit = open_specials(layout, state, owner, fired);
  if (fit == 0) return 0;
  const SheetLayout& sheet = layout.sheet(owner);
  return without_twins(fit, sheet.specials_with_twins, [&](std::size_t at) { return sheet.special_twins[at]; });
}
/// CL-36, CK-33. The other thieves on whose specials a fired symbol may be used: with `specials` = `gang` the rest of
/// the gang, for a symbol of nobody the whole gang.
[[nodiscard]] constexpr ThiefSet other_owners(const Layout& layout, const State& state, Fired fired) noexcept {
  if (layout.specials == Specials::own) return {};
  if (fired.by.is_nobody()) return state.gang;
  return ThiefSet{state.gang.bits() & ~ThiefSet{fired.by.thief()}.bits()};
}
/// CL-36. True if a fired symbol can be used on some specials.
[[nodiscard]] constexpr bool fits_specials(const Layout& layout, const State& state, Fired fired) noexcept {
  const auto fit = [&](Thief owner) { return open_specials(layout, state, owner, fired.symbols) != 0; };
  if (!fired.by.is_nobody() && fit(fired.by.thief())) return true;
  return !other_owners(layout, state, fired).for_each([&](Thief owner) { return !fit(owner); });
}

/// CK-23. The symbol circles of open areas that these symbols can cross; of twins only the first.
[[nodiscard]] constexpr AreaElementSet area_places(const Layout& layout, const State& state, SymbolSet fired) noexcept {
  const CampaignLayout& sheet = layout.campaign;
  const unsigned fitting = joined(sheet.elements_with, fired);
  if (fitting == 0) return 0;
  const auto fit =
      static_cast<AreaElementSet>(fitting & open_elements(layout, state) & ~unsigned{state.campaign.crossed});
  return without_twins(fit, sheet.with_twins, [&](std::size_t at) { return sheet.elements[at].twins; });
}

/// CL-57. True if a fired symbol can cross an escape arrow.
[[nodiscard]] constexpr bool fits_escape(const PlanLayout& plan, const State& state, SymbolSet fired) noexcept {
  return fired.meets(Symbol::escape) && state.plan.arrows < plan.arrows;
}

/// CL-22. The places for a waiting symbol, except the specials of other thieves.
struct SymbolPlaces {
  std::uint8_t specials = 0;  ///< of the thief that fired the symbol
  AreaElementSet areas = 0;
  DemandSet demands = 0;
  bool escape = false;

  [[nodiscard]] constexpr bool none() const noexcept { return specials == 0 && areas == 0 && demands == 0 && !escape; }
};

/// CL-22, CL-25, CL-67. Finds where fired symbols can be used: by their thief, on the plan, on the escape track.
class SymbolDesk {
 public:
  constexpr SymbolDesk(const Layout& layout, const State& state) noexcept
      : layout_(layout), state_(state), plan_(plan_of(layout, state)), workable_(workable_demands(plan_, state)) {}

  [[nodiscard]] constexpr SymbolPlaces places(Fired fired) const noexcept {
    SymbolPlaces places;
    if (!fired.by.is_nobody()) places.specials = special_places(layout_, state_, fired.by.thief(), fired.symbols);
    if (layout_.is_campaign()) places.areas = area_places(layout_, state_, fired.symbols);
    places.demands = first_demands(plan_, workable_ & plan_.fitting(fired.symbols));
    places.escape = fits_escape(plan_, state_, fired.symbols);
    return places;
  }

 private:
  const Layout& layout_;
  const State& state_;
  const PlanLayout& plan_;
  DemandSet workable_;
};

/// The places for a single symbol.
[[nodiscard]] constexpr SymbolPlaces symbol_places(const Layout& layout, const State& state, Fired fired) noexcept {
  return SymbolDesk{layout, state}.places(fired);
}

/// CL-23. True if one of the waiting symbols has a place.
// Not inlined, since after most moves nothing waits: a transition then has fewer registers to save.
[[nodiscard, gnu::noinline]] constexpr bool has_place(const Layout& layout, const State& state) noexcept {
  // Most symbols have a place on specials, and testing these is faster.
  if (!state.waiting.for_each_entry([&](Fired fired) { return !fits_specials(layout, state, fired); })) return true;
  const SymbolDesk desk{layout, state};
  return !state.waiting.for_each_entry([&](Fired fired) { return desk.places(fired).none(); });
}

}  // namespace regelwerk::clou
