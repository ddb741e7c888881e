#include <regelwerk/clou/players/rule_of_thumb.hpp>

#include <cstddef>
#include <cstdint>

#include <rule_of_thumb.hpp>
#include <small_stack.hpp>

#include <clou/editions.hpp>
#include <clou/fixed_games.hpp>
#include <clou/scene.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/clou/players/quick_rule_of_thumb.hpp>
#include <regelwerk/play.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::clou;
using clou_test::fixed_campaign, clou_test::fixed_concert, clou_test::fixed_villa;
using rule_of_thumb_test::check_decisions;
using rule_of_thumb_test::choices;

using Three = Heist<HeistOptions{.thieves = {Thief::matt, Thief::janet, Thief::bruce}}>;
constexpr Three fixed_three;

/// The first position of some games of the player in which this phase has come and `is_wanted` says yes.
template <class G>
State first_with(const G& game, Phase phase, const auto& is_wanted) {
  for (std::uint64_t key = 0; key < 200; ++key) {
    Random random{key};
    State state = game.initial();
    while (!game.actor(state).is_nobody()) {
      if (state.phase == phase && is_wanted(state)) return state;
      game.advance(
          state, game.actor(state).is_chance() ? sample(game, state, random) : QuickRuleOfThumb{}(game, state, random));
    }
  }
  FAIL("no such position was met");
  return game.initial();
}
constexpr auto any_state = [](const State& /*state*/) { return true; };

TEST_CASE("thumb: CL-60, CL-61, the chance to escape in whole numbers") {
  CHECK(chance_of_escape(4, 0, 5) == one_point);
  CHECK(chance_of_escape(4, 1, 0) == 0);
  CHECK(chance_of_escape(4, 1, 1) == one_point / 2);
  CHECK(chance_of_escape(1, 3, 1) == one_point);
  CHECK(chance_of_escape(4, 2, 1) == one_point / 3);
  CHECK(chance_of_escape(6, 1, 1) == one_point / 6);
  CHECK(chance_of_escape(6, 2, 1) == one_point / 36);
  CHECK(chance_of_escape(7, 1, 3) == 0);
  CHECK(chance_of_escape(8, 1, 3) == 0);
  CHECK(chance_of_escape(4, 3, 1) == one_point * 7 / 36);
}

TEST_CASE("thumb: CL-59, the thief with the lowest escape value drives") {
  const State state = first_with(fixed_three, Phase::driver, any_state);
  const Thief best = best_driver(Three::layout(), state.gang);
  state.gang.for_each([&](Thief thief) {
    CHECK(Three::layout().sheet(best).escape_value <= Three::layout().sheet(thief).escape_value);
  });
  Random random{1};
  CHECK(RuleOfThumb{}(fixed_three, state, random) == driven_by(best));
  CHECK(QuickRuleOfThumb{}(fixed_three, state, random) == driven_by(best));
}

TEST_CASE("thumb: CL-19, a gang stays while it has nothing to fear and runs with its loot before it is arrested") {
  State state = first_with(fixed_villa, Phase::leave, any_state);
  Random random{1};
  CHECK(RuleOfThumb{}(fixed_villa, state, random) == stayed());
  state.plan.traces = static_cast<std::uint8_t>(Heist<>::layout().plans[0].traces - 1);
  state.haul.loot = 20;
  CHECK(RuleOfThumb{}(fixed_villa, state, random) == ran());
}

TEST_CASE("thumb: CL-22, a fired symbol is used rather than wasted") {
  const State state = first_with(fixed_villa, Phase::symbol, [](const State& at) { return at.waiting.size() == 1; });
  Random random{1};
  CHECK(RuleOfThumb{}(fixed_villa, state, random).kind() == MoveKind::cross);
  CHECK(QuickRuleOfThumb{}(fixed_villa, state, random).kind() == MoveKind::cross);
}

TEST_CASE("thumb: CK-4, CK-6, CK-12, what it takes between heists") {
  CHECK(choices(RuleOfThumb{}, fixed_campaign, first_with(fixed_campaign, Phase::gift, any_state)) ==
        std::string{to_text(fixed_campaign, fixed_campaign.initial(), given(Target::item(0))).view()});
  Random random{1};
  const State gang = first_with(fixed_campaign, Phase::gang, any_state);
  CHECK(RuleOfThumb{}(fixed_campaign, gang, random) == ganged({Thief::janet, Thief::trixie}));
  const auto before_concert = [](const State& at) {
    return plan_of(decltype(fixed_campaign)::layout(), at).concert.is_concert;
  };
  const auto before_other = [&](const State& at) { return !before_concert(at); };
  CHECK(RuleOfThumb{}(fixed_campaign, first_with(fixed_campaign, Phase::wages, before_other), random) == saved());
  const int tickets =
      decltype(fixed_campaign)::layout().campaign.preparation_items[static_cast<std::size_t>(Preparation::tickets)];
  const auto can_buy = [&](const State& at) {
    return before_concert(at) && !fixed_campaign.why_not(at, bought(Target::item(tickets)));
  };
  const auto cannot_buy = [&](const State& at) { return before_concert(at) && !can_buy(at); };
  CHECK(RuleOfThumb{}(fixed_campaign, first_with(fixed_campaign, Phase::wages, can_buy), random) ==
        bought(Target::item(tickets)));
  CHECK(RuleOfThumb{}(fixed_campaign, first_with(fixed_campaign, Phase::wages, cannot_buy), random) == saved());
}

/// Calls `each` with positions of games that the quick player plays, those in which chance decides and the last ones
/// included.
template <class G>
void for_each_position(const G& game, int count, const auto& each) {
  Random random{7};
  State state = game.initial();
  for (int i = 0; i < count; ++i) {
    each(state);
    if (game.actor(state).is_nobody()) {
      state = game.initial();
    } else if (game.actor(state).is_chance()) {
      game.advance(state, sample(game, state, random));
    } else {
      game.advance(state, QuickRuleOfThumb{}(game, state, random));
    }
  }
}

/// What the rules of thumb say about so many positions together.
struct Summary {
  Worth worth = 0;
  Worth appeal = 0;         ///< of all moves at first sight, each times its place among them
  int decisions = 0;        ///< about dice and symbols
  std::uint64_t taken = 0;  ///< what looking ahead takes in every eighth of them
  int staying = 0;

  friend bool operator==(const Summary&, const Summary&) = default;
};
template <class G>
Summary summary(const G& game, int count) {
  Summary found;
  for_each_position(game, count, [&](const State& state) {
    const Prospects prospects{game.layout(), state};
    found.worth += prospects.worth();
    if (state.phase == Phase::leave) found.staying += prospects.wants_to_stay() ? 1 : 0;
    if (state.phase != Phase::dice && state.phase != Phase::symbol) return;
    clou::detail::RememberedNeeds needs;
    clou::detail::QuickMoveWorth sight{game.layout(), state, needs};
    int place = 0;
    game.for_each_move(state, [&](const Move& move) { found.appeal += ++place * sight.of(move); });
    if (++found.decisions % 8 != 0) return;
    Random random{1};
    found.taken = found.taken * 31 + RuleOfThumb{}(game, state, random).code() % 1009;
  });
  return found;
}

TEST_CASE("thumb: every weight counts: who changes one on purpose writes down here what comes of it") {
  CHECK(summary(fixed_villa, 800) == Summary{210'372'191, -923'358'104, 490, 3'556'055'229'332'138'635U, 93});
  CHECK(summary(fixed_three, 400) == Summary{122'133'861, -5'285'000'950, 328, 11'036'745'120'881'375'530U, 21});
  CHECK(summary(fixed_concert, 1200) == Summary{517'346'603, 16'582'262'031, 986, 653'305'267'380'017'395U, 92});
  CHECK(summary(fixed_campaign, 2000) ==
        Summary{1'698'526'107, 11'346'335'702, 1'597, 5'078'979'772'367'248'097U, 150});
}

TEST_CASE("thumb: legal, the same from a view and under rules chosen at run time") {
  check_decisions<RuntimeHeist>(RuleOfThumb{}, fixed_villa, 120);
  check_decisions<RuntimeHeist>(RuleOfThumb{}, fixed_three, 60);
  check_decisions<RuntimeHeist>(RuleOfThumb{}, Heist<HeistOptions{.scenario = "cellar"}, cellar_edition>{}, 60);
  check_decisions<RuntimeCampaign>(RuleOfThumb{}, fixed_campaign, 60);
  check_decisions<RuntimeHeist>(QuickRuleOfThumb{}, fixed_villa, 600);
  check_decisions<RuntimeHeist>(QuickRuleOfThumb{}, fixed_three, 600);
  check_decisions<RuntimeHeist>(QuickRuleOfThumb{}, fixed_concert, 600);
  check_decisions<RuntimeHeist>(QuickRuleOfThumb{}, Heist<HeistOptions{.scenario = "cellar"}, cellar_edition>{}, 600);
  check_decisions<RuntimeCampaign>(QuickRuleOfThumb{}, fixed_campaign, 1500);
}

TEST_CASE("thumb: no memory is asked for, and a small stack will do") {
  rule_of_thumb_test::check_no_allocations(QuickRuleOfThumb{}, fixed_campaign);
  const State state = first_with(fixed_three, Phase::symbol, [](const State& at) { return at.waiting.size() > 2; });
  regelwerk_test::on_stack_of(std::size_t{256} * 1024, [&] {
    Random random{1};
    CHECK(!fixed_three.why_not(state, RuleOfThumb{}(fixed_three, state, random)));
  });
}

TEST_CASE("thumb: the player at first sight brings home what chance does not") {
  int points = 0;
  for (std::uint64_t key = 0; key < 20; ++key) {
    Random random{key};
    const auto end = playout(fixed_villa, fixed_villa.initial(), random, 2'000, QuickRuleOfThumb{}).end;
    REQUIRE(fixed_villa.outcome(end).has_value());
    points += fixed_villa.outcome(end)->scores[0];
  }
  CHECK(points >= 60);
}

// While the compiler looks on.
static_assert([] {
  Random random{1};
  State state = fixed_villa.initial();
  while (fixed_villa.actor(state).is_chance()) state = fixed_villa.play(state, sample(fixed_villa, state, random));
  return !fixed_villa.why_not(state, QuickRuleOfThumb{}(fixed_villa, state, random)) &&
         Prospects{Heist<>::layout(), state}.worth() > 0;
}());

}  // namespace
