#pragma once
#include <string>

#include <regelwerk/tock.hpp>

#include "text.hpp"

namespace play {

/// A card as people say it; in the text of a move the 10 is a T.
[[nodiscard]] inline std::string tock_card(regelwerk::tock::Rank rank) {
  return rank == regelwerk::tock::Rank::ten ? std::string{"10"} : join(letter(rank));
}

/// The cards of a hand.
[[nodiscard]] inline std::string tock_hand(regelwerk::tock::Cards cards) {
  std::string text;
  cards.for_each_kind([&](regelwerk::tock::Rank rank) {
    for (int i = cards.count(rank); i > 0; --i) text += join(text.empty() ? "" : " ", tock_card(rank));
  });
  return text.empty() ? "-" : text;
}

/// A field as in the text of a move: of the ring 12, of the home lane h0.
[[nodiscard]] inline std::string tock_place(regelwerk::tock::Place place) {
  return join(place.is_lane() ? "h" : "", place.field());
}

}  // namespace play
