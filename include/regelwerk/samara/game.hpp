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
#include <regelwerk/samara/constraints.hpp>
#include <regelwerk/samara/edition.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/layout.hpp>
#include <regelwerk/samara/legal.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/outcome.hpp>
#include <regelwerk/samara/pack.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state_reader.hpp>
#include <regelwerk/samara/state_text.hpp>
#include <regelwerk/samara/text.hpp>
#include <regelwerk/samara/transition.hpp>
#include <regelwerk/samara/validate.hpp>
#include <regelwerk/samara/view.hpp>

namespace regelwerk::samara {

/// Samara as BasicGame takes it: which types it uses, and which function of its files answers which call.
struct Rules {
  using Options = samara::Options;
  using Edition = samara::Edition;
  using Start = samara::Start;
  using State = samara::State;
  using Move = samara::Move;
  using MoveList = FixedList<Move, max_moves>;
  using View = samara::View;
  using Event = samara::Event;
  using Rule = samara::Rule;
  using Outcome = samara::Outcome;
  using Invariants = samara::Invariants;
  using Packed = samara::Packed;

  static constexpr std::string_view name = "samara";
  static constexpr int rules_version = samara::rules_version;
  static constexpr int max_seats = samara::max_seats;
  static constexpr const auto& table = rule_table;
  static constexpr auto option_fields = samara::option_fields;
  static constexpr auto start_fields = samara::start_fields;
  static constexpr const Edition& standard_edition = samara::standard_edition;
  /// SM-9 forbids every move of a seat whose turn it is not.
  static constexpr Rule not_your_turn = Rule::active_worker;

  static constexpr auto faults(const auto& part) noexcept { return validate(part); }

  static constexpr int seats(const auto& setup) noexcept { return setup.layout().seats; }
  /// SM-6.
  static constexpr Start default_start(const auto& /*setup*/) noexcept { return start_in_order(); }
  static constexpr bool accepts(const auto& setup, const Start& start) noexcept {
    return is_laying_order(start, seats(setup));
  }
  static constexpr State initial(const auto& setup, const Start& start) noexcept { return initial_state(setup, start); }

  /// Of a State or a View.
  static constexpr Actor actor(const auto& position) noexcept { return actor_of(position.table); }

  static constexpr bool for_each_move(const auto& setup, const auto& position, auto& visitor) noexcept {
    return turn(setup, position).for_each_move(visitor);
  }
  static constexpr std::optional<Rule> why_not(const auto& setup, const auto& position, Move move) noexcept {
    return turn(setup, position).why_not(move);
  }

  /// SM-1, SM-3. How many such tiles or tools are left.
  static constexpr std::uint32_t weight(const auto& setup, const State& state, Move move) noexcept {
    const Layout& layout = setup.layout();
    const bool tile = move.kind == MoveKind::tile;
    return static_cast<std::uint32_t>(tile ? copies_with(layout, state.table, move.tile(), Holder::bag())
                                           : supply_of(layout, state.table).count(move.tool()));
  }
  static constexpr std::uint32_t total_weight(const auto& setup, const State& state) noexcept {
    const int all = state.table.phase == Phase::tile ? tile_count : setup.layout().tools();
    return static_cast<std::uint32_t>(all - state.table.draws);
  }

  template <class Setup, class OnEvent>
  static constexpr void carry_out(const Setup& setup, State& state, Move move, OnEvent& on_event) noexcept {
    Transition<Setup, OnEvent>{setup, state, on_event}.carry_out(move);
  }
  static constexpr std::optional<Outcome> outcome(const auto& setup, const State& state) noexcept {
    return outcome_of(setup.layout(), state.table);
  }

  static constexpr View view(const auto& /*setup*/, const State& state, Viewer viewer) noexcept {
    return view_of(state, viewer);
  }
  template <BitSource Source>
  static constexpr State resample(const auto& setup, const View& view, Source& source) noexcept {
    return resampled(setup.layout(), view, source);
  }
  static constexpr Event shown(const Event& event, Viewer viewer) noexcept { return samara::shown(event, viewer); }

  static constexpr Invariants broken_invariants(const auto& setup, const State& state) noexcept {
    return samara::broken_invariants(setup, state);
  }
  static constexpr Packed pack(const auto& /*setup*/, const State& state) noexcept { return packed(state); }
  static constexpr Result<State, Refusal> unpack(const auto& /*setup*/, std::span<const std::uint8_t> bytes) noexcept {
    return unpacked(bytes);
  }

  /// Helpers are named by their places, so a move text has its meaning from the position.
  static constexpr MoveText text_of(const auto& setup, const auto& position, Move move) noexcept {
    return samara::text_of(setup.edition(), setup.layout(), position.table, move);
  }
  static constexpr StateText text_of(const auto& setup, const State& state) noexcept {
    return samara::text_of(setup.edition(), setup.layout(), state);
  }
  static constexpr Result<Move, Refusal> read_move(const auto& setup, const auto& position,
                                                   std::string_view text) noexcept {
    return samara::read_move(setup.edition(), setup.layout(), position.table, text);
  }
  static constexpr Result<State, Refusal> read_state(const auto& setup, std::string_view text) noexcept {
    return samara::read_state(setup.edition(), setup.layout(), text);
  }

 private:
  template <class Setup>
  static constexpr Turn<Setup> turn(const Setup& setup, const auto& position) noexcept {
    return {setup, position.table};
  }
};

namespace detail {

/// The game with these rules; rules that cannot be do not compile.
template <Options Chosen, const Edition& Data>
struct CheckedGame {
  static constexpr auto option_faults = validate(Chosen);
  static constexpr auto edition_faults = validate(Data);

  static_assert(!has_fault(option_faults, OptionFault::seats), "Samara: seats must be 2 to 5 (SM-5)");
  static_assert(!has_fault(option_faults, OptionFault::start_month), "Samara: start_month must be 1 to 6 (SM-7)");
  static_assert(!has_fault(option_faults, OptionFault::last_half_year),
                "Samara: last_half_year must be 0 to 255 (SM-47)");
  static_assert(!has_fault(edition_faults, Constraint::spaces),
                "Samara edition: there must be 30 different spaces in columns 1 to 9 and rows 1 to 4");
  static_assert(!has_fault(edition_faults, Constraint::space_order),
                "Samara edition: the spaces must be ordered by column, then row");
  static_assert(!has_fault(edition_faults, Constraint::columns_in_use),
                "Samara edition: columns 7, 8 and 9 and the spaces (3,1), (1,2), (1,3), (2,2) must be in use");
  static_assert(!has_fault(edition_faults, Constraint::tool_spaces),
                "Samara edition: every tool space must be a space, named once, with digits 0 to 9");
  static_assert(!has_fault(edition_faults, Constraint::tool_sums),
                "Samara edition: for every number of seats the digits must sum to 6 x seats");
  static_assert(!has_fault(edition_faults, Constraint::twelve_tool_spaces),
                "Samara edition: every tool space must have 2 tools at 4 seats; (1,3) and (2,2) must be tool spaces");
  static_assert(!has_fault(edition_faults, Constraint::tile_total),
                "Samara edition: there must be 36 tiles in all and a copy at least of every name");
  static_assert(!has_fault(edition_faults, Constraint::tile_names),
                "Samara edition: names must be different words of small letters, the first a capital, parted by one "
                "blank, at most 20 characters");
  static_assert(!has_fault(edition_faults, Constraint::prestige),
                "Samara edition: every prestige must be 1 to 9, and one must be 4");
  static_assert(!has_fault(edition_faults, Constraint::tool_limits),
                "Samara edition: no tile may need more than two saws, two trowels and two glass tools");
  static_assert(!has_fault(edition_faults, Constraint::tool_numbers),
                "Samara edition: tiles that need no, one, two .. six tools must all occur");
  static_assert(!has_fault(edition_faults, Constraint::special_tiles),
                "Samara edition: every special tile must occur, three Weight rooms at least, and one copy at most of "
                "each permanent tile");
  static_assert(!has_fault(edition_faults, Constraint::losses),
                "Samara edition: Boat must need a saw, Sculpture a trowel, Vase both glass tools, Ruin two tools");
  static_assert(!has_fault(edition_faults, Constraint::name),
                "Samara edition: the name must be one word of 1 to 32 signs");

  using type = BasicGame<Rules, FixedSetup<Chosen, Data>>;
};

}  // namespace detail

/// Samara with rules that are part of the type: an empty object whose rules fold away.
template <Options Chosen = Options{}, const Edition& Data = standard_edition>
using Game = typename detail::CheckedGame<Chosen, Data>::type;

/// Samara with rules chosen while the program runs, see BasicGame::make.
using RuntimeGame = BasicGame<Rules, ChosenSetup<Options, Edition>>;

}  // namespace regelwerk::samara
