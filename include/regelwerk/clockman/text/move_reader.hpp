#pragma once
#include <optional>
#include <string_view>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/clockman/text/move_text.hpp>
#include <regelwerk/clockman/text/word_reader.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

namespace regelwerk::clockman {

namespace detail {

/// Reads what text_of() writes of a move.
class MoveParser : WordReader {
 public:
  using WordReader::WordReader;

  [[nodiscard]] constexpr Result<Move, Refusal> move() noexcept {
    const std::optional<Move> found = any_move();
    if (!found) return refuse(wrong_);
    if (!in_.at_end()) return refuse(Reason::end_due);
    return *found;
  }

 private:
  [[nodiscard]] constexpr bool begins(std::string_view word) const noexcept {
    TextReader probe = in_;
    return probe.take_exact(word);
  }

  template <class T, class Make>
  [[nodiscard]] static constexpr std::optional<Move> with(const std::optional<T>& found, const Make& make) noexcept {
    return found ? std::make_optional(make(*found)) : std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Move> any_move() noexcept {
    for (const auto& [word, kind] : move_words) {
      if (in_.take_exact(word)) return plain(kind);
    }
    if (in_.take_exact("play:")) return play();
    if (begins("offer:") || begins("circle:")) return with(proposal(), proposed);
    if (in_.take_exact("go:")) return go();
    if (in_.take_exact("rob:")) return of_digit(MoveKind::rob);
    if (in_.take_exact("drop:")) return of_digit(MoveKind::drop);
    if (in_.take_exact("lose:")) return of_pose(MoveKind::lose);
    if (in_.take_exact("mix:")) return mix();
    if (in_.take_exact("grab:")) return grab();
    if (in_.take_exact("e:")) return with(card(), drawn);
    if (in_.take_exact("d")) return with(number(1, die_faces), rolled);
    if (in_.take_exact("s")) return of_pose(MoveKind::symbol);
    wrong_ = Reason::move_due;
    return std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Move> of_digit(MoveKind kind) noexcept {
    return with(digit(), [&](Digit found) { return with_digit(kind, found); });
  }
  [[nodiscard]] constexpr std::optional<Move> of_pose(MoveKind kind) noexcept {
    return with(pose(), [&](Pose found) { return with_pose(kind, found); });
  }

  [[nodiscard]] constexpr std::optional<Move> play() noexcept {
    const auto found = card();
    if (!found) return std::nullopt;
    if (*found != card_swap) return played(*found);
    if (!colon()) return std::nullopt;
    return with(seat(), [&](Seat other) { return played(card_swap, other); });
  }
  [[nodiscard]] constexpr std::optional<Move> mix() noexcept {
    const auto other = seat();
    if (!other || !colon()) return std::nullopt;
    return with(pose(), [&](Pose found) { return mixed(*other, found); });
  }
  [[nodiscard]] constexpr std::optional<Move> grab() noexcept {
    const auto other = seat();
    if (!other || !colon()) return std::nullopt;
    return with(digit(), [&](Digit found) { return grabbed(*other, found); });
  }
  [[nodiscard]] constexpr std::optional<Move> go() noexcept {
    const auto to = field();
    if (!to) return std::nullopt;
    if (!in_.take_exact("+")) return gone(*to);
    if (in_.take_exact("e")) return paid_with_card(*to);
    return with(pose(), [&](Pose found) { return paid(*to, found); });
  }
};

}  // namespace detail

/// The move that a text names; it need not be legal.
[[nodiscard]] constexpr Result<Move, Refusal> read_move(const auto& setup, const auto& /*position*/,
                                                        std::string_view text) noexcept {
  return detail::MoveParser{setup.layout(), text}.move();
}

}  // namespace regelwerk::clockman
