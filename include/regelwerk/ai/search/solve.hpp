#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include <regelwerk/ai/search/expectimax.hpp>
#include <regelwerk/ai/search/opponents.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>

// Endings worked out between two bounds: what is proven of a position if all cards lie open, the team of one seat wants
// the most for it and all others want the least. Where there is one team, or two that play for one prize, that is what
// best play of all is worth, as in expectimax. What the horizon hides can be worth anything, so the bounds hold
// whatever lies behind it, and they meet as soon as it does not matter any more: a win that is forced needs no look at
// the deals that it avoids. Moves and chance outcomes that cannot change the answer are pruned (alpha-beta, and Star1
// of Ballard at chance nodes); equal positions are searched once, whatever the order of cards and moves that led there.
//
// What that suffices for: one deal of Tock for two seats with a marble left each and five cards in each hand takes some
// hundred nodes, with two marbles each tens of thousands, with several sevens hundreds of thousands. A deal counts as
// long as the deck is small; over a full deck it takes too long, so where nobody can force a win before it, the bounds
// stay apart. In Clou every escape takes less than a hundred nodes, the last round of one thief three million, and of
// two thieves one throw of dice alone up to tens of millions.

namespace regelwerk::inline shared {

/// Fraction bits of a bound.
inline constexpr int bound_bits = 14;
/// The bound of the best payoff there is: 2^30, so that its product with a weight fits 64 bits.
inline constexpr std::int32_t best_bound = payoff_scale << bound_bits;

/// What a position is worth to a seat lies between these, 0 to best_bound. A mean that is no whole number leaves them
/// one apart, for each chance node in a row.
struct Bounds {
  std::int32_t lowest = 0;            ///< in units of 2^-14 of a payoff
  std::int32_t highest = best_bound;  ///< in units of 2^-14 of a payoff

  /// True if they are less than a payoff apart.
  [[nodiscard]] constexpr bool is_solved() const noexcept { return highest - lowest < (1 << bound_bits); }
  /// True if both are the value.
  [[nodiscard]] constexpr bool is_exact() const noexcept { return highest == lowest; }

  friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

/// An entry of the transposition table of solve, in the caller's memory: what is proven of a position. A table serves
/// one game, one utility and one seat, for any horizon.
struct Proven {
  std::uint64_t key = 0;   ///< hash of the state
  Bounds bounds;           ///< of its value, as far as proven
  std::uint8_t depth = 0;  ///< plies of the horizon that were left
  std::uint8_t draws = 0;  ///< draws of the horizon that were left
  bool is_final = false;   ///< nothing more is to be found within this depth and these draws
  bool is_used = false;    ///< false in an empty entry
};
static_assert(sizeof(Proven) == 24);

/// What solve says.
template <Playable G>
struct Proof {
  Bounds bounds;                         ///< of the seat that was asked for
  std::optional<typename G::Move> best;  ///< the move with the best bound, the first in a tie, if a seat decides
  std::uint64_t nodes = 0;               ///< positions looked at
};

namespace detail {

template <Playable G, class Utility>
class Solver {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  constexpr Solver(const G& game, const Utility& utility, Seat seat, std::span<Proven> table,
                   std::uint64_t node_limit) noexcept
      : game_(game), utility_(utility), seat_(seat), table_(table), node_limit_(node_limit) {}

  /// What is proven, and into `best` the move of the seat that decides.
  constexpr Bounds proven(const State& state, Ahead ahead, Bounds window, std::optional<Move>& best) noexcept {
    ++nodes_;
    if (const auto outcome = game_.outcome(state)) return exactly(utility_(game_, *outcome));
    const Actor actor = game_.actor(state);
    if (ahead.is_over(actor.is_chance()) || nodes_ >= node_limit_) return {};
    const Ahead behind = ahead.behind(actor.is_chance());
    if (actor.is_chance()) return mean(state, behind, window);
    const Wish wish = wish_of(game_, Opponents::paranoid, seat_, actor.seat());
    return wish.is_high ? highest(state, behind, window, best) : lowest(state, behind, window, best);
  }

  [[nodiscard]] constexpr std::uint64_t nodes() const noexcept { return nodes_; }
  [[nodiscard]] constexpr bool is_out_of_nodes() const noexcept { return nodes_ >= node_limit_; }

 private:
  [[nodiscard]] constexpr Bounds exactly(const Payoffs<G::max_seats>& payoffs) const noexcept {
    const std::int32_t value = payoffs[static_cast<std::size_t>(seat_.index())] << bound_bits;
    return {value, value};
  }
  /// True if a value within these bounds need not be known more exactly: it lies on one side of the window.
  [[nodiscard]] static constexpr bool is_outside(Bounds bounds, Bounds window) noexcept {
    return bounds.lowest >= window.highest || bounds.highest <= window.lowest;
  }

  constexpr Bounds highest(const State& state, Ahead ahead, Bounds window, std::optional<Move>& best) noexcept {
    Bounds total{0, 0};
    best.reset();
    const bool all = game_.for_each_move(state, [&](const Move& move) {
      const Bounds value =
          of(game_.play(state, move), ahead, {(std::max)(window.lowest, total.lowest), window.highest});
      if (!best || value.lowest > total.lowest) best = move;
      total = {(std::max)(total.lowest, value.lowest), (std::max)(total.highest, value.highest)};
      return total.lowest < window.highest && total.lowest < best_bound;
    });
    if (!all) total.highest = best_bound;
    return total;
  }

  constexpr Bounds lowest(const State& state, Ahead ahead, Bounds window, std::optional<Move>& best) noexcept {
    Bounds total{best_bound, best_bound};
    best.reset();
    const bool all = game_.for_each_move(state, [&](const Move& move) {
      const Bounds value =
          of(game_.play(state, move), ahead, {window.lowest, (std::min)(window.highest, total.highest)});
      if (!best || value.highest < total.highest) best = move;
      total = {(std::min)(total.lowest, value.lowest), (std::min)(total.highest, value.highest)};
      return total.highest > window.lowest && total.highest > 0;
    });
    if (!all) total.lowest = 0;
    return total;
  }

  /// Star1: the window of an outcome begins where the mean fails low even with all others at their best, and ends where
  /// it fails high even with all others at their worst.
  constexpr Bounds mean(const State& state, Ahead ahead, Bounds window) noexcept {
    const std::int64_t weights = game_.total_weight(state);
    std::int64_t low = 0;
    std::int64_t high = weights * best_bound;
    const auto rounded = [&] {
      return Bounds{static_cast<std::int32_t>(low / weights),
                    static_cast<std::int32_t>((high + weights - 1) / weights)};
    };
    game_.for_each_move(state, [&](const Move& move) {
      const std::int64_t weight = game_.weight(state, move);
      const std::int64_t others_high = high - weight * best_bound;
      const Bounds value = of(game_.play(state, move), ahead,
                              {share(window.lowest * weights - others_high, weight, 0),
                               share(window.highest * weights - low, weight, weight - 1)});
      low += weight * value.lowest;
      high = others_high + weight * value.highest;
      return !is_outside(rounded(), window);
    });
    return rounded();
  }
  /// A part of a sum as a bound of a window, which may lie beyond all values.
  [[nodiscard]] static constexpr std::int32_t share(std::int64_t sum, std::int64_t weight, std::int64_t add) noexcept {
    const std::int64_t value = sum < 0 ? -1 : (sum + add) / weight;
    return static_cast<std::int32_t>((std::min)(value, std::int64_t{best_bound} + 1));
  }

  /// As remembered or worked out.
  constexpr Bounds of(const State& state, Ahead ahead, Bounds window) noexcept {
    std::optional<Move> best;
    if (table_.empty()) return proven(state, ahead, window, best);
    const std::uint64_t key = hash(state);
    Proven& entry = table_[static_cast<std::size_t>(((key >> 32) * table_.size()) >> 32)];
    Bounds known;
    if (entry.is_used && entry.key == key) {
      known = entry.bounds;
      const bool is_as_far = entry.depth >= ahead.depth && entry.draws >= ahead.draws;
      if (known.is_exact() || is_outside(known, window) || (entry.is_final && is_as_far)) return known;
    }
    Bounds value = proven(state, ahead, window, best);
    const bool is_final = !is_outside(value, window) && !is_out_of_nodes();
    value = {(std::max)(known.lowest, value.lowest), (std::min)(known.highest, value.highest)};
    entry = {key,      value, static_cast<std::uint8_t>(ahead.depth), static_cast<std::uint8_t>(ahead.draws),
             is_final, true};
    return value;
  }

  const G& game_;
  const Utility& utility_;
  Seat seat_;
  std::span<Proven> table_;
  std::uint64_t node_limit_;
  std::uint64_t nodes_ = 0;
};

}  // namespace detail

/// Works out what a position is worth to `seat` at least and at most. First without any draw of chance, then with one
/// more at a time, up to the horizon, until the bounds meet or nodes run out; `table` remembers what is proven (also
/// from call to call) and should have about as many entries as there are positions. It may be empty, which takes far
/// longer. Precondition: depth and draws are 0 to horizon_limit.
template <Playable G, class Utility = ByGoal>
[[nodiscard]] constexpr Proof<G> solve(const G& game, const typename G::State& state, Seat seat, Horizon horizon,
                                       std::span<Proven> table, const Utility& utility = {}) noexcept {
  expects([&] { return is_within_limit(horizon); }, "the horizon is within its limit");
  detail::Solver<G, Utility> solver{game, utility, seat, table, horizon.nodes};
  Proof<G> proof;
  for (int draws = 0; draws <= horizon.draws && !proof.bounds.is_solved() && !solver.is_out_of_nodes(); ++draws) {
    std::optional<typename G::Move> best;
    const Bounds found = solver.proven(state, {horizon.depth, draws}, {-1, best_bound + 1}, best);
    const Bounds before = proof.bounds;
    proof.bounds = {(std::max)(before.lowest, found.lowest), (std::min)(before.highest, found.highest)};
    if (!solver.is_out_of_nodes() || !proof.best) proof.best = best;
  }
  proof.nodes = solver.nodes();
  return proof;
}

}  // namespace regelwerk::inline shared
