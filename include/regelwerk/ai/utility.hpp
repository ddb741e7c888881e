#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/standing.hpp>

namespace regelwerk::inline shared {

/// The highest payoff of an outcome; the lowest is 0.
inline constexpr std::int32_t payoff_scale = 1 << 16;

/// The value of an outcome for every seat, 0 to payoff_scale; 0 for seats that are not in the game.
template <int MaxSeats>
using Payoffs = std::array<std::int32_t, static_cast<std::size_t>(MaxSeats)>;

// A utility values an outcome: `utility(game, outcome)`. It may also value an unfinished game,
// `utility.unfinished(game, standing)`, for standing_payoffs. Every utility obeys these rules: seats of one team have
// the same payoff, and so have teams that are level; if nobody wins, all payoffs are 0; the payoffs of an unfinished
// game lie strictly between 0 and payoff_scale.

namespace detail {

/// The payoffs of all seats of a game, each from `worth(seat)`.
template <class G, class Worth>
[[nodiscard]] constexpr Payoffs<G::max_seats> for_each_seat(const G& game, const Worth& worth) noexcept {
  Payoffs<G::max_seats> payoffs{};
  for (int seat = 0; seat < game.seats(); ++seat) payoffs[static_cast<std::size_t>(seat)] = worth(Seat{seat});
  return payoffs;
}

/// Visits the first seat of every team.
constexpr void for_each_team(const auto& game, const auto& visitor) noexcept {
  SeatSet met;
  for (int seat = 0; seat < game.seats(); ++seat) {
    const Seat team{game.team(Seat{seat})};
    if (met.contains(team)) continue;
    met.insert(team);
    visitor(Seat{seat});
  }
}
[[nodiscard]] constexpr int team_count(const auto& game) noexcept {
  int teams = 0;
  for_each_team(game, [&](Seat /*seat*/) { ++teams; });
  return teams;
}

/// Maps a number in the range linearly to a payoff between `from` and `to`.
[[nodiscard]] constexpr std::int32_t mapped(std::int32_t number, ScoreRange range, std::int32_t from,
                                            std::int32_t to) noexcept {
  expects([&] { return range.contains(number); }, "the number lies within the range");
  const std::int64_t width = std::int64_t{range.highest} - range.lowest;
  if (width == 0) return to;
  return from + static_cast<std::int32_t>((std::int64_t{number} - range.lowest) * (to - from) / width);
}

/// Number of equal steps in the range; each step behind halves the odds of winning.
inline constexpr std::int64_t halvings = 16;

/// The weight of a team that is `behind` points behind the best: 65536 for the best, halved for every sixteenth of the
/// range behind it, linear in between; at least 1. Uses integers, so it is the same on every platform.
[[nodiscard]] constexpr std::int64_t odds(std::int64_t behind, ScoreRange range) noexcept {
  const std::int64_t width = std::int64_t{range.highest} - range.lowest;
  if (width == 0) return 1 << 16;
  const std::int64_t steps = halvings * behind * 4096 / width;
  return ((1 << 16) - 8 * (steps % 4096)) >> (steps / 4096);
}

/// `share` of `whole` as a payoff strictly between 0 and payoff_scale. Precondition: 0 <= share <= whole, 0 < whole <
/// 2^45.
[[nodiscard]] constexpr std::int32_t between(std::int64_t share, std::int64_t whole) noexcept {
  return static_cast<std::int32_t>(1 + share * (payoff_scale - 2) / whole);
}

/// The odds of each team in relation to the leading team.
template <class G>
class Odds {
 public:
  constexpr Odds(const G& game, const Standing<G::max_seats>& standing) noexcept
      : standing_(standing), best_(standing.range.lowest) {
    for_each_team(game, [&](Seat seat) { best_ = standing.of(seat) > best_ ? standing.of(seat) : best_; });
    for_each_team(game, [&](Seat seat) { sum_ += of(seat); });
  }
  [[nodiscard]] constexpr std::int64_t of(Seat seat) const noexcept {
    return odds(std::int64_t{best_} - standing_.of(seat), standing_.range);
  }
  [[nodiscard]] constexpr std::int64_t sum() const noexcept { return sum_; }

 private:
  const Standing<G::max_seats>& standing_;
  std::int32_t best_;
  std::int64_t sum_ = 0;
};

/// The payoff of a team that plays alone: its standing, scaled linearly.
template <class G>
[[nodiscard]] constexpr Payoffs<G::max_seats> along_range(const G& game,
                                                          const Standing<G::max_seats>& standing) noexcept {
  return for_each_seat(game, [&](Seat seat) { return mapped(standing.of(seat), standing.range, 1, payoff_scale - 1); });
}

}  // namespace detail

/// The winning teams share payoff_scale evenly, all others get 0.
struct ByWin {
  template <Playable G>
  [[nodiscard]] constexpr Payoffs<G::max_seats> operator()(const G& game,
                                                           const typename G::Outcome& outcome) const noexcept {
    const SeatSet winners = outcome.winners();
    int teams = 0;
    detail::for_each_team(game, [&](Seat seat) { teams += winners.contains(seat) ? 1 : 0; });
    return detail::for_each_seat(game, [&](Seat seat) { return winners.contains(seat) ? payoff_scale / teams : 0; });
  }
  /// Each team gets its share of the odds, together about payoff_scale; a team that plays alone gets its standing,
  /// scaled linearly.
  template <Playable G>
  [[nodiscard]] constexpr Payoffs<G::max_seats> unfinished(const G& game,
                                                           const Standing<G::max_seats>& standing) const noexcept {
    if (detail::team_count(game) == 1) return detail::along_range(game, standing);
    const detail::Odds<G> odds{game, standing};
    return detail::for_each_seat(game, [&](Seat seat) { return detail::between(odds.of(seat), odds.sum()); });
  }
};

/// The fraction of the other teams that are behind; a team that is level counts half. The same as ByWin if nobody wins
/// or there is no other team.
struct ByPlace {
  template <Playable G>
  [[nodiscard]] constexpr Payoffs<G::max_seats> operator()(const G& game,
                                                           const typename G::Outcome& outcome) const noexcept {
    const int others = detail::team_count(game) - 1;
    if (others == 0 || outcome.winners().empty()) return ByWin{}(game, outcome);
    return detail::for_each_seat(game, [&](Seat seat) {
      int halves = -1;  // a team is level with itself
      detail::for_each_team(game, [&](Seat other) {
        halves += (outcome.place(seat) <= outcome.place(other) ? 1 : 0) +
                  (outcome.place(seat) < outcome.place(other) ? 1 : 0);
      });
      return payoff_scale * halves / (2 * others);
    });
  }
  /// The mean, over all other teams, of the team's share of the odds against each.
  template <Playable G>
  [[nodiscard]] constexpr Payoffs<G::max_seats> unfinished(const G& game,
                                                           const Standing<G::max_seats>& standing) const noexcept {
    const int others = detail::team_count(game) - 1;
    if (others == 0) return detail::along_range(game, standing);
    const detail::Odds<G> odds{game, standing};
    return detail::for_each_seat(game, [&](Seat seat) {
      std::int64_t sum = 0;
      detail::for_each_team(game, [&](Seat other) {
        if (game.team(other) == game.team(seat)) return;
        sum += (odds.of(seat) << 16) / (odds.of(seat) + odds.of(other));
      });
      return detail::between(sum, std::int64_t{others} << 16);
    });
  }
};

/// The score, scaled from 0 for the lowest of game.score_range() to payoff_scale for the highest. A team that plays
/// alone gets at least 1 for a win, so its worst win is above every loss.
struct ByScore {
  template <Playable G>
  [[nodiscard]] constexpr Payoffs<G::max_seats> operator()(const G& game,
                                                           const typename G::Outcome& outcome) const noexcept {
    if (outcome.winners().empty()) return {};
    const std::int32_t lowest = detail::team_count(game) == 1 ? 1 : 0;
    return detail::for_each_seat(
        game, [&](Seat seat) { return detail::mapped(outcome.score(seat), game.score_range(), lowest, payoff_scale); });
  }
  /// The standing, scaled linearly.
  template <Playable G>
  [[nodiscard]] constexpr Payoffs<G::max_seats> unfinished(const G& game,
                                                           const Standing<G::max_seats>& standing) const noexcept {
    return detail::along_range(game, standing);
  }
};

/// The usual aim of a game: ByWin, but ByScore for a team that plays alone.
struct ByGoal {
  template <Playable G>
  [[nodiscard]] constexpr Payoffs<G::max_seats> operator()(const G& game,
                                                           const typename G::Outcome& outcome) const noexcept {
    return detail::team_count(game) == 1 ? ByScore{}(game, outcome) : ByWin{}(game, outcome);
  }
  /// As ByWin.
  template <Playable G>
  [[nodiscard]] constexpr Payoffs<G::max_seats> unfinished(const G& game,
                                                           const Standing<G::max_seats>& standing) const noexcept {
    return ByWin{}.unfinished(game, standing);
  }
};

/// The value of an unfinished State or View by its standing, for a playout that is cut off there: strictly between 0
/// and payoff_scale. Uses `utility`, or ByGoal if `utility` values only outcomes.
template <Playable G, class Position, class Utility = ByGoal>
[[nodiscard]] constexpr Payoffs<G::max_seats> standing_payoffs(const G& game, const Position& position,
                                                               const Utility& utility = {}) noexcept {
  const auto standing = game.standing(position);
  if constexpr (requires { utility.unfinished(game, standing); }) {
    return utility.unfinished(game, standing);
  } else {
    return ByGoal{}.unfinished(game, standing);
  }
}

/// The value of a State or a View: by its outcome, or by its standing while the game goes on.
template <Playable G, class Position, class Utility = ByGoal>
[[nodiscard]] constexpr Payoffs<G::max_seats> position_payoffs(const G& game, const Position& position,
                                                               const Utility& utility = {}) noexcept {
  const auto outcome = game.outcome(position);
  return outcome ? utility(game, *outcome) : standing_payoffs(game, position, utility);
}

}  // namespace regelwerk::inline shared
