#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/game/recalling_setup.hpp>

namespace regelwerk::inline shared {

namespace detail {

/// A game's list of moves: Rules::MoveList, or Rules::MoveListFor<Setup>, which is only as long as this setup needs.
template <class Rules, class Setup>
struct MoveListOf {
  using type = typename Rules::MoveList;
};
template <class Rules, class Setup>
  requires requires { typename Rules::template MoveListFor<Setup>; }
struct MoveListOf<Rules, Setup> {
  using type = typename Rules::template MoveListFor<Setup>;
};

}  // namespace detail

/// The functions of BasicGame about choices: who decides, and which moves and chance outcomes there are. A base class
/// of BasicGame.
template <class Rules, class Setup>
class ChoosingSetup : public RecallingSetup<Rules, Setup> {
  using Base = RecallingSetup<Rules, Setup>;

 public:
  using State = typename Rules::State;  ///< as in BasicGame
  using Move = typename Rules::Move;    ///< as in BasicGame
  /// Has room for the moves of any position.
  using MoveList = typename detail::MoveListOf<Rules, Setup>::type;
  using View = typename Rules::View;  ///< as in BasicGame
  using Rule = typename Rules::Rule;  ///< as in BasicGame

  /// Who decides next.
  [[nodiscard]] constexpr Actor actor(const State& state) const noexcept { return actor_of(state); }
  /// Who decides next, from a view.
  [[nodiscard]] constexpr Actor actor(const View& view) const noexcept { return actor_of(view); }

  /// All legal moves or chance outcomes in the order of their codes; none when the game is over. The list has room for
  /// the moves of any position, takes sizeof(MoveList) bytes and lies on the caller's stack. If that is too much,
  /// moves_into and for_each_move give the same moves.
  [[nodiscard]] constexpr MoveList moves(const State& state) const noexcept { return collect(state); }
  /// The legal moves of the viewer if it is the viewer's turn; none otherwise.
  [[nodiscard]] constexpr MoveList moves(const View& view) const noexcept { return collect(view); }

  /// Writes the moves of moves() into `room`, as many as fit, and returns the total number of moves.
  constexpr std::size_t moves_into(const State& state, std::span<Move> room) const noexcept {
    return fill(state, room);
  }
  /// Writes the moves of moves(view) into `room`, as many as fit, and returns the total number of moves.
  constexpr std::size_t moves_into(const View& view, std::span<Move> room) const noexcept { return fill(view, room); }

  /// Visits the moves of moves(), in the same order. If the visitor returns false, the visit stops and the result is
  /// false.
  constexpr bool for_each_move(const State& state, auto&& visitor) const noexcept {
    if (actor_of(state).is_chance()) return chance_of(this->setup(), state).for_each_move(visitor);
    return turn_of(this->setup(), state).for_each_move(visitor);
  }
  /// Visits the moves of moves(view), in the same order.
  constexpr bool for_each_move(const View& view, auto&& visitor) const noexcept {
    return !acts(view) || turn_of(this->setup(), view).for_each_move(visitor);
  }

  /// The number of moves in moves(), counted without a visit if the game can do so.
  [[nodiscard]] constexpr std::uint32_t count_moves(const State& state) const noexcept {
    return actor_of(state).is_chance() ? count(chance_of(this->setup(), state)) : count(turn_of(this->setup(), state));
  }
  /// The number of moves in moves(view).
  [[nodiscard]] constexpr std::uint32_t count_moves(const View& view) const noexcept {
    return acts(view) ? count(turn_of(this->setup(), view)) : 0U;
  }

  /// The move in moves() at the index that `choose(count)` returns. Makes no list, and counting and picking share their
  /// work. Preconditions: a seat decides, and the index is below the count.
  template <class Choose>
  [[nodiscard]] constexpr Move pick_move(const State& state, Choose&& choose) const noexcept
    requires requires(const Setup& setup) { turn_of(setup, state).pick(choose); }
  {
    expects([&] { return actor(state).is_seat(); }, "a seat decides");
    return turn_of(this->setup(), state).pick(choose);
  }

  /// The weight of a chance outcome; 1 for the moves of seats. Precondition: legal.
  [[nodiscard]] constexpr std::uint32_t weight(const State& state, const Move& move) const noexcept {
    expects([&] { return !why_not(state, move); }, "the move is legal");
    return actor_of(state).is_chance() ? chance_of(this->setup(), state).weight(move) : 1U;
  }
  /// The sum of the weights of all chance outcomes. Precondition: chance decides.
  [[nodiscard]] constexpr std::uint32_t total_weight(const State& state) const noexcept {
    expects([&] { return actor(state).is_chance(); }, "chance decides");
    return chance_of(this->setup(), state).total_weight();
  }

  /// The chance outcome at `index` when each outcome covers as many indexes as its weight, in the order of moves(). A
  /// uniform index gives an exact draw. Precondition: chance decides and index < total_weight(state).
  [[nodiscard]] constexpr Move drawn(const State& state, std::uint32_t index) const noexcept
    requires requires(const Setup& setup) { chance_of(setup, state).nth(index); }
  {
    expects([&] { return index < total_weight(state); }, "the index falls on an outcome");
    return chance_of(this->setup(), state).nth(index);
  }

  /// Empty if `move` is legal, else the first rule that forbids it. `move` may have any value.
  [[nodiscard]] constexpr std::optional<Rule> why_not(const State& state, const Move& move) const noexcept {
    if (actor_of(state).is_chance()) return chance_of(this->setup(), state).why_not(move);
    return turn_of(this->setup(), state).why_not(move);
  }
  /// Why a move is forbidden, from a view. If it is not the viewer's turn, the rule about turns forbids every move.
  [[nodiscard]] constexpr std::optional<Rule> why_not(const View& view, const Move& move) const noexcept {
    return acts(view) ? turn_of(this->setup(), view).why_not(move) : std::make_optional(Rules::not_your_turn);
  }

 protected:
  using Base::Base;

 private:
  [[nodiscard]] constexpr bool acts(const View& view) const noexcept {
    return !view.viewer.is_spectator() && actor(view).is(view.viewer.seat());
  }

  [[nodiscard]] static constexpr std::uint32_t count(const auto& choices) noexcept {
    if constexpr (requires { choices.count(); }) {
      return choices.count();
    } else {
      std::uint32_t found = 0;
      auto visitor = [&](const Move&) { ++found; };
      choices.for_each_move(visitor);
      return found;
    }
  }

  constexpr std::size_t fill(const auto& position, std::span<Move> room) const noexcept {
    std::size_t count = 0;
    for_each_move(position, [&](const Move& move) {
      if (count < room.size()) room[count] = move;
      ++count;
    });
    return count;
  }

  [[nodiscard]] constexpr MoveList collect(const auto& position) const noexcept {
    MoveList list;
    for_each_move(position, [&](const Move& move) { list.push_back(move); });
    return list;
  }
};

}  // namespace regelwerk::inline shared
