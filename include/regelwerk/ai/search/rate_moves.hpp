#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include <regelwerk/ai/search/move_value.hpp>
#include <regelwerk/ai/search/paired_rounds.hpp>
#include <regelwerk/ai/search/rollout.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/random.hpp>

namespace regelwerk::inline shared {

/// Room for the values of a game's moves; an array or a vector converts to it.
template <Playable G>
using MoveValues = std::type_identity_t<std::span<MoveValue<G>>>;

/// Rates every legal move of a view, for hints. In each round draw_world(source) draws one world, and every move is
/// played out in this world with the same random numbers; differences between the values then come less from luck and
/// more from the moves. `go_on()` is called before each playout and ends the rating by returning false; the moves at
/// the front may then have one try more than the others. Writes the rated moves in their order, as many as fit. Returns
/// the number of legal moves, 0 if it is not the viewer's turn. Each round uses the random stream of its number, so
/// rounds can be split over threads (`first_round`) and merged. Precondition: every drawn world is possible under the
/// view.
template <Playable G, class DrawWorld, class GoOn, class Evaluation = Rollout<>>
constexpr std::size_t rate_moves(const G& game, const typename G::View& view, MoveValues<G> room, std::uint64_t key,
                                 std::uint64_t rounds, DrawWorld&& draw_world, GoOn&& go_on,
                                 const Evaluation& evaluation = {}, std::uint64_t first_round = 0) noexcept {
  std::size_t count = 0;
  game.for_each_move(view, [&](const typename G::Move& move) {
    if (count < room.size()) room[count] = MoveValue<G>{move, 0, {}};
    ++count;
  });
  const auto rated = room.first(count < room.size() ? count : room.size());
  paired_rounds<G>({key, rounds, first_round}, rated.size(), draw_world, go_on,
                   [&](std::size_t at, const typename G::State& world, Random& same) {
                     add_payoffs(rated[at], evaluation(game, game.play(world, rated[at].move), same));
                   });
  return count;
}

/// Rates every legal move in worlds drawn from the view alone; plays all rounds.
template <Playable G>
constexpr std::size_t rate_moves(const G& game, const typename G::View& view, MoveValues<G> room, std::uint64_t key,
                                 std::uint64_t rounds) noexcept {
  return rate_moves(
      game, view, room, key, rounds, [&](auto& source) { return game.resample(view, source); }, [] { return true; });
}

}  // namespace regelwerk::inline shared
