#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/why.hpp>
#include <regelwerk/tock/law/legal.hpp>
#include <regelwerk/tock/law/refusal.hpp>
#include <regelwerk/tock/law/walk.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/text/words.hpp>

namespace regelwerk::tock {

/// The kinds of things that can make a move impossible.
enum class CauseKind : std::uint8_t {
  none,    ///< there is nothing to point at
  card,    ///< a rank: of a missing card, of one that cannot do this, or of one that must be played; see rank_of
  field,   ///< the place of a protected or missing marble, an occupied lane field, or an empty area; see place_of
  number,  ///< the number of fields that a card moves, or the steps of a 7 that could not follow
  seat,    ///< the seat whose turn it is, or that has won
};

inline constexpr std::array<std::string_view, 5> cause_words{"none", "card", "field", "number", "seat"};  ///< by kind

/// For word() and count_of() (core/description/words.hpp).
[[nodiscard]] constexpr const auto& words_of(std::type_identity<CauseKind> /*type*/) noexcept { return cause_words; }

using Cause = regelwerk::CauseOfKind<CauseKind>;  ///< of a refused move; see why() in play/why.hpp

/// The rank of a cause; empty unless its kind is card.
[[nodiscard]] constexpr std::optional<Rank> rank_of(const Cause& cause) noexcept {
  return cause.kind == CauseKind::card && cause.value < ranks ? std::make_optional(static_cast<Rank>(cause.value))
                                                              : std::nullopt;
}
/// The place of a cause; empty unless its kind is field. A lane field belongs to the colour played for.
[[nodiscard]] constexpr std::optional<Place> place_of(const Cause& cause) noexcept {
  if (cause.kind != CauseKind::field) return std::nullopt;
  return Place::from_code(static_cast<std::uint8_t>(cause.value));
}

namespace detail {

/// Finds the cause of one refused move.
template <class Setup, class Position>
class Causes {
 public:
  constexpr Causes(const Setup& setup, const Position& position, Move move) noexcept
      : setup_(setup),
        position_(position),
        table_(position.table),
        move_(move),
        colour_(table_.phase == Phase::step ? table_.colour : colour_played(setup.layout(), table_, table_.turn)) {}

  [[nodiscard]] constexpr Cause of(Rule rule) const noexcept {
    if (table_.phase == Phase::play && !is_play() && rule == Rule::must_play) return {};
    switch (rule) {
      case Rule::turn_order:
        return actor_of(table_).is_seat() ? of_seat(table_.turn) : Cause{};
      case Rule::seat_wins:
      case Rule::team_wins:
        return of_seat(table_.turn);
      case Rule::deal:
        return of_card(MoveKind::deal);
      case Rule::exchange:
        return of_card(MoveKind::give);
      case Rule::discard_if_stuck:
      case Rule::forward_cards:
        return of_card(move_.kind);
      case Rule::banned_discards:
        return move_.kind == MoveKind::discard ? of_card(MoveKind::discard) : of_rank(Rank::ten);
      case Rule::must_play:
        return of_must_play();
      case Rule::four_marbles:
      case Rule::plays_for_partner:
      case Rule::seven_one_colour:
        return of_place(move_.from);
      case Rule::bringing_in:
        return of_entering();
      case Rule::jack_swaps:
        return of_swap();
      case Rule::protection:
        return of_place(move_.kind == MoveKind::swap ? guarded_of_swap() : wall());
      case Rule::own_start_closed:
        return of_place(own_start());
      case Rule::inside_lane:
        return of_place(move_.to.is_lane() ? occupied_in_lane() : move_.from);
      case Rule::exact_distance:
      case Rule::seven_all_steps:
      case Rule::seven_single:
      case Rule::backward_four:
        return of_count(rule);
      default:
        return {};
    }
  }

 private:
  /// True if the move plays or discards a card.
  [[nodiscard]] constexpr bool is_play() const noexcept {
    return MoveKind::discard <= move_.kind && move_.kind <= MoveKind::enter;
  }

  [[nodiscard]] static constexpr Cause of_seat(Seat seat) noexcept {
    return {CauseKind::seat, static_cast<std::uint16_t>(seat.index())};
  }
  [[nodiscard]] static constexpr Cause of_rank(Rank rank) noexcept {
    return {CauseKind::card, static_cast<std::uint16_t>(rank)};
  }
  [[nodiscard]] static constexpr Cause of_place(Place place) noexcept { return {CauseKind::field, place.code()}; }
  [[nodiscard]] static constexpr Cause of_number(int number) noexcept {
    return {CauseKind::number, static_cast<std::uint16_t>(number)};
  }

  /// The card of the move, if the move is of this kind and names a card.
  [[nodiscard]] constexpr Cause of_card(MoveKind kind) const noexcept {
    return move_.kind == kind && static_cast<int>(move_.rank) < ranks ? of_rank(move_.rank) : Cause{};
  }

  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup_.layout(); }
  [[nodiscard]] constexpr Place own_start() const noexcept { return Place::ring(start_of(layout(), colour_)); }

  /// TK-12. The missing card; for a discard the first card that could be played instead.
  [[nodiscard]] constexpr Cause of_must_play() const noexcept {
    if (move_.kind != MoveKind::discard) return of_card(move_.kind);
    Cause playable;
    const auto first = [&](Move legal) {
      playable = of_rank(legal.rank);
      return false;
    };
    turn_of(setup_, position_).for_each_move(first);
    return playable;
  }

  /// TK-24. The protected marble on the own start, or the empty area.
  [[nodiscard]] constexpr Cause of_entering() const noexcept {
    if (table_.guarded.contains(colour_)) return of_place(own_start());
    return table_.of(colour_).any_in_area() ? Cause{} : of_place(Place::area());
  }

  /// TK-32. The card if it is no Jack, else the side of the swap without a suitable marble.
  [[nodiscard]] constexpr Cause of_swap() const noexcept {
    if (move_.kind != MoveKind::swap || move_.rank != Rank::jack) return of_card(move_.kind);
    const bool own_fits = move_.from.is_ring() && table_.of(colour_).stands_on(move_.from);
    return of_place(own_fits ? move_.to : move_.from);
  }
  /// TK-16. The protected marble that bars a swap; the own marble if both are protected.
  [[nodiscard]] constexpr Place guarded_of_swap() const noexcept {
    return is_guarded_start(layout(), table_, move_.from) ? move_.from : move_.to;
  }
  /// TK-16, TK-19. The first protected marble on the way.
  [[nodiscard]] constexpr Place wall() const noexcept {
    const Walls guards{layout(), OwnStart::open, table_.guarded, colour_};
    const int field = move_.from.field();
    return static_cast<int>(move_.rank) < ranks && card(move_.rank).backward > 0
               ? ring_ahead(layout().ring, field, -1 - guards.run_backward(layout().ring, field))
               : ring_ahead(layout().ring, field, 1 + guards.run_forward(layout().ring, field));
  }
  /// TK-21. The occupied lane field that bars the way. Precondition: there is one ahead.
  [[nodiscard]] constexpr Place occupied_in_lane() const noexcept {
    return Place::lane(lane_free_until(table_.of(colour_), move_.from.is_lane() ? move_.from.field() : -1));
  }

  /// TK-20, TK-25 to TK-27, TK-30. The number of fields that the card moves, or the steps that a 7 could not make
  /// afterwards.
  [[nodiscard]] constexpr Cause of_count(Rule rule) const noexcept {
    const bool in_seven = table_.phase == Phase::step;
    if (rule == Rule::seven_single) return of_number(steps_of_seven);
    if (rule == Rule::seven_all_steps) {
      if (in_seven && move_.kind != MoveKind::step) return {};
      return of_number((in_seven ? int{table_.steps_left} : steps_of_seven) - 1);
    }
    if (in_seven || move_.rank == Rank::seven) return of_number(1);
    return of_number(card(move_.rank).forward + card(move_.rank).backward);
  }

  const Setup& setup_;
  const Position& position_;
  const Table& table_;
  Move move_;
  Seat colour_;
};

}  // namespace detail

/// The word of a cause: a rank `5`, a place `14`, `h0` or `-` for the area, or a number; empty for none.
[[nodiscard]] constexpr Text<8> text_of(const auto& /*setup*/, const auto& /*position*/, const Cause& cause) noexcept {
  Text<8> out;
  if (const auto rank = rank_of(cause)) {
    out << letter(*rank);
  } else if (const auto place = place_of(cause)) {
    detail::write_place(out, *place);
  } else if (cause.kind != CauseKind::none) {
    out << int{cause.value};
  }
  return out;
}

/// What `rule` refers to in this position. Precondition: why_not refuses `move` by `rule`.
[[nodiscard]] constexpr Cause cause_of(const auto& setup, const auto& position, Move move, Rule rule) noexcept {
  return detail::Causes{setup, position, move}.of(rule);
}

}  // namespace regelwerk::tock
