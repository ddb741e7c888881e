#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/codec/bytes.hpp>
#include <regelwerk/core/codec/edition_sum.hpp>
#include <regelwerk/core/codec/event_bytes.hpp>
#include <regelwerk/core/codec/header.hpp>
#include <regelwerk/core/codec/packed.hpp>
#include <regelwerk/core/codec/std_hash.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/game/choosing_setup.hpp>
#include <regelwerk/core/game/faults.hpp>
#include <regelwerk/core/game/older_version.hpp>
#include <regelwerk/core/game/upkeep.hpp>
#include <regelwerk/core/language/describe.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/rule.hpp>
#include <regelwerk/core/rule_text.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/standing.hpp>
#include <regelwerk/core/viewer.hpp>

namespace regelwerk::inline shared {

/// A game: a value that holds the rules in force. `Rules` names the types and tables of one game, whose functions lie
/// in its namespace (core/rule_text.hpp lists them). `Setup` holds options and edition, either in its type (FixedSetup)
/// or as data (ChosenSetup). This class has the functions of every game. Those about moves and chance are documented in
/// core/game/choosing_setup.hpp, those about memories and worlds in core/game/recalling_setup.hpp.
template <class Rules, class Setup>
  requires RuleText<Rules, Setup>
class BasicGame : private ChoosingSetup<Rules, Setup> {
  using Base = ChoosingSetup<Rules, Setup>;

 public:
  using Options = typename Rules::Options;        ///< house rules and number of seats
  using Edition = typename Rules::Edition;        ///< boards, decks, schedules
  using Start = typename Rules::Start;            ///< setup facts that are neither options nor chance
  using State = typename Rules::State;            ///< a whole position, including everything hidden
  using Move = typename Rules::Move;              ///< a decision of a seat, or an outcome of chance
  using MoveList = typename Base::MoveList;       ///< has room for the moves of any position
  using View = typename Rules::View;              ///< what one viewer may know of a State
  using Memory = typename Base::Memory;           ///< what a viewer has seen; needs the game's recall.hpp
  using Event = typename Rules::Event;            ///< one thing that happens during a move
  using Rule = typename Rules::Rule;              ///< the rules of the ledger; info(rule) describes one
  using Outcome = typename Rules::Outcome;        ///< places and scores at the end of a game
  using Invariants = typename Rules::Invariants;  ///< a list of the invariants that a state or view breaks
  /// What pack() returns (core/codec/packed.hpp): arrays of bytes for states and views, a list for events, since their
  /// length varies.
  using Packed = Bytes<packed_size<Rules>>;
  using PackedView = Bytes<packed_view_size<Rules>>;  ///< what pack(view) returns
  using PackedEvent = EventBytes<Event>;              ///< what pack(event) returns

  static constexpr std::string_view name = Rules::name;       ///< the name of the game, as texts spell it
  static constexpr int rules_version = Rules::rules_version;  ///< stands in every header, see older_versions
  static constexpr int max_seats = Rules::max_seats;          ///< the maximum under any options
  /// The number of bytes at the front of a packed state that are its header.
  static constexpr std::size_t packed_header_size = header_size<Rules>;
  /// All rules of the ledger, in the order of Rule.
  static constexpr std::span<const RuleInfo> rules{Rules::table};
  /// How options and setup facts are written and read, see core/description/fields.hpp.
  static constexpr auto option_fields = Rules::option_fields;
  static constexpr auto start_fields = Rules::start_fields;  ///< see option_fields
  /// The game's own edition.
  static constexpr const Edition& standard_edition = Rules::standard_edition;
  /// How records of older versions of the rules are read, see core/game/older_version.hpp.
  static constexpr auto older_versions = detail::older_versions_of<Rules>();

  /// The game; only if its rules are part of its type.
  constexpr BasicGame()
    requires(Setup::is_fixed)
  = default;

  /// The game under these rules, or what is wrong with them. The game keeps a reference to the edition, which must
  /// outlive it.
  [[nodiscard]] static constexpr Result<BasicGame, SetupFaults<Rules>> make(
      const Options& options, const Edition& edition = Rules::standard_edition) noexcept
    requires(!Setup::is_fixed)
  {
    const SetupFaults<Rules> found{option_faults(options, edition), regelwerk::edition_faults(edition)};
    if (!found.options.empty() || !found.edition.empty()) return found;
    return BasicGame{options, edition};
  }
  // Deleted: a temporary edition would not outlive the game.
  static constexpr Result<BasicGame, SetupFaults<Rules>> make(const Options&, const Edition&&)
    requires(!Setup::is_fixed)
  = delete;

  using Base::actor;
  using Base::count_moves;
  using Base::count_worlds;
  using Base::drawn;
  using Base::edition;
  using Base::for_each_move;
  using Base::for_each_world;
  using Base::is_possible;
  using Base::layout;
  using Base::memory;
  using Base::moves;
  using Base::moves_into;
  using Base::options;
  using Base::pick_move;
  using Base::remember;
  using Base::resample;
  using Base::setup;
  using Base::total_weight;
  using Base::weight;
  using Base::why_not;

  /// A checksum of the edition's name and data, see core/codec/edition_sum.hpp.
  [[nodiscard]] constexpr std::uint32_t edition_sum() const noexcept { return sum_of_edition<Rules>(setup()); }

  /// The number of seats.
  [[nodiscard]] constexpr int seats() const noexcept { return layout().seats; }

  /// The default setup facts.
  [[nodiscard]] constexpr Start default_start() const noexcept {
    if constexpr (std::is_empty_v<Start>) {
      return {};
    } else {
      return usual_start(setup());
    }
  }
  /// True if these setup facts fit the rules in force.
  [[nodiscard]] constexpr bool accepts(const Start& start) const noexcept {
    if constexpr (std::is_empty_v<Start>) {
      return true;
    } else {
      return is_start(setup(), start);
    }
  }

  /// The state before the first chance node of the setup. Precondition: accepts(start).
  [[nodiscard]] constexpr State initial(const Start& start) const noexcept {
    expects([&] { return accepts(start); }, "the setup facts fit the rules in force");
    return initial_state(setup(), start);
  }
  /// The state before the first chance node of the setup, with default_start().
  [[nodiscard]] constexpr State initial() const noexcept { return initial(default_start()); }

  /// Makes `move` in place and passes each event to `on_event`. Precondition: the move is legal.
  template <class OnEvent = NoEvents>
  constexpr void advance(State& state, const Move& move, OnEvent&& on_event = {}) const noexcept {
    expects([&] { return !why_not(state, move); }, "the move is legal");
    carry_out_and_tell<Rules>(setup(), state, move, on_event);
  }

  /// The state after `move`. Precondition: the move is legal.
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

  /// Places and scores; empty while the game goes on. Nothing in it is hidden.
  [[nodiscard]] constexpr std::optional<Outcome> outcome(const State& state) const noexcept {
    return outcome_of(setup(), state);
  }
  /// The outcome, from a view.
  [[nodiscard]] constexpr std::optional<Outcome> outcome(const View& view) const noexcept {
    return outcome_of(setup(), view);
  }

  /// The team of a seat, a number from 0: seats of one team win and lose together. Precondition: a seat of this game.
  [[nodiscard]] constexpr int team(Seat seat) const noexcept {
    expects([&] { return seat.index() < seats(); }, "a seat of this game");
    if constexpr (detail::HasTeams<Setup>) {
      return team_of(setup(), seat);
    } else {
      return seat.index();
    }
  }
  /// The range of the scores in an outcome; the ends need not be reachable.
  [[nodiscard]] constexpr ScoreRange score_range() const noexcept { return score_range_of(setup()); }
  /// How far every seat has come. Nothing in it is hidden.
  [[nodiscard]] constexpr Standing<max_seats> standing(const State& state) const noexcept {
    return standing_of(setup(), state);
  }
  /// The standing, from a view.
  [[nodiscard]] constexpr Standing<max_seats> standing(const View& view) const noexcept {
    return standing_of(setup(), view);
  }

  /// The part of the state that `viewer` may know. Precondition: a seat of this game, or a spectator.
  [[nodiscard]] constexpr View view(const State& state, Viewer viewer) const noexcept {
    expects([&] { return viewer.is_spectator() || viewer.seat().index() < seats(); },
            "the viewer is a spectator or a seat of this game");
    return view_of(setup(), state, viewer);
  }

  /// The memory of `viewer` before the first event.
  template <class M = Memory>
  [[nodiscard]] constexpr M memory(Viewer viewer) const noexcept {
    return memory(view(initial(), viewer));
  }

  /// The event as `viewer` may see it, without its hidden members.
  [[nodiscard]] constexpr Event shown(const Event& event, Viewer viewer) const noexcept {
    return shown_to(viewer, event);
  }

  /// Updates a view by an event that its viewer was shown (see shown). All events of a move, applied in order, give the
  /// view after the move. Returns false and leaves the view unchanged if the event is impossible in this view.
  [[nodiscard]] constexpr bool apply(View& view, const Event& event) const noexcept {
    return apply_or_leave(setup(), view, event);
  }

  /// What is wrong with a view from outside; empty if it is the view of some state.
  [[nodiscard]] constexpr Invariants validate(const View& view) const noexcept {
    return broken_in_view<Rules>(*this, view);
  }

  /// What is wrong with a state from outside; empty if every invariant of the game holds.
  [[nodiscard]] constexpr Invariants validate(const State& state) const noexcept {
    return broken_invariants(setup(), state);
  }

  /// The state as bytes, the same on every platform. They begin with a header: version, game, options and edition.
  [[nodiscard]] constexpr Packed pack(const State& state) const noexcept { return packed_state<Rules>(setup(), state); }
  /// The state in these bytes; otherwise where and why they contain no state of this game under these rules.
  [[nodiscard]] constexpr Result<State, Refusal> unpack(std::span<const std::uint8_t> bytes) const noexcept {
    return unpacked_state<Rules>(*this, bytes);
  }

  /// A view as bytes. A checksum detects damaged bytes and a changed viewer.
  [[nodiscard]] constexpr PackedView pack(const View& view) const noexcept { return packed_view<Rules>(setup(), view); }
  /// The view in these bytes; otherwise where and why they contain no view of this game under these rules.
  [[nodiscard]] constexpr Result<View, Refusal> unpack_view(std::span<const std::uint8_t> bytes) const noexcept {
    return unpacked_view<Rules>(*this, bytes);
  }

  /// An event as bytes.
  [[nodiscard]] constexpr PackedEvent pack(const Event& event) const noexcept { return event_bytes(event); }
  /// The event in these bytes; otherwise where and why they contain none.
  [[nodiscard]] constexpr Result<Event, Refusal> unpack_event(std::span<const std::uint8_t> bytes) const noexcept {
    return unpacked_event<Rules>(setup(), bytes);
  }
  /// The event at the front of a stream of packed events, and the number of bytes that it takes.
  [[nodiscard]] constexpr Result<EventRead<Event>, Refusal> next_event(
      std::span<const std::uint8_t> bytes) const noexcept {
    return next_packed_event<Rules>(setup(), bytes);
  }

 private:
  constexpr BasicGame(const Options& chosen, const Edition& data) noexcept
      : Base(chosen, data, regelwerk::edition_sum<Rules>(data)) {}
};

/// A game with a rule text fulfils the contract; the tests check that.
template <class Rules, class Setup>
inline constexpr bool is_known_to_keep_contract<BasicGame<Rules, Setup>> = true;

}  // namespace regelwerk::inline shared
