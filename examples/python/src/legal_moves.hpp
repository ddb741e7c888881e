#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/play/random.hpp>

namespace python {

/// The legal moves of many games, found by their policy indexes or by their choices: their numbers in the order of
/// moves. Where masks are shown, the moves are listed once for each decision, else whenever an index is asked for. What
/// was found is remembered until the decision is another, so that a move that was drawn is not looked for again.
template <class G>
class LegalMoves {
 public:
  using State = typename G::State;
  using View = typename G::View;
  using Move = typename G::Move;

  /// A legal move with its policy index.
  struct Legal {
    std::uint32_t action = 0;
    Move move;
  };
  using List = std::span<const Legal>;

  /// Precondition: game and encoder outlive this.
  LegalMoves(const G& game, const regelwerk::Encoder<G>& encoder, std::size_t size, bool with_masks)
      : game_(game),
        encoder_(encoder),
        indexes_(encoder.policy_size()),
        with_masks_(with_masks),
        room_(indexes_),
        actions_(indexes_),
        found_(size),
        lists_(with_masks ? size : 0),
        masks_(with_masks ? size * indexes_ : 0) {}

  /// Game i has come to a new decision: shows its mask, of which only what was set is cleared, as it may be a hundred
  /// times as long as the list.
  void show(std::size_t i, const View& seen) {
    const auto mask = std::span{masks_}.subspan(i * indexes_, indexes_);
    for (const Legal& each : lists_[i]) mask[each.action] = 0;
    const List legal = listed(seen);
    for (const Legal& each : legal) mask[each.action] = 1;
    lists_[i].assign(legal.begin(), legal.end());
  }
  /// Game i has come to a new decision.
  void forget(std::size_t i) { found_[i] = {}; }

  /// All legal moves in their order; without masks until the next call of any function.
  [[nodiscard]] List of(std::size_t i, const State& state) {
    return with_masks_ ? List{lists_[i]} : listed(view_of(state));
  }
  [[nodiscard]] std::uint32_t count(std::size_t i, const State& state) const {
    return with_masks_ ? static_cast<std::uint32_t>(lists_[i].size()) : game_.count_moves(state);
  }

  /// True if there is a move of this policy index; then it is the one found.
  [[nodiscard]] bool finds_action(std::size_t i, const State& state, std::int64_t action) {
    if (action < 0) return false;
    if (found_[i].action == action) return true;
    const auto move = move_of(i, state, static_cast<std::size_t>(action));
    if (move) found_[i] = {.move = *move, .action = action};
    return move.has_value();
  }
  /// True if there is a move of this choice; then it is the one found.
  [[nodiscard]] bool finds_choice(std::size_t i, const State& state, std::int64_t choice) {
    if (choice < 0) return false;
    if (found_[i].choice == choice) return true;
    bool exists = false;
    const Move move = picked(state, [&](std::uint32_t count) {
      exists = choice < std::int64_t{count};
      return exists ? static_cast<std::uint32_t>(choice) : 0U;
    });
    if (exists) found_[i] = {.move = move, .choice = choice};
    return exists;
  }
  /// Draws a policy index: of all in ascending order, as masks show them, the one with the number that is drawn.
  [[nodiscard]] std::int64_t draw_action(std::size_t i, const State& state, regelwerk::Random& random) {
    const List legal = of(i, state);
    const auto action = nth_action(legal, draw_below(random, static_cast<std::uint32_t>(legal.size())));
    found_[i] = {.move = with_action(legal, action), .action = action};
    return action;
  }
  /// Draws a choice.
  [[nodiscard]] std::int64_t draw_choice(std::size_t i, const State& state, regelwerk::Random& random) {
    std::uint32_t choice = 0;
    const Move move = picked(state, [&](std::uint32_t count) { return choice = draw_below(random, count); });
    found_[i] = {.move = move, .choice = choice};
    return choice;
  }
  /// The move of game i that was found last. Precondition: one was, at this decision.
  [[nodiscard]] const Move& found(std::size_t i) const { return found_[i].move; }

  [[nodiscard]] std::span<std::uint8_t> masks() { return masks_; }

  /// Bytes that each game takes, without what its list takes.
  [[nodiscard]] static std::size_t bytes_each(const regelwerk::Encoder<G>& encoder, bool with_masks) {
    return sizeof(Found) + (with_masks ? encoder.policy_size() + sizeof(std::vector<Legal>) : 0);
  }

 private:
  static constexpr std::int64_t unknown = -1;
  struct Found {
    Move move{};
    std::int64_t action = unknown;
    std::int64_t choice = unknown;
  };

  [[nodiscard]] View view_of(const State& state) const { return game_.view(state, game_.actor(state).seat()); }

  /// The legal moves of a view in their order. They fit, as each has an index of its own.
  [[nodiscard]] List listed(const View& seen) {
    std::size_t count = 0;
    game_.for_each_move(seen, [&](const Move& move) {
      room_[count++] = {static_cast<std::uint32_t>(encoder_.index(seen, move)), move};
    });
    return List{room_}.first(count);
  }
  [[nodiscard]] std::uint32_t nth_action(List legal, std::uint32_t number) {
    const auto end =
        std::transform(legal.begin(), legal.end(), actions_.begin(), [](const Legal& each) { return each.action; });
    const auto place = actions_.begin() + number;
    std::nth_element(actions_.begin(), place, end);
    return *place;
  }
  [[nodiscard]] static Move with_action(List legal, std::size_t action) {
    return std::find_if(legal.begin(), legal.end(), [&](const Legal& each) { return each.action == action; })->move;
  }
  [[nodiscard]] std::optional<Move> move_of(std::size_t i, const State& state, std::size_t action) const {
    if (!with_masks_) return encoder_.move(view_of(state), action);
    if (action >= indexes_ || masks_[i * indexes_ + action] == 0) return std::nullopt;
    return with_action(lists_[i], action);
  }
  /// The move at the number that `choose(count)` returns.
  [[nodiscard]] Move picked(const State& state, const auto& choose) {
    if constexpr (requires { game_.pick_move(state, choose); }) {
      return game_.pick_move(state, choose);
    } else {
      std::uint32_t count = 0;
      game_.for_each_move(state, [&](const Move& move) { room_[count++].move = move; });
      return room_[choose(count)].move;
    }
  }

  const G& game_;
  const regelwerk::Encoder<G>& encoder_;
  std::size_t indexes_;
  bool with_masks_;
  std::vector<Legal> room_;
  std::vector<std::uint32_t> actions_;
  std::vector<Found> found_;
  std::vector<std::vector<Legal>> lists_;
  std::vector<std::uint8_t> masks_;
};

}  // namespace python
