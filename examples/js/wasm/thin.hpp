#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <type_traits>

#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/game/upkeep.hpp>
#include <regelwerk/core/result.hpp>

// A game whose rules are compiled once, whoever visits its moves and listens to its events: less than half the code, at
// the price of an indirect call for each move that is visited.

namespace binding {

/// Calls what it was made from, which must outlive it.
template <class Answer, class Item>
class Callback {
 public:
  template <class F>
  explicit Callback(F& f) noexcept : object_(const_cast<void*>(static_cast<const void*>(std::addressof(f)))) {
    call_ = [](void* object, const Item& item) noexcept -> Answer {
      F& callee = *static_cast<F*>(object);
      if constexpr (std::is_void_v<Answer>) {
        callee(item);
      } else {
        return regelwerk::visit(callee, item);
      }
    };
  }

  Answer operator()(const Item& item) const noexcept { return call_(object_, item); }

 private:
  void* object_;
  Answer (*call_)(void*, const Item&) noexcept = nullptr;
};

/// A game with the same answers and one visitor, one listener.
template <class Game>
class Thin : public Game {
 public:
  using typename Game::Event;
  using typename Game::Move;
  using typename Game::MoveList;
  using typename Game::Rule;
  using typename Game::State;
  using typename Game::View;

  Thin(const Game& game) noexcept : Game(game) {}  // NOLINT(*-explicit-*): a game is one, thin or not

  template <class Visitor>
  bool for_each_move(const State& state, Visitor&& visitor) const noexcept {
    return Game::for_each_move(state, Callback<bool, Move>{visitor});
  }
  template <class Visitor>
  bool for_each_move(const View& view, Visitor&& visitor) const noexcept {
    return Game::for_each_move(view, Callback<bool, Move>{visitor});
  }
  [[nodiscard]] MoveList moves(const auto& position) const noexcept {
    MoveList list;
    for_each_move(position, [&](const Move& move) { list.push_back(move); });
    return list;
  }
  std::size_t moves_into(const auto& position, std::span<Move> room) const noexcept {
    std::size_t count = 0;
    for_each_move(position, [&](const Move& move) {
      if (count < room.size()) room[count] = move;
      ++count;
    });
    return count;
  }
  /// Moves are counted and picked by visiting them, whose code is there already.
  [[nodiscard]] std::uint32_t count_moves(const auto& position) const noexcept {
    std::uint32_t count = 0;
    for_each_move(position, [&](const Move&) { ++count; });
    return count;
  }
  template <class Choose>
  Move pick_move(const State& state, Choose&& choose) const = delete;

  template <class OnEvent = regelwerk::NoEvents>
  void advance(State& state, const Move& move, OnEvent&& on_event = {}) const noexcept {
    Game::advance(state, move, Callback<void, Event>{on_event});
  }
  template <class OnEvent = regelwerk::NoEvents>
  [[nodiscard]] State play(State state, const Move& move, OnEvent&& on_event = {}) const noexcept {
    advance(state, move, on_event);
    return state;
  }
  [[nodiscard]] regelwerk::Played<State, Rule> try_play(const State& state, const Move& move) const noexcept {
    if (const auto rule = Game::why_not(state, move)) return *rule;
    return play(state, move);
  }
};

}  // namespace binding

namespace games {

/// The rules of thumb of the game within.
template <class G>
struct ThumbOf;
template <class G>
struct ThumbOf<binding::Thin<G>> : ThumbOf<G> {};

}  // namespace games
