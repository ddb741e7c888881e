#pragma once
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/hunting.hpp>
#include <regelwerk/clockman/law/in_transition.hpp>
#include <regelwerk/clockman/law/windows.hpp>

namespace regelwerk::clockman {

// CM-24, CM-26. Figures that arrive on a field meet the figures there, one after another. Only one arrival is in
// progress at a time: when all figures have been asked, the captured ones leave together, and their arrival replaces
// the present one. A group is sent outward at most once per ring, and once from a passage, so a chain has at most rings
// + 1 links.

/// CM-65. True if an open card keeps the figure of the seat from capturing.
[[nodiscard]] constexpr bool is_peaceful(const Layout& layout, const EventCards& events, Seat seat) noexcept {
  return events.any_open(layout.deck.peace, seat);
}

/// Begins the arrival of the figures in `group` on their field; `first` is their head.
constexpr Step arrive(auto& scene, SeatSet group, Seat first) noexcept {
  scene.table().arriving = group;
  scene.table().captured = {};
  scene.table().first = first;
  scene.table().asked = first;
  return Step::ask;
}

/// CM-24. Captures `other`; its figure leaves after everybody has been asked.
constexpr Step catch_figure(auto& scene, Seat other) noexcept {
  scene.table().captured.insert(other);
  scene.table().asked = other;
  return Step::ask;
}

/// CM-59. Asks whether a captured figure stays.
constexpr Step ask_to_stay(auto& scene, Seat other) noexcept {
  if (can_play(scene.layout(), scene.table(), scene.state.events, other, card_stay)) {
    return scene.stop(Phase::stay, other);
  }
  return catch_figure(scene, other);
}

/// CM-24, CM-60, CM-73, CM-76. Captures `other`; first its digits are decided, then its figure.
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

/// CM-65, CM-75. The arriving figures meet `other`. In an own arrival (is_own_arrival) the active seat may spare it.
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

/// CM-30, CM-31, CM-49. Ends an arrival. What follows depends on the card that is being carried out: nothing after a
/// move card, the next figure after an oback card, the field effect without a card.
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

/// CM-24. Moves the figure of a seat to a field alone; usually it meets no other.
constexpr Step come_to(auto& scene, Seat seat, Space to) noexcept {
  const bool meets_nobody = !is_anybody_at(scene.table(), to);
  scene.table().figure(seat) = to;
  if (meets_nobody) return settle(scene);
  SeatSet alone;
  alone.insert(seat);
  return arrive(scene, alone, seat);
}

/// CM-25, CM-26, CM-29. Everybody has been asked: sends the captured figures outward together to their arrival there.
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
/// figures leave.
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
