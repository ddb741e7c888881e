#include <regelwerk/ai/search/solve.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <vector>

#include <ai/random_states.hpp>
#include <clou/scene.hpp>
#include <core/both.hpp>
#include <play/guess.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>
#include <regelwerk/samara.hpp>
#include <tock/position.hpp>

namespace {

using namespace regelwerk;
using tock_test::cards;
using tock_test::position;
using tock_test::three;
using tock_test::two;

/// What a position is worth to a seat against all others by plain recursion that remembers all positions, if what the
/// horizon hides is worth `beyond`.
template <class G, class Utility>
class Plain {
 public:
  using State = typename G::State;

  Plain(const G& game, Seat seat, double beyond, const Utility& utility)
      : game_(game), utility_(utility), seat_(seat), beyond_(beyond) {}

  double value(const State& state, int draws, bool in_draw = false) {
    if (const auto outcome = game_.outcome(state)) {
      return static_cast<double>(utility_(game_, *outcome)[static_cast<std::size_t>(seat_.index())]) / payoff_scale;
    }
    const auto known = known_[draws].find(state);
    if (known != known_[draws].end()) return known->second;
    const double found = worked_out(state, draws, in_draw);
    known_[draws].emplace(state, found);
    return found;
  }

 private:
  double worked_out(const State& state, int draws, bool in_draw) {
    const auto actor = game_.actor(state);
    const bool begins_draw = actor.is_chance() && !in_draw;
    if (begins_draw && draws == 0) return beyond_;
    double mean = 0;
    double most = 0;
    double least = 1;
    for (const auto& move : game_.moves(state)) {
      const double next = value(game_.play(state, move), draws - (begins_draw ? 1 : 0), actor.is_chance());
      if (actor.is_chance()) mean += next * game_.weight(state, move) / game_.total_weight(state);
      most = std::max(most, next);
      least = std::min(least, next);
    }
    if (actor.is_chance()) return mean;
    return game_.team(actor.seat()) == game_.team(seat_) ? most : least;
  }

  const G& game_;
  const Utility& utility_;
  Seat seat_;
  double beyond_;
  std::map<int, std::unordered_map<State, double, Hash>> known_;
};

double as_part(std::int32_t bound) { return static_cast<double>(bound) / static_cast<double>(best_bound); }

/// True if bounds are those of the plain recursion, but for rounding outwards.
template <class G, class Utility = ByGoal>
bool agrees(const G& game, const typename G::State& state, Seat seat, int draws, Bounds bounds,
            const Utility& utility = {}) {
  const double low = Plain{game, seat, 0, utility}.value(state, draws) - as_part(bounds.lowest);
  const double high = as_part(bounds.highest) - Plain{game, seat, 1, utility}.value(state, draws);
  return -1e-12 < low && low < 1e-7 && -1e-12 < high && high < 1e-7;
}

template <class G, class Utility = ByGoal>
Proof<G> solved(const G& game, const typename G::State& state, Seat seat, Horizon horizon = {.depth = 64},
                const Utility& utility = {}) {
  std::vector<Proven> table(1U << 16);
  return solve(game, state, seat, horizon, table, utility);
}

TEST_CASE("solve: the last moves of Tock with one marble left for each, five cards (TK-34)") {
  const tock::State won =
      position(two, {.marbles = {"h1 h2 h3 30", "h1 h2 h3 12"}, .hand = "23459", .hands = {"", "A2568"}});
  const auto proof = solved(two, won, Seat{0});
  CHECK(proof.bounds == Bounds{best_bound, best_bound});
  REQUIRE(proof.best);
  CHECK(to_text(two, won, *proof.best) == "5:30-h0");
  CHECK(proof.nodes < 1000);
  const auto lost = solved(two, won, Seat{1});
  CHECK(lost.bounds == Bounds{0, 0});
  CHECK(lost.best == proof.best);
  // As much as expectimax can look at in thousands of times as many nodes says nothing for certain.
  std::vector<Solved<tock::max_seats>> table(1U << 16);
  CHECK(!expectimax(two, won, {.depth = 64, .nodes = 300'000}, table).value.is_complete);
}

TEST_CASE("solve: last moves of Tock are those of a plain recursion, with what comes after the deal unknown") {
  struct Ending {
    const char* own;
    const char* other;
    const char* hand;
    const char* other_hand;
  };
  int exact = 0;
  int open = 0;
  for (const Ending& ending :
       {Ending{"h1 h2 h3 30", "h1 h2 h3 12", "34", "25"}, Ending{"h1 h2 h3 30", "h1 h2 h3 12", "35", "25"},
        Ending{"h1 h2 h3 30", "h1 h2 h3 12", "238", "254"}, Ending{"h2 h3 30 20", "h2 h3 12 15", "235", "345"},
        Ending{"h2 h3 33 34", "h2 h3 12 15", "A23", "345"}, Ending{"h1 h2 h3 0", "h1 h2 h3 18", "K9", "Q9"},
        Ending{"h1 h2 h3 29", "h1 h2 h3 12", "76", "5J"}, Ending{"h2 h3 31 33", "h1 h2 h3 9", "75", "86"}}) {
    const tock::State state =
        position(two, {.marbles = {ending.own, ending.other}, .hand = ending.hand, .hands = {"", ending.other_hand}});
    for (const Seat seat : {Seat{0}, Seat{1}}) {
      const auto proof = solved(two, state, seat, {.depth = 64, .draws = 0});
      INFO(ending.own, " ", ending.hand);
      CHECK(agrees(two, state, seat, 0, proof.bounds));
      exact += proof.bounds.is_exact() ? 1 : 0;
      open += proof.bounds.is_exact() ? 0 : 1;
      const auto without_table = solve(two, state, seat, {.depth = 64, .draws = 0}, {});
      CHECK(without_table.bounds == proof.bounds);
      CHECK(without_table.best == proof.best);
      CHECK(without_table.nodes >= proof.nodes);
    }
  }
  CHECK(exact >= 6);
  CHECK(open >= 2);
}

/// Each seat has a 3 left; four aces and four fives are dealt next.
tock::State last_deal(const char* other) {
  tock::State state = position(two, {.marbles = {"h1 h2 h3 27", other}, .hand = "3", .hands = {"", "3"}, .deal = 4});
  const tock::Cards all = state.deck + state.discards;
  state.deck = cards("AAAA5555");
  state.discards = all - state.deck;
  REQUIRE(two.validate(state).empty());
  return state;
}

TEST_CASE("solve: a deal of the last cards of a deck is weighed exactly (TK-8)") {
  // With its 3 each comes as near as five steps to its lane; aces and fives are dealt next. Who leads then wins with
  // any five, which one deal of 70 denies it, and then the other wins.
  const tock::State state = last_deal("h1 h2 h3 9");
  const auto proof = solved(two, state, Seat{0}, {.depth = 64, .draws = 1});
  CHECK(proof.bounds.is_solved());
  CHECK(proof.nodes == 161);
  CHECK(agrees(two, state, Seat{0}, 1, proof.bounds));
  CHECK(std::abs(as_part(proof.bounds.lowest) - 1.0 / 70) < 1e-7);
  const auto other = solved(two, state, Seat{1}, {.depth = 64, .draws = 1});
  CHECK(other.nodes == 161);
  CHECK(std::abs(as_part(other.bounds.lowest) - 69.0 / 70) < 1e-7);
}

TEST_CASE("solve: against two others, who want the worst for one (TK-34)") {
  const tock::State state = position(
      three, {.marbles = {"h1 h2 h3 48", "h1 h2 h3 10", "h1 h2 h3 30"}, .hand = "35", .hands = {"", "26", "48"}});
  for (int seat = 0; seat < 3; ++seat) {
    const auto proof = solved(three, state, Seat{seat}, {.depth = 64, .draws = 0});
    CHECK(agrees(three, state, Seat{seat}, 0, proof.bounds));
  }
}

TEST_CASE("solve: the last moves of random games, chance between them") {
  constexpr samara::Game<> game;
  int solved_count = 0;
  for (std::uint64_t key = 0; key < 10; ++key) {
    const auto states = random_states(game, key);
    for (std::size_t back = 2; back < 9; ++back) {
      const auto& state = states[states.size() - back];
      for (int seat = 0; seat < game.seats(); ++seat) {
        const auto proof = solved(game, state, Seat{seat}, {.depth = 64, .nodes = 3000}, ByPlace{});
        if (!proof.bounds.is_solved() || proof.nodes > 200) continue;
        ++solved_count;
        CHECK(agrees(game, state, Seat{seat}, 64, proof.bounds, ByPlace{}));
      }
    }
  }
  CHECK(solved_count > 60);
}

/// All for an escape, nothing else.
struct Escape {
  template <class G>
  Payoffs<1> operator()(const G& /*game*/, const clou::HeistOutcome& outcome) const {
    return {outcome.ending == clou::Ending::success ? payoff_scale : 0};
  }
};

TEST_CASE("solve: every escape (CL-59, CL-60)") {
  const clou::RuntimeHeist gang = clou_test::heist({.thieves = {clou::Thief::janet, clou::Thief::bruce}});
  std::uint64_t nodes = 0;
  for (int arrows = 0; arrows < 4; ++arrows) {
    const auto state = clou_test::position(gang, "phase=driver alarm=1 time=8 arrows=" + std::to_string(arrows));
    const auto proof = solved(gang, state, Seat{0}, {.depth = 64}, Escape{});
    CHECK(proof.bounds.is_solved());
    CHECK(agrees(gang, state, Seat{0}, 64, proof.bounds, Escape{}));
    const auto expected = expectimax(gang, state, {.depth = 64}, {}, Escape{});
    CHECK(proof.best == expected.best);
    nodes += proof.nodes;
  }
  CHECK(nodes == 170);  // a driver who cannot be the better one is not followed to the end
}

TEST_CASE("solve: a thief's last use of its dice (CL-11, CL-18)") {
  const clou::RuntimeHeist solo = clou_test::heist({.thieves = clou::ThiefSet{clou::Thief::janet}});
  const auto rolled = clou_test::after(solo, clou_test::position(solo, "phase=roll time=8"), "roll:566");
  for (const bool by_escape : {false, true}) {
    std::vector<Proven> table(1U << 16);
    const auto proof = by_escape ? solve(solo, rolled, Seat{0}, {.depth = 64}, table, Escape{})
                                 : solve(solo, rolled, Seat{0}, {.depth = 64}, table);
    CHECK(proof.bounds.is_solved());
    CHECK(proof.nodes < 100'000);
    std::vector<Solved<1>> remembered(1U << 16);
    const auto expected = by_escape ? expectimax(solo, rolled, {.depth = 64}, remembered, Escape{})
                                    : expectimax(solo, rolled, {.depth = 64}, remembered);
    REQUIRE(expected.value.is_complete);
    const double value = std::ldexp(static_cast<double>(expected.value.values[0]), -expectation_bits) / payoff_scale;
    CHECK(std::abs(value - as_part(proof.bounds.lowest)) < 1e-7);
    CHECK(proof.best == expected.best);
  }
}

TEST_CASE("solve: what it says holds whatever it could not look at") {
  const tock::State state =
      position(two, {.marbles = {"h2 h3 30 20", "h2 h3 12 15"}, .hand = "2359", .hands = {"", "3458"}});
  const auto far = solved(two, state, Seat{0}, {.depth = 64, .draws = 0});
  std::vector<Proven> table(1U << 16);
  for (const std::uint64_t nodes : {1U, 10U, 100U, 1000U, 3000U}) {
    const auto cut = solve(two, state, Seat{0}, {.depth = 64, .draws = 0, .nodes = nodes}, table);
    CHECK(cut.bounds.lowest <= far.bounds.lowest);
    CHECK(cut.bounds.highest >= far.bounds.highest);
  }
  // What is remembered of them does not pass for more.
  CHECK(solve(two, state, Seat{0}, {.depth = 64, .draws = 0}, table).bounds == far.bounds);
  for (const int depth : {0, 1, 3, 6}) {
    const auto shallow = solved(two, state, Seat{0}, {.depth = depth, .draws = 0});
    CHECK(shallow.bounds.lowest <= far.bounds.lowest);
    CHECK(shallow.bounds.highest >= far.bounds.highest);
  }
}

TEST_CASE("solve: bounds are solved when less than a payoff apart") {
  CHECK_BOTH(Bounds{0, (1 << bound_bits) - 1}.is_solved() && !Bounds{0, 1 << bound_bits}.is_solved());
  CHECK_BOTH(Bounds{7, 7}.is_exact() && !Bounds{7, 8}.is_exact());
}

TEST_CASE("solve: partners want the same (TK-4, TK-15)") {
  const tock::State state = position(
      tock_test::pairs,
      {.marbles = {"h0 h1 h2 h3", "h1 h2 h3 9", "h1 h2 h3 30", "h2 h3"}, .hand = "35", .hands = {"", "4", "26", "2"}});
  for (int seat = 0; seat < 4; ++seat) {
    const auto proof = solved(tock_test::pairs, state, Seat{seat}, {.depth = 64, .draws = 0});
    CHECK(agrees(tock_test::pairs, state, Seat{seat}, 0, proof.bounds));
    CHECK(proof.bounds == Bounds{seat % 2 == 0 ? best_bound : 0, seat % 2 == 0 ? best_bound : 0});
  }
}

TEST_CASE("solve: the best bound decides, of equal moves the first") {
  // A 5 wins at once; after the 3 the cards run out, and nothing is known.
  const tock::State open_first =
      position(two, {.marbles = {"h1 h2 h3 30", "h1 h2 h3 12"}, .hand = "35", .hands = {"", "22"}});
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const auto proof = solved(two, open_first, seat, {.depth = 64, .draws = 0});
    REQUIRE(proof.best);
    CHECK(to_text(two, open_first, *proof.best) == "5:30-h0");
  }
  // Seat 1 wins whatever is played.
  const tock::State lost =
      position(two, {.marbles = {"h1 h2 h3 30", "h1 h2 h3 12"}, .hand = "23", .hands = {"", "55"}});
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const auto proof = solved(two, lost, seat, {.depth = 64, .draws = 0});
    REQUIRE(proof.bounds == (seat == Seat{1} ? Bounds{best_bound, best_bound} : Bounds{0, 0}));
    CHECK(proof.best == two.moves(lost)[0]);
  }
}

/// All that is proven of a position and of what comes next, with one table for all; how many positions that takes.
template <class G, class Utility>
std::uint64_t check_with_one_table(const G& game, const typename G::State& state, Seat seat, const Horizon& horizon,
                                   const Utility& utility) {
  std::vector<Proven> table(1U << 16);
  std::uint64_t nodes = 0;
  const auto check = [&](const typename G::State& at) {
    const auto proof = solve(game, at, seat, horizon, table, utility);
    const Bounds alone = solved(game, at, seat, horizon, utility).bounds;
    CHECK(std::abs(as_part(proof.bounds.lowest) - as_part(alone.lowest)) < 1e-7);
    CHECK(std::abs(as_part(proof.bounds.highest) - as_part(alone.highest)) < 1e-7);
    nodes += proof.nodes;
  };
  check(state);
  for (const auto& move : game.moves(state)) {
    const auto next = game.play(state, move);
    check(next);
    for (const auto& answer : game.moves(next)) check(game.play(next, answer));
  }
  return nodes;
}

TEST_CASE("solve: what a table knows of narrow windows does not pass for more, and what it knows is not worked out") {
  std::uint64_t nodes = 0;
  for (const char* hand : {"2359", "238", "A23"}) {
    const tock::State state =
        position(two, {.marbles = {"h2 h3 30 20", "h2 h3 12 15"}, .hand = hand, .hands = {"", "345"}});
    for (const Seat seat : {Seat{0}, Seat{1}}) {
      nodes += check_with_one_table(two, state, seat, {.depth = 64, .draws = 0}, ByGoal{});
    }
  }
  CHECK(nodes == 24'458);
  constexpr samara::Game<> game;
  nodes = 0;
  for (std::uint64_t key = 0; key < 40; ++key) {
    const auto states = random_states(game, key);
    const auto& state = states[states.size() - 7];
    for (int seat = 0; seat < game.seats(); ++seat) {
      if (solved(game, state, Seat{seat}, {.depth = 64, .nodes = 200}, ByPlace{}).nodes >= 200) continue;
      nodes += check_with_one_table(game, state, Seat{seat}, {.depth = 64}, ByPlace{});
    }
  }
  CHECK(nodes == 17'462);
  const clou::RuntimeHeist solo = clou_test::heist({.thieves = clou::ThiefSet{clou::Thief::janet}});
  const auto rolled = clou_test::after(solo, clou_test::position(solo, "phase=roll time=8"), "roll:566");
  nodes = check_with_one_table(solo, rolled, Seat{0}, {.depth = 64}, ByGoal{});
  CHECK(nodes == 15'772);
}

TEST_CASE("solve: what a table knows of a nearer horizon does not pass for more") {
  const tock::State state =
      position(two, {.marbles = {"h2 h3 30 20", "h2 h3 12 15"}, .hand = "2359", .hands = {"", "3458"}});
  const auto far = solved(two, state, Seat{0}, {.depth = 64, .draws = 0});
  std::vector<Proven> table(1U << 16);
  for (const int depth : {0, 1, 2, 3, 5, 7, 64}) {
    const auto proof = solve(two, state, Seat{0}, {.depth = depth, .draws = 0}, table);
    if (depth == 0) CHECK((proof.bounds == Bounds{} && proof.nodes == 1));
    if (depth == 1) CHECK((proof.bounds == Bounds{} && proof.nodes == 1 + two.moves(state).size()));
    if (depth == 64) CHECK(proof.bounds == far.bounds);
  }
}

TEST_CASE("solve: when nodes run out, what is proven before stays") {
  const tock::State state =
      position(two, {.marbles = {"h2 h3 30 20", "h2 h3 12 15"}, .hand = "2359", .hands = {"", "3458"}});
  const auto at_once = solved(two, state, Seat{0}, {.depth = 64, .nodes = 1});
  CHECK(at_once.nodes == 1);
  CHECK(!at_once.best);
  CHECK(at_once.bounds == Bounds{});
  const auto soon = solved(two, state, Seat{0}, {.depth = 64, .nodes = 20});
  CHECK(soon.nodes >= 20);
  CHECK(soon.nodes < 100);
  CHECK(soon.best);
  // It runs out with the second deal, of which nothing is known but that the first need not lead there.
  const tock::State before_deal = last_deal("h1 h2 h3 12");
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const auto first = solved(two, before_deal, seat, {.depth = 64, .draws = 1});
    CHECK(!first.bounds.is_solved());
    CHECK((seat == Seat{0} ? first.bounds.lowest : best_bound - first.bounds.highest) > best_bound / 2);
    const auto cut = solved(two, before_deal, seat, {.depth = 64, .nodes = first.nodes + 1});
    CHECK(cut.bounds == first.bounds);
    CHECK(cut.best == first.best);
  }
}

TEST_CASE("solve: at compile time") {
  constexpr guess::Game<> game;
  CHECK_BOTH([&] {
    const auto dealt = game.play(game.initial(), guess::Rules::Move{2});
    std::array<Proven, 16> table{};
    const auto at_guess = solve(game, dealt, Seat{1}, {.depth = 4}, table);
    const auto at_deal = solve(game, game.initial(), Seat{1}, {.depth = 4}, table);
    const auto without_deal = solve(game, game.initial(), Seat{1}, {.depth = 4, .draws = 0}, {});
    return at_guess.best == guess::Rules::Move{2} && at_guess.bounds == Bounds{best_bound, best_bound} &&
           !at_deal.best && at_deal.bounds == Bounds{best_bound, best_bound} &&
           without_deal.bounds == Bounds{0, best_bound} && !without_deal.bounds.is_solved();
  }());
}

}  // namespace
