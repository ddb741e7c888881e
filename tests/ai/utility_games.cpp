#include <regelwerk/ai/utility.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include <regelwerk/regelwerk.hpp>

// What holds of every utility in every game, asked of random games.

namespace {

using namespace regelwerk;

/// What was wrong, and whether there was something to ask.
struct Found {
  std::vector<std::string> faults;
  int games = 0;
  int lost = 0;  ///< games that nobody won
  int cut = 0;

  void expect(bool holds, const char* fault) {
    if (!holds && faults.size() < 5) faults.emplace_back(fault);
  }
};

/// A utility that `won_is_better` puts every won result above every lost one; among several teams the score does not.
template <class G>
bool won_is_better(const G& game, const ByScore& /*utility*/) {
  return regelwerk::detail::team_count(game) == 1;
}
template <class G>
bool won_is_better(const G& /*game*/, const auto& /*utility*/) {
  return true;
}

/// The lowest payoff of a win and the highest of a loss over all games so far.
struct Bounds {
  std::int32_t won = payoff_scale;
  std::int32_t lost = 0;
};

template <class G, class Utility>
void ask_end(Found& found, Bounds& bounds, const G& game, const typename G::Outcome& outcome, const Utility& utility) {
  const Payoffs<G::max_seats> payoffs = utility(game, outcome);
  for (std::size_t i = 0; i < payoffs.size(); ++i) {
    found.expect(0 <= payoffs[i] && payoffs[i] <= payoff_scale, "a payoff out of its range");
    if (static_cast<int>(i) >= game.seats()) {
      found.expect(payoffs[i] == 0, "a payoff to a seat that is not there");
      continue;
    }
    const Seat seat{static_cast<int>(i)};
    if (outcome.winners().empty()) found.expect(payoffs[i] == 0, "a payoff where nobody has won");
    std::int32_t& bound = outcome.winners().contains(seat) ? bounds.won : bounds.lost;
    if (outcome.winners().contains(seat) ? payoffs[i] < bound : payoffs[i] > bound) bound = payoffs[i];
    for (std::size_t j = 0; j < i; ++j) {
      const Seat other{static_cast<int>(j)};
      const bool alike = game.team(seat) == game.team(other) ||
                         (outcome.place(seat) == outcome.place(other) && outcome.score(seat) == outcome.score(other));
      found.expect(!alike || payoffs[i] == payoffs[j], "equal seats get unequal payoffs");
      found.expect(outcome.place(seat) >= outcome.place(other) || outcome.score(seat) < outcome.score(other) ||
                       payoffs[i] >= payoffs[j],
                   "who is before another gets less");
    }
  }
  if (won_is_better(game, utility)) found.expect(bounds.won > bounds.lost, "a lost result is not below every won one");
}

template <class G, class Utility>
void ask_middle(Found& found, const G& game, const typename G::State& state, const Utility& utility) {
  const Standing<G::max_seats> standing = game.standing(state);
  const Payoffs<G::max_seats> payoffs = standing_payoffs(game, game.view(state, spectator), utility);
  found.expect(payoffs == standing_payoffs(game, state, utility), "a view is worth something else than the state");
  for (int i = 0; i < game.seats(); ++i) {
    const auto at = payoffs[static_cast<std::size_t>(i)];
    found.expect(0 < at && at < payoff_scale, "a game that goes on is worth a loss or a win");
    for (int j = 0; j < i; ++j) {
      const auto other = payoffs[static_cast<std::size_t>(j)];
      const auto ahead = standing.of(Seat{i}) - standing.of(Seat{j});
      found.expect(ahead < 0 || at >= other, "who stands better gets less");
      found.expect(ahead != 0 || at == other, "equal standings are worth different payoffs");
    }
  }
}

/// At random, but that a gang does not run away, since most would do so at once.
template <class G>
auto some_move(const G& game, const typename G::State& state, Random& random) {
  if constexpr (std::same_as<typename G::State, clou::State>) {
    if (state.phase == clou::Phase::leave) return clou::stayed();
  }
  return random_move(game, state, random);
}

template <class G, class Utility>
Found ask(const G& game, const Utility& utility, int games, std::uint64_t key) {
  Found found;
  Bounds bounds;
  Random random{key};
  for (; found.games < games; ++found.games) {
    auto state = game.initial();
    for (; !game.actor(state).is_nobody(); game.advance(state, some_move(game, state, random))) {
      if (random() % 16 != 0) continue;
      ask_middle(found, game, state, utility);
      ++found.cut;
    }
    const auto outcome = *game.outcome(state);
    found.lost += outcome.winners().empty() ? 1 : 0;
    ask_end(found, bounds, game, outcome, utility);
  }
  return found;
}

/// All utilities in one game.
template <class G>
void check(const G& game, int games, int lost_at_least = 0) {
  const auto of = [&](const auto& utility, std::uint64_t key) {
    const Found found = ask(game, utility, games, key);
    for (const std::string& fault : found.faults) FAIL_CHECK(G::name, ": ", fault);
    CHECK(found.cut > 0);
    CHECK(found.lost >= lost_at_least);
  };
  of(ByPlace{}, 1);
  of(ByWin{}, 2);
  of(ByScore{}, 3);
  of(ByGoal{}, 4);
}

TEST_CASE("utility: what holds in every game") {
  check(tock::Game<tock::Options{.seats = 3, .quick_start = true}>{}, 6);
  check(tock::Game<tock::Options{.mode = tock::Mode::two_pairs, .quick_start = true}>{}, 6);
  check(*tock::RuntimeGame::make({.seats = 6, .mode = tock::Mode::three_pairs}), 3);
  check(ostfriesenlauf::Game<>{}, 100);
  check(ostfriesenlauf::Game<ostfriesenlauf::Options{.seats = 2}>{}, 100, 20);
  check(ostfriesenlauf::Game<ostfriesenlauf::Options{.seats = 1}>{}, 100, 20);
  check(*ostfriesenlauf::RuntimeGame::make({.seats = 3, .unowned_wins = false}), 100);
  check(samara::Game<>{}, 40);
  check(*samara::RuntimeGame::make({.seats = 2, .last_half_year = 1}), 40);
  check(clockman::Game<>{}, 10);
  check(clou::Heist<>{}, 300, 3);
  check(*clou::RuntimeHeist::make({.scenario = "concert", .thieves = {clou::Thief::janet, clou::Thief::bruce}}), 300,
        3);
  check(clou::Campaign<>{}, 300, 3);
  check(*clou::RuntimeCampaign::make({.players = 3}), 300, 3);
}

// Utilities that are wrong, each in its way.

/// As the search once counted: who is before somebody has done well, though nobody has won.
struct ByPlaceAlone {
  template <Playable G>
  [[nodiscard]] Payoffs<G::max_seats> operator()(const G& game, const typename G::Outcome& outcome) const noexcept {
    return regelwerk::detail::for_each_seat(game, [&](Seat seat) { return payoff_scale / outcome.place(seat); });
  }
};
/// A lost campaign has 0 points, a won one may have less.
struct ByScoreAlone {
  template <Playable G>
  [[nodiscard]] Payoffs<G::max_seats> operator()(const G& game, const typename G::Outcome& outcome) const noexcept {
    return regelwerk::detail::for_each_seat(game, [&](Seat seat) {
      return regelwerk::detail::mapped(outcome.score(seat), game.score_range(), 0, payoff_scale);
    });
  }
};
/// A game that goes on is a draw.
struct ByDraw : ByWin {
  template <Playable G>
  [[nodiscard]] Payoffs<G::max_seats> unfinished(const G& /*game*/,
                                                 const Standing<G::max_seats>& /*at*/) const noexcept {
    return {};
  }
};

bool names(const Found& found, const std::string& fault) {
  for (const std::string& told : found.faults) {
    if (told == fault) return true;
  }
  return false;
}

TEST_CASE("utility red: wrong utilities are found out") {
  constexpr ostfriesenlauf::Game<ostfriesenlauf::Options{.seats = 2}> race;
  CHECK(names(ask(race, ByPlaceAlone{}, 60, 1), "a payoff where nobody has won"));
  CHECK(names(ask(clou::Campaign<>{}, ByScoreAlone{}, 200, 1), "a lost result is not below every won one"));
  CHECK(names(ask(race, ByDraw{}, 10, 1), "a game that goes on is worth a loss or a win"));
}

}  // namespace
