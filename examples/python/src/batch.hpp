#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

namespace python {

/// The index of a game and of the move that it does not have.
struct NoSuchAction {
  std::size_t game = 0;
  std::int64_t action = 0;
};

/// Many games side by side, each at a decision of a seat: the steps of a training environment, inside C++. Chance is
/// drawn, and a game that is over begins anew. What a network reads lies in arrays that are made once; none of these
/// functions knows of Python.
template <class G>
class Batch {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  /// So many games before their first reset. A game that has made `cap` moves is cut off.
  Batch(const G& game, const typename G::Start& start, std::size_t size, std::uint64_t cap)
      : game_(game),
        start_(start),
        cap_(cap),
        row_(observation_size(game)),
        indexes_(policy_size(game)),
        seats_(static_cast<std::size_t>(game.seats())),
        states_(size),
        randoms_(size),
        lengths_(size),
        moves_(size),
        observations_(size * row_),
        masks_(size * indexes_),
        actors_(size),
        rewards_(size * seats_),
        terminated_(size),
        truncated_(size) {}

  /// Begins all games anew; number i plays by the random numbers of Random::stream(seed, i). Between games it asks
  /// `go_on()`; where that says no, the batch stands still until a reset has come to its end.
  void reset(std::uint64_t seed, auto& go_on) {
    is_whole_ = for_each_game(go_on, [&](std::size_t i) {
      randoms_[i] = regelwerk::Random::stream(seed, i);
      begin(i);
      clear_end(i);
      show(i);
      return true;
    });
  }

  /// Makes a move in every game, by its policy index; all or, if one of them is not legal, none. Between games it asks
  /// `go_on()`: before a move is made nothing has happened where that says no; later the batch stands still until it
  /// is reset. Precondition: is_whole.
  [[nodiscard]] std::optional<NoSuchAction> step(std::span<const std::int64_t> actions, auto& go_on) {
    std::optional<NoSuchAction> refused;
    const bool is_read = for_each_game(go_on, [&](std::size_t i) {
      const auto move = move_of(i, actions[i]);
      if (!move) refused = NoSuchAction{i, actions[i]};
      if (move) moves_[i] = *move;
      return move.has_value();
    });
    if (!is_read) return refused;
    is_whole_ = for_each_game(go_on, [&](std::size_t i) {
      make(i);
      return true;
    });
    return std::nullopt;
  }

  /// True if all games have made the same number of steps since they began, false if a reset or a step was broken off.
  [[nodiscard]] bool is_whole() const { return is_whole_; }

  /// A legal move of every game by its policy index, each as likely. Precondition: is_whole.
  void sample(std::span<std::int64_t> actions) {
    for (std::size_t i = 0; i < size(); ++i) {
      const auto legal = std::span{masks_}.subspan(i * indexes_, indexes_);
      std::uint32_t count = 0;
      for (const std::uint8_t flag : legal) count += flag;
      auto left = draw_below(randoms_[i], count);
      std::size_t index = 0;
      while (legal[index] == 0 || left-- != 0) ++index;
      actions[i] = static_cast<std::int64_t>(index);
    }
  }

  [[nodiscard]] std::size_t size() const { return states_.size(); }
  [[nodiscard]] std::size_t row() const { return row_; }
  [[nodiscard]] std::size_t indexes() const { return indexes_; }
  [[nodiscard]] std::size_t seats() const { return seats_; }
  /// Moves made in all games, chance included.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  /// Games that have ended, at the cap or by the rules.
  [[nodiscard]] std::uint64_t games() const { return games_; }
  [[nodiscard]] const State& state(std::size_t game) const { return states_[game]; }

  [[nodiscard]] std::span<float> observations() { return observations_; }
  [[nodiscard]] std::span<std::uint8_t> masks() { return masks_; }
  [[nodiscard]] std::span<std::int8_t> actors() { return actors_; }
  [[nodiscard]] std::span<float> rewards() { return rewards_; }
  [[nodiscard]] std::span<std::uint8_t> terminated() { return terminated_; }
  [[nodiscard]] std::span<std::uint8_t> truncated() { return truncated_; }

  /// Bytes that each game takes.
  [[nodiscard]] static std::size_t bytes_each(const G& game) {
    return sizeof(State) + sizeof(regelwerk::Random) + sizeof(Move) + sizeof(std::uint64_t) +
           sizeof(float) * (observation_size(game) + static_cast<std::size_t>(game.seats())) + policy_size(game) + 3;
  }

 private:
  /// Calls `work(i)` for every game as long as that and `go_on()` say yes; true if they always did.
  [[nodiscard]] bool for_each_game(auto& go_on, const auto& work) {
    for (std::size_t i = 0; i < size(); ++i) {
      if (!go_on() || !work(i)) return false;
    }
    return true;
  }

  [[nodiscard]] typename G::View view(std::size_t i) const {
    return game_.view(states_[i], game_.actor(states_[i]).seat());
  }

  [[nodiscard]] std::optional<Move> move_of(std::size_t i, std::int64_t action) const {
    if (action < 0) return std::nullopt;
    return policy_move(game_, view(i), static_cast<std::size_t>(action));
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
    advance(i, moves_[i]);
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

  void show(std::size_t i) {
    const auto seen = view(i);
    observe(game_, seen, std::span{observations_}.subspan(i * row_, row_));
    legal_mask(game_, seen, std::span{masks_}.subspan(i * indexes_, indexes_));
    actors_[i] = static_cast<std::int8_t>(seen.viewer.seat().index());
  }

  G game_;
  typename G::Start start_;
  std::uint64_t cap_;
  std::size_t row_;
  std::size_t indexes_;
  std::size_t seats_;
  std::vector<State> states_;
  std::vector<regelwerk::Random> randoms_;
  std::vector<std::uint64_t> lengths_;
  std::vector<Move> moves_;
  std::vector<float> observations_;
  std::vector<std::uint8_t> masks_;
  std::vector<std::int8_t> actors_;
  std::vector<float> rewards_;
  std::vector<std::uint8_t> terminated_;
  std::vector<std::uint8_t> truncated_;
  std::uint64_t nodes_ = 0;
  std::uint64_t games_ = 0;
  bool is_whole_ = false;
};

}  // namespace python
