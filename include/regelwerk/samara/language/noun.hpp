#pragma once
#include <cstdint>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::samara {

/// Things on the table that need a word in every language.
enum class Noun : std::uint8_t {
  foreman,        ///< SM-9: a seat, which leads workers
  worker,         ///< SM-8: a stack of 1 to 5 figures
  active_worker,  ///< SM-9: the one in NOW nearest the board
  helper,         ///< SM-14: a further worker of the same action
  figure,         ///< SM-5: a woman or a man, five per seat
  strength,       ///< SM-8: a worker's number of figures
  reserve,        ///< SM-5: a seat's figures that are not on the calendar
  space,          ///< SM-2: holds a tile, some of them tools
  column,         ///< SM-2: months of work, 1 to 9
  row,            ///< SM-2: strength needed, 1 to 4
  tile,           ///< SM-1: what workers build
  tool,           ///< SM-3: saw, trowel or glass tool, five kinds
  calendar,       ///< SM-4: two boards of six months
  month,          ///< SM-4: a row of workers, nearest the board first
  now,            ///< SM-4: the month in which workers act
  prestige,       ///< SM-44: points of a tile; the most win
};

}  // namespace regelwerk::samara
