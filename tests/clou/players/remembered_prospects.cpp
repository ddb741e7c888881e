#include <regelwerk/clou/players/remembered_prospects.hpp>

#include <cstdint>
#include <limits>

#include <doctest/doctest.h>

#include <clou/editions.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/clou/players/quick_rule_of_thumb.hpp>
#include <regelwerk/clou/players/rule_of_thumb.hpp>
#include <regelwerk/clou/players/search_evaluation.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/play.hpp>

namespace remembered_prospects_test {
namespace {

using namespace regelwerk;
using namespace regelwerk::clou;

/// Calls `each` with every so many positions of games at first sight in which the gang decides about dice or symbols.
template <class G>
void for_each_choice(const G& game, int every, const auto& each) {
  int met = 0;
  for (std::uint64_t key = 0; key < 3; ++key) {
    Random random{key};
    for (State state = game.initial(); !game.actor(state).is_nobody();) {
      const bool is_choice = state.phase == Phase::dice || state.phase == Phase::symbol;
      if (is_choice && ++met % every == 0) each(state);
      game.advance(
          state, game.actor(state).is_chance() ? sample(game, state, random) : QuickRuleOfThumb{}(game, state, random));
    }
  }
  CHECK(met > 5 * every);
}

constexpr HeistOptions three_in_hotel{.scenario = "hotel", .thieves = {Thief::matt, Thief::janet, Thief::trixie}};
constexpr HeistOptions two_at_concert{.scenario = "concert", .thieves = {Thief::matt, Thief::bruce}};

/// Asks about the positions two moves away, again and again from the same positions on.
template <class G>
void check_worths(const G& game, int every) {
  for_each_choice(game, every, [&](const State& state) {
    RememberedProspects remembered{game.layout()};
    const auto check = [&](const State& next) {
      REQUIRE(remembered.worth(next) == Prospects{game.layout(), next}.worth());
    };
    game.for_each_move(state, [&](const Move& move) {
      const State next = game.play(state, move);
      check(next);
      if (next.phase == Phase::symbol) game.for_each_move(next, [&](const Move& use) { check(game.play(next, use)); });
    });
  });
}

TEST_CASE("remembered: what is remembered is what Prospects say") {
  check_worths(*RuntimeHeist::make(three_in_hotel, standard_edition), 40);
  check_worths(*RuntimeHeist::make(two_at_concert, standard_edition), 10);
  check_worths(*RuntimeHeist::make({.scenario = "cellar", .thieves = Thief::janet}, cellar_edition), 3);
  check_worths(*RuntimeCampaign::make({.players = 2}, standard_edition), 30);
}

/// Looks at every move, as the rules of thumb do not.
template <class G>
void check_chosen(const G& game, int every) {
  for_each_choice(game, every, [&](const State& state) {
    Move best;
    Worth highest = (std::numeric_limits<Worth>::min)();
    game.for_each_move(state, [&](const Move& move) {
      const Worth worth = RuleOfThumb::appeal(game, state, move);
      if (worth > highest) best = move;
      highest = greater(highest, worth);
    });
    Random random{1};
    REQUIRE(RuleOfThumb{}(game, state, random) == best);
  });
}

TEST_CASE("remembered: marks that cost more of the hand are left out, and never are the best") {
  check_chosen(*RuntimeHeist::make(three_in_hotel, standard_edition), 40);
  check_chosen(*RuntimeHeist::make(two_at_concert, standard_edition), 10);
  check_chosen(*RuntimeHeist::make({.scenario = "cellar", .thieves = Thief::janet}, cellar_edition), 3);
}

// While the compiler looks on: the first decision of a heist, and the prior of the move chosen.
constexpr Heist<> villa;
static_assert([] {
  Random random{1};
  State state = villa.initial();
  while (villa.actor(state).is_chance()) state = villa.play(state, sample(villa, state, random));
  const Move chosen = RuleOfThumb{}(villa, state, random);
  return !villa.why_not(state, chosen) && Priors{}.at(villa, state)(chosen) > 1;
}());

}  // namespace
}  // namespace remembered_prospects_test
