#pragma once
#include <cstdint>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::ostfriesenlauf {

/// Things on the table that need a word in every language.
enum class Noun : std::uint8_t {
  runner,       ///< OL-1: four race, whoever owns them
  track,        ///< OL-1: a circle, run clockwise
  field,        ///< OL-4: a position counted from the start space
  lane,         ///< OL-5: orders the runners on one field, the innermost ahead
  start_space,  ///< OL-7: position 0
  finish_sign,  ///< OL-3: stands at one of five spots
  finish_line,  ///< OL-25: behind the sign's field, crossed from either side
  card,         ///< OL-1: moves the runner in a place, or the sign
  back,         ///< OL-1: 1 to 4: the place addressed, visible to all
  face,         ///< OL-2: what the card does, hidden until carried out
  stack,        ///< OL-1: 15 cards of one back
  hand,         ///< OL-9: four cards of a seat, five before it lays
  pile,         ///< OL-10: the cards laid in this round, face down
  played,       ///< OL-21: cards of earlier rounds since the last refill, face up
};

}  // namespace regelwerk::ostfriesenlauf
