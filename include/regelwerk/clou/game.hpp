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

/// Nothing is hidden, so there is nothing to remember (CL-1).
using Memory = NoMemory;

/// Room for the moves of a node: with fixed rules by most_moves, otherwise for any edition.
template <class Setup>
inline constexpr std::size_t most_moves_of = max_moves;
/// With fixed rules: the bound that most_moves() derives from their layout.
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
  /// CL-1 forbids every move of a spectator.
  static constexpr Rule not_your_turn = Rule::one_gang;
  /// CL-7 is the rule that course_changed events name.
  static constexpr Rule course_rule = Rule::phases;
  static constexpr Invariant broken_view = Invariant::view;
};

/// In version 1 the phase of dice ended at any time, and fired symbols waited in their order: moves did not name them,
/// and to let one lapse left the others.
inline constexpr std::array<Respelling, 1> spelled_in_version_1{{{"cross:", "cross:*:"}}};
/// How records of version 1 are read: with the edition, the defaults and the spelling of that time.
template <class Options>
inline constexpr OlderVersion<Options, Edition> version_1{.version = 1,
                                                          .usual = {.use_dice = UseDice::may},
                                                          .edition = &standard_v1::edition<>,
                                                          .respelled = spelled_in_version_1,
                                                          .passed = "lapse",
                                                          .is_passed_late = true};

/// In version 2 the hotel was another, and some options did not exist.
template <class Options>
inline constexpr OlderVersion<Options, Edition> version_2{
    .version = 2, .edition = &standard_v2::edition<>, .has_same_states = true};

/// How records of older versions are read. In a template, so that their editions are made where somebody reads such.
template <class Options>
struct OlderRecords {
  static constexpr std::array<OlderVersion<Options, Edition>, 2> older_versions{version_1<Options>, version_2<Options>};
};

/// One heist.
struct HeistRules : SharedRules, OlderRecords<HeistOptions> {
  using Options = HeistOptions;
  using Outcome = HeistOutcome;

  static constexpr auto option_fields = heist_option_fields;
};

/// CK-1. A campaign of three heists.
struct CampaignRules : SharedRules, OlderRecords<CampaignOptions> {
  using Options = CampaignOptions;
  using Outcome = CampaignOutcome;

  static constexpr auto option_fields = campaign_option_fields;
};

/// A heist with rules that are part of the type: an empty object whose rules fold away.
template <HeistOptions Chosen = HeistOptions{}, const Edition& Data = standard_edition>
using Heist = FixedGame<HeistRules, Chosen, Data>;

/// A campaign with rules that are part of the type.
template <CampaignOptions Chosen = CampaignOptions{}, const Edition& Data = standard_edition>
using Campaign = FixedGame<CampaignRules, Chosen, Data>;

/// A heist with rules chosen while the program runs, see BasicGame::make.
using RuntimeHeist = ChosenGame<HeistRules>;
using RuntimeCampaign = ChosenGame<CampaignRules>;  ///< CK-1: a campaign likewise

}  // namespace regelwerk::clou
