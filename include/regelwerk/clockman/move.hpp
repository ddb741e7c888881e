#pragma once
#include <array>
#include <compare>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// The kind of a move. In backquotes: the members of Move that it uses.
enum class MoveKind : std::uint8_t {
  roll,        ///< chance: the die shows `number`
  symbol,      ///< chance: the symbol card drawn has `pose` (CM-32, CM-52, CM-54)
  event,       ///< chance: the event card drawn is `card` (CM-38)
  pass,        ///< the seat plays nothing in this window (CM-43)
  play,        ///< `card` is played; a swap also names `seat` (CM-43)
  offer,       ///< an exchange by `terms` with `seat` is proposed (CM-77)
  circle,      ///< a circle of three by `terms` is proposed; `seat` is asked first (CM-77)
  accept,      ///< an offer is accepted (CM-75, CM-77)
  decline,     ///< the offer is declined
  go,          ///< the figure goes to `to` (CM-12)
  pay_symbol,  ///< the figure goes onto blocked `to` and pays with a symbol card of `pose` (CM-13, CM-20)
  pay_card,    ///< the figure goes onto blocked `to` and pays with a free card (CM-58)
  forfeit,     ///< the roll is given up (CM-23)
  capture,     ///< the figure met is captured (CM-75)
  spare,       ///< the figure met is offered a pact instead (CM-75)
  rob,         ///< `digit` is taken from the captured seat (CM-73, CM-76)
  rob_none,    ///< no digit is taken from the captured seat
  lift,        ///< the figure takes the lift (CM-36)
  remain,      ///< the figure stays on the lift field
  take,        ///< the surplus digit is taken (CM-72)
  leave,       ///< the surplus digit stays on its field
  lose,        ///< a symbol card of `pose` is put back (CM-53)
  mix,         ///< a symbol card of `pose` is exchanged with `seat` (CM-54)
  drop,        ///< `digit` goes back to the board (CM-55)
  grab,        ///< `digit` is demanded of `seat` (CM-56)
};

/// Read by word() of core/description/words.hpp, in the order of the enumerators; move texts have words of their own.
[[nodiscard]] constexpr auto words_of(std::type_identity<MoveKind> /*type*/) noexcept {
  return std::array<std::string_view, 25>{
      "roll",   "symbol",     "event",    "pass",    "play",    "offer", "circle", "accept",   "decline",
      "go",     "pay_symbol", "pay_card", "forfeit", "capture", "spare", "rob",    "rob_none", "lift",
      "remain", "take",       "leave",    "lose",    "mix",     "drop",  "grab"};
}

/// One decision or one chance outcome. Members that a kind does not use have their default values. Moves are ordered by
/// their codes.
struct Move {
  MoveKind kind{};          ///< determines which members are used
  std::uint8_t number = 0;  ///< face of the die, 1 to 6
  Space to;                 ///< field where the figure ends
  Card card;                ///< played or drawn
  Seat seat;                ///< the other seat, not the deciding one
  Pose pose{};              ///< of a symbol card
  Digit digit{};            ///< taken or dropped
  Terms terms;              ///< of an offer or a circle

  /// The number of bits that code() uses.
  static constexpr int code_bits = 17;

  /// The code of the move, a number below 2^code_bits; does not depend on unused members.
  [[nodiscard]] constexpr std::uint32_t code() const noexcept {
    const auto kind_bits = static_cast<std::uint32_t>(kind) << 12U;
    const auto seat_bits = static_cast<std::uint32_t>(seat.index() & 3) << 4U;
    const auto digit_bits = static_cast<std::uint32_t>(digit) & 3U;
    const auto card_bits = static_cast<std::uint32_t>(card.kind() & 63) << 6U;
    const auto to_bits = static_cast<std::uint32_t>(to.code()) << 4U;
    const auto pose_bits = static_cast<std::uint32_t>(pose) & 7U;
    switch (kind) {
      case MoveKind::roll:
        return kind_bits | (number & 7U);
      case MoveKind::symbol:
      case MoveKind::lose:
        return kind_bits | pose_bits;
      case MoveKind::event:
        return kind_bits | card_bits;
      case MoveKind::play:
        return kind_bits | card_bits | seat_bits;
      case MoveKind::offer:
      case MoveKind::circle:
        return kind_bits | seat_bits << 4U | static_cast<std::uint32_t>(terms.code());
      case MoveKind::go:
      case MoveKind::pay_card:
        return kind_bits | to_bits;
      case MoveKind::pay_symbol:
        return kind_bits | to_bits | pose_bits;
      case MoveKind::rob:
      case MoveKind::drop:
        return kind_bits | digit_bits;
      case MoveKind::mix:
        return kind_bits | seat_bits | pose_bits;
      case MoveKind::grab:
        return kind_bits | seat_bits | digit_bits;
      default:
        return kind_bits & 0x1FFFFU;
    }
  }
  /// The inverse of code(). Accepts any number; the result need not be a well-formed move.
  [[nodiscard]] static constexpr Move from_code(std::uint32_t code) noexcept {
    Move move;
    move.kind = static_cast<MoveKind>(code >> 12U & 31U);
    const Seat seat{static_cast<int>(code >> 4U & 3U)};
    const auto digit = static_cast<Digit>(code & 3U);
    const Card card{static_cast<int>(code >> 6U & 63U)};
    const Space to = Space::from_code(static_cast<std::uint8_t>(code >> 4U & 255U));
    const auto pose = static_cast<Pose>(code & 7U);
    switch (move.kind) {
      case MoveKind::roll:
        move.number = static_cast<std::uint8_t>(code & 7U);
        break;
      case MoveKind::symbol:
      case MoveKind::lose:
        move.pose = pose;
        break;
      case MoveKind::event:
        move.card = card;
        break;
      case MoveKind::play:
        move.card = card;
        move.seat = seat;
        break;
      case MoveKind::offer:
      case MoveKind::circle:
        move.seat = Seat{static_cast<int>(code >> 8U & 3U)};
        move.terms = Terms{static_cast<int>(code & 255U)};
        break;
      case MoveKind::go:
      case MoveKind::pay_card:
        move.to = to;
        break;
      case MoveKind::pay_symbol:
        move.to = to;
        move.pose = pose;
        break;
      case MoveKind::rob:
      case MoveKind::drop:
        move.digit = digit;
        break;
      case MoveKind::mix:
        move.seat = seat;
        move.pose = pose;
        break;
      case MoveKind::grab:
        move.seat = seat;
        move.digit = digit;
        break;
      default:
        break;
    }
    // Bits that the kind does not use are set, so the result is not well-formed.
    if (move.code() != code) move.number = 255;
    return move;
  }

  friend constexpr auto operator<=>(const Move&, const Move&) = default;
};

static_assert(sizeof(Move) == 8);

/// True if the members that the kind uses are valid and the others have their default values.
[[nodiscard]] constexpr bool is_well_formed(const Move& move) noexcept { return Move::from_code(move.code()) == move; }

/// The following functions make moves; each sets the kind and the members that it uses.
[[nodiscard]] constexpr Move rolled(int number) noexcept {
  Move move;
  move.number = static_cast<std::uint8_t>(number);
  return move;
}
/// A move of a kind that uses no members.
[[nodiscard]] constexpr Move plain(MoveKind kind) noexcept {
  Move move;
  move.kind = kind;
  return move;
}
/// CM-32, CM-52 to CM-54. A symbol card is drawn (kind symbol) or put back (kind lose).
[[nodiscard]] constexpr Move with_pose(MoveKind kind, Pose pose) noexcept {
  Move move = plain(kind);
  move.pose = pose;
  return move;
}
/// CM-55, CM-73, CM-76. A digit is put back on the board (kind drop) or taken from a captured seat (kind rob).
[[nodiscard]] constexpr Move with_digit(MoveKind kind, Digit digit) noexcept {
  Move move = plain(kind);
  move.digit = digit;
  return move;
}
/// CM-38. Chance: this event card is drawn.
[[nodiscard]] constexpr Move drawn(Card card) noexcept {
  Move move = plain(MoveKind::event);
  move.card = card;
  return move;
}
/// An on-demand card is played; only a swap has a seat.
[[nodiscard]] constexpr Move played(Card card, Seat seat = {}) noexcept {
  Move move = plain(MoveKind::play);
  move.card = card;
  move.seat = seat;
  return move;
}
/// CM-77. The active seat makes this offer or circle. Precondition: not none().
[[nodiscard]] constexpr Move proposed(Proposal proposal) noexcept {
  Move move = plain(proposal.is_circle() ? MoveKind::circle : MoveKind::offer);
  move.seat = proposal.to();
  move.terms = proposal.terms();
  return move;
}
/// CM-77. The proposal of a move. Precondition: an offer or a circle.
[[nodiscard]] constexpr Proposal proposal_of(const Move& move) noexcept {
  return Proposal::of(move.kind == MoveKind::circle, move.seat, move.terms);
}
/// CM-12. The figure goes to `to` without paying.
[[nodiscard]] constexpr Move gone(Space to) noexcept {
  Move move = plain(MoveKind::go);
  move.to = to;
  return move;
}
/// CM-13, CM-20. The figure goes onto a blocked passage or g3 and pays a symbol card of its pose.
[[nodiscard]] constexpr Move paid(Space to, Pose pose) noexcept {
  Move move = with_pose(MoveKind::pay_symbol, pose);
  move.to = to;
  return move;
}
/// CM-58. The figure goes onto a blocked passage and pays with a free card.
[[nodiscard]] constexpr Move paid_with_card(Space to) noexcept {
  Move move = plain(MoveKind::pay_card);
  move.to = to;
  return move;
}
/// CM-54. A symbol card of this pose goes to `seat` in exchange for one drawn unseen from its hand.
[[nodiscard]] constexpr Move mixed(Seat seat, Pose pose) noexcept {
  Move move = with_pose(MoveKind::mix, pose);
  move.seat = seat;
  return move;
}
/// CM-56. A grab card demands this digit of `seat`.
[[nodiscard]] constexpr Move grabbed(Seat seat, Digit digit) noexcept {
  Move move = with_digit(MoveKind::grab, digit);
  move.seat = seat;
  return move;
}

}  // namespace regelwerk::clockman
