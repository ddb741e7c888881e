#include <conformance.hpp>

#include <cstddef>
#include <vector>

#include <clou/editions.hpp>
#include <regelwerk/clou.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::clou;

struct Traits {
  static constexpr bool any_case = true;
  static constexpr bool has_secrets = false;

  static bool secret(const auto& /*game*/, const State& /*state*/, Move /*move*/, Viewer /*viewer*/) { return false; }
  static std::vector<Start> starts(const auto& game) { return {game.default_start()}; }

  /// Everything but the kind of node and who crosses a circle beforehand.
  static State part(const auto& /*game*/, State state) {
    if (state.phase == Phase::pimp) state.acting = {};
    state.phase = {};
    return state;
  }

  static void write(State& state, const Event& event) {
    const Element element = event.target.element();
    if (element.is_area()) return state.campaign.write(element.index(), event.number);
    SheetMarks& sheet = state.sheet(event.thief.thief());
    Row& row = element.group() == Group::ring      ? sheet.rings
               : element.group() == Group::pyramid ? sheet.pyramid
                                                   : sheet.rows[static_cast<std::size_t>(element.group())];
    row.write(element.index(), event.number);
  }
  static void cross(State& state, const Event& event) {
    const Element element = event.target.element();
    if (element.is_area()) {
      state.campaign.crossed = static_cast<AreaElementSet>(state.campaign.crossed | 1U << element.index());
      return;
    }
    Circles& circles = state.sheet(event.thief.thief()).circles;
    circles.cross(circle_of(element));
    if (element.group() == Group::tree) circles.set_last_of_tree(element.index() + 1);
  }
  static void set_done(const PlanLayout& plan, State& state, int challenge, bool skipped) {
    state.plan.done = static_cast<ChallengeSet>(state.plan.done | 1U << challenge);
    if (!skipped) return;
    for (const PartLayout& part : plan.challenges[static_cast<std::size_t>(challenge)].parts) {
      state.plan.demands |= part.needed;
    }
  }
  static void put_heist_away(State& state) {
    State blank;
    blank.phase = {};
    blank.campaign = state.campaign;
    ++blank.campaign.heists;
    state = blank;
  }
  static void reset_experience(const auto& game, State& state) {
    for (int i = 0; i < static_cast<int>(max_area_elements); ++i) {
      if ((game.layout().campaign.experience >> i & 1) != 0) state.campaign.erase(i);
    }
  }

  static void fold(const auto& game, State& state, const Event& event) {
    const PlanLayout& plan = plan_of(game.layout(), state);
    const auto byte = static_cast<std::uint8_t>(event.number);
    switch (event.kind) {
      case EventKind::dice_thrown:
        state.roll = Roll{event.number};
        state.gang.for_each([&](Thief thief) { state.hand(thief).left = all_places; });
        break;
      case EventKind::dice_used: {
        std::uint8_t& left = state.hand(event.thief.thief()).left;
        left = static_cast<std::uint8_t>(left & ~event.number);
        break;
      }
      case EventKind::symbol_fired:
        state.queue.push({event.thief, event.effect.symbol()});
        break;
      case EventKind::white_kept:
        state.hand(event.thief.thief()).keep(event.effect);
        break;
      case EventKind::white_used:
        state.hand(event.thief.thief()).spend(event.effect);
        break;
      case EventKind::symbol_used:
      case EventKind::symbol_lapsed:
        state.queue.pop();
        break;
      case EventKind::number_written:
        write(state, event);
        break;
      case EventKind::circle_crossed:
        cross(state, event);
        break;
      case EventKind::demand_crossed:
        state.plan.demands |= DemandSet{1} << event.target.demand();
        break;
      case EventKind::challenge_done:
        set_done(plan, state, event.number, false);
        break;
      case EventKind::challenge_skipped:
        set_done(plan, state, event.number, true);
        break;
      case EventKind::room_entered:
        state.plan.rooms = static_cast<RoomSet>(state.plan.rooms | 1U << event.number);
        break;
      case EventKind::loot_taken:
        state.haul += plan.challenges[byte].haul;
        break;
      case EventKind::trace_crossed:
        ++state.plan.traces;
        break;
      case EventKind::time_crossed:
        state.plan.time = byte;
        break;
      case EventKind::alarm_crossed:
        ++state.plan.alarms;
        break;
      case EventKind::alarm_went_off:
        state.alarm_off = 1;
        break;
      case EventKind::arrow_crossed:
        ++state.plan.arrows;
        break;
      case EventKind::police_crossed:
        ++state.plan.police;
        break;
      case EventKind::round_ended:
        state.roll = {};
        state.hands.fill({});
        break;
      case EventKind::queue_emptied:
        state.queue.clear();
        break;
      case EventKind::driver_chosen:
        state.acting = event.thief;
        break;
      case EventKind::heist_ended:
        if (!game.layout().is_campaign()) state.ending = static_cast<Ending>(event.number);
        break;
      case EventKind::item_crossed:
        ++state.campaign.boxes[static_cast<std::size_t>(event.target.item())];
        break;
      case EventKind::gang_formed:
        state.gang = ThiefSet{static_cast<unsigned>(event.number)};
        state.plan.rooms = 1;
        break;
      case EventKind::heist_crossed_out:
        put_heist_away(state);
        break;
      case EventKind::special_kept:
        state.campaign.specials = static_cast<std::uint8_t>(state.campaign.specials | 1U << event.number);
        break;
      case EventKind::traces_entered:
        state.campaign.traces = byte;
        break;
      case EventKind::thief_jailed:
        state.campaign.jail.insert(event.thief.thief());
        break;
      case EventKind::doubles_kept:
        state.campaign.doubles = byte;
        break;
      case EventKind::rest_changed:
        state.campaign.rest = static_cast<std::uint16_t>(event.number);
        break;
      case EventKind::experience_reset:
        reset_experience(game, state);
        break;
      case EventKind::campaign_ended:
        state.campaign.end = static_cast<CampaignEnd>(event.number);
        break;
      case EventKind::effect_lost:
      case EventKind::gang_stayed:
      case EventKind::nothing_chosen:
      case EventKind::wages_ended:
        break;
    }
  }

  static std::vector<State> damages(const auto& game, const State& state) {
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
    broken[11].queue.set(5, {Thief::matt, Symbol::safe});
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
    (void)game;
    return broken;
  }
};

constexpr std::array<ThiefSet, 6> gangs{ThiefSet{Thief::janet},
                                        ThiefSet{Thief::bruce},
                                        ThiefSet{Thief::matt, Thief::trixie},
                                        ThiefSet{Thief::janet, Thief::bruce},
                                        ThiefSet{Thief::matt, Thief::janet, Thief::trixie},
                                        ThiefSet{Thief::janet, Thief::trixie, Thief::bruce}};

TEST_CASE("conformance: every plan of Clou with one, two and three thieves") {
  conformance::Report report;
  std::uint64_t key = 0;
  for (const Edition* edition : {&standard_edition, &cellar_edition}) {
    for (const Plan& plan : edition->plans) {
      for (const ThiefSet gang : gangs) {
        ++key;
        const auto game = RuntimeHeist::make(
            {.scenario = Word{plan.name}, .thieves = gang, .fill_free = key % 3 != 0, .clamp_dice = key % 2 == 0},
            *edition);
        REQUIRE(game.has_value());
        conformance::run_games<Traits>(report, *game, {.key = key, .games = 3, .every = 24, .whole_spaces = 0});
      }
    }
  }
  conformance::settle(report, Traits::has_secrets);
  CHECK(report.finished == report.games);
  CHECK(report.transpositions > 0);
}

TEST_CASE("conformance: campaigns of Clou for one to three players") {
  conformance::Report report;
  for (int players = 1; players <= max_players; ++players) {
    for (unsigned bits = 0; bits < 16; ++bits) {
      const Edition& edition = bits % 3 == 0 ? cellar_edition : standard_edition;
      const auto game = RuntimeCampaign::make({.players = players,
                                               .jail_rule = static_cast<JailRule>(bits & 1U),
                                               .experience_resets = (bits & 2U) != 0,
                                               .fill_free = (bits & 4U) != 0,
                                               .clamp_dice = (bits & 8U) != 0},
                                              edition);
      REQUIRE(game.has_value());
      conformance::run_games<Traits>(
          report, *game,
          {.key = 100U * static_cast<unsigned>(players) + bits, .games = 2, .every = 24, .whole_spaces = 0});
    }
  }
  conformance::settle(report);
  CHECK(report.finished == report.games);
}

/// Gangs that stay as long as they can and put off what ends a round reach what random ones do not: full rows, kept
/// symbols, far rooms, the escape, later heists. Every node is checked as the suite does.
template <Playable G>
void linger(conformance::Report& report, const G& game, std::uint64_t key) {
  Random random{key};
  auto state = game.initial();
  for (; !game.actor(state).is_nobody(); ++report.nodes) {
    conformance::check_list(report, game, state);
    report.expect(game.validate(state).empty(), "a reached state is called broken", to_text(game, state).view());
    Move move = random_move(game, state, random);
    if (state.phase == Phase::leave && random() % 16 != 0) move = stayed();
    for (int again = 0; again < 4 && (move == finished() || move == lapsed()); ++again) {
      move = random_move(game, state, random);
    }
    conformance::check_one(report, game, state, move, true);
    conformance::check_events<Traits>(report, game, state, move);
    conformance::check_move_text(report, game, state, move, random, true);
    if (random() % 16 == 0) {
      conformance::check_mutations(report, game, state, random);
      conformance::check_state_io(report, game, state, random);
      for (const State& broken : Traits::damages(game, state)) {
        report.expect(broken == state || !game.validate(broken).empty(), "planted damage is not found",
                      to_text(game, state).view());
      }
    }
    if (random() % 256 == 0) conformance::check_flipped_bits(report, game, state);
    game.advance(state, move);
  }
  ++report.games;
  ++report.finished;
}

TEST_CASE("conformance: gangs of Clou that linger") {
  conformance::Report report;
  std::uint64_t key = 0;
  for (const Edition* edition : {&standard_edition, &cellar_edition}) {
    for (const Plan& plan : edition->plans) {
      for (const ThiefSet gang : gangs) {
        ++key;
        const bool strict = key % 3 == 0;
        const auto game = RuntimeHeist::make(
            {.scenario = Word{plan.name}, .thieves = gang, .fill_free = !strict, .clamp_dice = key % 2 == 0}, *edition);
        linger(report, *game, key);
      }
    }
    for (int players = 1; players <= max_players; ++players) {
      for (const JailRule jail_rule : {JailRule::free, JailRule::jailed}) {
        ++key;
        const bool resets = key % 2 == 0;
        linger(
            report,
            *RuntimeCampaign::make({.players = players, .jail_rule = jail_rule, .experience_resets = resets}, *edition),
            key);
      }
    }
  }
  conformance::settle(report);
  CHECK(report.nodes > 5'000);
}

TEST_CASE("conformance: heist and campaign with the rules in the type, over the whole move space") {
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
  constexpr Campaign<CampaignOptions{.players = 2, .fill_free = false}> campaign;
  conformance::run_games<Traits>(report, campaign, {.key = 6, .games = 1, .every = 64});
  conformance::settle(report);
  CHECK(report.finished == report.games);
  CHECK(report.whole_spaces > 1);
}

TEST_CASE("conformance: Clou asks for no memory") {
  conformance::Report report;
  conformance::check_allocations(report, Heist<HeistOptions{.thieves = {Thief::matt, Thief::janet}}>{}, 7);
  conformance::check_allocations(report, Campaign<CampaignOptions{.players = 3}>{}, 7);
  conformance::settle(report);
}

TEST_CASE("conformance: fixed and chosen rules of Clou are twins") {
  conformance::Report report;
  constexpr HeistOptions heist{.scenario = "museum", .thieves = {Thief::matt, Thief::trixie}, .clamp_dice = true};
  constexpr CampaignOptions campaign{.players = 2, .experience_resets = true};
  for (std::uint64_t key = 0; key < 10; ++key) {
    conformance::check_twins(report, Heist<heist>{}, *RuntimeHeist::make(heist), key, 1'000);
    conformance::check_twins(report, Campaign<campaign>{}, *RuntimeCampaign::make(campaign), key, 1'000);
    conformance::check_twins(report, Campaign<campaign, cellar_edition>{},
                             *RuntimeCampaign::make(campaign, cellar_edition), key, 1'000);
  }
  conformance::settle(report);
}

}  // namespace
