#include <regelwerk/ai/search/ismcts.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include <core/both.hpp>
#include <play/guess.hpp>
#include <tock/position.hpp>

namespace {

using namespace regelwerk;
using namespace tock_test;

template <class G>
using Values = std::vector<MoveValue<G>>;

template <class G, class Search>
Values<G> values_of(const Search& search) {
  Values<G> values(search.root_moves({}));
  CHECK(search.root_moves(values) == values.size());
  return values;
}

/// How a search goes: how long, in how much memory.
struct Plan {
  std::uint64_t key = 1;
  std::uint64_t iterations = 200;
  std::size_t nodes = 1000;
  SearchOptions options{};
  std::uint64_t cap = 60;
};

template <class G>
struct Answer {
  Values<G> values;
  typename G::Move best;
  bool full;
};

/// What a search finds in worlds that `worlds(search view)` draws.
template <class G, class DrawWorld>
Answer<G> searched(const G& game, const typename G::View& view, const Plan& plan, DrawWorld draw_world) {
  std::vector<SearchNode<G>> nodes(plan.nodes);
  Search search{game, view, nodes, Random::stream(plan.key, 0), plan.options, Rollout<>{{}, {}, plan.cap}};
  search.run(plan.iterations, draw_world);
  CHECK(search.iterations() == plan.iterations);
  return {values_of<G>(search), search.best(), search.full()};
}
template <class G>
Answer<G> searched(const G& game, const typename G::View& view, const Plan& plan = {}) {
  return searched(game, view, plan, [&](Random& source) { return game.resample(view, source); });
}
template <class G>
std::string choice(const G& game, const State& state, const Plan& plan) {
  const auto answer = searched(game, game.view(state, game.actor(state).seat()), plan);
  return std::string{to_text(game, state, answer.best).view()};
}

constexpr std::array formulas{Formula::ucb1, Formula::puct, Formula::widening};
constexpr std::array stances{Opponents::max_n, Opponents::paranoid};

/// Calls `each` with a plan for every key, formula and stance.
void for_each_plan(std::uint64_t iterations, auto each) {
  for (const Formula formula : formulas) {
    for (const Opponents opponents : stances) {
      for (std::uint64_t key = 0; key < 3; ++key) {
        each(Plan{.key = key, .iterations = iterations, .options = {opponents, formula}});
      }
    }
  }
}

TEST_CASE("ismcts: takes a win that is there") {
  const State state = position(four, {.marbles = {"69 h1 h2 h3", "20", "40"}, .hand = "2358"});
  REQUIRE(four.moves(state).size() == 5);
  for_each_plan(300, [&](const Plan& plan) { CHECK(choice(four, state, plan) == "2:69-h0"); });
}

TEST_CASE("ismcts: a partner's win is its own") {
  const State state =
      position(pairs, {.marbles = {"h0 h1 h2 h3", "10 h1 h2 h3", "33 h1 h2 h3", "46 h1 h2 h3"}, .hand = "235"});
  for_each_plan(300, [&](const Plan& plan) { CHECK(choice(pairs, state, plan) == "2:33-h0"); });
}

TEST_CASE("ismcts: sends home the marble that is about to win") {
  const State state = position(two, {.marbles = {"9 h1 h2 h3", "14 h1 h2 h3"}, .hand = "56"});
  REQUIRE(has_moves(two, state, "5:9-14 6:9-15"));
  for_each_plan(600, [&](const Plan& plan) { CHECK(choice(two, state, plan) == "5:9-14"); });
}

/// The arm taken most often at a point.
template <class Tree>
Link most_taken(const Tree& tree, Link point) {
  Link best = tree[point].first;
  for (Link arm = best; !arm.none(); arm = tree[arm].next) {
    if (tree[arm].visits > tree[best].visits) best = arm;
  }
  return best;
}

/// Seat 0 wants its marbles on 4 and 13, the nearer the better; seat 1 does not.
struct FourAndThirteen {
  template <class G, class Source>
  Payoffs<max_seats> operator()(const G& /*game*/, const State& state, Source& /*source*/) const {
    int off = 0;
    for (const Place at : state.table.of(seat(0))) {
      if (!at.is_area()) off += std::min(std::abs(at.field() - 4), std::abs(at.field() - 13));
    }
    return {payoff_scale - 4000 * off, 4000 * off};
  }
};

TEST_CASE("ismcts: a seat that decides several times in a row is the same seat (TK-26)") {
  State state = position(two, {.marbles = {"0 10", "30"}, .hand = "7"});
  std::vector<SearchNode<std::remove_const_t<decltype(two)>>> nodes(10'000);
  Search search{two, two.view(state, seat(0)), nodes, Random{1}, {}, FourAndThirteen{}};
  while (two.actor(state).is(seat(0))) {
    search.run(500);
    const auto move = Move::from_code(search.tree()[most_taken(search.tree(), search.root())].move);
    CHECK(move == search.best());
    two.advance(state, move, [&](const Event& event) { search.see(two.shown(event, seat(0))); });
    search.advance_root(two.view(state, seat(0)));
  }
  CHECK(marbles(two, state, 0) == "4 13");
}

/// Chance deals seat 0 a card that seat 1 does not see and has to guess.
TEST_CASE("ismcts: what the searching seat is not shown makes no different points") {
  constexpr guess::Game<> game;
  std::vector<SearchNode<guess::Game<>>> nodes(100);
  Search guesser{game, game.view(game.initial(), Seat{1}), nodes, Random{1}};
  guesser.run(900);
  CHECK(guesser.tree().points() == 1);
  CHECK(guesser.tree().arms() == 3);
  for (std::size_t i = 0; i < 3; ++i) {
    const auto& arm = guesser.tree()[Link{i}];
    CHECK(arm.available >= 890);
    // About one guess of three is right.
    CHECK(arm.sums[1] / arm.visits > payoff_scale / 5);
    CHECK(arm.sums[1] / arm.visits < payoff_scale / 2);
  }
  Search dealer{game, game.view(game.initial(), Seat{0}), nodes, Random{1}};
  dealer.run(900);
  CHECK(dealer.tree().points() == 3);
}

TEST_CASE("ismcts: an opponent's hidden choice leads to one point (TK-11)") {
  State state = dealt_out(pairs, pairs.initial());
  REQUIRE(state.table.phase == Phase::exchange);
  const Seat chooser = pairs.actor(state).seat();
  const Seat searcher = next_seat(chooser, 4);
  std::vector<SearchNode<std::remove_const_t<decltype(pairs)>>> nodes(2000);
  Search search{pairs, pairs.view(state, searcher), nodes, Random{1}, {}, Rollout<>{{}, {}, 0}};
  search.run(300);
  std::size_t behind = 0;
  for (std::size_t i = 0; i < search.tree().points(); ++i) {
    behind += search.tree()[Link{i}].before == search.root() ? 1U : 0U;
  }
  CHECK(behind == 1);
  std::size_t arms = 0;
  for (Link arm = search.tree()[search.root()].first; !arm.none(); arm = search.tree()[arm].next) ++arms;
  CHECK(arms == 13);
}

TEST_CASE("ismcts: hidden cards make no difference") {
  const State state =
      position(four, {.marbles = {"0! 5", "30", "50"}, .hand = "A37", .hands = {"", "555", "666", "888"}, .deal = 1});
  const View view = four.view(state, seat(0));
  for_each_plan(100, [&](Plan plan) {
    plan.cap = 5000;
    Random hidden{plan.key};
    const State other = four.resample(view, hidden);
    REQUIRE(other != state);
    const auto honest = searched(four, view, plan).values;
    CHECK(searched(four, four.view(other, seat(0)), plan).values == honest);
    // A search that looked at the cards would show here.
    const auto cheat = [&](const State& known) {
      return searched(four, view, plan, [&](Random& /*source*/) { return known; }).values;
    };
    CHECK(cheat(state) != cheat(other));
  });
}

TEST_CASE("ismcts: the same again is the same, other random numbers are not") {
  const State state = position(four, {.marbles = {"0! 5", "30", "50"}, .hand = "A37"});
  const View view = four.view(state, seat(0));
  CHECK(searched(four, view, {.key = 1}).values == searched(four, view, {.key = 1}).values);
  CHECK(searched(four, view, {.key = 1}).values != searched(four, view, {.key = 2}).values);
}

TEST_CASE("ismcts: full memory is no fault") {
  const State state = position(four, {.marbles = {"0! 5", "30", "50"}, .hand = "A37"});
  const View view = four.view(state, seat(0));
  const auto moves = four.moves(state);
  for (const Formula formula : formulas) {
    for (const std::size_t nodes : {std::size_t{0}, std::size_t{1}, std::size_t{3}, std::size_t{50}}) {
      const auto answer = searched(four, view, {.nodes = nodes, .options = {.formula = formula}});
      CHECK(answer.full);
      std::uint64_t visits = 0;
      for (const auto& value : answer.values) visits += value.visits;
      CHECK(visits == (nodes == 0 ? 0U : 200U));
      CHECK(!four.why_not(state, answer.best));
    }
    CHECK(!searched(four, view, {.iterations = 20, .options = {.formula = formula}}).full);
  }
  CHECK(searched(four, view, {.nodes = 0}).best == moves[0]);
}

/// Key, arms and all below of a point.
template <class Tree>
std::vector<std::int64_t> subtree(const Tree& tree, Link root) {
  std::vector<std::int64_t> row{static_cast<std::int64_t>(tree[root].key)};
  for (Link arm = tree[root].first; !arm.none(); arm = tree[arm].next) {
    row.insert(row.end(), {tree[arm].move, tree[arm].visits, tree[arm].available});
    row.insert(row.end(), tree[arm].sums.begin(), tree[arm].sums.end());
  }
  for (std::size_t i = 0; i < tree.points(); ++i) {
    if (tree[Link{i}].before != root) continue;
    const auto below = subtree(tree, Link{i});
    row.insert(row.end(), below.begin(), below.end());
  }
  return row;
}

TEST_CASE("ismcts: what was found out about a position is kept for the next move") {
  State state = position(two, {.marbles = {"0! 5", "30"}, .hand = "A37"});
  std::vector<SearchNode<std::remove_const_t<decltype(two)>>> nodes(20'000);
  Search search{two, two.view(state, seat(0)), nodes, Random{1}, {}, Rollout<>{{}, {}, 0}};
  search.run(2000);
  int kept = 0;
  Random random{3};
  for (int i = 0; i < 6; ++i) {
    const auto move = two.actor(state).is(seat(0)) ? search.best() : random_move(two, state, random);
    two.advance(state, move, [&](const Event& event) { search.see(two.shown(event, seat(0))); });
    const std::size_t arms = search.tree().arms();
    const auto before = search.root().none() ? std::vector<std::int64_t>{} : subtree(search.tree(), search.root());
    if (search.advance_root(two.view(state, seat(0)))) {
      ++kept;
      CHECK(search.tree().arms() < arms);
      CHECK(subtree(search.tree(), search.root()) == before);
    } else {
      CHECK(search.tree().arms() == 0);
    }
    if (two.actor(state).is(seat(0))) {
      std::uint64_t visits = 0;
      for (const auto& value : values_of<std::remove_const_t<decltype(two)>>(search)) visits += value.visits;
      search.run(500);
      std::uint64_t more = 0;
      for (const auto& value : values_of<std::remove_const_t<decltype(two)>>(search)) more += value.visits;
      CHECK(more == visits + 500);
    } else {
      search.run(500);
    }
  }
  CHECK(kept >= 3);
}

/// Seat 0 wants its marble on field 42; seat 1 fears it on field 45.
struct Fear {
  template <class G, class Source>
  Payoffs<max_seats> operator()(const G& /*game*/, const State& state, Source& /*source*/) const {
    const auto stands = [&](int field) { return state.table.of(seat(0)).stands_on(Place::ring(field)); };
    return {stands(42) ? payoff_scale : 0, stands(45) ? 0 : payoff_scale, 0};
  }
};

TEST_CASE("ismcts: opponents want the best for themselves, or the worst for the searching seat") {
  const State state = position(three, {.marbles = {"40"}, .hand = "25"});
  REQUIRE(has_moves(three, state, "2:40-42 5:40-45"));
  using Three = std::remove_const_t<decltype(three)>;
  const auto expected = [&](Opponents opponents, Seat searcher) {
    // Room for two arms: what is found out stays at the root.
    std::vector<SearchNode<Three>> nodes(2);
    Search search{three, three.view(state, searcher), nodes, Random{1}, {opponents}, Fear{}};
    search.run(500, [&](Random& /*source*/) { return state; });
    const auto move = Move::from_code(search.tree()[most_taken(search.tree(), search.root())].move);
    return std::string{to_text(three, state, move).view()};
  };
  CHECK(expected(Opponents::max_n, seat(1)) == "2:40-42");
  CHECK(expected(Opponents::paranoid, seat(1)) == "5:40-45");
  CHECK(expected(Opponents::max_n, seat(0)) == "2:40-42");
  CHECK(expected(Opponents::paranoid, seat(0)) == "2:40-42");
}

TEST_CASE("ismcts: the workers' results are the same in any order and for any number of threads") {
  using Four = std::remove_const_t<decltype(four)>;
  const State state = position(four, {.marbles = {"0! 5", "30", "50"}, .hand = "A37"});
  const View view = four.view(state, seat(0));
  constexpr std::size_t workers = 4;
  const auto work = [&](std::size_t number) {
    std::vector<SearchNode<Four>> nodes(500);
    Search search{four, view, nodes, Random::stream(9, number), {}, Rollout<>{{}, {}, 20}};
    search.run(100);
    Values<Four> values(search.root_moves({}));
    search.root_moves(values);
    return values;
  };
  std::array<Values<Four>, workers> alone;
  for (std::size_t i = 0; i < workers; ++i) alone[i] = work(i);
  CHECK(alone[0] != alone[1]);
  std::array<Values<Four>, workers> together;
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < workers; ++i) threads.emplace_back([&, i] { together[i] = work(i); });
  }
  const auto merged = [](const auto& results, auto order) {
    Values<Four> total = results[order[0]];
    for (std::size_t i = 1; i < workers; ++i) {
      merge(std::span{total}, std::span<const MoveValue<Four>>{results[order[i]]});
    }
    return total;
  };
  const auto total = merged(alone, std::array<std::size_t, workers>{0, 1, 2, 3});
  CHECK(total == merged(together, std::array<std::size_t, workers>{2, 0, 3, 1}));
  std::uint64_t visits = 0;
  for (const auto& value : total) visits += value.visits;
  CHECK(visits == workers * 100);
  for (std::size_t i = 0; i < total.size(); ++i) {
    std::int64_t sum = 0;
    for (const auto& values : alone) sum += values[i].sums[2];
    CHECK(total[i].sums[2] == sum);
  }
}

/// A search of a few iterations in so much memory.
constexpr auto small_search(std::uint64_t iterations) {
  constexpr State state = position(two, {.marbles = {"34 h1 h2 h3", "20"}, .hand = "A"});
  std::array<SearchNode<std::remove_const_t<decltype(two)>>, 16> nodes{};
  Search search{two, two.view(state, Seat{0}), nodes, Random{1}, {.exploration = 0}, Rollout<>{{}, {}, 1}};
  search.run(iterations);
  return search.best();
}

TEST_CASE("ismcts: a search at compile time") {
  CHECK_BOTH(small_search(8) == walked(Rank::ace, Place::ring(34), Place::lane(0)));
}

TEST_CASE("ismcts: memory per node and of the search itself") {
  static_assert(sizeof(SearchNode<guess::Game<>>) == 64);
  static_assert(sizeof(SearchNode<std::remove_const_t<decltype(four)>>) == 96);
  static_assert(std::is_trivially_copyable_v<Search<std::remove_const_t<decltype(four)>>>);
}

}  // namespace
