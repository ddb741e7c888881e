#include <regelwerk/clou/players/search_evaluation.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include <doctest/doctest.h>

#include <allocations.hpp>
#include <small_stack.hpp>

#include <clou/fixed_games.hpp>
#include <regelwerk/ai/search/ismcts.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/clou/view/recall.hpp>
#include <regelwerk/play.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::clou;
using clou_test::fixed_campaign, clou_test::fixed_concert, clou_test::fixed_villa;

/// Calls `each` with the positions in which the gang decides, in games that the quick player plays.
template <class G>
void for_each_decision(const G& game, int count, const auto& each) {
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
  for_each_decision(game, count, [&](const State& state) {
    const std::int32_t worth = worth_payoffs(game, state)[0];
    REQUIRE((0 < worth && worth < payoff_scale));
  });
}

TEST_CASE("worth: CL-62, CK-27, what goes on is worth more than a loss and less than all") {
  check_payoffs(fixed_villa, 300);
  check_payoffs(fixed_concert, 300);
  check_payoffs(fixed_campaign, 900);
}

TEST_CASE("worth: what is over is worth its points by ByGoal, and so it is just before") {
  int ends = 0;
  for (std::uint64_t key = 0; key < 30; ++key) {
    Random random{key};
    const State end = playout(fixed_villa, fixed_villa.initial(), random, 2'000, QuickRuleOfThumb{}).end;
    const auto outcome = fixed_villa.outcome(end);
    REQUIRE(outcome.has_value());
    CHECK(worth_payoffs(fixed_villa, end) == ByGoal{}(fixed_villa, *outcome));
    CHECK((worth_payoffs(fixed_villa, end)[0] == 0) == (outcome->ending != Ending::success));
    ++ends;
  }
  CHECK(ends == 30);
  State safe = fixed_villa.initial();
  const std::int32_t before = worth_payoffs(fixed_villa, safe)[0];
  safe.haul.loot = 5;
  const std::int32_t per_point = payoff_scale / fixed_villa.score_range().highest;
  CHECK(worth_payoffs(fixed_villa, safe)[0] > before + 3 * per_point);
  CHECK(worth_payoffs(fixed_villa, safe)[0] < before + 6 * per_point);
}

/// The quick player anew for each decision.
struct Forgetful {
  template <class G, BitSource Source>
  [[nodiscard]] constexpr Move operator()(const G& game, const State& state, Source& source) const noexcept {
    return QuickRuleOfThumb{}(game, state, source);
  }
};

/// Whole games, each in one playout: the player chooses as one that remembers nothing.
template <class G>
void check_memory(const G& game, std::uint64_t games) {
  for (std::uint64_t key = 0; key < games; ++key) {
    QuickRuleOfThumb::InPlayout player;
    Random random{key};
    const auto choose = [&](const G& rules, const State& at, Random& source) {
      Random same = source;
      const Move move = player(rules, at, source);
      CHECK(move == Forgetful{}(rules, at, same));
      return move;
    };
    CHECK(playout(game, game.initial(), random, 20'000, choose).finished);
    Random one{key};
    Random other{key};
    CHECK(Evaluation{20}(game, game.initial(), one) ==
          UntilThrow<Forgetful, WorthJudge>{20}(game, game.initial(), other));
  }
}

TEST_CASE("worth: a player that remembers what it has computed in a playout plays as one that does not") {
  check_memory(fixed_villa, 20);
  check_memory(fixed_concert, 20);
  check_memory(fixed_campaign, 5);
}

TEST_CASE("worth: CK-29, in a campaign the heists to come count") {
  const State start = fixed_campaign.initial();
  State later = start;
  later.campaign.heists = 1;
  CHECK(expected_points(fixed_campaign.layout(), start) > expected_points(fixed_campaign.layout(), later));
  later.campaign.rest = 60;
  CHECK(expected_points(fixed_campaign.layout(), start) < expected_points(fixed_campaign.layout(), later));
}

TEST_CASE("worth: CK-29, 20 points for every heist that has not begun") {
  const auto check = [](const State& state, int later) {
    CHECK(expected_points(fixed_campaign.layout(), state) == whole(final_points(fixed_campaign.layout(), state)) +
                                                                 Prospects{fixed_campaign.layout(), state}.worth() +
                                                                 whole(20 * later));
  };
  check(fixed_campaign.initial(), campaign_heists);
  int met = 0;
  for_each_decision(fixed_campaign, 100, [&](const State& state) {
    if (state.gang.empty() || state.campaign.heists > 0) return;
    ++met;
    check(state, campaign_heists - 1);
  });
  CHECK(met > 0);
}

TEST_CASE("worth: CK-29, CL-62, from just above a loss to just below all along the range of points") {
  const ScoreRange range = fixed_campaign.score_range();
  const auto along = [&](const State& state) {
    const std::int64_t points = expected_points(decltype(fixed_campaign)::layout(), state) - whole(range.lowest);
    return static_cast<std::int32_t>(1 + points * (payoff_scale - 2) / whole(range.highest - range.lowest));
  };
  State state = fixed_campaign.initial();
  for (const int rest : {0, 10, 20}) {
    state.campaign.rest = static_cast<std::uint16_t>(rest);
    CHECK(worth_payoffs(fixed_campaign, state)[0] == along(state));
  }
  State rich = fixed_villa.initial();
  rich.haul.loot = 200;
  CHECK(worth_payoffs(fixed_villa, rich)[0] == payoff_scale - 1);
  State watched = fixed_villa.initial();
  watched.plan.traces = decltype(fixed_villa)::layout().plans[0].traces;
  CHECK(worth_payoffs(fixed_villa, watched)[0] == 1);
}

/// What the evaluation and the priors say about so many positions together.
template <class G>
std::array<std::uint64_t, 2> judgement(const G& game, int count) {
  std::array<std::uint64_t, 2> found{};
  for_each_decision(game, count, [&](const State& state) {
    Random random{9};
    for (const int throws : {0, 1, 2})
      found[0] += static_cast<std::uint64_t>(Evaluation{throws}(game, state, random)[0]);
    if (state.phase == Phase::symbol) return;  // looking ahead takes long there
    std::uint64_t place = 0;
    game.for_each_move(state, [&](const Move& move) { found[1] += ++place * Priors{}(game, state, move); });
  });
  return found;
}

TEST_CASE("worth: who changes the evaluation or the priors on purpose writes down here what comes of it") {
  CHECK(judgement(fixed_villa, 60) == std::array<std::uint64_t, 2>{2'171'100, 156'028'632});
  CHECK(judgement(fixed_concert, 60) == std::array<std::uint64_t, 2>{2'605'555, 1'292'981'364});
  CHECK(judgement(fixed_campaign, 200) == std::array<std::uint64_t, 2>{25'021'454, 7'230'139'079});
}

template <class Runtime, class G>
void check_evaluation(const G& game, int count) {
  const auto runtime = Runtime::make(game.options(), game.edition());
  REQUIRE(runtime);
  for_each_decision(game, count, [&](const State& state) {
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
  check_evaluation<RuntimeHeist>(fixed_villa, 100);
  check_evaluation<RuntimeHeist>(fixed_concert, 100);
  check_evaluation<RuntimeCampaign>(fixed_campaign, 200);
}

TEST_CASE("worth: the evaluation of 0 throws judges a position before a throw as it stands, one of more plays on") {
  const State state = fixed_villa.initial();
  REQUIRE(state.phase == Phase::roll);
  Random random{9};
  CHECK(Evaluation{0}(fixed_villa, state, random) == worth_payoffs(fixed_villa, state));
  CHECK(random == Random{9});
  CHECK(Evaluation{1}(fixed_villa, state, random) != worth_payoffs(fixed_villa, state));
  CHECK(random != Random{9});
}

template <class G>
void check_priors(const G& game, int count) {
  for_each_decision(game, count, [&](const State& state) {
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
  check_priors(fixed_villa, 100);
  check_priors(fixed_concert, 60);
  check_priors(fixed_campaign, 200);
}

TEST_CASE("worth: priors stay within their limits") {
  int met = 0;
  for_each_decision(fixed_campaign, 40, [&](State state) {
    if (state.phase != Phase::dice) return;
    const Move move = fixed_campaign.moves(state)[0];
    State rich = state;
    rich.haul.loot = 200;
    CHECK(Priors{}(fixed_campaign, rich, move) == prior_limit);
    State watched = state;
    watched.plan.traces = plan_of(decltype(fixed_campaign)::layout(), state).traces;
    watched.campaign.rest = 200;
    watched.campaign.jail = ThiefSet{((1U << thief_count) - 1U) & ~state.gang.bits()};
    CHECK(Priors{}(fixed_campaign, watched, move) == 1);
    ++met;
  });
  CHECK(met > 0);
}

constexpr SearchOptions search_options{.formula = Formula::widening, .exploration = 3'277};

template <class G>
Move searched(const G& game, const State& state, std::uint64_t key, std::uint64_t iterations) {
  std::array<SearchNode<G>, 80> nodes{};
  Search search{game,    game.view(state, Seat{0}), std::span{nodes}, Random{key}, search_options, Evaluation{1},
                Priors{}};
  search.run(iterations);
  return search.best();
}

template <class G>
void check_search(const G& game, int count) {
  const std::uint64_t before = allocations();
  for_each_decision(game, count, [&](const State& state) {
    const Move move = searched(game, state, 1, 30);
    REQUIRE(!game.why_not(state, move));
    REQUIRE(searched(game, state, 1, 30) == move);
  });
  CHECK(allocations() == before);
}

TEST_CASE("worth: a search by it is legal, repeatable and asks for no memory") {
  check_search(fixed_villa, 8);
  check_search(fixed_concert, 8);
  check_search(fixed_campaign, 8);
}

TEST_CASE("worth: a search of one iteration decides by the rules of thumb, and a small stack will do") {
  for_each_decision(fixed_villa, 30, [&](const State& state) {
    Random random{1};
    const Move chosen = RuleOfThumb{}(fixed_villa, state, random);
    const Move found = searched(fixed_villa, state, 1, 1);
    REQUIRE(Priors{}(fixed_villa, state, found) == Priors{}(fixed_villa, state, chosen));
  });
  regelwerk_test::on_stack_of(std::size_t{256} * 1024,
                              [&] { static_cast<void>(searched(fixed_campaign, fixed_campaign.initial(), 1, 10)); });
}

// While the compiler looks on.
static_assert([] {
  Random random{1};
  State state = fixed_villa.initial();
  while (fixed_villa.actor(state).is_chance()) state = fixed_villa.play(state, sample(fixed_villa, state, random));
  const auto payoffs = Evaluation{0}(fixed_villa, state, random);
  return 0 < payoffs[0] && payoffs[0] < payoff_scale;
}());

}  // namespace
