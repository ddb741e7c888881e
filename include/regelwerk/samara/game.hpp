#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include <regelwerk/core/actor.hpp>
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
#include <regelwerk/samara/state_text.hpp>
#include <regelwerk/samara/text.hpp>
#include <regelwerk/samara/transition.hpp>
#include <regelwerk/samara/validate.hpp>
#include <regelwerk/samara/view.hpp>

namespace regelwerk::samara {

/// Why RuntimeGame::make refused.
struct SetupFaults {
  OptionFaults options;
  EditionFaults edition;
};

/// Samara: a value that knows the rules in force. `Setup` holds options and edition, see Game and RuntimeGame.
template <class Setup>
class BasicGame : private Setup {
 public:
  using Options = samara::Options;
  using Edition = samara::Edition;
  using Start = samara::Start;
  using State = samara::State;
  using Move = samara::Move;
  using View = samara::View;
  using Event = samara::Event;
  using Rule = samara::Rule;
  using Outcome = regelwerk::Outcome<samara::max_seats, Rule>;
  using Packed = samara::Packed;
  using MoveList = FixedList<Move, max_moves>;

  static constexpr std::string_view name = "samara";
  static constexpr int rules_version = samara::rules_version;
  static constexpr int max_seats = samara::max_seats;
  static constexpr auto option_fields = samara::option_fields;
  static constexpr auto start_fields = samara::start_fields;

  constexpr BasicGame()
    requires(Setup::is_fixed)
  = default;

  /// A game under these rules, or what is wrong with them. The edition is not copied and must outlive the game.
  [[nodiscard]] static constexpr Result<BasicGame, SetupFaults> make(const Options& options,
                                                                     const Edition& edition = standard_edition) noexcept
    requires(!Setup::is_fixed)
  {
    const SetupFaults faults{validate(options), samara::validate(edition)};
    if (!faults.options.empty() || !faults.edition.empty()) return faults;
    return BasicGame{Setup{options, edition}};
  }
  static constexpr Result<BasicGame, SetupFaults> make(const Options&, const Edition&&)
    requires(!Setup::is_fixed)
  = delete;

  using Setup::edition;
  using Setup::layout;
  using Setup::options;

  /// SM-5. The number of seats, 2 to 5.
  [[nodiscard]] constexpr int seats() const noexcept { return layout().seats; }

  /// SM-6. The setup facts that hold if nobody says otherwise.
  [[nodiscard]] constexpr Start default_start() const noexcept { return start_in_order(); }
  /// True if these setup facts fit the number of seats.
  [[nodiscard]] constexpr bool accepts(const Start& start) const noexcept { return is_laying_order(start, seats()); }

  /// SM-4 to SM-7. The position before the first tile is laid. Precondition: accepts(start).
  [[nodiscard]] constexpr State initial(const Start& start) const noexcept {
    expects([&] { return accepts(start); });
    return initial_state(setup(), start);
  }
  [[nodiscard]] constexpr State initial() const noexcept { return initial(default_start()); }

  /// Who decides next.
  [[nodiscard]] constexpr Actor actor(const State& state) const noexcept { return actor(state.table); }

  /// All legal moves or chance outcomes in the order of their codes; none when the game is over.
  [[nodiscard]] constexpr MoveList moves(const State& state) const noexcept { return collect(state); }

  /// Visits what moves() lists; a visitor that answers false stops. False if one did.
  template <class Visitor>
  constexpr bool for_each_move(const State& state, Visitor&& visitor) const noexcept {
    return turn(state).for_each_move(visitor);
  }

  /// SM-1, SM-3. How many such tiles or tools are left; 1 for the moves of seats. Precondition: legal.
  [[nodiscard]] constexpr std::uint32_t weight(const State& state, Move move) const noexcept {
    expects([&] { return !why_not(state, move); });
    if (move.kind == MoveKind::tile) {
      return static_cast<std::uint32_t>(copies_with(layout(), state.table, move.tile(), Holder::bag()));
    }
    if (move.kind == MoveKind::tool) {
      return static_cast<std::uint32_t>(supply_of(layout(), state.table).count(move.tool()));
    }
    return 1;
  }
  /// The sum of the weights of all chance outcomes. Precondition: chance decides.
  [[nodiscard]] constexpr std::uint32_t total_weight(const State& state) const noexcept {
    expects([&] { return actor(state).is_chance(); });
    const int all = state.table.phase == Phase::tile ? tile_count : layout().tools();
    return static_cast<std::uint32_t>(all - state.table.draws);
  }

  /// Empty if `move` is legal, else the first rule that forbids it; any value of Move may be asked about.
  [[nodiscard]] constexpr std::optional<Rule> why_not(const State& state, Move move) const noexcept {
    return turn(state).why_not(move);
  }

  /// Carries `move` out in place and tells on_event what happens. Precondition: legal.
  template <class OnEvent = NoEvents>
  constexpr void advance(State& state, Move move, OnEvent&& on_event = {}) const noexcept {
    expects([&] { return !why_not(state, move); });
    Transition<Setup, std::remove_reference_t<OnEvent>>{setup(), state, on_event}.carry_out(move);
  }

  /// The state after `move`. Precondition: legal.
  template <class OnEvent = NoEvents>
  [[nodiscard]] constexpr State play(State state, Move move, OnEvent&& on_event = {}) const noexcept {
    advance(state, move, on_event);
    return state;
  }

  /// The state after `move`, or the rule that forbids it.
  [[nodiscard]] constexpr Played<State, Rule> try_play(const State& state, Move move) const noexcept {
    if (const auto rule = why_not(state, move)) return *rule;
    return play(state, move);
  }

  /// SM-48. Empty while the game goes on.
  [[nodiscard]] constexpr std::optional<Outcome> outcome(const State& state) const noexcept {
    return outcome_of(layout(), state.table);
  }

  /// What `viewer` may know. Precondition: a seat of this game, or a spectator.
  [[nodiscard]] constexpr View view(const State& state, Viewer viewer) const noexcept { return view_of(state, viewer); }
  [[nodiscard]] constexpr Actor actor(const View& view) const noexcept { return actor(view.table); }
  /// The legal moves of the viewer if it is its turn; none otherwise.
  [[nodiscard]] constexpr MoveList moves(const View& view) const noexcept { return collect(view); }
  template <class Visitor>
  constexpr bool for_each_move(const View& view, Visitor&& visitor) const noexcept {
    return !acts(view) || turn(view).for_each_move(visitor);
  }
  /// As for a State, if it is the viewer's turn; otherwise SM-9 forbids every move.
  [[nodiscard]] constexpr std::optional<Rule> why_not(const View& view, Move move) const noexcept {
    return acts(view) ? turn(view).why_not(move) : Rule::active_worker;
  }

  /// A state that `view` allows: for every tool chosen unseen all that its seat may give up are equally likely.
  template <BitSource Source>
  [[nodiscard]] constexpr State resample(const View& view, Source& source) const noexcept {
    return resampled(layout(), view, source);
  }

  /// The event as `viewer` may see it.
  [[nodiscard]] constexpr Event shown(const Event& event, Viewer viewer) const noexcept {
    return samara::shown(event, viewer);
  }

  /// What is broken in a state from outside; empty if it could have been reached.
  [[nodiscard]] constexpr Invariants validate(const State& state) const noexcept {
    return broken_invariants(setup(), state);
  }

  /// The state as bytes, the same on every platform.
  [[nodiscard]] constexpr Packed pack(const State& state) const noexcept { return packed(state); }
  /// The state that bytes hold, or where and why they hold none of this game.
  [[nodiscard]] constexpr Result<State, Refusal> unpack(std::span<const std::uint8_t> bytes) const noexcept {
    return unpacked(setup(), bytes);
  }

 private:
  constexpr explicit BasicGame(const Setup& setup) noexcept : Setup(setup) {}

  [[nodiscard]] static constexpr OptionFaults validate(const Options& options) noexcept {
    return samara::validate(options);
  }

  [[nodiscard]] constexpr const Setup& setup() const noexcept { return *this; }

  [[nodiscard]] static constexpr Actor actor(const Table& table) noexcept {
    if (table.phase == Phase::over) return Actor::nobody();
    return table.phase <= Phase::tool ? Actor::chance() : Actor{table.turn};
  }
  [[nodiscard]] static constexpr bool acts(const View& view) noexcept {
    return !view.viewer.is_spectator() && actor(view.table).is(view.viewer.seat());
  }

  [[nodiscard]] constexpr Turn<Setup> turn(const State& state) const noexcept { return {setup(), state.table}; }
  [[nodiscard]] constexpr Turn<Setup> turn(const View& view) const noexcept { return {setup(), view.table}; }

  [[nodiscard]] constexpr MoveList collect(const auto& position) const noexcept {
    MoveList list;
    for_each_move(position, [&](Move move) { list.push_back(move); });
    return list;
  }
};

namespace detail {

/// The game with these rules; rules that cannot be do not compile.
template <Options Chosen, const Edition& Data>
struct CheckedGame {
  static constexpr bool breaks(OptionFault fault) noexcept {
    for (const OptionFault found : validate(Chosen)) {
      if (found == fault) return true;
    }
    return false;
  }
  static constexpr bool breaks(Constraint constraint) noexcept {
    for (const Constraint found : validate(Data)) {
      if (found == constraint) return true;
    }
    return false;
  }

  static_assert(!breaks(OptionFault::seats), "Samara: seats must be 2 to 5 (SM-5)");
  static_assert(!breaks(OptionFault::start_month), "Samara: start_month must be 1 to 6 (SM-7)");
  static_assert(!breaks(OptionFault::last_half_year), "Samara: last_half_year must be 0 to 255 (SM-47)");
  static_assert(!breaks(Constraint::spaces),
                "Samara edition: there must be 30 different spaces in columns 1 to 9 and rows 1 to 4");
  static_assert(!breaks(Constraint::space_order), "Samara edition: the spaces must be ordered by column, then row");
  static_assert(!breaks(Constraint::columns_in_use),
                "Samara edition: columns 7, 8 and 9 and the spaces (3,1), (1,2), (1,3), (2,2) must be in use");
  static_assert(!breaks(Constraint::tool_spaces),
                "Samara edition: every tool space must be a space, named once, with digits 0 to 9");
  static_assert(!breaks(Constraint::tool_sums),
                "Samara edition: for every number of seats the digits must sum to 6 x seats");
  static_assert(!breaks(Constraint::twelve_tool_spaces),
                "Samara edition: every tool space must have 2 tools at 4 seats; (1,3) and (2,2) must be tool spaces");
  static_assert(!breaks(Constraint::tile_total),
                "Samara edition: there must be 36 tiles in all and a copy at least of every name");
  static_assert(!breaks(Constraint::tile_names),
                "Samara edition: names must be different words of small letters, the first a capital, parted by one "
                "blank, at most 20 characters");
  static_assert(!breaks(Constraint::prestige), "Samara edition: every prestige must be 1 to 9, and one must be 4");
  static_assert(!breaks(Constraint::tool_limits),
                "Samara edition: no tile may need more than two saws, two trowels and two glass tools");
  static_assert(!breaks(Constraint::tool_numbers),
                "Samara edition: tiles that need no, one, two .. six tools must all occur");
  static_assert(!breaks(Constraint::special_tiles),
                "Samara edition: every special tile must occur, three Weight rooms at least, and one copy at most of "
                "each permanent tile");
  static_assert(!breaks(Constraint::losses),
                "Samara edition: Boat must need a saw, Sculpture a trowel, Vase both glass tools, Ruin two tools");
  static_assert(!breaks(Constraint::name), "Samara edition: the name must be one word of 1 to 32 signs");

  using type = BasicGame<FixedSetup<Chosen, Data>>;
};

}  // namespace detail

/// Samara with rules that are part of the type: an empty object whose rules fold away.
template <Options Chosen = Options{}, const Edition& Data = standard_edition>
using Game = typename detail::CheckedGame<Chosen, Data>::type;

/// Samara with rules chosen while the program runs, see BasicGame::make.
using RuntimeGame = BasicGame<ChosenSetup<Options, Edition>>;

/// The text of a move by the ledger's grammar. Precondition: legal.
template <class Setup>
[[nodiscard]] constexpr MoveText to_text(const BasicGame<Setup>& game, const State& state, Move move) noexcept {
  return text_of(game.edition(), game.layout(), state.table, move);
}
/// The state as one line.
template <class Setup>
[[nodiscard]] constexpr StateText to_text(const BasicGame<Setup>& game, const State& state) noexcept {
  return text_of(game.edition(), game.layout(), state);
}
/// The move that a text names, legal or not; else where and why it names none.
template <class Setup>
[[nodiscard]] constexpr Result<Move, Refusal> parse_move(const BasicGame<Setup>& game, const State& state,
                                                         std::string_view text) noexcept {
  return read_move(game.edition(), game.layout(), state.table, text);
}
/// The state that a line describes; else where and why it describes none of this game.
template <class Setup>
[[nodiscard]] constexpr Result<State, Refusal> parse_state(const BasicGame<Setup>& game,
                                                           std::string_view text) noexcept {
  return read_state(game, text);
}

}  // namespace regelwerk::samara
