#pragma once
#include <optional>
#include <string_view>

#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
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

namespace detail {

/// Reads a move text as text_of() writes it.
class MoveParser : WordReader {
 public:
  using WordReader::WordReader;

  [[nodiscard]] constexpr Result<Move, Refusal> move() noexcept { return in_.finish(any_move()); }

 private:
  [[nodiscard]] constexpr Maybe<Move> of_rank(Move (*make)(Rank)) noexcept {
    const auto found = rank();
    return found ? maybe(make(*found)) : std::nullopt;
  }

  [[nodiscard]] constexpr Maybe<Move> between(std::string_view link, Reason missing, auto make) noexcept {
    const auto from = place();
    if (!from || !in_.expect(link, missing)) return std::nullopt;
    const auto to = place();
    return to ? maybe(make(*from, *to)) : std::nullopt;
  }

  [[nodiscard]] constexpr Maybe<Move> any_move() noexcept {
    if (in_.take("deal:")) return of_rank(dealt);
    if (in_.take("give:")) return of_rank(given);
    if (in_.take("discard:")) return of_rank(discarded);
    if (in_.take("step:")) return between("-", Reason::dash_due, stepped);
    if (in_.begins_with_letters()) {
      in_.fail(Reason::move_due);
      return std::nullopt;
    }
    const auto found = rank();
    if (!found || !in_.expect(":", Reason::colon_due)) return std::nullopt;
    if (card(*found).enters && in_.take("in")) return entered(*found);
    if (*found == Rank::jack) return between("x", Reason::x_due, swapped);
    return between("-", Reason::dash_due, [&](Place from, Place to) { return walked(*found, from, to); });
  }
};

}  // namespace detail

/// Reads a move text, whether or not the move is legal. Letters may be of either case.
[[nodiscard]] constexpr Result<Move, Refusal> read_move(const auto& setup, const auto& /*position*/,
                                                        std::string_view text) noexcept {
  return detail::MoveParser{setup.layout(), text}.move();
}

}  // namespace regelwerk::tock
