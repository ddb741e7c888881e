#pragma once
#include <cstdint>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::tock {

/// Things on the table that need a word in every language.
enum class Noun : std::uint8_t {
  marble,       ///< TK-4: four of each colour
  ring,         ///< TK-1: the closed track that all marbles share
  field,        ///< TK-1: of the ring, numbered from 0
  start_field,  ///< TK-2: where marbles are brought in
  entrance,     ///< TK-3: the ring field before the home lane
  lane_field,   ///< TK-3: of the home lane, 0 (outermost) to 3
  start_area,   ///< TK-4: holds marbles not in play
  card,         ///< TK-8: of 13 ranks; suits mean nothing
  hand,         ///< TK-9: the cards that a seat has yet to play in this deal
  deck,         ///< TK-8: cards not yet dealt since the last shuffle
  discards,     ///< TK-8: cards played or discarded since the last shuffle, face up
  partner,      ///< TK-7: the seat opposite
  team,         ///< TK-6: two partners who win together
};

}  // namespace regelwerk::tock
