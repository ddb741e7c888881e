#pragma once
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include <conformance/traits.hpp>
#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/parts.hpp>

namespace clockman_test {

using namespace regelwerk;
using namespace regelwerk::clockman;

/// What the conformance suite cannot know about Clockman.
struct Traits : conformance::Defaults {
  static constexpr bool any_case = false;

  /// Cards drawn face down, and the card that is to be exchanged.
  static bool secret(const auto& /*game*/, const State& /*state*/, const Move& move, Viewer /*viewer*/) {
    return move.kind == MoveKind::symbol || move.kind == MoveKind::event || move.kind == MoveKind::mix;
  }

  /// What kind of node it is and what is still to be settled.
  static void forget(State& state) {
    Table& table = state.table;
    for (Seat* seat : {&table.asked, &table.first, &table.goer}) *seat = {};
    for (SeatSet* seats : {&table.arriving, &table.captured, &table.contenders}) *seats = {};
    for (std::uint8_t* number : {&table.highest, &table.played, &table.left}) *number = 0;
    table.phase = {};
    table.proposals = {};
    table.card = {};
    table.wanted = {};
  }

  static void fold(const auto& game, conformance::Told<State>& told, const Event& event) {
    State& state = told.state;
    Table& table = state.table;
    const Layout& layout = game.layout();
    const bool transfer = game.options().transfer;
    const auto number_at = [&](Space field) { return layout.digit_number[field]; };
    switch (event.kind) {
      case EventKind::start_rolled:
        if (table.first_roll(event.seat) == 0) table.first_roll(event.seat) = event.number;
        break;
      case EventKind::die_rolled:
        table.first_roll(event.seat) = 0;
        table.roll = event.number;
        break;
      case EventKind::roll_changed:
        table.roll = event.number;
        break;
      case EventKind::roll_forfeited:
        table.roll = 0;
        break;
      case EventKind::figure_stepped:
        CHECK(table.figure(event.seat) == event.from);
        table.figure(event.seat) = event.to;
        table.roll = 0;
        break;
      case EventKind::figure_moved:
      case EventKind::figure_sent:
        CHECK(table.figure(event.seat) == event.from);
        table.figure(event.seat) = event.to;
        break;
      case EventKind::figures_swapped:
        table.figure(event.seat) = event.to;
        table.figure(event.other) = event.from;
        break;
      case EventKind::blockade_removed:
        table.opened.insert(event.to.number());
        break;
      case EventKind::lift_left:
        table.board.erase(number_at(event.from));
        break;
      case EventKind::digit_taken:
        table.board.erase(number_at(event.from));
        table.of(event.seat).receive(event.digit, transfer);
        break;
      case EventKind::digit_robbed:
        table.of(event.other).give_up(event.digit);
        table.of(event.seat).receive(event.digit, transfer);
        break;
      case EventKind::digit_dropped:
        table.of(event.seat).give_up(event.digit);
        table.board.insert(number_at(event.to));
        break;
      case EventKind::digits_transferred:
        table.of(event.seat).transfer_all();
        break;
      case EventKind::digits_traded:
        for (const Digit digit : all_digits) {
          for (int left = event.bundle.count(digit); left > 0; --left) {
            table.of(event.seat).give_up(digit);
            table.of(event.other).receive(digit, transfer);
          }
        }
        break;
      case EventKind::offer_made:
        table.proposal = event.proposal;
        break;
      case EventKind::offer_accepted:
        CHECK(table.proposal == event.proposal);
        if (!event.proposal.is_circle() || event.seat == event.proposal.then()) table.proposal = {};
        break;
      case EventKind::offer_declined:
        CHECK(table.proposal == event.proposal);
        table.proposal = {};
        break;
      case EventKind::pact_made:
        table.pacts.insert(event.seat, event.other);
        break;
      case EventKind::pact_ended:
        table.pacts.erase(event.seat, event.other);
        break;
      case EventKind::symbol_drawn:
        state.draw_pile.remove(event.pose);
        state.hand(event.seat).add(event.pose);
        break;
      case EventKind::symbol_put_back:
        state.hand(event.seat).remove(event.pose);
        state.put_back.add(event.pose);
        break;
      case EventKind::symbol_chosen:
        state.hand(event.seat).remove(event.pose);
        state.aside.add(event.pose);
        break;
      case EventKind::symbol_given:
        // The first of the two comes from the other's hand, the second is the one laid aside.
        if (event.seat == table.turn) {
          state.hand(event.other).remove(event.pose);
        } else {
          state.aside.remove(event.pose);
        }
        state.hand(event.seat).add(event.pose);
        break;
      case EventKind::symbols_turned:
        state.draw_pile = state.put_back;
        state.put_back = {};
        break;
      case EventKind::cards_turned:
        state.events.turn_over();
        break;
      case EventKind::card_drawn:
        state.events.move(layout.deck, event.card, Spot::draw(), Spot::hand(event.seat));
        break;
      case EventKind::card_read:
        state.events.move(layout.deck, event.card, Spot::draw(), Spot::put_back());
        break;
      case EventKind::card_opened:
        state.events.move(layout.deck, event.card, Spot::draw(), Spot::open(event.seat, event.number));
        break;
      case EventKind::card_counted:
        state.events.move(layout.deck, event.card, Spot::open(event.seat, event.number + 1),
                          Spot::open(event.seat, event.number));
        break;
      case EventKind::card_done:
        state.events.move(layout.deck, event.card, Spot::open(event.seat, event.number), Spot::put_back());
        break;
      case EventKind::card_played:
        state.events.move(layout.deck, event.card, Spot::hand(event.seat), Spot::put_back());
        break;
      case EventKind::turn_passed:
        table.turn = event.seat;
        break;
      case EventKind::skip_promised:
        ++table.skip(event.seat);
        break;
      case EventKind::turn_missed:
        --table.skip(event.seat);
        break;
      case EventKind::seat_won:
        told.winners.insert(event.seat);
        break;
      default:
        break;
    }
  }

  static std::vector<State> damages(const auto& /*game*/, const State& state) {
    std::vector<State> broken(27, state);
    broken[0].table.seats = static_cast<std::uint8_t>(state.table.seats + 1);
    broken[1].table.phase = static_cast<Phase>(23);
    broken[2].table.turn = Seat{200};
    broken[3].table.asked = Seat{77};
    broken[4].table.figures[0] = Space::from_code(255);
    broken[5].table.figures[1] = Space::centre();
    broken[6].table.board = DigitSet{state.table.board.bits() ^ std::uint64_t{1} << (digit_fields - 1)};
    broken[7].table.digits[0].date.add(Digit::two);
    broken[8].table.digits[1].loose.add(Digit::joker);
    broken[9].table.roll = 77;
    broken[10].table.played = 4;
    broken[11].table.contenders = SeatSet{0xFF};
    broken[12].table.card = Card{60};
    broken[13].table.pacts = Pacts{0x80};
    broken[14].table.skips[static_cast<std::size_t>(state.table.turn.index())] = 1;
    broken[15].table.first_rolls[0] = 7;
    broken[16].table.left = 5;
    broken[17].table.proposals.set_made(5);
    broken[18].draw_pile = Symbols::from_word(state.draw_pile.word() ^ (std::uint64_t{1} << 40));
    broken[19].put_back = Symbols::from_word(state.put_back.word() + 1);
    broken[20].aside = Symbols::from_word(state.aside.word() + 1);
    broken[21].events.set(0, Spot::hand(Seat{0}));
    broken[22].events.set_hand_size(Seat{0}, static_cast<std::uint8_t>(state.events.hand_size(Seat{0}) + 1));
    broken[23].table.phase = state.table.phase == Phase::over ? Phase::move : Phase::over;
    broken[24].table.proposals.set_made(state.table.proposals.made() + 8);
    broken[25].table.proposals = Proposals{state.table.proposals.bits() ^ std::uint64_t{1} << 63};
    broken[26].table.proposal = Proposal::from_code(state.table.proposal.code() ^ 0x8000U);
    return broken;
  }
};

}  // namespace clockman_test
