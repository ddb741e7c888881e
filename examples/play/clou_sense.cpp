#include "clou_sense.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>

namespace play {

using regelwerk::clou::ChallengeLayout;
using regelwerk::clou::DemandSet;
using regelwerk::clou::Ending;
using regelwerk::clou::PartLayout;
using regelwerk::clou::Phase;
using regelwerk::clou::Thief;

namespace {

// Found by trial: each was changed a little as long as some hundred heists of all plans brought more.

/// The part of a prize that lies in the mere way to it.
constexpr double way = 0.2;
/// Of a campaign: a double circle, a special loot, and a trace besides its risk.
constexpr double double_points = 2.5;
constexpr double special_points = 5;
constexpr double trace_points = 2;
/// A symbol that nothing needs, one that something does, the most it is worth.
constexpr double idle_symbol = 0.04;
constexpr double needed_symbol = 0.65;
constexpr double most_needed = 1.6;
/// What the loss of the heist costs besides its points; in a campaign what a heist that cannot be played any more does.
constexpr double loss = 11;
constexpr double heist_worth = 25;
/// The share of rounds, for each thief and one more, in which a die that nobody can use leaves a trace.
constexpr double unused_share = 0.06;
/// What traces threaten while only one more is allowed.
constexpr double last_trace = 0.25;
/// What another round brings for each thief and one more, roughly.
constexpr double round_points = 1;
/// How many rounds before the end half of what plan and sheets promise can be had.
constexpr double plan_rounds = 2.7;
constexpr double sheet_rounds = 19;

}  // namespace

double ClouSense::points() const {
  const double sum = regelwerk::clou::heist_points(layout_, state_);
  if (!layout_.is_campaign()) return sum;
  return sum + double_points * state_.haul.doubles + special_points * state_.haul.specials -
         trace_points * state_.plan.traces;
}

double ClouSense::chance_to_escape() const {
  double best = 0;
  state_.gang.for_each([&](Thief thief) {
    const int value = layout_.sheet(thief).escape_value;
    const int arrows = plan_.arrows - state_.plan.arrows;
    const int police = plan_.police - state_.plan.police;
    // By arrows and police symbols that are left.
    std::array<std::array<double, 32>, 16> chance{};
    for (int a = 0; a <= arrows; ++a) {
      for (int p = 0; p <= police; ++p) {
        double& at = chance[static_cast<std::size_t>(a)][static_cast<std::size_t>(p)];
        if (a == 0 || p == 0) {
          at = a == 0 ? 1 : 0;
          continue;
        }
        for (int face = 1; face <= regelwerk::clou::die_faces; ++face) {
          const int gained = face < value ? 0 : face >= value + 2 ? 2 : 1;
          at += chance[static_cast<std::size_t>(std::max(0, a - gained))]
                      [static_cast<std::size_t>(gained > 0 ? p : p - 1)] /
                6;
        }
      }
    }
    best = std::max(best, chance[static_cast<std::size_t>(arrows)][static_cast<std::size_t>(police)]);
  });
  return best;
}

double ClouSense::stake() const {
  if (!layout_.is_campaign()) return points() + loss;
  const int players = state_.gang.size();
  const int jailed = state_.campaign.jail.size() + players;
  const int later = regelwerk::clou::campaign_heists - 1 - heist_of(state_);
  const auto& box = layout_.campaign.points;
  if (jailed <= players && (later == 0 || jailed + players <= regelwerk::clou::thief_count))
    return box.jailed * players;
  return state_.campaign.rest + points() + heist_worth * later;
}

/// An arrest, all the nearer the fewer traces are left.
double ClouSense::risk_of_traces(double traces) const {
  const double left = plan_.traces - traces;
  return left < 1 ? stake() : last_trace / (left * left) * stake();
}

/// CL-61, CK-11. What is left on average once an escape has begun.
double ClouSense::after_escape() const {
  const double caught = layout_.is_campaign() ? points() / 2 - layout_.campaign.points.jailed : 0;
  const double chance = chance_to_escape();
  return chance * points() + (1 - chance) * caught;
}

/// CL-14, CL-18. In every round dice may stay unused, and the last one before time is out ends in an escape.
bool ClouSense::wants_to_stay() const {
  Needs needs{};
  const int thieves = state_.gang.size();
  const int left = plan_.traces - state_.plan.traces;
  double threat = std::pow(unused_share * (thieves + 1), left) * stake();
  if (state_.plan.time + 1 == plan_.time && !escapes_at_finale(plan_, state_) && !must_escape()) {
    threat += plan_.score.alarm + points() - after_escape();
  }
  return threat < std::min(round_points * (thieves + 1), plan_promises(needs));
}

/// CK-34. True if the special loot brings an escape with it.
bool ClouSense::is_noticed() const { return plan_.concert.is_concert && !escapes_at_finale(plan_, state_); }
bool ClouSense::must_escape() const { return state_.haul.specials > 0 && is_noticed(); }

/// What the next alarm costs: with the last circle an escape, or time.
double ClouSense::alarm_costs() const {
  if (state_.plan.alarms == plan_.alarm_circles) return 0;
  if (state_.plan.alarms + 1 < plan_.alarm_circles) return 0.5 + plan_.score.circle;
  if (!plan_.last_alarm_escapes) return plan_.score.circle + std::max(0, plan_.jump - state_.plan.time) * 0.7;
  const int rounds = plan_.time - state_.plan.time;
  if (rounds == 1) return plan_.score.circle;
  return plan_.score.circle + plan_.score.alarm + (1 - chance_to_escape()) * (points() + 4) + 0.8 * rounds;
}

double ClouSense::prize(std::size_t challenge, int depth) const {
  const ChallengeLayout& at = plan_.challenges[challenge];
  double sum = at.haul.loot + plan_.score.diamond * at.haul.diamonds;
  if (layout_.is_campaign()) sum += double_points * at.haul.doubles + special_points * at.haul.specials;
  if (at.haul.specials > 0 && is_noticed()) sum -= (1 - chance_to_escape()) * (points() + sum);
  for (unsigned rest = at.opens & ~unsigned{state_.plan.rooms}; rest != 0 && depth > 0; rest &= rest - 1) {
    sum += room(static_cast<std::size_t>(std::countr_zero(rest)), depth - 1);
  }
  for (std::size_t i = 0; i < plan_.challenge_count && depth > 0; ++i) {
    if ((plan_.challenges[i].after >> challenge & 1U) != 0 && !is_reached(plan_, state_, i))
      sum += way * prize(i, depth - 1);
  }
  return sum;
}

double ClouSense::room(std::size_t room, int depth) const {
  double sum = 0;
  for (unsigned rest = plan_.in_room[room] & ~unsigned{state_.plan.done}; rest != 0; rest &= rest - 1) {
    sum += way * prize(static_cast<std::size_t>(std::countr_zero(rest)), depth);
  }
  return sum;
}

/// Of every challenge in the rooms entered the part that promises most; what it lacks is needed.
double ClouSense::plan_promises(Needs& needs) const {
  needs.fill(idle_symbol);
  unsigned entered = 0;
  for (unsigned rest = state_.plan.rooms; rest != 0; rest &= rest - 1) {
    entered |= plan_.in_room[static_cast<std::size_t>(std::countr_zero(rest))];
  }
  double sum = 0;
  for (unsigned rest = entered & ~unsigned{state_.plan.done}; rest != 0; rest &= rest - 1) {
    const auto index = static_cast<std::size_t>(std::countr_zero(rest));
    if (!is_reached(plan_, state_, index)) continue;
    const double whole = prize(index, 3);
    double best = 0;
    DemandSet missing = 0;
    for (const PartLayout& part : plan_.challenges[index].parts) {
      if (!is_allowed(part, state_)) continue;
      const double costs = part.traces * plan_.score.trace + risk_of_traces(state_.plan.traces + part.traces) -
                           risk_of_traces(state_.plan.traces) + part.alarms * alarm_costs();
      const int demands = std::popcount(part.needed);
      const int crossed = std::popcount(part.needed & state_.plan.demands);
      const double progress = (crossed + 0.2) / (demands + 0.2);
      const double gain = std::max(0.0, whole - costs) * (way + (1 - way) * progress);
      if (gain > 0) missing |= part.needed & ~state_.plan.demands;
      best = std::max(best, gain);
    }
    sum += best;
    for (; missing != 0; missing &= missing - 1) {
      const auto symbols = plan_.symbols[static_cast<std::size_t>(std::countr_zero(missing))];
      for (unsigned each = symbols.bits(); each != 0; each &= each - 1) {
        double& need = needs[static_cast<std::size_t>(std::countr_zero(each))];
        need = std::min(need + needed_symbol * (most_needed - need) / 2, most_needed);
      }
    }
  }
  return sum;
}

double ClouSense::worth() const {
  if (state_.phase == Phase::over) return state_.ending == Ending::success ? points() : 0;
  if (state_.gang.empty()) return 0;
  if (state_.phase == Phase::driver || state_.phase == Phase::drive) return after_escape();
  Needs needs{};
  const double rounds = plan_.time - state_.plan.time;
  double sum = (must_escape() ? after_escape() : points()) - risk_of_traces(state_.plan.traces) +
               0.2 * chance_to_escape() + rounds / (rounds + plan_rounds) * plan_promises(needs);
  state_.gang.for_each([&](Thief thief) { sum += rounds / (rounds + sheet_rounds) * sheet_promises(thief, needs); });
  return sum;
}

}  // namespace play
