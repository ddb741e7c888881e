#pragma once
#include <cstddef>

#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/law/arrival.hpp>
#include <regelwerk/clockman/law/effects.hpp>
#include <regelwerk/clockman/law/in_transition.hpp>
#include <regelwerk/clockman/law/movement.hpp>
#include <regelwerk/clockman/law/ways.hpp>
#include <regelwerk/clockman/move.hpp>

namespace regelwerk::clockman {

/// CM-12. The first path found to `to`: its fields by number of the step.
[[nodiscard]] constexpr Route route_to(const auto& scene, const Ways& ways, Space to) noexcept {
  const Table& table = scene.table();
  Route route{.target = to};
  Walk<Route>{scene.layout(), ways, table.turn, table.roll, route}.from(table.figure(table.turn));
  return route;
}

/// CM-12. Reports one path to `to`, step by step. Usually no branch opens, and there is only one path.
constexpr void tell_route(auto& scene, Space to) noexcept {
  const Table& table = scene.table();
  const Space from = table.figure(table.turn);
  const auto tell_steps = [&](const auto& field_at) {
    Space at = from;
    for (int number = 1; number <= table.roll; ++number) {
      const Space next = field_at(number);
      scene.tell({.kind = EventKind::figure_stepped, .rule = Rule::paths, .seat = table.turn, .from = at, .to = next});
      at = next;
    }
  };
  const OpenWays ways{scene.setup, table, scene.state.events, scene.state.hand(table.turn), table.turn};
  if (from.is_ring() && branches_ahead(ways, scene.layout(), table.turn, from, table.roll) == 0) {
    return tell_steps([&](int number) { return ring_ahead(scene.layout(), from, number); });
  }
  const Route route = route_to(scene, ways.all(), to);
  tell_steps([&](int number) { return route.fields[static_cast<std::size_t>(number)]; });
}

/// CM-13, CM-16, CM-20, CM-58. Pays for the step onto the blockade.
constexpr void pay(auto& scene, Move move) noexcept {
  const Rule rule = move.to.is_passage() ? Rule::inward : Rule::last_blockade;
  if (move.kind == MoveKind::pay_symbol) {
    scene.put_back_symbol(scene.table().turn, move.pose, rule);
  } else {
    scene.play_card(scene.table().turn, card_free);
  }
  scene.tell({.kind = EventKind::blockade_paid, .rule = rule, .seat = scene.table().turn, .to = move.to});
  if (scene.options().blockades_stay || !move.to.is_passage()) return;
  scene.table().opened.insert(move.to.number());
  scene.tell(
      {.kind = EventKind::blockade_removed, .rule = Rule::blockades_stay, .seat = scene.table().turn, .to = move.to});
}

/// CM-70. Ends the game: the figure is in the centre.
constexpr Step win(auto& scene) noexcept {
  scene.table().played = 0;
  scene.tell({.kind = EventKind::seat_won, .rule = Rule::end_of_game, .seat = scene.table().turn});
  return scene.stop(Phase::over);
}

/// Puts the figure of the active seat on the field where its move ends.
constexpr Step set_down(auto& scene, Space to) noexcept {
  Table& table = scene.table();
  table.roll = 0;
  if (to.is_shared()) return come_to(scene, table.turn, to);
  table.figure(table.turn) = to;
  return to.is_centre() ? win(scene) : Step::end_turn;
}

/// CM-11 to CM-21. Moves the figure of the active seat without paying.
template <class S>
constexpr Step go(S& scene, Space to) noexcept {
  if constexpr (S::is_heard) tell_route(scene, to);
  return set_down(scene, to);
}
/// CM-13, CM-20. Moves the figure of the active seat onto a blockade and pays.
template <class S>
constexpr Step go_for_price(S& scene, Move move) noexcept {
  if constexpr (S::is_heard) tell_route(scene, move.to);
  pay(scene, move);
  return set_down(scene, move.to);
}

/// CM-19, CM-23. Gives the roll up.
constexpr Step forfeit(auto& scene) noexcept {
  scene.table().roll = 0;
  scene.tell({.kind = EventKind::roll_forfeited,
              .rule = Rule::must_move,
              .seat = scene.table().turn,
              .from = scene.table().figure(scene.table().turn)});
  return Step::end_turn;
}

/// CM-36, CM-37. Moves the figure by the lift, which leaves the game.
constexpr Step take_lift(auto& scene) noexcept {
  const Space from = scene.table().figure(scene.table().turn);
  scene.table().board.erase(scene.layout().digit_number[from]);
  scene.tell({.kind = EventKind::lift_left, .rule = Rule::lift_field, .seat = scene.table().turn, .from = from});
  return shift(scene, scene.table().turn, scene.layout().lift[from], Rule::lift_line);
}

}  // namespace regelwerk::clockman
