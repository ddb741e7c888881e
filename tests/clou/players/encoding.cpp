#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>

#include <encoding.hpp>
#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/clou/players/encoding.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::clou;

static_assert(Encoded<Heist<>> && Encoded<RuntimeHeist> && Encoded<Campaign<>> && Encoded<RuntimeCampaign>);

/// CL-1. There is one seat, so there is nothing to turn. Nothing waits that nothing fires.
struct OneGang : encoding::NotTurned {
  [[nodiscard]] bool can_be(const auto& game, const View& view) const {
    const PolicyNumbers numbers{game.layout()};
    return std::all_of(view.state.waiting.begin(), view.state.waiting.end(),
                       [&](Fired fired) { return numbers.fired().contains(fired); });
  }
};

constexpr ThiefSet three{Thief::matt, Thief::janet, Thief::trixie};
constexpr ThiefSet others{Thief::janet, Thief::bruce};

/// One of the moves, a crossing of the plan if there is one, and a mark before a fill: what leads far.
template <class G>
Move eager_move(const G& game, const State& state, Random& random) {
  const auto choose = [&](const auto& wanted) {
    std::optional<Move> chosen;
    std::uint32_t count = 0;
    game.for_each_move(state, [&](Move move) {
      if (wanted(move) && draw_below(random, ++count) == 0) chosen = move;
    });
    return chosen;
  };
  if (const auto demand =
          choose([](Move move) { return move.kind() == MoveKind::cross && move.target().is_demand(); })) {
    return *demand;
  }
  if (const auto move =
          choose([](Move each) { return each.kind() != MoveKind::lapse && each.kind() != MoveKind::done; }))
    return *move;
  return random_move(game, state, random);
}

/// Notes what a position shows that games seldom lead to.
template <class G>
void show(encoding::Tally& tally, const G& game, const State& state) {
  encoding::note_planes(tally, game, encoding::observed(tally, game, game.view(state, Seat{0})));
}

/// Some games of random moves, and as many of eager ones.
template <class G>
void play(encoding::Tally& tally, const G& game, int games) {
  encoding::play_games(tally, game, OneGang{}, {.key = 21, .games = games, .every = 32, .spaces = 1});
  encoding::Check<G, OneGang> check{tally, game, OneGang{}};
  auto random = Random::stream(23, 0);
  for (int i = 0; i < 4 * games; ++i) {
    State state = game.initial();
    while (!game.actor(state).is_nobody()) {
      game.advance(state,
                   game.actor(state).is_seat() ? eager_move(game, state, random) : random_move(game, state, random));
      if (random() % 32 == 0 || game.actor(state).is_nobody()) check.node(state, false, random);
    }
  }
}

}  // namespace

TEST_CASE("encodings: every view of a heist has its observation, every legal move its index") {
  encoding::Tally tally;
  play(tally, RuntimeHeist::make({}).value(), 80);
  play(tally, RuntimeHeist::make({.scenario = "hotel", .thieves = three, .use_dice = UseDice::may}).value(), 30);
  play(tally, RuntimeHeist::make({.scenario = "concert", .thieves = others, .fill_free = false}).value(), 60);
  play(tally, RuntimeHeist::make({.scenario = "glassworks", .thieves = Thief::janet, .clamp_dice = true}).value(), 60);
  play(tally, RuntimeHeist::make({.scenario = "concert", .thieves = three, .specials = Specials::gang}).value(), 30);
  const auto janets = RuntimeHeist::make({.thieves = Thief::janet}).value();
  State kept = janets.initial();
  kept.hand(Thief::janet).extras.add(4);
  kept.plan.alarms = 1;
  kept.plan.police = 1;
  kept.alarm_off = 1;
  show(tally, janets, kept);
  encoding::settle(tally);
}

TEST_CASE("encodings: every view of a campaign has its observation, every legal move its index") {
  encoding::Tally tally;
  const auto alone = RuntimeCampaign::make({}).value();
  play(tally, alone, 60);
  State late = alone.initial();
  late.gang = Thief::bruce;
  late.campaign.heists = 1;
  late.campaign.specials = 1;
  late.plan.police = 2;
  late.plan.alarms = 1;
  show(tally, alone, late);
  play(tally, RuntimeCampaign::make({.players = 3, .jail_rule = JailRule::free, .clamp_dice = true}).value(), 40);
  play(tally, RuntimeCampaign::make({.players = 2, .specials = Specials::gang, .tree_way = TreeWay::last}).value(), 40);
  encoding::settle(tally);
}

TEST_CASE("encodings: fixed and chosen rules number and show alike") {
  encoding::Tally tally;
  constexpr HeistOptions heist{.scenario = "hotel", .thieves = three};
  encoding::play_twins(tally, Heist<heist>{}, RuntimeHeist::make(heist).value(), {.nodes = 60});
  constexpr CampaignOptions campaign{.players = 3};
  encoding::play_twins(tally, Campaign<campaign>{}, RuntimeCampaign::make(campaign).value(), {.nodes = 60});
  CHECK(tally.faults.empty());
}

TEST_CASE("CL-12, CL-22: a move has one index, whatever is played when") {
  // Dice are told apart by their places in the throw and white symbols by what they are; of all else the code of a move
  // says what it does, and in one heist what its index is.
  const auto game = RuntimeHeist::make({.scenario = "villa", .thieves = three, .specials = Specials::gang}).value();
  std::map<std::uint32_t, std::size_t> indexes;
  std::size_t others_found = 0;
  auto random = Random::stream(5, 5);
  for (int i = 0; i < 60; ++i) {
    State state = game.initial();
    while (!game.actor(state).is_nobody()) {
      if (game.actor(state).is_seat()) {
        const View view = game.view(state, Seat{0});
        game.for_each_move(view, [&](Move move) {
          if (move.kind() == MoveKind::mark) return;
          const auto found = indexes.emplace(move.code(), policy_index(game, view, move)).first;
          others_found += found->second != policy_index(game, view, move) ? 1U : 0U;
        });
      }
      game.advance(state, random_move(game, state, random));
    }
  }
  CHECK(indexes.size() > 500);
  CHECK(others_found == 0);
}

TEST_CASE("CK-5: demands of different plans have different indexes and columns") {
  const auto game = RuntimeCampaign::make({}).value();
  const PolicyNumbers numbers{game.layout()};
  const auto index_in = [&](int heist) {
    State state = game.initial();
    state.campaign.heists = static_cast<std::uint8_t>(heist);
    state.phase = Phase::symbol;
    state.gang = Thief::matt;
    return numbers.index(game.layout(), state, crossed({Thief::matt, Symbol::lock}, Target::escape())) +
           numbers.index(game.layout(), state, scouted(Target::demand(0)));
  };
  CHECK(index_in(0) < index_in(1));
  CHECK(index_in(1) < index_in(2));
}

TEST_CASE("encodings: sizes are constants of the rules, and hold for every scenario and gang") {
  static_assert(policy_size(Heist<>{}) == 1'588 && observation_size(Heist<>{}) == 234);
  constexpr Campaign<CampaignOptions{.players = 3}> campaign;
  static_assert(policy_size(campaign) == 15'860 && observation_size(campaign) == 818);
  for (const std::string_view scenario : scenario_words) {
    for (unsigned gang = 1; gang < all_thieves.bits(); ++gang) {
      const auto game = RuntimeHeist::make({.scenario = Word{scenario}, .thieves = ThiefSet{gang}}).value();
      CHECK(policy_size(game) <= most_policy_size);
    }
  }
  for (const int players : {1, 2, 3}) {
    for (const Specials specials : {Specials::own, Specials::gang}) {
      CHECK(policy_size(RuntimeCampaign::make({.players = players, .specials = specials}).value()) <= most_policy_size);
    }
  }
}
