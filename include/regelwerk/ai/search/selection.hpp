#pragma once
#include <cstdint>
#include <optional>

#include <regelwerk/ai/fixed_point.hpp>
#include <regelwerk/ai/search/opponents.hpp>
#include <regelwerk/ai/search/tree.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/random.hpp>

// How an iteration selects a move at a point. Uses integers only; in a tie it takes the first move in move order.

namespace regelwerk::inline shared {

/// How a search balances well-tried moves against seldom-tried ones.
enum class Formula : std::uint8_t {
  ucb1,      ///< tries every move once, in random order; then the highest mean plus exploration term (UCB1)
  puct,      ///< the highest mean plus exploration term weighted by `priors`; an untried move has the mean of the point
  widening,  ///< progressive widening: ucb1 among few moves; more visits admit one more, that with the highest prior
};

/// How a search selects moves.
struct SearchOptions {
  Opponents opponents = Opponents::max_n;  ///< how the other seats are expected to play
  Formula formula = Formula::ucb1;         ///< how a move is selected
  std::uint32_t exploration = 46'341;      ///< of the exploration term in units of 2^-16, at most 2^20
  std::uint32_t widening = 1;              ///< a point with n tried moves tries one more from widening * n^2 visits on
};

/// Gives every move the same weight.
struct UniformPriors {
  template <class G, class Position, class Move>
  [[nodiscard]] constexpr std::uint32_t operator()(const G& /*game*/, const Position& /*position*/,
                                                   const Move& /*move*/) const noexcept {
    return 1;
  }
};
/// A prior is at least 1 and at most this.
inline constexpr std::uint32_t prior_limit = 1U << 16;

/// Gives a higher weight to the move that `choose(game, state, source)` returns; all other moves have the same weight.
template <class Choose>
struct ChoiceFirst {
  Choose choose{};            ///< the player whose move is preferred
  std::uint32_t weight = 16;  ///< weight of the preferred move; the others have weight 1

  /// The priors in `state`, as a function of the move; calls `choose` only once.
  template <class G>
  [[nodiscard]] constexpr auto at(const G& game, const typename G::State& state) const noexcept {
    // A fixed source breaks ties the same way each time; otherwise the preferred move would change between visits.
    Random source{0};
    return [chosen = choose(game, state, source), weight = weight](const typename G::Move& move) noexcept {
      return move == chosen ? weight : std::uint32_t{1};
    };
  }
};
// Written out, since clang before version 17 does not deduce the template arguments of an aggregate.
template <class Choose>
ChoiceFirst(Choose) -> ChoiceFirst<Choose>;
template <class Choose>
ChoiceFirst(Choose, std::uint32_t) -> ChoiceFirst<Choose>;

namespace detail {

/// The priors at one point: `priors.at(game, state)(move)` if they offer that, which does the work common to all moves
/// only once; else `priors(game, state, move)`.
template <class G, class Priors>
[[nodiscard]] constexpr auto priors_at(const G& game, const typename G::State& state, const Priors& priors) noexcept {
  if constexpr (requires { priors.at(game, state); }) {
    return priors.at(game, state);
  } else {
    return [&](const typename G::Move& move) noexcept { return priors(game, state, move); };
  }
}

}  // namespace detail

/// The move of an iteration: an arm, or a new move whose arm will follow `lower`.
template <Playable G>
struct Taken {
  typename G::Move move{};  ///< legal in the world of the iteration
  Link arm;                 ///< the arm of the move; none for a new move
  Link lower;               ///< the arm that a new arm follows; none if it becomes the first
};

namespace detail {

/// Walks over the legal moves of a point and its arms at the same time; both are in the order of codes.
template <int MaxSeats>
struct ArmWalk {
  const Tree<MaxSeats>& tree;
  Link arm;
  Link lower;

  /// The arm of this move, or none.
  // Always inlined, since the search spends most of its time on what is done for every arm.
  [[gnu::always_inline]] constexpr Link to(std::uint32_t code) noexcept {
    while (!arm.none() && tree[arm].move < code) {
      lower = arm;
      arm = tree[arm].next;
    }
    return !arm.none() && tree[arm].move == code ? arm : Link{};
  }
};

template <int MaxSeats>
[[nodiscard]] constexpr std::int64_t mean_wish(const Node<MaxSeats>& arm, Wish wish) noexcept {
  return wish(arm.sums) / static_cast<std::int64_t>(arm.visits);
}

/// The mean plus the exploration term: exploration * sqrt(ln(available) / visits).
template <int MaxSeats>
[[nodiscard]] constexpr std::int64_t ucb1(const Node<MaxSeats>& arm, Wish wish, std::uint32_t exploration) noexcept {
  const std::uint64_t doubt = isqrt((std::uint64_t{ln_fixed(arm.available)} << 32) / arm.visits);
  return mean_wish(arm, wish) + static_cast<std::int64_t>((doubt * exploration) >> 24);
}

/// Recognises most arms that UCB1 values no higher than another, without a division or a square root.
class Ucb1Filter {
 public:
  constexpr explicit Ucb1Filter(std::uint32_t exploration) noexcept
      : squared_((std::uint64_t{exploration} * exploration + 0xFFFF) >> 16) {}

  /// True only if ucb1(arm) <= value. The exploration term is at most the square root of ln * exploration^2 / (visits *
  /// 2^16), and the value exceeds the mean by at least room / visits. Both are compared squared and multiplied by
  /// visits^2.
  template <int MaxSeats>
  [[nodiscard, gnu::always_inline]] constexpr bool is_behind(const Node<MaxSeats>& arm, Wish wish,
                                                             std::int64_t value) const noexcept {
    if (arm.visits >= most_visits) return false;
    const std::int64_t visits = arm.visits;
    const std::int64_t sum = wish(arm.sums);
    // Division rounds the mean of a negative sum up.
    const std::int64_t room = value * visits - sum - (sum < 0 ? visits - 1 : 0);
    if (room < 0) return false;
    const std::uint64_t gap = room < most_room ? static_cast<std::uint64_t>(room) : most_room;
    return ln_fixed(arm.available) * squared_ * arm.visits <= gap * gap;
  }

 private:
  // Beyond these, products would overflow 64 bits.
  static constexpr std::uint32_t most_visits = 1U << 18;
  static constexpr std::uint32_t most_room = 1U << 31;

  std::uint64_t squared_;
};

/// The sums over all moves that PUCT needs before it can judge one.
struct PuctSums {
  std::uint64_t priors = 0;
  std::uint64_t visits = 0;
  std::int64_t wishes = 0;
};

/// The exploration term of PUCT: exploration * prior / priors * sqrt(visits of all) / (1 + visits).
class PuctDoubt {
 public:
  constexpr PuctDoubt(const PuctSums& all, std::uint32_t exploration) noexcept
      : priors_(all.priors),
        root_((isqrt((all.visits < 0xFFFF'FFFF ? all.visits + 1 : all.visits) << fixed_bits) *
               std::uint64_t{exploration}) >>
              fixed_bits) {}

  [[nodiscard]] constexpr std::int64_t operator()(std::uint64_t prior, std::uint64_t visits) const noexcept {
    const std::uint64_t share = (prior << fixed_bits) / priors_;
    return static_cast<std::int64_t>((root_ * share / (1 + visits)) >> (fixed_bits / 2));
  }

 private:
  std::uint64_t priors_;
  std::uint64_t root_;  ///< the same for all moves of a point
};

/// The untried move with the highest prior; ties are broken uniformly at random.
template <Playable G, class Priors, BitSource Source>
[[nodiscard]] constexpr std::optional<Taken<G>> most_promising_untried(const G& game, const typename G::State& state,
                                                                       const Tree<G::max_seats>& tree, Link first,
                                                                       const Priors& priors, Source& source) noexcept {
  auto prior_of = priors_at(game, state, priors);
  ArmWalk<G::max_seats> walk{tree, first, {}};
  std::optional<Taken<G>> best;
  std::uint32_t highest = 0;
  std::uint32_t equals = 0;
  game.for_each_move(state, [&](const typename G::Move& move) {
    if (!walk.to(move.code()).none()) return;
    const std::uint32_t prior = prior_of(move);
    if (prior < highest) return;
    equals = prior == highest ? equals + 1 : 1;
    highest = prior;
    if (draw_below(source, equals) == 0) best = Taken<G>{move, {}, walk.lower};
  });
  return best;
}

}  // namespace detail

/// Selects a move by UCB1: a move that was never tried, else the best one; none if there is no room for an arm and no
/// arm is legal. Counts for each arm that it was available.
template <Playable G, BitSource Source>
[[nodiscard]] constexpr std::optional<Taken<G>> take_by_ucb1(const G& game, const typename G::State& state,
                                                             Tree<G::max_seats>& tree, Link point, Wish wish,
                                                             std::uint32_t exploration, Source& source) noexcept {
  const detail::Ucb1Filter filter{exploration};
  detail::ArmWalk<G::max_seats> walk{tree, tree[point].first, {}};
  std::optional<Taken<G>> best;
  std::int64_t best_value = 0;
  std::uint32_t untried = 0;
  game.for_each_move(state, [&](const typename G::Move& move) {
    const Link arm = walk.to(move.code());
    if (arm.none()) {
      // Reservoir sampling: every untried move so far has the same chance to be kept.
      if (!tree.full() && draw_below(source, ++untried) == 0) best = Taken<G>{move, {}, walk.lower};
      return;
    }
    ++tree[arm].available;
    if (untried != 0 || (best && filter.is_behind(tree[arm], wish, best_value))) return;
    const std::int64_t value = detail::ucb1(tree[arm], wish, exploration);
    if (best && value <= best_value) return;
    best = Taken<G>{move, arm, {}};
    best_value = value;
  });
  return best;
}

/// Selects a move by PUCT; none if there is no room for an arm and no arm is legal.
template <Playable G, class Priors>
[[nodiscard]] constexpr std::optional<Taken<G>> take_by_puct(const G& game, const typename G::State& state,
                                                             Tree<G::max_seats>& tree, Link point, Wish wish,
                                                             std::uint32_t exploration, const Priors& priors) noexcept {
  const Link first = tree[point].first;
  auto prior_of = detail::priors_at(game, state, priors);
  detail::ArmWalk<G::max_seats> walk{tree, first, {}};
  detail::PuctSums all;
  game.for_each_move(state, [&](const typename G::Move& move) {
    all.priors += prior_of(move);
    const Link arm = walk.to(move.code());
    if (arm.none()) return;
    ++tree[arm].available;
    all.visits += tree[arm].visits;
    all.wishes += wish(tree[arm].sums);
  });
  const detail::PuctDoubt doubt{all, exploration};
  const std::int64_t expected = all.visits == 0 ? 0 : all.wishes / static_cast<std::int64_t>(all.visits);
  detail::ArmWalk<G::max_seats> again{tree, first, {}};
  std::optional<Taken<G>> best;
  std::int64_t best_value = 0;
  game.for_each_move(state, [&](const typename G::Move& move) {
    const Link arm = again.to(move.code());
    if (arm.none() && tree.full()) return;
    const std::uint32_t visits = arm.none() ? 0 : tree[arm].visits;
    const std::int64_t value =
        (arm.none() ? expected : detail::mean_wish(tree[arm], wish)) + doubt(prior_of(move), visits);
    if (best && value <= best_value) return;
    best = Taken<G>{move, arm, again.lower};
    best_value = value;
  });
  return best;
}

/// Selects a move with progressive widening: the untried move with the highest prior if the point has few arms for its
/// visits, else an arm by UCB1; none if there is no room for an arm and no arm is legal. Counts for each arm that it
/// was available.
template <Playable G, class Priors, BitSource Source>
[[nodiscard]] constexpr std::optional<Taken<G>> take_by_widening(const G& game, const typename G::State& state,
                                                                 Tree<G::max_seats>& tree, Link point, Wish wish,
                                                                 const SearchOptions& options, const Priors& priors,
                                                                 Source& source) noexcept {
  const Link first = tree[point].first;
  const detail::Ucb1Filter filter{options.exploration};
  detail::ArmWalk<G::max_seats> walk{tree, first, {}};
  std::optional<Taken<G>> best;
  std::int64_t best_value = 0;
  std::uint64_t visits = 0;
  std::uint64_t arms = 0;
  std::uint64_t moves = 0;
  game.for_each_move(state, [&](const typename G::Move& move) {
    ++moves;
    const Link arm = walk.to(move.code());
    if (arm.none()) return;
    ++arms;
    ++tree[arm].available;
    visits += tree[arm].visits;
    if (best && filter.is_behind(tree[arm], wish, best_value)) return;
    const std::int64_t value = detail::ucb1(tree[arm], wish, options.exploration);
    if (best && value <= best_value) return;
    best = Taken<G>{move, arm, {}};
    best_value = value;
  });
  const bool widens = arms < moves && !tree.full() && visits >= options.widening * arms * arms;
  return widens ? detail::most_promising_untried(game, state, tree, first, priors, source) : best;
}

}  // namespace regelwerk::inline shared
