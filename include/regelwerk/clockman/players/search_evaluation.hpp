#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/ai/search/until_throw.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/players/insight.hpp>
#include <regelwerk/clockman/players/outlook.hpp>
#include <regelwerk/clockman/players/rule_of_thumb.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/seat.hpp>

// A race evaluation for searches of Clockman: how far the seats are from the centre (for Search in
// ai/search/ismcts.hpp).

namespace regelwerk::clockman {

/// CM-2. The turns that a seat still needs by its rules of thumb, plus a margin.
[[nodiscard]] constexpr Tempo turns_left(const Layout& layout, const Options& options, const State& state,
                                         Seat seat) noexcept {
  // Fitted, like the power below, to the winners of several thousand games between rules of thumb.
  constexpr Tempo margin = 3 * one_turn;
  const Insight insight{state.table, state.events, state.hand(seat), seat};
  const Outlook outlook{layout, options, insight};
  return margin + greater(-outlook.place(state.table.figure(seat)), Tempo{0});
}

/// The payoffs of a position: by its outcome, or during the game shares of one win, inversely proportional to the third
/// power of the turns left.
template <class G>
[[nodiscard]] constexpr Payoffs<G::max_seats> race_payoffs(const G& game, const State& state) noexcept {
  if (const auto outcome = game.outcome(state)) return ByGoal{}(game, *outcome);
  const int seats = game.layout().seats;
  std::array<Tempo, max_seats> left{};
  Tempo least = INT32_MAX;
  for (int i = 0; i < seats; ++i) {
    const auto at = static_cast<std::size_t>(i);
    left[at] = turns_left(game.layout(), game.options(), state, Seat{i});
    least = lesser(least, left[at]);
  }
  std::array<std::int64_t, max_seats> weights{};
  std::int64_t all = 0;
  for (std::size_t at = 0; at < static_cast<std::size_t>(seats); ++at) {
    const std::int64_t share = std::int64_t{least} * payoff_scale / left[at];
    weights[at] = share * share / payoff_scale * share;
    all += weights[at];
  }
  Payoffs<G::max_seats> payoffs{};
  for (std::size_t at = 0; at < static_cast<std::size_t>(seats); ++at) {
    payoffs[at] = 1 + static_cast<std::int32_t>(weights[at] * (payoff_scale - 2) / all);
  }
  return payoffs;
}

/// Evaluates positions by the turns left; most accurate just before a roll.
struct RaceJudge {
  [[nodiscard]] static constexpr bool is_throw(const State& state) noexcept { return state.table.phase == Phase::roll; }

  template <class G>
  [[nodiscard]] constexpr Payoffs<G::max_seats> operator()(const G& game, const State& state) const noexcept {
    return race_payoffs(game, state);
  }
};

/// The evaluation for a search: a rollout by rules of thumb to the next roll, and optionally a number of rolls farther,
/// then RaceJudge.
using Evaluation = UntilThrow<RuleOfThumb, RaceJudge>;

}  // namespace regelwerk::clockman
