#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include <regelwerk/clou/edition/constraints.hpp>
#include <regelwerk/clou/edition/edition.hpp>
#include <regelwerk/clou/edition/standard.hpp>
#include <regelwerk/clou/edition/standard/v1.hpp>
#include <regelwerk/clou/edition/standard/v2.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/law/chance.hpp>
#include <regelwerk/clou/law/initial.hpp>
#include <regelwerk/clou/law/legal.hpp>
#include <regelwerk/clou/law/outcome.hpp>
#include <regelwerk/clou/law/standing.hpp>
#include <regelwerk/clou/law/transition.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/text/members.hpp>
#include <regelwerk/clou/text/move_text.hpp>
#include <regelwerk/clou/text/state_reader.hpp>
#include <regelwerk/clou/text/state_text.hpp>
#include <regelwerk/clou/view/apply.hpp>
#include <regelwerk/clou/view/validate.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/game/checked_game.hpp>
#include <regelwerk/core/game/older_version.hpp>
#include <regelwerk/core/hidden/no_memory.hpp>

namespace regelwerk::clou {

/// There is no memory, since nothing is hidden (CL-1).
using Memory = NoMemory;

/// The capacity of a list of moves: for rules chosen at run time the bound for any edition.
template <class Setup>
inline constexpr std::size_t most_moves_of = max_moves;
/// The capacity of a list of moves: for fixed rules the bound that most_moves() computes from their layout.
template <class Setup>
  requires(Setup::is_fixed)
inline constexpr std::size_t most_moves_of<Setup> = most_moves(Setup::layout());

/// The types and tables that heist and campaign have in common, as BasicGame takes them; their functions are found in
/// this namespace.
struct SharedRules {
  using Edition = clou::Edition;
  using Start = clou::Start;
  using State = clou::State;
  using Move = clou::Move;
  template <class Setup>
  using MoveListFor = FixedList<Move, most_moves_of<Setup>>;
  using View = clou::View;
  using Memory = clou::Memory;
  using Event = clou::Event;
  using Rule = clou::Rule;
  using Invariants = clou::Invariants;

  static constexpr std::string_view name = "clou";
  static constexpr int rules_version = clou::rules_version;
  static constexpr int max_seats = clou::max_seats;
  static constexpr const auto& table = rule_table;
  static constexpr auto start_fields = clou::start_fields;
  static constexpr const Edition& standard_edition = clou::standard_edition;
  /// The rule that forbids every move of a spectator (CL-1).
  static constexpr Rule not_your_turn = Rule::one_gang;
  /// The rule of course_changed events (CL-7).
  static constexpr Rule course_rule = Rule::phases;
  static constexpr Invariant broken_view = Invariant::view;
};

/// In version 1 the dice phase could end at any time. Fired symbols waited in a fixed order, so moves did not name
/// them, and `lapse` dropped one symbol and kept the others.
inline constexpr std::array<Respelling, 1> spelled_in_version_1{{{"cross:", "cross:*:"}}};
/// How records of version 1 are read: with the edition, the defaults and the spelling of that version.
template <class Options>
inline constexpr OlderVersion<Options, Edition> version_1{.version = 1,
                                                          .usual = {.use_dice = UseDice::may},
                                                          .edition = &standard_v1::edition<>,
                                                          .respelled = spelled_in_version_1,
                                                          .passed = "lapse",
                                                          .is_passed_late = true};

/// In version 2 the hotel was different, and some options did not exist.
template <class Options>
inline constexpr OlderVersion<Options, Edition> version_2{
    .version = 2, .edition = &standard_v2::edition<>, .has_same_states = true};

/// Differences of older versions, for reading their records. A template, so that a program that reads none does not pay
/// for their editions at compile time.
template <class Options>
struct OlderRecords {
  /// The oldest first.
  static constexpr std::array<OlderVersion<Options, Edition>, 2> older_versions{version_1<Options>, version_2<Options>};
};

/// The rules of a single heist.
struct HeistRules : SharedRules, OlderRecords<HeistOptions> {
  using Options = HeistOptions;
  using Outcome = HeistOutcome;

  static constexpr auto option_fields = heist_option_fields;
};

/// CK-1. The rules of a campaign of three heists.
struct CampaignRules : SharedRules, OlderRecords<CampaignOptions> {
  using Options = CampaignOptions;
  using Outcome = CampaignOutcome;

  static constexpr auto option_fields = campaign_option_fields;
};

/// A heist with its rules fixed by the type: an empty object whose rules are compile-time constants.
template <HeistOptions Chosen = HeistOptions{}, const Edition& Data = standard_edition>
using Heist = FixedGame<HeistRules, Chosen, Data>;

/// A campaign with its rules fixed by the type.
template <CampaignOptions Chosen = CampaignOptions{}, const Edition& Data = standard_edition>
using Campaign = FixedGame<CampaignRules, Chosen, Data>;

/// A heist with rules chosen at run time, see BasicGame::make.
using RuntimeHeist = ChosenGame<HeistRules>;
using RuntimeCampaign = ChosenGame<CampaignRules>;  ///< CK-1: a campaign with rules chosen at run time

}  // namespace regelwerk::clou
