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
#include <regelwerk/tock/edition.hpp>
#include <regelwerk/tock/event.hpp>
#include <regelwerk/tock/legal.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/outcome.hpp>
#include <regelwerk/tock/pack.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/text.hpp>
#include <regelwerk/tock/transition.hpp>
#include <regelwerk/tock/validate.hpp>
#include <regelwerk/tock/view.hpp>

namespace regelwerk::tock {

/// Tock as BasicGame takes it: which types it uses, and which function of its files answers which call.
struct Rules {
  using Options = tock::Options;
  using Edition = tock::Edition;
  using Start = tock::Start;
  using State = tock::State;
  using Move = tock::Move;
  using MoveList = FixedList<Move, max_moves>;
  using View = tock::View;
  using Event = tock::Event;
  using Rule = tock::Rule;
  using Outcome = tock::Outcome;
  using Invariants = tock::Invariants;
  using Packed = tock::Packed;

  static constexpr std::string_view name = "tock";
  static constexpr int rules_version = tock::rules_version;
  static constexpr int max_seats = tock::max_seats;
  static constexpr const auto& table = rule_table;
  static constexpr auto option_fields = tock::option_fields;
  static constexpr auto start_fields = tock::start_fields;
  static constexpr const Edition& standard_edition = tock::standard_edition;
  /// TK-9 forbids every move of a seat whose turn it is not.
  static constexpr Rule not_your_turn = Rule::turn_order;

  static constexpr auto faults(const auto& part) noexcept { return validate(part); }

  static constexpr int seats(const auto& setup) noexcept { return setup.layout().seats; }
  /// TK-37.
  static constexpr Start default_start(const auto& setup) noexcept { return {Seat{seats(setup) - 1}}; }
  static constexpr bool accepts(const auto& setup, const Start& start) noexcept {
    return start.first_dealer.index() < seats(setup);
  }
  static constexpr State initial(const auto& setup, const Start& start) noexcept { return initial_state(setup, start); }

  /// Of a State or a View.
  static constexpr Actor actor(const auto& position) noexcept { return actor_of(position.table); }

  static constexpr bool for_each_move(const auto& setup, const State& state, auto& visitor) noexcept {
    if (state.table.phase != Phase::deal) return turn(setup, state).for_each_move(visitor);
    return state.deck.for_each_kind([&](Rank rank) { return visit(visitor, dealt(rank)); });
  }
  static constexpr bool for_each_move(const auto& setup, const View& view, auto& visitor) noexcept {
    return turn(setup, view).for_each_move(visitor);
  }

  static constexpr std::optional<Rule> why_not(const auto& setup, const State& state, Move move) noexcept {
    if (state.table.phase != Phase::deal) return turn(setup, state).why_not(move);
    return why_not_dealt(state.deck, move);
  }
  static constexpr std::optional<Rule> why_not(const auto& setup, const View& view, Move move) noexcept {
    return turn(setup, view).why_not(move);
  }

  /// TK-8. How many cards of this rank the deck holds.
  static constexpr std::uint32_t weight(const auto& /*setup*/, const State& state, Move move) noexcept {
    return static_cast<std::uint32_t>(state.deck.count(move.rank));
  }
  static constexpr std::uint32_t total_weight(const auto& /*setup*/, const State& state) noexcept {
    return static_cast<std::uint32_t>(state.deck.size());
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
  static constexpr Event shown(const Event& event, Viewer viewer) noexcept { return tock::shown(event, viewer); }

  static constexpr Invariants broken_invariants(const auto& setup, const State& state) noexcept {
    return tock::broken_invariants(setup, state);
  }
  static constexpr Packed pack(const auto& /*setup*/, const State& state) noexcept { return packed(state); }
  static constexpr Result<State, Refusal> unpack(const auto& /*setup*/, std::span<const std::uint8_t> bytes) noexcept {
    return unpacked(bytes);
  }

  /// A move text means the same in every position.
  static constexpr MoveText text_of(const auto& /*setup*/, const auto& /*position*/, Move move) noexcept {
    return tock::text_of(move);
  }
  static constexpr StateText text_of(const auto& setup, const State& state) noexcept {
    return tock::text_of(setup.layout(), state);
  }
  static constexpr Result<Move, Refusal> read_move(const auto& setup, const auto& /*position*/,
                                                   std::string_view text) noexcept {
    return tock::read_move(setup.layout(), text);
  }
  static constexpr Result<State, Refusal> read_state(const auto& setup, std::string_view text) noexcept {
    return tock::read_state(setup.layout(), text);
  }

 private:
  template <class Setup>
  static constexpr Turn<Setup> turn(const Setup& setup, const State& state) noexcept {
    return {setup, state.table, state.hand(state.table.turn)};
  }
  template <class Setup>
  static constexpr Turn<Setup> turn(const Setup& setup, const View& view) noexcept {
    return {setup, view.table, view.hand};
  }
};

namespace detail {

/// The game with these rules; rules that cannot be do not compile.
template <Options Chosen, const Edition& Data>
struct CheckedGame {
  static constexpr auto option_faults = validate(Chosen);
  static constexpr auto edition_faults = validate(Data);

  static_assert(!has_fault(option_faults, OptionFault::seats), "Tock: seats must be 2 to 6 (TK-6)");
  static_assert(!has_fault(option_faults, OptionFault::mode), "Tock: mode must be one of its three values (TK-6)");
  static_assert(!has_fault(option_faults, OptionFault::seven),
                "Tock: seven must be one of its two values (TK-26, TK-30)");
  static_assert(!has_fault(option_faults, OptionFault::own_start),
                "Tock: own_start must be one of its two values (TK-39)");
  static_assert(!has_fault(edition_faults, Constraint::section_fields),
                "Tock edition: fields per section must be 14 to 32");
  static_assert(!has_fault(edition_faults, Constraint::entrance), "Tock edition: the entrance offset must be 1 to 8");
  static_assert(!has_fault(edition_faults, Constraint::section_count), "Tock edition: n seats need n to 6 sections");
  static_assert(!has_fault(edition_faults, Constraint::section_order),
                "Tock edition: seats must lie in different sections of the board, in increasing order");
  static_assert(!has_fault(edition_faults, Constraint::schedule),
                "Tock edition: the schedule needs 1 to 26 numbers, each 1 to 6");
  static_assert(!has_fault(edition_faults, Constraint::deck),
                "Tock edition: a schedule must not deal more than 52 cards");
  static_assert(!has_fault(edition_faults, Constraint::name),
                "Tock edition: the name must be one word of 1 to 32 signs");

  using type = BasicGame<Rules, FixedSetup<Chosen, Data>>;
};

}  // namespace detail

/// Tock with rules that are part of the type: an empty object whose rules fold away.
template <Options Chosen = Options{}, const Edition& Data = standard_edition>
using Game = typename detail::CheckedGame<Chosen, Data>::type;

/// Tock with rules chosen while the program runs, see BasicGame::make.
using RuntimeGame = BasicGame<Rules, ChosenSetup<Options, Edition>>;

}  // namespace regelwerk::tock
