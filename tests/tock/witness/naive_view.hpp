#pragma once
#include <set>
#include <string>

#include <naive_text.hpp>
#include <tock/witness/naive.hpp>

namespace naive_tock {

/// What a viewer may know of a position by the ledger's hidden information, as a text.
inline std::string seen(const Position& position, int viewer) {
  naive_text::Text out;
  out.add(position.node).add(position.leader).add(position.turn).add(position.deal_index).add(position.ban);
  out.add(position.steps_left).add(position.colour).add(position.discards).add(position.deck.size());
  for (const auto& marbles : position.marbles) {
    std::multiset<std::string> places;
    for (const Marble& marble : marbles) {
      places.insert(std::to_string(static_cast<int>(marble.where)) + "." + std::to_string(marble.index) +
                    (marble.is_protected ? "!" : ""));
    }
    out.add(places);
  }
  for (int seat = 0; seat < position.config.seats; ++seat) {
    const bool is_known = viewer == naive_text::everything || viewer == seat;
    const auto& hand = position.hands.at(ix(seat));
    out.add(hand.size()).add(position.chosen.contains(seat));
    if (is_known) out.add(hand);
    // TK-11: who gave a card knows it, and who got it does once the cards have changed hands.
    if (is_known && position.chosen.contains(seat)) out.add(position.chosen.at(seat));
    if (!position.known_gift.contains(seat)) continue;
    if (is_known || viewer == partner(position.config, seat)) out.add(seat).add(position.known_gift.at(seat));
  }
  return out.text();
}

}  // namespace naive_tock
