#pragma once
#include <bit>
#include <cstddef>

#include <regelwerk/clou/edition/layout.hpp>
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

/// The value of a position for the gang by rules of thumb: the present points, plus what the plan and the sheets
/// promise, minus the threats of traces and alarms.
class Prospects {
 public:
  constexpr Prospects(const Layout& layout, const State& state) noexcept
      : layout_(layout), state_(state), plan_(plan_of(layout, state)), points_(points_if_safe()) {
    if (!state.gang.empty()) chance_ = chance_to_escape();
  }

  [[nodiscard]] constexpr Worth worth() const noexcept {
    if (state_.phase == Phase::over) return state_.ending == Ending::success ? points_ : 0;
    if (state_.gang.empty()) return 0;
    if (state_.phase == Phase::driver || state_.phase == Phase::drive) return after_escape();
    Needs needs;
    const Worth plan = plan_promises(needs);
    Worth sum = (is_noticed(plan_, state_) ? after_escape() : points_) - risk_of_traces(state_.plan.traces) +
                times(safety, chance_) + times(still_possible(plan_rounds), plan);
    const Worth share = still_possible(sheet_rounds);
    state_.gang.for_each([&](Thief thief) {
      sum += times(share, SheetProspects{layout_, state_, thief, needs}.worth());
    });
    return sum;
  }

  /// CL-14, CL-18. True if another round promises more than it threatens: in every round dice may stay unused, and the
  /// last round before time is out ends in an escape. Precondition: the gang is not empty.
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

  /// The symbols that the plan still requires in the rooms entered.
  [[nodiscard]] constexpr Needs needs() const noexcept {
    Needs needs;
    static_cast<void>(plan_promises(needs));
    return needs;
  }

  /// CL-22. How much crossing a demand adds to the promise of its part. Precondition: it is not crossed.
  [[nodiscard]] constexpr Worth by_crossing(std::size_t demand) const noexcept {
    const DemandPlace place = plan_.places[demand];
    const PartLayout& part = plan_.challenges[place.challenge].parts[place.part];
    const Worth net = net_prize(part, prize(place.challenge, prize_depth), alarm_costs());
    const DemandSet crossed = state_.plan.demands | DemandSet{1} << demand;
    if ((part.needed & ~crossed) == 0) return net - times(greater(net, Worth{0}), progress(part, state_.plan.demands));
    return times(greater(net, Worth{0}), progress(part, crossed) - progress(part, state_.plan.demands));
  }

 private:
  // Found by hill climbing: each value was changed a little as long as this improved the result of some hundred heists
  // on all plans.

  /// The share of a prize that counts for merely approaching it.
  static constexpr Worth way = hundredths(20);
  /// In a campaign: the value of a double circle, of a special loot, and of a trace besides its risk.
  static constexpr Worth double_points = hundredths(250);
  static constexpr Worth special_points = whole(5);
  static constexpr Worth trace_points = whole(2);
  /// The cost of a lost heist besides its points, and in a campaign of a heist that cannot be played any more.
  static constexpr Worth loss = whole(11);
  static constexpr Worth heist_worth = whole(25);
  /// The share of rounds in which a die that nobody can use leaves a trace, per thief plus one.
  static constexpr Worth unused_share = hundredths(6);
  /// The share of the cost of an arrest that counts when the next trace is the last.
  static constexpr Worth last_trace = hundredths(25);
  /// The approximate points of another round, per thief plus one.
  static constexpr Worth round_points = whole(1);
  /// With this many rounds left, half of what the plan promises, or the sheets, can still be gained.
  static constexpr Worth plan_rounds = hundredths(270);
  static constexpr Worth sheet_rounds = whole(19);
  /// The value of a certain escape while there is no alarm.
  static constexpr Worth safety = hundredths(20);
  /// The costs of alarms: of one that only crosses a circle, of a time symbol that a jump crosses, of a round that an
  /// escape cuts off, and of what a caught gang can no longer take.
  static constexpr Worth alarm_nearer = hundredths(50);
  static constexpr Worth jumped_time = hundredths(70);
  static constexpr Worth lost_round = hundredths(80);
  static constexpr Worth caught_points = whole(4);
  /// The value of starting a part; it makes parts without a crossed demand differ by their length.
  static constexpr Worth start = hundredths(20);
  /// How many steps prizes are followed through rooms and along arrows.
  static constexpr int prize_depth = 3;

  /// CL-63, CK-29. The points of the gang if it were safe now.
  [[nodiscard]] constexpr Worth points_if_safe() const noexcept {
    const Worth sum = whole(heist_points(layout_, state_));
    if (!layout_.is_campaign()) return sum;
    return sum + double_points * state_.haul.doubles + special_points * state_.haul.specials -
           trace_points * state_.plan.traces;
  }

  /// CL-59. The chance to escape once the alarm goes off, with the best driver.
  [[nodiscard]] constexpr Worth chance_to_escape() const noexcept {
    const int value = layout_.sheet(best_driver(layout_, state_.gang)).escape_value;
    return chance_of_escape(value, plan_.arrows - state_.plan.arrows, plan_.police - state_.plan.police);
  }

  /// CL-62, CK-11. The cost of an arrest.
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

  /// CL-16. The risk of an arrest, greater the fewer traces are left.
  [[nodiscard]] constexpr Worth risk_of_traces(int traces) const noexcept {
    const int left = plan_.traces - traces;
    return left < 1 ? stake() : times(last_trace, stake()) / (left * left);
  }

  /// CL-61, CK-11. The average value that remains once an escape has begun.
  [[nodiscard]] constexpr Worth after_escape() const noexcept {
    const Worth caught = layout_.is_campaign() ? points_ / 2 - whole(layout_.campaign.points.jailed) : 0;
    return times(chance_, points_) + times(one_point - chance_, caught);
  }

  /// CK-34. True if taking the special loot leads to an escape.
  [[nodiscard]] constexpr bool special_is_noticed() const noexcept {
    return plan_.concert.is_concert && !escapes_at_finale(plan_, state_);
  }

  /// CL-56. The cost of the next alarm: with the last circle an escape, or time.
  [[nodiscard]] constexpr Worth alarm_costs() const noexcept {
    const Worth circle = whole(plan_.score.circle);
    if (state_.plan.alarms == plan_.alarm_circles) return 0;
    if (state_.plan.alarms + 1 < plan_.alarm_circles) return circle + alarm_nearer;
    if (!plan_.last_alarm_escapes) return circle + jumped_time * greater(plan_.jump - state_.plan.time, 0);
    const int rounds = plan_.time - state_.plan.time;
    if (rounds == 1) return circle;
    return circle + whole(plan_.score.alarm) + times(one_point - chance_, points_ + caught_points) +
           lost_round * rounds;
  }

  /// CL-47, CL-48, CL-54. The value of what a challenge leads to, including rooms.
  [[nodiscard]] constexpr Worth prize(std::size_t challenge, int depth) const noexcept {
    const ChallengeLayout& at = plan_.challenges[challenge];
    Worth sum = whole(at.haul.loot + plan_.score.diamond * at.haul.diamonds);
    if (layout_.is_campaign()) sum += double_points * at.haul.doubles + special_points * at.haul.specials;
    if (at.haul.specials > 0 && special_is_noticed()) sum -= times(one_point - chance_, points_ + sum);
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

  /// CL-53. A prize minus the price of a part.
  [[nodiscard]] constexpr Worth net_prize(const PartLayout& part, Worth prize, Worth alarm) const noexcept {
    const Worth risk = risk_of_traces(state_.plan.traces + part.traces) - risk_of_traces(state_.plan.traces);
    return prize - whole(part.traces * plan_.score.trace) - risk - part.alarms * alarm;
  }
  /// The share of a prize that a part promises once these demands are crossed.
  [[nodiscard]] static constexpr Worth progress(const PartLayout& part, DemandSet crossed) noexcept {
    const Worth done = whole(std::popcount(part.needed & crossed)) + start;
    return way + times(one_point - way, quotient(done, whole(std::popcount(part.needed)) + start));
  }

  /// The sum over the challenges in the rooms entered, each by its most promising part. Adds the missing demands of
  /// promising parts to `needs`.
  [[nodiscard]] constexpr Worth plan_promises(Needs& needs) const noexcept {
    unsigned entered = 0;
    for (unsigned rest = state_.plan.rooms; rest != 0; rest &= rest - 1) {
      entered |= plan_.in_room[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    const Worth alarm = alarm_costs();
    Worth sum = 0;
    for (unsigned rest = entered & ~unsigned{state_.plan.done}; rest != 0; rest &= rest - 1) {
      const auto index = static_cast<std::size_t>(std::countr_zero(rest));
      if (!is_reached(plan_, state_, index)) continue;
      const Worth prize_here = prize(index, prize_depth);
      Worth best = 0;
      DemandSet missing = 0;
      for (const PartLayout& part : plan_.challenges[index].parts) {
        if (!is_allowed(part, state_)) continue;
        const Worth net = greater(net_prize(part, prize_here, alarm), Worth{0});
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

  /// The share of a promise that can still be gained in the rounds left.
  [[nodiscard]] constexpr Worth still_possible(Worth half_time) const noexcept {
    const Worth rounds = whole(plan_.time - state_.plan.time);
    return quotient(rounds, rounds + half_time);
  }

  const Layout& layout_;
  const State& state_;
  const PlanLayout& plan_;
  Worth points_;
  Worth chance_ = 0;
};

}  // namespace regelwerk::clou
