#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <span>
#include <string>
#include <vector>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

#include "../checks.hpp"
#include "../play/text.hpp"
#include "../players/player.hpp"
#include "chance.hpp"
#include "estimate.hpp"
#include "test_statistics.hpp"

namespace {

using checks::check;
using checks::check_near;
using play::join;
using regelwerk::Random;

void test_estimate() {
  const std::vector<double> values{1, 2, 3, 4};
  const auto found = arena::estimate(values);
  check_near(found.mean, 2.5, 1e-12, "a mean");
  check_near(found.half_width, 1.959964 * std::sqrt(5.0 / 3 / 4), 1e-6, "a half width");
  check(std::isinf(arena::estimate(std::span{values}.first(1)).half_width), "one value");
}

/// A made game whose value is skill and luck, where luck is known: the mean stays, also over few deals, the interval
/// becomes narrower, and luck that has nothing to do with the value does no harm.
void test_correction() {
  constexpr int matches = 4000;
  double sum = 0;
  double narrower = 0;
  double harm = 0;
  for (std::uint64_t match = 0; match < matches; ++match) {
    Random random = Random::stream(13, match);
    std::vector<arena::Lucky> deals;
    std::vector<arena::Lucky> unrelated;
    std::vector<double> values;
    for (int deal = 0; deal < 40; ++deal) {
      // Seldom great luck, often a little bad luck: 0 in the mean, but not alike on both sides.
      const double luck = arena::part(random) < 0.1 ? 0.9 : -0.1;
      const double value = 0.25 + 0.5 * luck * (1 + luck) + 0.2 * (arena::part(random) - 0.5);
      deals.push_back({value, luck});
      unrelated.push_back({value, arena::part(random) - 0.5});
      values.push_back(value);
    }
    const auto found = arena::corrected(deals);
    sum += found.estimate.mean;
    const double plain = arena::estimate(values).half_width;
    narrower += found.estimate.half_width / plain / matches;
    harm += arena::corrected(unrelated).estimate.half_width / plain / matches;
  }
  // E[luck (1 + luck)] = 0.1 * 1.71 - 0.9 * 0.09 = 0.09
  check_near(sum / matches, 0.25 + 0.5 * 0.09, 0.0006, "the mean without luck");
  check(narrower < 0.5, join("narrower by luck: ", std::to_string(narrower)));
  check(harm < 1.01, join("harm of luck that says nothing: ", std::to_string(harm)));
  const std::vector<arena::Lucky> same(50, arena::Lucky{0.5, 0});
  check_near(arena::corrected(same).estimate.mean, 0.5, 1e-12, "no luck at all");
}

/// Chance in a real game: the same numbers bring the same draws whatever else happens, and the luck of all outcomes of
/// a draw, each weighted as chance does, is none at all.
void test_chance() {
  using G = regelwerk::ostfriesenlauf::RuntimeGame;
  using Chance = arena::Chance<G, players::NoThumb>;
  const G game = *G::make({.seats = 2});
  Random random{17};
  auto state = game.initial();
  std::int64_t most = 0;
  for (; !game.actor(state).is_nobody(); game.advance(state, random_move(game, state, random))) {
    if (!game.actor(state).is_chance()) continue;
    std::size_t outcomes = 0;
    game.for_each_move(state, [&](const auto&) { ++outcomes; });
    std::map<std::uint32_t, std::int64_t> lucks;
    for (std::uint64_t key = 0; lucks.size() < outcomes; ++key) {
      Chance chance{game, key, {.is_wanted = true}};
      Chance again{game, key, {.is_wanted = true}};
      const auto drawn = chance.draw(state);
      check(again.draw(state) == drawn, "the same numbers, the same draw");
      lucks[drawn.code()] = chance.luck(regelwerk::Seat{0});
    }
    std::int64_t sum = 0;
    game.for_each_move(state, [&](const auto& move) {
      sum += lucks[move.code()] * std::int64_t{game.weight(state, move)};
      most = std::max(most, std::abs(lucks[move.code()]));
    });
    check(std::abs(sum) <= game.total_weight(state), join("luck in the mean: ", sum));
  }
  check(most > 1000, join("the most luck of a draw: ", most));
}

}  // namespace

void arena::test_luck() {
  test_estimate();
  test_correction();
  test_chance();
}
