#include <doctest/doctest.h>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

#include <clou/editions.hpp>
#include <compile_time.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/core/playable.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::clou;

// The vocabulary: small, regular, trivially copyable; heist and campaign share all of it but their options.
static_assert(Playable<Heist<>> && Playable<RuntimeHeist> && Playable<Campaign<>> && Playable<RuntimeCampaign>);
static_assert(std::is_empty_v<Heist<>> && std::is_empty_v<Campaign<>>);
static_assert(std::is_empty_v<Heist<HeistOptions{.scenario = "cellar"}, cellar_edition>>);
static_assert(std::is_empty_v<Campaign<CampaignOptions{.players = 3}, cellar_edition>>);
static_assert(std::same_as<Heist<>::State, Campaign<>::State> && std::same_as<Heist<>::State, RuntimeHeist::State>);
static_assert(!std::same_as<Heist<>::Options, Campaign<>::Options>);
static_assert(sizeof(State) <= 256 && sizeof(View) <= 256);  // 512 would do for a campaign
static_assert(sizeof(Move) == 4 && sizeof(Target) == 1 && sizeof(Element) == 1 && sizeof(Fired) == 2);
static_assert(sizeof(Hand) == 6 && sizeof(ThiefSet) == 1 && sizeof(SymbolSet) == 1 && sizeof(MadeNumber) == 2);
static_assert(std::is_trivially_copyable_v<State> && std::is_trivially_copyable_v<View>);
static_assert(std::is_trivially_copyable_v<Event> && std::is_trivially_copyable_v<Move>);
static_assert(std::is_trivially_copyable_v<RuntimeHeist> && std::is_trivially_copyable_v<RuntimeCampaign>);
static_assert(std::is_trivially_copyable_v<HeistOutcome> && std::is_trivially_copyable_v<CampaignOutcome>);
static_assert(std::regular<State> && std::regular<View> && std::regular<Move> && std::regular<Event>);
static_assert(std::regular<HeistOptions> && std::regular<CampaignOptions>);
static_assert(std::totally_ordered<Move> && std::totally_ordered<Target>);
static_assert(std::has_unique_object_representations_v<State>);

// Rules, while the file is compiled.

constexpr Heist<HeistOptions{}, worked_edition> worked_villa;
constexpr Heist<HeistOptions{.thieves = {Thief::matt, Thief::bruce}}, worked_edition> worked_two;
constexpr Heist<HeistOptions{.use_dice = UseDice::may}, worked_edition> worked_idle;
constexpr Campaign<CampaignOptions{}, worked_edition> worked_campaign;

/// The position after some moves; none if one of them is no move here.
constexpr auto state_after(const auto& game, std::string_view moves, auto state) {
  using Found = std::optional<decltype(state)>;
  while (!moves.empty()) {
    const std::size_t size = std::min(moves.find(' '), moves.size());
    const auto move = parse_move(game, state, moves.substr(0, size));
    if (!move || game.why_not(state, *move)) return Found{};
    game.advance(state, *move);
    moves.remove_prefix(std::min(size + 1, moves.size()));
  }
  return Found{state};
}
constexpr auto state_after(const auto& game, std::string_view moves) {
  return state_after(game, moves, game.initial());
}

constexpr std::size_t count_after(const auto& game, std::string_view moves) {
  std::size_t count = 0;
  game.for_each_move(state_after(game, moves).value(), [&](Move /*move*/) { ++count; });
  return count;
}

// CL-8: 56 throws, three equal faces once in 216.
static_assert(count_after(worked_villa, "") == 56 && worked_villa.total_weight(worked_villa.initial()) == 216);
static_assert(worked_villa.weight(worked_villa.initial(), rolled(0)) == 1 &&
              worked_villa.weight(worked_villa.initial(), rolled(1)) == 3);
// CL-11, CL-29: worked example 1.
static_assert(count_after(worked_villa, "roll:134") == 35 &&
              count_after(worked_villa, "roll:134 mark:matt:clever.1:4=4") == 13);
static_assert(!state_after(worked_villa, "roll:134 mark:matt:clever.2:4=1+3"));
static_assert(state_after(worked_villa,
                          "roll:134 mark:matt:clever.1:4=4 mark:matt:clever.2:4=1+3 cross:matt.clever:sidedoor.1.1 "
                          "done run")
                  ->ending == Ending::success);
// CL-13, CL-14, CL-17: dice that can mark must be used, but by the option; three of them lie unused then.
static_assert(!state_after(worked_villa, "roll:112 done"));
static_assert(state_after(worked_idle, "roll:112 done")->plan.traces == 3 &&
              state_after(worked_idle, "roll:112 done")->plan.time == 1);
// CL-23, CL-38, CL-66: the dice bonuses of two thieves, in gang order, used in any; they lapse together.
static_assert(state_after(worked_two, "roll:666")->waiting.size() == 4 &&
              state_after(worked_two, "roll:666")->waiting[0].by == Thief::matt);
static_assert(state_after(worked_two, "roll:666 lapse")->waiting.empty());
static_assert(state_after(worked_two, "roll:666 cross:bruce.strength:window.1.2")->waiting[2] ==
              Fired{Thief::bruce, Symbol::safe});
// CL-5: more players have less.
static_assert(worked_villa.layout().plans[0].time == 9 && worked_two.layout().plans[0].time == 8);
// CK-4, CK-6, CK-26: ten gifts, four gangs of one, two boxes for the passports.
static_assert(count_after(worked_campaign, "") == 10 && count_after(worked_campaign, "gift:nothing") == 4);
static_assert(campaign_traces(worked_campaign.layout(), *state_after(worked_campaign, "gift:passports")) == 12);
// CK-15, CL-39: the extra of the campaign sheet is kept by the thief that fired it.
static_assert(state_after(worked_campaign, "gift:costume gang:trixie roll:135 mark:trixie:exp1.1:1=1")
                  ->hand(Thief::trixie)
                  .extras.count(5) == 1);
static_assert(state_after(worked_campaign,
                          "gift:costume gang:trixie roll:135 mark:trixie:exp1.1:1=1 mark:trixie:costume.1:10=5+5x")
                  .has_value());

// CL-1: the events of a move bring a view up to date.
constexpr bool follows(const auto& game, std::string_view moves, std::string_view last) {
  const State before = state_after(game, moves).value();
  bool good = true;
  View view = game.view(before, spectator);
  const State next = game.play(before, parse_move(game, before, last).value(),
                               [&](const Event& event) { good = good && game.apply(view, event); });
  return good && view == game.view(next, spectator);
}
static_assert(follows(worked_villa, "", "roll:134") && follows(worked_villa, "roll:134", "mark:matt:clever.1:4=4"));
static_assert(follows(worked_two, "roll:666", "cross:bruce.strength:window.1.2") &&
              follows(worked_idle, "roll:112", "done"));
static_assert(follows(worked_campaign, "gift:nothing", "gang:matt"));

constexpr HeistOptions burglary{.scenario = "museum", .thieves = {Thief::matt, Thief::trixie}, .clamp_dice = true};
using CompiledHeist = Heist<burglary>;
static_assert(compile_time::ends_soundly<CompiledHeist, 6, 16, 2>());

// All three heists, with scouting, an escape and a thief in jail.
constexpr CampaignOptions whole_campaign{.experience_resets = true, .fill_free = false};
using CompiledCampaign = Campaign<whole_campaign>;
static_assert(compile_time::ends_soundly<CompiledCampaign, 43987, 16, 5>());
static_assert(compile_time::after<CompiledCampaign, 43987, 16, 5>.state.campaign.jail == ThiefSet{Thief::bruce});
static_assert(compile_time::after<CompiledCampaign, 43987, 16, 5>.nodes == 66);

TEST_CASE("the compiler and the program play the same heist and the same campaign") {
  compile_time::check_same_game<CompiledHeist, 6, 16, 2>();
  compile_time::check_same_game<CompiledCampaign, 43987, 16, 5>();
}

}  // namespace
