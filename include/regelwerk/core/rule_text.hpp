#pragma once
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/standing.hpp>
#include <regelwerk/core/viewer.hpp>

namespace regelwerk::inline shared {

namespace detail {

template <class Setup, class Start>
concept StartFacts = std::is_empty_v<Start> || requires(const Setup& setup, const Start& start) {
  { usual_start(setup) } -> std::same_as<Start>;
  { is_start(setup, start) } -> std::same_as<bool>;
};

/// A game with teams, which defines the team of each seat.
template <class Setup>
concept HasTeams = requires(const Setup& setup, Seat seat) {
  { team_of(setup, seat) } -> std::same_as<int>;
};

}  // namespace detail

/// The functions that the author of a game writes and BasicGame calls. They lie in the namespace of the game's types.
/// `setup` has `options()`, `edition()` and `layout()`; the meaning of a function is documented at the function of
/// BasicGame that calls it. A game without setup facts uses an empty Start and needs no `usual_start` and `is_start`; a
/// game without teams needs no `team_of`. `text_of` and `read_state` write and read the line of a state after its
/// header (core/codec/header.hpp). Invariants is a list of enumerators; the sentence of each has at most refusal_limit
/// characters.
///
/// `for_each_member` describes State, View, Move and Event (core/description/member.hpp); their bytes, the lines of
/// views and events, and JSON follow from it. `apply_event` returns false for an impossible event, and may then leave
/// the view in any condition. `adds_up` says whether `resampled` can draw a state from a view from outside, whose
/// viewer is known to exist; `broken_invariants` then checks the drawn state for other errors. A game whose table has a
/// course (core/description/course.hpp) has a kind of event for it, course_changed, and names its rule in
/// Rules::course_rule.
///
/// Optional, if visiting all moves takes long: `turn_of(..).count()` and `chance_of(..).count()`;
/// `turn_of(..).pick(choose)` finds the move at the index that `choose(count)` returns, `chance_of(..).nth(index)` the
/// outcome at an index below the total weight. They must agree with the visit.
///
/// Also required: `validate` for options and for an edition, `make_layout`, `info` for a rule, and `describe` for
/// faults and for invariants; a View has a member `viewer`.
template <class Rules, class Setup>
concept RuleText =
    Described<typename Rules::State> && Described<typename Rules::View> && Described<typename Rules::Move> &&
    Described<typename Rules::Event> && detail::StartFacts<Setup, typename Rules::Start> &&
    std::is_enum_v<typename Rules::Invariants::value_type> &&
    requires(const Setup& setup, const typename Rules::Start& start, const typename Rules::State& state,
             typename Rules::State& next, const typename Rules::View& view, typename Rules::View& next_view,
             const typename Rules::Move& move, const typename Rules::Event& event, Viewer viewer,
             bool (&visitor)(const typename Rules::Move&), std::uint64_t (&bits)(), NoEvents& on_event,
             std::span<const std::uint8_t> bytes, std::string_view text) {
      { setup.layout().seats } -> std::convertible_to<int>;
      { initial_state(setup, start) } -> std::same_as<typename Rules::State>;
      { actor_of(state) } -> std::same_as<Actor>;
      { actor_of(view) } -> std::same_as<Actor>;

      // The moves of a seat, from the state and from what the seat itself knows.
      { turn_of(setup, state).for_each_move(visitor) } -> std::same_as<bool>;
      { turn_of(setup, view).for_each_move(visitor) } -> std::same_as<bool>;
      { turn_of(setup, state).why_not(move) } -> std::same_as<std::optional<typename Rules::Rule>>;
      { turn_of(setup, view).why_not(move) } -> std::same_as<std::optional<typename Rules::Rule>>;

      // The outcomes of chance.
      { chance_of(setup, state).for_each_move(visitor) } -> std::same_as<bool>;
      { chance_of(setup, state).why_not(move) } -> std::same_as<std::optional<typename Rules::Rule>>;
      { chance_of(setup, state).weight(move) } -> std::same_as<std::uint32_t>;
      { chance_of(setup, state).total_weight() } -> std::same_as<std::uint32_t>;

      { carry_out(setup, next, move, on_event) } -> std::same_as<void>;
      { outcome_of(setup, state) } -> std::same_as<std::optional<typename Rules::Outcome>>;
      { outcome_of(setup, view) } -> std::same_as<std::optional<typename Rules::Outcome>>;
      { score_range_of(setup) } -> std::same_as<ScoreRange>;
      { standing_of(setup, state) } -> std::same_as<Standing<Rules::max_seats>>;
      { standing_of(setup, view) } -> std::same_as<Standing<Rules::max_seats>>;

      { view_of(setup, state, viewer) } -> std::same_as<typename Rules::View>;
      { resampled(setup, view, bits) } -> std::same_as<typename Rules::State>;
      { shown_to(viewer, event) } -> std::same_as<typename Rules::Event>;
      { apply_event(setup, next_view, event) } -> std::same_as<bool>;
      { adds_up(setup, view) } -> std::same_as<bool>;

      { broken_invariants(setup, state) } -> std::same_as<typename Rules::Invariants>;
      { describe(typename Rules::Invariants::value_type{}) } -> std::convertible_to<std::string_view>;
      { text_of(setup, state, move) } -> std::convertible_to<std::string_view>;
      { text_of(setup, view, move) } -> std::convertible_to<std::string_view>;
      { text_of(setup, state) } -> std::convertible_to<std::string_view>;
      { read_move(setup, state, text) } -> std::same_as<Result<typename Rules::Move, Refusal>>;
      { read_move(setup, view, text) } -> std::same_as<Result<typename Rules::Move, Refusal>>;
      { read_state(setup, text) } -> std::same_as<Result<typename Rules::State, Refusal>>;
    };

}  // namespace regelwerk::inline shared
