#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/event.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/view/view.hpp>

namespace regelwerk::tock {

/// Updates a view by an event shown to its viewer. If the event is impossible in this view, the view is unspecified
/// afterwards.
class EventApplier {
 public:
  constexpr EventApplier(const Layout& layout, View& view) noexcept
      : layout_(layout), view_(view), table_(view.table) {}

  /// False if the event is impossible in this view.
  [[nodiscard]] constexpr bool apply(const Event& event) noexcept {
    const bool shows_card = event.has_rank == event.rank_seen_by.includes(view_.viewer) || !names_card(event.kind);
    if (!is_seat(event.seat) || !is_seat(event.colour) || !is_seat(event.other) || !shows_card) return false;
    switch (event.kind) {
      case EventKind::card_dealt:
        return take_from_deck() && to_hand(event.seat, event);
      case EventKind::card_chosen:
        return choose(event);
      case EventKind::card_given:
        return give(event);
      case EventKind::card_played:
      case EventKind::card_discarded:
        return put_down(event.seat, event.rank);
      case EventKind::marble_entered:
        table_.guarded.insert(event.colour);
        return go(event.colour, Place::area(), event.to);
      case EventKind::marble_moved:
        if (event.from == Place::ring(start_of(layout_, event.colour))) table_.guarded.erase(event.colour);
        return go(event.colour, event.from, event.to);
      case EventKind::marble_captured:
        return go(event.colour, event.from, Place::area());
      case EventKind::marbles_swapped:
        return event.colour == event.other ||
               (go(event.colour, event.from, event.to) && go(event.other, event.to, event.from));
      case EventKind::turn_passed:
        table_.turn = event.seat;
        return true;
      case EventKind::deal_passed:
        table_.leader = table_.turn = event.seat;
        return true;
      case EventKind::cards_shuffled:
        view_.deck_size = deck_size;
        view_.discards = {};
        return true;
      case EventKind::marble_home:
      case EventKind::seat_banned:
      case EventKind::seat_won:
      case EventKind::course_changed:
        return true;
    }
    return false;
  }

 private:
  [[nodiscard]] constexpr bool is_seat(Seat seat) const noexcept { return seat.index() < layout_.seats; }
  [[nodiscard]] static constexpr bool names_card(EventKind kind) noexcept { return kind <= EventKind::card_discarded; }
  [[nodiscard]] constexpr std::uint8_t& hand_size(Seat seat) noexcept {
    return view_.hand_sizes[static_cast<std::size_t>(seat.index())];
  }
  [[nodiscard]] constexpr bool is_partner(Seat seat) const noexcept {
    return layout_.teams && view_.viewer.is(partner_of(seat, layout_.seats));
  }

  [[nodiscard]] constexpr bool take_from_deck() noexcept { return view_.deck_size > 0 && view_.deck_size-- > 0; }

  /// TK-8. Only the owner of the hand sees the rank.
  [[nodiscard]] constexpr bool to_hand(Seat seat, const Event& event) noexcept {
    if (hand_size(seat) >= max_hand) return false;
    ++hand_size(seat);
    if (!view_.viewer.is(seat)) return true;
    if (view_.hand.count(event.rank) >= cards_per_rank) return false;
    view_.hand.add(event.rank);
    return true;
  }
  [[nodiscard]] constexpr bool from_hand(Seat seat, Rank rank) noexcept {
    if (hand_size(seat) == 0) return false;
    --hand_size(seat);
    if (!view_.viewer.is(seat)) return true;
    if (!view_.hand.contains(rank)) return false;
    view_.hand.remove(rank);
    return true;
  }

  /// TK-11. Lays the card aside; only its seat sees the rank.
  [[nodiscard]] constexpr bool choose(const Event& event) noexcept {
    table_.chosen.insert(event.seat);
    if (view_.viewer.is(event.seat)) view_.gave = Gift{event.rank};
    return from_hand(event.seat, event.rank);
  }
  [[nodiscard]] constexpr bool give(const Event& event) noexcept {
    table_.chosen.erase(event.seat);
    if (view_.viewer.is(event.other)) view_.received = Gift{event.rank};
    return to_hand(event.other, event);
  }

  /// TK-12. Once a card of the gift's rank is put down, the giver no longer knows whether its partner holds the gift.
  [[nodiscard]] constexpr bool put_down(Seat seat, Rank rank) noexcept {
    if (view_.discards.count(rank) >= cards_per_rank) return false;
    view_.discards.add(rank);
    if (view_.viewer.is(seat) && view_.received.is(rank)) view_.received = {};
    if (is_partner(seat) && view_.gave.is(rank)) view_.gave = {};
    return from_hand(seat, rank);
  }

  [[nodiscard]] constexpr bool go(Seat colour, Place from, Place to) noexcept {
    if (!table_.of(colour).stands_on(from)) return false;
    table_.of(colour).move(from, to);
    return true;
  }

  const Layout& layout_;
  View& view_;
  Table& table_;
};

[[nodiscard]] constexpr bool apply_event(const auto& setup, View& view, const Event& event) noexcept {
  return EventApplier{setup.layout(), view}.apply(event);
}

}  // namespace regelwerk::tock
