#include <conformance.hpp>

#include <set>

#include <clockman/editions.hpp>
#include <clockman/position.hpp>
#include <clockman/traits.hpp>

// The conformance suite from positions that random games hardly ever come to.

namespace {

using namespace regelwerk;
using namespace regelwerk::clockman;
using clockman_test::after;
using clockman_test::position;
using clockman_test::Setting;
using clockman_test::Traits;
using clockman_test::with;

/// Plays on from a position, since random games hardly ever come to such ones, and checks every node.
void play_from(conformance::Report& report, const RuntimeGame& game, State state, std::set<Phase>& phases,
               Random& random) {
  for (int node = 0; node < 24 && !game.actor(state).is_nobody(); ++node) {
    phases.insert(state.table.phase);
    conformance::check_node(report, game, state);
    conformance::check_closely<Traits>(report, game, state, random_move(game, state, random), random);
    if (node == 1) conformance::check_damaged_bytes(report, game, state);
    if (node == 0 && game.actor(state).is_seat()) conformance::check_whole_space(report, game, state);
    for (const Move move : game.moves(state)) conformance::check_move<Traits>(report, game, state, move, random);
    game.advance(state, random_move(game, state, random));
    ++report.nodes;
  }
  ++report.games;
}

TEST_CASE("conformance: windows before another's roll, circles and spared figures of Clockman") {
  const Options trade{.transfer = true, .trade = true, .trade_offers = 4};
  const Options hunt{.hoarding = Hoarding::extended, .robbery = true, .trade = true, .trade_offers = 3};
  const Setting others{.turn = 1,
                       .figures = "1.1 1.5 1.9 1.12",
                       .digits = {"01", "02", "12", "X"},
                       .symbols = {"AB", "C"},
                       .cards = {"swap stay", "swap add+1", "free", "swap veto"}};
  const Setting three{.figures = "2.7 3.0 3.1", .digits = {"001", "12X", "22"}, .cards = {"swap", "stay swap"}};
  const Setting spare{
      .roll = 2, .figures = "2.1 2.3 3.0", .digits = {"000", "0000", "00000000", "00000"}, .cards = {"", "stay guard"}};
  conformance::Report report;
  std::set<Phase> phases;
  Random random{31};
  for (int round = 0; round < (conformance::sparing > 1 ? 1 : 6); ++round) {
    play_from(report, with({}, narrow_edition), position(with({}, narrow_edition), others), phases, random);
    play_from(report, with(trade, narrow_edition), position(with(trade, narrow_edition), others), phases, random);
    play_from(report, with(hunt, narrow_edition), position(with(hunt, narrow_edition), three), phases, random);
    const RuntimeGame hunting = with(hunt);
    const State met = after(hunting, position(hunting, spare), "go:2.3");
    play_from(report, hunting, met, phases, random);
    play_from(report, hunting, after(hunting, met, "spare"), phases, random);
  }
  conformance::settle(report);
  CHECK(report.part_steps > 0);
  for (const Phase phase : {Phase::others, Phase::trade, Phase::before, Phase::after, Phase::spare, Phase::pact}) {
    CHECK(phases.contains(phase));
  }
  CHECK(report.differ > 0);
}

}  // namespace
