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

/// A game's list of moves: Rules::MoveList, or Rules::MoveListFor<Setup>, which is only as long as the setup needs.
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

/// The calls of BasicGame about choices: who decides, and what seats and chance may do. Its base class.
template <class Rules, class Setup>
class ChoosingSetup : public RecallingSetup<Rules, Setup> {
  using Base = RecallingSetup<Rules, Setup>;

 public:
  using State = typename Rules::State;  ///< as in BasicGame
  using Move = typename Rules::Move;    ///< as in BasicGame
  /// Has room for the most moves that any position offers.
  using MoveList = typename detail::MoveListOf<Rules, Setup>::type;
  using View = typename Rules::View;  ///< as in BasicGame
  using Rule = typename Rules::Rule;  ///< as in BasicGame

  /// Who decides next.
  [[nodiscard]] constexpr Actor actor(const State& state) const noexcept { return actor_of(state); }
  /// The same from a view.
  [[nodiscard]] constexpr Actor actor(const View& view) const noexcept { return actor_of(view); }

  /// All legal moves or chance outcomes in the order of their codes; none when the game is over. The list has room for
  /// the most that any position can offer, sizeof(MoveList) bytes, and lies on the caller's stack; where that is too
  /// much, moves_into and for_each_move give the same moves.
  [[nodiscard]] constexpr MoveList moves(const State& state) const noexcept { return collect(state); }
  /// The legal moves of the viewer if it is its turn; none otherwise.
  [[nodiscard]] constexpr MoveList moves(const View& view) const noexcept { return collect(view); }

  /// Writes the moves of moves() into `room`, as many as fit, and answers how many there are.
  constexpr std::size_t moves_into(const State& state, std::span<Move> room) const noexcept {
    return fill(state, room);
  }
  /// The same for moves(view).
  constexpr std::size_t moves_into(const View& view, std::span<Move> room) const noexcept { return fill(view, room); }

  /// Visits what moves() lists, in its order. A visitor that answers false stops the visit; then the result is false,
  /// too.
  constexpr bool for_each_move(const State& state, auto&& visitor) const noexcept {
    if (actor_of(state).is_chance()) return chance_of(this->setup(), state).for_each_move(visitor);
    return turn_of(this->setup(), state).for_each_move(visitor);
  }
  /// The same for moves(view).
  constexpr bool for_each_move(const View& view, auto&& visitor) const noexcept {
    return !acts(view) || turn_of(this->setup(), view).for_each_move(visitor);
  }

  /// How many moves moves() lists; games that can count without visiting do.
  [[nodiscard]] constexpr std::uint32_t count_moves(const State& state) const noexcept {
    return actor_of(state).is_chance() ? count(chance_of(this->setup(), state)) : count(turn_of(this->setup(), state));
  }
  /// The same for moves(view).
  [[nodiscard]] constexpr std::uint32_t count_moves(const View& view) const noexcept {
    return acts(view) ? count(turn_of(this->setup(), view)) : 0U;
  }

  /// The move of moves() at the index that `choose(count)` answers. No list is made, and counting and picking share
  /// their work. Preconditions: a seat decides, and the index is below the count.
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

  /// The chance outcome that `index` falls on when each covers as many indexes as it weighs, in the order of moves():
  /// with a uniform index an exact draw. Precondition: chance decides and index < total_weight(state).
  [[nodiscard]] constexpr Move drawn(const State& state, std::uint32_t index) const noexcept
    requires requires(const Setup& setup) { chance_of(setup, state).nth(index); }
  {
    expects([&] { return index < total_weight(state); }, "the index falls on an outcome");
    return chance_of(this->setup(), state).nth(index);
  }

  /// Empty if `move` is legal, else the first rule that forbids it; any value of Move may be asked about.
  [[nodiscard]] constexpr std::optional<Rule> why_not(const State& state, const Move& move) const noexcept {
    if (actor_of(state).is_chance()) return chance_of(this->setup(), state).why_not(move);
    return turn_of(this->setup(), state).why_not(move);
  }
  /// The same for a view if it is the viewer's turn; otherwise the rule about turns forbids every move.
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
