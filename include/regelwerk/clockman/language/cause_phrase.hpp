#pragma once
#include <regelwerk/clockman/board/cause.hpp>
#include <regelwerk/clockman/board/cause_kinds.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/language/telling.hpp>
#include <regelwerk/clockman/law/hunting.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/obstacle.hpp>
#include <regelwerk/core/language/speech.hpp>

// Describes the cause of a refusal in everyday words.

namespace regelwerk::clockman {

namespace detail {

/// The reason why a field makes the move impossible.
[[nodiscard]] constexpr Obstacle obstacle_of_field(Rule rule) noexcept {
  return rule == Rule::must_move || rule == Rule::leaving_start ? Obstacle::possible : Obstacle::closed;
}
/// The reason why a symbol card makes the move impossible.
[[nodiscard]] constexpr Obstacle obstacle_of_symbol(Rule rule) noexcept {
  return rule == Rule::last_blockade ? Obstacle::asked
         : rule == Rule::payment     ? Obstacle::not_needed
                                     : Obstacle::missing;
}
/// The reason why a digit makes the move impossible: nobody concerned has it, or it is no use to who would get it.
[[nodiscard]] constexpr Obstacle obstacle_of_digit(const auto& game, const Table& table, Rule rule,
                                                   Digit digit) noexcept {
  const bool is_there = rule == Rule::card_grab     ? !has_room_for(game.layout(), table.of(table.turn).all(), digit)
                        : table.phase == Phase::rob ? table.of(table.asked).contains(digit)
                                                    : false;
  return is_there ? Obstacle::unfit : Obstacle::missing;
}
/// The reason why a card makes the move impossible.
[[nodiscard]] constexpr Obstacle obstacle_of_card(Rule rule) noexcept {
  switch (rule) {
    case Rule::card_barin:
      return Obstacle::in_the_way;
    case Rule::payment:
      return Obstacle::not_needed;
    case Rule::card_stay:
    case Rule::card_guard:
    case Rule::card_veto:
      return Obstacle::due;
    case Rule::course_of_turn:
    case Rule::card_add:
      return Obstacle::unfit;
    default:
      return Obstacle::missing;
  }
}
/// The reason why a seat makes the move impossible.
[[nodiscard]] constexpr Obstacle obstacle_of_seat(const auto& table, Rule rule, Seat seat) noexcept {
  if (rule == Rule::trade || rule == Rule::hoarding) {
    return table.figure(seat).is_straight() ? Obstacle::on_straight : Obstacle::no_room;
  }
  const bool is_about_straight =
      rule == Rule::straight_untouched || rule == Rule::last_blockade || rule == Rule::into_centre;
  if (is_about_straight) return Obstacle::on_straight;
  const Actor actor = actor_of(table);
  return rule == Rule::course_of_turn && actor.is_seat() && actor.is(seat) ? Obstacle::turn : Obstacle::unfit;
}
[[nodiscard]] constexpr Obstacle obstacle_of_number(Rule rule) noexcept {
  return rule == Rule::three_cards || rule == Rule::trade || rule == Rule::hoarding ? Obstacle::at_most
                                                                                    : Obstacle::exactly;
}

}  // namespace detail

/// Writes a cause: "passage p5 is closed", "event card “veto” is missing", "it takes exactly 1". For a cause of kind
/// none, writes what has to be decided now.
constexpr void write_cause(auto& out, const auto& game, const auto& position, Rule rule, const Cause& cause,
                           CanTell<Event> auto tongue) noexcept {
  const Table& table = position.table;
  const auto write = [&](Obstacle obstacle, Noun noun) {
    write_obstacle(out, obstacle, tongue,
                   [&](auto& to) { to << word(noun, tongue) << ' ' << text_of(game, position, cause); });
  };
  if (table.phase == Phase::over) return write_due(out, table.phase, tongue);
  switch (cause.kind) {
    case CauseKind::field:
      return write_obstacle(out, detail::obstacle_of_field(rule), tongue,
                            [&](auto& to) { write_phrase(to, game, View{}, *place_of(cause), tongue); });
    case CauseKind::symbol:
      return write(detail::obstacle_of_symbol(rule), Noun::symbol_card);
    case CauseKind::card:
      return write_obstacle(out, detail::obstacle_of_card(rule), tongue, [&](auto& to) {
        to << word(Noun::event_card, tongue) << ' ';
        if (const auto card = card_of(cause)) write_phrase(to, game, View{}, *card, tongue);
      });
    case CauseKind::digit:
      if (cause.value >= digit_kinds) break;
      return write(detail::obstacle_of_digit(game, table, rule, static_cast<Digit>(cause.value)), Noun::digit_card);
    case CauseKind::seat:
      if (cause.value >= max_seats) break;
      return write_seat_obstacle(out, detail::obstacle_of_seat(table, rule, Seat{cause.value}), cause.value, tongue);
    case CauseKind::number:
      return write_obstacle(out, detail::obstacle_of_number(rule), tongue, [&](auto& to) { to << int{cause.value}; });
    default:
      break;
  }
  const bool is_proposal = rule == Rule::trade && (table.phase == Phase::before || table.phase == Phase::after);
  if (!is_proposal) return write_due(out, table.phase, tongue);
  write_obstacle(out, Obstacle::unfit, tongue, [&](auto& to) { to << word(MoveKind::offer, tongue); });
}

}  // namespace regelwerk::clockman
