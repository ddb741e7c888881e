#pragma once
#include <cstdint>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::clockman {

/// What stands and lies on the table, for those who put it into words.
enum class Noun : std::uint8_t {
  figure,         ///< CM-1: one per seat
  die,            ///< CM-3: one per seat, faces 1 to 6
  ring,           ///< CM-6: 1 outermost to 4 innermost
  field,          ///< CM-6: of a ring, of a passage or of a straight
  passage,        ///< CM-6: a field between two neighbouring rings
  blockade,       ///< CM-10: on every passage and on the last field of every straight
  start_field,    ///< CM-7: outside ring 1, one per seat
  entry,          ///< CM-7: the ring-1 field beside the start field
  junction,       ///< CM-7: the ring-4 field where the straight branches off
  straight,       ///< CM-6: three fields from ring 4 to the centre
  centre,         ///< CM-6: whoever enters it first wins
  symbol_card,    ///< CM-40: pays for a blockade of its pose
  digit_card,     ///< CM-3: 0, 1, 2, X or L; a date is made of them
  event_card,     ///< CM-38: drawn on event fields
  draw_pile,      ///< CM-40: face down, one each for symbol and event cards
  put_back_pile,  ///< CM-40: face up; becomes the draw pile when that is empty
  hand,           ///< CM-40: face-down cards of one seat, without a limit
  date,           ///< CM-4: the digits 01.01.2000
  loose_digits,   ///< CM-71: received but not yet transferred into the date
  surplus,        ///< CM-72: digits beyond those that the date can use
  pact,           ///< CM-75: between two hunters of a common third
  extra_turn,     ///< CM-50: by a card again
  missed_turn,    ///< CM-51: by a card skip
};

}  // namespace regelwerk::clockman
