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

/// Why RuntimeGame::make refused.
struct SetupFaults {
  OptionFaults options;
  EditionFaults edition;
};

/// Tock: a value that knows the rules in force. `Setup` holds options and edition, see Game and RuntimeGame.
template <class Setup>
class BasicGame : private Setup {
 public:
  using Options = tock::Options;
  using Edition = tock::Edition;
  using Start = tock::Start;
  using State = tock::State;
  using Move = tock::Move;
  using View = tock::View;
  using Event = tock::Event;
  using Rule = tock::Rule;
  using Outcome = regelwerk::Outcome<tock::max_seats, Rule>;
  using Packed = tock::Packed;
  using MoveList = FixedList<Move, max_moves>;

  static constexpr std::string_view name = "tock";
  static constexpr int rules_version = tock::rules_version;
  static constexpr int max_seats = tock::max_seats;
  /// All rules of the ledger, in its order.
  static constexpr std::span<const RuleInfo> rules{rule_table};
  static constexpr auto option_fields = tock::option_fields;
  static constexpr auto start_fields = tock::start_fields;

  constexpr BasicGame()
    requires(Setup::is_fixed)
  = default;

  /// A game under these rules, or what is wrong with them. The edition is not copied and must outlive the game.
  [[nodiscard]] static constexpr Result<BasicGame, SetupFaults> make(const Options& options,
                                                                     const Edition& edition = standard_edition) noexcept
    requires(!Setup::is_fixed)
  {
    const SetupFaults faults{validate(options), tock::validate(edition)};
    if (!faults.options.empty() || !faults.edition.empty()) return faults;
    return BasicGame{Setup{options, edition}};
  }
  static constexpr Result<BasicGame, SetupFaults> make(const Options&, const Edition&&)
    requires(!Setup::is_fixed)
  = delete;

  using Setup::edition;
  using Setup::layout;
  using Setup::options;

  /// TK-6. The number of seats, 2 to 6.
  [[nodiscard]] constexpr int seats() const noexcept { return layout().seats; }

  /// TK-37. The setup facts that hold if nobody says otherwise.
  [[nodiscard]] constexpr Start default_start() const noexcept { return {Seat{seats() - 1}}; }
  /// True if these setup facts fit the number of seats.
  [[nodiscard]] constexpr bool accepts(const Start& start) const noexcept {
    return start.first_dealer.index() < seats();
  }

  /// TK-5. The position before the first card is dealt. Precondition: accepts(start).
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
    if (state.table.phase == Phase::deal) {
      return state.deck.for_each_kind([&](Rank rank) { return visit(visitor, dealt(rank)); });
    }
    return turn(state).for_each_move(visitor);
  }

  /// TK-8. How many cards of this rank the deck holds; 1 for the moves of seats. Precondition: legal.
  [[nodiscard]] constexpr std::uint32_t weight(const State& state, Move move) const noexcept {
    expects([&] { return !why_not(state, move); });
    return move.kind == MoveKind::deal ? static_cast<std::uint32_t>(state.deck.count(move.rank)) : 1U;
  }
  /// The sum of the weights of all chance outcomes. Precondition: chance decides.
  [[nodiscard]] constexpr std::uint32_t total_weight(const State& state) const noexcept {
    expects([&] { return actor(state).is_chance(); });
    return static_cast<std::uint32_t>(state.deck.size());
  }

  /// Empty if `move` is legal, else the first rule that forbids it; any value of Move may be asked about.
  [[nodiscard]] constexpr std::optional<Rule> why_not(const State& state, Move move) const noexcept {
    if (state.table.phase != Phase::deal) return turn(state).why_not(move);
    const bool dealable =
        static_cast<int>(move.rank) < ranks && move == dealt(move.rank) && state.deck.contains(move.rank);
    return dealable ? std::nullopt : std::optional{Rule::deal};
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

  /// TK-38. Empty while the game goes on.
  [[nodiscard]] constexpr std::optional<Outcome> outcome(const State& state) const noexcept {
    return outcome_of(layout(), state.table);
  }

  /// What `viewer` may know. Precondition: a seat of this game, or a spectator.
  [[nodiscard]] constexpr View view(const State& state, Viewer viewer) const noexcept {
    return view_of(layout(), state, viewer);
  }
  [[nodiscard]] constexpr Actor actor(const View& view) const noexcept { return actor(view.table); }
  /// The legal moves of the viewer if it is its turn; none otherwise.
  [[nodiscard]] constexpr MoveList moves(const View& view) const noexcept { return collect(view); }
  template <class Visitor>
  constexpr bool for_each_move(const View& view, Visitor&& visitor) const noexcept {
    return !acts(view) || turn(view).for_each_move(visitor);
  }
  /// As for a State, if it is the viewer's turn; otherwise TK-9 forbids every move.
  [[nodiscard]] constexpr std::optional<Rule> why_not(const View& view, Move move) const noexcept {
    return acts(view) ? turn(view).why_not(move) : Rule::turn_order;
  }

  /// A state that `view` allows, every unseen card equally likely in every unseen place.
  template <BitSource Source>
  [[nodiscard]] constexpr State resample(const View& view, Source& source) const noexcept {
    return Resampling<Source>{layout(), view, source}.state();
  }

  /// The event as `viewer` may see it.
  [[nodiscard]] constexpr Event shown(const Event& event, Viewer viewer) const noexcept {
    return tock::shown(event, viewer);
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
    return tock::validate(options);
  }

  [[nodiscard]] constexpr const Setup& setup() const noexcept { return *this; }

  [[nodiscard]] static constexpr Actor actor(const Table& table) noexcept {
    if (table.phase == Phase::over) return Actor::nobody();
    return table.phase == Phase::deal ? Actor::chance() : Actor{table.turn};
  }
  [[nodiscard]] static constexpr bool acts(const View& view) noexcept {
    return !view.viewer.is_spectator() && actor(view.table).is(view.viewer.seat());
  }

  [[nodiscard]] constexpr Turn<Setup> turn(const State& state) const noexcept {
    return {setup(), state.table, state.hand(state.table.turn)};
  }
  [[nodiscard]] constexpr Turn<Setup> turn(const View& view) const noexcept { return {setup(), view.table, view.hand}; }

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
    for (const EditionFault found : validate(Data)) {
      if (found.constraint == constraint) return true;
    }
    return false;
  }

  static_assert(!breaks(OptionFault::seats), "Tock: seats must be 2 to 6 (TK-6)");
  static_assert(!breaks(OptionFault::mode), "Tock: mode must be one of its three values (TK-6)");
  static_assert(!breaks(OptionFault::seven), "Tock: seven must be one of its two values (TK-26, TK-30)");
  static_assert(!breaks(OptionFault::own_start), "Tock: own_start must be one of its two values (TK-39)");
  static_assert(!breaks(Constraint::section_fields), "Tock edition: fields per section must be 14 to 32");
  static_assert(!breaks(Constraint::entrance), "Tock edition: the entrance offset must be 1 to 8");
  static_assert(!breaks(Constraint::section_count), "Tock edition: n seats need n to 6 sections");
  static_assert(!breaks(Constraint::section_order),
                "Tock edition: seats must lie in different sections of the board, in increasing order");
  static_assert(!breaks(Constraint::schedule), "Tock edition: the schedule needs 1 to 26 numbers, each 1 to 6");
  static_assert(!breaks(Constraint::deck), "Tock edition: a schedule must not deal more than 52 cards");
  static_assert(!breaks(Constraint::name), "Tock edition: the name must be one word of 1 to 32 signs");

  using type = BasicGame<FixedSetup<Chosen, Data>>;
};

}  // namespace detail

/// Tock with rules that are part of the type: an empty object whose rules fold away.
template <Options Chosen = Options{}, const Edition& Data = standard_edition>
using Game = typename detail::CheckedGame<Chosen, Data>::type;

/// Tock with rules chosen while the program runs, see BasicGame::make.
using RuntimeGame = BasicGame<ChosenSetup<Options, Edition>>;

/// The text of a move by the ledger's grammar. Precondition: legal.
template <class Setup>
[[nodiscard]] constexpr MoveText to_text(const BasicGame<Setup>& /*game*/, const State& /*state*/, Move move) noexcept {
  return text_of(move);
}
/// The same for those who hold a view.
template <class Setup>
[[nodiscard]] constexpr MoveText to_text(const BasicGame<Setup>& /*game*/, const View& /*view*/, Move move) noexcept {
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
/// The same for those who hold a view.
template <class Setup>
[[nodiscard]] constexpr Result<Move, Refusal> parse_move(const BasicGame<Setup>& game, const View& /*view*/,
                                                         std::string_view text) noexcept {
  return read_move(game.layout(), text);
}
/// The state that a line describes; else where and why it describes none of this game.
template <class Setup>
[[nodiscard]] constexpr Result<State, Refusal> parse_state(const BasicGame<Setup>& game,
                                                           std::string_view text) noexcept {
  return read_state(game, text);
}

}  // namespace regelwerk::tock
