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

// Solves endings between two bounds: the proven value of a position with all cards open, if the team of one seat
// maximises it and all others minimise it. With one team, or with two teams and a zero-sum utility, this is the value
// of optimal play, as in expectimax. A position beyond the horizon may have any value, so the bounds are always valid;
// they meet as soon as the rest cannot matter: a forced win needs no search of the deals that it avoids. Moves and
// chance outcomes that cannot change the result are pruned (alpha-beta, and Star1 by Ballard at chance nodes). Equal
// positions are searched once, whatever the order of cards and moves that led to them.
//
// Typical cost: one deal of Tock for two seats with one marble left each and five cards in each hand takes several
// hundred nodes, with two marbles each tens of thousands, with several sevens hundreds of thousands. A deal can be
// searched as long as the deck is small; with a full deck it takes too long, so if nobody can force a win before it,
// the bounds stay apart. In Clou every escape takes less than a hundred nodes, the last round of one thief three
// million; with two thieves a single throw of dice takes up to tens of millions.

namespace regelwerk::inline shared {

/// Fraction bits of a bound.
inline constexpr int bound_bits = 14;
/// The bound for the best possible payoff: 2^30, so that its product with a weight fits 64 bits.
inline constexpr std::int32_t best_bound = payoff_scale << bound_bits;

/// The value of a position for a seat lies between these two, 0 to best_bound. Where a mean is not a whole number they
/// stay one unit apart, one more for each further chance node on the line.
struct Bounds {
  std::int32_t lowest = 0;            ///< in units of 2^-14 of a payoff
  std::int32_t highest = best_bound;  ///< in units of 2^-14 of a payoff

  /// True if the bounds are less than one payoff apart.
  [[nodiscard]] constexpr bool is_solved() const noexcept { return highest - lowest < (1 << bound_bits); }
  /// True if both bounds equal the value.
  [[nodiscard]] constexpr bool is_exact() const noexcept { return highest == lowest; }

  friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

/// An entry of the transposition table of solve, in the caller's memory: the proven bounds of a position. Use a table
/// for only one game, one utility and one seat; the horizon may vary.
struct Proven {
  std::uint64_t key = 0;   ///< hash of the state
  Bounds bounds;           ///< the proven bounds of its value
  std::uint8_t depth = 0;  ///< remaining plies of the horizon
  std::uint8_t draws = 0;  ///< remaining draws of the horizon
  bool is_final = false;   ///< a search within this depth and these draws cannot find more
  bool is_used = false;    ///< false in an empty entry
};
static_assert(sizeof(Proven) == 24);

/// The result of solve.
template <Playable G>
struct Proof {
  Bounds bounds;                         ///< for the given seat
  std::optional<typename G::Move> best;  ///< the move with the best bound, the first in a tie; empty if no seat decides
  std::uint64_t nodes = 0;               ///< number of positions visited
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

  /// The proven bounds; writes the move of the deciding seat to `best`.
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
  /// True if the value need not be known more exactly, because it certainly lies on one side of the window.
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

  /// Star1: the window of an outcome begins where the mean fails low even if all other outcomes have their best value,
  /// and ends where it fails high even if all others have their worst.
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
  /// A bound of the window of an outcome: the sum, divided by the weight of the outcome and clamped to one unit beyond
  /// the possible values.
  [[nodiscard]] static constexpr std::int32_t share(std::int64_t sum, std::int64_t weight, std::int64_t add) noexcept {
    const std::int64_t value = sum < 0 ? -1 : (sum + add) / weight;
    return static_cast<std::int32_t>((std::min)(value, std::int64_t{best_bound} + 1));
  }

  /// The bounds from the table, or computed.
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

/// Computes bounds for the value of a position to `seat`. Searches first without any draw of chance, then with one draw
/// more at a time, up to the horizon, until the bounds meet or the nodes run out. `table` caches proven bounds (also
/// between calls) and should have about as many entries as there are positions. It may be empty, but the search then
/// takes far longer. Precondition: depth and draws are 0 to horizon_limit.
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
