#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/play/random.hpp>

namespace regelwerk::inline shared {

/// The number of states compared to find out what a viewer learned. A secret of one bit is missed with a probability of
/// 2^-64.
inline constexpr int lookalikes_compared = 64;

/// True if `viewer` learns something from chance outcome `move`: another outcome would have given another view. This is
/// exact. Precondition: chance decides in `state` and `move` is an outcome.
template <Playable G>
[[nodiscard]] constexpr bool learns_from_chance(const G& game, const typename G::State& state,
                                                const typename G::Move& move, Viewer viewer) noexcept {
  const auto seen = game.view(game.play(state, move), viewer);
  return !game.for_each_move(
      state, [&](const typename G::Move& other) { return game.view(game.play(state, other), viewer) == seen; });
}

/// True if a spectator, or any seat outside `along`, learns something from chance outcome `move`. Precondition: as for
/// learns_from_chance.
template <Playable G>
[[nodiscard]] constexpr bool anybody_learns_from_chance(const G& game, const typename G::State& state,
                                                        const typename G::Move& move, SeatSet along = {}) noexcept {
  for (int viewer = 0; viewer < game.seats(); ++viewer) {
    if (!along.contains(Seat{viewer}) && learns_from_chance(game, state, move, Seat{viewer})) return true;
  }
  return learns_from_chance(game, state, move, spectator);
}

/// True if a seat learns something hidden from its own `move`: in another state with the same view, the move would have
/// shown it something else. Compares states drawn from its view. Precondition: `move` is legal in `state` and a seat
/// decides.
template <Playable G>
[[nodiscard]] constexpr bool learns_from_own_move(const G& game, const typename G::State& state,
                                                  const typename G::Move& move) noexcept {
  const Viewer mover = game.actor(state).seat();
  const auto before = game.view(state, mover);
  const auto seen = game.view(game.play(state, move), mover);
  Random random{1};
  for (int i = 0; i < lookalikes_compared; ++i) {
    const auto other = game.resample(before, random);
    if (game.why_not(other, move) || !(game.view(game.play(other, move), mover) == seen)) return true;
  }
  return false;
}

namespace detail {

/// True if some move of the actor in `state` leads to the view `seen`; tries `likely` first.
template <Playable G>
[[nodiscard]] constexpr bool can_look_so(const G& game, const typename G::State& state, const typename G::Move& likely,
                                         Viewer viewer, const typename G::View& seen) noexcept {
  const auto differs = [&](const typename G::Move& move) {
    return !(game.view(game.play(state, move), viewer) == seen);
  };
  if (!game.why_not(state, likely) && !differs(likely)) return true;
  return !game.for_each_move(state, differs);
}

}  // namespace detail

/// True if `viewer` learns something hidden, such as a card of a hand, from the `move` of another seat: in another
/// state with the same view, no move would have shown the same. Compares states drawn from the view. The decision
/// itself does not count: before it is made, there is nothing to learn. Precondition: `move` is legal in `state` and
/// another seat decides.
template <Playable G>
[[nodiscard]] constexpr bool learns_from_other(const G& game, const typename G::State& state,
                                               const typename G::Move& move, Viewer viewer) noexcept {
  const auto before = game.view(state, viewer);
  const auto seen = game.view(game.play(state, move), viewer);
  Random random{1};
  for (int i = 0; i < lookalikes_compared; ++i) {
    if (!detail::can_look_so(game, game.resample(before, random), move, viewer, seen)) return true;
  }
  return false;
}

/// True if any seat outside `along` learns something from the `move` of another seat. Precondition: as for
/// learns_from_other, and a seat of `along` decides.
template <Playable G>
[[nodiscard]] constexpr bool anybody_learns_from_other(const G& game, const typename G::State& state,
                                                       const typename G::Move& move, SeatSet along) noexcept {
  for (int viewer = 0; viewer < game.seats(); ++viewer) {
    if (!along.contains(Seat{viewer}) && learns_from_other(game, state, move, Seat{viewer})) return true;
  }
  return false;
}

/// Reasons why moves cannot be taken back.
enum class TakeBackFault : std::uint8_t {
  no_move,       ///< there is nothing to take back
  other_seat,    ///< another seat has made a decision
  chance_told,   ///< a chance outcome has revealed something to somebody
  seat_learned,  ///< the seat's own move has revealed something hidden to it
  seat_showed,   ///< the move of a seat in `along` has revealed something hidden to others
};

inline constexpr std::size_t take_back_faults = 5;  ///< enumerators of TakeBackFault

/// The fault as an English sentence.
[[nodiscard]] constexpr std::string_view describe(TakeBackFault fault) noexcept {
  constexpr std::array<std::string_view, take_back_faults> sentences{
      "there is no move to take back", "another seat has made a move since then",
      "since then chance has told somebody something", "the move showed the seat something that was hidden",
      "since then the move of another seat has shown something that was hidden"};
  return sentences[static_cast<std::size_t>(fault)];
}

/// The index of the move that cannot be taken back, and why.
struct NoTakeBack {
  std::size_t move = 0;   ///< counted from 0; 0 also if there are no moves
  TakeBackFault fault{};  ///< the reason

  friend constexpr bool operator==(const NoTakeBack&, const NoTakeBack&) = default;
};

/// Why `seat` may not take back `moves`, made from `before` until now. Empty if it may: since then nobody else has
/// decided anything, chance has revealed nothing to anybody, and the seat has learned nothing hidden from its moves.
/// Showing cards of its own hand does not count. The seats of `along`, such as computer players, take back their moves
/// too and forget what they saw, so only what they revealed to the others counts. Precondition: the moves are legal one
/// after another.
template <Playable G>
[[nodiscard]] constexpr std::optional<NoTakeBack> why_not_take_back(const G& game, typename G::State before,
                                                                    std::span<const typename G::Move> moves, Seat seat,
                                                                    SeatSet along = {}) noexcept {
  along.erase(seat);
  if (moves.empty()) return NoTakeBack{0, TakeBackFault::no_move};
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Actor actor = game.actor(before);
    if (actor.is_chance()) {
      if (anybody_learns_from_chance(game, before, moves[i], along)) return NoTakeBack{i, TakeBackFault::chance_told};
    } else if (!actor.is(seat)) {
      if (!along.contains(actor.seat())) return NoTakeBack{i, TakeBackFault::other_seat};
      if (anybody_learns_from_other(game, before, moves[i], along)) return NoTakeBack{i, TakeBackFault::seat_showed};
    } else if (learns_from_own_move(game, before, moves[i])) {
      return NoTakeBack{i, TakeBackFault::seat_learned};
    }
    game.advance(before, moves[i]);
  }
  return std::nullopt;
}

/// True if why_not_take_back finds no fault.
template <Playable G>
[[nodiscard]] constexpr bool can_take_back(const G& game, const typename G::State& before,
                                           std::span<const typename G::Move> moves, Seat seat,
                                           SeatSet along = {}) noexcept {
  return !why_not_take_back(game, before, moves, seat, along);
}

}  // namespace regelwerk::inline shared
