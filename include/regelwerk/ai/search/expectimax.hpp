#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>

#include <regelwerk/ai/search/expectation.hpp>
#include <regelwerk/ai/search/opponents.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/take_back.hpp>

// Expectimax: the value of a position with all cards open, if every seat plays optimally and chance has its exact
// weights. Among moves that are equally good for the deciding seat, the first in move order counts. Once a move gives
// the deciding seat the best possible payoff, the others are not searched. For endings that are too large for this, see
// solve.hpp.

namespace regelwerk::inline shared {

/// The maximum number of plies of a horizon. The search is recursive: a ply takes one to two kilobytes of stack, six in
/// a game whose move generation recurses deeply. On a small stack choose a smaller depth.
inline constexpr int horizon_limit = 64;

/// How far expectimax looks.
struct Horizon {
  int depth = 16;  ///< maximum number of plies, chance included, 0 to horizon_limit
  /// The maximum number of draws on a line, 0 to horizon_limit. Consecutive chance nodes, such as a deal, count as one
  /// draw.
  int draws = horizon_limit;
  /// The maximum number of positions to visit; further positions are valued by their standing.
  std::uint64_t nodes = (std::numeric_limits<std::uint64_t>::max)();
};
/// True if depth and draws are 0 to horizon_limit.
[[nodiscard]] constexpr bool is_within_limit(const Horizon& horizon) noexcept {
  return 0 <= horizon.depth && horizon.depth <= horizon_limit && 0 <= horizon.draws && horizon.draws <= horizon_limit;
}

/// The aims of the seats: each for itself, or, if paranoid, all others against the team of `seat`.
struct Stance {
  Opponents opponents = Opponents::max_n;  ///< how the others are expected to play
  Seat seat{};                             ///< the searching seat; unused under Opponents::max_n
};

namespace detail {

/// The remaining part of a horizon.
struct Ahead {
  int depth = 0;
  int draws = 0;
  bool in_draw = false;  ///< the previous node was a chance node

  /// True if the search ends at this position.
  [[nodiscard]] constexpr bool is_over(bool is_chance) const noexcept {
    return depth == 0 || (is_chance && !in_draw && draws == 0);
  }
  /// The remaining part after a move from this position.
  [[nodiscard]] constexpr Ahead behind(bool is_chance) const noexcept {
    return {depth - 1, draws - (is_chance && !in_draw ? 1 : 0), is_chance};
  }
};

template <Playable G, class Utility>
class Expectimax {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Value = Expectation<G::max_seats>;

  constexpr Expectimax(const G& game, const Utility& utility, std::span<Solved<G::max_seats>> table,
                       std::uint64_t node_limit, Stance stance) noexcept
      : game_(game), utility_(utility), table_(table), node_limit_(node_limit), stance_(stance) {}

  /// Computes the value of a position; writes the best move to `best` if a seat decides.
  constexpr Value compute(const State& state, Ahead ahead, std::optional<Move>& best) noexcept {
    ++nodes_;
    if (const auto outcome = game_.outcome(state)) return valued(utility_(game_, *outcome), true);
    const bool is_chance = game_.actor(state).is_chance();
    if (ahead.is_over(is_chance) || nodes_ >= node_limit_) {
      return valued(standing_payoffs(game_, state, utility_), false);
    }
    return is_chance ? mean(state, ahead.behind(true)) : choice(state, ahead.behind(false), best);
  }

  [[nodiscard]] constexpr std::uint64_t nodes() const noexcept { return nodes_; }

 private:
  [[nodiscard]] static constexpr Value valued(const Payoffs<G::max_seats>& payoffs, bool is_complete) noexcept {
    Value value;
    for (std::size_t seat = 0; seat < payoffs.size(); ++seat) {
      value.values[seat] = std::int64_t{payoffs[seat]} << expectation_bits;
    }
    value.is_complete = is_complete;
    return value;
  }

  constexpr Value mean(const State& state, Ahead ahead) noexcept {
    std::array<WeightedMean, static_cast<std::size_t>(G::max_seats)> means{};
    Value total;
    game_.for_each_move(state, [&](const Move& move) {
      const Value value = of(game_.play(state, move), ahead);
      const std::uint32_t weight = game_.weight(state, move);
      for (std::size_t seat = 0; seat < means.size(); ++seat) means[seat].add(weight, value.values[seat]);
      include(total, value);
    });
    bool is_rounded = false;
    for (std::size_t seat = 0; seat < means.size(); ++seat) {
      total.values[seat] = means[seat].value();
      is_rounded = is_rounded || means[seat].is_rounded();
    }
    if (is_rounded) ++total.roundings;
    return total;
  }

  constexpr Value choice(const State& state, Ahead ahead, std::optional<Move>& best) noexcept {
    const Wish wish = wish_of(game_, stance_.opponents, stance_.seat, game_.actor(state).seat());
    const std::int64_t most = wish.is_high ? std::int64_t{payoff_scale} << expectation_bits : 0;
    Value total;
    best.reset();
    game_.for_each_move(state, [&](const Move& move) {
      const Value value = of(game_.play(state, move), ahead);
      if (!best || wish(value.values) > wish(total.values)) {
        best = move;
        total.values = value.values;
      }
      include(total, value);
      return wish(total.values) < most;
    });
    return total;
  }

  /// The value of a position is only as reliable as the least reliable value that it depends on.
  static constexpr void include(Value& total, const Value& value) noexcept {
    total.is_complete = total.is_complete && value.is_complete;
    total.roundings = (std::max)(total.roundings, value.roundings);
  }

  /// The value of a position, from the table if it contains the position.
  constexpr Value of(const State& state, Ahead ahead) noexcept {
    std::optional<Move> best;
    if (table_.empty()) return compute(state, ahead, best);
    const std::uint64_t key = hash(state);
    Solved<G::max_seats>& entry = table_[static_cast<std::size_t>(((key >> 32) * table_.size()) >> 32)];
    if (entry.is_used && entry.key == key &&
        (entry.value.is_complete || (entry.depth == ahead.depth && entry.draws == ahead.draws))) {
      return entry.value;
    }
    const Value value = compute(state, ahead, best);
    // A value that the node limit cut short is not stored: it would later be taken for a full search to this depth.
    if (value.is_complete || nodes_ < node_limit_) {
      entry = {key, value, static_cast<std::uint8_t>(ahead.depth), static_cast<std::uint8_t>(ahead.draws), true};
    }
    return value;
  }

  const G& game_;
  const Utility& utility_;
  std::span<Solved<G::max_seats>> table_;
  std::uint64_t node_limit_;
  Stance stance_;
  std::uint64_t nodes_ = 0;
};

}  // namespace detail

/// Computes the value of a position. `utility(game, outcome)` values the end of the game. Where the horizon ends,
/// standing_payoffs values the position, and the result is not complete. `table` caches positions (also between calls)
/// and may be empty. Chance nodes round down to 2^-32 of a payoff; `roundings` counts them. Precondition: depth and
/// draws are 0 to horizon_limit.
template <Playable G, class Utility = ByGoal>
[[nodiscard]] constexpr Solution<G> expectimax(const G& game, const typename G::State& state, Horizon horizon,
                                               std::span<Solved<G::max_seats>> table = {}, const Utility& utility = {},
                                               Stance stance = {}) noexcept {
  expects([&] { return is_within_limit(horizon); }, "the horizon is within its limit");
  detail::Expectimax<G, Utility> solver{game, utility, table, horizon.nodes, stance};
  Solution<G> solution;
  solution.value = solver.compute(state, {horizon.depth, horizon.draws}, solution.best);
  solution.nodes = solver.nodes();
  return solution;
}

/// The only world that a view allows; empty if it allows several. Compares lookalikes_compared worlds drawn from the
/// view: if there are two equally likely worlds, it misses one with a probability of 2^-63.
template <Playable G>
[[nodiscard]] constexpr std::optional<typename G::State> only_world(const G& game,
                                                                    const typename G::View& view) noexcept {
  Random random{1};
  const typename G::State first = game.resample(view, random);
  for (int i = 1; i < lookalikes_compared; ++i) {
    if (!(game.resample(view, random) == first)) return std::nullopt;
  }
  return first;
}

}  // namespace regelwerk::inline shared
