#pragma once
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/game/checked_game.hpp>
#include <regelwerk/ostfriesenlauf/edition/constraints.hpp>
#include <regelwerk/ostfriesenlauf/edition/edition.hpp>
#include <regelwerk/ostfriesenlauf/edition/standard.hpp>
#include <regelwerk/ostfriesenlauf/event.hpp>
#include <regelwerk/ostfriesenlauf/law/chance.hpp>
#include <regelwerk/ostfriesenlauf/law/initial.hpp>
#include <regelwerk/ostfriesenlauf/law/legal.hpp>
#include <regelwerk/ostfriesenlauf/law/outcome.hpp>
#include <regelwerk/ostfriesenlauf/law/standing.hpp>
#include <regelwerk/ostfriesenlauf/law/transition.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/options.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/text/members.hpp>
#include <regelwerk/ostfriesenlauf/text/move_text.hpp>
#include <regelwerk/ostfriesenlauf/text/state_text.hpp>
#include <regelwerk/ostfriesenlauf/view/apply.hpp>
#include <regelwerk/ostfriesenlauf/view/validate.hpp>
#include <regelwerk/ostfriesenlauf/view/view.hpp>
#include <regelwerk/ostfriesenlauf/view/view_check.hpp>

namespace regelwerk::ostfriesenlauf {

struct Memory;  // recall.hpp

/// The types and tables of Ostfriesenlauf, as BasicGame takes them; its functions are found in this namespace.
struct Rules {
  using Options = ostfriesenlauf::Options;
  using Edition = ostfriesenlauf::Edition;
  using Start = ostfriesenlauf::Start;
  using State = ostfriesenlauf::State;
  using Move = ostfriesenlauf::Move;
  using MoveList = FixedList<Move, max_moves>;
  using View = ostfriesenlauf::View;
  using Memory = ostfriesenlauf::Memory;
  using Event = ostfriesenlauf::Event;
  using Rule = ostfriesenlauf::Rule;
  using Outcome = ostfriesenlauf::Outcome;
  using Invariants = ostfriesenlauf::Invariants;

  static constexpr std::string_view name = "ostfriesenlauf";
  static constexpr int rules_version = ostfriesenlauf::rules_version;
  static constexpr int max_seats = ostfriesenlauf::max_seats;
  static constexpr const auto& table = rule_table;
  static constexpr auto option_fields = ostfriesenlauf::option_fields;
  static constexpr auto start_fields = ostfriesenlauf::start_fields;
  static constexpr const Edition& standard_edition = ostfriesenlauf::standard_edition;
  /// The rule that refuses every move of a seat that is not to move (OL-12).
  static constexpr Rule not_your_turn = Rule::laying_order;
  /// The rule of course_changed events (OL-10).
  static constexpr Rule course_rule = Rule::draw_and_lay;
  static constexpr Invariant broken_view = Invariant::view;
};

/// Ostfriesenlauf with its rules fixed by the type: an empty object whose rules are compile-time constants.
template <Options Chosen = Options{}, const Edition& Data = standard_edition>
using Game = FixedGame<Rules, Chosen, Data>;

/// Ostfriesenlauf with rules chosen at run time, see BasicGame::make.
using RuntimeGame = ChosenGame<Rules>;

}  // namespace regelwerk::ostfriesenlauf
