#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include <regelwerk/core/playable.hpp>

// Compares the same game under two sets of rules: where they first differ, and by which rule.

namespace regelwerk::inline shared {

/// The ways in which two games with the same moves can differ.
enum class DifferenceKind : std::uint8_t {
  turn,         ///< another seat decides, or chance, or nobody
  only_first,   ///< a move that only the first game allows
  only_second,  ///< a move that only the second game allows
  event,        ///< the same move has different events
  chance,       ///< an outcome of chance has another probability
  outcome,      ///< the games have different outcomes
  forbidden,    ///< the next given move is legal in neither game
};

/// The first difference between two games.
template <class G>
struct RuleDifference {
  DifferenceKind kind{};                           ///< the kind of difference
  std::size_t move = 0;                            ///< number of moves that were the same in both games
  std::optional<typename G::Move> differing_move;  ///< the move at which they differ
  /// The rule that forbids that move, or the rule of the first event that differs; for DifferenceKind::outcome the rule
  /// of the last event.
  std::optional<typename G::Rule> rule;
};

namespace detail {

/// True for a change of the course, which follows the other events of a move.
[[nodiscard]] constexpr bool is_of_course(const auto& event) noexcept {
  if constexpr (requires { decltype(event.kind)::course_changed; }) {
    return event.kind == decltype(event.kind)::course_changed;
  } else {
    return false;
  }
}

/// The event of a move at this index, from 0.
template <class G>
[[nodiscard]] constexpr std::optional<typename G::Event> event_of(const G& game, const typename G::State& state,
                                                                  const typename G::Move& move,
                                                                  std::size_t number) noexcept {
  std::optional<typename G::Event> found;
  std::size_t count = 0;
  static_cast<void>(game.play(state, move, [&](const typename G::Event& event) {
    if (count++ == number) found = event;
  }));
  return found;
}

/// The first move that is legal only in the first game.
template <class First, class Second>
[[nodiscard]] constexpr RuleDifference<First> only_in_first(const First& first, const typename First::State& here,
                                                            const Second& second, const typename Second::State& there,
                                                            DifferenceKind kind) noexcept {
  RuleDifference<First> found;
  first.for_each_move(here, [&](const typename First::Move& move) {
    const auto rule = second.why_not(there, move);
    if (!rule) return true;
    found = {kind, 0, move, *rule};
    return false;
  });
  return found;
}

/// The difference between two games at a node, before a move is made.
template <class First, class Second>
[[nodiscard]] constexpr std::optional<RuleDifference<First>> difference_before(
    const First& first, const typename First::State& here, const Second& second,
    const typename Second::State& there) noexcept {
  if (!(first.outcome(here) == second.outcome(there))) return RuleDifference<First>{DifferenceKind::outcome, 0, {}, {}};
  if (!(first.actor(here) == second.actor(there))) return RuleDifference<First>{DifferenceKind::turn, 0, {}, {}};
  const auto lost = only_in_first(first, here, second, there, DifferenceKind::only_first);
  if (lost.differing_move) return lost;
  const auto won = only_in_first(second, there, first, here, DifferenceKind::only_second);
  if (won.differing_move) return RuleDifference<First>{won.kind, 0, *won.differing_move, *won.rule};
  return std::nullopt;
}

/// The difference that shows when a move is made that is legal in both games.
template <class First, class Second>
[[nodiscard]] constexpr std::optional<RuleDifference<First>> difference_by(const First& first,
                                                                           const typename First::State& here,
                                                                           const Second& second,
                                                                           const typename Second::State& there,
                                                                           const typename First::Move& move) noexcept {
  const bool is_chance = first.actor(here).is_chance();
  const auto share = [&](const auto& game, const auto& state) { return std::uint64_t{game.weight(state, move)}; };
  if (is_chance && share(first, here) * second.total_weight(there) != share(second, there) * first.total_weight(here)) {
    return RuleDifference<First>{DifferenceKind::chance, 0, move, {}};
  }
  for (std::size_t number = 0;; ++number) {
    const auto one = event_of(first, here, move, number);
    const auto other = event_of(second, there, move, number);
    if (!one && !other) return std::nullopt;
    if (one == other) continue;
    return RuleDifference<First>{DifferenceKind::event, 0, move, one ? one->rule : other->rule};
  }
}

}  // namespace detail

/// Plays the same moves in two games with different options or editions, and returns the first difference: a move that
/// only one of them allows, whether or not it is played, the events of a move, the probability of a chance outcome, or
/// the outcome. Empty if the moves show no difference. If only one game allows a move, the rule is the one by which the
/// other forbids it. Precondition: both games accept `start`.
template <Playable First, Playable Second>
  requires std::same_as<typename First::Move, typename Second::Move> &&
           std::same_as<typename First::Start, typename Second::Start>
[[nodiscard]] constexpr std::optional<RuleDifference<First>> first_difference(
    const First& first, const Second& second, const typename First::Start& start,
    std::span<const typename First::Move> moves) noexcept {
  auto here = first.initial(start);
  auto there = second.initial(start);
  std::optional<typename First::Rule> last;
  for (std::size_t made = 0;; ++made) {
    auto found = detail::difference_before(first, here, second, there);
    if (found && found->kind == DifferenceKind::outcome) found->rule = last;
    const bool is_over = made == moves.size();
    if (!found && !is_over) {
      if (const auto rule = first.why_not(here, moves[made])) {
        found = RuleDifference<First>{DifferenceKind::forbidden, 0, moves[made], *rule};
      } else {
        found = detail::difference_by(first, here, second, there, moves[made]);
      }
    }
    if (found) found->move = made;
    if (found || is_over) return found;
    first.advance(here, moves[made], [&](const typename First::Event& event) {
      if (!detail::is_of_course(event)) last = event.rule;
    });
    second.advance(there, moves[made]);
  }
}

}  // namespace regelwerk::inline shared
