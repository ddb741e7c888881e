#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

#include "legal_moves.hpp"

namespace python {

/// A game of a batch, and the policy index or choice of a move that it does not have.
struct NoSuchMove {
  std::size_t game = 0;
  std::int64_t said = 0;
};

/// What a batch writes for networks after every step; each takes time.
struct Shown {
  bool observations = true;
  bool masks = true;
};

/// Many games side by side, each at a decision of a seat: the steps of a training environment, inside C++. Chance is
/// drawn, and a game that is over begins anew. What a network reads lies in arrays that are made once; none of these
/// functions knows of Python.
///
/// What visits every game asks `go_on()` now and then, and stops where that says no.
template <class G>
class Batch {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  /// So many games before their first reset. A game that has made `cap` moves is cut off.
  Batch(const G& game, const typename G::Start& start, std::size_t size, std::uint64_t cap, Shown shown)
      : game_(game),
        start_(start),
        cap_(cap),
        shown_(shown),
        row_(encoder_.observation_size()),
        seats_(static_cast<std::size_t>(game.seats())),
        legal_(game_, encoder_, size, shown.masks),
        states_(size),
        randoms_(size),
        lengths_(size),
        observations_(shown.observations ? size * row_ : 0),
        actors_(size),
        rewards_(size * seats_),
        terminated_(size),
        truncated_(size) {}
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;
  Batch(Batch&&) = delete;
  Batch& operator=(Batch&&) = delete;
  ~Batch() = default;

  /// Begins all games anew; number i plays by the random numbers of Random::stream(seed, i). If it is stopped, the
  /// batch stands still until a reset has come to its end.
  void reset(std::uint64_t seed, auto& go_on) {
    is_whole_ = false;
    is_whole_ = for_each_game(go_on, [&](std::size_t i) {
      randoms_[i] = regelwerk::Random::stream(seed, i);
      begin(i);
      clear_end(i);
      show(i);
      return true;
    });
  }

  /// True if all games have made the same number of steps since they began, false if a reset or a step was broken off.
  [[nodiscard]] bool is_whole() const { return is_whole_; }

  // Precondition of all that follows: is_whole.

  /// Makes a move in every game, by its policy index; all or, if one of them is not legal, none. If it is stopped
  /// before a move is made, nothing has happened; later the batch stands still until it is reset.
  [[nodiscard]] std::optional<NoSuchMove> step(std::span<const std::int64_t> actions, auto& go_on) {
    return step_by(go_on, actions, [&](std::size_t i) { return legal_.finds_action(i, states_[i], actions[i]); });
  }
  /// The same by choices (LegalMoves), which needs neither policy indexes nor lists.
  [[nodiscard]] std::optional<NoSuchMove> step_choices(std::span<const std::int64_t> choices, auto& go_on) {
    return step_by(go_on, choices, [&](std::size_t i) { return legal_.finds_choice(i, states_[i], choices[i]); });
  }

  /// A legal policy index of every game, each as likely; the same ones with masks and without. If it is stopped,
  /// nothing has been drawn.
  void sample(std::span<std::int64_t> actions, auto& go_on) {
    draw(go_on, [&](std::size_t i) { actions[i] = legal_.draw_action(i, states_[i], randoms_[i]); });
  }
  /// A choice of every game, each as likely. If it is stopped, nothing has been drawn.
  void sample_choices(std::span<std::int64_t> choices, auto& go_on) {
    draw(go_on, [&](std::size_t i) { choices[i] = legal_.draw_choice(i, states_[i], randoms_[i]); });
  }

  /// How many legal moves every game has.
  void count_moves(std::span<std::int64_t> counts, auto& go_on) const {
    static_cast<void>(for_each_game(go_on, [&](std::size_t i) {
      counts[i] = legal_.count(i, states_[i]);
      return true;
    }));
  }
  /// The policy indexes of all legal moves, game after game and in the order of choices; `offsets[i + 1]` is where
  /// those of game i end.
  [[nodiscard]] std::vector<std::int64_t> legal_actions(std::span<std::int64_t> offsets, auto& go_on) {
    std::vector<std::int64_t> actions;
    static_cast<void>(for_each_game(go_on, [&](std::size_t i) {
      for (const auto& each : legal_.of(i, states_[i])) actions.push_back(each.action);
      offsets[i + 1] = static_cast<std::int64_t>(actions.size());
      return true;
    }));
    return actions;
  }

  [[nodiscard]] std::size_t size() const { return states_.size(); }
  [[nodiscard]] std::size_t row() const { return row_; }
  [[nodiscard]] std::size_t indexes() const { return encoder_.policy_size(); }
  [[nodiscard]] std::size_t seats() const { return seats_; }
  [[nodiscard]] Shown shown() const { return shown_; }
  /// Moves made in all games, chance included.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  /// Games that have ended, at the cap or by the rules.
  [[nodiscard]] std::uint64_t games() const { return games_; }
  [[nodiscard]] const State& state(std::size_t game) const { return states_[game]; }

  /// Empty if they are not shown, and so are masks.
  [[nodiscard]] std::span<float> observations() { return observations_; }
  [[nodiscard]] std::span<std::uint8_t> masks() { return legal_.masks(); }
  [[nodiscard]] std::span<std::int8_t> actors() { return actors_; }
  [[nodiscard]] std::span<float> rewards() { return rewards_; }
  [[nodiscard]] std::span<std::uint8_t> terminated() { return terminated_; }
  [[nodiscard]] std::span<std::uint8_t> truncated() { return truncated_; }

  /// Bytes that each game takes, without what the list of its legal moves takes where there are masks.
  [[nodiscard]] static std::size_t bytes_each(const G& game, Shown shown) {
    const regelwerk::Encoder<G> encoder{game};
    const std::size_t numbers =
        static_cast<std::size_t>(game.seats()) + (shown.observations ? encoder.observation_size() : 0);
    return sizeof(State) + sizeof(regelwerk::Random) + sizeof(std::uint64_t) + sizeof(float) * numbers + 3 +
           LegalMoves<G>::bytes_each(encoder, shown.masks);
  }

 private:
  /// Calls `work(i)` for every game as long as that says yes, and `go_on()`, which takes longer than some moves and so
  /// is not asked for each; true if they always did.
  [[nodiscard]] bool for_each_game(auto& go_on, const auto& work) const {
    for (std::size_t i = 0; i < size(); ++i) {
      if ((i % 64 == 0 && !go_on()) || !work(i)) return false;
    }
    return true;
  }
  void draw(auto& go_on, const auto& work) {
    const auto before = randoms_;
    const bool is_drawn = for_each_game(go_on, [&](std::size_t i) {
      work(i);
      return true;
    });
    if (!is_drawn) randoms_ = before;
  }
  /// Makes the moves that `finds(i)` finds.
  [[nodiscard]] std::optional<NoSuchMove> step_by(auto& go_on, std::span<const std::int64_t> said, const auto& finds) {
    std::optional<NoSuchMove> refused;
    const bool is_found = for_each_game(go_on, [&](std::size_t i) {
      if (!finds(i)) refused = NoSuchMove{i, said[i]};
      return !refused.has_value();
    });
    if (!is_found) return refused;
    is_whole_ = false;
    is_whole_ = for_each_game(go_on, [&](std::size_t i) {
      make(i);
      return true;
    });
    return std::nullopt;
  }

  void advance(std::size_t i, const Move& move) {
    game_.advance(states_[i], move);
    ++lengths_[i];
    ++nodes_;
  }
  void let_chance_decide(std::size_t i) {
    while (game_.actor(states_[i]).is_chance()) advance(i, regelwerk::sample(game_, states_[i], randoms_[i]));
  }
  /// A new game at its first decision.
  void begin(std::size_t i) {
    states_[i] = game_.initial(start_);
    lengths_[i] = 0;
    let_chance_decide(i);
  }

  void clear_end(std::size_t i) {
    for (float& reward : std::span{rewards_}.subspan(i * seats_, seats_)) reward = 0.0F;
    terminated_[i] = 0;
    truncated_[i] = 0;
  }

  void make(std::size_t i) {
    clear_end(i);
    advance(i, legal_.found(i));
    let_chance_decide(i);
    const bool is_over = game_.actor(states_[i]).is_nobody();
    if (is_over || lengths_[i] >= cap_) end(i, is_over);
    show(i);
  }

  void end(std::size_t i, bool is_over) {
    const auto payoffs = position_payoffs(game_, states_[i], regelwerk::ByGoal{});
    for (std::size_t seat = 0; seat < seats_; ++seat) {
      rewards_[i * seats_ + seat] = static_cast<float>(payoffs[seat]) / regelwerk::payoff_scale;
    }
    terminated_[i] = is_over ? 1 : 0;
    truncated_[i] = is_over ? 0 : 1;
    ++games_;
    begin(i);
  }

  /// What is asked for of a new decision. Every step changes the decision of every game.
  void show(std::size_t i) {
    legal_.forget(i);
    const auto seat = game_.actor(states_[i]).seat();
    actors_[i] = static_cast<std::int8_t>(seat.index());
    if (!shown_.observations && !shown_.masks) return;
    const auto seen = game_.view(states_[i], seat);
    if (shown_.observations) encoder_.observe(seen, std::span{observations_}.subspan(i * row_, row_));
    if (shown_.masks) legal_.show(i, seen);
  }

  G game_;
  regelwerk::Encoder<G> encoder_{game_};
  typename G::Start start_;
  std::uint64_t cap_;
  Shown shown_;
  std::size_t row_;
  std::size_t seats_;
  LegalMoves<G> legal_;
  std::vector<State> states_;
  std::vector<regelwerk::Random> randoms_;
  std::vector<std::uint64_t> lengths_;
  std::vector<float> observations_;
  std::vector<std::int8_t> actors_;
  std::vector<float> rewards_;
  std::vector<std::uint8_t> terminated_;
  std::vector<std::uint8_t> truncated_;
  std::uint64_t nodes_ = 0;
  std::uint64_t games_ = 0;
  bool is_whole_ = false;
};

}  // namespace python
