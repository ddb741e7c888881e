#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/event.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/state/hand.hpp>
#include <regelwerk/ostfriesenlauf/state/race.hpp>
#include <regelwerk/ostfriesenlauf/view/view.hpp>

namespace regelwerk::ostfriesenlauf {

/// Updates a view by an event shown to its viewer. If the event is impossible in this view, the view is unspecified
/// afterwards.
class EventApplier {
 public:
  constexpr EventApplier(const Layout& layout, View& view) noexcept
      : layout_(layout), view_(view), table_(view.table) {}

  /// False if the event is impossible in this view.
  [[nodiscard]] constexpr bool apply(const Event& event) noexcept {
    switch (event.kind) {
      case EventKind::card_dealt:
      case EventKind::card_drawn:
        return shows_what_it_may(event) && from_stack(event.back) && to_hand(event.seat, event);
      case EventKind::card_laid:
        return shows_what_it_may(event) && lay(event);
      case EventKind::card_revealed:
        return reveal(event);
      case EventKind::runner_moved:
      case EventKind::runner_stayed:
        if (table_.race.position(event.runner) != event.from) return false;
        table_.race.arrive(event.runner, event.to);
        return true;
      case EventKind::runners_swapped:
        return swap(event);
      case EventKind::sign_moved:
        table_.sign = event.sign;
        return true;
      case EventKind::stack_refilled:
        return refill(event);
      case EventKind::stack_chosen:
      case EventKind::nothing_laid:
      case EventKind::line_crossed:
      case EventKind::turn_passed:
      case EventKind::round_passed:
      case EventKind::game_won:
      case EventKind::game_lost:
      case EventKind::course_changed:
        return true;
    }
    return false;
  }

 private:
  [[nodiscard]] constexpr bool shows_what_it_may(const Event& event) const noexcept {
    return event.has_face == event.face_seen_by.includes(view_.viewer);
  }
  /// The card of an event; empty if the event shows no face or one that this edition does not have.
  [[nodiscard]] constexpr std::optional<Card> card_of(const Event& event) const noexcept {
    return event.has_face ? layout_.card(event.back, event.face) : std::nullopt;
  }
  [[nodiscard]] constexpr bool owns(Runner runner) const noexcept {
    return is_owned(layout_, runner) && view_.viewer.is(owner_of(runner));
  }
  [[nodiscard]] constexpr BackCounts& hand_sizes(Seat seat) noexcept {
    return view_.hand_sizes[static_cast<std::size_t>(seat.index())];
  }

  [[nodiscard]] constexpr bool from_stack(Place back) noexcept {
    std::uint8_t& size = view_.stack_sizes[index(back)];
    if (size == 0) return false;
    --size;
    return true;
  }

  /// OL-9, OL-10. Only the owner of the hand sees the face.
  [[nodiscard]] constexpr bool to_hand(Seat seat, const Event& event) noexcept {
    if (seat.index() >= layout_.seats) return false;
    int size = 0;
    for (const auto count : hand_sizes(seat)) size += count;
    if (size >= max_hand) return false;
    ++hand_sizes(seat)[index(event.back)];
    if (!view_.viewer.is(seat)) return true;
    const auto card = card_of(event);
    if (!card || view_.hand.size() >= max_hand) return false;
    view_.hand.add(*card);
    return true;
  }
  [[nodiscard]] constexpr bool from_hand(Seat seat, const Event& event) noexcept {
    std::uint8_t& size = hand_sizes(seat)[index(event.back)];
    if (size == 0) return false;
    --size;
    if (!view_.viewer.is(seat)) return true;
    const auto card = card_of(event);
    if (!card || !view_.hand.contains(*card)) return false;
    view_.hand.remove(*card);
    view_.laid = Laid{*card};
    return true;
  }

  /// OL-12. Lays a card; the race order is still that of the start of the round.
  [[nodiscard]] constexpr bool lay(const Event& event) noexcept {
    LaidBack& laid = view_.laid_backs[index(place_in_turn(static_cast<int>(index(table_.race.place(event.runner)))))];
    if (!laid.none()) return false;
    laid = LaidBack{event.back};
    return is_owned(layout_, event.runner) ? from_hand(owner_of(event.runner), event) : from_stack(event.back);
  }

  /// OL-13. Cards are revealed in the order in which they were laid.
  [[nodiscard]] constexpr bool reveal(const Event& event) noexcept {
    std::size_t first = 0;
    while (first + 1 < view_.laid_backs.size() && view_.laid_backs[first].none()) ++first;
    const auto card = card_of(event);
    if (view_.laid_backs[first] != LaidBack{event.back} || !card) return false;
    view_.laid_backs[first] = {};
    if (owns(event.runner)) {
      if (view_.laid != Laid{*card}) return false;
      view_.laid = {};
    }
    Stack& played = view_.played[index(event.back)];
    if (played.count(card->slot()) >= layout_.deck[index(event.back)].count(card->slot())) return false;
    played.add(card->slot());
    return true;
  }

  /// OL-17. Two runners exchange position and lane.
  [[nodiscard]] constexpr bool swap(const Event& event) noexcept {
    Race& race = table_.race;
    if (race.position(event.runner) != event.from || race.position(event.other) != event.to) return false;
    race.swap(race.place(event.runner), race.place(event.other));
    return true;
  }

  /// OL-21. The played cards of one back return to its stack.
  [[nodiscard]] constexpr bool refill(const Event& event) noexcept {
    Stack& played = view_.played[index(event.back)];
    const int size = view_.stack_size(event.back) + event.count;
    if (event.count != played.size() || size > cards_per_stack) return false;
    view_.stack_sizes[index(event.back)] = static_cast<std::uint8_t>(size);
    played = {};
    return true;
  }

  const Layout& layout_;
  View& view_;
  Table& table_;
};

[[nodiscard]] constexpr bool apply_event(const auto& setup, View& view, const Event& event) noexcept {
  return EventApplier{setup.layout(), view}.apply(event);
}

}  // namespace regelwerk::ostfriesenlauf
