#pragma once
#include <array>
#include <string_view>

#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/clockman/text/words.hpp>
#include <regelwerk/core/container/text.hpp>

namespace regelwerk::clockman {

/// The longest move texts are those of circles, `circle:1:0:2:1:2`.
using MoveText = Text<16>;

/// Moves that are one word, in the order of the kinds they name.
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

/// The text of a move: the words of move_words, `dN`, `sPOSE`, `e:CARD`, `go:FIELD` with `+POSE` or `+e` for what pays,
/// `play:CARD`, `play:swap:SEAT`, `offer:SEAT:DIGITS:DIGITS`, `circle:SEAT:DIGIT:SEAT:DIGIT:DIGIT`, `rob:DIGIT`,
/// `drop:DIGIT`, `lose:POSE`, `mix:SEAT:POSE`, `grab:SEAT:DIGIT`. FIELD is RING.INDEX, pN, gN or c.
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

}  // namespace regelwerk::clockman
