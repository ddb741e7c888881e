#pragma once
#include <cstdint>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/law/movement.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/clockman/view/apply_cards.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// Updates a view by an event that its viewer was shown. If the event is impossible in this view, apply() returns false
/// and the view is unspecified afterwards.
class EventApplier {
 public:
  constexpr EventApplier(const Layout& layout, const Options& options, View& view) noexcept
      : layout_(layout), options_(options), view_(view), table_(view.table) {}

  /// False if the event is impossible in this view.
  [[nodiscard]] constexpr bool apply(const Event& event) noexcept {
    if (event.seat.index() >= layout_.seats || event.other.index() >= layout_.seats) return false;
    switch (event.kind) {
      case EventKind::start_rolled:
        return roll_to_begin(event);
      case EventKind::die_rolled:
        table_.first_roll(event.seat) = 0;
        return roll(event.number, die_faces);
      case EventKind::roll_changed:
        return roll(event.number, max_roll);
      case EventKind::roll_forfeited:
        table_.roll = 0;
        return true;
      case EventKind::figure_stepped:
        table_.roll = 0;
        return go(event.seat, event.from, event.to);
      case EventKind::figure_moved:
      case EventKind::figure_sent:
        return go(event.seat, event.from, event.to);
      case EventKind::figures_swapped:
        return event.seat != event.other && go(event.seat, event.from, event.to) &&
               go(event.other, event.to, event.from);
      case EventKind::blockade_removed:
        if (!event.to.is_passage()) return false;
        table_.opened.insert(event.to.number());
        return true;
      case EventKind::lift_left:
        return layout_.kind[event.from] == FieldKind::lift && from_board(event.from);
      case EventKind::digit_taken:
        return is_field_of(event.digit, event.from) && from_board(event.from) && receive(event.seat, event.digit);
      case EventKind::digit_robbed:
        return give_up(event.other, event.digit) && receive(event.seat, event.digit);
      case EventKind::digit_dropped:
        return give_up(event.seat, event.digit) && onto_board(event.digit, event.to);
      case EventKind::digits_transferred:
        table_.of(event.seat).transfer_all();
        return true;
      case EventKind::digits_traded:
        return trade(event);
      case EventKind::offer_made:
        return make_offer();
      case EventKind::offer_declined:
        return event.proposal.none() || decline(event.proposal);
      case EventKind::offers_forgotten:
        table_.proposals = {};
        return true;
      case EventKind::pact_made:
        if (event.seat == event.other) return false;
        table_.pacts.insert(event.seat, event.other);
        return true;
      case EventKind::pact_ended:
        if (event.seat == event.other) return false;
        table_.pacts.erase(event.seat, event.other);
        return true;
      case EventKind::turn_passed:
        table_.turn = event.seat;
        return true;
      case EventKind::skip_promised:
        return table_.skip(event.seat) < event_cards && ++table_.skip(event.seat) > 0;
      case EventKind::turn_missed:
        return table_.skip(event.seat) > 0 && table_.skip(event.seat)-- > 0;
      case EventKind::symbol_drawn:
      case EventKind::symbol_put_back:
      case EventKind::symbol_chosen:
      case EventKind::symbol_given:
      case EventKind::symbols_turned:
        return SymbolCardApplier{view_}.apply(event);
      case EventKind::cards_turned:
      case EventKind::card_drawn:
      case EventKind::card_read:
      case EventKind::card_opened:
      case EventKind::card_counted:
      case EventKind::card_done:
      case EventKind::card_played:
        return EventCardApplier{layout_.deck, view_}.apply(event);
      case EventKind::round_tied:
      case EventKind::window_opened:
      case EventKind::window_passed:
      case EventKind::figure_captured:
      case EventKind::figure_stayed:
      case EventKind::figure_spared:
      case EventKind::blockade_paid:
      case EventKind::lift_declined:
      case EventKind::digit_left:
      case EventKind::digit_demanded:
      case EventKind::digit_kept:
      case EventKind::digit_guarded:
      case EventKind::offer_accepted:
      case EventKind::pact_offered:
      case EventKind::card_vetoed:
      case EventKind::card_carried_out:
      case EventKind::card_lapsed:
      case EventKind::turn_extra:
      case EventKind::extra_promised:
      case EventKind::seat_won:
      case EventKind::course_changed:
        return true;
    }
    return false;
  }

 private:
  /// CM-66. Only the first starting roll of a seat is kept.
  [[nodiscard]] constexpr bool roll_to_begin(const Event& event) noexcept {
    if (event.number < 1 || event.number > die_faces) return false;
    if (table_.first_roll(event.seat) == 0) table_.first_roll(event.seat) = event.number;
    return true;
  }
  [[nodiscard]] constexpr bool roll(std::uint8_t number, int highest) noexcept {
    table_.roll = number;
    return 1 <= number && number <= highest;
  }

  [[nodiscard]] constexpr bool go(Seat seat, Space from, Space to) noexcept {
    if (table_.figure(seat) != from || !is_on_board(layout_, to)) return false;
    table_.figure(seat) = to;
    return true;
  }

  [[nodiscard]] constexpr bool is_field_of(Digit digit, Space at) const noexcept {
    return layout_.kind[at] == static_cast<FieldKind>(digit);
  }
  [[nodiscard]] constexpr bool from_board(Space at) noexcept {
    if (!digit_lies(layout_, table_.board, at)) return false;
    table_.board.erase(layout_.digit_number[at]);
    return true;
  }
  [[nodiscard]] constexpr bool onto_board(Digit digit, Space at) noexcept {
    if (!is_field_of(digit, at) || digit_lies(layout_, table_.board, at)) return false;
    table_.board.insert(layout_.digit_number[at]);
    return true;
  }

  [[nodiscard]] constexpr bool receive(Seat seat, Digit digit) noexcept {
    table_.of(seat).receive(digit, options_.transfer);
    return true;
  }
  [[nodiscard]] constexpr bool give_up(Seat seat, Digit digit) noexcept {
    if (!table_.of(seat).contains(digit)) return false;
    table_.of(seat).give_up(digit);
    return true;
  }

  /// CM-77. Applies the gift of one seat.
  [[nodiscard]] constexpr bool trade(const Event& event) noexcept {
    for (const Digit digit : all_digits) {
      for (int left = event.bundle.count(digit); left > 0; --left) {
        if (!give_up(event.seat, digit) || !receive(event.other, digit)) return false;
      }
    }
    return true;
  }
  [[nodiscard]] constexpr bool make_offer() noexcept {
    if (table_.proposals.made() >= options_.trade_offers) return false;
    table_.proposals.set_made(table_.proposals.made() + 1);
    return true;
  }
  [[nodiscard]] constexpr bool decline(Proposal proposal) noexcept {
    if (table_.proposals.declined_count() >= max_trade_offers || table_.proposals.is_declined(proposal)) return false;
    table_.proposals.decline(proposal);
    return true;
  }

  const Layout& layout_;
  const Options& options_;
  View& view_;
  Table& table_;
};

[[nodiscard]] constexpr bool apply_event(const auto& setup, View& view, const Event& event) noexcept {
  return EventApplier{setup.layout(), setup.options(), view}.apply(event);
}

}  // namespace regelwerk::clockman
