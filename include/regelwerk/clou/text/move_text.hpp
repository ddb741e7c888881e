#pragma once
#include <cstddef>

#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/number_makings.hpp>
#include <regelwerk/clou/text/names.hpp>
#include <regelwerk/clou/text/words.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/container/text.hpp>

namespace regelwerk::clou {

/// The longest move text: `cross:trixie.` with a choice of all symbols and the longest name of a demand.
using MoveText = Text<96>;

/// The text of a move: `roll:FFF`, `mark:THIEF:TARGET:N=HOW` (dice, extras with x, shifts with ~, as in 7=3+4x~1),
/// `cross:WHOSE.SYMBOL/SYMBOL:TARGET`, on the specials of another with `:THIEF` before the target, `lapse`,
/// `fill:THIEF:BOX` with `:N`, `done`, `stay`, `run`, `driver:THIEF`, `drive:N`, `gift:ITEM`, `gang:THIEF+THIEF`,
/// `scout:TARGET`, `pimp:THIEF:BOX`, `buy:ITEM`, `save`; `nothing` where nothing is chosen. Precondition: legal in this
/// position.
[[nodiscard]] constexpr MoveText text_of(const auto& setup, const auto& position, Move move) noexcept {
  const State& state = state_of(position);
  const Names names = names_in(setup, state);
  MoveText out;
  out << move_words[static_cast<std::size_t>(move.kind())];
  switch (move.kind()) {
    case MoveKind::mark:
      out << name_of(move.thief()) << ':';
      names.write(out, move.target());
      out << ':';
      detail::write_how(out, state, move);
      break;
    case MoveKind::roll: {
      const Roll roll{move.number()};
      for (const int face : roll.faces()) out << face;
      break;
    }
    case MoveKind::fill:
      out << name_of(move.thief()) << ':';
      names.write(out, move.target());
      if (move.number() != 0) out << ':' << move.number();
      break;
    case MoveKind::pimp:
      out << name_of(move.thief()) << ':';
      names.write(out, move.target());
      break;
    case MoveKind::cross:
      detail::write_fired(out, move.fired());
      out << ':';
      if (!move.owner().is_nobody()) out << name_of(move.owner()) << ':';
      names.write(out, move.target());
      break;
    case MoveKind::gift:
    case MoveKind::scout:
    case MoveKind::buy:
      names.write(out, move.target());
      break;
    case MoveKind::driver:
      out << name_of(move.thief());
      break;
    case MoveKind::drive:
      out << move.number();
      break;
    case MoveKind::gang:
      detail::write_thieves(out, ThiefSet{static_cast<unsigned>(move.number())}, '+');
      break;
    default:
      break;
  }
  return out;
}

}  // namespace regelwerk::clou
