#include <regelwerk/ai/search/flat_monte_carlo.hpp>

#include <cstdint>
#include <string>

#include <core/aborts.hpp>
#include <core/both.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/play/random.hpp>
#include <tock/position.hpp>

namespace {

using namespace regelwerk;
using namespace tock_test;

/// What the search chooses for the seat whose turn it is.
template <class G>
std::string choice(const G& game, const State& state, Effort effort, std::uint64_t key = 1) {
  Random random{key};
  const View view = game.view(state, game.actor(state).seat());
  return std::string{to_text(game, state, flat_monte_carlo(game, view, random, effort)).view()};
}

TEST_CASE("search: takes a win that is there") {
  const State state = position(four, {.marbles = {"69 h1 h2 h3", "20", "40"}, .hand = "2358"});
  REQUIRE(four.moves(state).size() == 5);
  for (std::uint64_t key = 0; key < 5; ++key) {
    CHECK(choice(four, state, {.playouts_per_move = 2, .cap = 60}, key) == "2:69-h0");
  }
}

TEST_CASE("search: a win at compile time") {
  constexpr State state = position(two, {.marbles = {"34 h1 h2 h3", "20"}, .hand = "A"});
  static_assert(has_moves(two, state, "A:34-35 A:34-h0"));
  CHECK_BOTH([&] {
    Random random{1};
    const auto move = flat_monte_carlo(two, two.view(state, Seat{0}), random, {.playouts_per_move = 1, .cap = 2});
    return move == walked(Rank::ace, Place::ring(34), Place::lane(0));
  }());
}

TEST_CASE("search: a partner's win is its own") {
  const State state = position(pairs, {.marbles = {"h0 h1 h2 h3", "20", "33 h1 h2 h3"}, .hand = "235"});
  for (std::uint64_t key = 0; key < 5; ++key) {
    CHECK(choice(pairs, state, {.playouts_per_move = 2, .cap = 60}, key) == "2:33-h0");
  }
}

TEST_CASE("search: prefers sending home the marble that is about to win") {
  const State state = position(two, {.marbles = {"9", "14 h1 h2 h3"}, .hand = "56"});
  REQUIRE(has_moves(two, state, "5:9-14 6:9-15"));
  for (std::uint64_t key = 0; key < 5; ++key) {
    CHECK(choice(two, state, {.playouts_per_move = 60, .cap = 300}, key) == "5:9-14");
  }
}

TEST_CASE("search: hidden cards make no difference") {
  const State state =
      position(four, {.marbles = {"0! 5", "30", "50"}, .hand = "A37", .hands = {"", "555", "666", "888"}, .deal = 1});
  const View view = four.view(state, seat(0));
  for (std::uint64_t key = 0; key < 5; ++key) {
    Random hidden{key};
    const State other = four.resample(view, hidden);
    REQUIRE(other != state);
    CHECK(choice(four, other, {.playouts_per_move = 4, .cap = 30}, key) ==
          choice(four, state, {.playouts_per_move = 4, .cap = 30}, key));
  }
}

TEST_CASE("search: a single move needs no thought") {
  const State state = position(four, {.marbles = {"0!"}, .hand = "9"});
  CHECK(choice(four, state, {.playouts_per_move = 0}) == "9:0-9");
}

TEST_CASE("search: a playout that is cut counts by its standing") {
  // No playout of five moves ends, and each of these marbles can run: the one that gets farthest is chosen.
  const State state = position(four, {.marbles = {"0 20"}, .hand = "9Q"});
  REQUIRE(four.moves(state).size() == 4);
  for (std::uint64_t key = 0; key < 5; ++key) {
    const std::string chosen = choice(four, state, {.playouts_per_move = 8, .cap = 1}, key);
    CHECK(chosen.starts_with("Q:"));
  }
}

/// Who is behind has done well.
struct Backward {
  [[nodiscard]] constexpr Payoffs<max_seats> operator()(const auto& game, const auto& outcome) const noexcept {
    return turned(ByWin{}(game, outcome));
  }
  [[nodiscard]] constexpr Payoffs<max_seats> unfinished(const auto& game, const auto& standing) const noexcept {
    return turned(ByWin{}.unfinished(game, standing));
  }
  [[nodiscard]] static constexpr Payoffs<max_seats> turned(Payoffs<max_seats> payoffs) noexcept {
    for (auto& payoff : payoffs) payoff = payoff_scale - payoff;
    return payoffs;
  }
};

TEST_CASE("search: by any utility") {
  const State state = position(four, {.marbles = {"0 20"}, .hand = "9Q"});
  const View view = four.view(state, seat(0));
  const auto all_alike = [](const auto& /*game*/, const auto& /*outcome*/) { return Payoffs<max_seats>{}; };
  Random random{1};
  const Effort effort{.playouts_per_move = 4, .cap = 1};
  CHECK(flat_monte_carlo(four, view, random, effort, ByPlace{}).rank == Rank::queen);
  // One that knows outcomes only is cut by the standing all the same.
  CHECK(flat_monte_carlo(four, view, random, effort, all_alike).rank == Rank::queen);
  CHECK(flat_monte_carlo(four, view, random, effort, Backward{}).rank == Rank::nine);
}

TEST_CASE("search: OL-30, all lose where nobody wins") {
  // Runner 3 is nobody's. Seat 0 wins by going far; by staying it would be second behind nobody, and seat 1 third.
  using ostfriesenlauf::Outcome;
  constexpr ostfriesenlauf::Game<ostfriesenlauf::Options{.seats = 2}> game;
  CHECK_BOTH(ByGoal{}(game, Outcome{2, {2, 4}, {0, 0}, {}}) == Payoffs<4>{});
}

CONTRACT_CASE("search: chooses only for the seat whose turn it is") {
  const State state = position(four, {.marbles = {"0!"}, .hand = "9"});
  Random random{1};
  CHECK_ABORTS(flat_monte_carlo(four, four.view(state, seat(1)), random));
  CHECK_ABORTS(flat_monte_carlo(four, four.view(state, spectator), random));
}

}  // namespace
