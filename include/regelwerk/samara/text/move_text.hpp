#pragma once
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/law/helpers.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/text/words.hpp>

namespace regelwerk::samara {

/// The longest move text: `take:compass@3,3+21+22+23+24`, `tile:` with a name of 20 letters, and the like.
using MoveText = Text<32>;

/// The text of a move: `tile:NAME`, `tool:TOOL`, `take:TOOL@C,R` and `build:C,R` with `+PLACE` for each helper,
/// `raise:woman|man`, `vacation`, `step`, `lose:TOOL`, `give:TOOL`, and `hurt:`, `train:`, `bury:`, `imprison:` with
/// MONTH.PLACE.
/// Precondition: a move of this grammar, as every legal move is.
[[nodiscard]] constexpr MoveText text_of(const auto& setup, const auto& position, Move move) noexcept {
  MoveText out;
  out << word(move.kind);
  if (move.kind == MoveKind::vacation || move.kind == MoveKind::step) return out;
  out << ':';
  switch (move.kind) {
    case MoveKind::tile:
      out << word(setup.edition(), move.tile());
      break;
    case MoveKind::tool:
    case MoveKind::lose:
    case MoveKind::give:
      out << word(move.tool());
      break;
    case MoveKind::take:
      out << word(move.tool()) << '@';
      detail::write_space(out, setup.layout(), move.space());
      break;
    case MoveKind::build:
      detail::write_space(out, setup.layout(), move.space());
      break;
    case MoveKind::raise:
      out << word(move.sex());
      break;
    default:
      out << int{move.spot().month} << '.' << int{move.spot().place};
      break;
  }
  if (move.helpers.empty()) return out;
  const Crew crew{position.table.calendar, false};
  for (int helper = 0; helper < crew.size(); ++helper) {
    if (move.helpers.contains(helper)) out << '+' << crew.place(helper);
  }
  return out;
}

}  // namespace regelwerk::samara
