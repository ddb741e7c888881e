#pragma once
#include <cstddef>
#include <optional>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/law/dice/markable.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/number_makings.hpp>

namespace regelwerk::clou {

/// Why a demand of the plan is not workable. Precondition: it is not.
[[nodiscard]] constexpr Rule why_not_workable(const PlanLayout& plan, const State& state, int demand) noexcept {
  const DemandPlace place = plan.places[static_cast<std::size_t>(demand)];
  const ChallengeLayout& challenge = plan.challenges[place.challenge];
  if ((unsigned{state.plan.rooms} >> challenge.room & 1U) == 0) return Rule::entered_rooms;   // CL-46
  if (!is_reached(plan, state, place.challenge)) return Rule::follow_arrows;                  // CL-48
  if ((unsigned{state.plan.done} >> place.challenge & 1U) != 0) return Rule::challenge_done;  // CL-49
  const PartLayout& part = challenge.parts[place.part];
  if ((part.needed >> demand & 1U) == 0) return Rule::player_count;  // CL-51
  if (!is_allowed(part, state)) return Rule::combination;            // CK-14
  const bool closed = (unsigned{plan.concert.wardrobe} >> place.challenge & 1U) != 0;
  // CK-33, CL-50
  return closed && music_of(plan, state) == Music::instrumental ? Rule::concert_phases : Rule::workable;
}

/// Why a demand cannot be crossed; empty if it can. It can if it is one of `places` and `fits` is true, which means
/// that the symbol or number fits the demand.
[[nodiscard]] constexpr std::optional<Rule> why_not_demand(const PlanLayout& plan, const State& state, Target target,
                                                           DemandSet places, bool fits) noexcept {
  const int demand = target.demand();
  if (demand >= plan.demand_count) return Rule::plan_parts;  // CL-45
  if ((places >> demand & 1U) != 0 && fits) return std::nullopt;
  if ((workable_demands(plan, state) >> demand & 1U) == 0) return why_not_workable(plan, state, demand);
  const bool is_number = (plan.with_number >> demand & 1U) != 0;
  if (!fits) return is_number ? Rule::number_demand : Rule::choice;  // CL-52, CL-25
  return Rule::twins;                                                // CL-67
}

/// CK-20. Why a demand cannot be scouted; empty if it can.
[[nodiscard]] constexpr std::optional<Rule> why_not_scouted(const PlanLayout& plan, const State& state,
                                                            Target target) noexcept {
  const int demand = target.demand();
  if (demand >= plan.demand_count || (plan.with_number >> demand & 1U) != 0) return Rule::scouting;  // CK-20
  if ((scouting_places(plan, state) >> demand & 1U) != 0) return std::nullopt;
  const DemandPlace place = plan.places[static_cast<std::size_t>(demand)];
  const ChallengeLayout& challenge = plan.challenges[place.challenge];
  if ((unsigned{state.plan.done} >> place.challenge & 1U) != 0) return Rule::challenge_done;           // CL-49
  return (challenge.parts[place.part].needed >> demand & 1U) == 0 ? Rule::player_count : Rule::twins;  // CL-51, CL-67
}

/// CL-27, CL-40 to CL-42. Why the thief cannot make its number in this way; empty if it can.
[[nodiscard]] constexpr std::optional<Rule> why_not_made(const Layout& layout, const State& state, Move move) noexcept {
  const DiceUse how = move.how();
  const DiceSupply stock{state.roll, state.hand(move.thief())};
  if (!stock.offers_dice(how.dice)) return Rule::dice_of_each;  // CL-9
  if (!stock.offers_extras(how.extras)) return Rule::extra;     // CL-42
  if (!stock.offers_shifts(how.shifts)) return Rule::shift;     // CL-40
  if (stock.numbers(how, layout.clamp_dice).contains(move.number())) return std::nullopt;
  if (how.shifts == 0 || (how.dice == 0 && how.extras == 0)) return Rule::making;    // CL-27
  return stock.could_reach(how, move.number()) ? Rule::needed_shifts : Rule::shift;  // CL-41, CL-40
}

/// CL-43, CL-44. Why the thief cannot make this fill; empty if it can.
[[nodiscard]] constexpr std::optional<Rule> why_not_filled(const Layout& layout, const State& state,
                                                           Move move) noexcept {
  const Target target = move.target();
  if (state.hand(move.thief()).fills == 0) return Rule::white_kept;  // CL-39
  // CL-43
  if (!target.is_element() || move != filled(move.thief(), target.element(), move.number())) return Rule::fill;
  const Markable markable{layout, state, move.thief()};
  const Fillable fillable = markable.fills(target.element());
  const bool fits =
      move.number() == 0 ? fillable.crosses : move.number() <= highest_fill && fillable.numbers.contains(move.number());
  return fits ? std::nullopt : std::make_optional(markable.why_not_filled(target.element()));
}

}  // namespace regelwerk::clou
