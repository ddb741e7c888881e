#pragma once
#include <cstdint>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::clockman {

/// What stands and lies on the table, for those who put it into words.
enum class Noun : std::uint8_t {
  figure,         ///< CM-1
  die,            ///< CM-3
  ring,           ///< CM-6
  field,          ///< CM-6
  passage,        ///< CM-6
  blockade,       ///< CM-10
  start_field,    ///< CM-7
  entry,          ///< CM-7
  junction,       ///< CM-7
  straight,       ///< CM-6
  centre,         ///< CM-6
  symbol_card,    ///< CM-40
  digit_card,     ///< CM-3
  event_card,     ///< CM-38
  draw_pile,      ///< CM-40
  put_back_pile,  ///< CM-40
  hand,           ///< CM-40
  date,           ///< CM-4
  loose_digits,   ///< CM-71
  surplus,        ///< CM-72
  pact,           ///< CM-75
  extra_turn,     ///< CM-50
  missed_turn,    ///< CM-51
};

}  // namespace regelwerk::clockman
