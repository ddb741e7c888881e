#pragma once
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/face_text.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>

namespace regelwerk::ostfriesenlauf {

/// The longest move text: `lay:1:finish@hedgehog`.
using MoveText = Text<21>;

/// The text of a move: `deal:FACE`, `draw:BACK`, `card:FACE`, `lay:BACK:FACE`. BACK is 1 to 4; FACE is +n, -n, +n@j,
/// -n@j, x@j, start or finish@NAME.
/// Precondition: a move of this grammar, as every legal move is.
[[nodiscard]] constexpr MoveText text_of(const auto& /*setup*/, const auto& /*position*/, Move move) noexcept {
  MoveText out;
  switch (move.kind) {
    case MoveKind::deal:
      out << "deal:";
      break;
    case MoveKind::card:
      out << "card:";
      break;
    case MoveKind::draw:
      out << "draw:" << number(move.back);
      return out;
    case MoveKind::lay:
      out << "lay:" << number(move.back) << ':';
      break;
  }
  write_face(out, move.face);
  return out;
}

}  // namespace regelwerk::ostfriesenlauf
