#include <regelwerk/ai/search/selection.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include <play/guess.hpp>
#include <regelwerk/ai/search/ismcts.hpp>
#include <regelwerk/play/random.hpp>
#include <tock/position.hpp>

namespace {

using namespace regelwerk;
using Game = guess::Game<guess::Rules::Options{.cards = 6}>;
using Rules = guess::Rules;

constexpr Game bandit;
constexpr std::uint32_t exploration = 46'341;

/// Seat 1 is to guess: six moves.
constexpr Rules::State at_guess{2, 0};

/// A tree of one point with an arm for some of the moves, tried so often with such a sum for seat 1.
struct Point {
  struct Arm {
    std::uint32_t move;
    std::uint32_t visits;
    std::int64_t sum;
  };

  Point(std::size_t room, const std::vector<Arm>& arms) : nodes(room), tree(nodes), link(tree.add_point(1, {})) {
    Link lower;
    for (const Arm& arm : arms) {
      lower = tree.add_arm(link, lower, arm.move);
      tree[lower].visits = arm.visits;
      tree[lower].available = arm.visits;
      tree[lower].sums = {0, arm.sum};
    }
  }

  std::vector<Node<2>> nodes;
  Tree<2> tree;
  Link link;
};

std::optional<int> by_ucb1(Point& point, std::uint64_t key = 1, std::uint32_t weight = exploration) {
  Random random{key};
  const auto taken = take_by_ucb1(bandit, at_guess, point.tree, point.link, Wish{Seat{1}}, weight, random);
  return taken ? std::optional<int>{taken->move.number} : std::nullopt;
}
template <class Priors = UniformPriors>
std::optional<int> by_puct(Point& point, const Priors& priors = {}) {
  const auto taken = take_by_puct(bandit, at_guess, point.tree, point.link, Wish{Seat{1}}, exploration, priors);
  return taken ? std::optional<int>{taken->move.number} : std::nullopt;
}

template <class Priors = UniformPriors>
std::optional<int> by_widening(Point& point, std::uint32_t widening, const Priors& priors = {}, std::uint64_t key = 1) {
  Random random{key};
  const auto taken =
      take_by_widening(bandit, at_guess, point.tree, point.link, Wish{Seat{1}}, {.widening = widening}, priors, random);
  return taken ? std::optional<int>{taken->move.number} : std::nullopt;
}

/// Likes this number best.
struct Likes {
  int number;
  constexpr std::uint32_t operator()(const Game& /*game*/, const Rules::State& /*state*/,
                                     const Rules::Move& move) const noexcept {
    return move.number == number ? 2 : 1;
  }
};

TEST_CASE("selection: a point widens when it has visits enough, by what the priors like best") {
  const std::vector<Point::Arm> arms{{2, 5, 5 * payoff_scale}, {5, 3, 0}};
  Point point{6, arms};
  CHECK(by_widening(point, 2, Likes{4}) == 4);
  CHECK(by_widening(point, 2, Likes{6}) == 6);
  CHECK(by_widening(point, 3, Likes{4}) == 2);
  Point none{6, {}};
  CHECK(by_widening(none, 1000, Likes{3}) == 3);
  Point all{6, {{1, 9, 0}, {2, 9, 0}, {3, 9, 9 * payoff_scale}, {4, 9, 0}, {5, 9, 0}, {6, 9, 0}}};
  CHECK(by_widening(all, 1, Likes{4}) == 3);
  SUBCASE("nothing is left to widen it by, and of two arms the one tried less is doubted more") {
    Point few{8, {{1, 90, 0}, {2, 90, 0}, {3, 90, 90 * payoff_scale}, {4, 90, 0}, {5, 90, 0}, {6, 90, 0}}};
    CHECK(by_widening(few, 1, Likes{4}) == 3);
    Point doubted{6, {{2, 1, payoff_scale / 2}, {5, 40, 21 * payoff_scale}}};
    CHECK(by_widening(doubted, 1000) == 2);
  }
  SUBCASE("and what could have been taken is counted") {
    CHECK(point.tree[Link{std::size_t{0}}].available == 8);
    CHECK(point.tree[Link{std::size_t{1}}].available == 6);
  }
}

TEST_CASE("selection: of moves that the priors like as much each is as likely to widen a point") {
  std::map<int, int> taken;
  for (std::uint64_t key = 0; key < 4000; ++key) {
    Point point{6, {{2, 5, 0}, {5, 5, 0}}};
    ++taken[*by_widening(point, 1, UniformPriors{}, key)];
  }
  CHECK(taken.size() == 4);
  for (const int move : {1, 3, 4, 6}) CHECK(std::abs(taken[move] - 1000) < 120);
}

TEST_CASE("selection: a player's choice as prior") {
  const auto five = [](const Game& /*game*/, const Rules::State& /*state*/, auto& /*source*/) noexcept {
    return Rules::Move{5};
  };
  const ChoiceFirst prefers{five};
  CHECK(prefers.at(bandit, at_guess)(Rules::Move{5}) == 16);
  CHECK(prefers.at(bandit, at_guess)(Rules::Move{4}) == 1);
  CHECK(ChoiceFirst{five, 3}.at(bandit, at_guess)(Rules::Move{5}) == 3);
  Point point{6, {}};
  CHECK(by_widening(point, 1, prefers) == 5);
  CHECK(by_puct(point, prefers) == 5);
}

TEST_CASE("selection: UCB1 is its formula") {
  Random random{1};
  for (int i = 0; i < 2000; ++i) {
    Node<2> arm;
    arm.visits = 1 + static_cast<std::uint32_t>(random() >> (44 + random() % 18));
    arm.available = arm.visits + static_cast<std::uint32_t>(random() >> (44 + random() % 18));
    const auto mean = static_cast<double>(random() % payoff_scale);
    arm.sums = {0, static_cast<std::int64_t>(mean) * arm.visits};
    const double doubt = std::sqrt(std::log(static_cast<double>(arm.available)) / arm.visits) / std::sqrt(2.0);
    const auto value = static_cast<double>(regelwerk::detail::ucb1(arm, Wish{Seat{1}}, exploration));
    CHECK(std::abs(value - (mean + doubt * payoff_scale)) < 3 + 0.001 * doubt * payoff_scale);
  }
}

TEST_CASE("selection: what is left out by a quick look is not better, and little else is looked at closely") {
  Random random{1};
  int behind = 0;
  int told = 0;
  for (int i = 0; i < 50'000; ++i) {
    const auto weight = i % 3 == 0 ? exploration : static_cast<std::uint32_t>(random() % ((1U << 20) + 1));
    const regelwerk::detail::Ucb1Filter filter{weight};
    Node<2> arm;
    arm.visits = 1 + static_cast<std::uint32_t>(random() >> (36 + random() % 28));
    arm.available = std::max(arm.visits, static_cast<std::uint32_t>(random() >> (33 + random() % 31)));
    const auto mean = static_cast<std::int64_t>(random() % payoff_scale);
    arm.sums = {0, mean * arm.visits + static_cast<std::int64_t>(random() % arm.visits)};
    const Wish wish{Seat{1}, i % 5 != 0};
    const std::int64_t value = regelwerk::detail::ucb1(arm, wish, weight);
    for (const std::int64_t other :
         {value - 1, value, value + 1, value + 3, value + static_cast<std::int64_t>(random() % 1000)}) {
      const bool is_behind = filter.is_behind(arm, wish, other);
      if (is_behind) CHECK(value <= other);
      if (other < value + 3 || arm.visits >= 1U << 18 || weight == 0) continue;
      ++behind;
      told += is_behind ? 1 : 0;
    }
  }
  CHECK(behind > 50'000);
  CHECK(told > behind * 9 / 10);
}

TEST_CASE("selection: the doubt of PUCT is its formula") {
  Random random{1};
  for (int i = 0; i < 2000; ++i) {
    const regelwerk::detail::PuctSums all{1 + random() % 500'000, random() % 1'000'000, 0};
    const std::uint64_t prior = 1 + random() % prior_limit;
    if (prior > all.priors) continue;
    const std::uint64_t visits = random() % 1000;
    const double share = static_cast<double>(prior) / static_cast<double>(all.priors);
    const double root = std::sqrt(static_cast<double>(all.visits) + 1);
    const double expected = share * root / (1 + static_cast<double>(visits)) / std::sqrt(2.0) * payoff_scale;
    const auto value = static_cast<double>(regelwerk::detail::PuctDoubt{all, exploration}(prior, visits));
    CHECK(std::abs(value - expected) < 2 + expected * (0.005 + 1 / (65'536 * share)));
  }
  // The most that there may be does not overflow.
  const regelwerk::detail::PuctSums most{1, 0xFFFF'FFFF, 0};
  CHECK(regelwerk::detail::PuctDoubt{most, 1U << 20}(1, 0) == std::int64_t{0xFF'FFFF} << 12);
}

TEST_CASE("selection: every untried move is as likely, before any other") {
  std::map<int, int> taken;
  for (std::uint64_t key = 0; key < 4000; ++key) {
    Point point{6, {{2, 5, 5 * payoff_scale}, {5, 5, 5 * payoff_scale}}};
    ++taken[*by_ucb1(point, key)];
  }
  CHECK(taken.size() == 4);
  for (const int move : {1, 3, 4, 6}) CHECK(std::abs(taken[move] - 1000) < 120);
}

TEST_CASE("selection: of equal arms the first in move order is taken") {
  const std::vector<Point::Arm> equal{{1, 3, 0}, {2, 3, 90'000}, {3, 3, 90'000}, {4, 3, 90'000}, {5, 3, 0}, {6, 3, 0}};
  Point point{6, equal};
  CHECK(by_ucb1(point, 1, 0) == 2);
  CHECK(by_puct(point) == 2);
}

TEST_CASE("selection: without room for arms those that are there are taken, and none without any") {
  for (std::uint64_t key = 0; key < 20; ++key) {
    Point point{2, {{2, 5, 0}, {5, 5, 5 * payoff_scale}}};
    CHECK(by_ucb1(point, key) == 5);
    CHECK(by_puct(point) == 5);
    CHECK(by_widening(point, 1) == 5);
    Point none{1, {{9, 5, 0}}};
    CHECK(!by_widening(none, 1));
    CHECK(!by_ucb1(none, key));
    CHECK(!by_puct(none));
  }
}

TEST_CASE("selection: what could have been taken is counted") {
  for (const bool is_puct : {false, true}) {
    Point point{3, {{2, 5, 0}, {5, 5, 0}, {9, 5, 0}}};
    for (int i = 0; i < 10; ++i) (void)(is_puct ? by_puct(point) : by_ucb1(point));
    const auto available = [&](std::size_t arm) { return point.tree[Link{arm}].available; };
    CHECK(available(0) == 15);
    CHECK(available(1) == 15);
    // Nobody can guess 9 here.
    CHECK(available(2) == 5);
  }
}

TEST_CASE("selection: priors lead PUCT, results lead it away") {
  const auto fond_of_four = [](const auto& /*game*/, const auto& /*state*/, const Rules::Move& move) {
    return move.number == 4 ? 100U : 1U;
  };
  Point fresh{6, {}};
  CHECK(by_puct(fresh) == 1);
  CHECK(by_puct(fresh, fond_of_four) == 4);
  Point known{6, {{3, 50, 50 * payoff_scale}, {4, 200, 0}}};
  CHECK(by_puct(known, fond_of_four) == 3);
}

TEST_CASE("selection: PUCT expects the mean of a point of what is untried there") {
  const auto fond_of_one = [](const auto& /*game*/, const auto& /*state*/, const Rules::Move& move) {
    return move.number == 1 ? 100U : 1U;
  };
  Point half{6, {{1, 400, 200 * payoff_scale}}};
  CHECK(by_puct(half, fond_of_one) == 2);
  Point whole{6, {{1, 400, 400 * payoff_scale}, {2, 400, 0}}};
  CHECK(by_puct(whole, fond_of_one) == 1);
}

TEST_CASE("selection: who wants what") {
  using namespace tock_test;
  CHECK(wish_of(four, Opponents::max_n, seat(0), seat(2)).seat == seat(2));
  CHECK(wish_of(four, Opponents::max_n, seat(0), seat(2)).is_high);
  CHECK(wish_of(four, Opponents::paranoid, seat(0), seat(2)).seat == seat(0));
  CHECK(!wish_of(four, Opponents::paranoid, seat(0), seat(2)).is_high);
  CHECK(wish_of(four, Opponents::paranoid, seat(0), seat(0)).is_high);
  CHECK(wish_of(pairs, Opponents::paranoid, seat(0), seat(2)).is_high);
  CHECK(!wish_of(pairs, Opponents::paranoid, seat(0), seat(1)).is_high);
}

}  // namespace
