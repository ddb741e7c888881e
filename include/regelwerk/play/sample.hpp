#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>

namespace regelwerk::inline shared {

/// A chance outcome drawn by its exact weight; the result does not depend on whether the game has `drawn`.
/// Precondition: chance decides in `state`.
template <Playable G, BitSource Source>
[[nodiscard]] constexpr typename G::Move sample(const G& game, const typename G::State& state,
                                                Source& source) noexcept {
  expects([&] { return game.actor(state).is_chance(); }, "chance decides");
  auto left = draw_below(source, game.total_weight(state));
  if constexpr (requires { game.drawn(state, left); }) {
    return game.drawn(state, left);
  } else {
    typename G::Move drawn{};
    game.for_each_move(state, [&](const typename G::Move& move) {
      const auto weight = game.weight(state, move);
      drawn = move;
      if (left < weight) return false;
      left -= weight;
      return true;
    });
    return drawn;
  }
}

/// uniform_move does not make a list if a game may offer more moves than this in one position.
inline constexpr std::size_t listed_moves_limit = 256;

namespace detail {

/// Chooses a legal move uniformly without a list of all: the first visit counts the moves and stores the first ones,
/// and a second visit is made only for a later move. Chooses the same move as with a list.
template <Playable G, BitSource Source>
[[nodiscard]] constexpr typename G::Move uniform_of_many(const G& game, const typename G::State& state,
                                                         Source& source) noexcept {
  FixedList<typename G::Move, listed_moves_limit> first;
  std::uint32_t count = 0;
  game.for_each_move(state, [&](const typename G::Move& move) {
    if (count++ < listed_moves_limit) first.push_back(move);
  });
  auto index = draw_below(source, count);
  if (index < first.size()) return first[index];
  typename G::Move drawn{};
  game.for_each_move(state, [&](const typename G::Move& move) {
    drawn = move;
    return pass_one(index);
  });
  return drawn;
}

}  // namespace detail

/// A legal move, chosen uniformly at random. Precondition: a seat decides in `state`.
template <Playable G, BitSource Source>
[[nodiscard]] constexpr typename G::Move uniform_move(const G& game, const typename G::State& state,
                                                      Source& source) noexcept {
  expects([&] { return game.actor(state).is_seat(); }, "a seat decides");
  const auto choose = [&](std::uint32_t count) { return draw_below(source, count); };
  if constexpr (requires { game.pick_move(state, choose); }) {
    return game.pick_move(state, choose);
  } else if constexpr (G::MoveList::capacity() > listed_moves_limit) {
    return detail::uniform_of_many(game, state, source);
  } else {
    const auto moves = game.moves(state);
    return moves[choose(static_cast<std::uint32_t>(moves.size()))];
  }
}

/// A move: chance outcomes by their weights, moves of seats uniformly. Precondition: the game is not over.
template <Playable G, BitSource Source>
[[nodiscard]] constexpr typename G::Move random_move(const G& game, const typename G::State& state,
                                                     Source& source) noexcept {
  return game.actor(state).is_chance() ? sample(game, state, source) : uniform_move(game, state, source);
}

}  // namespace regelwerk::inline shared
