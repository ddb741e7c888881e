#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include <regelwerk/clockman/chance.hpp>
#include <regelwerk/clockman/constraints.hpp>
#include <regelwerk/clockman/edition.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/layout.hpp>
#include <regelwerk/clockman/legal.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/outcome.hpp>
#include <regelwerk/clockman/pack.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/state_text.hpp>
#include <regelwerk/clockman/text.hpp>
#include <regelwerk/clockman/transition.hpp>
#include <regelwerk/clockman/validate.hpp>
#include <regelwerk/clockman/view.hpp>
#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/basic_game.hpp>
#include <regelwerk/core/draw.hpp>
#include <regelwerk/core/fixed_list.hpp>
#include <regelwerk/core/outcome.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/setup.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/core/visit.hpp>

namespace regelwerk::clockman {

/// Clockman as BasicGame takes it: which types it uses, and which function of its files answers which call.
struct Rules {
  using Options = clockman::Options;
  using Edition = clockman::Edition;
  using Start = clockman::Start;
  using State = clockman::State;
  using Move = clockman::Move;
  using MoveList = FixedList<Move, max_moves>;
  using View = clockman::View;
  using Event = clockman::Event;
  using Rule = clockman::Rule;
  using Outcome = clockman::Outcome;
  using Invariants = clockman::Invariants;
  using Packed = clockman::Packed;

  static constexpr std::string_view name = "clockman";
  static constexpr int rules_version = clockman::rules_version;
  static constexpr int max_seats = clockman::max_seats;
  static constexpr const auto& table = rule_table;
  static constexpr auto option_fields = clockman::option_fields;
  static constexpr auto start_fields = clockman::start_fields;
  static constexpr const Edition& standard_edition = clockman::standard_edition;
  /// CM-68 forbids every move of a seat that is not asked.
  static constexpr Rule not_your_turn = Rule::course_of_turn;

  static constexpr auto faults(const auto& part) noexcept { return validate(part); }

  static constexpr int seats(const auto& setup) noexcept { return setup.layout().seats; }
  /// CM-66. There are no setup facts that are not chance.
  static constexpr Start default_start(const auto& /*setup*/) noexcept { return {}; }
  static constexpr bool accepts(const auto& /*setup*/, const Start& /*start*/) noexcept { return true; }
  static constexpr State initial(const auto& setup, const Start& start) noexcept { return initial_state(setup, start); }

  /// Of a State or a View.
  static constexpr Actor actor(const auto& position) noexcept { return actor_of(position.table); }

  static constexpr bool for_each_move(const auto& setup, const State& state, auto& visitor) noexcept {
    if (actor(state).is_chance()) return for_each_outcome(setup.layout(), state, visitor);
    return turn(setup, state).for_each_move(visitor);
  }
  static constexpr bool for_each_move(const auto& setup, const View& view, auto& visitor) noexcept {
    return turn(setup, view).for_each_move(visitor);
  }

  static constexpr std::optional<Rule> why_not(const auto& setup, const State& state, const Move& move) noexcept {
    return actor(state).is_chance() ? why_not_outcome(setup.layout(), state, move) : turn(setup, state).why_not(move);
  }
  static constexpr std::optional<Rule> why_not(const auto& setup, const View& view, const Move& move) noexcept {
    return turn(setup, view).why_not(move);
  }

  /// CM-3. How many cards of this kind can be drawn; 1 for faces of a die.
  static constexpr std::uint32_t weight(const auto& setup, const State& state, const Move& move) noexcept {
    return weight_of(setup.layout(), state, move);
  }
  static constexpr std::uint32_t total_weight(const auto& /*setup*/, const State& state) noexcept {
    return total_weight_of(state);
  }

  template <class Setup, class OnEvent>
  static constexpr void carry_out(const Setup& setup, State& state, const Move& move, OnEvent& on_event) noexcept {
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
    return Resampling<Source>{setup.layout(), setup.options(), view, source}.state();
  }
  static constexpr Event shown(const Event& event, Viewer viewer) noexcept { return clockman::shown(event, viewer); }

  static constexpr Invariants broken_invariants(const auto& setup, const State& state) noexcept {
    return clockman::broken_invariants(setup, state);
  }
  static constexpr Packed pack(const auto& /*setup*/, const State& state) noexcept { return packed(state); }
  static constexpr Result<State, Refusal> unpack(const auto& /*setup*/, std::span<const std::uint8_t> bytes) noexcept {
    return unpacked(bytes);
  }

  /// A move text means the same in every position.
  static constexpr MoveText text_of(const auto& /*setup*/, const auto& /*position*/, const Move& move) noexcept {
    return clockman::text_of(move);
  }
  static constexpr StateText text_of(const auto& setup, const State& state) noexcept {
    return clockman::text_of(setup.layout(), state);
  }
  static constexpr Result<Move, Refusal> read_move(const auto& setup, const auto& /*position*/,
                                                   std::string_view text) noexcept {
    return clockman::read_move(setup.layout(), text);
  }
  static constexpr Result<State, Refusal> read_state(const auto& setup, std::string_view text) noexcept {
    return clockman::read_state(setup.layout(), text);
  }

 private:
  template <class Setup>
  static constexpr Turn<Setup> turn(const Setup& setup, const State& state) noexcept {
    return {setup, state.table, state.events, state.hand(seat_at(state.table)), seats_with_symbols(state)};
  }
  template <class Setup>
  static constexpr Turn<Setup> turn(const Setup& setup, const View& view) noexcept {
    return {setup, view.table, view.events, view.symbols, view.with_symbols()};
  }
};

namespace detail {

/// The game with these rules; rules that cannot be do not compile.
template <Options Chosen, const Edition& Data>
struct CheckedGame {
  static constexpr auto option_faults = validate(Chosen);
  static constexpr auto edition_faults = validate(Data);

  static_assert(!has_fault(option_faults, OptionFault::seats), "Clockman: seats must be 2 to 4 (CM-1)");
  static_assert(!has_fault(option_faults, OptionFault::ones), "Clockman: ones must be 2 or 3 (CM-4)");
  static_assert(!has_fault(option_faults, OptionFault::outward),
                "Clockman: outward must be one of its two values (CM-15)");
  static_assert(!has_fault(option_faults, OptionFault::hoarding),
                "Clockman: hoarding must be one of its three values (CM-72, CM-74)");
  static_assert(!has_fault(option_faults, OptionFault::trade_offers), "Clockman: trade_offers must be 1 to 4 (CM-77)");
  static_assert(!has_fault(edition_faults, Constraint::ring_sizes),
                "Clockman edition: ring sizes must be divisible by 4, 8 to 64, and strictly decrease inward");
  static_assert(!has_fault(edition_faults, Constraint::field_kinds),
                "Clockman edition: fields must be of . S E T 0 1 2 X L; 0 only on ring 2, 1 on ring 3, 2 on ring 4, no "
                "L on ring 4");
  static_assert(!has_fault(edition_faults, Constraint::digit_supply),
                "Clockman edition: there must be twenty 0, eight 1, four 2, two X and six L");
  static_assert(!has_fault(edition_faults, Constraint::symmetry),
                "Clockman edition: fields must be the same in all four quadrants, X and L in opposite ones");
  static_assert(!has_fault(edition_faults, Constraint::passage_fields),
                "Clockman edition: passages must link fields of neighbouring rings, one at least per gap, none shared, "
                "alike in all quadrants");
  static_assert(!has_fault(edition_faults, Constraint::blockades),
                "Clockman edition: every pose must stand four times, and every gap show as many poses as possible");
  static_assert(!has_fault(edition_faults, Constraint::entries),
                "Clockman edition: entries and junctions must lie a quarter apart, junctions away from passages");
  static_assert(!has_fault(edition_faults, Constraint::lines),
                "Clockman edition: the lines inward and outward must lead once around the neighbouring ring in order");
  static_assert(!has_fault(edition_faults, Constraint::effects),
                "Clockman edition: every ring needs an S, ring 4 also a T, the board an E");
  static_assert(!has_fault(edition_faults, Constraint::deck),
                "Clockman edition: the deck must have 60 cards of the known kinds");
  static_assert(!has_fault(edition_faults, Constraint::symbols),
                "Clockman edition: there must be eight symbol cards of each pose");
  static_assert(!has_fault(edition_faults, Constraint::name),
                "Clockman edition: the name must be one word of 1 to 32 signs");

  using type = BasicGame<Rules, FixedSetup<Chosen, Data>>;
};

}  // namespace detail

/// Clockman with rules that are part of the type: an empty object whose rules fold away.
template <Options Chosen = Options{}, const Edition& Data = standard_edition>
using Game = typename detail::CheckedGame<Chosen, Data>::type;

/// Clockman with rules chosen while the program runs, see BasicGame::make.
using RuntimeGame = BasicGame<Rules, ChosenSetup<Options, Edition>>;

}  // namespace regelwerk::clockman
