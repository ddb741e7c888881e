#pragma once
#include <cstdint>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::ostfriesenlauf {

/// What stands and lies on the table, for those who put it into words.
enum class Noun : std::uint8_t {
  runner,       ///< OL-1
  track,        ///< OL-1
  field,        ///< OL-4
  lane,         ///< OL-5
  start_space,  ///< OL-7
  finish_sign,  ///< OL-3
  finish_line,  ///< OL-25
  card,         ///< OL-1
  back,         ///< OL-1
  face,         ///< OL-2
  stack,        ///< OL-1
  hand,         ///< OL-9
  pile,         ///< OL-10
  played,       ///< OL-21
};

}  // namespace regelwerk::ostfriesenlauf
