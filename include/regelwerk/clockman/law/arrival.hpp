#pragma once
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/hunting.hpp>
#include <regelwerk/clockman/law/in_transition.hpp>
#include <regelwerk/clockman/law/windows.hpp>

namespace regelwerk::clockman {

// CM-24, CM-26. Figures that come to a field meet those who stand there, one after another. Only one arrival is
// unsettled at a time: when all are asked, the captured figures leave together, and their arrival replaces it. A group
// is sent outward at most once per ring, and from a passage once, so a chain has at most rings + 1 links.

/// CM-65. True if an open card keeps the figure of the seat from capturing.
[[nodiscard]] constexpr bool is_peaceful(const Layout& layout, const EventCards& events, Seat seat) noexcept {
  return events.any_open(layout.deck.peace, seat);
}

/// The figures in `group` have come to their field, `first` at their head.
constexpr Step arrive(auto& scene, SeatSet group, Seat first) noexcept {
  scene.table().arriving = group;
  scene.table().captured = {};
  scene.table().first = first;
  scene.table().asked = first;
  return Step::ask;
}

/// CM-24. `other` is captured; its figure leaves when everybody has been asked.
constexpr Step catch_figure(auto& scene, Seat other) noexcept {
  scene.table().captured.insert(other);
  scene.table().asked = other;
  return Step::ask;
}

/// CM-59. A captured figure may stay.
constexpr Step ask_to_stay(auto& scene, Seat other) noexcept {
  if (can_play(scene.layout(), scene.table(), scene.state.events, other, card_stay)) {
    return scene.stop(Phase::stay, other);
  }
  return catch_figure(scene, other);
}

/// CM-24, CM-60, CM-73, CM-76. `other` is captured; its digits are settled before its figure.
constexpr Step capture(auto& scene, Seat other) noexcept {
  const Table& table = scene.table();
  scene.tell({.kind = EventKind::figure_captured,
              .rule = Rule::capture,
              .seat = other,
              .other = table.first,
              .from = table.figure(other)});
  if (!is_own_arrival(table) || !can_rob_any(scene.layout(), scene.options(), table, other)) {
    return ask_to_stay(scene, other);
  }
  const bool guarded = can_play(scene.layout(), table, scene.state.events, other, card_guard);
  return scene.stop(guarded ? Phase::guard : Phase::rob, other);
}

constexpr void tell_spared(auto& scene, Seat other, Rule rule) noexcept {
  scene.tell({.kind = EventKind::figure_spared,
              .rule = rule,
              .seat = other,
              .other = scene.table().turn,
              .from = scene.table().figure(other)});
}

/// CM-65, CM-75. The arriving figures meet `other`; in an own arrival (is_own_arrival) the active seat may spare it.
constexpr Step meet(auto& scene, Seat other) noexcept {
  Table& table = scene.table();
  if (!is_own_arrival(table)) return capture(scene, other);
  if (is_peaceful(scene.layout(), scene.state.events, table.turn)) {
    tell_spared(scene, other, Rule::card_peace);
    table.asked = other;
    return Step::ask;
  }
  if (scene.options().hoarding != Hoarding::extended || !have_common_hunt(scene.layout(), table, table.turn, other)) {
    return capture(scene, other);
  }
  if (!table.pacts.contains(table.turn, other)) return scene.stop(Phase::spare, other);
  tell_spared(scene, other, Rule::hunting);
  table.asked = other;
  return Step::ask;
}

/// CM-30, CM-31, CM-49. An arrival is settled. The card that is being carried out decides what follows: nothing after a
/// card move, the next figure after an oback, the field effect where there is no card.
constexpr Step settle(auto& scene) noexcept {
  Table& table = scene.table();
  table.arriving = {};
  table.first = {};
  table.asked = {};
  if (table.card.has(Effect::oback)) return Step::go_back;
  if (table.card.none()) return Step::take_place;
  scene.lay_card_off();
  return Step::end_turn;
}

/// CM-24. The figure of a seat comes to a field alone; mostly it meets nobody.
constexpr Step come_to(auto& scene, Seat seat, Space to) noexcept {
  const bool meets_nobody = !is_anybody_at(scene.table(), to);
  scene.table().figure(seat) = to;
  if (meets_nobody) return settle(scene);
  SeatSet alone;
  alone.insert(seat);
  return arrive(scene, alone, seat);
}

/// CM-25, CM-26, CM-29. Everybody has been asked, so the captured figures go outward together and arrive there.
constexpr Step send_away(auto& scene) noexcept {
  Table& table = scene.table();
  const Space from = table.figure(table.first);
  const Space to = scene.layout().out[from];
  const SeatSet sent = table.captured;
  Seat head = table.first;
  while (!sent.contains(head)) head = next_seat(head, scene.layout().seats);
  Seat seat = head;
  for (int left = sent.size(); left > 0; seat = next_seat(seat, scene.layout().seats)) {
    if (!sent.contains(seat)) continue;
    --left;
    table.figure(seat) = to;
    scene.tell({.kind = EventKind::figure_sent, .rule = Rule::sent_outward, .seat = seat, .from = from, .to = to});
  }
  table.captured = {};
  return to.is_start() ? settle(scene) : arrive(scene, sent, head);
}

/// CM-26. Asks the next figure on the field, in seat order after the head of the group; after the last one the captured
/// go.
constexpr Step ask_next(auto& scene) noexcept {
  Table& table = scene.table();
  const Space at = table.figure(table.first);
  for (Seat seat = next_seat(table.asked, scene.layout().seats); seat != table.first;
       seat = next_seat(seat, scene.layout().seats)) {
    if (table.figure(seat) == at && !table.arriving.contains(seat)) return meet(scene, seat);
  }
  return table.captured.empty() ? settle(scene) : send_away(scene);
}

}  // namespace regelwerk::clockman
