#pragma once
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include <conformance/traits.hpp>
#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/board/parts.hpp>

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
