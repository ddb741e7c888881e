#pragma once
#include <doctest/doctest.h>

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include <regelwerk/tock.hpp>
#include <tock/witness/naive.hpp>
#include <tock/witness/second.hpp>

// The same position in the library and in the naive engine.

namespace tock_test {

/// The marbles of a colour as words, `-` in the area, `h0`, `18!` with protection.
inline std::multiset<std::string> marbles_here(const RuntimeGame& game, const State& state, Seat colour) {
  std::multiset<std::string> marbles;
  for (const Place at : state.table.of(colour)) {
    const std::string field = std::to_string(at.field());
    const std::string text = at.is_area() ? "-" : at.is_lane() ? "h" + field : field;
    marbles.insert(is_protected(game, state, colour, at) ? text + "!" : text);
  }
  return marbles;
}

/// The same in the naive engine.
inline std::multiset<std::string> marbles_there(const naive_tock::Position& position, Seat colour) {
  std::multiset<std::string> marbles;
  for (const naive_tock::Marble& marble : position.marbles[static_cast<std::size_t>(colour.index())]) {
    using Where = naive_tock::Marble::Where;
    std::string text = marble.where == Where::area ? "-" : marble.where == Where::lane ? "h" : "";
    if (marble.where != Where::area) text += std::to_string(marble.index);
    if (marble.is_protected) text += "!";
    marbles.insert(text);
  }
  return marbles;
}

/// TK-38. The seats on place 1.
inline std::vector<int> winners_here(const RuntimeGame& game, const State& state) {
  std::vector<int> winners;
  const auto outcome = game.outcome(state);
  for (int seat = 0; outcome && seat < game.seats(); ++seat) {
    if (outcome->place(Seat{seat}) == 1) winners.push_back(seat);
  }
  return winners;
}

/// Checks that both say the same of everything that either knows.
inline void compare(const RuntimeGame& game, const State& here, const naive_tock::Position& there) {
  const Table& table = here.table;
  CHECK(std::string{phase_words[static_cast<std::size_t>(table.phase)]} == there.node);
  CHECK(table.leader.index() == there.leader);
  CHECK(table.turn.index() == there.turn);
  CHECK(int{table.deal} == there.deal_index);
  CHECK(table.ban == there.ban);
  CHECK(int{table.steps_left} == there.steps_left);
  CHECK(table.colour.index() == there.colour);
  CHECK(letters(here.deck) == there.deck);
  CHECK(letters(here.discards) == there.discards);
  CHECK(winners_here(game, here) == naive_tock::winners(there));
  const auto& gifts = table.phase == Phase::exchange ? there.chosen : there.known_gift;
  for (int index = 0; index < game.seats(); ++index) {
    const Seat seat{index};
    CHECK(letters(here.hand(seat)) == there.hands[static_cast<std::size_t>(index)]);
    CHECK(marbles_here(game, here, seat) == marbles_there(there, seat));
    CHECK(here.gift(seat).none() == !gifts.contains(index));
    if (gifts.contains(index)) CHECK(letter(here.gift(seat).rank()) == gifts.at(index));
  }
}

}  // namespace tock_test
