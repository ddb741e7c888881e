#include <regelwerk/ai/search/rate_moves.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <core/both.hpp>
#include <play/guess.hpp>
#include <tock/position.hpp>

namespace {

using namespace regelwerk;
using namespace tock_test;

using Two = std::remove_const_t<decltype(two)>;
using Four = std::remove_const_t<decltype(four)>;

template <class G>
std::vector<MoveValue<G>> rated(const G& game, const typename G::View& view, std::uint64_t key, std::uint64_t rounds) {
  std::vector<MoveValue<G>> values(rate_moves(game, view, {}, key, 0));
  CHECK(rate_moves(game, view, values, key, rounds) == values.size());
  return values;
}

TEST_CASE("rate_moves: a win that is there is worth all") {
  const State state = position(four, {.marbles = {"69 h1 h2 h3", "20", "40"}, .hand = "2358"});
  const auto values = rated(four, four.view(state, seat(0)), 1, 8);
  REQUIRE(values.size() == 5);
  const auto moves = four.moves(state);
  for (std::size_t i = 0; i < values.size(); ++i) {
    CHECK(values[i].move == moves[i]);
    CHECK(values[i].visits == 8);
    const bool wins = to_text(four, state, moves[i]) == "2:69-h0";
    CHECK((mean_payoff(values[i], seat(0)) == payoff_scale) == wins);
  }
  const auto& best = best_paid(std::span{std::as_const(values)}, seat(0));
  CHECK(to_text(four, state, best.move) == "2:69-h0");
}

TEST_CASE("rate_moves: all moves are tried in the same worlds with the same luck") {
  // Seat 1 guesses a card that it does not see: in every world exactly one guess is right.
  constexpr guess::Game<> game;
  const auto dealt = game.play(game.initial(), guess::Rules::Move{2});
  const auto values = rated(game, game.view(dealt, Seat{1}), 5, 100);
  REQUIRE(values.size() == 3);
  std::int64_t sum = 0;
  for (const auto& value : values) {
    CHECK(value.sums[1] > 0);
    sum += value.sums[1];
  }
  CHECK(sum == std::int64_t{100} * payoff_scale);
}

/// What a position is worth by luck alone.
struct Luck {
  template <class G>
  Payoffs<G::max_seats> operator()(const G& /*game*/, const State& /*state*/, Random& source) const {
    Payoffs<G::max_seats> payoffs{};
    payoffs.fill(static_cast<std::int32_t>(draw_below(source, payoff_scale)));
    return payoffs;
  }
};

TEST_CASE("rate_moves: luck alone makes no difference between moves, but between rounds") {
  const State state = position(four, {.marbles = {"0! 5", "30", "50"}, .hand = "A37"});
  std::vector<MoveValue<Four>> values(four.moves(state).size());
  const auto rate = [&](std::uint64_t rounds) {
    rate_moves(
        four, four.view(state, seat(0)), values, 1, rounds, [&](Random& /*source*/) { return state; },
        [] { return true; }, Luck{});
    for (const auto& value : values) CHECK(value.sums == values[0].sums);
    return values[0].sums[0];
  };
  CHECK(rate(2) != 2 * rate(1));
}

TEST_CASE("rate_moves: stops when it is told to, between two playouts") {
  const State state = position(four, {.marbles = {"0! 5", "30", "50"}, .hand = "A37"});
  const View view = four.view(state, seat(0));
  const auto all = rated(four, view, 1, 2);
  const std::size_t count = all.size();
  for (std::size_t budget = 0; budget <= 2 * count; ++budget) {
    std::vector<MoveValue<Four>> values(count);
    std::size_t left = budget;
    const auto go_on = [&] { return left > 0 && left-- > 0; };
    rate_moves(
        four, view, values, 1, 2, [&](Random& source) { return four.resample(view, source); }, go_on);
    for (std::size_t i = 0; i < count; ++i) {
      CHECK(values[i].move == all[i].move);
      CHECK(values[i].visits == budget / count + (i < budget % count ? 1 : 0));
    }
    if (budget == 2 * count) CHECK(values == all);
  }
}

TEST_CASE("rate_moves: rounds can be split and merged") {
  const State state = position(two, {.marbles = {"0! 5", "30"}, .hand = "A37"});
  const View view = two.view(state, seat(0));
  const auto part = [&](std::uint64_t first, std::uint64_t rounds) {
    std::vector<MoveValue<Two>> values(rate_moves(two, view, {}, 7, 0));
    rate_moves(
        two, view, values, 7, rounds, [&](Random& source) { return two.resample(view, source); }, [] { return true; },
        Rollout<>{}, first);
    return values;
  };
  auto total = part(3, 2);
  merge(std::span{total}, std::span<const MoveValue<Two>>{part(0, 3)});
  CHECK(total == part(0, 5));
  CHECK(total != part(1, 5));
}

TEST_CASE("rate_moves: too little room holds the first moves, and who cannot move has none") {
  const State state = position(four, {.marbles = {"69 h1 h2 h3", "20", "40"}, .hand = "2358"});
  std::vector<MoveValue<Four>> values(2);
  CHECK(rate_moves(four, four.view(state, seat(0)), values, 1, 3) == 5);
  CHECK(values[1].visits == 3);
  CHECK(rate_moves(four, four.view(state, seat(1)), values, 1, 3) == 0);
}

TEST_CASE("rate_moves: at compile time") {
  constexpr State state = position(two, {.marbles = {"34 h1 h2 h3", "20"}, .hand = "A"});
  CHECK_BOTH([&] {
    std::array<MoveValue<Two>, 2> values{};
    const View view = two.view(state, Seat{0});
    rate_moves(
        two, view, values, 1, 1, [&](Random& source) { return two.resample(view, source); }, [] { return true; },
        Rollout<>{{}, {}, 1});
    return best_paid<Two>(values, Seat{0}).move == walked(Rank::ace, Place::ring(34), Place::lane(0));
  }());
}

TEST_CASE("move values: means, doubts and merging") {
  using Value = MoveValue<Two>;
  CHECK(mean_payoff(Value{}, Seat{0}) == 0);
  CHECK(half_width_95(Value{}, Seat{0}) == payoff_scale);
  Value half{{}, 400, {}};
  half.sums[0] = 200 * std::int64_t{payoff_scale};
  CHECK(mean_payoff(half, Seat{0}) == payoff_scale / 2);
  // 1.95996 * 1/2 / sqrt(400)
  CHECK(half_width_95(half, Seat{0}) == 3212);
  CHECK(half_width_95(half, Seat{1}) == 1);
  // The widest there is: one try that came out half.
  Value once{{}, 1, {}};
  once.sums[0] = payoff_scale / 2;
  CHECK(half_width_95(once, Seat{0}) == 64'226);
  const std::vector<Value> equals{half, half};
  CHECK(&most_visited(std::span{equals}) == equals.data());
  CHECK(&best_paid(std::span{equals}, Seat{0}) == equals.data());
}

}  // namespace
