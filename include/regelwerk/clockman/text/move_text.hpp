#pragma once
#include <array>
#include <optional>
#include <string_view>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/clockman/text/words.hpp>
#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

namespace regelwerk::clockman {

/// The longest move text: a circle, `circle:1:0:2:1:2`.
using MoveText = Text<16>;

/// A move that is one word, and its kind.
struct MoveWord {
  std::string_view word;
  MoveKind kind{};
};
inline constexpr std::array<MoveWord, 11> move_words{{{"pass", MoveKind::pass},
                                                      {"accept", MoveKind::accept},
                                                      {"decline", MoveKind::decline},
                                                      {"forfeit", MoveKind::forfeit},
                                                      {"capture", MoveKind::capture},
                                                      {"spare", MoveKind::spare},
                                                      {"rob:none", MoveKind::rob_none},
                                                      {"lift", MoveKind::lift},
                                                      {"remain", MoveKind::remain},
                                                      {"take", MoveKind::take},
                                                      {"leave", MoveKind::leave}}};

/// The text of a move: the words of move_words, `dN`, `sPOSE`, `e:CARD`, `go:FIELD` with `+POSE` or `+e` for the card
/// that pays, `play:CARD`, `play:swap:SEAT`, `offer:SEAT:DIGITS:DIGITS`, `circle:SEAT:DIGIT:SEAT:DIGIT:DIGIT`,
/// `rob:DIGIT`, `drop:DIGIT`, `lose:POSE`, `mix:SEAT:POSE`, `grab:SEAT:DIGIT`. FIELD is RING.INDEX, pN, gN or c.
/// Precondition: a move of this grammar, as every legal move is.
[[nodiscard]] constexpr MoveText text_of(const auto& /*setup*/, const auto& /*position*/, const Move& move) noexcept {
  MoveText out;
  for (const auto& [word, kind] : move_words) {
    if (kind == move.kind) return out << word;
  }
  switch (move.kind) {
    case MoveKind::roll:
      return out << 'd' << int{move.number};
    case MoveKind::symbol:
      return out << 's' << letter(move.pose);
    case MoveKind::event:
      return out << "e:" << move.card.info().token;
    case MoveKind::play:
      out << "play:" << move.card.info().token;
      return move.card == card_swap ? out << ':' << move.seat.index() : out;
    case MoveKind::offer:
    case MoveKind::circle:
      detail::write_proposal(out, proposal_of(move));
      return out;
    case MoveKind::rob:
      return out << "rob:" << letter(move.digit);
    case MoveKind::drop:
      return out << "drop:" << letter(move.digit);
    case MoveKind::lose:
      return out << "lose:" << letter(move.pose);
    case MoveKind::mix:
      return out << "mix:" << move.seat.index() << ':' << letter(move.pose);
    case MoveKind::grab:
      return out << "grab:" << move.seat.index() << ':' << letter(move.digit);
    default:
      break;
  }
  out << "go:";
  detail::write_field(out, move.to);
  if (move.kind == MoveKind::pay_symbol) out << '+' << letter(move.pose);
  if (move.kind == MoveKind::pay_card) out << "+e";
  return out;
}

namespace detail {

/// Reads a move text as text_of() writes it.
class MoveParser : WordReader {
 public:
  using WordReader::WordReader;

  [[nodiscard]] constexpr Result<Move, Refusal> move() noexcept { return in_.finish(any_move()); }

 private:
  [[nodiscard]] constexpr bool begins(std::string_view word) const noexcept {
    LineReader probe = in_;
    return probe.take(word);
  }

  /// Reads the letter of a chance outcome, unless it begins a longer word.
  constexpr bool begins_outcome(std::string_view letter) noexcept {
    LineReader probe = in_;
    if (!probe.take(letter) || probe.begins_with_letters()) return false;
    in_ = probe;
    return true;
  }

  [[nodiscard]] static constexpr Maybe<Move> with(const auto& found, const auto& make) noexcept {
    return found ? maybe(make(*found)) : std::nullopt;
  }

  [[nodiscard]] constexpr Maybe<Move> any_move() noexcept {
    for (const auto& [word, kind] : move_words) {
      if (in_.take(word)) return plain(kind);
    }
    if (in_.take("play:")) return play();
    if (begins("offer:") || begins("circle:")) return with(proposal(), proposed);
    if (in_.take("go:")) return go();
    if (in_.take("rob:")) return of_digit(MoveKind::rob);
    if (in_.take("drop:")) return of_digit(MoveKind::drop);
    if (in_.take("lose:")) return of_pose(MoveKind::lose);
    if (in_.take("mix:")) return mix();
    if (in_.take("grab:")) return grab();
    if (in_.take("e:")) return with(card(), drawn);
    if (begins_outcome("d")) return with(number(1, die_faces), rolled);
    if (begins_outcome("s")) return of_pose(MoveKind::symbol);
    in_.fail(Reason::move_due);
    return std::nullopt;
  }

  [[nodiscard]] constexpr Maybe<Move> of_digit(MoveKind kind) noexcept {
    return with(digit(), [&](Digit found) { return with_digit(kind, found); });
  }
  [[nodiscard]] constexpr Maybe<Move> of_pose(MoveKind kind) noexcept {
    return with(pose(), [&](Pose found) { return with_pose(kind, found); });
  }

  [[nodiscard]] constexpr Maybe<Move> play() noexcept {
    const auto found = card();
    if (!found) return std::nullopt;
    if (*found != card_swap) return played(*found);
    if (!colon()) return std::nullopt;
    return with(seat(), [&](Seat other) { return played(card_swap, other); });
  }
  [[nodiscard]] constexpr Maybe<Move> mix() noexcept {
    const auto other = seat();
    if (!other || !colon()) return std::nullopt;
    return with(pose(), [&](Pose found) { return mixed(*other, found); });
  }
  [[nodiscard]] constexpr Maybe<Move> grab() noexcept {
    const auto other = seat();
    if (!other || !colon()) return std::nullopt;
    return with(digit(), [&](Digit found) { return grabbed(*other, found); });
  }
  [[nodiscard]] constexpr Maybe<Move> go() noexcept {
    const auto to = field();
    if (!to) return std::nullopt;
    if (!in_.take("+")) return gone(*to);
    if (in_.take("e")) return paid_with_card(*to);
    return with(pose(), [&](Pose found) { return paid(*to, found); });
  }
};

}  // namespace detail

/// Reads a move text, whether or not the move is legal.
[[nodiscard]] constexpr Result<Move, Refusal> read_move(const auto& setup, const auto& /*position*/,
                                                        std::string_view text) noexcept {
  return detail::MoveParser{setup.layout(), text}.move();
}

}  // namespace regelwerk::clockman
