#pragma once
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/obstacle.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/tock/board/cause.hpp>
#include <regelwerk/tock/language/telling.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/view/view.hpp>

// Describes the cause of a refusal in words.

namespace regelwerk::tock {

namespace detail {

[[nodiscard]] constexpr Cards hand_to_play(const State& state) noexcept { return state.hand(state.table.turn); }
[[nodiscard]] constexpr Cards hand_to_play(const View& view) noexcept { return view.hand; }

/// The reason why a card makes the move impossible.
[[nodiscard]] constexpr Obstacle obstacle_of_card(const auto& position, Rule rule, Rank rank) noexcept {
  if (rule == Rule::forward_cards || rule == Rule::jack_swaps) return Obstacle::unfit;
  return rule == Rule::must_play && hand_to_play(position).contains(rank) ? Obstacle::possible : Obstacle::missing;
}

/// The reason why a place makes the move impossible.
[[nodiscard]] constexpr Obstacle obstacle_of_place(const auto& position, Rule rule, Place place) noexcept {
  switch (rule) {
    case Rule::plays_for_partner:
    case Rule::seven_one_colour:
      return Obstacle::others_on;
    case Rule::protection:
      return Obstacle::guarded;
    case Rule::bringing_in:
      return place.is_area() ? Obstacle::empty : Obstacle::guarded;
    case Rule::jack_swaps:
      return position.table.of(position.table.turn).stands_on(place) ? Obstacle::unfit : Obstacle::nothing_on;
    case Rule::own_start_closed:
      return Obstacle::closed;
    case Rule::inside_lane:
      return Obstacle::in_the_way;
    default:
      return place.is_area() ? Obstacle::unfit : Obstacle::no_own_on;
  }
}

}  // namespace detail

/// Writes a cause: "card Jack is missing", "home field h1 is in the way", "it takes exactly 5". For a cause of kind
/// none, writes what has to be decided now.
constexpr void write_cause(auto& out, const auto& game, const auto& position, Rule rule, const Cause& cause,
                           CanName<Noun> auto tongue) noexcept {
  const Table& table = position.table;
  if (const auto rank = rank_of(cause)) {
    const auto write_card = [&](auto& to) { to << word(Noun::card, tongue) << ' ' << word(*rank, tongue); };
    const bool is_banned = rule == Rule::banned_discards && *rank == Rank::ten;
    if (is_banned) return write_due(out, MoveKind::discard, tongue);
    return write_obstacle(out, detail::obstacle_of_card(position, rule, *rank), tongue, write_card);
  }
  if (const auto place = place_of(cause)) {
    return write_obstacle(out, detail::obstacle_of_place(position, rule, *place), tongue,
                          [&](auto& to) { write_phrase(to, game, View{}, *place, tongue); });
  }
  if (cause.kind == CauseKind::number) {
    const Obstacle obstacle = rule == Rule::seven_single      ? Obstacle::at_most
                              : rule == Rule::seven_all_steps ? Obstacle::stuck
                                                              : Obstacle::exactly;
    return write_obstacle(out, obstacle, tongue, [&](auto& to) { to << int{cause.value}; });
  }
  if (cause.kind == CauseKind::seat && table.phase != Phase::over) {
    return write_seat_obstacle(out, Obstacle::turn, cause.value, tongue);
  }
  write_due(out, table.phase, tongue);
}

}  // namespace regelwerk::tock
