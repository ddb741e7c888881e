#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include <regelwerk/clou/bounds.hpp>
#include <regelwerk/clou/constraints.hpp>
#include <regelwerk/clou/edition.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/layout.hpp>
#include <regelwerk/clou/legal.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/move_reader.hpp>
#include <regelwerk/clou/names.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/outcome.hpp>
#include <regelwerk/clou/pack.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/standard_edition.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state_reader.hpp>
#include <regelwerk/clou/state_text.hpp>
#include <regelwerk/clou/text.hpp>
#include <regelwerk/clou/transition.hpp>
#include <regelwerk/clou/validate.hpp>
#include <regelwerk/clou/view.hpp>
#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/basic_game.hpp>
#include <regelwerk/core/draw.hpp>
#include <regelwerk/core/fixed_list.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/setup.hpp>
#include <regelwerk/core/viewer.hpp>

namespace regelwerk::clou {

/// Room for the moves of a node: with fixed rules by most_moves, otherwise for any edition.
template <class Setup>
inline constexpr std::size_t most_moves_of = max_moves;
template <class Setup>
  requires(Setup::is_fixed)
inline constexpr std::size_t most_moves_of<Setup> = most_moves(Setup::layout());

/// What heist and campaign have in common as BasicGame takes them: which types they use, and which function of their
/// files answers which call.
struct SharedRules {
  using Edition = clou::Edition;
  using Start = clou::Start;
  using State = clou::State;
  using Move = clou::Move;
  /// Of fixed rules as long as they need, otherwise as any rules may.
  template <class Setup>
  using MoveListFor = FixedList<Move, most_moves_of<Setup>>;
  using View = clou::View;
  using Event = clou::Event;
  using Rule = clou::Rule;
  using Invariants = clou::Invariants;
  using Packed = clou::Packed;

  static constexpr std::string_view name = "clou";
  static constexpr int rules_version = clou::rules_version;
  static constexpr int max_seats = clou::max_seats;
  static constexpr const auto& table = rule_table;
  static constexpr auto start_fields = clou::start_fields;
  static constexpr const Edition& standard_edition = clou::standard_edition;
  /// CL-1 forbids every move of those who only watch.
  static constexpr Rule not_your_turn = Rule::one_gang;

  static constexpr auto faults(const auto& options, const Edition& edition) noexcept {
    return validate(options, edition);
  }
  static constexpr auto faults(const Edition& edition) noexcept { return validate(edition); }

  static constexpr int seats(const auto& /*setup*/) noexcept { return max_seats; }
  static constexpr Start default_start(const auto& /*setup*/) noexcept { return {}; }
  static constexpr bool accepts(const auto& /*setup*/, const Start& /*start*/) noexcept { return true; }

  /// Of a State or a View.
  static constexpr Actor actor(const auto& position) noexcept { return actor_of(state_of(position)); }

  static constexpr bool for_each_move(const auto& setup, const auto& position, auto& visitor) noexcept {
    return Turn{setup.layout(), state_of(position)}.for_each_move(visitor);
  }
  static constexpr std::optional<Rule> why_not(const auto& setup, const auto& position, Move move) noexcept {
    return Turn{setup.layout(), state_of(position)}.why_not(move);
  }

  /// CL-8, CL-59. A throw counts once for every order of its faces, the escape die shows every face as often.
  static constexpr std::uint32_t weight(const auto& /*setup*/, const State& state, Move move) noexcept {
    return state.phase == Phase::roll ? static_cast<std::uint32_t>(Roll{move.number()}.weight()) : 1U;
  }
  static constexpr std::uint32_t total_weight(const auto& /*setup*/, const State& state) noexcept {
    return state.phase == Phase::roll ? std::uint32_t{roll_weights} : std::uint32_t{die_faces};
  }

  template <class OnEvent>
  static constexpr void carry_out(const auto& setup, State& state, Move move, OnEvent& on_event) noexcept {
    Transition<OnEvent>{setup.layout(), state, on_event}.carry_out(move);
  }

  static constexpr View view(const auto& /*setup*/, const State& state, Viewer viewer) noexcept {
    return view_of(state, viewer);
  }
  /// CL-1. A view is the whole state.
  template <BitSource Source>
  static constexpr State resample(const auto& /*setup*/, const View& view, Source& /*source*/) noexcept {
    return view.state;
  }
  static constexpr Event shown(const Event& event, Viewer viewer) noexcept { return clou::shown(event, viewer); }

  static constexpr Invariants broken_invariants(const auto& setup, const State& state) noexcept {
    return clou::broken_invariants(setup.layout(), state);
  }
  static constexpr Packed pack(const auto& /*setup*/, const State& state) noexcept { return packed(state); }
  static constexpr Result<State, Refusal> unpack(const auto& /*setup*/, std::span<const std::uint8_t> bytes) noexcept {
    return unpacked(bytes);
  }

  static constexpr MoveText text_of(const auto& setup, const auto& position, Move move) noexcept {
    return clou::text_of(names(setup, state_of(position)), state_of(position), move);
  }
  static constexpr StateText text_of(const auto& setup, const State& state) noexcept {
    return clou::text_of(setup.layout(), names(setup, state), state);
  }
  static constexpr Result<Move, Refusal> read_move(const auto& setup, const auto& position,
                                                   std::string_view text) noexcept {
    return clou::read_move(names(setup, state_of(position)), state_of(position), text);
  }
  static constexpr Result<State, Refusal> read_state(const auto& setup, std::string_view text) noexcept {
    return clou::read_state(setup.layout(), setup.edition(), text);
  }

 private:
  static constexpr const State& state_of(const State& state) noexcept { return state; }
  static constexpr const State& state_of(const View& view) noexcept { return view.state; }
  static constexpr Names names(const auto& setup, const State& state) noexcept {
    return {setup.layout(), setup.edition(), plan_of(setup.layout(), state)};
  }
};

/// One heist.
struct HeistRules : SharedRules {
  using Options = HeistOptions;
  using Outcome = HeistOutcome;

  static constexpr auto option_fields = heist_option_fields;

  static constexpr State initial(const auto& setup, const Start& /*start*/) noexcept {
    return initial_heist(setup.layout());
  }
  static constexpr std::optional<Outcome> outcome(const auto& setup, const State& state) noexcept {
    return heist_outcome(setup.layout(), state);
  }
};

/// CK-1. A campaign of three heists.
struct CampaignRules : SharedRules {
  using Options = CampaignOptions;
  using Outcome = CampaignOutcome;

  static constexpr auto option_fields = campaign_option_fields;

  static constexpr State initial(const auto& /*setup*/, const Start& /*start*/) noexcept { return initial_campaign(); }
  static constexpr std::optional<Outcome> outcome(const auto& setup, const State& state) noexcept {
    return campaign_outcome(setup.layout(), state);
  }
};

namespace detail {

/// What is wrong with an edition, found once for all games with it.
template <const Edition& Data>
inline constexpr EditionFaults faults_of = validate(Data);

/// The first fault of an edition; where the compiler names it, the fault tells where it lies.
template <EditionFault First>
struct SoundEdition {
  static constexpr bool breaks(Constraint constraint) noexcept { return First.constraint == constraint; }

  static_assert(!breaks(Constraint::sheets),
                "Clou edition: the sheets must be those of matt, janet, trixie and bruce, with escape values 1 to 6");
  static_assert(!breaks(Constraint::rows_and_tools),
                "Clou edition: a sheet must have three rows of six boxes and exactly three of the four tools");
  static_assert(!breaks(Constraint::conditions),
                "Clou edition: k must be 2 to 30 in <k, 0 to 29 in >k, 1 to 30 in =k; only a box that has others "
                "before it compares with them");
  static_assert(!breaks(Constraint::circle_numbers),
                "Clou edition: numbers in circles must be 1 to 30, those of a grid different");
  static_assert(!breaks(Constraint::circle_boxes), "Clou edition: there must be 1 to 4 circle-boxes, each on one line");
  static_assert(!breaks(Constraint::tree),
                "Clou edition: a tree must have 1 to 8 circles that fire, each start or led to by one before it, with "
                "different numbers next");
  static_assert(!breaks(Constraint::specials),
                "Clou edition: specials must be 1 to 3 lines with at most 6 circles, each line ending in one symbol");
  static_assert(!breaks(Constraint::bonuses),
                "Clou edition: a dice bonus must have one symbol, and for faces two or three of 1 to 6");
  static_assert(!breaks(Constraint::effects),
                "Clou edition: what fires must be ordinary symbols, a shift or an extra of 1 to 6, or a fill; one or "
                "two of them on a line");
  static_assert(
      !breaks(Constraint::white_symbols),
      "Clou edition: a sheet and the campaign sheet must have at most 3 shifts, 3 extras and 2 fills together");
  static_assert(!breaks(Constraint::plan_names),
                "Clou edition: rooms, challenges and plans must have different names of 1 to 16 small letters and "
                "digits; a plan needs 1 to 8 rooms, 1 to 16 challenges and at most 64 demands");
  static_assert(!breaks(Constraint::plan_ways),
                "Clou edition: a challenge must lie in a room, open rooms, come after ones before it in its room, and "
                "every room be reached");
  static_assert(!breaks(Constraint::parts),
                "Clou edition: a challenge must have 1 to 3 parts of 1 to 4 demands, one of them for a single player, "
                "players 1 to 3, numbers 1 to 18, at most 3 traces and 3 alarms");
  static_assert(!breaks(Constraint::tracks),
                "Clou edition: a track must not be longer than 31 and leave something for every number of players, not "
                "less for fewer; arrows and alarm circles must be 1 to 8, a jump lead into the time track");
  static_assert(!breaks(Constraint::values),
                "Clou edition: a score box must have 0 to 5, loot 0 to 99, at most 200 together, and at most one of it "
                "be special");
  static_assert(!breaks(Constraint::concert),
                "Clou edition: a concert must have as many fields as time, begin with a pause and end in an escape; "
                "its sneaking in, tickets and wardrobe must fit its rooms");
  static_assert(!breaks(Constraint::heists),
                "Clou edition: a campaign must have three different plans, each with one special loot, and a "
                "combination on the third only");
  static_assert(!breaks(Constraint::campaign_traces),
                "Clou edition: the campaign's traces must be a track that three heists can fill; prices and points 1 "
                "to 9, ranks rising");
  static_assert(!breaks(Constraint::areas),
                "Clou edition: areas must have different names, at most 8 with 16 elements, each element on at most "
                "one line, and be open from heist 1 to 3 or for 1 or 2 boxes");
  static_assert(!breaks(Constraint::preparations),
                "Clou edition: the six preparations must stand there once each, with 1 or 2 boxes");
  static_assert(!breaks(Constraint::name), "Clou edition: the name must be one word of 1 to 32 signs");
  static_assert(
      !breaks(Constraint::moves),
      "Clou edition: there is no room for all the moves that so many white symbols and open boxes could bring at once");
};

/// The game with these rules; rules that cannot be do not compile.
template <class Rules, auto Chosen, const Edition& Data, bool IsSound>
struct SoundGame {
  static constexpr bool breaks(OptionFault fault) noexcept { return has_fault(validate(Chosen, Data), fault); }

  static_assert(!breaks(OptionFault::mode), "Clou: mode must be heist for a heist and campaign for a campaign");
  static_assert(!breaks(OptionFault::scenario), "Clou: scenario must be a plan of the edition (CL-4)");
  static_assert(!breaks(OptionFault::thieves), "Clou: thieves must be one to three of the four (CL-4)");
  static_assert(!breaks(OptionFault::players), "Clou: players must be 1 to 3 (CK-1)");
  static_assert(!breaks(OptionFault::jail_rule), "Clou: jail_rule must be one of its two values (CK-8)");
  static_assert(!breaks(OptionFault::use_dice), "Clou: use_dice must be one of its two values (CL-13)");

  using type = BasicGame<Rules, FixedSetup<Chosen, Data>>;
};
template <class Rules, auto Chosen, const Edition& Data>
struct SoundGame<Rules, Chosen, Data, false> : SoundEdition<faults_of<Data>[0]> { using type = void; };

template <class Rules, auto Chosen, const Edition& Data>
using CheckedGame = typename SoundGame<Rules, Chosen, Data, faults_of<Data>.empty()>::type;

}  // namespace detail

/// A heist with rules that are part of the type: an empty object whose rules fold away.
template <HeistOptions Chosen = HeistOptions{}, const Edition& Data = standard_edition>
using Heist = detail::CheckedGame<HeistRules, Chosen, Data>;

/// A campaign with rules that are part of the type.
template <CampaignOptions Chosen = CampaignOptions{}, const Edition& Data = standard_edition>
using Campaign = detail::CheckedGame<CampaignRules, Chosen, Data>;

/// Heist and campaign with rules chosen while the program runs, see BasicGame::make.
using RuntimeHeist = BasicGame<HeistRules, ChosenSetup<HeistOptions, Edition>>;
using RuntimeCampaign = BasicGame<CampaignRules, ChosenSetup<CampaignOptions, Edition>>;

}  // namespace regelwerk::clou
