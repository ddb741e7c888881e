#pragma once
#include <optional>
#include <string_view>

#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/text/word_reader.hpp>

namespace regelwerk::ostfriesenlauf {

namespace detail {

/// Reads what text_of() writes of a move.
class MoveParser : WordReader {
 public:
  using WordReader::WordReader;

  [[nodiscard]] constexpr Result<Move, Refusal> move() noexcept { return in_.finish(any_move()); }

 private:
  [[nodiscard]] constexpr std::optional<Move> of_face(Move (*make)(Face)) noexcept {
    const auto found = face();
    return found ? std::make_optional(make(*found)) : std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Move> any_move() noexcept {
    if (in_.take("deal:")) return of_face(dealt);
    if (in_.take("card:")) return of_face(drawn);
    const bool lays = in_.take("lay:");
    if (!lays && !in_.expect("draw:", Reason::move_due)) return std::nullopt;
    const auto back = place();
    if (!back || !lays) return back ? std::make_optional(chosen(*back)) : std::nullopt;
    if (!in_.expect(":", Reason::colon_due)) return std::nullopt;
    const auto found = face();
    return found ? std::make_optional(laid(*back, *found)) : std::nullopt;
  }
};

}  // namespace detail

/// Reads a move text, whether or not the move is legal. Letters may be of either case.
[[nodiscard]] constexpr Result<Move, Refusal> read_move(const auto& setup, const auto& /*position*/,
                                                        std::string_view text) noexcept {
  return detail::MoveParser{setup.layout(), text}.move();
}

}  // namespace regelwerk::ostfriesenlauf
