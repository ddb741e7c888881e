#include <regelwerk/ai/search/expectimax.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <ai/random_states.hpp>
#include <clou/scene.hpp>
#include <core/both.hpp>
#include <play/guess.hpp>
#include <regelwerk/play/playout.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/samara.hpp>

namespace {

using namespace regelwerk;

constexpr std::int64_t whole = std::int64_t{payoff_scale} << expectation_bits;

/// All for an escape, nothing else.
struct Escape {
  template <class G>
  Payoffs<1> operator()(const G& /*game*/, const clou::HeistOutcome& outcome) const {
    return {outcome.ending == clou::Ending::success ? payoff_scale : 0};
  }
};

const clou::RuntimeHeist gang = clou_test::heist({.thieves = {clou::Thief::janet, clou::Thief::bruce}});

/// An alarm with so many arrows of four crossed, before somebody is chosen to drive.
clou::State alarm(int arrows) {
  return clou_test::position(gang, "phase=driver alarm=1 time=8 arrows=" + std::to_string(arrows));
}
/// With police symbols of five, too, behind the choice.
clou::State driving(const std::string& tracks, const std::string& driver) {
  return clou_test::position(gang, "phase=drive alarm=1 time=8 acting=" + driver + " " + tracks);
}

/// True if a value is `part` of `parts` of the whole, rounded down as often as it says.
template <int MaxSeats>
bool is_part(const Expectation<MaxSeats>& value, std::size_t seat, std::int64_t part, std::int64_t parts) {
  // Both sides times `parts`, so that nothing is divided.
  const std::int64_t missing = whole / parts * part + whole % parts * part / parts - value.values[seat];
  return value.is_complete && 0 <= missing && missing <= value.roundings;
}

TEST_CASE("expectimax: weighted means are exact but for rounding down") {
  CHECK_BOTH([] {
    WeightedMean mean;
    mean.add(1, whole);
    mean.add(3, 0);
    return mean.value() == whole / 4 && !mean.is_rounded();
  }());
  CHECK_BOTH([] {
    WeightedMean mean;
    mean.add(1, whole);
    mean.add(2, 1);
    return mean.value() == (whole + 2) / 3 && mean.is_rounded() == ((whole + 2) % 3 != 0);
  }());
  // The largest weights and values there are.
  CHECK_BOTH([] {
    WeightedMean mean;
    mean.add(0xFFFF'FFFEU, whole);
    mean.add(1, whole - 1);
    return mean.value() == whole - 1 && mean.is_rounded();
  }());
}

TEST_CASE("expectimax: rolls of an escape by hand (CL-60)") {
  // Bruce needs a 5 for an arrow; Janet needs a 4, and a 6 gives her two.
  const auto value = [](const clou::State& state) { return expectimax(gang, state, {}, {}, Escape{}).value; };
  CHECK(is_part(value(driving("arrows=3 police=4", "bruce")), 0, 1, 3));
  CHECK(is_part(value(driving("arrows=3 police=4", "janet")), 0, 1, 2));
  CHECK(value(driving("arrows=3 police=4", "janet")).is_exact());
  CHECK(!value(driving("arrows=3 police=4", "bruce")).is_exact());
  CHECK(is_part(value(driving("arrows=2 police=4", "bruce")), 0, 1, 9));
  // A 6 at once, or a 4 or 5 and then half of all.
  CHECK(is_part(value(driving("arrows=2 police=4", "janet")), 0, 1, 3));
  // One failure is allowed: 1 - (2/3)^2 and 1 - (1/2)^2.
  CHECK(is_part(value(driving("arrows=3 police=3", "bruce")), 0, 5, 9));
  CHECK(is_part(value(driving("arrows=3 police=3", "janet")), 0, 3, 4));
}

TEST_CASE("expectimax: the better driver is chosen (CL-59)") {
  const auto solution = expectimax(gang, alarm(3), {}, {}, Escape{});
  REQUIRE(solution.best);
  CHECK(to_text(gang, alarm(3), *solution.best) == "driver:janet");
  // She fails with five misses in a row; Bruce would have only 211/243.
  CHECK(is_part(solution.value, 0, 31, 32));
  const auto other = gang.play(alarm(3), clou_test::move_of(gang, alarm(3), "driver:bruce"));
  CHECK(is_part(expectimax(gang, other, {}, {}, Escape{}).value, 0, 211, 243));
}

TEST_CASE("expectimax: with open cards the guess is right") {
  constexpr guess::Game<> game;
  CHECK_BOTH([&] {
    const auto dealt = game.play(game.initial(), guess::Rules::Move{2});
    const auto at_guess = expectimax(game, dealt, {.depth = 4});
    const auto at_deal = expectimax(game, game.initial(), {.depth = 4});
    return at_guess.best == guess::Rules::Move{2} && at_guess.value.values == ExpectedPayoffs<2>{0, whole} &&
           !at_deal.best && at_deal.value.values == ExpectedPayoffs<2>{0, whole} && at_deal.value.is_exact() &&
           at_deal.nodes == 10;
  }());
}

TEST_CASE("expectimax: what lies behind the horizon is judged by its standing") {
  constexpr guess::Game<> game;
  const auto dealt = game.play(game.initial(), guess::Rules::Move{2});
  const auto standing = standing_payoffs(game, dealt);
  for (const Horizon horizon : {Horizon{.depth = 0}, Horizon{.nodes = 1}}) {
    const auto cut = expectimax(game, dealt, horizon);
    CHECK(!cut.value.is_complete);
    CHECK(!cut.best);
    CHECK(cut.value.values[1] == std::int64_t{standing[1]} << expectation_bits);
  }
  const auto shallow = expectimax(gang, driving("arrows=0 police=0", "janet"), {.depth = 2}, {}, Escape{});
  CHECK(!shallow.value.is_complete);
  CHECK(shallow.nodes == 1 + 6 + 36);
}

/// The same by plain recursion with floating numbers.
template <class G, class Utility>
std::array<double, static_cast<std::size_t>(G::max_seats)> naive(const G& game, const typename G::State& state,
                                                                 const Utility& utility) {
  std::array<double, static_cast<std::size_t>(G::max_seats)> values{};
  if (const auto outcome = game.outcome(state)) {
    const auto payoffs = utility(game, *outcome);
    std::copy(payoffs.begin(), payoffs.end(), values.begin());
    return values;
  }
  const auto actor = game.actor(state);
  bool is_first = true;
  for (const auto& move : game.moves(state)) {
    const auto next = naive(game, game.play(state, move), utility);
    if (actor.is_chance()) {
      const double share = static_cast<double>(game.weight(state, move)) / game.total_weight(state);
      for (std::size_t seat = 0; seat < values.size(); ++seat) values[seat] += share * next[seat];
    } else if (const auto seat = static_cast<std::size_t>(actor.seat().index());
               is_first || next[seat] > values[seat] + 1e-6) {
      values = next;
    }
    is_first = false;
  }
  return values;
}

/// True if a value is what the plain recursion finds, and none that is rounded passes for exact.
template <class G, class Utility>
bool agrees(const G& game, const typename G::State& state, const Expectation<G::max_seats>& value, const Utility& by) {
  const auto expected = naive(game, state, by);
  for (std::size_t seat = 0; seat < expected.size(); ++seat) {
    const double error =
        std::abs(static_cast<double>(value.values[seat]) - std::ldexp(expected[seat], expectation_bits));
    if (error > (value.is_exact() ? 0.25 : std::ldexp(1e-5, expectation_bits))) return false;
  }
  return true;
}

TEST_CASE("expectimax: every escape") {
  for (int arrows = 0; arrows < 4; ++arrows) {
    std::vector<Solved<1>> table(64);
    const auto state = alarm(arrows);
    const auto plain = expectimax(gang, state, {.depth = 20}, {}, Escape{});
    const auto with_table = expectimax(gang, state, {.depth = 20}, table, Escape{});
    CHECK(plain.value == with_table.value);
    CHECK(plain.best == with_table.best);
    CHECK(with_table.nodes < plain.nodes);
    CHECK(agrees(gang, state, plain.value, Escape{}));
  }
}

TEST_CASE("expectimax: what a table knows of a nearer horizon does not pass for more") {
  std::vector<Solved<1>> table(64);
  const auto state = alarm(0);
  for (const int depth : {3, 2, 5, 20, 4}) {
    const auto plain = expectimax(gang, state, {.depth = depth}, {}, Escape{});
    const auto with_table = expectimax(gang, state, {.depth = depth}, table, Escape{});
    if (!with_table.value.is_complete) CHECK(with_table.value == plain.value);
  }
  const auto far = expectimax(gang, state, {.depth = 20}, {}, Escape{});
  CHECK(expectimax(gang, state, {.depth = 20}, table, Escape{}).value == far.value);
}

TEST_CASE("expectimax: what was cut for want of nodes is not remembered") {
  std::vector<Solved<1>> table(64);
  const auto state = alarm(0);
  const auto far = expectimax(gang, state, {.depth = 20}, {}, Escape{});
  for (const std::uint64_t nodes : {5U, 17U, 40U, 100U, 300U}) {
    CHECK(!expectimax(gang, state, {.depth = 20, .nodes = nodes}, table, Escape{}).value.is_exact());
  }
  CHECK(expectimax(gang, state, {.depth = 20}, table, Escape{}).value == far.value);
}

TEST_CASE("expectimax: the last moves of a game of several seats, with and without a table") {
  constexpr samara::Game<> game;
  int solved = 0;
  for (std::uint64_t key = 0; key < 10; ++key) {
    std::vector<Solved<samara::max_seats>> table(1000);
    const auto states = random_states(game, key);
    for (std::size_t back = 2; back < 14; ++back) {
      const auto& state = states[states.size() - back];
      const auto plain = expectimax(game, state, {.depth = 20, .nodes = 3000}, {}, ByPlace{});
      if (!plain.value.is_complete) continue;
      ++solved;
      CHECK(agrees(game, state, plain.value, ByPlace{}));
      const auto with_table = expectimax(game, state, {.depth = 20}, table, ByPlace{});
      CHECK(plain.value == with_table.value);
      CHECK(plain.best == with_table.best);
    }
  }
  CHECK(solved > 50);
}

TEST_CASE("expectimax: chance comes in as often as the horizon says, a row of outcomes counts once") {
  constexpr guess::Game<> game;
  const auto at_deal = expectimax(game, game.initial(), {.draws = 0});
  CHECK(!at_deal.value.is_complete);
  CHECK(at_deal.nodes == 1);
  CHECK(expectimax(game, game.initial(), {.draws = 1}).value.is_exact());
  // All rolls of an escape are one row.
  const auto rolls = expectimax(gang, alarm(0), {.depth = 20, .draws = 1}, {}, Escape{});
  CHECK(rolls.value == expectimax(gang, alarm(0), {.depth = 20}, {}, Escape{}).value);
  CHECK(expectimax(gang, alarm(0), {.depth = 20, .draws = 0}, {}, Escape{}).nodes == 3);
}

TEST_CASE("expectimax: of a row of draws only the first counts, and the next row again") {
  CHECK_BOTH([] {
    const detail::Ahead start{9, 2};
    const detail::Ahead in_row = start.behind(true).behind(true).behind(true);
    const detail::Ahead decided = in_row.behind(false);
    const detail::Ahead again = decided.behind(true).behind(true);
    return !start.is_over(true) && in_row.draws == 1 && !in_row.is_over(true) && !decided.is_over(true) &&
           again.draws == 0 && again.depth == 3 && !again.is_over(true) && !again.behind(false).is_over(false) &&
           again.behind(false).is_over(true);
  }());
}

TEST_CASE("expectimax: roundings are those of the line that rounds most often, wherever it lies") {
  // A 6 ends it at once, every other line goes on to the third miss.
  const auto roundings = [](const char* tracks) {
    return expectimax(gang, driving(tracks, "bruce"), {}, {}, Escape{}).value.roundings;
  };
  CHECK(roundings("arrows=3 police=4") == 1);
  CHECK(roundings("arrows=3 police=2") == 2);
}

/// Almost all for a wrong guess, all for the right one.
struct Narrow {
  template <class G>
  Payoffs<2> operator()(const G& /*game*/, const guess::Rules::Outcome& outcome) const {
    return {0, outcome.winners().contains(Seat{1}) ? payoff_scale : payoff_scale - 1};
  }
};

TEST_CASE("expectimax: behind a move that is worth all, and only there, no other is looked at") {
  constexpr guess::Game<> game;
  const auto dealt = game.play(game.initial(), guess::Rules::Move{1});
  CHECK(expectimax(game, dealt, {}).nodes == 2);
  // Who wants the worst for seat 0 looks no farther than a move that leaves it nothing.
  CHECK(expectimax(game, dealt, {}, {}, ByGoal{}, {Opponents::paranoid, Seat{0}}).nodes == 2);
  const auto second = game.play(game.initial(), guess::Rules::Move{2});
  const auto found = expectimax(game, second, {}, {}, Narrow{});
  CHECK(found.best == guess::Rules::Move{2});
  CHECK(found.nodes == 3);
}

/// Nothing at the end, a little for seat 0 before.
struct Unfinished {
  template <class G>
  Payoffs<2> operator()(const G& /*game*/, const guess::Rules::Outcome& /*outcome*/) const {
    return {};
  }
  template <class G>
  Payoffs<2> unfinished(const G& /*game*/, const Standing<2>& /*at*/) const {
    return {1, 0};
  }
};

TEST_CASE("expectimax: the value of any seat may be rounded") {
  // One deal of three is looked at to its end.
  const auto cut = expectimax(guess::Game<>{}, {}, {.nodes = 5}, {}, Unfinished{}).value;
  CHECK(cut.values == ExpectedPayoffs<2>{(std::int64_t{2} << expectation_bits) / 3, 0});
  CHECK(cut.roundings == 1);
}

TEST_CASE("expectimax: a table knows for how many draws") {
  const auto state = alarm(0);
  const auto value = [&](std::span<Solved<1>> table, Horizon horizon) {
    return expectimax(gang, state, horizon, table, Escape{}).value;
  };
  std::vector<Solved<1>> table(64);
  for (const Horizon horizon : {Horizon{.depth = 5, .draws = 0}, Horizon{.depth = 5, .draws = 1},
                                Horizon{.depth = 5, .draws = 0}, Horizon{.depth = 5, .draws = 2}}) {
    CHECK(value(table, horizon) == value({}, horizon));
  }
}

TEST_CASE("expectimax: a table saves looks, what is complete at any depth") {
  std::vector<Solved<1>> table(64);
  const auto state = alarm(0);
  const auto nodes = [&](std::span<Solved<1>> memory, int depth) {
    return expectimax(gang, state, {.depth = depth}, memory, Escape{}).nodes;
  };
  CHECK(nodes({}, 5) == 2937);
  CHECK(nodes(table, 5) == 52);
  static_cast<void>(nodes(table, 20));
  CHECK(nodes(table, 20) == 1);
  CHECK(nodes(table, 19) == 1);
}

/// The values by plain recursion, if all others want the worst for `searcher`.
template <class G, class Utility>
std::array<double, static_cast<std::size_t>(G::max_seats)> naive_paranoid(const G& game, const typename G::State& state,
                                                                          Seat searcher, const Utility& utility) {
  std::array<double, static_cast<std::size_t>(G::max_seats)> values{};
  if (const auto outcome = game.outcome(state)) {
    const auto payoffs = utility(game, *outcome);
    std::copy(payoffs.begin(), payoffs.end(), values.begin());
    return values;
  }
  const auto actor = game.actor(state);
  const auto at = static_cast<std::size_t>(searcher.index());
  bool is_first = true;
  for (const auto& move : game.moves(state)) {
    const auto next = naive_paranoid(game, game.play(state, move), searcher, utility);
    if (actor.is_chance()) {
      const double share = static_cast<double>(game.weight(state, move)) / game.total_weight(state);
      for (std::size_t seat = 0; seat < values.size(); ++seat) values[seat] += share * next[seat];
    } else if (const double sign = actor.is(searcher) ? 1 : -1;
               is_first || sign * next[at] > sign * values[at] + 1e-6) {
      values = next;
    }
    is_first = false;
  }
  return values;
}

TEST_CASE("expectimax: opponents who want the worst for one are feared where others are not") {
  constexpr samara::Game<samara::Options{.seats = 3}> game;
  int different_moves = 0;
  int different_values = 0;
  for (std::uint64_t key = 0; key < 30; ++key) {
    const auto states = random_states(game, key);
    for (std::size_t back = 4; back < 8; ++back) {
      const auto& state = states[states.size() - back];
      if (!game.actor(state).is_seat()) continue;
      const Seat seat = game.actor(state).seat();
      const auto at = static_cast<std::size_t>(seat.index());
      const Horizon horizon{.depth = 20, .nodes = 400};
      const auto each = expectimax(game, state, horizon, {}, ByPlace{});
      const auto feared = expectimax(game, state, horizon, {}, ByPlace{}, {Opponents::paranoid, seat});
      if (!each.value.is_complete || !feared.value.is_complete) continue;
      const auto expected = naive_paranoid(game, state, seat, ByPlace{});
      CHECK(std::abs(std::ldexp(static_cast<double>(feared.value.values[at]), -expectation_bits) - expected[at]) <
            1e-5);
      CHECK(feared.value.values[at] <= each.value.values[at]);
      different_values += feared.value.values[at] < each.value.values[at] ? 1 : 0;
      different_moves += feared.best == each.best ? 0 : 1;
      std::vector<Solved<samara::max_seats>> table(1000);
      CHECK(expectimax(game, state, horizon, table, ByPlace{}, {Opponents::paranoid, seat}).value == feared.value);
    }
  }
  CHECK(different_values > 0);
  CHECK(different_moves > 0);
}

TEST_CASE("expectimax: a view that allows one world only") {
  const auto heist = alarm(2);
  CHECK(only_world(gang, gang.view(heist, Seat{0})) == heist);
  constexpr guess::Game<> game;
  const auto dealt = game.play(game.initial(), guess::Rules::Move{2});
  CHECK(only_world(game, game.view(dealt, Seat{0})) == dealt);
  CHECK(!only_world(game, game.view(dealt, Seat{1})));
  // Of two worlds the first draws may well be the same.
  constexpr guess::Game<guess::Rules::Options{.cards = 2}> coin;
  CHECK(!only_world(coin, coin.view(coin.play(coin.initial(), guess::Rules::Move{2}), Seat{1})));
}

}  // namespace
