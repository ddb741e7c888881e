#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/arrival.hpp>
#include <regelwerk/clockman/law/hunting.hpp>
#include <regelwerk/clockman/law/in_transition.hpp>
#include <regelwerk/clockman/law/legal.hpp>
#include <regelwerk/clockman/law/windows.hpp>

namespace regelwerk::clockman {

/// CM-32, CM-52. Draws the next symbol card, if there is one and one is due.
constexpr Step draw_next(auto& scene) noexcept {
  if (scene.table().left > 0 && scene.can_draw_symbol()) return scene.stop(Phase::draw_symbol);
  scene.table().left = 0;
  return Step::end_turn;
}

/// CM-33, CM-34, CM-35, CM-36, CM-39, CM-72. Applies the effect of a digit field.
constexpr Step visit_digit(auto& scene, Space at) noexcept {
  const Table& table = scene.table();
  if (!digit_lies(scene.layout(), table.board, at)) return Step::end_turn;
  const FieldKind kind = scene.layout().kind[at];
  if (kind == FieldKind::lift) return scene.stop(Phase::lift);
  const Digit digit = digit_of(kind);
  const DigitCounts held = table.of(table.turn).all();
  if (needs(scene.layout().quota, held, digit)) {
    scene.take_digit(digit == Digit::joker ? Rule::joker_field : Rule::digit_field);
    return Step::end_turn;
  }
  return has_room_for(scene.layout(), held, digit) ? scene.stop(Phase::take) : Step::end_turn;
}

/// CM-31. Applies the effect of the field where the active seat has arrived.
constexpr Step take_place(auto& scene) noexcept {
  Table& table = scene.table();
  const Space at = table.figure(table.turn);
  if (!at.is_ring()) return Step::end_turn;
  switch (scene.layout().kind[at]) {
    case FieldKind::symbol:
      table.left = 1;
      return Step::draw;
    case FieldKind::event:
      return scene.can_draw_event() ? scene.stop(Phase::draw_event) : Step::end_turn;
    case FieldKind::transfer:
      if (!scene.options().transfer || table.of(table.turn).loose.empty()) return Step::end_turn;
      table.of(table.turn).transfer_all();
      scene.tell({.kind = EventKind::digits_transferred, .rule = Rule::transfer, .seat = table.turn, .from = at});
      return Step::end_turn;
    case FieldKind::plain:
      return Step::end_turn;
    default:
      return visit_digit(scene, at);
  }
}

/// CM-61. Asks the next of the other seats that holds a veto card; if there is none, carries the card out.
constexpr Step ask_for_veto(auto& scene) noexcept {
  Table& table = scene.table();
  const int seats = scene.layout().seats;
  for (Seat seat = next_seat(table.asked, seats); seat != table.turn; seat = next_seat(seat, seats)) {
    if (can_play(scene.layout(), table, scene.state.events, seat, card_veto)) return scene.stop(Phase::veto, seat);
  }
  table.asked = {};
  return Step::carry_out;
}

/// CM-38, CM-42 to CM-44, CM-47. The active seat draws an event card.
constexpr Step draw_card(auto& scene, Card card) noexcept {
  Table& table = scene.table();
  const Seat seat = table.turn;
  const Deck& deck = scene.layout().deck;
  EventCards& events = scene.state.events;
  switch (card.info().mode) {
    case Mode::on_demand:
      events.move(deck, card, Spot::draw(), Spot::hand(seat));
      scene.tell({.kind = EventKind::card_drawn,
                  .rule = Rule::on_demand,
                  .seat = seat,
                  .card = card,
                  .seen_by = Audience::only(seat)});
      return Step::end_turn;
    case Mode::open: {
      const int counter = card.has(Effect::peace) ? card.info().number + 1 : 0;
      events.move(deck, card, Spot::draw(), Spot::open(seat, counter));
      scene.tell({.kind = EventKind::card_opened,
                  .rule = Rule::open_cards,
                  .seat = seat,
                  .card = card,
                  .number = static_cast<std::uint8_t>(counter)});
      return Step::end_turn;
    }
    default:
      events.move(deck, card, Spot::draw(), Spot::put_back());
      scene.tell({.kind = EventKind::card_read, .rule = Rule::at_once, .seat = seat, .card = card});
      table.card = card;
      table.asked = seat;
      return ask_for_veto(scene);
  }
}

/// CM-48, CM-49, CM-57. Moves a figure by a card.
constexpr Step shift(auto& scene, Seat seat, Space to, Rule rule) noexcept {
  const Space from = scene.table().figure(seat);
  scene.tell({.kind = EventKind::figure_moved, .rule = rule, .seat = seat, .from = from, .to = to});
  return come_to(scene, seat, to);
}

/// CM-42. The card lapses because it cannot be carried out.
constexpr Step lapse(auto& scene) noexcept {
  scene.tell(
      {.kind = EventKind::card_lapsed, .rule = Rule::at_once, .seat = scene.table().turn, .card = scene.table().card});
  scene.lay_card_off();
  return Step::end_turn;
}

/// CM-49. Moves the next of the other figures that are on a ring back.
constexpr Step go_back(auto& scene) noexcept {
  Table& table = scene.table();
  const int seats = scene.layout().seats;
  for (Seat seat = next_seat(table.goer, seats); seat != table.turn; seat = next_seat(seat, seats)) {
    const Space at = table.figure(seat);
    if (!at.is_ring()) continue;
    table.goer = seat;
    return shift(scene, seat, ring_ahead(scene.layout(), at, -table.card.info().number), Rule::card_oback);
  }
  table.goer = {};
  scene.lay_card_off();
  return Step::end_turn;
}

/// CM-57. The next field of the requested kind on the own ring; the present field if there is none.
[[nodiscard]] constexpr Space next_of_kind(const Layout& layout, const Table& table, Space at, Effect effect) noexcept {
  Space to = layout.next[at];
  while (to != at && !(effect == Effect::go_to_symbol ? layout.kind[to] == FieldKind::symbol
                                                      : digit_lies(layout, table.board, to))) {
    to = layout.next[to];
  }
  return to;
}

/// CM-57. Moves the figure; without such a field on its ring it stays, and the card lapses.
constexpr Step go_to(auto& scene, Effect effect) noexcept {
  Table& table = scene.table();
  const Space from = table.figure(table.turn);
  const Space to = next_of_kind(scene.layout(), table, from, effect);
  if (to == from) return lapse(scene);
  scene.lay_card_off();
  return shift(scene, table.turn, to, Rule::card_goto);
}

[[nodiscard]] constexpr bool can_mix(const auto& scene) noexcept {
  if (scene.state.hand(scene.table().turn).empty()) return false;
  const SeatSet with_symbols = seats_with_symbols(scene.state);
  for (int other = 0; other < scene.layout().seats; ++other) {
    if (!why_not_mix(scene.layout(), scene.table(), with_symbols, Seat{other})) return true;
  }
  return false;
}

/// CM-42. Nobody vetoed the card: carries it out as far as possible.
constexpr Step carry_out_card(auto& scene) noexcept {
  Table& table = scene.table();
  const Seat seat = table.turn;
  const CardInfo& card = table.card.info();
  const auto promise = [&](EventKind kind, Step next) {
    scene.tell({.kind = kind, .rule = card.rule, .seat = seat});
    scene.lay_card_off();
    return next;
  };
  scene.tell({.kind = EventKind::card_carried_out, .rule = card.rule, .seat = seat, .card = table.card});
  switch (card.effect) {
    case Effect::move:
      return shift(scene, seat, ring_ahead(scene.layout(), table.figure(seat), card.number), card.rule);
    case Effect::oback:
      table.goer = seat;
      return Step::go_back;
    case Effect::again:
      return promise(EventKind::extra_promised, Step::end_again);
    case Effect::skip:
      ++table.skip(seat);
      return promise(EventKind::skip_promised, Step::end_turn);
    case Effect::sym:
      table.left = static_cast<std::uint8_t>(card.number);
      scene.lay_card_off();
      return Step::draw;
    case Effect::lose:
      return scene.state.hand(seat).empty() ? lapse(scene) : scene.stop(Phase::lose);
    case Effect::mix:
      return can_mix(scene) ? scene.stop(Phase::mix) : lapse(scene);
    case Effect::drop:
      return table.of(seat).all().empty() ? lapse(scene) : scene.stop(Phase::drop);
    case Effect::grab:
      return can_grab_any(scene.layout(), table) ? scene.stop(Phase::grab) : lapse(scene);
    default:
      return go_to(scene, card.effect);
  }
}

/// CM-55. The first empty field for a digit: rings 1 to 4, on each clockwise from where the seat's quarter begins.
/// Precondition: there is an empty one.
[[nodiscard]] constexpr Space first_empty(const Layout& layout, DigitSet board, Digit digit, Seat seat) noexcept {
  const int place = layout.place[static_cast<std::size_t>(seat.index())];
  for (int ring = 1; ring <= rings; ++ring) {
    const int size = layout.ring_size[static_cast<std::size_t>(ring - 1)];
    Space at = Space::ring(ring, place * size / places);
    for (int i = 0; i < size; ++i, at = layout.next[at]) {
      if (layout.kind[at] == static_cast<FieldKind>(digit) && !board.contains(layout.digit_number[at])) return at;
    }
  }
  return {};
}

}  // namespace regelwerk::clockman
