#pragma once
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/game/checked_game.hpp>
#include <regelwerk/core/hidden/no_memory.hpp>
#include <regelwerk/samara/edition/constraints.hpp>
#include <regelwerk/samara/edition/edition.hpp>
#include <regelwerk/samara/edition/standard.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/law/chance.hpp>
#include <regelwerk/samara/law/initial.hpp>
#include <regelwerk/samara/law/legal.hpp>
#include <regelwerk/samara/law/outcome.hpp>
#include <regelwerk/samara/law/standing.hpp>
#include <regelwerk/samara/law/transition.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/text/members.hpp>
#include <regelwerk/samara/text/move_text.hpp>
#include <regelwerk/samara/text/state_reader.hpp>
#include <regelwerk/samara/text/state_text.hpp>
#include <regelwerk/samara/view/apply.hpp>
#include <regelwerk/samara/view/validate.hpp>
#include <regelwerk/samara/view/view.hpp>
#include <regelwerk/samara/view/view_check.hpp>

namespace regelwerk::samara {

/// There is no memory: hidden choices are revealed before anything else happens (SM-32).
using Memory = NoMemory;

/// The types and tables of Samara, as BasicGame takes them; its functions are found in this namespace.
struct Rules {
  using Options = samara::Options;
  using Edition = samara::Edition;
  using Start = samara::Start;
  using State = samara::State;
  using Move = samara::Move;
  using MoveList = FixedList<Move, max_moves>;
  using View = samara::View;
  using Memory = samara::Memory;
  using Event = samara::Event;
  using Rule = samara::Rule;
  using Outcome = samara::Outcome;
  using Invariants = samara::Invariants;

  static constexpr std::string_view name = "samara";
  static constexpr int rules_version = samara::rules_version;
  static constexpr int max_seats = samara::max_seats;
  static constexpr const auto& table = rule_table;
  static constexpr auto option_fields = samara::option_fields;
  static constexpr auto start_fields = samara::start_fields;
  static constexpr const Edition& standard_edition = samara::standard_edition;
  /// The rule that refuses every move of a seat that is not to move (SM-9).
  static constexpr Rule not_your_turn = Rule::active_worker;
  /// The rule of course_changed events (SM-25).
  static constexpr Rule course_rule = Rule::special_tiles;
  static constexpr Invariant broken_view = Invariant::view;
};

/// Samara with its rules fixed by the type: an empty object whose rules are compile-time constants.
template <Options Chosen = Options{}, const Edition& Data = standard_edition>
using Game = FixedGame<Rules, Chosen, Data>;

/// Samara with rules chosen at run time, see BasicGame::make.
using RuntimeGame = ChosenGame<Rules>;

}  // namespace regelwerk::samara
