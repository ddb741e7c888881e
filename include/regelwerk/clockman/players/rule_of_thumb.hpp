#pragma once
#include <cstdint>
#include <optional>

#include <regelwerk/ai/most_appealing.hpp>
#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/hunting.hpp>
#include <regelwerk/clockman/law/legal.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/players/insight.hpp>
#include <regelwerk/clockman/players/outlook.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// CM-77. The digits of a seat after everybody has accepted. Precondition: all seats hold what they give.
[[nodiscard]] constexpr DigitCounts digits_after(const Table& table, Proposal proposal, Seat seat) noexcept {
  DigitCounts digits = table.of(seat).all();
  const auto change = [&](Bundle bundle, int sign) {
    for (const Digit digit : all_digits) {
      digits.set(digit, static_cast<std::uint8_t>(digits.count(digit) + sign * bundle.count(digit)));
    }
  };
  proposal.for_each_gift(table.turn, [&](Seat from, Seat to, Bundle bundle) {
    if (from == seat) change(bundle, -1);
    if (to == seat) change(bundle, 1);
  });
  return digits;
}

/// CM-5, CM-77. The number of usable cards that the seat gains.
[[nodiscard]] constexpr int gain_of(const Layout& layout, const Table& table, Proposal proposal, Seat seat) noexcept {
  return usable(layout.quota, digits_after(table, proposal, seat)) - usable(layout.quota, table.of(seat).all());
}

/// CM-77. True if the seat gains usable cards by the proposal, and no other seat gets a complete date unless this one
/// does too. Precondition: the seat is part of the proposal.
[[nodiscard]] constexpr bool is_welcome(const Layout& layout, const Table& table, Proposal proposal,
                                        Seat seat) noexcept {
  if (gain_of(layout, table, proposal, seat) <= 0) return false;
  const int whole = layout.quota.size;
  if (usable(layout.quota, digits_after(table, proposal, seat)) == whole) return true;
  bool helps_other = false;
  proposal.for_each_gift(table.turn, [&](Seat from, Seat /*to*/, Bundle /*bundle*/) {
    helps_other = helps_other || usable(layout.quota, digits_after(table, proposal, from)) == whole;
  });
  return !helps_other;
}

/// CM-77. True if all seats of the proposal welcome it, so it is worth making.
[[nodiscard]] constexpr bool is_welcome_to_all(const Layout& layout, const Table& table, Proposal proposal) noexcept {
  if (!is_welcome(layout, table, proposal, table.turn)) return false;
  if (!is_welcome(layout, table, proposal, proposal.to())) return false;
  return !proposal.is_circle() || is_welcome(layout, table, proposal, proposal.then());
}

namespace detail {

/// Scores the moves of a node for the deciding seat. Scores can be compared only within the node.
template <class G>
class Appeals {
 public:
  constexpr Appeals(const G& game, const Insight& insight) noexcept
      : game_(game), known_(insight), outlook_(game.layout(), game.options(), insight) {}

  [[nodiscard]] constexpr Tempo of(const Move& move) const noexcept {
    switch (move.kind) {
      case MoveKind::go:
        return outlook_.arrival(move.to);
      case MoveKind::pay_symbol:
        return outlook_.arrival(move.to) - (move.to.is_passage() ? outlook_.symbol_kept(move.pose) : 0);
      case MoveKind::pay_card:
        return outlook_.arrival(move.to) - card_kept;
      case MoveKind::forfeit:
      case MoveKind::remain:
        return outlook_.place(figure());
      case MoveKind::lift:
        return outlook_.arrival(game_.layout().lift[figure()]);
      case MoveKind::capture:
      case MoveKind::take:
        return one_turn;
      case MoveKind::accept:
        return table().phase == Phase::pact || is_welcome(game_.layout(), table(), table().proposal, known_.seat) ? 1
                                                                                                                  : -1;
      case MoveKind::offer:
      case MoveKind::circle:
        return proposal_score(proposal_of(move));
      case MoveKind::play:
        return play_score(move);
      case MoveKind::rob:
        return outlook_.digit_gained(move.digit) + spoiled(table().asked, move.digit);
      case MoveKind::grab:
        return outlook_.digit_gained(move.digit) + spoiled(move.seat, move.digit);
      case MoveKind::lose:
      case MoveKind::mix:
        return -outlook_.symbol_kept(move.pose);
      case MoveKind::drop:
        return -outlook_.digit_lost(move.digit);
      default:
        return 0;
    }
  }

 private:
  /// The value of a card in hand.
  static constexpr Tempo card_kept = 2 * one_turn;
  static constexpr Tempo by_trade = 4 * one_turn;
  static constexpr Tempo spoiling = one_turn;

  [[nodiscard]] constexpr const Table& table() const noexcept { return known_.table; }
  [[nodiscard]] constexpr Space figure() const noexcept { return table().figure(known_.seat); }

  /// CM-73, CM-76. The gain from another seat's loss; 0 if that seat can spare the digit.
  [[nodiscard]] constexpr Tempo spoiled(Seat other, Digit digit) const noexcept {
    const bool spares = can_spare(game_.layout().quota, table().of(other).all(), digit);
    return spares ? 0 : spoiling / (game_.layout().seats - 1);
  }

  /// CM-77. The score of a proposal; negative unless all its seats would accept.
  [[nodiscard]] constexpr Tempo proposal_score(Proposal proposal) const noexcept {
    if (!is_welcome_to_all(game_.layout(), table(), proposal)) return -1;
    return by_trade * gain_of(game_.layout(), table(), proposal, known_.seat);
  }

  /// CM-43. The gain from playing a card instead of keeping it.
  [[nodiscard]] constexpr Tempo play_score(const Move& move) const noexcept {
    switch (table().phase) {
      case Phase::stay:
        return outlook_.sent_away(figure()) - one_turn;
      case Phase::guard:
        return threatened() - one_turn;
      case Phase::veto:
        return vetoed() - card_kept;
      case Phase::after:
        return best_after(changed(move)) - best_after(table()) - card_kept;
      default:
        return outlook_.place(table().figure(move.seat)) - outlook_.place(figure()) - card_kept;
    }
  }

  /// CM-60. The cost of the worst possible loss of a digit.
  [[nodiscard]] constexpr Tempo threatened() const noexcept {
    if (table().card.has(Effect::grab)) return outlook_.digit_lost(table().wanted);
    Tempo most = 0;
    for (const Digit digit : all_digits) {
      if (!can_rob(game_.layout(), game_.options(), table(), known_.seat, digit)) continue;
      most = greater(most, outlook_.digit_lost(digit));
    }
    return most;
  }

  /// CM-61. The cost of the waiting card to the seat.
  [[nodiscard]] constexpr Tempo vetoed() const noexcept {
    const Layout& layout = game_.layout();
    if (table().card.has(Effect::oback) && figure().is_ring()) {
      const Space back = ring_ahead(layout, figure(), -table().card.info().number);
      return outlook_.place(figure()) - outlook_.place(back);
    }
    if (table().card.has(Effect::again)) return is_complete(layout.quota, table().of(table().turn)) ? 3 * one_turn : 0;
    if (!table().card.has(Effect::grab)) return 0;
    Tempo most = 0;
    for (const Digit digit : all_digits) {
      if (why_not_grab(layout, table(), known_.seat, digit)) continue;
      most = greater(most, outlook_.digit_lost(digit));
    }
    return most / (layout.seats - 1);
  }

  /// CM-62, CM-63. The table after the card is played.
  [[nodiscard]] constexpr Table changed(const Move& move) const noexcept {
    Table after = table();
    if (move.card == card_swap) {
      const Space own = after.figure(known_.seat);
      after.figure(known_.seat) = after.figure(move.seat);
      after.figure(move.seat) = own;
    } else {
      after.roll = static_cast<std::uint8_t>(after.roll + move.card.info().number);
    }
    return after;
  }
  /// CM-68. The score of the best move with this table, if nothing more is played before it.
  [[nodiscard]] constexpr Tempo best_after(Table after) const noexcept {
    after.phase = Phase::move;
    const Appeals appeals{game_, Insight{after, known_.events, known_.symbols, known_.seat}};
    std::optional<Tempo> best;
    const auto weigh = [&](const Move& move) {
      const Tempo appeal = appeals.of(move);
      if (!best || appeal > *best) best = appeal;
    };
    Turn<G>{game_, after, known_.events, known_.symbols, {}}.for_each_move(weigh);
    return best.value_or(0);
  }

  const G& game_;
  Insight known_;
  Outlook outlook_;
};

}  // namespace detail

/// A player with simple rules: it collects what it needs from the outer rings inward, keeps the symbol card for its own
/// last blockade, captures, and trades if both sides gain. It reads only what its seat knows, so a view and a state
/// give the same move. Ties are broken uniformly at random. Precondition: a seat decides; in a view, the viewer.
struct RuleOfThumb {
  template <class G, BitSource Source>
  [[nodiscard]] constexpr Move operator()(const G& game, const State& state, Source& source) const noexcept {
    return chosen(game, state, source);
  }
  template <class G, BitSource Source>
  [[nodiscard]] constexpr Move operator()(const G& game, const View& view, Source& source) const noexcept {
    return chosen(game, view, source);
  }

 private:
  template <class G, class Position, BitSource Source>
  [[nodiscard]] static constexpr Move chosen(const G& game, const Position& position, Source& source) noexcept {
    // Created only when needed: most rolls lead to one field (CM-12).
    std::optional<detail::Appeals<G>> appeals;
    return most_appealing(game, position, source, [&](const Move& move) {
      if (!appeals) appeals.emplace(game, insight_of(position));
      return appeals->of(move);
    });
  }
};

}  // namespace regelwerk::clockman
