#pragma once
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <regelwerk/clockman.hpp>

namespace clockman_test {

using namespace regelwerk;
using namespace regelwerk::clockman;

/// What the conformance suite cannot know about Clockman.
struct Traits {
  static constexpr bool any_case = false;
  static constexpr bool has_secrets = true;

  /// Cards drawn face down, and the card that is to be exchanged.
  static bool secret(const auto& /*game*/, const State& /*state*/, const Move& move, Viewer /*viewer*/) {
    return move.kind == MoveKind::symbol || move.kind == MoveKind::event || move.kind == MoveKind::mix;
  }

  static std::vector<Start> starts(const auto& /*game*/) { return {{}}; }

  /// Everything but what kind of node it is and what is still to be settled.
  struct Part {
    DigitSet board;
    std::array<Digits, max_seats> digits{};
    std::array<Space, max_seats> figures{};
    std::array<std::uint8_t, max_seats> first_rolls{};
    std::array<std::uint8_t, max_seats> skips{};
    PassageSet opened;
    Pacts pacts;
    Seat turn;
    int roll = 0;
    Symbols draw_pile;
    Symbols put_back;
    Symbols aside;
    std::array<Symbols, max_seats> symbols{};
    EventCards events;
    Proposal proposal;
    SeatSet winners;

    friend bool operator==(const Part&, const Part&) = default;
  };

  static Part part(const auto& game, const State& state) {
    const Table& table = state.table;
    Part part{table.board,   table.digits,    table.figures,  table.first_rolls,
              table.skips,   table.opened,    table.pacts,    table.turn,
              table.roll,    state.draw_pile, state.put_back, state.aside,
              state.symbols, state.events,    table.proposal, {}};
    if (const auto outcome = game.outcome(state)) {
      for (int seat = 0; seat < game.seats(); ++seat) {
        if (outcome->score(Seat{seat}) == 1) part.winners.insert(Seat{seat});
      }
    }
    return part;
  }

  static void fold(const auto& game, Part& part, const Event& event) {
    const auto at = [](Seat seat) { return static_cast<std::size_t>(seat.index()); };
    const Layout& layout = game.layout();
    const bool transfer = game.options().transfer;
    const auto number_at = [&](Space field) { return layout.digit_number[field]; };
    switch (event.kind) {
      case EventKind::start_rolled:
        if (part.first_rolls[at(event.seat)] == 0) part.first_rolls[at(event.seat)] = event.number;
        break;
      case EventKind::die_rolled:
        part.first_rolls[at(event.seat)] = 0;
        part.roll = event.number;
        break;
      case EventKind::roll_changed:
        part.roll = event.number;
        break;
      case EventKind::roll_forfeited:
        part.roll = 0;
        break;
      case EventKind::figure_stepped:
        CHECK(part.figures[at(event.seat)] == event.from);
        part.figures[at(event.seat)] = event.to;
        part.roll = 0;
        break;
      case EventKind::figure_moved:
      case EventKind::figure_sent:
        CHECK(part.figures[at(event.seat)] == event.from);
        part.figures[at(event.seat)] = event.to;
        break;
      case EventKind::figures_swapped:
        part.figures[at(event.seat)] = event.to;
        part.figures[at(event.other)] = event.from;
        break;
      case EventKind::blockade_removed:
        part.opened.insert(event.to.number());
        break;
      case EventKind::lift_left:
        part.board.erase(number_at(event.from));
        break;
      case EventKind::digit_taken:
        part.board.erase(number_at(event.from));
        part.digits[at(event.seat)].receive(event.digit, transfer);
        break;
      case EventKind::digit_robbed:
        part.digits[at(event.other)].give_up(event.digit);
        part.digits[at(event.seat)].receive(event.digit, transfer);
        break;
      case EventKind::digit_dropped:
        part.digits[at(event.seat)].give_up(event.digit);
        part.board.insert(number_at(event.to));
        break;
      case EventKind::digits_transferred:
        part.digits[at(event.seat)].transfer_all();
        break;
      case EventKind::digits_traded:
        for (const Digit digit : all_digits) {
          for (int left = event.bundle.count(digit); left > 0; --left) {
            part.digits[at(event.seat)].give_up(digit);
            part.digits[at(event.other)].receive(digit, transfer);
          }
        }
        break;
      case EventKind::offer_made:
        part.proposal = event.proposal;
        break;
      case EventKind::offer_accepted:
        CHECK(part.proposal == event.proposal);
        if (!event.proposal.is_circle() || event.seat == event.proposal.then()) part.proposal = {};
        break;
      case EventKind::offer_declined:
        CHECK(part.proposal == event.proposal);
        part.proposal = {};
        break;
      case EventKind::pact_made:
        part.pacts.insert(event.seat, event.other);
        break;
      case EventKind::pact_ended:
        part.pacts.erase(event.seat, event.other);
        break;
      case EventKind::symbol_drawn:
        part.draw_pile.remove(event.pose);
        part.symbols[at(event.seat)].add(event.pose);
        break;
      case EventKind::symbol_put_back:
        part.symbols[at(event.seat)].remove(event.pose);
        part.put_back.add(event.pose);
        break;
      case EventKind::symbol_chosen:
        part.symbols[at(event.seat)].remove(event.pose);
        part.aside.add(event.pose);
        break;
      case EventKind::symbol_given:
        // The first of the two comes from the other's hand, the second is the one laid aside.
        if (event.seat == part.turn) {
          part.symbols[at(event.other)].remove(event.pose);
        } else {
          part.aside.remove(event.pose);
        }
        part.symbols[at(event.seat)].add(event.pose);
        break;
      case EventKind::symbols_turned:
        part.draw_pile = part.put_back;
        part.put_back = {};
        break;
      case EventKind::cards_turned:
        part.events.turn_over();
        break;
      case EventKind::card_drawn:
        part.events.move(layout.deck, event.card, Spot::draw(), Spot::hand(event.seat));
        break;
      case EventKind::card_read:
        part.events.move(layout.deck, event.card, Spot::draw(), Spot::put_back());
        break;
      case EventKind::card_opened:
        part.events.move(layout.deck, event.card, Spot::draw(), Spot::open(event.seat, event.number));
        break;
      case EventKind::card_counted:
        part.events.move(layout.deck, event.card, Spot::open(event.seat, event.number + 1),
                         Spot::open(event.seat, event.number));
        break;
      case EventKind::card_done:
        part.events.move(layout.deck, event.card, Spot::open(event.seat, event.number), Spot::put_back());
        break;
      case EventKind::card_played:
        part.events.move(layout.deck, event.card, Spot::hand(event.seat), Spot::put_back());
        break;
      case EventKind::turn_passed:
        part.turn = event.seat;
        break;
      case EventKind::skip_promised:
        ++part.skips[at(event.seat)];
        break;
      case EventKind::turn_missed:
        --part.skips[at(event.seat)];
        break;
      case EventKind::seat_won:
        part.winners.insert(event.seat);
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
