#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include <regelwerk/ai/search/event_key.hpp>
#include <regelwerk/ai/search/move_value.hpp>
#include <regelwerk/ai/search/rollout.hpp>
#include <regelwerk/ai/search/selection.hpp>
#include <regelwerk/ai/search/tree.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

// Information-set tree search for any number of seats. Each iteration draws a world that the view allows, descends the
// tree by moves that are legal in this world, adds an arm, plays on and adds the resulting payoffs.
//
// A point of the tree is what the searching seat would know there: the events that it would have been shown, in their
// order, hashed into a key. Moves and chance outcomes that the seat cannot tell apart lead to the same point, so the
// search never uses knowledge that the seat would not have. Events that it is shown, those of chance included, lead to
// different points. Arms are moves: an opponent knows which move it makes, even if the searching seat is not shown it.
// The tree has a single observer: an opponent's knowledge of its own hand appears only in the moves that are legal in a
// world.

namespace regelwerk::inline shared {

/// A node of a search's memory, which the caller provides: 48 bytes, and 8 for each of the game's max_seats.
template <Playable G>
using SearchNode = Node<G::max_seats>;

/// Draws worlds from a view alone.
template <Playable G>
struct ViewWorlds {
  const G& game;                 ///< must outlive this object
  const typename G::View& view;  ///< of the searching seat; must outlive this object

  template <BitSource Source>
  [[nodiscard]] constexpr typename G::State operator()(Source& source) const noexcept {
    return game.resample(view, source);
  }
};

/// A search for the owner of a view, in memory of the caller. It knows only the view and the worlds drawn for it, works
/// only during step and run, and can return its result at any time. The same view, memory size, options and random
/// numbers give the same result on every platform. Precondition: the viewer has a seat.
template <Playable G, class Evaluation = Rollout<>, class Priors = UniformPriors>
class Search {
 public:
  using State = typename G::State;  ///< a world, as drawn for the view
  using Move = typename G::Move;    ///< as in the game
  using View = typename G::View;    ///< what the searching seat knows
  using Event = typename G::Event;  ///< one that is shown to the searching seat

  /// An iteration adds at most one point and one arm, so one node for each iteration is enough.
  constexpr Search(const G& game, const View& view, std::span<SearchNode<G>> nodes, Random random,
                   SearchOptions options = {}, const Evaluation& evaluation = {}, const Priors& priors = {}) noexcept
      : game_(game),
        view_(view),
        tree_(nodes),
        random_(random),
        options_(options),
        evaluation_(evaluation),
        priors_(priors),
        seat_(view.viewer.seat()) {}

  /// Makes one iteration in a world from draw_world(source), which must be possible under the view.
  constexpr void step(auto&& draw_world) noexcept {
    State state = draw_world(random_);
    const Link last = descend(state);
    back_up(last, evaluation_(game_, state, random_));
    ++iterations_;
  }
  /// Makes one iteration in a world drawn from the view alone.
  constexpr void step() noexcept { step(ViewWorlds<G>{game_, view_}); }

  /// Makes `iterations` iterations in worlds from draw_world(source).
  template <class DrawWorld>
  constexpr void run(std::uint64_t iterations, DrawWorld&& draw_world) noexcept {
    for (std::uint64_t i = 0; i < iterations; ++i) step(draw_world);
  }
  /// Makes `iterations` iterations in worlds drawn from the view alone.
  constexpr void run(std::uint64_t iterations) noexcept { run(iterations, ViewWorlds<G>{game_, view_}); }

  /// Records an event that the viewer was shown (see BasicGame::shown). Call it for all of them, in their order, before
  /// the next advance_root.
  constexpr void see(const Event& event) noexcept { root_key_ = folded(root_key_, event); }

  /// Continues from the present view: keeps the part of the tree below the recorded events and forgets the rest.
  /// Returns false if nothing was kept, because no iteration reached this point. Call it when a seat is to decide; at
  /// other times nothing is kept. Precondition: the recorded events lead to `view`, which is a view of the same seat.
  constexpr bool advance_root(const View& view) noexcept {
    expects([&] { return view.viewer == view_.viewer; }, "the view is the searching seat's");
    view_ = view;
    const Link root = this->root();
    if (root.none()) {
      tree_.clear();
    } else {
      tree_.keep_below(root);
    }
    return !root.none();
  }

  /// Visits the moves of the view in their order, each with its visits and payoffs. Visits none if it is not the
  /// viewer's turn.
  constexpr void for_each_root_move(auto&& visitor) const noexcept {
    const Link root = this->root();
    detail::ArmWalk<G::max_seats> walk{tree_, root.none() ? root : tree_[root].first, {}};
    game_.for_each_move(view_, [&](const Move& move) {
      MoveValue<G> value{move, 0, {}};
      if (const Link arm = walk.to(move.code()); !arm.none()) {
        value.visits = tree_[arm].visits;
        value.sums = tree_[arm].sums;
      }
      visitor(value);
    });
  }

  /// Writes the values of for_each_root_move into `room`, as many as fit, and returns the number of moves.
  constexpr std::size_t root_moves(std::span<MoveValue<G>> room) const noexcept {
    std::size_t count = 0;
    for_each_root_move([&](const MoveValue<G>& value) {
      if (count < room.size()) room[count] = value;
      ++count;
    });
    return count;
  }

  /// The move that was tried most often, the first in a tie. Precondition: it is the viewer's turn.
  [[nodiscard]] constexpr Move best() const noexcept {
    std::optional<MoveValue<G>> best;
    for_each_root_move([&](const MoveValue<G>& value) {
      if (!best || value.visits > best->visits) best = value;
    });
    expects([&] { return best.has_value(); }, "it is the viewer's turn");
    return best->move;
  }

  /// The number of iterations, including those before the root advanced.
  [[nodiscard]] constexpr std::uint64_t iterations() const noexcept { return iterations_; }
  /// True if there is no room for more arms; the search then continues with the present ones.
  [[nodiscard]] constexpr bool full() const noexcept { return tree_.full(); }
  /// The view at the root of the search.
  [[nodiscard]] constexpr const View& view() const noexcept { return view_; }
  /// The point that the recorded events lead to; none if no iteration has reached it.
  [[nodiscard]] constexpr Link root() const noexcept { return tree_.find(root_key_); }
  /// The search tree, for inspection.
  [[nodiscard]] constexpr const Tree<G::max_seats>& tree() const noexcept { return tree_; }

 private:
  constexpr void make(State& state, const Move& move, std::uint64_t& key) const noexcept {
    game_.advance(state, move, [&](const Event& event) { key = folded(key, game_.shown(event, seat_)); });
  }
  constexpr void let_chance_decide(State& state, std::uint64_t& key) noexcept {
    while (game_.actor(state).is_chance()) make(state, sample(game_, state, random_), key);
  }

  [[nodiscard]] constexpr std::optional<Taken<G>> take(const State& state, Link point) noexcept {
    const Wish wish = wish_of(game_, options_.opponents, seat_, game_.actor(state).seat());
    if (options_.formula == Formula::puct) {
      return take_by_puct(game_, state, tree_, point, wish, options_.exploration, priors_);
    }
    if (options_.formula == Formula::widening) {
      return take_by_widening(game_, state, tree_, point, wish, options_, priors_, random_);
    }
    return take_by_ucb1(game_, state, tree_, point, wish, options_.exploration, random_);
  }

  /// Advances `state` down the tree to where the evaluation begins; returns the last point where an arm was taken, or
  /// none.
  constexpr Link descend(State& state) noexcept {
    std::uint64_t key = root_key_;
    Link before;
    for (bool is_known = true; is_known;) {
      let_chance_decide(state, key);
      if (game_.actor(state).is_nobody()) break;
      Link point = tree_.find(key);
      if (point.none()) point = tree_.add_point(key, before);
      if (point.none()) break;
      const auto taken = take(state, point);
      if (!taken) break;
      is_known = !taken->arm.none();
      const Link arm = is_known ? taken->arm : tree_.add_arm(point, taken->lower, taken->move.code());
      if (!is_known) tree_[arm].available = 1;
      tree_[point].taken = arm;
      before = point;
      const std::uint64_t from = key;
      make(state, taken->move, key);
      is_known = is_known && key != from;  // a move that shows no event leads back to the same point
    }
    return before;
  }

  constexpr void back_up(Link point, const Payoffs<G::max_seats>& payoffs) noexcept {
    for (; !point.none(); point = tree_[point].before) {
      SearchNode<G>& arm = tree_[tree_[point].taken];
      ++arm.visits;
      for (std::size_t seat = 0; seat < payoffs.size(); ++seat) arm.sums[seat] += payoffs[seat];
    }
  }

  G game_;
  View view_;
  Tree<G::max_seats> tree_;
  Random random_;
  SearchOptions options_;
  Evaluation evaluation_;
  Priors priors_;
  Seat seat_;
  std::uint64_t root_key_ = 0;
  std::uint64_t iterations_ = 0;
};

}  // namespace regelwerk::inline shared
