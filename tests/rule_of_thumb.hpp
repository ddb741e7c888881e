#pragma once
#include <doctest/doctest.h>

#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include <allocations.hpp>
#include <regelwerk/ai/mixture.hpp>
#include <regelwerk/ai/search/rollout.hpp>
#include <regelwerk/play/playout.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

// What the tests ask any player by rule of thumb.

namespace rule_of_thumb_test {

using regelwerk::Random;

/// All moves that the player takes with different random numbers, as texts with blanks between them, in their order.
template <class Player, class G>
std::string choices(const Player& player, const G& game, const typename G::State& state) {
  std::set<std::string> found;
  for (std::uint64_t key = 0; key < 60; ++key) {
    Random random = Random::stream(7, key);
    found.emplace(to_text(game, state, player(game, state, random)).view());
  }
  std::string out;
  for (const std::string& text : found) out += (out.empty() ? "" : " ") + text;
  return out;
}

/// True if the player makes this move in a state, and in the view of the seat whose turn it is.
template <class Player, class G>
constexpr bool plays(const Player& player, const G& game, const typename G::State& state,
                     const typename G::Move& move) {
  Random by_state{1};
  Random by_view{1};
  return player(game, state, by_state) == move &&
         player(game, game.view(state, game.actor(state).seat()), by_view) == move;
}

/// In nodes of games that the player plays, now and then at random, `each(state, move)` is called with its move.
template <class Player, class G>
void for_each_decision(const Player& player, const G& game, std::uint64_t key, int nodes, const auto& each) {
  const regelwerk::Mixture<Player> players{player, {}, 64};
  Random random{key};
  typename G::State state = game.initial();
  for (int node = 0; node < nodes; ++node) {
    if (game.actor(state).is_nobody()) state = game.initial();
    if (game.actor(state).is_chance()) {
      game.advance(state, sample(game, state, random));
      continue;
    }
    Random same = random;
    each(state, player(game, state, same), random, same);
    game.advance(state, players(game, state, random));
  }
}

/// Every move is legal; the view gives it as well, with as many random numbers, and so does any state that looks the
/// same to the seat; the game whose rules are chosen at run time gives it, too.
template <class Runtime, class Player, class G>
void check_decisions(const Player& player, const G& game, int nodes) {
  const auto runtime = Runtime::make(game.options(), game.edition());
  REQUIRE(runtime);
  for_each_decision(player, game, 3, nodes,
                    [&](const auto& state, const auto& move, const Random& before, const Random& after) {
                      REQUIRE(!game.why_not(state, move));
                      const auto view = game.view(state, game.actor(state).seat());
                      Random by_view = before;
                      REQUIRE(player(game, view, by_view) == move);
                      REQUIRE(by_view == after);
                      Random hidden{before};
                      const auto other = game.resample(view, hidden);
                      Random by_other = before;
                      REQUIRE(player(game, other, by_other) == move);
                      Random by_runtime = before;
                      REQUIRE(player(*runtime, state, by_runtime) == move);
                    });
}

/// Decisions ask for no memory.
template <class Player, class G>
void check_no_allocations(const Player& player, const G& game) {
  const std::uint64_t before = allocations();
  Random random{1};
  const regelwerk::Rollout<regelwerk::Mixture<Player>> rollout{{player}, {}, 500};
  const auto payoffs = rollout(game, game.initial(), random);
  const std::uint64_t after = allocations();
  CHECK(payoffs[0] >= 0);
  CHECK(after == before);
}

/// Of so many games, those that the player wins for one team against random others, seats in rotation.
template <class Player, class G>
int wins_against_random(const Player& player, const G& game, int games, std::uint64_t cap) {
  int wins = 0;
  for (int n = 0; n < games; ++n) {
    const int own = game.team(regelwerk::Seat{n % game.seats()});
    Random random = Random::stream(11, static_cast<std::uint64_t>(n));
    const auto choose = [&](const G& rules, const typename G::State& state, Random& source) {
      return rules.team(rules.actor(state).seat()) == own ? player(rules, state, source)
                                                          : regelwerk::uniform_move(rules, state, source);
    };
    const auto end = playout(game, game.initial(), random, cap, choose).end;
    const auto outcome = game.outcome(end);
    wins += outcome && outcome->winners().contains(regelwerk::Seat{n % game.seats()}) ? 1 : 0;
  }
  return wins;
}

}  // namespace rule_of_thumb_test
