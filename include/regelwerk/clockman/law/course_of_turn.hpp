#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/arrival.hpp>
#include <regelwerk/clockman/law/hunting.hpp>
#include <regelwerk/clockman/law/in_transition.hpp>
#include <regelwerk/clockman/law/windows.hpp>

namespace regelwerk::clockman {

/// CM-64. Puts back the active seat's open barin cards with this number.
constexpr void lift_bars(auto& scene, int number) noexcept {
  const Deck& deck = scene.layout().deck;
  const Seat seat = scene.table().turn;
  const Card card{first_open + number - 1};
  for (int left = scene.state.events.count(deck, card, Spot::open(seat, 0)); left > 0; --left) {
    scene.state.events.move(deck, card, Spot::open(seat, 0), Spot::put_back());
    scene.tell({.kind = EventKind::card_done, .rule = Rule::card_barin, .seat = seat, .card = card});
  }
}

/// CM-65. Counts down every peace card of the active seat. Within a kind cards with lower counters come first, so
/// putting one back moves no later one.
constexpr void count_peace(auto& scene) noexcept {
  const Deck& deck = scene.layout().deck;
  const Seat seat = scene.table().turn;
  EventCards& events = scene.state.events;
  (events.open(seat) & deck.peace).for_each([&](std::size_t number) {
    const Card card = deck.kind[number];
    const int left = events[number].counter() - 1;
    const bool done = left == 0;
    events.move(deck, card, events[number], done ? Spot::put_back() : Spot::open(seat, left));
    scene.tell({.kind = done ? EventKind::card_done : EventKind::card_counted,
                .rule = Rule::card_peace,
                .seat = seat,
                .card = card,
                .number = static_cast<std::uint8_t>(done ? 1 : left)});
  });
}

/// CM-69, CM-75. Deletes pacts without a common hunt.
constexpr void end_idle_pacts(auto& scene) noexcept {
  Table& table = scene.table();
  for (int high = 1; high < scene.layout().seats && !table.pacts.empty(); ++high) {
    for (int low = 0; low < high; ++low) {
      const Seat a{low};
      const Seat b{high};
      if (!table.pacts.contains(a, b) || have_common_hunt(scene.layout(), table, a, b)) continue;
      table.pacts.erase(a, b);
      scene.tell({.kind = EventKind::pact_ended, .rule = Rule::end_of_turn, .seat = a, .other = b});
    }
  }
}

/// CM-50, CM-69. Ends the turn. An again card ends the field effect and so the turn; therefore a turn has at most one.
constexpr void end_turn(auto& scene, bool again) noexcept {
  Table& table = scene.table();
  if (is_peaceful(scene.layout(), scene.state.events, table.turn)) count_peace(scene);
  end_idle_pacts(scene);
  table.played = 0;
  if (again) {
    scene.tell({.kind = EventKind::turn_extra, .rule = Rule::card_again, .seat = table.turn});
  } else {
    table.turn = next_seat(table.turn, scene.layout().seats);
    scene.tell({.kind = EventKind::turn_passed, .rule = Rule::turn_order, .seat = table.turn});
  }
}

/// CM-43, CM-77. A fast test before has_window(): false for most seats, which have no card for the window and cannot
/// trade.
[[nodiscard]] constexpr bool may_have_window(const auto& scene, Phase window, Seat seat) noexcept {
  return (scene.options().trade && window != Phase::others) ||
         scene.state.events.any_held(cards_for(scene.layout().deck, window), seat);
}
/// CM-68. True if the seat can do more than pass in the window.
[[nodiscard]] constexpr bool has_window(const auto& scene, Phase window, Seat seat) noexcept {
  return has_window(scene.layout(), scene.options(), scene.table(), scene.state.events, window, seat);
}

/// CM-63, CM-68. Opens the next swap window of the other seats, beginning with `seat`, or goes on to the roll. Usually
/// nobody holds a swap card.
constexpr Step open_others(auto& scene, Seat seat) noexcept {
  const Table& table = scene.table();
  if (!scene.state.events.is_held(scene.layout().deck, card_swap)) [[likely]]
    return scene.stop(Phase::roll);
  for (; seat != table.turn; seat = next_seat(seat, scene.layout().seats)) {
    const bool opens = may_have_window(scene, Phase::others, seat) && has_window(scene, Phase::others, seat);
    if (opens) return scene.stop(Phase::others, seat);
  }
  return scene.stop(Phase::roll);
}
/// CM-68. Closes the window before the roll.
constexpr Step close_before(auto& scene) noexcept {
  return open_others(scene, next_seat(scene.table().turn, scene.layout().seats));
}

/// CM-68. Opens the window before the roll, if the seat can do anything in it.
constexpr Step open_before(auto& scene) noexcept {
  const Seat seat = scene.table().turn;
  if (may_have_window(scene, Phase::before, seat) && has_window(scene, Phase::before, seat)) {
    return scene.stop(Phase::before);
  }
  return close_before(scene);
}

/// CM-68, CM-77. Closes the window after the roll and forgets the proposals of the turn.
constexpr Step close_after(auto& scene) noexcept {
  if (scene.options().trade && !scene.table().proposals.empty()) {
    scene.table().proposals = {};
    scene.tell({.kind = EventKind::offers_forgotten, .rule = Rule::trade, .seat = scene.table().turn});
  }
  return scene.stop(Phase::move);
}
/// CM-68. Opens the window after the roll if the seat can do anything in it, else goes on to the move.
constexpr Step open_after(auto& scene) noexcept {
  const Seat seat = scene.table().turn;
  if (may_have_window(scene, Phase::after, seat) && has_window(scene, Phase::after, seat)) {
    return scene.stop(Phase::after);
  }
  return close_after(scene);
}

/// CM-51, CM-67, CM-68. Begins the turn of the next seat that does not miss it.
constexpr void begin_turn(auto& scene) noexcept {
  Table& table = scene.table();
  while (table.skip(table.turn) > 0) {
    --table.skip(table.turn);
    scene.tell({.kind = EventKind::turn_missed, .rule = Rule::card_skip, .seat = table.turn});
    table.turn = next_seat(table.turn, scene.layout().seats);
    scene.tell({.kind = EventKind::turn_passed, .rule = Rule::turn_order, .seat = table.turn});
  }
  if (table.first_roll(table.turn) == 0) {
    open_before(scene);
    return;
  }
  table.roll = table.first_roll(table.turn);
  table.first_roll(table.turn) = 0;
  scene.tell({.kind = EventKind::die_rolled, .rule = Rule::turn_order, .seat = table.turn, .number = table.roll});
  open_after(scene);
}

/// CM-66. Records the starting roll of the active seat; seats that tie roll again.
constexpr Step roll_to_begin(auto& scene, int number) noexcept {
  Table& table = scene.table();
  const auto shown = static_cast<std::uint8_t>(number);
  const Seat seat = table.turn;
  if (table.first_roll(seat) == 0) table.first_roll(seat) = shown;
  scene.tell({.kind = EventKind::start_rolled, .rule = Rule::starting_rolls, .seat = seat, .number = shown});
  if (shown < table.highest) {
    table.contenders.erase(seat);
  } else if (shown > table.highest) {
    table.highest = shown;
    for (int before = 0; before < seat.index(); ++before) table.contenders.erase(Seat{before});
  }
  int next = seat.index() + 1;
  while (next < scene.layout().seats && !table.contenders.contains(Seat{next})) ++next;
  if (next == scene.layout().seats) {
    next = std::countr_zero(table.contenders.bits());
    table.highest = 0;
    if (table.contenders.size() > 1) scene.tell({.kind = EventKind::round_tied, .rule = Rule::starting_rolls});
  }
  table.turn = Seat{next};
  scene.tell({.kind = EventKind::turn_passed, .rule = Rule::starting_rolls, .seat = table.turn});
  if (table.contenders.size() > 1) return scene.stop(Phase::start_roll);
  table.contenders = {};
  return Step::begin_turn;
}

}  // namespace regelwerk::clockman
