#pragma once
#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <clockman/witness/naive.hpp>
#include <naive_text.hpp>

namespace naive_clockman {

/// CM-66: who may still begin, and with what.
inline std::map<int, int> may_begin(const Position& position) {
  int highest = 0;
  for (const auto& [seat, rolled] : position.round_rolls) highest = std::max(highest, rolled);
  std::map<int, int> seats;
  for (const int seat : position.to_roll) {
    const auto rolled = position.round_rolls.find(seat);
    if (rolled == position.round_rolls.end()) seats[seat] = 0;
    if (rolled != position.round_rolls.end() && rolled->second == highest) seats[seat] = highest;
  }
  return seats;
}

/// What a viewer may know of a position by the ledger's hidden information, as a text. What has been and counts no more
/// is left out: rolls behind the move, first rolls behind the first turn, and rolls that were not the highest.
inline std::string seen(const Position& position, int viewer) {
  const auto knows = [&](int seat) { return viewer == naive_text::everything || viewer == seat; };
  naive_text::Text out;
  const bool rolls = position.node == "window_a" || position.node == "window_o" || position.node == "window_b" ||
                     position.node == "answer" || position.node == "roll" || position.node == "move";
  out.add(position.node).add(position.turn).add(position.asked).add(position.skips).add(position.again);
  if (position.node == "start_roll") out.add(may_begin(position));
  for (int seat = 0; seat < position.config.seats; ++seat) {
    if (!position.had_first_turn.at(ix(seat))) out.add(seat).add(position.starting_rolls.at(ix(seat)));  // CM-67
  }
  if (rolls) out.add(position.roll);
  for (const Place& place : position.figures) out.add(static_cast<int>(place.where)).add(place.ring).add(place.index);
  out.add(position.open).add(position.date).add(position.loose).add(position.board).add(position.blockades);
  out.add(position.pacts).add(position.played).add(position.offers).add(position.declined).add(position.proposal);
  out.add(position.symbol_back).add(position.event_back).add(position.symbol_draw.size());
  out.add(position.event_draw.size()).add(position.drawn);
  static const std::set<std::string> with_target{"spare", "spare_answer", "guard",     "rob",
                                                 "stay",  "mix_card",     "grab_guard"};
  if (with_target.contains(position.node)) out.add(position.target);
  if (position.node == "grab_guard") out.add(position.chosen);
  if (position.node == "mix_card" && knows(position.turn)) out.add(position.chosen);
  out.add(position.group).add(position.own).add(position.sent);
  for (int seat = 0; seat < position.config.seats; ++seat) {
    const auto& symbols = position.symbols.at(ix(seat));
    const auto& cards = position.cards.at(ix(seat));
    out.add(symbols.size()).add(cards.size());
    if (knows(seat)) out.add(symbols).add(cards);
  }
  return out.text();
}

}  // namespace naive_clockman
