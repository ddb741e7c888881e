#pragma once
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>

// Views that are brought up to date by events, in a static_assert too.

namespace following {

/// True if the view of one viewer follows a move by the events that it is shown.
template <class G>
constexpr bool follows(const G& game, const typename G::State& state, const typename G::Move& move,
                       regelwerk::Viewer viewer) {
  typename G::View view = game.view(state, viewer);
  bool is_good = true;
  const auto next = game.play(state, move, [&](const typename G::Event& event) {
    is_good = is_good && game.apply(view, game.shown(event, viewer));
  });
  return is_good && view == game.view(next, viewer) && game.validate(view).empty();
}

/// True if every view does.
template <class G>
constexpr bool follow(const G& game, const typename G::State& state, const typename G::Move& move) {
  for (int seat = 0; seat < game.seats(); ++seat) {
    if (!follows(game, state, move, regelwerk::Seat{seat})) return false;
  }
  return follows(game, state, move, regelwerk::spectator);
}

/// True if an event does not follow a view, which stays as it was.
template <class G>
constexpr bool cannot_follow(const G& game, const typename G::View& view, const typename G::Event& event) {
  typename G::View next = view;
  return !game.apply(next, event) && next == view;
}

}  // namespace following
