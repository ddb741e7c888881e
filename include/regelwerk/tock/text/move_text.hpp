#pragma once
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/text/words.hpp>

namespace regelwerk::tock {

/// The longest move text: `J:191x190`, `discard:A` and the like.
using MoveText = Text<16>;

/// The text of a move: `deal:R`, `give:R`, `discard:R`, `R:in`, `R:P-P`, `J:PxP`, and `step:P-P` for further steps of a
/// 7, with R one of A23456789TJQK and P a ring field or h0 to h3.
/// Precondition: a move of this grammar, as every legal move is.
[[nodiscard]] constexpr MoveText text_of(const auto& /*setup*/, const auto& /*position*/, Move move) noexcept {
  MoveText out;
  switch (move.kind) {
    case MoveKind::deal:
      out << "deal:" << letter(move.rank);
      return out;
    case MoveKind::give:
      out << "give:" << letter(move.rank);
      return out;
    case MoveKind::discard:
      out << "discard:" << letter(move.rank);
      return out;
    case MoveKind::enter:
      out << letter(move.rank) << ":in";
      return out;
    case MoveKind::step:
      out << "step:";
      break;
    default:
      out << letter(move.rank) << ':';
      break;
  }
  detail::write_place(out, move.from);
  out << (move.kind == MoveKind::swap ? 'x' : '-');
  detail::write_place(out, move.to);
  return out;
}

}  // namespace regelwerk::tock
