#pragma once
#include <array>
#include <string_view>

#include <regelwerk/clockman/edition/constraints.hpp>
#include <regelwerk/clockman/edition/edition.hpp>
#include <regelwerk/clockman/edition/standard.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/law/chance.hpp>
#include <regelwerk/clockman/law/initial.hpp>
#include <regelwerk/clockman/law/legal.hpp>
#include <regelwerk/clockman/law/outcome.hpp>
#include <regelwerk/clockman/law/standing.hpp>
#include <regelwerk/clockman/law/transition.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/text/members.hpp>
#include <regelwerk/clockman/text/move_text.hpp>
#include <regelwerk/clockman/text/state_reader.hpp>
#include <regelwerk/clockman/text/state_text.hpp>
#include <regelwerk/clockman/view/apply.hpp>
#include <regelwerk/clockman/view/validate.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/clockman/view/view_check.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/game/checked_game.hpp>
#include <regelwerk/core/game/older_version.hpp>

namespace regelwerk::clockman {

struct Memory;  // recall.hpp

/// The types and tables of Clockman, as BasicGame takes them; its functions are found in this namespace.
struct Rules {
  using Options = clockman::Options;
  using Edition = clockman::Edition;
  using Start = clockman::Start;
  using State = clockman::State;
  using Move = clockman::Move;
  using MoveList = FixedList<Move, max_moves>;
  using View = clockman::View;
  using Memory = clockman::Memory;
  using Event = clockman::Event;
  using Rule = clockman::Rule;
  using Outcome = clockman::Outcome;
  using Invariants = clockman::Invariants;

  static constexpr std::string_view name = "clockman";
  static constexpr int rules_version = clockman::rules_version;
  static constexpr int max_seats = clockman::max_seats;
  static constexpr const auto& table = rule_table;
  static constexpr auto option_fields = clockman::option_fields;
  static constexpr auto start_fields = clockman::start_fields;
  static constexpr const Edition& standard_edition = clockman::standard_edition;
  /// CM-15. In versions 1 and 2 nobody could go back for a joker.
  static constexpr void go_home_alone(Options& options) noexcept {
    if (options.outward == Outward::need) options.outward = Outward::home;
  }
  /// Version 1 had no swap window before another seat's roll, and no swaps and trades after the roll.
  static constexpr std::array older_versions{
      OlderVersion<Options, Edition>{
          .version = 1, .adopt = go_home_alone, .edition = &standard_edition, .passed = "pass"},
      OlderVersion<Options, Edition>{
          .version = 2, .adopt = go_home_alone, .edition = &standard_edition, .has_same_states = true}};
  /// The rule that forbids every move of a seat that is not asked (CM-68).
  static constexpr Rule not_your_turn = Rule::course_of_turn;
  /// The rule of course_changed events (CM-68).
  static constexpr Rule course_rule = Rule::course_of_turn;
  static constexpr Invariant broken_view = Invariant::view;
};

/// Clockman with its rules fixed by the type: an empty object whose rules are compile-time constants.
template <Options Chosen = Options{}, const Edition& Data = standard_edition>
using Game = FixedGame<Rules, Chosen, Data>;

/// Clockman with rules chosen at run time, see BasicGame::make.
using RuntimeGame = ChosenGame<Rules>;

}  // namespace regelwerk::clockman
