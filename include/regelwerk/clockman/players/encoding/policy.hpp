#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/ai/encoding/policy_blocks.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/game.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/players/encoding/proposal_numbers.hpp>
#include <regelwerk/clockman/players/encoding/seat_perspective.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/core/game/basic_game.hpp>

namespace regelwerk::clockman {

/// The blocks of policy indexes, for the decisions of seats. Chance outcomes have none.
enum class PolicyKind : std::uint8_t {
  answer,      ///< by kind of move: pass, accept, forfeit and so on
  play,        ///< by on-demand card, except those with their own block
  swap,        ///< by seat
  propose,     ///< by proposal; only with trade
  go,          ///< by space
  pay_symbol,  ///< by passage, then the own last blockade; the pose follows from this
  pay_card,    ///< by passage
  rob,         ///< by digit
  lose,        ///< by pose
  mix,         ///< by seat and pose
  drop,        ///< by digit
  grab,        ///< by seat and digit
};

inline constexpr std::size_t policy_kinds = 12;

namespace detail {

/// Moves that consist only of their kind.
inline constexpr std::array<MoveKind, 11> answers{
    MoveKind::pass,     MoveKind::accept, MoveKind::decline, MoveKind::forfeit, MoveKind::capture, MoveKind::spare,
    MoveKind::rob_none, MoveKind::lift,   MoveKind::remain,  MoveKind::take,    MoveKind::leave};

/// CM-43. The first on-demand card with a move of its own; free pays for a move and swap names a seat, so they have
/// other blocks.
inline constexpr int first_played = card_free.kind() + 1;
static_assert(first_played == card_stay.kind() && card_swap.kind() + 1 == first_open);

using Blocks = PolicyBlocks<PolicyKind, policy_kinds>;

[[nodiscard]] constexpr Blocks policy_blocks(const auto& setup) noexcept {
  const int others = setup.layout().seats - 1;
  Blocks blocks;
  blocks.add(PolicyKind::answer, static_cast<int>(answers.size()));
  blocks.add(PolicyKind::play, card_swap.kind() - first_played);
  blocks.add(PolicyKind::swap, others);
  blocks.add(PolicyKind::propose, setup.options().trade ? proposal_count(setup.layout().seats) : 0);
  blocks.add(PolicyKind::go, spaces_of(setup.layout()) - 1);  // No figure goes to its start field.
  blocks.add(PolicyKind::pay_symbol, passages + 1);
  blocks.add(PolicyKind::pay_card, passages);
  blocks.add(PolicyKind::rob, digit_kinds);
  blocks.add(PolicyKind::lose, poses);
  blocks.add(PolicyKind::mix, others * poses);
  blocks.add(PolicyKind::drop, digit_kinds);
  blocks.add(PolicyKind::grab, others * digit_kinds);
  return blocks;
}

[[nodiscard]] constexpr int answer_number(MoveKind kind) noexcept {
  int number = 0;
  while (answers[static_cast<std::size_t>(number)] != kind) ++number;
  return number;
}

/// Numbers the moves of one seat.
class PolicyNumbers {
 public:
  constexpr PolicyNumbers(const Blocks& blocks, const Layout& layout, Seat viewer) noexcept
      : blocks_(blocks), sight_(layout, viewer), viewer_(viewer) {}

  [[nodiscard]] constexpr std::size_t index(const Move& move) const noexcept {
    switch (move.kind) {
      case MoveKind::play:
        if (move.card == card_swap) return blocks_.index(PolicyKind::swap, other(move.seat));
        return blocks_.index(PolicyKind::play, move.card.kind() - first_played);
      case MoveKind::offer:
      case MoveKind::circle:
        return blocks_.index(PolicyKind::propose, proposal_number(proposal_of(move), viewer_, sight_.seats()));
      case MoveKind::go:
        return blocks_.index(PolicyKind::go, sight_.space(move.to));
      case MoveKind::pay_symbol:
        return blocks_.index(PolicyKind::pay_symbol, move.to.is_passage() ? passage(move.to) : passages);
      case MoveKind::pay_card:
        return blocks_.index(PolicyKind::pay_card, passage(move.to));
      case MoveKind::rob:
        return blocks_.index(PolicyKind::rob, static_cast<int>(move.digit));
      case MoveKind::lose:
        return blocks_.index(PolicyKind::lose, static_cast<int>(move.pose));
      case MoveKind::mix:
        return blocks_.index(PolicyKind::mix, of_other(move.seat).with(static_cast<int>(move.pose), poses));
      case MoveKind::drop:
        return blocks_.index(PolicyKind::drop, static_cast<int>(move.digit));
      case MoveKind::grab:
        return blocks_.index(PolicyKind::grab, of_other(move.seat).with(static_cast<int>(move.digit), digit_kinds));
      default:
        return blocks_.index(PolicyKind::answer, answer_number(move.kind));
    }
  }

 private:
  [[nodiscard]] constexpr int other(Seat seat) const noexcept { return sight_.steps_to(seat) - 1; }
  [[nodiscard]] constexpr MixedRadix of_other(Seat seat) const noexcept {
    return MixedRadix{}.with(other(seat), sight_.seats() - 1);
  }
  [[nodiscard]] constexpr int passage(Space at) const noexcept { return sight_.passage(at.number()); }

  const Blocks& blocks_;
  SeatPerspective sight_;
  Seat viewer_;
};

}  // namespace detail

/// The number of policy indexes under the rules in force.
template <class Setup>
[[nodiscard]] constexpr std::size_t policy_size(const BasicGame<Rules, Setup>& game) noexcept {
  return detail::policy_blocks(game.setup()).size();
}

/// The policy index of a move, numbered as its seat sees the board (SeatPerspective). Precondition: legal for the view.
template <class Setup>
[[nodiscard]] constexpr std::size_t policy_index(const BasicGame<Rules, Setup>& game, const View& view,
                                                 const Move& move) noexcept {
  const detail::Blocks blocks = detail::policy_blocks(game.setup());
  return detail::PolicyNumbers{blocks, game.layout(), view.viewer.seat()}.index(move);
}

}  // namespace regelwerk::clockman
