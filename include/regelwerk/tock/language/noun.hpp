#pragma once
#include <cstdint>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::tock {

/// What stands and lies on the table, for those who put it into words.
enum class Noun : std::uint8_t {
  marble,       ///< TK-4
  ring,         ///< TK-1
  field,        ///< TK-1
  start_field,  ///< TK-2
  entrance,     ///< TK-3
  lane_field,   ///< TK-3
  start_area,   ///< TK-4
  card,         ///< TK-8
  hand,         ///< TK-9
  deck,         ///< TK-8
  discards,     ///< TK-8
  partner,      ///< TK-7
  team,         ///< TK-6
};

}  // namespace regelwerk::tock
