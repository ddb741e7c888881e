#pragma once
#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <regelwerk/ai/mixture.hpp>
#include <regelwerk/ai/search/ismcts.hpp>
#include <regelwerk/ai/search/rate_moves.hpp>
#include <regelwerk/ai/search/rollout.hpp>
#include <regelwerk/ai/search/selection.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

#include "../play/text.hpp"
#include "skill.hpp"
#include "spec.hpp"

namespace players {

/// A game that has no end after so many moves is given up and worth what its standing says.
inline constexpr std::uint32_t longest_game = 20'000;

/// What decides by rules of thumb, from a view and in a drawn world.
template <class Thumb, class G>
concept ThumbOf = requires(const Thumb& thumb, const G& game, const typename G::View& view,
                           const typename G::State& state, regelwerk::Random& random) {
  { thumb(game, view, random) } -> std::same_as<typename G::Move>;
  { thumb(game, state, random) } -> std::same_as<typename G::Move>;
};

/// Why a player cannot play this game, or nothing.
template <class Thumb, regelwerk::Playable G>
[[nodiscard]] std::string why_unfit(const Spec& spec) {
  if (!ThumbOf<Thumb, G> && spec.needs_thumb()) return play::join(G::name, " has no rules of thumb");
  if (!Evaluating<Thumb> && spec.rollout == Playing::worth) {
    return play::join(G::name, " has no evaluation of its own");
  }
  return {};
}

/// Who decides in playouts.
template <class Thumb>
struct Decider {
  Playing playing = Playing::uniform;
  std::uint32_t other_in_256 = 32;

  template <regelwerk::Playable G>
  [[nodiscard]] typename G::Move operator()(const G& game, const typename G::State& state,
                                            regelwerk::Random& random) const noexcept {
    if constexpr (ThumbOf<Thumb, G>) {
      if (playing == Playing::thumb) return Thumb{}(game, state, random);
      if (playing == Playing::mixed) return regelwerk::Mixture<Thumb>{{}, {}, other_in_256}(game, state, random);
    }
    return regelwerk::uniform_move(game, state, random);
  }
};

/// How a search learns what a position is worth: by playing on or by the title's evaluation.
template <class Thumb>
struct Judge {
  using Quick = typename Skill<Thumb>::Quick;

  Judge(const Spec& spec, std::uint64_t usual_cap)
      : by_worth{spec.rollout == Playing::worth},
        cap{spec.cap.value_or(usual_cap)},
        rollout{{spec.rollout, spec.other_in_256}, {}, cap} {}

  template <regelwerk::Playable G>
  [[nodiscard]] auto operator()(const G& game, const typename G::State& state,
                                regelwerk::Random& random) const noexcept {
    if constexpr (Evaluating<Thumb>) {
      if (by_worth) return typename Skill<Thumb>::Evaluation{static_cast<int>(cap)}(game, state, random);
    }
    return rollout(game, state, random);
  }

  bool by_worth;
  std::uint64_t cap;
  regelwerk::Rollout<Decider<Quick>> rollout;
};

/// The only legal move, if there is one only.
template <regelwerk::Playable G>
[[nodiscard]] std::optional<typename G::Move> only_move(const G& game, const typename G::View& view) {
  std::optional<typename G::Move> only;
  const bool is_only = game.for_each_move(view, [&](const typename G::Move& move) {
    const bool is_first = !only;
    only = move;
    return is_first;
  });
  return is_only ? only : std::nullopt;
}

/// Says when the thinking time of a decision is over. It counts the processor time of the thread that thinks, so that
/// players have as much of it while the machine does something else.
class Clock {
 public:
  explicit Clock(std::uint64_t ms) : end_(now() + static_cast<std::int64_t>(ms) * 1'000'000) {}
  [[nodiscard]] bool has_time() const { return now() < end_; }

 private:
  /// Nanoseconds.
  [[nodiscard]] static std::int64_t now() {
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
  }

  std::int64_t end_;
};

/// Goes on to the end.
struct Always {
  constexpr bool operator()() const noexcept { return true; }
};

/// Somebody who has a seat for one game. It gets the views and the events that its seat is shown and decides by these
/// and by its own random numbers; no state ever comes near it.
template <regelwerk::Playable G, class Thumb = NoThumb>
class Player {
 public:
  using Move = typename G::Move;
  using View = typename G::View;

  /// `first` is what the seat sees before the first event, `cap` is for playouts where `spec` says nothing.
  /// Precondition: the viewer has a seat, and the title has rules of thumb if the player needs them.
  Player(const G& game, const Spec& spec, const View& first, regelwerk::Random random, std::uint64_t cap)
      : game_(game), spec_(spec), random_(random), judge_(spec, cap) {
    if (spec.is_search() && spec.memory) known_.emplace(Known{first, game.memory(first)});
    if (spec.kind == Kind::ismcts && spec.keep) start_search(first);
  }
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  Player(Player&&) = delete;
  Player& operator=(Player&&) = delete;
  ~Player() = default;

  /// So many iterations for each decision from now on. Precondition: it does not keep its tree.
  void set_iterations(std::uint64_t iterations) { spec_.iterations = iterations; }
  /// Thinks from now on as long as this one. Precondition: it does not keep its tree, or the limits are its own.
  void limit(const Spec& limits) {
    spec_.iterations = limits.iterations;
    spec_.by_decision = limits.by_decision;
    spec_.ms = limits.ms;
  }

  /// True if it wants to be told of events.
  [[nodiscard]] bool follows() const { return known_ || spec_.keep; }

  /// Takes in an event as its seat is shown it; all of them in their order.
  void see(const typename G::Event& shown) {
    if (known_) {
      game_.remember(known_->memory, known_->view, shown);
      const bool follows = game_.apply(known_->view, shown);
      regelwerk::expects([&] { return follows; }, "the events of a game follow one another");
    }
    if (search_ && spec_.keep) search_->see(shown);
  }

  /// Its move. Precondition: the view is its seat's, which is to move, and it has seen all events up to it. A search
  /// asks `go_on()` between its steps; where it says no, the move is that of what has been found by then.
  template <class GoOn = Always>
  [[nodiscard]] Move choose(const View& view, GoOn&& go_on = {}) {
    if (const auto only = only_move(game_, view)) return *only;
    switch (spec_.kind) {
      case Kind::thumb:
        if constexpr (ThumbOf<Thumb, G>) return Thumb{}(game_, view, random_);
        break;
      case Kind::flat:
        return by_playouts(view, go_on);
      case Kind::ismcts:
        search(view, go_on);
        return search_->best();
      case Kind::random:
        break;
    }
    return any_of(view);
  }

  /// What its search thinks of the moves of a view, in their order. Precondition: as for choose, of an ismcts.
  template <class GoOn = Always>
  [[nodiscard]] std::vector<regelwerk::MoveValue<G>> rate(const View& view, GoOn&& go_on = {}) {
    search(view, go_on);
    Values values(search_->root_moves({}));
    search_->root_moves(values);
    return values;
  }

  /// A world that it holds possible.
  [[nodiscard]] typename G::State imagined(const View& view, regelwerk::Random& random) const {
    return known_ ? game_.resample(view, known_->memory, random) : game_.resample(view, random);
  }

 private:
  using Priors = typename Skill<Thumb>::Priors;
  using Search = regelwerk::Search<G, Judge<Thumb>, Priors>;
  using Values = std::vector<regelwerk::MoveValue<G>>;

  struct Known {
    View view;
    typename G::Memory memory;
  };

  /// So many points and arms a search needs that has as many iterations, up to a size that still is quick to forget.
  [[nodiscard]] std::size_t room() const {
    constexpr std::uint64_t most = 1U << 18;
    const std::uint64_t wanted = spec_.uses_clock() ? most : spec_.iterations * (spec_.keep ? 2 : 1) + 1;
    return static_cast<std::size_t>(spec_.nodes.value_or(std::min(wanted, most)));
  }

  [[nodiscard]] Move any_of(const View& view) {
    std::uint32_t count = 0;
    Move chosen{};
    game_.for_each_move(view, [&](const Move& move) {
      if (draw_below(random_, ++count) == 0) chosen = move;
    });
    return chosen;
  }

  [[nodiscard]] Move by_playouts(const View& view, auto& go_on) {
    std::size_t count = 0;
    game_.for_each_move(view, [&](const Move&) { ++count; });
    Values values(count);
    const Clock clock{spec_.ms};
    const std::uint64_t rounds = spec_.uses_clock()  ? most_iterations
                                 : spec_.by_decision ? std::max(spec_.iterations / count, std::uint64_t{1})
                                                     : spec_.playouts;
    // The first round is played to its end, so that no move goes unseen.
    regelwerk::rate_moves(
        game_, view, values, random_(), rounds, [&](auto& random) { return imagined(view, random); },
        [&] { return go_on() && (!spec_.uses_clock() || values.back().visits == 0 || clock.has_time()); }, judge_);
    return best_paid(std::span<const regelwerk::MoveValue<G>>{values}, view.viewer.seat()).move;
  }

  void start_search(const View& view) {
    nodes_.resize(room());
    search_.emplace(game_, view, std::span{nodes_}, regelwerk::Random{random_()}, spec_.search, judge_);
  }

  void search(const View& view, auto& go_on) {
    if (spec_.keep) {
      search_->advance_root(view);
    } else {
      start_search(view);
    }
    const auto imagine = [&](auto& random) { return imagined(view, random); };
    if (spec_.uses_clock()) {
      const Clock clock{spec_.ms};
      do search_->step(imagine);
      while (clock.has_time() && go_on());
    } else {
      for (std::uint64_t i = 0; i < spec_.iterations && go_on(); ++i) search_->step(imagine);
    }
  }

  G game_;
  Spec spec_;
  regelwerk::Random random_;
  Judge<Thumb> judge_;
  std::optional<Known> known_;
  std::vector<regelwerk::SearchNode<G>> nodes_;
  std::optional<Search> search_;
};

}  // namespace players
