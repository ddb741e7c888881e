#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/basic_game.hpp>
#include <regelwerk/core/draw.hpp>
#include <regelwerk/core/fixed_list.hpp>
#include <regelwerk/core/outcome.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/setup.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/core/visit.hpp>
#include <regelwerk/ostfriesenlauf/card.hpp>
#include <regelwerk/ostfriesenlauf/edition.hpp>
#include <regelwerk/ostfriesenlauf/event.hpp>
#include <regelwerk/ostfriesenlauf/hand.hpp>
#include <regelwerk/ostfriesenlauf/legal.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/options.hpp>
#include <regelwerk/ostfriesenlauf/outcome.hpp>
#include <regelwerk/ostfriesenlauf/pack.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/text.hpp>
#include <regelwerk/ostfriesenlauf/transition.hpp>
#include <regelwerk/ostfriesenlauf/validate.hpp>
#include <regelwerk/ostfriesenlauf/view.hpp>

namespace regelwerk::ostfriesenlauf {

/// Ostfriesenlauf as BasicGame takes it: which types it uses, and which function of its files answers which call.
struct Rules {
  using Options = ostfriesenlauf::Options;
  using Edition = ostfriesenlauf::Edition;
  using Start = ostfriesenlauf::Start;
  using State = ostfriesenlauf::State;
  using Move = ostfriesenlauf::Move;
  using MoveList = FixedList<Move, max_moves>;
  using View = ostfriesenlauf::View;
  using Event = ostfriesenlauf::Event;
  using Rule = ostfriesenlauf::Rule;
  using Outcome = ostfriesenlauf::Outcome;
  using Invariants = ostfriesenlauf::Invariants;
  using Packed = ostfriesenlauf::Packed;

  static constexpr std::string_view name = "ostfriesenlauf";
  static constexpr int rules_version = ostfriesenlauf::rules_version;
  static constexpr int max_seats = ostfriesenlauf::max_seats;
  static constexpr const auto& table = rule_table;
  static constexpr auto option_fields = ostfriesenlauf::option_fields;
  static constexpr auto start_fields = ostfriesenlauf::start_fields;
  static constexpr const Edition& standard_edition = ostfriesenlauf::standard_edition;
  /// OL-12 forbids every move of a seat whose turn it is not.
  static constexpr Rule not_your_turn = Rule::laying_order;

  static constexpr auto faults(const auto& part) noexcept { return validate(part); }

  static constexpr int seats(const auto& setup) noexcept { return setup.layout().seats; }
  /// OL-8. Seat 0 lays first.
  static constexpr Start default_start(const auto& /*setup*/) noexcept { return {{4, 3, 2, 1}}; }
  static constexpr bool accepts(const auto& /*setup*/, const Start& start) noexcept {
    return gives_each_number_once(start);
  }
  static constexpr State initial(const auto& setup, const Start& start) noexcept { return initial_state(setup, start); }

  /// Of a State or a View.
  static constexpr Actor actor(const auto& position) noexcept { return actor_of(position.table); }

  static constexpr bool for_each_move(const auto& setup, const State& state, auto& visitor) noexcept {
    if (!actor(state).is_chance()) return turn(setup, state).for_each_move(visitor);
    const Place back = state.table.stack;
    return state.stack(back).for_each_kind(
        [&](Slot slot) { return visit(visitor, outcome_with(state.table, setup.layout().face(back, slot))); });
  }
  static constexpr bool for_each_move(const auto& setup, const View& view, auto& visitor) noexcept {
    return turn(setup, view).for_each_move(visitor);
  }

  static constexpr std::optional<Rule> why_not(const auto& setup, const State& state, Move move) noexcept {
    if (!actor(state).is_chance()) return turn(setup, state).why_not(move);
    return why_not_drawn(setup.layout(), state, move);
  }
  static constexpr std::optional<Rule> why_not(const auto& setup, const View& view, Move move) noexcept {
    return turn(setup, view).why_not(move);
  }

  /// OL-9, OL-10, OL-23. How many cards with this face the stack holds.
  static constexpr std::uint32_t weight(const auto& setup, const State& state, Move move) noexcept {
    return static_cast<std::uint32_t>(copies_left(setup.layout(), state, move.face));
  }
  static constexpr std::uint32_t total_weight(const auto& /*setup*/, const State& state) noexcept {
    return static_cast<std::uint32_t>(state.stack(state.table.stack).size());
  }

  template <class Setup, class OnEvent>
  static constexpr void carry_out(const Setup& setup, State& state, Move move, OnEvent& on_event) noexcept {
    Transition<Setup, OnEvent>{setup, state, on_event}.carry_out(move);
  }
  static constexpr std::optional<Outcome> outcome(const auto& setup, const State& state) noexcept {
    return outcome_of(setup.layout(), state.table);
  }

  static constexpr View view(const auto& setup, const State& state, Viewer viewer) noexcept {
    return view_of(setup.layout(), state, viewer);
  }
  template <BitSource Source>
  static constexpr State resample(const auto& setup, const View& view, Source& source) noexcept {
    return Resampling<Source>{setup.layout(), view, source}.state();
  }
  static constexpr Event shown(const Event& event, Viewer viewer) noexcept {
    return ostfriesenlauf::shown(event, viewer);
  }

  static constexpr Invariants broken_invariants(const auto& setup, const State& state) noexcept {
    return ostfriesenlauf::broken_invariants(setup, state);
  }
  static constexpr Packed pack(const auto& /*setup*/, const State& state) noexcept { return packed(state); }
  static constexpr Result<State, Refusal> unpack(const auto& /*setup*/, std::span<const std::uint8_t> bytes) noexcept {
    return unpacked(bytes);
  }

  /// A move text means the same in every position.
  static constexpr MoveText text_of(const auto& /*setup*/, const auto& /*position*/, Move move) noexcept {
    return ostfriesenlauf::text_of(move);
  }
  static constexpr StateText text_of(const auto& setup, const State& state) noexcept {
    return ostfriesenlauf::text_of(setup.layout(), state);
  }
  static constexpr Result<Move, Refusal> read_move(const auto& setup, const auto& /*position*/,
                                                   std::string_view text) noexcept {
    return ostfriesenlauf::read_move(setup.layout(), text);
  }
  static constexpr Result<State, Refusal> read_state(const auto& setup, std::string_view text) noexcept {
    return ostfriesenlauf::read_state(setup.layout(), text);
  }

 private:
  template <class Setup>
  static constexpr Turn<Setup> turn(const Setup& setup, const State& state) noexcept {
    Filled filled{};
    for (const Place back : all_places) filled[index(back)] = !state.stack(back).empty();
    return {setup, state.table, state.hand(owner_of(runner_in_turn(state.table))), filled};
  }
  template <class Setup>
  static constexpr Turn<Setup> turn(const Setup& setup, const View& view) noexcept {
    Filled filled{};
    for (const Place back : all_places) filled[index(back)] = view.stack_size(back) > 0;
    return {setup, view.table, view.hand, filled};
  }
};

namespace detail {

/// The game with these rules; rules that cannot be do not compile.
template <Options Chosen, const Edition& Data>
struct CheckedGame {
  static constexpr auto option_faults = validate(Chosen);
  static constexpr auto edition_faults = validate(Data);

  static_assert(!has_fault(option_faults, OptionFault::seats), "Ostfriesenlauf: seats must be 1 to 4 (OL-9)");
  static_assert(!has_fault(option_faults, OptionFault::unowned_wins),
                "Ostfriesenlauf: with one seat unowned_wins must be true (OL-30)");
  static_assert(!has_fault(edition_faults, Constraint::card_count),
                "Ostfriesenlauf edition: each of the four stacks must have 15 cards");
  static_assert(!has_fault(edition_faults, Constraint::face_form),
                "Ostfriesenlauf edition: a face must be +n, -n, +n@j, -n@j, x@j, start or finish@NAME");
  static_assert(!has_fault(edition_faults, Constraint::face_fields),
                "Ostfriesenlauf edition: the number of fields on a card must be 1 to 7");
  static_assert(!has_fault(edition_faults, Constraint::face_place),
                "Ostfriesenlauf edition: a card must name a place from 1 to 4 that is not on its back");
  static_assert(!has_fault(edition_faults, Constraint::length),
                "Ostfriesenlauf edition: the track must have 12 to 100 fields");
  static_assert(!has_fault(edition_faults, Constraint::sign_range),
                "Ostfriesenlauf edition: the field of a sign must lie between the start and the length of the track");
  static_assert(!has_fault(edition_faults, Constraint::signs_apart),
                "Ostfriesenlauf edition: the five signs must stand on different fields");
  static_assert(!has_fault(edition_faults, Constraint::name),
                "Ostfriesenlauf edition: the name must be one word of 1 to 32 signs");

  using type = BasicGame<Rules, FixedSetup<Chosen, Data>>;
};

}  // namespace detail

/// Ostfriesenlauf with rules that are part of the type: an empty object whose rules fold away.
template <Options Chosen = Options{}, const Edition& Data = standard_edition>
using Game = typename detail::CheckedGame<Chosen, Data>::type;

/// Ostfriesenlauf with rules chosen while the program runs, see BasicGame::make.
using RuntimeGame = BasicGame<Rules, ChosenSetup<Options, Edition>>;

}  // namespace regelwerk::ostfriesenlauf
