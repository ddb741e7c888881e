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
#include <regelwerk/clockman/line.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/outcome.hpp>
#include <regelwerk/clockman/pack.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/text.hpp>
#include <regelwerk/clockman/transition.hpp>
#include <regelwerk/clockman/validate.hpp>
#include <regelwerk/clockman/view.hpp>
#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/draw.hpp>
#include <regelwerk/core/fixed_list.hpp>
#include <regelwerk/core/outcome.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/setup.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/core/visit.hpp>

namespace regelwerk::clockman {

/// Why RuntimeGame::make refused.
struct SetupFaults {
  OptionFaults options;
  EditionFaults edition;
};

/// Clockman: a value that knows the rules in force. `Setup` holds options and edition, see Game and RuntimeGame.
template <class Setup>
class BasicGame : private Setup {
 public:
  using Options = clockman::Options;
  using Edition = clockman::Edition;
  using Start = clockman::Start;
  using State = clockman::State;
  using Move = clockman::Move;
  using View = clockman::View;
  using Event = clockman::Event;
  using Rule = clockman::Rule;
  using Outcome = regelwerk::Outcome<clockman::max_seats, Rule>;
  using Packed = clockman::Packed;
  using MoveList = FixedList<Move, max_moves>;

  static constexpr std::string_view name = "clockman";
  static constexpr int rules_version = clockman::rules_version;
  static constexpr int max_seats = clockman::max_seats;
  static constexpr auto option_fields = clockman::option_fields;
  static constexpr auto start_fields = clockman::start_fields;

  constexpr BasicGame()
    requires(Setup::is_fixed)
  = default;

  /// A game under these rules, or what is wrong with them. The edition is not copied and must outlive the game.
  [[nodiscard]] static constexpr Result<BasicGame, SetupFaults> make(const Options& options,
                                                                     const Edition& edition = standard_edition) noexcept
    requires(!Setup::is_fixed)
  {
    const SetupFaults faults{validate(options), clockman::validate(edition)};
    if (!faults.options.empty() || !faults.edition.empty()) return faults;
    return BasicGame{Setup{options, edition}};
  }
  static constexpr Result<BasicGame, SetupFaults> make(const Options&, const Edition&&)
    requires(!Setup::is_fixed)
  = delete;

  using Setup::edition;
  using Setup::layout;
  using Setup::options;

  /// CM-1. The number of seats, 2 to 4.
  [[nodiscard]] constexpr int seats() const noexcept { return layout().seats; }

  /// CM-66. There are no setup facts that are not chance.
  [[nodiscard]] constexpr Start default_start() const noexcept { return {}; }
  [[nodiscard]] constexpr bool accepts(const Start& /*start*/) const noexcept { return true; }

  /// CM-7, CM-9. The position before the first starting roll.
  [[nodiscard]] constexpr State initial(const Start& start) const noexcept { return initial_state(setup(), start); }
  [[nodiscard]] constexpr State initial() const noexcept { return initial(default_start()); }

  /// Who decides next.
  [[nodiscard]] constexpr Actor actor(const State& state) const noexcept { return actor_of(state.table); }

  /// All legal moves or chance outcomes in the order of their codes; none when the game is over.
  [[nodiscard]] constexpr MoveList moves(const State& state) const noexcept { return collect(state); }

  /// Visits what moves() lists; a visitor that answers false stops. False if one did.
  template <class Visitor>
  constexpr bool for_each_move(const State& state, Visitor&& visitor) const noexcept {
    if (actor(state).is_chance()) return for_each_outcome(layout(), state, visitor);
    return turn(state).for_each_move(visitor);
  }

  /// CM-3. How many cards of this kind can be drawn; 1 for faces of a die and for the moves of seats. Precondition:
  /// legal.
  [[nodiscard]] constexpr std::uint32_t weight(const State& state, const Move& move) const noexcept {
    expects([&] { return !why_not(state, move); });
    return weight_of(layout(), state, move);
  }
  /// The sum of the weights of all chance outcomes. Precondition: chance decides.
  [[nodiscard]] constexpr std::uint32_t total_weight(const State& state) const noexcept {
    expects([&] { return actor(state).is_chance(); });
    return total_weight_of(state);
  }

  /// Empty if `move` is legal, else the first rule that forbids it; any value of Move may be asked about.
  [[nodiscard]] constexpr std::optional<Rule> why_not(const State& state, const Move& move) const noexcept {
    return actor(state).is_chance() ? why_not_outcome(layout(), state, move) : turn(state).why_not(move);
  }

  /// Carries `move` out in place and tells on_event what happens. Precondition: legal.
  template <class OnEvent = NoEvents>
  constexpr void advance(State& state, const Move& move, OnEvent&& on_event = {}) const noexcept {
    expects([&] { return !why_not(state, move); });
    Transition<Setup, std::remove_reference_t<OnEvent>>{setup(), state, on_event}.carry_out(move);
  }

  /// The state after `move`. Precondition: legal.
  template <class OnEvent = NoEvents>
  [[nodiscard]] constexpr State play(State state, const Move& move, OnEvent&& on_event = {}) const noexcept {
    advance(state, move, on_event);
    return state;
  }

  /// The state after `move`, or the rule that forbids it.
  [[nodiscard]] constexpr Played<State, Rule> try_play(const State& state, const Move& move) const noexcept {
    if (const auto rule = why_not(state, move)) return *rule;
    return play(state, move);
  }

  /// CM-70. Empty while the game goes on.
  [[nodiscard]] constexpr std::optional<Outcome> outcome(const State& state) const noexcept {
    return outcome_of(layout(), state.table);
  }

  /// What `viewer` may know. Precondition: a seat of this game, or a spectator.
  [[nodiscard]] constexpr View view(const State& state, Viewer viewer) const noexcept {
    return view_of(layout(), state, viewer);
  }
  [[nodiscard]] constexpr Actor actor(const View& view) const noexcept { return actor_of(view.table); }
  /// The legal moves of the viewer if it is its turn; none otherwise.
  [[nodiscard]] constexpr MoveList moves(const View& view) const noexcept { return collect(view); }
  template <class Visitor>
  constexpr bool for_each_move(const View& view, Visitor&& visitor) const noexcept {
    return !acts(view) || turn(view).for_each_move(visitor);
  }
  /// As for a State, if it is the viewer's turn; otherwise CM-68 forbids every move.
  [[nodiscard]] constexpr std::optional<Rule> why_not(const View& view, const Move& move) const noexcept {
    return acts(view) ? turn(view).why_not(move) : Rule::course_of_turn;
  }

  /// A state that `view` allows, by its exact probability: see Resampling.
  template <BitSource Source>
  [[nodiscard]] constexpr State resample(const View& view, Source& source) const noexcept {
    return Resampling<Source>{layout(), options(), view, source}.state();
  }

  /// The event as `viewer` may see it.
  [[nodiscard]] constexpr Event shown(const Event& event, Viewer viewer) const noexcept {
    return clockman::shown(event, viewer);
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
    return clockman::validate(options);
  }

  [[nodiscard]] constexpr const Setup& setup() const noexcept { return *this; }

  [[nodiscard]] static constexpr bool acts(const View& view) noexcept {
    return !view.viewer.is_spectator() && actor_of(view.table).is(view.viewer.seat());
  }

  [[nodiscard]] constexpr Turn<Setup> turn(const State& state) const noexcept {
    return {setup(), state.table, state.events, state.hand(seat_at(state.table)), seats_with_symbols(state)};
  }
  [[nodiscard]] constexpr Turn<Setup> turn(const View& view) const noexcept {
    return {setup(), view.table, view.events, view.symbols, view.with_symbols()};
  }

  [[nodiscard]] constexpr MoveList collect(const auto& position) const noexcept {
    MoveList list;
    for_each_move(position, [&](const Move& move) { list.push_back(move); });
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

  static_assert(!breaks(OptionFault::seats), "Clockman: seats must be 2 to 4 (CM-1)");
  static_assert(!breaks(OptionFault::ones), "Clockman: ones must be 2 or 3 (CM-4)");
  static_assert(!breaks(OptionFault::outward), "Clockman: outward must be one of its two values (CM-15)");
  static_assert(!breaks(OptionFault::hoarding), "Clockman: hoarding must be one of its three values (CM-72, CM-74)");
  static_assert(!breaks(OptionFault::trade_offers), "Clockman: trade_offers must be 1 to 4 (CM-77)");
  static_assert(!breaks(Constraint::ring_sizes),
                "Clockman edition: ring sizes must be divisible by 4, 8 to 64, and strictly decrease inward");
  static_assert(!breaks(Constraint::field_kinds),
                "Clockman edition: fields must be of . S E T 0 1 2 X L; 0 only on ring 2, 1 on ring 3, 2 on ring 4, no "
                "L on ring 4");
  static_assert(!breaks(Constraint::digit_supply),
                "Clockman edition: there must be twenty 0, eight 1, four 2, two X and six L");
  static_assert(!breaks(Constraint::symmetry),
                "Clockman edition: fields must be the same in all four quadrants, X and L in opposite ones");
  static_assert(!breaks(Constraint::passage_fields),
                "Clockman edition: passages must link fields of neighbouring rings, one at least per gap, none shared, "
                "alike in all quadrants");
  static_assert(!breaks(Constraint::blockades),
                "Clockman edition: every pose must stand four times, and every gap show as many poses as possible");
  static_assert(!breaks(Constraint::entries),
                "Clockman edition: entries and junctions must lie a quarter apart, junctions away from passages");
  static_assert(!breaks(Constraint::lines),
                "Clockman edition: the lines inward and outward must lead once around the neighbouring ring in order");
  static_assert(!breaks(Constraint::effects),
                "Clockman edition: every ring needs an S, ring 4 also a T, the board an E");
  static_assert(!breaks(Constraint::deck), "Clockman edition: the deck must have 60 cards of the known kinds");
  static_assert(!breaks(Constraint::symbols), "Clockman edition: there must be eight symbol cards of each pose");
  static_assert(!breaks(Constraint::name), "Clockman edition: the name must be one word of 1 to 32 signs");

  using type = BasicGame<FixedSetup<Chosen, Data>>;
};

}  // namespace detail

/// Clockman with rules that are part of the type: an empty object whose rules fold away.
template <Options Chosen = Options{}, const Edition& Data = standard_edition>
using Game = typename detail::CheckedGame<Chosen, Data>::type;

/// Clockman with rules chosen while the program runs, see BasicGame::make.
using RuntimeGame = BasicGame<ChosenSetup<Options, Edition>>;

/// The text of a move by the ledger's grammar. Precondition: legal.
template <class Setup>
[[nodiscard]] constexpr MoveText to_text(const BasicGame<Setup>& /*game*/, const State& /*state*/,
                                         const Move& move) noexcept {
  return text_of(move);
}
/// The state as one line.
template <class Setup>
[[nodiscard]] constexpr StateText to_text(const BasicGame<Setup>& game, const State& state) noexcept {
  return text_of(game.layout(), state);
}
/// The move that a text names, legal or not; else where and why it names none.
template <class Setup>
[[nodiscard]] constexpr Result<Move, Refusal> parse_move(const BasicGame<Setup>& game, const State& /*state*/,
                                                         std::string_view text) noexcept {
  return read_move(game.layout(), text);
}
/// The state that a line describes; else where and why it describes none of this game.
template <class Setup>
[[nodiscard]] constexpr Result<State, Refusal> parse_state(const BasicGame<Setup>& game,
                                                           std::string_view text) noexcept {
  return read_state(game, text);
}

}  // namespace regelwerk::clockman
