#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/law/dice/markable.hpp>
#include <regelwerk/clou/law/dice/moves.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/law/refusal.hpp>
#include <regelwerk/clou/law/symbol_moves.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/number_makings.hpp>
#include <regelwerk/clou/state/waiting.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/visit.hpp>

namespace regelwerk::clou {

/// The maximum number of moves in a node where no dice are used: all uses of all symbols that can wait, including the
/// specials of the whole gang (CL-36), and `lapse`.
inline constexpr std::size_t most_other_moves =
    max_waiting * (max_demands + 1 + max_players * max_special_circles + max_area_elements) + 1;

/// The moves of the gang in a position of either game.
class Turn {
 public:
  constexpr Turn(const Layout& layout, const State& state) noexcept
      : layout_(layout), state_(state), plan_(plan_of(layout, state)) {}

  /// Visits all legal moves in the order of their codes; false if the visitor stopped.
  constexpr bool for_each_move(auto& visitor) const noexcept {
    const auto offer = [&](Move move) { return visit(visitor, move); };
    switch (state_.phase) {
      case Phase::symbol:
        return SymbolMoves{layout_, state_}.for_each(offer) && offer(lapsed());
      case Phase::dice:
        return DiceMoves{layout_, state_}.for_each(offer);
      case Phase::leave:
        return offer(stayed()) && offer(ran());
      case Phase::driver:
        return state_.gang.for_each([&](Thief thief) { return offer(driven_by(thief)); });
      case Phase::gift:
        return offer(given(Target::nothing())) && for_each_item([&](Target item) { return offer(given(item)); });
      case Phase::gang:
        return for_each_gang(offer);
      case Phase::scout:
        return for_each_demand(scouting_places(plan_, state_), [&](Target demand) { return offer(scouted(demand)); }) &&
               offer(scouted(Target::nothing()));
      case Phase::pimp:
        return for_each_pimped(offer);
      case Phase::wages:
        return for_each_item([&](Target item) { return !can_buy(item) || offer(bought(item)); }) && offer(saved());
      default:
        return true;
    }
  }

  /// The number of moves that for_each_move visits.
  [[nodiscard]] constexpr std::uint32_t count() const noexcept {
    if (state_.phase == Phase::dice) return CountedDiceMoves{layout_, state_}.count();
    std::uint32_t count = 0;
    auto visitor = [&](Move /*move*/) { ++count; };
    for_each_move(visitor);
    return count;
  }

  /// Calls `choose` with the number of moves and returns the move at the index that `choose` returns, in the order of
  /// for_each_move. Precondition: there is a move, and the index is below their number.
  [[nodiscard]] constexpr Move pick(auto&& choose) const noexcept {
    if (state_.phase == Phase::dice) return pick_in_dice(choose);
    if (state_.phase == Phase::leave) return choose(2U) == 0 ? stayed() : ran();
    return pick_listed(choose);
  }

  /// The first rule that forbids `move`; empty exactly for the moves that for_each_move visits.
  [[nodiscard]] constexpr std::optional<Rule> why_not(Move move) const noexcept {
    switch (state_.phase) {
      case Phase::symbol:
        return move == lapsed() ? std::nullopt : SymbolMoves{layout_, state_}.why_not(move);
      case Phase::dice:
        return why_not_in_dice(move);
      case Phase::leave:
        return unless(move == stayed() || move == ran(), Rule::run_away);  // CL-19
      case Phase::driver:
        return unless(move == driven_by(move.thief()) && state_.gang.contains(move.thief()), Rule::escape);  // CL-59
      case Phase::gift:
        return unless(move == given(move.target()) && (move.target() == Target::nothing() || is_item(move.target())),
                      Rule::gift);  // CK-4
      case Phase::gang:
        return unless(move == ganged(gang_of(move)) && can_form(gang_of(move)), Rule::gang);  // CK-6
      case Phase::scout:
        // CK-20
        return move == scouted(move.target()) ? why_not_scouted(move.target()) : std::make_optional(Rule::scouting);
      case Phase::pimp:
        return move == pimped(state_.acting.thief(), move.target()) ? why_not_pimped(move.target())
                                                                    : std::make_optional(Rule::pimping);  // CK-21
      case Phase::wages:
        // CK-12
        return unless(move == saved() || (move == bought(move.target()) && can_buy(move.target())), Rule::wages);
      default:
        return why_not_over();
    }
  }

 private:
  [[nodiscard]] constexpr Move pick_in_dice(auto& choose) const noexcept {
    if (state_.is_used_up()) return choose(1U), finished();
    CountedDiceMoves moves{layout_, state_};
    return moves.nth(choose(moves.count()));
  }
  [[nodiscard]] constexpr Move pick_listed(auto& choose) const noexcept {
    FixedList<Move, most_other_moves> moves;
    auto visitor = [&](Move move) { moves.push_back(move); };
    for_each_move(visitor);
    return moves[choose(static_cast<std::uint32_t>(moves.size()))];
  }

  static constexpr std::optional<Rule> unless(bool legal, Rule rule) noexcept {
    return legal ? std::nullopt : std::make_optional(rule);
  }

  static constexpr bool for_each_number(int low, int high, const auto& visitor) noexcept {
    for (int number = low; number <= high; ++number) {
      if (!visitor(number)) return false;
    }
    return true;
  }
  constexpr bool for_each_gang(const auto& offer) const noexcept {
    for (unsigned bits = 1; bits <= all_thieves.bits(); ++bits) {
      if (can_form(ThiefSet{bits}) && !offer(ganged(ThiefSet{bits}))) return false;
    }
    return true;
  }
  constexpr bool for_each_item(const auto& visitor) const noexcept {
    return for_each_number(0, static_cast<int>(layout_.campaign.items.size()) - 1,
                           [&](int item) { return visitor(Target::item(item)); });
  }

  /// CK-21. The circles that the acting thief may cross, or none.
  constexpr bool for_each_pimped(const auto& offer) const noexcept {
    const Thief thief = state_.acting.thief();
    return Markable{layout_, state_, thief}.unmarked().to_cross.for_each([&](Element element) {
      return offer(pimped(thief, element));
    }) && offer(pimped(thief, Target::nothing()));
  }

  /// CL-52. The number that a demand requires.
  [[nodiscard]] constexpr NumberSet demanded(Target demand) const noexcept {
    return NumberSet::only(plan_.numbers[static_cast<std::size_t>(demand.demand())]);
  }

  [[nodiscard]] constexpr bool is_item(Target target) const noexcept {
    return target.is_item() && static_cast<std::size_t>(target.item()) < layout_.campaign.items.size();
  }
  /// CK-12. True if the rest pays for a box and the item has an uncrossed one.
  [[nodiscard]] constexpr bool can_buy(Target target) const noexcept {
    return is_item(target) && state_.campaign.rest >= layout_.campaign.price &&
           !is_available(layout_, state_, static_cast<std::size_t>(target.item()));
  }

  /// CK-6. The thieves of the move; bits beyond the four are ignored.
  [[nodiscard]] static constexpr ThiefSet gang_of(Move move) noexcept {
    return ThiefSet{static_cast<unsigned>(move.number()) & all_thieves.bits()};
  }
  [[nodiscard]] constexpr bool can_form(ThiefSet gang) const noexcept {
    return gang.size() == layout_.players && (gang.bits() & state_.campaign.jail.bits()) == 0;
  }

  /// CK-20. Why the gang cannot scout this target; empty if it can. Scouting nothing is always legal.
  [[nodiscard]] constexpr std::optional<Rule> why_not_scouted(Target target) const noexcept {
    if (target == Target::nothing()) return std::nullopt;
    return target.is_demand() ? clou::why_not_scouted(plan_, state_, target) : Rule::scouting;  // CK-20
  }
  /// CK-21. Why a thief cannot cross this target; empty if it can. Crossing nothing is always legal.
  [[nodiscard]] constexpr std::optional<Rule> why_not_pimped(Target target) const noexcept {
    if (target == Target::nothing()) return std::nullopt;
    if (!target.is_element()) return Rule::pimping;  // CK-21
    const Markable markable{layout_, state_, state_.acting.thief()};
    return markable.pimps(target.element()) ? std::nullopt
                                            : std::make_optional(markable.why_not_pimped(target.element()));
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_over() const noexcept {
    if (!layout_.is_campaign()) return Rule::over;                                              // CL-65
    return state_.campaign.end == CampaignEnd::won ? Rule::campaign_won : Rule::campaign_lost;  // CK-28, CK-27
  }

  [[nodiscard]] constexpr std::optional<Rule> why_not_in_dice(Move move) const noexcept {
    if (move == finished()) return unless(!DiceTargets{layout_, state_}.must_use_dice(), Rule::done);  // CL-13
    if (move.kind() != MoveKind::mark && move.kind() != MoveKind::fill) return Rule::phases;           // CL-7
    if (!state_.gang.contains(move.thief())) return Rule::dice_of_each;                                // CL-9
    return move.kind() == MoveKind::mark ? why_not_marked(move) : why_not_filled(layout_, state_, move);
  }

  /// CL-9 to CL-12, CL-27 to CL-34, CL-52. Why a thief cannot make this mark; empty if it can. Checks how the number is
  /// made before the target.
  [[nodiscard]] constexpr std::optional<Rule> why_not_marked(Move move) const noexcept {
    const Target target = move.target();
    if (move != marked(move.thief(), target, move.how(), move.number())) return Rule::making;  // CL-27
    if (!target.is_element() && !target.is_demand()) return Rule::fitting_number;              // CL-12
    if (const auto rule = why_not_made(layout_, state_, move)) return rule;
    if (target.is_demand()) {
      if (asks_symbol(target)) return Rule::number_demand;  // CL-52
      const bool fits = demanded(target).contains(move.number());
      return why_not_demand(plan_, state_, target, number_places(plan_, state_), fits);
    }
    const Markable markable{layout_, state_, move.thief()};
    if (markable.takes(target.element()).contains(move.number())) return std::nullopt;
    return markable.why_not_taken(target.element(), move.number());
  }
  /// CL-52. True for a symbol demand of the plan.
  [[nodiscard]] constexpr bool asks_symbol(Target demand) const noexcept {
    return demand.demand() < plan_.demand_count && !symbols_of(plan_, demand).empty();
  }

  const Layout& layout_;
  const State& state_;
  const PlanLayout& plan_;
};

[[nodiscard]] constexpr Turn turn_of(const auto& setup, const State& state) noexcept { return {setup.layout(), state}; }

}  // namespace regelwerk::clou
