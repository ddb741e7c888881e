#pragma once
#include <cstdint>

#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/event.hpp>
#include <regelwerk/tock/law/outcome.hpp>
#include <regelwerk/tock/law/walk.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// Makes one decision or chance outcome in place and reports its effects as events.
template <class Setup, class OnEvent>
class Transition {
 public:
  constexpr Transition(const Setup& setup, State& state, OnEvent& on_event) noexcept
      : setup_(setup), state_(state), table_(state.table), on_event_(on_event) {}

  /// Precondition: `move` is legal.
  constexpr void carry_out(Move move) noexcept {
    switch (move.kind) {
      case MoveKind::deal:
        return deal(move.rank);
      case MoveKind::give:
        return give(move.rank);
      case MoveKind::discard:
        return discard(move.rank);
      default:
        return move_marbles(move);
    }
  }

 private:
  [[nodiscard]] constexpr const Layout& layout() const noexcept { return setup_.layout(); }

  constexpr void tell(const Event& event) noexcept {
    if constexpr (wants_events<OnEvent>) on_event_(event);
  }

  /// TK-8, TK-9. Deals one card. Each seat gets its whole hand before the next one, beginning with the leader.
  constexpr void deal(Rank rank) noexcept {
    const Seat seat = table_.turn;
    state_.deck.remove(rank);
    state_.hand(seat).add(rank);
    tell({.kind = EventKind::card_dealt,
          .rule = Rule::deal,
          .seat = seat,
          .rank = rank,
          .has_rank = true,
          .rank_seen_by = Audience::only(seat)});
    if (state_.hand(seat).size_of_few() < cards_in_deal(layout(), table_)) return;
    pass_turn(Rule::deal);
    if (table_.turn == table_.leader) table_.phase = layout().teams ? Phase::exchange : Phase::play;
  }

  /// TK-11. Lays a card aside; after the last seat has done so, the cards change hands.
  constexpr void give(Rank rank) noexcept {
    const Seat seat = table_.turn;
    state_.hand(seat).remove(rank);
    state_.gift(seat) = Gift{rank};
    table_.chosen.insert(seat);
    tell({.kind = EventKind::card_chosen,
          .rule = Rule::exchange,
          .seat = seat,
          .rank = rank,
          .has_rank = true,
          .rank_seen_by = Audience::only(seat)});
    pass_turn(Rule::exchange);
    if (table_.turn == table_.leader) exchange();
  }

  constexpr void exchange() noexcept {
    for (int giver = 0; giver < layout().seats; ++giver) {
      const Seat partner = partner_of(Seat{giver}, layout().seats);
      const Rank rank = state_.gift(Seat{giver}).rank();
      state_.hand(partner).add(rank);
      SeatSet both;
      both.insert(Seat{giver});
      both.insert(partner);
      tell({.kind = EventKind::card_given,
            .rule = Rule::exchange,
            .seat = Seat{giver},
            .other = partner,
            .rank = rank,
            .has_rank = true,
            .rank_seen_by = Audience{both}});
    }
    table_.chosen = {};
    table_.phase = Phase::play;
  }

  /// TK-13, TK-14. Discards a card: the seat has no playable card or may not move after a 10.
  constexpr void discard(Rank rank) noexcept {
    put_down(rank);
    tell({.kind = EventKind::card_discarded,
          .rule = table_.ban ? Rule::banned_discards : Rule::discard_if_stuck,
          .seat = table_.turn,
          .rank = rank,
          .has_rank = true});
    next_turn(rank == Rank::ten);
  }

  constexpr void play(Rank rank, Rule rule) noexcept {
    put_down(rank);
    tell({.kind = EventKind::card_played, .rule = rule, .seat = table_.turn, .rank = rank, .has_rank = true});
  }

  /// Moves the card to the discards. Once a card of the gift's rank is put down, its giver no longer knows whether the
  /// partner holds the gift.
  constexpr void put_down(Rank rank) noexcept {
    state_.hand(table_.turn).remove(rank);
    state_.discards.add(rank);
    if (!layout().teams) return;
    Gift& given_by_partner = state_.gift(partner_of(table_.turn, layout().seats));
    if (given_by_partner.is(rank)) given_by_partner = {};
  }

  /// TK-15, TK-26. Moves marbles by a card; a 7 ends when all its steps have been made.
  constexpr void move_marbles(Move move) noexcept {
    const bool in_seven = move.kind == MoveKind::step;
    const Seat colour = in_seven ? table_.colour : colour_played(layout(), table_, table_.turn);
    switch (move.kind) {
      case MoveKind::enter:
        enter(move.rank, colour);
        break;
      case MoveKind::swap:
        swap(colour, move.from, move.to);
        break;
      case MoveKind::walk:
        walk(move, colour);
        break;
      default:
        step(colour, move.from, move.to, table_.steps_left - 1);
        break;
    }
    if (table_.steps_left == 0) finish_card(move, colour);
  }

  /// TK-24. Brings a marble in; captures an unprotected marble on the start field.
  constexpr void enter(Rank rank, Seat colour) noexcept {
    const Place start = Place::ring(start_of(layout(), colour));
    play(rank, Rule::bringing_in);
    capture(start, Rule::bringing_in);
    table_.of(colour).move(Place::area(), start);
    table_.guarded.insert(colour);
    tell({.kind = EventKind::marble_entered,
          .rule = Rule::bringing_in,
          .seat = table_.turn,
          .colour = colour,
          .to = start});
  }

  /// TK-32. Swaps two marbles; two marbles of one colour leave the board unchanged.
  constexpr void swap(Seat colour, Place own, Place other) noexcept {
    Seat owner = colour;
    for (int seat = 0; seat < layout().seats; ++seat) {
      if (table_.of(Seat{seat}).stands_on(other)) owner = Seat{seat};
    }
    play(Rank::jack, Rule::jack_swaps);
    if (owner != colour) {
      table_.of(colour).move(own, other);
      table_.of(owner).move(other, own);
    }
    tell({.kind = EventKind::marbles_swapped,
          .rule = Rule::jack_swaps,
          .seat = table_.turn,
          .colour = colour,
          .other = owner,
          .from = own,
          .to = other});
  }

  constexpr void walk(Move move, Seat colour) noexcept {
    play(move.rank, rule_behind(move.rank, setup_.options().seven));
    if (move.rank == Rank::seven) {
      if (setup_.options().seven == Seven::split) return step(colour, move.from, move.to, steps_of_seven - 1);
      for (Place at = move.from; at != move.to;) {
        const Place next = next_towards(layout(), colour, at, move.to);
        tell_moved(colour, at, next, Rule::seven_single);
        put(colour, at, next, Rule::seven_captures);
        at = next;
      }
    } else {
      if constexpr (wants_events<OnEvent>) tell_way(colour, move);
      put(colour, move.from, move.to, Rule::capture);
    }
    if (move.to.is_lane() && !move.from.is_lane()) tell_home(colour, move.to);
  }

  /// TK-26 to TK-29. Makes one step of a split 7, with `left` more to make.
  constexpr void step(Seat colour, Place from, Place to, int left) noexcept {
    tell_moved(colour, from, to, Rule::seven_steps);
    put(colour, from, to, Rule::seven_captures);
    if (to.is_lane() && !from.is_lane()) tell_home(colour, to);
    table_.steps_left = static_cast<std::uint8_t>(left);
    table_.colour = left > 0 ? colour : Seat{};
    table_.phase = left > 0 ? Phase::step : Phase::play;
  }

  /// TK-17, TK-18. Moves a marble, captures on the ring field that it reaches, and ends its protection.
  constexpr void put(Seat colour, Place from, Place to, Rule captured_by) noexcept {
    if (to.is_ring()) capture(to, captured_by);
    if (from == Place::ring(start_of(layout(), colour))) table_.guarded.erase(colour);
    table_.of(colour).move(from, to);
  }

  /// TK-18. Sends the marble on ring field `at`, if any, back to its area.
  constexpr void capture(Place at, Rule rule) noexcept {
    if (!table_.any_stands_on(at, layout().seats)) return;
    for (int seat = 0; seat < layout().seats; ++seat) {
      Marbles& marbles = table_.of(Seat{seat});
      if (!marbles.stands_on(at)) continue;
      marbles.move(at, Place::area());
      tell({.kind = EventKind::marble_captured, .rule = rule, .seat = table_.turn, .colour = Seat{seat}, .from = at});
      return;
    }
  }

  constexpr void tell_way(Seat colour, Move move) noexcept {
    const bool back = card(move.rank).backward > 0;
    const Rule rule = back ? Rule::backward_four : Rule::exact_distance;
    for (Place at = move.from; at != move.to;) {
      const Place next = back ? ring_ahead(layout().ring, at.field(), -1) : next_towards(layout(), colour, at, move.to);
      tell_moved(colour, at, next, rule);
      at = next;
    }
  }

  constexpr void tell_moved(Seat colour, Place from, Place to, Rule rule) noexcept {
    tell(
        {.kind = EventKind::marble_moved, .rule = rule, .seat = table_.turn, .colour = colour, .from = from, .to = to});
  }

  constexpr void tell_home(Seat colour, Place to) noexcept {
    tell({.kind = EventKind::marble_home, .rule = Rule::home_lanes, .seat = table_.turn, .colour = colour, .to = to});
  }

  /// TK-36. After a card: ends the game or passes the turn. Only a move that ends in a lane can bring the last marble
  /// home.
  constexpr void finish_card(Move move, Seat colour) noexcept {
    if (!move.to.is_lane() || !has_won(layout(), table_, colour)) return next_turn(move.rank == Rank::ten);
    table_.phase = Phase::over;
    table_.ban = false;
    for (int seat = 0; seat < layout().seats; ++seat) {
      if (!has_won(layout(), table_, Seat{seat})) continue;
      tell({.kind = EventKind::seat_won,
            .rule = layout().teams ? Rule::team_wins : Rule::seat_wins,
            .seat = Seat{seat}});
    }
  }

  /// TK-9, TK-10, TK-31. Passes the turn. Seats take turns in order, so all hands are empty if the next seat's hand is.
  constexpr void next_turn(bool ban) noexcept {
    table_.ban = false;
    if (state_.hand(next_seat(table_.turn, layout().seats)).empty()) return pass_deal();
    pass_turn(Rule::turn_order);
    table_.ban = ban;
    if (ban) tell({.kind = EventKind::seat_banned, .rule = Rule::ten_bans, .seat = table_.turn});
  }

  constexpr void pass_turn(Rule rule) noexcept {
    table_.turn = next_seat(table_.turn, layout().seats);
    tell({.kind = EventKind::turn_passed, .rule = rule, .seat = table_.turn});
  }

  /// TK-8, TK-10. Begins the next deal; gifts are gone, since the hands are empty.
  constexpr void pass_deal() noexcept {
    table_.leader = next_seat(table_.leader, layout().seats);
    table_.turn = table_.leader;
    table_.phase = Phase::deal;
    tell({.kind = EventKind::deal_passed, .rule = Rule::deal_passes, .seat = table_.leader});
    if (++table_.deal < layout().deals) return;
    table_.deal = 0;
    state_.deck = full_deck;
    state_.discards = {};
    tell({.kind = EventKind::cards_shuffled, .rule = Rule::deal});
  }

  const Setup& setup_;
  State& state_;
  Table& table_;
  OnEvent& on_event_;
};

template <class Setup, class OnEvent>
constexpr void carry_out(const Setup& setup, State& state, Move move, OnEvent& on_event) noexcept {
  Transition<Setup, OnEvent>{setup, state, on_event}.carry_out(move);
}

}  // namespace regelwerk::tock
