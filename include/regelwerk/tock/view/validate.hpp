#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/law/outcome.hpp>
#include <regelwerk/tock/law/seven.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// Conditions that hold in every position of a game; `view` is the condition on views.
enum class Invariant : std::uint8_t { table, places, protection, cards, hands, gifts, seven, ban, end, view };

[[nodiscard]] constexpr std::string_view describe(Invariant invariant) noexcept {
  constexpr std::array<std::string_view, 10> sentences{
      "seats, turn, leader, deal and phase must exist in this game"sv,
      "marbles must stand in order on fields of this board, no two of them on one field (TK-1, TK-3, TK-4)"sv,
      "a protected marble must stand on the start field of its colour (TK-16)"sv,
      "there must be four cards of each rank (TK-8)"sv,
      "hands and deck must be as large as the schedule and the turn say (TK-8, TK-9)"sv,
      "gifts must lie aside or be in the partner's hand (TK-11)"sv,
      "a 7 in progress must have 1 to 6 steps left that can be made (TK-26, TK-27)"sv,
      "only a 10 of the seat before can ban, and only within a deal (TK-14, TK-31)"sv,
      "the game is over exactly when the last card brought somebody's last marble home (TK-34 to TK-36)"sv,
      "a view must show what its viewer may know, and its numbers of cards must add up (TK-8, TK-11)"sv};
  return sentences[static_cast<std::size_t>(invariant)];
}

using Invariants = FixedList<Invariant, 10>;

namespace detail {

template <class Setup>
class Check {
 public:
  constexpr Check(const Setup& setup, const State& state) noexcept
      : setup_(setup), layout_(setup.layout()), state_(state), table_(state.table) {}

  /// True if the table fits this game. All other checks rely on this.
  [[nodiscard]] constexpr bool table_holds() const noexcept {
    return table_.seats == layout_.seats && is_seat(table_.leader) && is_seat(table_.turn) && is_seat(table_.colour) &&
           in_game(table_.guarded) && in_game(table_.chosen) && table_.deal < layout_.deals &&
           table_.phase <= Phase::over && (layout_.teams || table_.phase != Phase::exchange);
  }

  [[nodiscard]] constexpr Invariants broken() const noexcept {
    Invariants faults;
    const auto note_unless = [&](bool holds, Invariant invariant) {
      if (!holds) faults.push_back(invariant);
    };
    note_unless(table_holds(), Invariant::table);
    if (!faults.empty()) return faults;  // The other checks read the table.
    note_unless(places_hold(), Invariant::places);
    note_unless(protection_holds(), Invariant::protection);
    note_unless(cards_hold(), Invariant::cards);
    if (!faults.empty()) return faults;  // The other checks read marbles, cards and gifts.
    note_unless(hands_hold(), Invariant::hands);
    note_unless(gifts_hold(), Invariant::gifts);
    if (!faults.empty()) return faults;  // The rest reads hands.
    note_unless(seven_holds(), Invariant::seven);
    note_unless(ban_holds(), Invariant::ban);
    note_unless(end_holds(), Invariant::end);
    return faults;
  }

 private:
  [[nodiscard]] constexpr bool is_seat(Seat seat) const noexcept { return seat.index() < layout_.seats; }
  [[nodiscard]] constexpr bool in_game(SeatSet seats) const noexcept {
    return (seats.bits() & ~SeatSet::first(layout_.seats).bits()) == 0;
  }

  [[nodiscard]] constexpr bool places_hold() const noexcept {
    std::array<bool, max_seats * max_fields_per_section> taken{};
    for (int seat = 0; seat < max_seats; ++seat) {
      const Marbles& marbles = table_.of(Seat{seat});
      for (int i = 0; i < marbles_per_seat; ++i) {
        const Place at = marbles[i];
        if (i > 0 && (at < marbles[i - 1] || (at == marbles[i - 1] && !at.is_area()))) return false;
        if (at.is_area()) continue;
        if (seat >= layout_.seats || !(at.is_lane() || (at.is_ring() && at.field() < layout_.ring))) return false;
        if (!at.is_ring()) continue;
        if (taken[static_cast<std::size_t>(at.field())]) return false;
        taken[static_cast<std::size_t>(at.field())] = true;
      }
    }
    return true;
  }

  [[nodiscard]] constexpr bool protection_holds() const noexcept {
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if (table_.guarded.contains(Seat{seat}) &&
          !table_.of(Seat{seat}).stands_on(Place::ring(start_of(layout_, Seat{seat})))) {
        return false;
      }
    }
    return true;
  }

  [[nodiscard]] constexpr bool cards_hold() const noexcept {
    if (!state_.deck.valid() || !state_.discards.valid()) return false;
    for (const Cards& hand : state_.hands) {
      if (!hand.valid()) return false;
    }
    for (const Gift& gift : state_.gifts) {
      if (!gift.valid()) return false;
    }
    for (int kind = 0; kind < ranks; ++kind) {
      const Rank rank{static_cast<std::uint8_t>(kind)};
      int count = state_.deck.count(rank) + state_.discards.count(rank);
      for (const Cards& hand : state_.hands) count += hand.count(rank);
      if (table_.phase == Phase::exchange) {
        for (const Gift& gift : state_.gifts) count += gift.is(rank) ? 1 : 0;
      }
      if (count != cards_per_rank) return false;
    }
    return true;
  }

  /// The number of seats that have had their turn in this round, counted from the leader.
  [[nodiscard]] constexpr int turns_past() const noexcept {
    const int past = table_.turn.index() - table_.leader.index();
    return past < 0 ? past + layout_.seats : past;
  }

  /// True if every seat, depending on its distance from the leader, has the required number of cards in hand or laid
  /// aside.
  [[nodiscard]] constexpr bool hands_hold() const noexcept {
    const int dealt = cards_in_deal(layout_, table_);
    const int at_turn = state_.hand(table_.turn).size();
    // At the end and during a 7 the seat in turn has already put its card down.
    const bool card_down = table_.phase == Phase::over || table_.phase == Phase::step;
    const int before_turn = at_turn + (card_down ? 1 : 0);
    int in_hands = 0;
    for (int order = 0; order < layout_.seats; ++order) {
      const int seat = (table_.leader.index() + order) % layout_.seats;
      const int size = state_.hand(Seat{seat}).size();
      in_hands += size;
      if (order == turns_past()) continue;
      const bool past = order < turns_past();
      int due = past ? before_turn - 1 : before_turn;
      if (table_.phase == Phase::deal) due = past ? dealt : 0;
      if (table_.phase == Phase::exchange) due = past ? dealt - 1 : dealt;
      if (size != due) return false;
    }
    for (int seat = layout_.seats; seat < max_seats; ++seat) {
      if (!state_.hand(Seat{seat}).empty()) return false;
    }
    return turn_hand_holds(dealt, at_turn, before_turn) && deck_holds(in_hands);
  }

  [[nodiscard]] constexpr bool turn_hand_holds(int dealt, int at_turn, int before_turn) const noexcept {
    switch (table_.phase) {
      case Phase::deal:
        return at_turn < dealt;
      case Phase::exchange:
        return at_turn == dealt;
      default:
        return 1 <= before_turn && before_turn <= dealt;
    }
  }

  [[nodiscard]] constexpr bool deck_holds(int in_hands) const noexcept {
    int taken = table_.phase == Phase::deal ? in_hands : cards_in_deal(layout_, table_) * layout_.seats;
    for (std::size_t deal = 0; deal < table_.deal; ++deal) taken += layout_.schedule[deal] * layout_.seats;
    return state_.deck.size() == deck_size - taken;
  }

  [[nodiscard]] constexpr bool gifts_hold() const noexcept {
    const bool exchanging = table_.phase == Phase::exchange;
    for (int index = 0; index < max_seats; ++index) {
      const Seat seat{index};
      const Gift gift = state_.gift(seat);
      if (exchanging) {
        const int order = (index - table_.leader.index() + layout_.seats) % layout_.seats;
        const bool chosen = index < layout_.seats && order < turns_past();
        if (gift.none() == chosen || table_.chosen.contains(seat) != chosen) return false;
      } else if (table_.chosen.contains(seat)) {
        return false;
      } else if (!gift.none()) {
        if (!layout_.teams || index >= layout_.seats || table_.phase == Phase::deal) return false;
        if (!state_.hand(partner_of(seat, layout_.seats)).contains(gift.rank())) return false;
      } else if (layout_.teams && index < layout_.seats && table_.phase != Phase::deal &&
                 state_.hand(partner_of(seat, layout_.seats)).size() == cards_in_deal(layout_, table_)) {
        return false;  // The partner has put nothing down, so the gift is still there.
      }
    }
    return true;
  }

  [[nodiscard]] constexpr bool seven_holds() const noexcept {
    if (table_.phase != Phase::step) return table_.steps_left == 0 && table_.colour == Seat{};
    const bool own = table_.colour == table_.turn;
    const bool for_partner =
        layout_.teams && table_.colour == partner_of(table_.turn, layout_.seats) && table_.of(table_.turn).all_home();
    return setup_.options().seven == Seven::split && (own || for_partner) && table_.steps_left >= 1 &&
           table_.steps_left < steps_of_seven && state_.discards.contains(Rank::seven) && can_step_on();
  }

  /// TK-27. A 7 in progress needs a legal next step.
  [[nodiscard]] constexpr bool can_step_on() const noexcept {
    const SevenBoard board{table_.colour, table_.of(table_.colour), table_.guarded};
    const OwnStart own_start = setup_.options().own_start;
    const Reaches reaches{layout_, walls_against(own_start, board.guarded, board.colour), board.colour, board.marbles};
    return single_steps(layout_, own_start, board, reaches, table_.steps_left).count() > 0;
  }

  [[nodiscard]] constexpr bool ban_holds() const noexcept {
    if (!table_.ban) return true;
    const bool first_turn =
        table_.turn == table_.leader && state_.hand(table_.turn).size() == cards_in_deal(layout_, table_);
    return table_.phase == Phase::play && !first_turn && state_.discards.contains(Rank::ten);
  }

  [[nodiscard]] constexpr bool end_holds() const noexcept {
    bool any = false;
    for (int seat = 0; seat < layout_.seats; ++seat) any = any || has_won(layout_, table_, Seat{seat});
    if (table_.phase != Phase::over) return !any;
    return has_won(layout_, table_, table_.turn);
  }

  const Setup& setup_;
  const Layout& layout_;
  const State& state_;
  const Table& table_;
};

}  // namespace detail

/// The invariants that an untrusted state breaks; empty if it is sound.
template <class Setup>
[[nodiscard]] constexpr Invariants broken_invariants(const Setup& setup, const State& state) noexcept {
  return detail::Check<Setup>{setup, state}.broken();
}

}  // namespace regelwerk::tock
