#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <optional>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/plan_layout.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/law/outcome.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/players/sheet_prospects.hpp>
#include <regelwerk/clou/players/worth.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/core/container/algorithms.hpp>

namespace regelwerk::clou {

/// The part of a position's worth that does not depend on the thieves' sheets, while the heist goes on, and what it
/// takes to add the worth of the sheets.
struct SharedProspects {
  Worth worth = 0;
  Worth sheet_share = 0;  ///< the factor for the worth of each sheet
  Needs needs;            ///< the symbols that the plan needs, on which the worth of sheets depends
};

/// Estimates the worth of a position to the gang by rules of thumb: the points so far, plus the expected gain from plan
/// and sheets, minus the expected cost of traces and alarms.
class Prospects {
 public:
  constexpr Prospects(const Layout& layout, const State& state) noexcept
      : layout_(layout), state_(state), plan_(plan_of(layout, state)), points_(points_if_safe()) {}

  [[nodiscard]] constexpr Worth worth() const noexcept {
    if (state_.phase == Phase::over) return state_.ending == Ending::success ? points_ : 0;
    if (state_.gang.empty()) return 0;
    if (state_.phase == Phase::driver || state_.phase == Phase::drive) return after_escape();
    const SharedProspects common = shared();
    Worth sum = common.worth;
    state_.gang.for_each([&](Thief thief) {
      sum += times(common.sheet_share, SheetProspects{layout_, state_, thief, common.needs}.worth());
    });
    return sum;
  }

  /// True if worth() is that of shared() plus, for each thief, the worth of its sheet times sheet_share.
  [[nodiscard]] static constexpr bool counts_sheets(const State& state) noexcept {
    return state.phase < Phase::driver && !state.gang.empty();
  }
  /// The terms of the worth that depend only on the plan, the haul and the gang. Precondition: counts_sheets(state).
  [[nodiscard]] constexpr SharedProspects shared() const noexcept {
    SharedProspects shared;
    const Worth plan = plan_promises(shared.needs);
    shared.worth = (is_noticed(plan_, state_) ? after_escape() : points_) - risk_of_traces(state_.plan.traces) +
                   times(safety, chance()) + times(still_possible(plan_rounds), plan);
    shared.sheet_share = still_possible(sheet_rounds);
    return shared;
  }

  /// CL-14, CL-18. True if another round is expected to gain more than it risks: unused dice may leave the last traces,
  /// and a round that uses up the time ends in an escape. Precondition: the gang is not empty.
  [[nodiscard]] constexpr bool wants_to_stay() const noexcept {
    const int thieves_and_one = state_.gang.size() + 1;
    Worth share = one_point;
    for (int left = plan_.traces - state_.plan.traces; left > 0; --left) {
      share = times(share, unused_share * thieves_and_one);
    }
    Worth threat = times(share, stake());
    const bool is_last = state_.plan.time + 1 == plan_.time;
    if (is_last && !escapes_at_finale(plan_, state_) && !is_noticed(plan_, state_)) {
      threat += whole(plan_.score.alarm) + points_ - after_escape();
    }
    Needs needs;
    return threat < lesser(round_points * thieves_and_one, plan_promises(needs));
  }

  /// The symbols that challenges in the entered rooms still need.
  [[nodiscard]] constexpr Needs needs() const noexcept {
    Needs needs;
    static_cast<void>(plan_promises(needs));
    return needs;
  }

  /// CL-22. How much the expected gain of a part rises when this demand is crossed. Precondition: it is not crossed
  /// yet.
  [[nodiscard]] constexpr Worth by_crossing(std::size_t demand) const noexcept {
    const DemandPlace place = plan_.places[demand];
    const PartLayout& part = plan_.challenges[place.challenge].parts[place.part];
    const Worth net = net_prize(part, prize(place.challenge, prize_depth), part.alarms == 0 ? 0 : alarm_costs());
    const DemandSet crossed = state_.plan.demands | DemandSet{1} << demand;
    if ((part.needed & ~crossed) == 0) return net - times(greater(net, Worth{0}), progress(part, state_.plan.demands));
    return times(greater(net, Worth{0}), progress(part, crossed) - progress(part, state_.plan.demands));
  }

 private:
  // Tuned by hill climbing: each constant was changed in small steps as long as several hundred heists of all plans
  // gained more points.

  /// The share of a prize that counts before any demand on the way to it is crossed.
  static constexpr Worth way = hundredths(20);
  /// In a campaign: the points for a double circle and for special loot, and the points lost per trace in addition to
  /// its risk.
  static constexpr Worth double_points = hundredths(250);
  static constexpr Worth special_points = whole(5);
  static constexpr Worth trace_points = whole(2);
  /// The points that an arrest costs in addition to those of the heist, and in a campaign the points expected from each
  /// later heist.
  static constexpr Worth loss = whole(11);
  static constexpr Worth heist_worth = whole(25);
  /// The probability that a die that nobody can use leaves a trace in a round, divided by the number of thieves plus
  /// one.
  static constexpr Worth unused_share = hundredths(6);
  /// The share of the cost of an arrest that counts as risk when the next trace is the last.
  static constexpr Worth last_trace = hundredths(25);
  /// A rough estimate of the points that another round gains, divided by the number of thieves plus one.
  static constexpr Worth round_points = whole(1);
  /// The number of rounds left with which half of the expected gain is still possible: for the plan, and for the
  /// sheets.
  static constexpr Worth plan_rounds = hundredths(270);
  static constexpr Worth sheet_rounds = whole(19);
  /// The points for a certain escape before there is an alarm; an uncertain escape counts in proportion.
  static constexpr Worth safety = hundredths(20);
  /// The points that alarms cost: one that only crosses a circle, each time symbol that a jump crosses, each round that
  /// an escape cuts off, and the loot that a caught gang might still have taken.
  static constexpr Worth alarm_nearer = hundredths(50);
  static constexpr Worth jumped_time = hundredths(70);
  static constexpr Worth lost_round = hundredths(80);
  static constexpr Worth caught_points = whole(4);
  /// The head start of every part, in demands crossed, so that untouched parts differ by their length.
  static constexpr Worth start = hundredths(20);
  /// How many rooms and arrows ahead prizes are counted.
  static constexpr int prize_depth = 3;

  /// CL-63, CK-29. The points of the gang if it were safe now.
  [[nodiscard]] constexpr Worth points_if_safe() const noexcept {
    const Worth sum = whole(heist_points(layout_, state_));
    if (!layout_.is_campaign()) return sum;
    return sum + double_points * state_.haul.doubles + special_points * state_.haul.specials -
           trace_points * state_.plan.traces;
  }

  /// CL-59. The probability that an escape succeeds, with the best driver. Precondition: the gang is not empty.
  // Computed on demand, since most calls do not need it.
  [[nodiscard]] constexpr Worth chance() const noexcept {
    const int value = layout_.sheet(best_driver(layout_, state_.gang)).escape_value;
    return chance_of_escape(value, plan_.arrows - state_.plan.arrows, plan_.police - state_.plan.police);
  }

  /// CL-62, CK-11. The cost of an arrest in points.
  [[nodiscard]] constexpr Worth stake() const noexcept {
    if (!layout_.is_campaign()) return points_ + loss;
    const int players = state_.gang.size();
    const int jailed = state_.campaign.jail.size() + players;
    const int later = campaign_heists - 1 - heist_of(state_);
    if (jailed <= players && (later == 0 || jailed + players <= thief_count)) {
      return whole(layout_.campaign.points.jailed * players);
    }
    return whole(state_.campaign.rest) + points_ + heist_worth * later;
  }

  /// CL-16. The risk of an arrest after this many traces, in points; it rises as fewer traces are left.
  [[nodiscard]] constexpr Worth risk_of_traces(int traces) const noexcept {
    const int left = plan_.traces - traces;
    return left < 1 ? stake() : times(last_trace, stake()) / (left * left);
  }

  /// CL-61, CK-11. The expected points once an escape has begun.
  [[nodiscard]] constexpr Worth after_escape() const noexcept {
    const Worth caught = layout_.is_campaign() ? points_ / 2 - whole(layout_.campaign.points.jailed) : 0;
    const Worth share = chance();
    return times(share, points_) + times(one_point - share, caught);
  }

  /// CK-34. True if taking the special loot forces an escape.
  [[nodiscard]] constexpr bool special_is_noticed() const noexcept {
    return plan_.concert.is_concert && !escapes_at_finale(plan_, state_);
  }

  /// CL-56. The cost of the next alarm in points. The alarm that crosses the last circle costs an escape, or time.
  [[nodiscard]] constexpr Worth alarm_costs() const noexcept {
    const Worth circle = whole(plan_.score.circle);
    if (state_.plan.alarms == plan_.alarm_circles) return 0;
    if (state_.plan.alarms + 1 < plan_.alarm_circles) return circle + alarm_nearer;
    if (!plan_.last_alarm_escapes) return circle + jumped_time * greater(plan_.jump - state_.plan.time, 0);
    const int rounds = plan_.time - state_.plan.time;
    if (rounds == 1) return circle;
    return circle + whole(plan_.score.alarm) + times(one_point - chance(), points_ + caught_points) +
           lost_round * rounds;
  }

  /// CL-47, CL-48, CL-54. The prize of a challenge in points: its haul, and shares of the prizes that it opens up to
  /// `depth` rooms and arrows ahead.
  [[nodiscard]] constexpr Worth prize(std::size_t challenge, int depth) const noexcept {
    const ChallengeLayout& at = plan_.challenges[challenge];
    Worth sum = whole(at.haul.loot + plan_.score.diamond * at.haul.diamonds);
    if (layout_.is_campaign()) sum += double_points * at.haul.doubles + special_points * at.haul.specials;
    if (at.haul.specials > 0 && special_is_noticed()) sum -= times(one_point - chance(), points_ + sum);
    if (depth == 0) return sum;
    for (unsigned rest = at.opens & ~unsigned{state_.plan.rooms}; rest != 0; rest &= rest - 1) {
      sum += room(static_cast<std::size_t>(std::countr_zero(rest)), depth - 1);
    }
    for (unsigned rest = plan_.later; rest != 0; rest &= rest - 1) {
      const auto next = static_cast<std::size_t>(std::countr_zero(rest));
      if ((plan_.challenges[next].after >> challenge & 1U) == 0 || is_reached(plan_, state_, next)) continue;
      sum += times(way, prize(next, depth - 1));
    }
    return sum;
  }

  [[nodiscard]] constexpr Worth room(std::size_t room, int depth) const noexcept {
    Worth sum = 0;
    for (unsigned rest = plan_.in_room[room] & ~unsigned{state_.plan.done}; rest != 0; rest &= rest - 1) {
      sum += times(way, prize(static_cast<std::size_t>(std::countr_zero(rest)), depth));
    }
    return sum;
  }

  /// CL-53. A prize minus the cost of a part: its traces, and its alarms at `alarm` points each.
  [[nodiscard]] constexpr Worth net_prize(const PartLayout& part, Worth prize, Worth alarm) const noexcept {
    const Worth net = prize - part.alarms * alarm;
    if (part.traces == 0) return net;
    const Worth risk = risk_of_traces(state_.plan.traces + part.traces) - risk_of_traces(state_.plan.traces);
    return net - whole(part.traces * plan_.score.trace) - risk;
  }
  /// The share of its prize that a part counts, by its number of demands and the number of those that are crossed. A
  /// table, because the share is needed for every part in the entered rooms at every evaluation.
  static constexpr auto progresses = [] {
    std::array<std::array<Worth, max_part_demands + 1>, max_part_demands + 1> shares{};
    for (int needed = 0; needed < static_cast<int>(shares.size()); ++needed) {
      for (int crossed = 0; crossed <= needed; ++crossed) {
        shares[static_cast<std::size_t>(needed)][static_cast<std::size_t>(crossed)] =
            way + times(one_point - way, quotient(whole(crossed) + start, whole(needed) + start));
      }
    }
    return shares;
  }();
  /// The share of its prize that a part counts once these demands are crossed.
  [[nodiscard]] static constexpr Worth progress(const PartLayout& part, DemandSet crossed) noexcept {
    // The demands of a part follow one another, at least one of them needed.
    static_assert(1U << max_part_demands == bit_counts.size());
    const int first = std::countr_zero(part.needed);
    const auto count = [&](DemandSet some) { return std::size_t{bit_counts[some >> first]}; };
    return progresses[count(part.needed)][count(part.needed & crossed)];
  }

  /// The expected gain from the plan: for each challenge in the entered rooms, that of its best part. Adds the missing
  /// symbols of all parts with an expected gain to `needs`.
  [[nodiscard]] constexpr Worth plan_promises(Needs& needs) const noexcept {
    unsigned entered = 0;
    for (unsigned rest = state_.plan.rooms; rest != 0; rest &= rest - 1) {
      entered |= plan_.in_room[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    std::optional<Worth> alarm;  // the cost of the next alarm, computed for the first part that raises one
    Worth sum = 0;
    for (unsigned rest = entered & ~unsigned{state_.plan.done}; rest != 0; rest &= rest - 1) {
      const auto index = static_cast<std::size_t>(std::countr_zero(rest));
      if (!is_reached(plan_, state_, index)) continue;
      const Worth prize_here = prize(index, prize_depth);
      Worth best = 0;
      DemandSet missing = 0;
      for (const PartLayout& part : plan_.challenges[index].parts) {
        if (!is_allowed(part, state_)) continue;
        if (part.alarms != 0 && !alarm) alarm = alarm_costs();
        const Worth net = greater(net_prize(part, prize_here, alarm.value_or(0)), Worth{0});
        const Worth promised = times(net, progress(part, state_.plan.demands));
        if (promised > 0) missing |= part.needed & ~state_.plan.demands;
        best = greater(best, promised);
      }
      sum += best;
      for (; missing != 0; missing &= missing - 1) {
        needs.add(plan_.symbols[static_cast<std::size_t>(std::countr_zero(missing))]);
      }
    }
    return sum;
  }

  /// The share of an expected gain that is still possible in the rounds left; a half with `half_time` rounds left.
  [[nodiscard]] constexpr Worth still_possible(Worth half_time) const noexcept {
    const Worth rounds = whole(plan_.time - state_.plan.time);
    return quotient(rounds, rounds + half_time);
  }

  const Layout& layout_;
  const State& state_;
  const PlanLayout& plan_;
  Worth points_;
};

}  // namespace regelwerk::clou
