#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/ai/most_appealing.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/law/standing.hpp>
#include <regelwerk/tock/law/walk.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/players/threats.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/view/view.hpp>

// A heuristic player that does not look beyond its own move; an optional header.

namespace regelwerk::tock {

/// The weights of RuleOfThumb. Unless a unit is given, a weight counts steps of a marble towards home.
struct Weights {
  std::int32_t step = 16;       ///< the scale: the score of a single step
  std::int32_t in_play = 36;    ///< a marble out of its area, since only two of 13 ranks bring it in (TK-23)
  std::int32_t home = 20;       ///< a marble in its lane, which nobody can capture (TK-21)
  std::int32_t gap = 3;         ///< deducted for every free lane field ahead: only exact small cards close up (TK-20)
  std::int32_t ready = 10;      ///< a marble that another card of the hand can bring home next
  std::int32_t rivals = 512;    ///< the value of a rival's marble in 256ths of an own one, times the number of teams
  std::int32_t danger = 32;     ///< lost per card with which a rival would capture it, in 256ths of a marble
  std::int32_t frightened = 5;  ///< the maximum number of such cards that count
  std::int32_t ban = 6;         ///< a 10, which takes the next seat's turn (TK-31)
  std::int32_t clear = 3;       ///< a marble off its start field while others wait behind it (TK-24)
  /// How useful each rank is: the least useful card is discarded, the most useful one is given to a partner.
  std::array<std::int32_t, ranks> use{9, 2, 3, 8, 4, 4, 8, 4, 5, 6, 6, 5, 10};
};

namespace detail {

/// Scores the moves of the seat to move, from the public table and its own hand.
class MoveScorer {
 public:
  constexpr MoveScorer(const Layout& layout, const Options& options, const Table& table, Cards hand,
                       const Weights& weights) noexcept
      : layout_(layout),
        options_(options),
        table_(table),
        hand_(hand),
        weights_(weights),
        colour_(table.phase == Phase::step ? table.colour : colour_played(layout, table, table.turn)),
        marbles_(table.of(colour_)),
        lane_free_(lane_free_until(marbles_, -1)) {
    const int teams = layout.teams ? layout.seats / 2 : layout.seats;
    rival_share_ = weights.rivals / teams;
    for (int seat = 0; seat < layout.seats; ++seat) {
      if (!is_ally(Seat{seat})) watch(Seat{seat});
    }
  }

  [[nodiscard]] constexpr std::int32_t operator()(const Move& move) const noexcept {
    switch (move.kind) {
      case MoveKind::give:
        return use(partner_of(table_.turn, layout_.seats), move.rank) - use(table_.turn, move.rank) / 2;
      case MoveKind::discard:
        return -use(colour_, move.rank);
      case MoveKind::enter:
        return enter_score();
      case MoveKind::swap:
        return swap_score(move.from, move.to);
      case MoveKind::step:
        return step_score(move.from, move.to, table_.steps_left);
      default:
        return walking(move);
    }
  }

 private:
  [[nodiscard]] constexpr bool is_ally(Seat seat) const noexcept {
    return seat == colour_ || (layout_.teams && partner_of(seat, layout_.seats) == colour_);
  }
  [[nodiscard]] constexpr bool is_start_of(Seat seat, Place at) const noexcept {
    return at.is_ring() && at.field() == start_of(layout_, seat);
  }
  [[nodiscard]] constexpr bool is_guarded(Seat seat, Place at) const noexcept {
    return table_.guarded.contains(seat) && is_start_of(seat, at);
  }

  /// How useful a card is to a colour. A card that brings marbles in matters most if the colour has none in play.
  [[nodiscard]] constexpr std::int32_t use(Seat colour, Rank rank) const noexcept {
    const Marbles& marbles = table_.of(colour);
    const std::int32_t value = weights_.use[static_cast<std::size_t>(rank)] * weights_.step;
    if (card(rank).enters) return marbles[0].is_area() ? 4 * value : marbles.any_in_area() ? 2 * value : value / 2;
    return marbles[0].is_area() || marbles.all_home() ? value / 4 : value;
  }

  /// The value of a marble in play that nothing threatens.
  [[nodiscard]] constexpr std::int32_t worth(Seat colour, Place at) const noexcept {
    return (weights_.in_play + steps_made(layout_, colour, at)) * weights_.step;
  }

  /// Records the fields from which a rival can capture.
  constexpr void watch(Seat rival) noexcept {
    const Marbles& marbles = table_.of(rival);
    for (const Place at : marbles) {
      if (at.is_ring()) threats_.add_hunter(layout_.ring, at.field());
    }
    if (marbles.any_in_area()) threats_.add_gate(start_of(layout_, rival));
  }

  /// True if another card of the hand brings a marble home from this ring field.
  [[nodiscard]] constexpr bool is_ready(int field, Cards rest) const noexcept {
    const int turn_in = distance(layout_.ring, field, entrance_of(layout_, colour_)) + 1;
    if (turn_in > 13) return false;
    return !rest.for_each_kind([&](Rank rank) {
      const int end = (rank == Rank::seven ? steps_of_seven : card(rank).forward) - turn_in;
      return end < 0 || (end >= lane_free_ && rank != Rank::seven);
    });
  }

  /// The value of an own marble on a place, given the rest of the hand, once it has captured on the `swept` fields
  /// before it.
  [[nodiscard]] constexpr std::int32_t prospect(Place at, bool guarded, Cards rest, int swept = 0) const noexcept {
    const std::int32_t value = worth(colour_, at);
    if (at.is_lane()) {
      const int free = lane_free_until(marbles_, at.field()) - 1 - at.field();
      return value + (weights_.home - weights_.gap * free) * weights_.step;
    }
    std::int32_t more = is_ready(at.field(), rest) ? weights_.ready * weights_.step : 0;
    if (is_start_of(colour_, at) && marbles_.any_in_area()) more -= weights_.clear * weights_.step;
    if (guarded) return value + more;
    const std::int32_t cards = lesser(threats_.on(at.field(), swept), weights_.frightened);
    return value + more - value * cards * weights_.danger / 256;
  }
  [[nodiscard]] constexpr std::int32_t gain(Place from, Place to, Cards rest, int swept = 0) const noexcept {
    return prospect(to, false, rest, swept) - prospect(from, is_guarded(colour_, from), rest);
  }

  /// The change of the score when a marble of this colour loses `value`: a rival's loss is a gain.
  [[nodiscard]] constexpr std::int32_t loss(Seat seat, std::int32_t value) const noexcept {
    return is_ally(seat) ? -value : value * rival_share_ / 256;
  }
  /// TK-18. The score of capturing on a field.
  [[nodiscard]] constexpr std::int32_t capture(Place at) const noexcept {
    if (!at.is_ring() || !table_.any_stands_on(at, layout_.seats)) return 0;
    std::int32_t sum = 0;
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if (table_.of(Seat{seat}).stands_on(at)) sum += loss(Seat{seat}, worth(Seat{seat}, at));
    }
    return sum;
  }
  /// TK-29. By a number of steps of a 7: the score of capturing on all fields on the way. Nothing is captured in a
  /// lane.
  using Captures = std::array<std::int32_t, steps_of_seven + 1>;
  [[nodiscard]] constexpr Captures captures_from(Place from) const noexcept {
    Captures sums{};
    if (!from.is_ring()) return sums;
    for (int i = 0; i < layout_.seats; ++i) {
      for (const Place at : table_.of(Seat{i})) {
        if (!at.is_ring()) break;  // the marbles on the ring come first
        const int ahead = distance(layout_.ring, from.field(), at.field());
        if (ahead <= steps_of_seven) sums[static_cast<std::size_t>(ahead)] = loss(Seat{i}, worth(Seat{i}, at));
      }
    }
    sums[0] = 0;
    for (std::size_t steps = 1; steps < sums.size(); ++steps) sums[steps] += sums[steps - 1];
    return sums;
  }

  [[nodiscard]] constexpr Cards without(Rank rank) const noexcept {
    Cards rest = hand_;
    rest.remove(rank);
    return rest;
  }

  /// TK-24. The score of bringing a marble in, including a capture on the start field.
  [[nodiscard]] constexpr std::int32_t enter_score() const noexcept {
    const Place start = Place::ring(start_of(layout_, colour_));
    return worth(colour_, start) + capture(start) - weights_.clear * weights_.step;
  }

  /// TK-32. The score of a swap; 0 between two marbles of the own colour.
  [[nodiscard]] constexpr std::int32_t swap_score(Place own, Place other) const noexcept {
    const Cards rest = without(Rank::jack);
    for (int i = 0; i < layout_.seats; ++i) {
      const Seat seat{i};
      if (!table_.of(seat).stands_on(other)) continue;
      if (seat == colour_) return 0;
      return gain(own, other, rest) + loss(seat, worth(seat, other) - worth(seat, own));
    }
    return 0;
  }

  [[nodiscard]] constexpr std::int32_t walking(const Move& move) const noexcept {
    if (move.rank == Rank::seven) {
      if (options_.seven == Seven::split) return step_score(move.from, move.to, steps_of_seven);
      return run_score(move.from, move.to, without(move.rank));
    }
    const std::int32_t ban = move.rank == Rank::ten ? weights_.ban * weights_.step : 0;
    return gain(move.from, move.to, without(move.rank)) + capture(move.to) + ban;
  }

  /// The number of ring fields to which a run leads, from one place to another.
  [[nodiscard]] constexpr int along_ring(Place from, Place to) const noexcept {
    if (from.is_lane()) return 0;
    return distance(layout_.ring, from.field(), to.is_lane() ? entrance_of(layout_, colour_) : to.field());
  }
  /// TK-29, TK-30. The score of a run of single steps to a place.
  [[nodiscard]] constexpr std::int32_t run_score(Place from, Place to, Cards rest) const noexcept {
    const int along = along_ring(from, to);
    return gain(from, to, rest, along) + captures_from(from)[static_cast<std::size_t>(along)];
  }

  /// TK-26. The score of the first of `steps` single steps: that of the best run that it begins.
  [[nodiscard]] constexpr std::int32_t step_score(Place from, Place to, int steps) const noexcept {
    const Cards rest = table_.phase == Phase::step ? hand_ : without(Rank::seven);
    const std::int32_t stay = prospect(from, is_guarded(colour_, from), rest);
    const Captures captures = captures_from(from);
    const auto run_to = [&](Place end, int used) {
      const int along = along_ring(from, end);
      return prospect(end, false, rest, along) - stay + captures[static_cast<std::size_t>(along)] +
             (steps - used) * weights_.step / 2;
    };
    const Walls walls{layout_, options_.own_start, table_.guarded, colour_};
    const Reach reach = reach_of(layout_, walls, marbles_, colour_, from);
    std::int32_t best = run_to(to, 1);
    for (int used = 2; used <= steps; ++used) {
      if (to.is_ring() && reach.along_ring(used)) {
        best = greater(best, run_to(ring_ahead(layout_.ring, from.field(), used), used));
      }
      if (reach.into_lane(used) && (to.is_lane() || reach.entrance > 0)) {
        best = greater(best, run_to(reach.lane_ahead(used), used));
      }
    }
    return best;
  }

  const Layout& layout_;
  const Options& options_;
  const Table& table_;
  Cards hand_;
  const Weights& weights_;
  Seat colour_;
  const Marbles& marbles_;
  int lane_free_;
  std::int32_t rival_share_ = 0;
  Threats threats_;
};

}  // namespace detail

/// A simple player: brings marbles in and home, captures advanced marbles, avoids threatened fields, and captures a
/// partner only if it must. It reads only the public table and the hand of the seat to move, so a State and that seat's
/// View give the same move. Precondition: a seat is to move; with a View, its viewer.
struct RuleOfThumb {
  Weights weights{};  ///< the importance of each aim

  template <Playable G, BitSource Source>
  [[nodiscard]] constexpr Move operator()(const G& game, const View& view, Source& source) const noexcept {
    return choose(game, view, view.hand, source);
  }
  template <Playable G, BitSource Source>
  [[nodiscard]] constexpr Move operator()(const G& game, const State& state, Source& source) const noexcept {
    return choose(game, state, state.hand(state.table.turn), source);
  }

 private:
  [[nodiscard]] constexpr Move choose(const auto& game, const auto& position, Cards hand, auto& source) const noexcept {
    std::optional<detail::MoveScorer> scorer;
    return most_appealing(game, position, source, [&](const Move& move) {
      if (!scorer) scorer.emplace(game.layout(), game.options(), position.table, hand, weights);
      return (*scorer)(move);
    });
  }
};

}  // namespace regelwerk::tock
