#pragma once
#include <optional>
#include <string_view>

#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/face_text.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/text/words.hpp>

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

namespace detail {

/// Reads a move text as text_of() writes it.
class MoveParser : WordReader {
 public:
  using WordReader::WordReader;

  [[nodiscard]] constexpr Result<Move, Refusal> move() noexcept { return in_.finish(any_move()); }

 private:
  [[nodiscard]] constexpr Maybe<Move> of_face(Move (*make)(Face)) noexcept {
    const auto found = face();
    return found ? maybe(make(*found)) : std::nullopt;
  }

  [[nodiscard]] constexpr Maybe<Move> any_move() noexcept {
    if (in_.take("deal:")) return of_face(dealt);
    if (in_.take("card:")) return of_face(drawn);
    const bool lays = in_.take("lay:");
    if (!lays && !in_.expect("draw:", Reason::move_due)) return std::nullopt;
    const auto back = place();
    if (!back || !lays) return back ? maybe(chosen(*back)) : std::nullopt;
    if (!in_.expect(":", Reason::colon_due)) return std::nullopt;
    const auto found = face();
    return found ? maybe(laid(*back, *found)) : std::nullopt;
  }
};

}  // namespace detail

/// Reads a move text, whether or not the move is legal. Letters may be of either case.
[[nodiscard]] constexpr Result<Move, Refusal> read_move(const auto& setup, const auto& /*position*/,
                                                        std::string_view text) noexcept {
  return detail::MoveParser{setup.layout(), text}.move();
}

}  // namespace regelwerk::ostfriesenlauf
