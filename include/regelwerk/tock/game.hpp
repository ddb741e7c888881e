#pragma once
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/game/checked_game.hpp>
#include <regelwerk/tock/edition/constraints.hpp>
#include <regelwerk/tock/edition/edition.hpp>
#include <regelwerk/tock/edition/standard.hpp>
#include <regelwerk/tock/event.hpp>
#include <regelwerk/tock/law/chance.hpp>
#include <regelwerk/tock/law/initial.hpp>
#include <regelwerk/tock/law/legal.hpp>
#include <regelwerk/tock/law/outcome.hpp>
#include <regelwerk/tock/law/standing.hpp>
#include <regelwerk/tock/law/transition.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/text/members.hpp>
#include <regelwerk/tock/text/move_text.hpp>
#include <regelwerk/tock/text/state_text.hpp>
#include <regelwerk/tock/view/apply.hpp>
#include <regelwerk/tock/view/validate.hpp>
#include <regelwerk/tock/view/view.hpp>
#include <regelwerk/tock/view/view_check.hpp>

namespace regelwerk::tock {

struct Memory;  // recall.hpp

/// The types and tables of Tock, as BasicGame takes them; its functions are found in this namespace.
struct Rules {
  using Options = tock::Options;
  using Edition = tock::Edition;
  using Start = tock::Start;
  using State = tock::State;
  using Move = tock::Move;
  using MoveList = FixedList<Move, max_moves>;
  using View = tock::View;
  using Memory = tock::Memory;
  using Event = tock::Event;
  using Rule = tock::Rule;
  using Outcome = tock::Outcome;
  using Invariants = tock::Invariants;

  static constexpr std::string_view name = "tock";
  static constexpr int rules_version = tock::rules_version;
  static constexpr int max_seats = tock::max_seats;
  static constexpr const auto& table = rule_table;
  static constexpr auto option_fields = tock::option_fields;
  static constexpr auto start_fields = tock::start_fields;
  static constexpr const Edition& standard_edition = tock::standard_edition;
  /// The rule that refuses every move of a seat that is not to move (TK-9).
  static constexpr Rule not_your_turn = Rule::turn_order;
  /// The rule of course_changed events (TK-9).
  static constexpr Rule course_rule = Rule::turn_order;
  static constexpr Invariant broken_view = Invariant::view;
};

/// Tock with its rules fixed by the type: an empty object whose rules are compile-time constants.
template <Options Chosen = Options{}, const Edition& Data = standard_edition>
using Game = FixedGame<Rules, Chosen, Data>;

/// Tock with rules chosen at run time, see BasicGame::make.
using RuntimeGame = ChosenGame<Rules>;

}  // namespace regelwerk::tock
