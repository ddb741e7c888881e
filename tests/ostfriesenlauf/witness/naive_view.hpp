#pragma once
#include <string>

#include <naive_text.hpp>
#include <ostfriesenlauf/witness/naive.hpp>

namespace naive_ostfriesenlauf {

/// What a viewer may know of a position by the ledger's hidden information, as a text.
inline std::string seen(const Position& position, int viewer) {
  const auto knows = [&](int seat) { return viewer == naive_text::everything || viewer == seat; };
  naive_text::Text out;
  out.add(position.node).add(position.sign).add(position.played).add(position.turn).add(position.drawn_stack);
  for (const int runner : position.order) out.add(runner).add(position.positions.at(ix(runner)));
  // OL-11: the backs of all cards are seen.
  for (const auto& [back, faces] : position.stacks) out.add(faces.size());
  for (int seat = 0; seat < position.config.seats; ++seat) {
    for (const auto& [back, faces] : position.hands.at(ix(seat))) {
      out.add(faces.size());
      if (knows(seat)) out.add(faces);
    }
  }
  for (const LaidCard& card : position.laid) {
    const bool is_everything = viewer == naive_text::everything;
    const bool is_own = is_owned(position.config, card.runner) && knows(card.runner);
    out.add(card.back).add(card.runner).add(is_everything || is_own ? card.face : "");
  }
  return out.text();
}

}  // namespace naive_ostfriesenlauf
