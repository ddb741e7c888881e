#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/ai/most_appealing.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/law/outcome.hpp>
#include <regelwerk/ostfriesenlauf/law/standing.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/state/hand.hpp>
#include <regelwerk/ostfriesenlauf/state/race.hpp>
#include <regelwerk/ostfriesenlauf/view/view.hpp>

// A heuristic player that does not look beyond the present round; an optional header.

namespace regelwerk::ostfriesenlauf {

/// The weights of RuleOfThumb, in 16ths of a field unless another unit is given.
struct Weights {
  int guess = 3;            ///< assumed number of fields that a hidden card moves its runner forward, as most cards do
  int answer = 3;           ///< assumed number of fields that the owner of a runner will move it later in the round
  std::int32_t own = 16;    ///< a field of the own runner towards the line
  std::int32_t rival = 12;  ///< a field of the leading rival: the first at the line wins (OL-28)
  std::int32_t others = 2;  ///< a field of every other rival
  std::int32_t win = 400;   ///< the round ends the game (OL-26) with the own runner first
  std::int32_t fit = 8;  ///< a card kept that fits the place of the own runner; other cards move other runners (OL-14)
  std::int32_t draw_own = 16;  ///< for drawing from the stack of the own place
  std::int32_t draw_next = 8;  ///< for drawing from the stack of the place behind
  std::int32_t have = 3;       ///< deducted for every card of that stack in hand
};

namespace detail {

/// The back of the card that was laid in a turn of this round.
[[nodiscard]] constexpr LaidBack back_laid(const View& view, std::size_t turn) noexcept {
  return view.laid_backs[turn];
}
[[nodiscard]] constexpr LaidBack back_laid(const State& state, std::size_t turn) noexcept {
  return state.laid[turn].none() ? LaidBack{} : LaidBack{state.laid[turn].card().back()};
}

/// Scores the moves of the seat to move, from the race, its hand and the backs of laid cards.
class MoveScorer {
 public:
  constexpr MoveScorer(const Layout& layout, const auto& position, Hand hand, const Weights& weights) noexcept
      : layout_(layout),
        weights_(weights),
        before_(position.table),
        turn_(position.table.turn),
        own_(runner_in_turn(position.table)),
        hand_(hand) {
    for (std::size_t turn = 0; turn < turn_; ++turn) {
      const LaidBack back = back_laid(position, turn);
      if (!back.none()) go(before_.race, back.back(), weights.guess);
    }
  }

  [[nodiscard]] constexpr std::int32_t operator()(const Move& move) const noexcept {
    return move.kind == MoveKind::draw ? draw_score(move.back) : lay_score(move.back, effect_of(move.face));
  }

 private:
  static constexpr void go(Race& race, Place place, int fields) noexcept {
    race.arrive(place, race.position(place) + fields);
  }

  /// OL-14 to OL-19. The table after a card has been played.
  [[nodiscard]] constexpr Table after(Place back, const Effect& effect) const noexcept {
    Table table = before_;
    if (effect.kind == FaceKind::swap) {
      table.race.swap(back, place_of_number(effect.place));
    } else if (effect.kind == FaceKind::finish) {
      table.sign = effect.sign;
    } else {
      table.race.arrive(back, field_reached(table.race, back, effect));
    }
    return table;
  }

  /// OL-10. The score of drawing from a stack: more for the own place or the one behind it, less for each such back in
  /// hand.
  [[nodiscard]] constexpr std::int32_t draw_score(Place back) const noexcept {
    const int behind = number(back) - number(before_.race.place(own_));
    const std::int32_t wanted = behind == 0 ? weights_.draw_own : behind == 1 ? weights_.draw_next : 0;
    return wanted - weights_.have * hand_.count(back);
  }

  /// OL-13. The score of laying this card: the value of the round.
  [[nodiscard]] constexpr std::int32_t lay_score(Place back, const Effect& effect) const noexcept {
    Table table = after(back, effect);
    for (int turn = static_cast<int>(turn_) + 1; turn < runner_count; ++turn) {
      go(table.race, table.race.place(before_.race.at(place_in_turn(turn))), weights_.answer);
    }
    return value(table) + kept(table.race.place(own_), back);
  }

  /// The value of the cards kept in hand that would move the own runner in its new place.
  [[nodiscard]] constexpr std::int32_t kept(Place place, Place laid) const noexcept {
    return weights_.fit * (hand_.count(place) - (laid == place ? 1 : 0));
  }

  /// OL-30. True if this runner can take the win from the own runner.
  [[nodiscard]] constexpr bool is_rival(Runner runner) const noexcept {
    return runner != own_ && (layout_.unowned_wins || is_owned(layout_, runner));
  }

  [[nodiscard]] constexpr std::int32_t value(const Table& table) const noexcept {
    std::int32_t sum = 0;
    int farthest = -2 * layout_.length;
    for (const Place place : all_places) {
      const Runner runner = table.race.at(place);
      if (!is_rival(runner)) continue;
      const int fields = fields_from_line(layout_, table, place);
      sum -= weights_.others * fields;
      farthest = greater(farthest, fields);
    }
    sum += weights_.own * fields_from_line(layout_, table, table.race.place(own_)) -
           (weights_.rival - weights_.others) * farthest;
    if (!any_across(layout_, table)) return sum;
    return deciding_runner(layout_, table) == own_ ? sum + weights_.win : sum - weights_.win;
  }

  const Layout& layout_;
  const Weights& weights_;
  Table before_;  ///< the expected table when the own card is played
  std::size_t turn_;
  Runner own_;
  Hand hand_;
};

}  // namespace detail

/// A simple player: assumes average hidden cards, lays the card that then brings its runner farthest ahead of the
/// others, and draws for the place of its runner. It reads only the race, the backs of laid cards and the hand of the
/// seat to move, so a State and that seat's View give the same move. Precondition: a seat is to move; with a View, its
/// viewer.
struct RuleOfThumb {
  Weights weights{};  ///< the importance of each aim

  template <Playable G, BitSource Source>
  [[nodiscard]] constexpr Move operator()(const G& game, const View& view, Source& source) const noexcept {
    return choose(game, view, view.hand, source);
  }
  template <Playable G, BitSource Source>
  [[nodiscard]] constexpr Move operator()(const G& game, const State& state, Source& source) const noexcept {
    return choose(game, state, state.hand(owner_of(runner_in_turn(state.table))), source);
  }

 private:
  [[nodiscard]] constexpr Move choose(const auto& game, const auto& position, Hand hand, auto& source) const noexcept {
    return most_appealing(game, position, source, detail::MoveScorer{game.layout(), position, hand, weights});
  }
};

}  // namespace regelwerk::ostfriesenlauf
