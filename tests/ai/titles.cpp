#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include <ai/random_states.hpp>
#include <regelwerk/ai/search/expectimax.hpp>
#include <regelwerk/ai/search/ismcts.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>
#include <regelwerk/regelwerk.hpp>

// The searches in positions of all games that random games lead to.

namespace {

using namespace regelwerk;

template <class G>
typename G::Move searched(const G& game, const typename G::View& view, std::uint64_t iterations, std::uint64_t cap,
                          std::uint64_t key = 1) {
  std::vector<SearchNode<G>> nodes(iterations);
  Search search{game, view, nodes, Random{key}, {}, Rollout<UniformPlayer, ByPlace>{{}, {}, cap}};
  search.run(iterations);
  return search.best();
}

/// Every move of a random game shows every viewer something, so that no point of a tree lies behind itself.
template <class G>
void check_moves_are_shown(const G& game) {
  Random random{1};
  auto state = game.initial();
  while (!game.actor(state).is_nobody()) {
    int shown = 0;
    game.advance(state, random_move(game, state, random), [&](const typename G::Event& /*event*/) { ++shown; });
    CHECK(shown > 0);
  }
}

/// Where a move wins at once and another does not, such a move is found.
template <class G>
int wins_found(const G& game, std::uint64_t games) {
  int found = 0;
  for (std::uint64_t key = 0; key < games; ++key) {
    for (const auto& state : random_states(game, key)) {
      if (!game.actor(state).is_seat()) continue;
      const Seat seat = game.actor(state).seat();
      const auto wins = [&](const typename G::Move& move) {
        const auto outcome = game.outcome(game.play(state, move));
        return outcome && outcome->winners().contains(seat);
      };
      std::size_t moves = 0;
      std::size_t winning = 0;
      game.for_each_move(state, [&](const typename G::Move& move) {
        ++moves;
        winning += wins(move) ? 1U : 0U;
      });
      if (winning == 0 || winning == moves) continue;
      ++found;
      CHECK(wins(searched(game, game.view(state, seat), 60 * moves, 100, key)));
    }
  }
  return found;
}

/// Where open cards tell the one best move, the search finds it: seats in turn, chance in between.
template <class G>
int best_found(const G& game, std::uint64_t games, std::size_t backs) {
  int found = 0;
  for (std::uint64_t key = 0; key < games; ++key) {
    const auto states = random_states(game, key);
    for (std::size_t back = 2; back <= backs && back < states.size(); ++back) {
      const auto& state = states[states.size() - back];
      if (!game.actor(state).is_seat()) continue;
      const Seat seat = game.actor(state).seat();
      const auto view = game.view(state, seat);
      if (only_world(game, view) != state) continue;
      const auto exact = expectimax(game, state, {.depth = 20, .nodes = 3000}, {}, ByPlace{});
      if (!exact.value.is_complete) continue;
      std::int64_t second = 0;
      const auto value_of = [&](const auto& solution) {
        return solution.value.values[static_cast<std::size_t>(seat.index())] >> expectation_bits;
      };
      for (const auto& move : game.moves(state)) {
        if (move == *exact.best) continue;
        const auto other = expectimax(game, game.play(state, move), {.depth = 20}, {}, ByPlace{});
        second = std::max(second, value_of(other));
      }
      if (value_of(exact) - second < payoff_scale / 8) continue;
      ++found;
      CHECK(searched(game, view, 3000, 100, key) == *exact.best);
    }
  }
  return found;
}

/// States that look the same to a seat give the same search, to the last number.
template <class G>
int lookalikes_agree(const G& game) {
  int different = 0;
  const auto states = random_states(game, 5);
  Random random{9};
  for (std::size_t i = 0; i < states.size(); i += states.size() / 12 + 1) {
    if (!game.actor(states[i]).is_seat()) continue;
    const Seat seat = game.actor(states[i]).seat();
    const auto other = game.resample(game.view(states[i], seat), random);
    different += other == states[i] ? 0 : 1;
    const auto values = [&](const typename G::View& view) {
      std::vector<SearchNode<G>> nodes(100);
      Search search{game, view, nodes, Random{1}, {}, Rollout<UniformPlayer, ByPlace>{{}, {}, 30}};
      search.run(60);
      std::vector<MoveValue<G>> values_found(search.root_moves({}));
      search.root_moves(values_found);
      return values_found;
    };
    CHECK(values(game.view(states[i], seat)) == values(game.view(other, seat)));
  }
  return different;
}

constexpr tock::Game<> tock_game;
constexpr ostfriesenlauf::Game<> ostfriesenlauf_game;
constexpr samara::Game<> samara_game;
constexpr clockman::Game<> clockman_game;

TEST_CASE("searches: every move shows every viewer something") {
  check_moves_are_shown(tock_game);
  check_moves_are_shown(ostfriesenlauf_game);
  check_moves_are_shown(samara_game);
  check_moves_are_shown(clockman_game);
  check_moves_are_shown(clou::Heist<>{});
  check_moves_are_shown(clou::Campaign<>{});
}

TEST_CASE("searches: wins that are there") {
  CHECK(wins_found(tock_game, 2) >= 5);
  CHECK(wins_found(samara_game, 10) >= 3);
}

TEST_CASE("searches: the best of the last moves, with seats in turn and chance in between") {
  CHECK(best_found(samara_game, 10, 14) >= 20);
}

TEST_CASE("searches: what looks the same is searched the same") {
  CHECK(lookalikes_agree(tock_game) >= 5);
  CHECK(lookalikes_agree(ostfriesenlauf_game) >= 3);
  CHECK(lookalikes_agree(clockman_game) >= 5);
}

}  // namespace
