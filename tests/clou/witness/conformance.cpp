#include <conformance.hpp>

#include <cstddef>
#include <vector>

#include <clou/editions.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/clou/board/parts.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::clou;

struct Traits : conformance::Defaults {
  static std::vector<State> damages(const auto& /*game*/, const State& state) {
    std::vector<State> broken(22, state);
    broken[0].phase = static_cast<Phase>(12);
    broken[1].gang = ThiefSet{15U};
    broken[2].gang = ThiefSet{64U};
    broken[3].plan.rooms = static_cast<RoomSet>(state.plan.rooms ^ 2U);
    broken[4].plan.traces = 200;
    broken[5].plan.time = 40;
    broken[6].plan.police = 99;
    broken[7].plan.demands ^= DemandSet{1} << 63U;
    broken[8].haul.loot = static_cast<std::uint8_t>(state.haul.loot + 1);
    broken[9].sheets[0].rows[0] = Row::from_word(~0U);
    broken[10].sheets[2].circles = Circles::from_word(1U << 31U);
    broken[11].waiting.set(5, {Thief::matt, Symbol::safe});
    broken[12].hands[2].left = 9;
    broken[13].roll = Roll::from_code(57);
    broken[14].acting = MaybeThief::from_code(9);
    broken[15].alarm_off = static_cast<std::uint8_t>(2 + state.alarm_off);
    broken[16].ending = static_cast<Ending>(7);
    broken[17].campaign.jail = ThiefSet{16U};
    broken[18].campaign.boxes[13] = 3;
    broken[19].campaign.numbers[2] = Row::from_word(1U << 31U);
    broken[20].campaign.end = state.campaign.end == CampaignEnd::none ? CampaignEnd::won : CampaignEnd::none;
    broken[21].plan.alarms = 77;
    return broken;
  }
};

constexpr std::array<ThiefSet, 6> gangs{ThiefSet{Thief::janet},
                                        ThiefSet{Thief::bruce},
                                        ThiefSet{Thief::matt, Thief::trixie},
                                        ThiefSet{Thief::janet, Thief::bruce},
                                        ThiefSet{Thief::matt, Thief::janet, Thief::trixie},
                                        ThiefSet{Thief::janet, Thief::trixie, Thief::bruce}};

/// A heist with other house rules for every key.
auto heist_of(const Edition& edition, const Plan& plan, ThiefSet gang, std::uint64_t key) {
  return RuntimeHeist::make({.scenario = Word{plan.name},
                             .thieves = gang,
                             .use_dice = static_cast<UseDice>(key % 5 % 3),
                             .specials = static_cast<Specials>(key / 4 % 2),
                             .tree_way = static_cast<TreeWay>(key / 3 % 2),
                             .fill_free = key % 3 != 0,
                             .clamp_dice = key % 2 == 0},
                            edition);
}

TEST_CASE("conformance: every plan of Clou with one, two and three thieves") {
  conformance::Report report;
  std::uint64_t key = 0;
  for (const Edition* edition : {&worked_edition, &cellar_edition}) {
    for (const Plan& plan : edition->plans) {
      for (const ThiefSet gang : gangs) {
        ++key;
        const auto game = heist_of(*edition, plan, gang, key);
        REQUIRE(game.has_value());
        conformance::run_games<Traits>(report, *game,
                                       {.key = key, .games = 3, .every = 24 * conformance::sparing, .whole_spaces = 0});
      }
    }
  }
  conformance::settle(report);
  CHECK(report.part_steps > 0);
  CHECK(report.finished == report.games);
  CHECK((report.transpositions > 0 || conformance::sparing > 1));
}

TEST_CASE("conformance: campaigns of Clou for one to three players") {
  conformance::Report report;
  for (int players = 1; players <= max_players; ++players) {
    for (unsigned bits = 0; bits < 32; ++bits) {
      const Edition& edition = bits % 3 == 0 ? cellar_edition : worked_edition;
      const auto game = RuntimeCampaign::make({.players = players,
                                               .jail_rule = static_cast<JailRule>(bits & 1U),
                                               .experience_resets = (bits & 2U) != 0,
                                               .use_dice = static_cast<UseDice>((bits >> 3U) % 3U),
                                               .specials = static_cast<Specials>(bits >> 4U & 1U),
                                               .tree_way = static_cast<TreeWay>(bits >> 2U & 1U),
                                               .fill_free = (bits & 4U) != 0,
                                               .clamp_dice = (bits & 8U) != 0},
                                              edition);
      REQUIRE(game.has_value());
      conformance::run_games<Traits>(report, *game,
                                     {.key = 100U * static_cast<unsigned>(players) + bits,
                                      .games = 1,
                                      .every = 24 * conformance::sparing,
                                      .whole_spaces = 0});
    }
  }
  conformance::settle(report);
  CHECK(report.part_steps > 0);
  CHECK(report.finished == report.games);
}

/// Gangs that stay as long as they can and put off what ends a round reach what random ones do not: full rows, kept
/// symbols, far rooms, the escape, later heists.
Move lingering(const auto& game, const State& state, Random& random) {
  Move move = random_move(game, state, random);
  if (state.phase == Phase::leave && random() % 16 != 0) move = stayed();
  for (int again = 0; again < 4 && (move == finished() || move == lapsed()); ++again) {
    move = random_move(game, state, random);
  }
  return move;
}

void linger(conformance::Report& report, const auto& game, std::uint64_t key) {
  conformance::run_games<Traits>(
      report, game, {.key = key, .games = 1, .every = 16 * conformance::sparing, .whole_spaces = 0},
      [](const auto& of, const State& state, Random& random) { return lingering(of, state, random); });
}

TEST_CASE("conformance: gangs of Clou that linger") {
  conformance::Report report;
  std::uint64_t key = 0;
  for (const Edition* edition : {&worked_edition, &cellar_edition}) {
    for (const Plan& plan : edition->plans) {
      for (const ThiefSet gang : gangs) {
        ++key;
        const auto game = heist_of(*edition, plan, gang, key);
        REQUIRE(game.has_value());
        linger(report, *game, key);
      }
    }
    for (int players = 1; players <= max_players; ++players) {
      for (const JailRule jail_rule : {JailRule::free, JailRule::jailed}) {
        ++key;
        const auto game = RuntimeCampaign::make(
            {.players = players, .jail_rule = jail_rule, .experience_resets = key % 2 == 0}, *edition);
        REQUIRE(game.has_value());
        linger(report, *game, key);
      }
    }
  }
  conformance::settle(report);
  CHECK(report.part_steps > 0);
  CHECK(report.finished == report.games);
  CHECK(report.nodes > 5'000);
}

TEST_CASE("conformance: a heist with the rules in the type and a chosen campaign, over the whole move space") {
  conformance::Report report;
  Random random{3};
  constexpr Heist<HeistOptions{.scenario = "cellar", .thieves = {Thief::janet, Thief::bruce}}, cellar_edition> heist;
  conformance::run_games<Traits>(report, heist, {.key = 5, .games = 1, .every = 64});
  auto state = heist.initial();
  for (int node = 0; node < 40 && !heist.actor(state).is_nobody(); ++node) {
    if (state.phase == Phase::dice && (node % 16 == 1 || state.hand(Thief::janet).fills > 0)) {
      conformance::check_whole_space(report, heist, state);
    }
    heist.advance(state, state.phase == Phase::leave ? stayed() : random_move(heist, state, random));
  }
  const auto campaign = *RuntimeCampaign::make({.players = 2, .specials = Specials::gang, .fill_free = false});
  conformance::run_games<Traits>(report, campaign, {.key = 6, .games = 1, .every = 64});
  constexpr HeistOptions shared{.thieves = {Thief::janet, Thief::trixie, Thief::bruce}, .specials = Specials::gang};
  const auto gang = *RuntimeHeist::make(shared);
  auto symbols = gang.initial();
  for (int node = 0; node < 60 && !gang.actor(symbols).is_nobody(); ++node) {
    if (symbols.phase == Phase::symbol && node % 4 == 0) conformance::check_whole_space(report, gang, symbols);
    gang.advance(symbols, symbols.phase == Phase::leave ? stayed() : random_move(gang, symbols, random));
  }
  conformance::settle(report);
  CHECK((report.part_steps > 0 || conformance::sparing > 1));
  CHECK(report.finished == report.games);
  CHECK(report.whole_spaces > 1);
}

constexpr HeistOptions museum{.scenario = "museum", .thieves = {Thief::matt, Thief::trixie}, .clamp_dice = true};
constexpr CampaignOptions pair{.players = 2, .experience_resets = true};

TEST_CASE("conformance: Clou asks for no memory") {
  conformance::settle_allocations(Heist<museum>{}, Campaign<pair>{}, *RuntimeHeist::make(museum),
                                  *RuntimeCampaign::make(pair));
}

TEST_CASE("conformance: fixed and chosen rules of Clou are twins") {
  for (std::uint64_t key = 0; key < 10; ++key) {
    conformance::settle_twins(Heist<museum>{}, *RuntimeHeist::make(museum), key, 1'000);
    conformance::settle_twins(Campaign<pair>{}, *RuntimeCampaign::make(pair), key, 1'000);
    conformance::settle_twins(Campaign<pair, cellar_edition>{}, *RuntimeCampaign::make(pair, cellar_edition), key,
                              1'000);
  }
}

}  // namespace
