#include <regelwerk/clou/search_evaluation.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include <doctest/doctest.h>

#include <allocations.hpp>
#include <small_stack.hpp>

#include <regelwerk/ai/ismcts.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/clou/recall.hpp>
#include <regelwerk/play.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::clou;

constexpr Heist<> villa;
constexpr Heist<HeistOptions{.scenario = "concert", .thieves = {Thief::janet, Thief::trixie}}> concert;
constexpr Campaign<CampaignOptions{.players = 2}> campaign;

/// Calls `each` with the positions in which the gang decides, in games that the quick player plays.
template <class G>
void for_each_position(const G& game, int count, const auto& each) {
  Random random{5};
  State state = game.initial();
  for (int i = 0; i < count;) {
    if (game.actor(state).is_nobody()) state = game.initial();
    if (game.actor(state).is_chance()) {
      game.advance(state, sample(game, state, random));
      continue;
    }
    each(state);
    ++i;
    game.advance(state, QuickRuleOfThumb{}(game, state, random));
  }
}

template <class G>
void check_payoffs(const G& game, int count) {
  for_each_position(game, count, [&](const State& state) {
    const std::int32_t worth = worth_payoffs(game, state)[0];
    REQUIRE((0 < worth && worth < payoff_scale));
  });
}

TEST_CASE("worth: CL-62, CK-27, what goes on is worth more than a loss and less than all") {
  check_payoffs(villa, 300);
  check_payoffs(concert, 300);
  check_payoffs(campaign, 900);
}

TEST_CASE("worth: what is over is worth its points by ByGoal, and so it is just before") {
  int ends = 0;
  for (std::uint64_t key = 0; key < 30; ++key) {
    Random random{key};
    const State end = playout(villa, villa.initial(), random, 2'000, QuickRuleOfThumb{}).end;
    const auto outcome = villa.outcome(end);
    REQUIRE(outcome.has_value());
    CHECK(worth_payoffs(villa, end) == ByGoal{}(villa, *outcome));
    CHECK((worth_payoffs(villa, end)[0] == 0) == (outcome->ending != Ending::success));
    ++ends;
  }
  CHECK(ends == 30);
  State safe = villa.initial();
  const std::int32_t before = worth_payoffs(villa, safe)[0];
  safe.haul.loot = 5;
  const std::int32_t per_point = payoff_scale / villa.score_range().highest;
  CHECK(worth_payoffs(villa, safe)[0] > before + 3 * per_point);
  CHECK(worth_payoffs(villa, safe)[0] < before + 6 * per_point);
}

TEST_CASE("worth: CK-29, in a campaign the heists to come count") {
  const State start = campaign.initial();
  State later = start;
  later.campaign.heists = 1;
  CHECK(expected_points(campaign.layout(), start) > expected_points(campaign.layout(), later));
  later.campaign.rest = 60;
  CHECK(expected_points(campaign.layout(), start) < expected_points(campaign.layout(), later));
}

template <class Runtime, class G>
void check_evaluation(const G& game, int count) {
  const auto runtime = Runtime::make(game.options(), game.edition());
  REQUIRE(runtime);
  for_each_position(game, count, [&](const State& state) {
    for (const int throws : {0, 1, 2}) {
      Random random{9};
      Random same{9};
      const auto payoffs = Evaluation{throws}(game, state, random);
      REQUIRE((0 <= payoffs[0] && payoffs[0] <= payoff_scale));
      REQUIRE(Evaluation{throws}(*runtime, state, same) == payoffs);
      REQUIRE(random == same);
    }
  });
}

TEST_CASE("worth: the evaluation is the same under rules chosen at run time") {
  check_evaluation<RuntimeHeist>(villa, 100);
  check_evaluation<RuntimeHeist>(concert, 100);
  check_evaluation<RuntimeCampaign>(campaign, 200);
}

TEST_CASE("worth: the evaluation of 0 throws judges a position before a throw as it stands, one of more plays on") {
  const State state = villa.initial();
  REQUIRE(state.phase == Phase::roll);
  Random random{9};
  CHECK(Evaluation{0}(villa, state, random) == worth_payoffs(villa, state));
  CHECK(random == Random{9});
  CHECK(Evaluation{1}(villa, state, random) != worth_payoffs(villa, state));
  CHECK(random != Random{9});
}

template <class G>
void check_priors(const G& game, int count) {
  for_each_position(game, count, [&](const State& state) {
    Random random{1};
    const Move chosen = RuleOfThumb{}(game, state, random);
    const std::uint32_t highest = Priors{}(game, state, chosen);
    game.for_each_move(state, [&](const Move& move) {
      const std::uint32_t prior = Priors{}(game, state, move);
      REQUIRE((1 <= prior && prior <= highest && prior <= prior_limit));
    });
  });
}

TEST_CASE("worth: no move has a higher prior than the one that the rules of thumb take") {
  check_priors(villa, 100);
  check_priors(concert, 60);
  check_priors(campaign, 200);
}

constexpr SearchOptions options{.formula = Formula::widening, .exploration = 3'277};

template <class G>
Move searched(const G& game, const State& state, std::uint64_t key, std::uint64_t iterations) {
  std::array<SearchNode<G>, 80> nodes{};
  Search search{game, game.view(state, Seat{0}), std::span{nodes}, Random{key}, options, Evaluation{1}, Priors{}};
  search.run(iterations);
  return search.best();
}

template <class G>
void check_search(const G& game, int count) {
  const std::uint64_t before = allocations();
  for_each_position(game, count, [&](const State& state) {
    const Move move = searched(game, state, 1, 30);
    REQUIRE(!game.why_not(state, move));
    REQUIRE(searched(game, state, 1, 30) == move);
  });
  CHECK(allocations() == before);
}

TEST_CASE("worth: a search by it is legal, repeatable and asks for no memory") {
  check_search(villa, 8);
  check_search(concert, 8);
  check_search(campaign, 8);
}

TEST_CASE("worth: a search of one iteration decides by the rules of thumb, and a small stack will do") {
  for_each_position(villa, 30, [&](const State& state) {
    Random random{1};
    const Move chosen = RuleOfThumb{}(villa, state, random);
    const Move found = searched(villa, state, 1, 1);
    REQUIRE(Priors{}(villa, state, found) == Priors{}(villa, state, chosen));
  });
  regelwerk_test::on_stack_of(std::size_t{256} * 1024,
                              [&] { static_cast<void>(searched(campaign, campaign.initial(), 1, 10)); });
}

// While the compiler looks on.
static_assert([] {
  Random random{1};
  State state = villa.initial();
  while (villa.actor(state).is_chance()) state = villa.play(state, sample(villa, state, random));
  const auto payoffs = Evaluation{0}(villa, state, random);
  return 0 < payoffs[0] && payoffs[0] < payoff_scale;
}());

}  // namespace
