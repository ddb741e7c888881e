#pragma once
#include <doctest/doctest.h>

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <clockman/witness/naive.hpp>
#include <clockman/witness/second.hpp>
#include <questions.hpp>
#include <regelwerk/clockman.hpp>
#include <regelwerk/play.hpp>

// Games of the library and of the naive engine side by side.

namespace clockman_test {

/// The library's word for the naive engine's node.
inline std::string_view phase_there(const naive_clockman::Position& there) {
  static const std::map<std::string, std::string_view> words{
      {"start_roll", "start"},   {"window_a", "before"},  {"answer", "trade"},     {"window_o", "others"},
      {"roll", "roll"},          {"window_b", "after"},   {"move", "move"},        {"spare", "spare"},
      {"spare_answer", "pact"},  {"guard", "guard"},      {"rob", "rob"},          {"stay", "stay"},
      {"symbol", "draw_symbol"}, {"event", "draw_event"}, {"lift", "lift"},        {"hoard", "take"},
      {"veto", "veto"},          {"lose", "lose"},        {"mix", "mix"},          {"mix_card", "mix_draw"},
      {"drop", "drop"},          {"grab", "grab"},        {"grab_guard", "guard"}, {"over", "over"}};
  return words.at(there.node);
}

inline void compare(const RuntimeGame& game, const State& here, const naive_clockman::Position& there) {
  const Table& table = here.table;
  CHECK(questions::who(game, here) == naive_clockman::actor(there));
  CHECK(table.turn.index() == there.turn);
  CHECK(phase_there(there) == word(table.phase));
  CHECK(int{table.played} == there.played);
  CHECK(table.proposals.made() == there.offers);
  CHECK(proposal_text(table.proposal) == there.proposal);
  CHECK(declined_here(table) == there.declined);
  CHECK(board_here(game, here) == there.board);
  CHECK(letters(here.draw_pile) == there.symbol_draw);
  CHECK(letters(here.put_back) == there.symbol_back);
  CHECK(tokens(game, here, Spot::draw()) == there.event_draw);
  CHECK(tokens(game, here, Spot::put_back()) == there.event_back);
  for (int passage = 0; passage < passages; ++passage) {
    CHECK(table.opened.contains(passage) != there.blockades.contains(passage));
  }
  for (int index = 0; index < game.seats(); ++index) {
    const Seat seat{index};
    const auto at = static_cast<std::size_t>(index);
    CHECK(naive_place(table.figure(seat)) == there.figures[at]);
    CHECK(letters(table.of(seat).date) == there.date[at]);
    CHECK(letters(table.of(seat).loose) == there.loose[at]);
    CHECK(int{table.skips[at]} == there.skips[at]);
    const bool mixes = seat == table.turn;
    CHECK(letters(mixes ? here.hand(seat) + here.aside : here.hand(seat)) == there.symbols[at]);
    CHECK(tokens(game, here, Spot::hand(seat)) == there.cards[at]);
    CHECK(open_here(game, here, seat) == there.open[at]);
    for (int low = 0; low < index; ++low)
      CHECK(table.pacts.contains(Seat{low}, seat) == there.pacts.contains({low, index}));
  }
  if (const auto outcome = game.outcome(here)) {
    std::vector<int> winners;
    for (int seat = 0; seat < game.seats(); ++seat) {
      if (outcome->place(Seat{seat}) == 1) winners.push_back(seat);
    }
    CHECK(winners == naive_clockman::winners(there));
  }
}

/// Random moves on both; the number of nodes compared. Counts the phases that they went through.
inline int compare_on(const RuntimeGame& game, State here, naive_clockman::Position there, Random& random, int cap,
                      std::map<Phase, int>& phases) {
  int nodes = 0;
  for (; nodes < cap; ++nodes) {
    compare(game, here, there);
    const auto legal = naive_clockman::moves(there);
    CAPTURE(std::string{to_text(game, here).view()});
    REQUIRE(questions::weighed(game, here) == legal);
    if (legal.empty()) break;
    ++phases[here.table.phase];
    const Move move = random_move(game, here, random);
    naive_clockman::play(there, std::string{to_text(game, here, move).view()});
    game.advance(here, move);
  }
  return nodes;
}

/// A random game from its beginning.
inline int compare_game(const RuntimeGame& game, Random& random, int cap, std::map<Phase, int>& phases) {
  return compare_on(game, game.initial(), naive_clockman::initial(naive_config(game)), random, cap, phases);
}

}  // namespace clockman_test
